import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { bundleWorker } from '../bundle.ts';
import { invariantOf, type FailedRun } from '../run-seed.ts';
import { RunWorker } from '../run-worker.ts';
import { mutants, mutate } from './all-mutants.ts';
import { editFunction, replacing, withBody } from './edits.ts';

const steps = 200;
/** Within so many seeds each mutant has to be caught. */
const seeds = Number(process.env['MUTANT_SEEDS'] ?? 200);

/** One seed at a time, over the product or over a mutant of it. */
async function openRuns(mutant?: string) {
  const program = await bundleWorker(mutant);
  const worker = new RunWorker(program.path);
  return {
    failureOf: async (seed: number): Promise<FailedRun | undefined> =>
      (await worker.run({ from: seed, seeds: 1, steps, isShrinking: false })).failed[0],
    close: () => {
      worker.stop();
      program.remove();
    },
  };
}

/** The seed that is written beside the mutant, then all from the first. */
function* seedsFrom(first: number): Iterable<number> {
  yield first;
  for (let seed = 1; seed <= seeds; seed += 1) if (seed !== first) yield seed;
}

/** What the checks are worth: each of these changes of the product's code is caught by a run that passes without it. */
describe('mutants', async () => {
  const product = await openRuns();
  afterAll(product.close);
  const chosen = mutants.filter(({ isLong }) => process.env['PROOF'] === 'full' || !isLong);
  for (const { name, what, seed: first, breaks } of chosen) {
    test(`${breaks}: ${what}`, async () => {
      const mutant = await openRuns(name);
      const others: string[] = [];
      try {
        for (const seed of seedsFrom(first)) {
          const failed = await mutant.failureOf(seed);
          if (!failed) continue;
          others.push(`${seed} ${failed.message}`);
          if (invariantOf(failed.message) === breaks && !(await product.failureOf(seed))) return;
        }
      } finally {
        mutant.close();
      }
      expect.fail(`No run of ${seeds} breaks ${breaks} by this alone. Other failures: ${others.join('; ') || 'none'}`);
    });
  }
});

describe('edits of functions', () => {
  const code = 'export function twice(value: number): number {\n  // a comment\n  return value * 2;\n}\n';

  test('every mutant finds its functions and its places in them', () => {
    for (const mutant of mutants)
      for (const { file } of mutant.changes) {
        const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
        expect(mutate(source, file, mutant), mutant.name).not.toBe(source);
      }
  });

  test('find their place whatever its format', () => {
    const spread = code.replace('value * 2', 'value\n    * 2');
    for (const source of [code, spread])
      expect(editFunction(source, 'twice.ts', 'twice', [replacing('value*2', 'value')])).toContain('return value;');
  });

  test('fail when the function or the place is gone, or is there twice', () => {
    expect(() => editFunction(code, 'twice.ts', 'thrice', [withBody('return 3;')])).toThrow(/the function thrice/);
    expect(() => editFunction(code, 'twice.ts', 'twice', [replacing('value * 3', '0')])).toThrow(/value \* 3/);
    expect(() => editFunction(code + code, 'twice.ts', 'twice', [withBody('return 3;')])).toThrow(/2 times/);
  });
});
