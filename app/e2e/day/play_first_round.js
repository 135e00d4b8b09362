import { enterResults, publishRound } from '../support/play.js';

export const title = 'round 1: proposed, made the real one by hand, published, results by keyboard';

export async function run(day) {
  await publishRound(day, 1);
  await enterResults(day, 1);
}
