import { Contest, people } from '../support/contest.js';
import { bare } from '../pages/entrants.js';
import { equal, holds } from '../support/expect.js';
import { strongerOf } from './run_twelve_groups.js';

export const title = 'a double elimination of 16 whose final goes to the fourth game';

const FINAL = 30;

export async function run(day) {
  const lines = people(16);
  const contest = await Contest.create(day, { name: '双败赛', template: '双败淘汰 16 人', lines });
  day.double = contest;
  await contest.start(1);
  const final = await playToTheFinal(contest, strongerOf(lines));
  await playFourGames(contest, final, lines.map((line) => bare(line.split('\t')[0])));
}

/** Plays every round until the final is open, and answers it. */
async function playToTheFinal(contest, stronger) {
  for (let round = 1; ; round += 1) {
    const [open] = await contest.openMatches(1);
    if (open.number === FINAL) return open;
    await contest.enterRound(1, round, stronger);
  }
}

/** The loser's side wins once, and three draws follow: the title is theirs (附三 注意 3). */
async function playFourGames(contest, { round, board }, [unbeaten, other]) {
  const match = contest.match(1, round, board);
  await match.open();
  await match.play(other);
  for (const game of ['第2局', '第3局', '第4局']) {
    holds((await match.next()).includes(game), `after a draw ${game} comes next, not ${await match.next()}`);
    await match.play('和');
  }
  equal(await match.next(), '', 'four games decide');
  const places = await contest.places();
  equal(places.slice(0, 2).map(([place, name]) => [Number.parseInt(place, 10), name]), [[1, other], [2, unbeaten]], 'the first two');
}
