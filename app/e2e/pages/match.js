// 一场: its games one by one.

import { bare } from './entrants.js';

export class MatchPage {
  constructor(page, address) {
    this.page = page;
    this.address = address;
  }

  async open() {
    await this.page.goto(this.address);
  }

  /** Enters the game that is next: who wins it (by name), or `和`. Where the colours are drawn, `first` moves first. */
  async play(winner, first) {
    const next = this.page.locator('section.next-game').first();
    if (first) await next.getByText(`${first}先走`).click();
    const buttons = next.locator('button[name="entry[result]"]');
    const words = (await buttons.allInnerTexts()).map(bare);
    const wanted = words.findIndex((word) => (winner === '和' ? word === '和' : word.includes(winner)));
    if (wanted < 0) throw new Error(`no button for ${winner} among ${words.join(', ')}`);
    const answered = this.page.waitForEvent('load');
    await buttons.nth(wanted).click();
    await answered;
  }

  /** The title of the game that is next; empty when the match is decided. */
  async next() {
    const title = this.page.locator('section.next-game h2').first();
    return (await title.count()) > 0 ? bare(await title.innerText()) : '';
  }

  async text() {
    return bare(await this.page.locator('main').innerText());
  }
}
