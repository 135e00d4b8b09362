import { Contest, people } from '../support/contest.js';
import { bare } from '../pages/entrants.js';
import { Rounds } from '../pages/rounds.js';
import { equal, holds } from '../support/expect.js';

export const title = '48 people: 12 groups, 12 to 6, 6 to 3, a round robin of three; from names to the champion';

export async function run(day) {
  const lines = people(48);
  const contest = await Contest.create(day, { name: '迎新杯', template: '分组循环后淘汰 12×4', lines });
  day.twelve = contest;
  const stronger = strongerOf(lines);
  await contest.start(1);
  await new Rounds(contest.page, contest.desk('round', 1)).publishAll();
  for (const round of [1, 2, 3]) await contest.enterRound(1, round, stronger);
  await contest.page.goto(contest.hall('groups', 1));
  equal(await contest.page.locator('b.through').count(), 12, 'who is through is said');
  for (const stage of [2, 3]) {
    await contest.start(stage);
    await contest.enterRound(stage, 1, stronger);
  }
  await contest.start(4);
  await new Rounds(contest.page, contest.desk('round', 4)).publishAll();
  for (const round of [1, 2, 3]) await contest.enterRound(4, round, stronger);
  await checkPlaces(contest, lines);
}

/** The one who stands higher in the list wins. */
export function strongerOf(lines) {
  const order = lines.map((line) => bare(line.split('\t')[0]));
  return (first, second) => (order.indexOf(first) < order.indexOf(second) ? '1-0' : '0-1');
}

async function checkPlaces(contest, lines) {
  const places = await contest.places();
  equal(places.length, 48, 'everybody has a place');
  equal(places[0][1], bare(lines[0].split('\t')[0]), 'the champion');
  const prizes = places.slice(0, 6).map(([place, , prize]) => [Number.parseInt(place, 10), prize]);
  const thirds = [4, 4, 4].map((place) => [place, '三等奖']);
  equal(prizes, [[1, '一等奖'], [2, '二等奖'], [3, '二等奖'], ...thirds], 'places and prizes');
  holds(places.slice(3, 6).every(([place]) => place.includes('并列')), 'the three third prizes are not shown as shared');
}
