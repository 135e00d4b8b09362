// A round of the real event: proposed, made what the arbiters published, published, its results entered.

import { Results } from '../pages/results.js';
import { Round } from '../pages/round.js';
import { equal } from './expect.js';
import { entrants, pairs } from './real_event.js';

/** Publishes the real pairs of a round; a proposal that is open is taken as it is. */
export async function publishRound(day, number) {
  const round = new Round(day.organizer.page, day.desk('round'));
  await round.open();
  if ((await round.form('propose_round').count()) > 0) await round.propose();
  const moves = await round.makeIt(pairs(number));
  equal(byFirst(await round.pairs()), byFirst(pairs(number)), `pairs of round ${number} after changes by hand`);
  await day.picture(`round-${number}`);
  await round.publish(number);
  console.log(`      round ${number}: ${moves} changes by hand`);
}

/** The results of a round still to be entered: `{ board, result }`, by the boards on the page. */
export async function openGames(results, number) {
  const name = (no) => entrants.find((entrant) => entrant.no === no).name;
  const boards = await results.boards();
  return pairs(number).map(({ first, second, result }) => {
    const found = boards.find((board) => board.first === name(first) && board.second === name(second));
    return { board: found.board, result };
  });
}

/** Enters by keyboard all results of a round that are missing. */
export async function enterResults(day, number) {
  const results = new Results(day.organizer.page, day.desk(`results/${number}`));
  await results.open();
  for (const { board, result } of await openGames(results, number)) {
    if (!(await results.state(board)).settled) await results.enter(board, result);
  }
  await day.picture(`results-${number}`);
}

function byFirst(pairs) {
  return pairs.map(({ first, second }) => [first, second]).sort(([a], [b]) => a - b);
}
