import { Contest, people } from '../support/contest.js';
import { bare } from '../pages/entrants.js';
import { Round } from '../pages/round.js';
import { equal, holds } from '../support/expect.js';
import { strongerOf } from './run_twelve_groups.js';

export const title = 'nine rounds of Swiss, then the first sixteen: a drawn match waits for its decider';

export async function run(day) {
  const lines = people(18);
  const contest = await Contest.create(day, { name: '晋圈赛', template: '积分晋圈', lines });
  day.knockout = contest;
  const stronger = strongerOf(lines);
  for (let number = 1; number <= 9; number += 1) {
    const round = new Round(contest.page, contest.desk('round', 1));
    await round.propose();
    await round.publish(number);
    await contest.enterRound(1, number, stronger);
  }
  await contest.start(2);
  await drawFirstMatch(contest, stronger);
  for (const round of [1, 2, 3]) await contest.enterRound(2, round, stronger);
  const [champion, second] = lines.map((line) => bare(line.split('\t')[0]));
  equal((await contest.openMatches(2)).length, 1, 'only the final is open');
  await contest.enterRound(2, 4, stronger);
  equal((await contest.places()).slice(0, 2).map(([, name]) => name), [champion, second], 'the first two');
}

/** Nothing moves on while a match is level: drawn, a quick game drawn, then 和棋黑胜. */
async function drawFirstMatch(contest, stronger) {
  const match = contest.match(2, 1, 1);
  await match.open();
  await match.play('和');
  holds((await match.text()).includes('打平'), 'the page does not say that the match is level');
  const open = await contest.openMatches(2);
  holds(open.some(({ round, board }) => round === 1 && board === 1), 'a level match is no longer to be played');
  await match.open();
  await match.play('和');
  holds((await match.next()).includes('和棋'), `和棋黑胜 comes next, not ${await match.next()}`);
  // A draw is a win for 后走: the weaker one moves first.
  const two = (await contest.page.locator('section.next-game .pickone').allInnerTexts()).map((text) => bare(text).replace(/先走$/, ''));
  await match.play('和', stronger(...two) === '1-0' ? two[1] : two[0]);
  equal(await match.next(), '', 'the decider decides');
}
