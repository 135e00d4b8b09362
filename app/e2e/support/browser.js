// Chromium, and the people who look at it: each visitor has a browser profile, and notes what a visitor should never see.

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const LAPTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export async function launch() {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (!executablePath) throw new Error('Chromium is missing: make test installs it');
  return chromium.launch({ executablePath, args: FLAGS });
}

export class Visitor {
  /** Opens a browser profile. `problems` is shared by all: it must be empty in the evening. */
  static async enter(browser, base, problems, { viewport = LAPTOP, script = true, name } = {}) {
    const context = await browser.newContext({ baseURL: base, viewport, javaScriptEnabled: script, locale: 'zh-CN' });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    const note = (what) => problems.push(`${name} at ${page.url()}: ${what}`);
    page.on('pageerror', (error) => note(error.message));
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== base) note(`asks another host: ${request.url()}`);
    });
    return new Visitor(name, context, page);
  }

  constructor(name, context, page) {
    this.name = name;
    this.context = context;
    this.page = page;
  }

  /** Keeps a picture of the page for a person to look at, where `QISAI_E2E_SHOW` is set. */
  async show(title) {
    if (!process.env.QISAI_E2E_SHOW) return;
    const folder = join(process.env.CARGO_TARGET_DIR ?? '../../target', 'e2e');
    mkdirSync(folder, { recursive: true });
    await this.page.screenshot({ path: join(folder, `${title}.png`), fullPage: true });
  }

  async leave() {
    await this.context.close();
  }
}
