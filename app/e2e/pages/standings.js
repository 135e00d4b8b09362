// 名次, as everybody sees it.

export class Standings {
  constructor(page, address) {
    this.page = page;
    this.address = address;
  }

  /** In order of ranks: `{ rank, no, 积分, 对手分, … }`, every key of the chain by its name. */
  async after(round) {
    await this.page.goto(`${this.address}?after=${round}`);
    return this.page.locator('table.rank').evaluate((table) => {
      const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent.trim());
      const rows = [...table.querySelectorAll('tbody tr')].filter((row) => row.querySelector('td.rk'));
      return rows.map((row) => {
        const cells = Object.fromEntries([...row.children].map((cell, index) => [heads[index], cell.textContent.trim()]));
        const person = row.querySelector('th a').getAttribute('href');
        return { ...cells, rank: Number(cells['名次']), no: Number(person.match(/players\/(\d+)/)[1]) };
      });
    });
  }
}
