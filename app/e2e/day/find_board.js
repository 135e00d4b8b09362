import { bare } from '../pages/entrants.js';
import { PHONE } from '../support/browser.js';
import { EVENT } from '../support/day.js';
import { holds } from '../support/expect.js';
import { entrants, pairs, rounds } from '../support/real_event.js';

export const title = 'a player finds their board on a phone of 390 px without script';

export async function run(day) {
  const player = await day.enter({ name: '棋手', viewport: PHONE, script: false });
  const { page } = player;
  await page.goto('/');
  await page.getByRole('link', { name: EVENT }).first().click();
  await page.locator('input[type=search], input[name=q], input[name=name]').first().fill('胡荣华');
  await page.keyboard.press('Enter');
  const found = bare(await page.locator('main').innerText());
  const me = entrants.find(({ name }) => name === '胡荣华').no;
  const { first, second } = pairs(rounds).find((pair) => pair.first === me || pair.second === me);
  const opponent = entrants.find(({ no }) => no === (first === me ? second : first)).name;
  holds(found.includes(opponent), `the page does not say that 胡荣华 meets ${opponent}: ${found}`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth).catch(() => PHONE.width);
  holds(width <= PHONE.width, `the page is ${width} px wide`);
  await player.show('find-board');
  await player.leave();
}
