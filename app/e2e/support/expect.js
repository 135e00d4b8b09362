// What a step expects, and the words when it is not so.

import { deepStrictEqual } from 'node:assert/strict';

export function equal(found, expected, what) {
  deepStrictEqual(found, expected, what && `${what}\n  found    ${JSON.stringify(found)}\n  expected ${JSON.stringify(expected)}`);
}

export function holds(isTrue, what) {
  if (!isTrue) throw new Error(what);
}
