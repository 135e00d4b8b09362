// 参赛者: the pasted list and its preview.

export class Entrants {
  constructor(page, address) {
    this.page = page;
    this.address = address;
  }

  async paste(text) {
    await this.page.goto(`${this.address}?paste=1`);
    const form = this.page.locator('form[action="/api/paste_entrants"]');
    await form.locator('textarea').fill(text);
    await form.locator('button.go').click();
    await this.confirmation().waitFor();
  }

  confirmation() {
    return this.page.locator('form[action="/api/confirm_entrants"]');
  }

  /** How many lines the preview would register. */
  async ticked() {
    return this.page.locator('input[name="line[]"]:checked').count();
  }

  async confirm() {
    await this.confirmation().locator('button.go').click();
    await this.page.getByText('已报名').first().waitFor();
  }

  async names() {
    await this.page.goto(this.address);
    return (await this.page.locator('table tbody th[scope=row]').allInnerTexts()).map(bare);
  }
}

/** A name without the blanks that give two characters the width of three. */
export function bare(name) {
  return name.replace(/\s/g, '');
}
