import { bare } from '../pages/entrants.js';
import { Results } from '../pages/results.js';
import { PHONE } from '../support/browser.js';
import { EVENT } from '../support/day.js';
import { holds } from '../support/expect.js';
import { rounds } from '../support/real_event.js';

export const title = 'a player finds their next board on a phone of 390 px without script';

const ME = '胡荣华';

export async function run(day) {
  const { board, side, opponent } = await seat(day);
  const player = await day.enter({ name: '棋手', viewport: PHONE, script: false });
  const { page } = player;
  await page.goto('/');
  await page.getByRole('link', { name: EVENT }).first().click();
  await page.getByLabel('找我的台').fill(ME);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?/);
  const found = bare(await page.locator('main').innerText());
  for (const word of [`第${rounds}轮`, `台号${board}`, `执${side}`, opponent]) {
    holds(found.includes(word), `the page does not tell ${ME}: ${word}\n${found}`);
  }
  await player.show('find-board');
  await player.leave();
}

/** Where the organizer sees them. */
async function seat(day) {
  const results = new Results(day.organizer.page, day.desk(`results/${rounds}`));
  await results.open();
  const { board, first, second } = (await results.boards()).find((pair) => pair.first === ME || pair.second === ME);
  return first === ME ? { board, side: '红', opponent: second } : { board, side: '黑', opponent: first };
}
