// What the steps of the day share: the server, the people at their browsers, and what was noted on the way.

import { Server } from './server.js';
import { Visitor } from './browser.js';

export const ORGANIZER = { name: '柳泉', password: 'qi-sai-1985-liuquan' };
export const EVENT = '1985年“柳泉杯”中国象棋大师邀请赛';

export class Day {
  static async begin(browser) {
    const day = new Day();
    day.browser = browser;
    day.problems = [];
    day.server = await Server.start();
    day.organizer = await day.enter({ name: '组织者' });
    return day;
  }

  async enter(options) {
    return Visitor.enter(this.browser, this.server.url, this.problems, options);
  }

  /** The event's address, once it is made. */
  desk(page) {
    return `/desk/e/${this.slug}/1/${page}`;
  }
  hall(page) {
    return `/e/${this.slug}/1/${page}`;
  }

  async picture(title) {
    await this.organizer.show(title);
  }

  async end() {
    await this.server.stop();
  }
}
