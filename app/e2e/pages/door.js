// The pages before the door: the first account, signing in.

export class Door {
  constructor(page) {
    this.page = page;
  }

  async setUp(link, { name, password }) {
    await this.page.goto(link);
    await this.fill(name, password);
    await this.page.getByRole('button', { name: '开始使用' }).click();
  }

  async signIn({ name, password }) {
    await this.page.goto('/login');
    await this.fill(name, password);
    await this.page.getByRole('button', { name: '登录' }).click();
  }

  async fill(name, password) {
    await this.page.getByLabel('用户名').fill(name);
    await this.page.getByLabel('密码').fill(password);
  }

  /** What the page says about the last try. */
  async message() {
    return this.page.locator('.flash').innerText();
  }
}
