import { describe, expect, test } from 'vitest';
import { bundleWorker } from './bundle.ts';
import { faultNames } from './faults/all-faults.ts';
import { addTo, commandOf } from './run-seed.ts';
import { RunWorker } from './run-worker.ts';
import type { Counters } from './simulation.ts';
import { strangeAnswers } from './world/strange-answers.ts';

/** Of every run of a commit, with mutants and without. */
export const steps = 200;
/**
 * The runs of a commit (`first`, `second`), of the thousands that `npm run proof` does: the first ten, which most
 * mutants have too, and thirty seeds for each file, in which everything wanted occurs. Of the ranges of thirty from 110
 * to 460 that is so in seven. When a change draws other numbers, `npm run simulate -- --seeds 400` tells what is rare
 * now.
 */
export const runs = {
  first: [
    { from: 1, seeds: 10 },
    { from: 80, seeds: 30 },
  ],
  second: [{ from: 363, seeds: 30 }],
  /** With these it is 500 runs, in `npm test` by hand. */
  others: [{ from: 501, seeds: 430 }],
};

/** Whether the product runs with this seed on each commit. */
export const isRunOfProduct = (seed: number): boolean =>
  [...runs.first, ...runs.second].some(({ from, seeds }) => seed >= from && seed < from + seeds);

/** Everything that has to occur in the runs of one file together: runs in which nothing goes wrong prove nothing. */
const wanted = [
  ...faultNames,
  ...strangeAnswers.map((one) => one.what),
  'request lost',
  'request twice',
  'request given up',
  'giving up unheard',
  'connection refused',
  'offline',
  'answer lost',
  'answer late',
  'answer too late',
  'older client',
  'socket message lost',
  'server killed: statement',
  'server killed: committed',
  'server killed: published',
  'exception in a mutation',
  'lock held by another tab',
  'lock held by a frozen tab',
  'socket subscribe',
  'socket subscribe answered',
  'socket patch',
  'socket head',
  'socket unsubscribe',
  'socket probe',
  'result applied',
  'result superseded',
  'result blocked',
  'result retry',
  'result quarantined',
  'result conflict',
  'result name_taken',
  'result member_removed',
  'result member_not_found',
  'result required_unanswered',
  'answered delta',
  'answered reset',
  'answered lost',
  'answered unknown',
  'answered gone',
  'answered forbidden',
  'answer',
  'fifteen answers',
  'custom answer',
  'date vote',
  'type vote',
  'rating',
  'place vote',
  'typed place',
  'rsvp',
  'remind',
  'decide',
  'deadline',
  'add member',
  'change name',
  'show fit',
  'join',
  'claim or clash',
  'log out',
  'leave',
  'take over',
  'rename group',
  'rotate link',
  'open link',
  'shut out',
  'let in by the new link',
  'answered forbidden: closed',
  'excuse',
  'remove member',
  'restore member',
  'clean up',
  'last patch lost',
  'group repaired',
  'group deleted',
  'a month later',
  'died while storing a patch',
  'back after the compaction',
  'unseen groups offered again',
  'brought back before an open page',
  'brought back before a page opens',
  'result too_old',
];

/** Runs in a file of their own, so that the test runner can spread them over the cores. */
export function describeRuns(ranges: (typeof runs)[keyof typeof runs]): void {
  const names = ranges.map(({ from, seeds }) => `${from} to ${from + seeds - 1}`);
  describe(`S1-S15, L1-L5 in runs ${names.join(' and ')}`, () => {
    test('every invariant holds after every step, and everything that can go wrong has', async () => {
      const program = await bundleWorker();
      const worker = new RunWorker(program.path);
      const total: Counters = {};
      try {
        for (const range of ranges) {
          const { failed, counters, complaints } = await worker.run({ ...range, steps, isShrinking: true });
          expect(failed.map((one) => `${one.message}\n  ${commandOf(one)}`)).toEqual([]);
          expect(complaints, 'console.error was called').toEqual([]);
          addTo(total, counters);
        }
        expect(wanted.filter((what) => !total[what])).toEqual([]);
      } finally {
        worker.stop();
        program.remove();
      }
    });
  });
}
