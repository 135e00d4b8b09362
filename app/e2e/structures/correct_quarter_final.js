import { bare } from '../pages/entrants.js';
import { equal, holds } from '../support/expect.js';

export const title = 'a quarter-final is corrected after the semi-final was played: replayed with the new winner';

/** The knockout of the contest before is over; its first quarter-final was entered wrongly. */
export async function run(day) {
  const contest = day.knockout;
  const { page } = contest;
  const semi = contest.match(2, 3, 1);
  await page.goto(contest.desk('results/2', 2));
  const two = (await page.locator('tr#b1 .nm').allInnerTexts()).map(bare);
  await semi.open();
  const before = await semi.text();
  const wasWrong = before.includes(two[0]) ? 0 : 1;
  const [wrong, right] = [two[wasWrong], two[1 - wasWrong]];
  await page.goto(`${contest.desk('results/2', 2)}&board=1&to=${wasWrong === 0 ? '0-1' : '1-0'}`);
  holds((await page.locator('main').innerText()).includes('后面的场次已经赛过'), 'the page does not list later matches');
  const answered = page.waitForEvent('load');
  await page.getByRole('button', { name: '按新的胜者重赛' }).click();
  await answered;
  await semi.open();
  const after = await semi.text();
  equal([after.includes(right), after.includes(wrong)], [true, false], 'the right winner sits in the semi-final, and only they');
  await semi.play(right);
  const open = await contest.openMatches(2);
  equal(open.map(({ round }) => round), [4], 'the final is played again');
}
