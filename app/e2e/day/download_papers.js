import { execFileSync } from 'node:child_process';
import { EVENT } from '../support/day.js';
import { equal, holds } from '../support/expect.js';
import { entrants, rounds } from '../support/real_event.js';

export const title = 'the five papers are PDFs whose text can be read';

const WORDS = {
  boards: ['对阵表', '台'],
  names: ['对阵表', '姓名'],
  standings: ['名次', '积分', '对手分'],
  cross: ['成绩表'],
  rounds: ['成绩表'],
};

export async function run(day) {
  const { page, context } = day.organizer;
  await page.goto(day.desk('papers'));
  const offered = await page.locator('a[href*=".pdf"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const kind of ['boards', 'names', 'standings', 'rounds']) {
    holds(offered.some((href) => href.includes(`/${kind}.pdf`)), `the page does not offer ${kind}.pdf`);
  }
  for (const [kind, words] of Object.entries(WORDS)) {
    const answer = await context.request.get(day.hall(`papers/${kind}.pdf?round=${rounds}`));
    equal([answer.status(), answer.headers()['content-type']], [200, 'application/pdf'], kind);
    const text = textOf(await answer.body());
    const lost = [EVENT, ...words, ...entrants.map(({ name }) => name)].filter((word) => !text.includes(word));
    equal(lost, [], `${kind}.pdf lacks`);
  }
}

/** The text of a PDF without blanks: columns are set with them. */
function textOf(pdf) {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, maxBuffer: 16 << 20 })
    .toString()
    .replace(/\s/g, '');
}
