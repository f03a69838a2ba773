import { describe, expect, test } from 'vitest';
import { keptSeeds } from './kept-seeds.ts';
import { tellStory, type Counters } from './story.ts';

const steps = 60;

/** Seeds in a file of their own, so that the runner can spread them over the cores. */
export function describeStories(first: number, last: number): void {
  describe(`S1-S7, S9-S11, S14, L1, L2 in stories ${first} to ${last}`, () => {
    test('every promise holds after every step', async () => {
      const total: Counters = {};
      const broken: string[] = [];
      for (let seed = first; seed <= last; seed += 1) await tell(seed, steps, total, broken);
      for (const kept of keptSeeds) await tell(kept.seed, kept.steps, total, broken, kept.organizer ?? false);
      expect(broken).toEqual([]);
      // A run in which nothing went wrong proves nothing.
      for (const what of ['request lost', 'request twice', 'answer lost', 'captive portal', 'page crashed', 'crash', 'clock jump', 'restore', 'patch lost', 'patch gap', 'patch moved', 'answer reset', 'answer delta', 'answer lost', 'hello', 'edit', 'claim or clash', 'refused name_taken', 'remove member', 'restore member', 'leave', 'rotate link', 'excuse', 'removed with a queue', 'group deleted']) {
        expect(total[what] ?? 0, `nothing of "${what}" occurred`).toBeGreaterThan(0);
      }
    });
  });
}

async function tell(seed: number, length: number, total: Counters, broken: string[], organizer = true): Promise<void> {
  try {
    const counters = await tellStory(seed, { steps: length, devices: 2 + (seed % 3), organizer });
    for (const [what, times] of Object.entries(counters)) total[what] = (total[what] ?? 0) + times;
  } catch (error) {
    broken.push(`SEED=${seed} STEPS=${length}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
