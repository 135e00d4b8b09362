import { Door } from '../pages/door.js';
import { ORGANIZER } from '../support/day.js';
import { holds } from '../support/expect.js';

export const title = 'the printed link makes the first account, once';

export async function run(day) {
  const { page } = day.organizer;
  const link = await day.server.setupLink();
  await new Door(page).setUp(link, ORGANIZER);
  await page.waitForURL(/\/desk/);
  await page.goto(link);
  holds((await page.locator('input[name=password]').count()) === 0, 'the link still asks for a first account');
}
