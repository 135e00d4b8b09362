import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Standings } from '../pages/standings.js';
import { equal } from '../support/expect.js';
import { file, rounds } from '../support/real_event.js';

export const title = 'the standings are those of the command line, on the real event and on the exported one';

export async function run(day) {
  const page = new Standings(day.organizer.page, day.hall('standings'));
  const shown = (await page.after(rounds)).map((line) => ({
    rank: line.rank,
    no: line.no,
    points: line['积分'],
    buchholz: line['对手分'],
    wins: line['胜局'],
  }));
  equal(shown, await ranked(day, file), 'standings on the page and of the archive of the real event');
  const exported = join(day.server.folder, 'event.json');
  writeFileSync(exported, await day.server.command('export', day.slug, '--data-dir', day.server.folder));
  equal(shown, await ranked(day, exported), 'standings on the page and of the exported archive');
}

async function ranked(day, archive) {
  const lines = JSON.parse(await day.server.command('standings', archive));
  return lines.map(({ rank, no, values: { points, buchholz, wins } }) => ({ rank, no, points, buchholz, wins: String(wins) }));
}
