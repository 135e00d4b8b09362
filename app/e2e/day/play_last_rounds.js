import { enterResults, publishRound } from '../support/play.js';
import { rounds } from '../support/real_event.js';

export const title = 'rounds 5 to 7 in the same way';

export async function run(day) {
  for (let number = 5; number <= rounds; number += 1) {
    await publishRound(day, number);
    await enterResults(day, number);
  }
}
