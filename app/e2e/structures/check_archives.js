import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { equal } from '../support/expect.js';

export const title = 'qisai check finds no departure in what was played, nor in simulated events of the same structures';

const TEMPLATES = ['groups_12x4', 'double_elim_16', 'swiss_knockout_16', 'team_swiss'];

export async function run(day) {
  for (const contest of [day.twelve, day.double, day.knockout, day.teams]) {
    const answer = await day.organizer.context.request.get(`/desk/e/${contest.slug}/archive.json`);
    equal(answer.status(), 200, 'the archive of an event');
    const file = join(day.server.folder, `${contest.slug}.json`);
    writeFileSync(file, await answer.body());
    equal(JSON.parse(await day.server.command('check', file)), [], `departures of ${contest.slug}`);
  }
  for (const key of TEMPLATES) await checkSimulated(day, key);
}

async function checkSimulated(day, key) {
  const file = join(day.server.folder, `${key}.json`);
  writeFileSync(file, await day.server.command('simulate', '--players', '48', '--seed', '7', '--format', `template:${key}`));
  equal(JSON.parse(await day.server.command('check', file)), [], `departures of a simulated ${key}`);
}
