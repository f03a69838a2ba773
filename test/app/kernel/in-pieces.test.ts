import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapped, whole } from '#shared/kernel/pieces.ts';
import { inPieces } from '#app/kernel/in-pieces.ts';

const pairs = (items: readonly number[], each: number) => mapped(items, each, (item, index) => [index, item * 2]);

test('law: work in pieces has the result of the whole, however long a piece takes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer(), { maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 9 }),
      async (items, each, pieceMs) => {
        let time = 0;
        const made = await inPieces(pairs(items, each), () => (time += pieceMs));
        expect(made).toEqual(whole(pairs(items, each)));
        expect(made).toEqual(new Map(items.map((item, index) => [index, item * 2])));
      },
    ),
  );
});

test('a long piece lets others run before the next one, and short ones follow each other', async () => {
  const order: string[] = [];
  function* work(name: string) {
    for (const piece of [1, 2, 3]) {
      order.push(`${name} ${piece}`);
      yield;
    }
  }
  let time = 0;
  await Promise.all([inPieces(work('long'), () => (time += 10)), inPieces(work('short'), () => 0)]);
  expect(order).toEqual(['long 1', 'short 1', 'short 2', 'short 3', 'long 2', 'long 3']);
});
