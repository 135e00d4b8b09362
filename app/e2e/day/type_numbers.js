import { Draw } from '../pages/draw.js';
import { equal } from '../support/expect.js';
import { entrants } from '../support/real_event.js';

export const title = 'the numbers drawn in the hall are typed in';

export async function run(day) {
  const draw = new Draw(day.organizer.page, day.desk('draw'));
  await draw.typeNumbers((wanted) => entrants.find(({ name }) => name === wanted).no);
  equal(await draw.numbers(), entrants.map(({ no, name }) => [no, name]), 'numbers');
}
