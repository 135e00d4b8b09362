// 成绩, by keyboard.

import { until } from '../support/server.js';
import { bare } from './entrants.js';

const KEYS = { '1-0': '1', '1/2-1/2': '=', '0-1': '0', '+/-': '+', '-/+': '-' };

export class Results {
  constructor(page, address) {
    this.page = page;
    this.address = address;
  }

  async open() {
    await this.page.goto(this.address);
  }

  /** Types a board and its result, and waits until the page says that it stands. */
  async enter(board, result) {
    await this.type(board, result);
    await until(10_000, `board ${board} is on disk`, async () => (await this.state(board)).settled);
  }

  async type(board, result) {
    const field = this.page.getByLabel('台号和结果');
    // The field listens once the WASM is there; a person types again, too.
    await until(20_000, 'the field understands what is typed', async () => {
      await field.fill('');
      await field.pressSequentially(`${board} ${KEYS[result]}`);
      return this.page.locator('#who .told').isVisible();
    });
    await field.press('Enter');
  }

  row(board) {
    return this.page.locator(`tr#b${board}`);
  }

  /** What the row of a board says, and whether that is on disk. */
  async state(board) {
    const text = bare(await this.row(board).locator('td.rv').innerText());
    const open = (await this.row(board).locator('td.rv form').count()) > 0;
    return { text, settled: !open && !/正在记|还没送到/.test(text) };
  }

  /** `{ board, first, second }` with the names of both. */
  async boards() {
    return this.page.locator('table.results tr[id^=b]').evaluateAll((rows) =>
      rows.map((row) => {
        const [first, second] = [...row.querySelectorAll('.nm')].map((name) => name.textContent.replace(/\s/g, ''));
        return { board: Number(row.id.slice(1)), first, second };
      }),
    );
  }
}
