import { describe, expect, test } from 'vitest';
import { plantedBugs } from './planted-bugs.ts';
import { phonesOf, tell } from './tell-many.ts';

const steps = 200;

/** What a promise check is worth: each of these changes of the protocol's code is noticed, by the story that is written beside it. */
describe('planted bugs', () => {
  for (const { name, what, seed, breaks } of plantedBugs) {
    test(`${breaks}: ${what}`, async () => {
      const sick = (await import(/* @vite-ignore */ `./tell-many.ts?bug=${name}`)) as { tell: typeof tell };
      const told = await sick.tell(seed, steps, phonesOf(seed));
      expect(told).toHaveProperty('broken');
      if ('broken' in told) expect(told.broken.message).toMatch(new RegExp(`^${breaks}:`));
    });
  }

  test('without them the same stories hold', async () => {
    const broken: string[] = [];
    for (const seed of new Set(plantedBugs.map((one) => one.seed))) {
      const told = await tell(seed, steps);
      if ('broken' in told) broken.push(`${seed}: ${told.broken.message}`);
    }
    expect(broken).toEqual([]);
  });
});
