// 编排: from the proposal to the published round.

export class Round {
  constructor(page, address) {
    this.page = page;
    this.address = address;
  }

  async open() {
    await this.page.goto(this.address);
  }

  async propose() {
    await this.open();
    await this.form('propose_round').getByRole('button').click();
    await this.page.locator('table.proposal').waitFor();
  }

  /** The pairs of the proposal: `{ board, first, second }`. */
  async pairs() {
    const rows = this.page.locator('table.proposal tr:has(td.bdn)');
    return rows.evaluateAll((rows) =>
      rows.map((row) => {
        const [first, second] = [...row.querySelectorAll('a.pick')].map((pick) =>
          Number(new URL(pick.href).searchParams.get('pick')),
        );
        return { board: Number(row.querySelector('td.bdn').textContent), first, second };
      }),
    );
  }

  /** Asks for an exchange as the organizer does: a tap on one, a tap on the other. Answers what the page says. */
  async tryToSwap(a, b) {
    await this.page.locator(`a.pick[href="?pick=${a}"]`).click();
    await this.page.locator(`button.pick[value="${b}"]`).click();
    const said = this.page.locator('.flash').filter({ hasText: `${a} 号和 ${b} 号` });
    return said.innerText();
  }

  async swap(a, b) {
    const said = await this.tryToSwap(a, b);
    if (!said.includes('已对调')) throw new Error(`${a} and ${b} cannot be exchanged: ${said}`);
  }

  async swapColours(board) {
    await this.colours(board).click();
    await this.page.getByText(`第 ${board} 台已换先`).waitFor();
  }

  colours(board) {
    return this.page.getByRole('button', { name: `第 ${board} 台换先`, exact: true });
  }

  /** Makes the proposal what the arbiters of the day published. Answers how many moves by hand it took. */
  async makeIt(wanted) {
    let moves = 0;
    for (const { first, second } of wanted) {
      const { partner } = placeOf(await this.pairs(), first);
      if (partner !== second) {
        await this.swap(partner, second);
        moves += 1;
      }
      const { board, seat } = placeOf(await this.pairs(), first);
      if (seat !== 'first') {
        await this.swapColours(board);
        moves += 1;
      }
    }
    return moves;
  }

  async publish(number) {
    await this.form('publish_round').getByRole('button').click();
    await this.page.getByText(`第 ${number} 轮已公布`).waitFor();
  }

  form(endpoint) {
    return this.page.locator(`form[action="/api/${endpoint}"]`);
  }
}

function placeOf(pairs, no) {
  const pair = pairs.find(({ first, second }) => first === no || second === no);
  const seat = pair.first === no ? 'first' : 'second';
  return { board: pair.board, seat, partner: seat === 'first' ? pair.second : pair.first };
}
