// A contest of its own beside the day's event: made from a template, its people pasted, its numbers given.

import { Entrants } from '../pages/entrants.js';
import { MatchPage } from '../pages/match.js';
import { NewEvent } from '../pages/new_event.js';
import { Results } from '../pages/results.js';

const SURNAMES = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎'];
const GIVEN = ['知行', '安澜', '若谷', '怀瑾', '望舒', '景行', '明远', '清和'];

/** People with different names, of a few schools: `姓名\t单位`. */
export function people(count, units = 8) {
  const name = (index) => SURNAMES[index % SURNAMES.length] + GIVEN[Math.floor(index / 6) % GIVEN.length];
  return Array.from({ length: count }, (_, index) => `${name(index)}\t第${(index % units) + 1}中学`);
}

export class Contest {
  static async create(day, { name, template, lines, header = '姓名\t单位' }) {
    const { page } = day.organizer;
    const slug = await new NewEvent(page).create({ name, template, division: '公开组' });
    const contest = new Contest(page, slug);
    const list = new Entrants(page, contest.desk('entrants'));
    await list.paste([header, ...lines].join('\n'));
    await list.confirm();
    await contest.number();
    return contest;
  }

  constructor(page, slug) {
    this.page = page;
    this.slug = slug;
  }

  desk(page, stage) {
    return `/desk/e/${this.slug}/1/${page}${stage ? `?s=${stage}` : ''}`;
  }
  hall(page, stage) {
    return `/e/${this.slug}/1/${page}${stage ? `?s=${stage}` : ''}`;
  }

  /** Numbers: drawn by machine, or as listed where the first stage has a draw of its own. */
  async number() {
    await this.page.goto(this.desk('draw'));
    await this.page.locator('main button.go').first().click();
    await this.page.locator('ol.nos, form[action="/api/start_stage"]').waitFor();
  }

  /** Starts a stage by the machine's draw. */
  async start(stage) {
    await this.page.goto(this.desk('start', stage));
    await this.page.getByRole('button', { name: `开始第 ${stage} 阶段` }).click();
    await this.page.getByText('座次已定').first().waitFor();
  }

  /** Enters by keyboard every open board of a round; `resultOf` is asked with its names. */
  async enterRound(stage, round, resultOf) {
    const results = new Results(this.page, this.desk(`results/${round}`, stage));
    await results.open();
    for (const { board, first, second } of await results.boards()) {
      if (!(await results.state(board)).settled) await results.enter(board, resultOf(first, second, board));
    }
  }

  match(stage, round, board) {
    return new MatchPage(this.page, this.desk(`match/${round}/${board}`, stage));
  }

  /** The matches of a stage's bracket that can be played now: `{ number, round, board }`. */
  async openMatches(stage) {
    await this.page.goto(this.desk('bracket', stage));
    const open = this.page.locator('a.mt.open');
    const found = await open.evaluateAll((links) => links.map((link) => [link.id, link.getAttribute('href')]));
    return found.map(([id, href]) => {
      const [, round, board] = href.match(/match\/(\d+)\/(\d+)/);
      return { number: Number(id.slice(1)), round: Number(round), board: Number(board) };
    });
  }

  /** `[place, name, prize]` of the final places, as the public page shows them. */
  async places() {
    await this.page.goto(this.hall('places'));
    return this.page.locator('table.places tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const text = (cell) => (row.querySelector(cell)?.textContent ?? '').replace(/\s/g, '');
        return [text('.rk'), text('.nm'), text('.prize')];
      }),
    );
  }
}
