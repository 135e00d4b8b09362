import { Results } from '../pages/results.js';
import { equal } from '../support/expect.js';
import { enterResults, openGames, publishRound } from '../support/play.js';

export const title = 'kill -9 between two results loses neither';

export async function run(day) {
  await publishRound(day, 4);
  const results = new Results(day.organizer.page, day.desk('results/4'));
  await results.open();
  const [first, second] = await openGames(results, 4);
  const recorded = [];
  for (const { board, result } of [first, second]) {
    await results.enter(board, result);
    recorded.push((await results.state(board)).text);
    await day.server.kill();
    await day.server.run();
    await results.open();
  }
  const stand = [await results.state(first.board), await results.state(second.board)];
  equal(stand, recorded.map((text) => ({ text, settled: true })), 'results after both kills');
  await enterResults(day, 4);
}
