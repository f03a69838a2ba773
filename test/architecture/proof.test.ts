import { expect, test } from 'vitest';
import { figuresOf, lineOfSize, wholeProof } from '../proof-figures.mjs';

test('a proof that is asked for nothing else is whole, and so is a longer one', () => {
  expect(figuresOf([])).toEqual(wholeProof);
  expect(lineOfSize(figuresOf([]))).toBe('A whole proof: no figure is below its default.');
  expect(lineOfSize(figuresOf(['--seeds', '9000']))).toBe('A whole proof: no figure is below its default.');
});

test('the report of a proof names every figure that is below its default, with the default', () => {
  expect(lineOfSize(figuresOf('--seeds 300 --writes 2000 --minutes 2 --storm 4'.split(' ')))).toBe(
    '**A short proof**, with less than the defaults: 300 runs of the simulation (default 5,000), ' +
      '2,000 writes of process chaos (default 10,000), 2 minutes of process chaos (default 10), 4 minutes of the storm (default 60).',
  );
});
