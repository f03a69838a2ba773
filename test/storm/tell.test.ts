import { expect, test } from 'vitest';
import { neverDone } from './tell.ts';

test('a deed that was tried often and never done is found, whatever kept it from being done', () => {
  const unfinished = { 'vote: no box': 3, 'vote: no time': 2, 'edit: no button': 4, 'rename: no page': 9 };
  expect(neverDone({ rename: 1 }, unfinished)).toEqual(['vote was tried 5 times and never done']);
});
