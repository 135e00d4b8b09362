// 一场团体赛: line-ups and boards.

export class TeamMatch {
  constructor(page, address) {
    this.page = page;
    this.address = address;
  }

  async open() {
    await this.page.goto(this.address);
  }

  form(side) {
    return this.page.locator('form[action="/api/set_line_up"]').filter({ has: this.page.locator(`#${side}-typed`) });
  }

  async lacksLineUp(side) {
    return (await this.form(side).count()) > 0;
  }

  /** Hands a list in, and answers what the page says. */
  async tryLineUp(side, typed) {
    await this.form(side).locator(`#${side}-typed`).fill(typed);
    await this.form(side).getByRole('button').click();
    return this.page.locator('.flash').first().innerText();
  }

  async lineUp(side, typed) {
    await this.tryLineUp(side, typed);
    await this.form(side).waitFor({ state: 'detached' });
  }

  /** A board is won by the team on the left or on the right. */
  async win(board, by) {
    const row = this.page.locator('table.team-boards tbody tr').nth(board - 1);
    await row.locator('form button').nth(by === 'left' ? 0 : 2).click();
    await row.locator('form').waitFor({ state: 'detached' });
  }
}
