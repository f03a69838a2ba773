import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewAtOnce } from '#app/kernel/few-at-once.ts';

test('law: every item is done once, in order of their beginning, and never more than the limit are under way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.nat(12), fc.integer({ min: 1, max: 5 }), async (scheduler, count, limit) => {
      const items = Array.from({ length: count }, (_, index) => index);
      const begun: number[] = [];
      let underWay = 0;
      let most = 0;
      await scheduler.waitFor(
        fewAtOnce(items, limit, async (item) => {
          begun.push(item);
          underWay += 1;
          most = Math.max(most, underWay);
          await scheduler.schedule(Promise.resolve());
          underWay -= 1;
        }),
      );
      expect(begun).toEqual(items);
      expect(underWay).toBe(0);
      expect(most).toBe(Math.min(count, limit));
    }),
  );
});

test('law: after a failure nothing more is begun, and the failure is told when all has ended', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 12 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1))),
      fc.integer({ min: 1, max: 5 }),
      async (scheduler, [count, bad], limit) => {
        let underWay = 0;
        let hasFailed = false;
        let begunAfter = 0;
        const all = fewAtOnce(
          Array.from({ length: count }, (_, index) => index),
          limit,
          async (item) => {
            if (hasFailed) begunAfter += 1;
            underWay += 1;
            await scheduler.schedule(Promise.resolve());
            underWay -= 1;
            if (item !== bad) return;
            hasFailed = true;
            throw new Error('lost');
          },
        );
        await scheduler.waitFor(expect(all).rejects.toThrow('lost'));
        expect(underWay).toBe(0);
        expect(begunAfter).toBe(0);
      },
    ),
  );
});
