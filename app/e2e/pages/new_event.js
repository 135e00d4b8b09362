// 新建赛事.

export class NewEvent {
  constructor(page) {
    this.page = page;
  }

  /** Makes an event and answers its address. */
  async create({ name, template, division }) {
    await this.page.goto('/desk/new');
    await this.page.getByLabel('赛事名称').fill(name);
    await this.chooseTemplate(template);
    await this.page.getByLabel('每行一个').fill(division);
    await this.page.getByRole('button', { name: '建立赛事' }).click();
    await this.page.waitForURL(/\/desk\/e\/[^/]+/);
    return new URL(this.page.url()).pathname.split('/')[3];
  }

  /** Templates beyond the first few are folded away. */
  async chooseTemplate(template) {
    const card = this.page.getByText(template, { exact: true });
    const fold = this.page.locator('details:not([open])').filter({ has: card });
    if ((await fold.count()) > 0) await fold.locator('summary').click();
    await card.click();
  }
}
