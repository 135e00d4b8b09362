import { PHONE } from '../support/browser.js';
import { equal } from '../support/expect.js';

export const title = 'every page opens on a phone of 390 px without sideways scroll';

export async function run(day) {
  const hall = ['rounds/7', 'rounds/1?view=names', 'standings', 'table', 'players', 'players/2'].map((page) => day.hall(page));
  const tabs = ['entrants', 'draw', 'round', 'results/7', 'standings', 'papers', 'journal'].map((page) => day.desk(page));
  const own = ['/', `/e/${day.slug}`, `/e/${day.slug}/rules`, '/desk', '/desk/new', `/desk/e/${day.slug}`, `/desk/e/${day.slug}/settings`, '/account'];
  const { page } = day.organizer;
  const before = page.viewportSize();
  await page.setViewportSize(PHONE);
  const wrong = [];
  for (const address of [...own, ...hall, ...tabs]) {
    const answer = await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (answer.status() !== 200 || width > PHONE.width) wrong.push(`${address}: ${answer.status()}, ${width} px`);
    await day.picture(`phone${address.replace(day.slug, 'event').replaceAll(/\W+/g, '-')}`);
  }
  await page.setViewportSize(before);
  equal(wrong, [], 'pages that do not open or are too wide');
}
