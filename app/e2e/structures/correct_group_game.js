import { Results } from '../pages/results.js';
import { bare } from '../pages/entrants.js';
import { holds } from '../support/expect.js';

export const title = 'a game of the groups is looked at again after the last stage: the correction is of that game';

export async function run(day) {
  const contest = day.twelve;
  const results = new Results(contest.page, contest.desk('results/1', 1));
  await results.open();
  const [{ board, first, second }] = await results.boards();
  const { text } = await results.state(board);
  await results.type(board, text.includes('红胜') ? '0-1' : '1-0');
  const correction = contest.page.locator('.panel').filter({ has: contest.page.locator('.effects') });
  await correction.waitFor();
  const shown = bare(await correction.innerText());
  holds(shown.includes(first) && shown.includes(second), `the correction is of ${first} and ${second}, not ${shown}`);
}
