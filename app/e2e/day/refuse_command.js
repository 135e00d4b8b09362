import { Round } from '../pages/round.js';
import { equal, holds } from '../support/expect.js';

export const title = 'an exchange that cannot be is refused with its reason, and nothing changes';

export async function run(day) {
  const { page } = day.organizer;
  const round = new Round(page, day.desk('round'));
  await round.propose();
  const before = await round.pairs();
  const said = await round.tryToSwap(before[0].first, before[0].second);
  holds(said.includes('不能对调') && said.includes('同台'), `the page does not say why it is refused: ${said}`);
  await day.picture('refused');
  await round.open();
  equal(await round.pairs(), before, 'pairs after the refusal');
}
