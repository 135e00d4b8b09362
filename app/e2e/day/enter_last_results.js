import { enterResults } from '../support/play.js';
import { rounds } from '../support/real_event.js';

export const title = 'the results of round 7';

export async function run(day) {
  await enterResults(day, rounds);
}
