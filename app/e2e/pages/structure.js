// 结构: the boxes of the stages, and 要紧的几项 below them.

export class Structure {
  constructor(page) {
    this.page = page;
  }

  /** What the box of a stage says after a word. */
  async fact(stage, word) {
    const box = this.page.locator('ol.flow > li.st:not(.start)').nth(stage - 1);
    await box.waitFor();
    return box.locator('dt', { hasText: word }).locator('xpath=following-sibling::dd[1]').innerText();
  }

  /** Types other numbers by their labels and saves them together. */
  async change(figures) {
    for (const [label, value] of Object.entries(figures)) await this.page.getByLabel(label, { exact: true }).fill(value);
    await this.page.getByRole('button', { name: '保存这几项' }).click();
    await this.page.getByText('要紧的几项已保存').waitFor();
  }
}
