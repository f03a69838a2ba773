import { describe, expect, test } from 'vitest';
import { strangeAnswerNames } from './world/network.ts';
import { faultNames, type Counters } from './simulation.ts';
import { addTo, command, shrink, runSeed } from './run-seed.ts';

const steps = 200;

/** Everything that a run has to have met: a run in which nothing went wrong proves nothing. */
const wanted = [
  ...faultNames,
  ...strangeAnswerNames,
  'request lost',
  'request twice',
  'request given up',
  'connection refused',
  'offline',
  'answer lost',
  'answer late',
  'answer too late',
  'older client',
  'message into the void',
  'server killed: statement',
  'server killed: committed',
  'server killed: told',
  'exception in an intent',
  'lock held by another tab',
  'lock held by a frozen tab',
  'socket hello',
  'socket hello answered',
  'socket patch',
  'socket head',
  'socket kick',
  'socket probe',
  'result applied',
  'result superseded',
  'result held',
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
  'add member',
  'join',
  'claim or clash',
  'log out',
  'leave',
  'rename group',
  'rotate link',
  'excuse',
  'remove member',
  'restore member',
  'clean up',
  'last patch lost',
  'group mended',
  'group deleted',
  'a month later',
  'died over news',
];

/** Stories in a file of their own, so that the runner can spread them over the cores. */
export function describeRuns(first: number, last: number): void {
  describe(`S1-S15, L1-L5 in stories ${first} to ${last}`, () => {
    test('every promise holds after every step', async () => {
      const total: Counters = {};
      const failed: string[] = [];
      for (let seed = first; seed <= last; seed += 1) {
        const outcome = await runSeed(seed, steps);
        if ('counters' in outcome) addTo(total, outcome.counters);
        else failed.push(`${outcome.failed.message}\n  ${command(await shrink(outcome.failed))}`);
      }
      expect(failed).toEqual([]);
      for (const what of wanted) expect(total[what] ?? 0, `nothing of "${what}" occurred`).toBeGreaterThan(0);
    });
  });
}
