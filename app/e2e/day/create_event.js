import { NewEvent } from '../pages/new_event.js';
import { EVENT } from '../support/day.js';
import { holds } from '../support/expect.js';

export const title = 'an event is made from a template';

export async function run(day) {
  const { page } = day.organizer;
  day.slug = await new NewEvent(page).create({ name: EVENT, template: '积分编排 7 轮', division: '男子' });
  await page.goto('/');
  holds((await page.locator('main').innerText()).includes(EVENT), 'the public list does not show the event');
}
