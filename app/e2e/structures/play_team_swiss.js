import { Contest } from '../support/contest.js';
import { Round } from '../pages/round.js';
import { TeamMatch } from '../pages/team_match.js';
import { equal, holds } from '../support/expect.js';

export const title = 'eight teams, 分台换人: an illegal line-up is refused with its reason, sealed until both are in';

const TEAMS = ['松风棋院', '第二中学', '河东棋社', '机床厂', '铁路局', '市医院', '师范学院', '供电公司'];
const BOARDS = 4;
const ROUNDS = 3;

export async function run(day) {
  const lines = TEAMS.flatMap((team, place) => Array.from({ length: 6 }, (_, board) => `${team}\t${player(place, board)}`));
  const contest = await Contest.create(day, { name: '团体赛', template: '团体积分编排', lines, header: '单位\t姓名' });
  day.teams = contest;
  for (let number = 1; number <= ROUNDS; number += 1) {
    const round = new Round(contest.page, contest.desk('round'));
    await round.propose();
    await round.publish(number);
    if (number === 1) await refuseLineUp(contest);
    for (let board = 1; board <= TEAMS.length / 2; board += 1) await playMatch(contest, number, board);
  }
  await checkTable(contest);
}

function player(team, board) {
  return `${'甲乙丙丁戊己庚辛'[team]}${'一二三四五六'[board]}手`;
}

/** The order of the team's list is not kept: refused, and nothing of it is public. */
async function refuseLineUp(contest) {
  const match = new TeamMatch(contest.page, contest.desk('match/1/1'));
  await match.open();
  const refusal = await match.tryLineUp('first', '2 1 3 4');
  holds(refusal.includes('次序'), `the refusal names no reason: ${refusal}`);
  await match.open();
  await match.lineUp('first', '1 3 5 6');
  const seen = await contest.page.request.get(contest.hall('matches/1/1'));
  const text = await seen.text();
  holds(text.includes('两队都交齐以后公布'), 'the public page does not say that line-ups are sealed');
  for (const board of [2, 4, 5]) {
    for (let team = 0; team < TEAMS.length; team += 1) {
      holds(!text.includes(player(team, board)), 'a sealed line-up is public');
    }
  }
}

async function playMatch(contest, round, board) {
  const match = new TeamMatch(contest.page, contest.desk(`match/${round}/${board}`));
  await match.open();
  for (const side of ['first', 'second']) {
    if (await match.lacksLineUp(side)) await match.lineUp(side, '1 2 3 4');
  }
  for (let table = 1; table <= BOARDS; table += 1) await match.win(table, (table + board) % 3 === 0 ? 'right' : 'left');
}

async function checkTable(contest) {
  await contest.page.goto(contest.hall('standings'));
  const rows = await contest.page.locator('table.rank tbody tr').count();
  equal(rows, TEAMS.length, 'every team is in the table once');
  holds((await contest.page.locator('main').innerText()).includes('场分'), 'the table does not show 场分');
}
