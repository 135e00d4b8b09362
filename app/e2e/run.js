// The day, step by step, in order: each step goes on where the one before left off. Prints a line for each and the count.

import { launch } from './support/browser.js';
import { Day } from './support/day.js';

const STEPS = [
  'create_account',
  'refuse_password',
  'create_event',
  'paste_entrants',
  'type_numbers',
  'refuse_command',
  'repeat_form',
  'play_first_round',
  'enter_results_together',
  'survive_kill',
  'play_last_rounds',
  'find_board',
  'enter_last_results',
  'compare_standings',
  'download_papers',
  'weigh_pages',
  'open_pages',
];

/** Structures, each in an event of its own beside the day's. */
const STRUCTURES = [
  'change_figures',
  'run_twelve_groups',
  'play_double_elimination',
  'play_team_swiss',
  'play_swiss_then_knockout',
  'correct_quarter_final',
  'correct_group_game',
  'check_archives',
];

const ALL = [
  ...STEPS.map((name) => `day/${name}`),
  ...STRUCTURES.map((name) => `structures/${name}`),
  'day/watch_console',
];

const only = process.argv.slice(2);
const browser = await launch();
const day = await Day.begin(browser);
let passed = 0;
let failed = 0;
try {
  for (const path of ALL) {
    const name = path.split('/')[1];
    if (only.length > 0 && !only.includes(name)) continue;
    const { title, run } = await import(`./${path}.js`);
    const start = Date.now();
    try {
      await run(day);
      passed += 1;
      console.log(`  ✓ ${title} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.log(`  ✗ ${title}\n${indented(error.stack)}`);
      await day.picture(`failed-${name}`);
    }
  }
} finally {
  if (failed > 0) console.log(`  what the server printed last:\n${indented(day.server.output.split('\n').slice(-25).join('\n'))}`);
  await day.end();
  await browser.close();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function indented(text) {
  return text.replace(/^/gm, '      ');
}
