import { equal } from '../support/expect.js';
import { weight } from '../support/weight.js';

export const title = 'every public page weighs less than 30 KB without WASM';

const LIMIT = 30 * 1024;

export async function run(day) {
  const pages = [
    '/',
    `/e/${day.slug}`,
    `/e/${day.slug}/rules`,
    day.hall('rounds/7'),
    day.hall('standings'),
    day.hall('table'),
    day.hall('players'),
    day.hall('players/2'),
  ];
  const heavy = [];
  for (const page of pages) {
    const bytes = await weight(day.server.url + page);
    console.log(`      ${(bytes / 1024).toFixed(1)} KB  ${page}`);
    if (bytes >= LIMIT) heavy.push(page);
  }
  equal(heavy, [], 'pages that are too heavy');
}
