import { Results } from '../pages/results.js';
import { equal, holds } from '../support/expect.js';
import { enterResults, openGames, publishRound } from '../support/play.js';

export const title = 'two browsers enter results side by side, and a board with two results asks';

export async function run(day) {
  await publishRound(day, 2);
  await enterResults(day, 2);
  await publishRound(day, 3);
  const [mine, theirs] = [day.organizer, day.colleague].map(({ page }) => new Results(page, day.desk('results/3')));
  await Promise.all([mine.open(), theirs.open()]);
  const games = await openGames(mine, 3);
  const half = games.length / 2;
  await Promise.all([enterAll(mine, games.slice(0, half)), enterAll(theirs, games.slice(half))]);
  await choose(theirs, games[0]);
  for (const results of [mine, theirs]) {
    await results.open();
    for (const { board } of games) holds((await results.state(board)).settled, `board ${board} is still open`);
  }
}

async function enterAll(results, games) {
  for (const { board, result } of games) await results.enter(board, result);
}

/** The other browser still shows the first board open and enters something else: both stand there to choose from. */
async function choose(results, { board, result }) {
  await results.type(board, result === '0-1' ? '1-0' : '0-1');
  const choice = results.page.locator('.two-v button');
  await choice.first().waitFor();
  equal(await choice.count(), 2, 'results to choose from');
  await choice.filter({ hasText: '现在记着的' }).click();
  await choice.first().waitFor({ state: 'detached' });
}
