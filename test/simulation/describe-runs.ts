import { describe, expect, test } from 'vitest';
import { bundleWorker } from './bundle.ts';
import { faultNames } from './faults/all-faults.ts';
import { commandOf } from './run-seed.ts';
import { RunWorker } from './run-worker.ts';
import { strangeAnswers } from './world/strange-answers.ts';

/** Of every run of a commit, with mutants and without. */
export const steps = 200;
/** How many runs both halves have together, of the thousands that `npm run proof` does. With far fewer something wanted does not occur. */
export const runs = Number(process.env['SIMULATION_RUNS'] ?? 150);

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
  'result too_old',
];

/** Runs in a file of their own, so that the test runner can spread them over the cores. */
export function describeRuns(first: number, last: number): void {
  describe(`S1-S15, L1-L5 in runs ${first} to ${last}`, () => {
    test('every invariant holds after every step, and everything that can go wrong has', async () => {
      const program = await bundleWorker();
      const worker = new RunWorker(program.path);
      try {
        const slice = { from: first, seeds: last - first + 1, steps, isShrinking: true };
        const { failed, counters, complaints } = await worker.run(slice);
        expect(failed.map((one) => `${one.message}\n  ${commandOf(one)}`)).toEqual([]);
        expect(complaints, 'console.error was called').toEqual([]);
        expect(wanted.filter((what) => !counters[what])).toEqual([]);
      } finally {
        worker.stop();
        program.remove();
      }
    });
  });
}
