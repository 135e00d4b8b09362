// 编排 of a format that has all its rounds beforehand.

export class Rounds {
  constructor(page, address) {
    this.page = page;
    this.address = address;
  }

  async publishAll() {
    await this.page.goto(this.address);
    await this.page.locator('form[action="/api/publish_schedule"] button').click();
    await this.page.getByText('全部轮次已公布').first().waitFor();
  }
}
