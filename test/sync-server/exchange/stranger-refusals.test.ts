import { expect, test } from 'vitest';
import { StrangerRefusals } from '#server/sync/stranger-refusals.ts';

const refusal = (mutationId: string) => ({ mutationId, code: 'name_taken' as const });
const tenMinutes = 10 * 60 * 1000;

test('P10: a late copy of a stranger’s request is answered as the first was, for ten minutes, in its group alone', () => {
  const refusals = new StrangerRefusals();
  refusals.remember('g', [refusal('a'), refusal('b')], 1_000);
  expect(refusals.recall('g', ['b', 'c', 'a'], 1_000 + tenMinutes - 1)).toEqual([
    ['b', refusal('b')],
    ['a', refusal('a')],
  ]);
  expect(refusals.recall('g', ['a'], 1_000 + tenMinutes)).toEqual([]);
  expect(refusals.recall('another', ['a'], 1_000)).toEqual([]);
});

test('L5: two thousand are remembered, the latest ones', () => {
  const refusals = new StrangerRefusals();
  const ids = Array.from({ length: 2_002 }, (_, index) => `m-${String(index)}`);
  for (const id of ids) refusals.remember('g', [refusal(id)], 1_000);
  expect(refusals.recall('g', ids, 1_001).map(([id]) => id)).toEqual(ids.slice(2));
});
