import { NewEvent } from '../pages/new_event.js';
import { Structure } from '../pages/structure.js';
import { equal } from '../support/expect.js';

export const title = 'a new event opens at its structure; two numbers of it change together, and the boxes follow';

export async function run(day) {
  const { page } = day.organizer;
  await new NewEvent(page).create({ name: '重阳杯', template: '积分编排中途晋圈', division: '公开组' });
  const structure = new Structure(page);
  equal(await structure.fact(1, '晋级'), '第 7 轮后前 32 名', 'the template takes 32');
  await structure.change({ 第几轮后: '6', 到第几名: '16' });
  equal(await structure.fact(1, '晋级'), '第 6 轮后前 16 名', 'the box shows what was changed');
}
