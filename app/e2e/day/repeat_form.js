import { Round } from '../pages/round.js';
import { equal } from '../support/expect.js';

export const title = 'a form that is sent twice acts once';

export async function run(day) {
  const { page } = day.organizer;
  const round = new Round(page, day.desk('round'));
  await round.open();
  const [{ board, first, second }] = await round.pairs();
  const answers = await round.colours(board).evaluate((button) => {
    const send = () => fetch(button.form.action, { method: 'POST', body: new URLSearchParams(new FormData(button.form)) });
    return Promise.all([send(), send()]).then((answers) => answers.map((answer) => answer.ok));
  });
  equal(answers, [true, true], 'both are answered');
  await round.open();
  const after = (await round.pairs()).find((pair) => pair.board === board);
  equal([after.first, after.second], [second, first], 'colours exchanged once');
}
