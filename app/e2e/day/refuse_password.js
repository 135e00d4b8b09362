import { Door } from '../pages/door.js';
import { ORGANIZER } from '../support/day.js';
import { holds } from '../support/expect.js';

export const title = 'a wrong password is refused in words, the right one opens the desk';

export async function run(day) {
  day.colleague = await day.enter({ name: '另一台电脑' });
  const door = new Door(day.colleague.page);
  await door.signIn({ ...ORGANIZER, password: 'not-the-password' });
  holds((await door.message()).includes('用户名或密码不对'), 'the page does not say that the password is wrong');
  await door.signIn(ORGANIZER);
  await day.colleague.page.waitForURL(/\/desk/);
}
