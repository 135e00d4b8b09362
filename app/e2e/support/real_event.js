// 柳泉杯 1985, men: who met whom, with which colour and result, as the arbiters of the day paired it.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const file = fileURLToPath(
  new URL('../../../shared/tests/cases/1985_liuquan_cup_men_swiss20x7.json', import.meta.url),
);
const PROVINCES = /^(黑龙江|..)(.+)$/;

const [division] = JSON.parse(readFileSync(file, 'utf8')).divisions;

/** `{ no, name, unit }`, in order of numbers. */
export const entrants = division.entrants.map(({ no, name }) => {
  const [, unit, person] = name.match(PROVINCES);
  return { no, name: person, unit };
});

/** The pairs of a round, from 1: `{ first, second, result }`. */
export function pairs(round) {
  return division.stages[0].rounds[round - 1].pairings;
}

export const rounds = division.stages[0].rounds.length;
