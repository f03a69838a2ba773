import { expect, test, vi } from 'vitest';
import { inIdleTurn } from '#app/kernel/idle-turns.ts';

/** A browser whose idle moments the test gives. */
function idleMoments() {
  const asked: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => asked.push(run));
  return { asked, give: () => asked.shift()?.() };
}

test('one is run in each idle moment, in the order in which they were asked for', () => {
  const { asked, give } = idleMoments();
  const done: number[] = [];
  for (const each of [1, 2, 3]) inIdleTurn(() => done.push(each));
  expect(asked).toHaveLength(1);
  give();
  expect(done).toEqual([1]);
  give();
  give();
  expect(done).toEqual([1, 2, 3]);
  expect(asked).toHaveLength(0);
});

test('what was taken back is not run, and does not make two run in one moment', () => {
  const { asked, give } = idleMoments();
  const done: number[] = [];
  const takeBack = inIdleTurn(() => done.push(1));
  takeBack();
  inIdleTurn(() => done.push(2));
  inIdleTurn(() => done.push(3));
  expect(asked).toHaveLength(1);
  give();
  expect(done).toEqual([2]);
  give();
  expect(done).toEqual([2, 3]);
});
