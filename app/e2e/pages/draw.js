// 抽签.

import { bare } from './entrants.js';

export class Draw {
  constructor(page, address) {
    this.page = page;
    this.address = address;
  }

  /** Types everybody's number, as drawn in the hall. `numberOf` knows it by name. */
  async typeNumbers(numberOf) {
    await this.page.goto(this.address);
    const form = this.page.locator('form[action="/api/type_numbers"]');
    for (const field of await form.getByLabel(/的号码$/).all()) {
      const name = bare(await field.getAttribute('aria-label')).replace(/的号码$/, '');
      await field.fill(String(numberOf(name)));
    }
    await form.getByRole('button').click();
  }

  /** `[number, name]` of everybody. */
  async numbers() {
    await this.page.goto(this.address);
    const rows = await this.page.locator('ol.nos li').all();
    return Promise.all(
      rows.map(async (row) => [
        Number(await row.locator('b').innerText()),
        bare(await row.locator('.nm').innerText()),
      ]),
    );
  }
}
