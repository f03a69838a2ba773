import { describe, expect, test } from 'vitest';
import { mutants } from './mutants.ts';
import { idOf, runSeed } from '#test/simulation/run-seed.ts';

const steps = 200;
/** Within so many stories each bug has to be noticed. */
const stories = 200;

const healthy = new Map<number, boolean>();
async function holds(seed: number): Promise<boolean> {
  const known = healthy.get(seed) ?? 'counters' in (await runSeed(seed, steps));
  healthy.set(seed, known);
  return known;
}

/** The story that is written beside the bug, then all from the first. */
function* seedsFrom(first: number): Iterable<number> {
  yield first;
  for (let seed = 1; seed <= stories; seed += 1) if (seed !== first) yield seed;
}

/** What a promise check is worth: each of these changes of the protocol's code is noticed by a story that holds without it. */
describe('planted bugs', () => {
  for (const { name, what, seed: first, breaks } of mutants) {
    test(`${breaks}: ${what}`, async () => {
      const sick = (await import(/* @vite-ignore */ `./tell-many.ts?bug=${name}`)) as { runSeed: typeof runSeed };
      const broke: string[] = [];
      for (const seed of seedsFrom(first)) {
        const outcome = await sick.runSeed(seed, steps);
        if (!('broken' in outcome)) continue;
        broke.push(`${seed} ${outcome.failed.message}`);
        if (idOf(outcome.failed.message) === breaks && (await holds(seed))) return;
      }
      expect.fail(`No story of ${stories} breaks ${breaks} by this alone. Other breaks: ${broke.join('; ') || 'none'}`);
    });
  }
});
