import { Entrants } from '../pages/entrants.js';
import { equal } from '../support/expect.js';
import { entrants } from '../support/real_event.js';

export const title = 'twenty names are pasted out of a spreadsheet';

export async function run(day) {
  const cells = entrants.map(({ name, unit }) => `${name}\t${unit}`);
  const list = new Entrants(day.organizer.page, day.desk('entrants'));
  await list.paste(['姓名\t代表单位', ...cells].join('\n'));
  equal(await list.ticked(), 20, 'lines that the preview would register');
  await day.picture('preview');
  await list.confirm();
  equal((await list.names()).sort(), entrants.map(({ name }) => name).sort(), 'registered names');
}
