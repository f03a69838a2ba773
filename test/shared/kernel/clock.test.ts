import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockToleranceMs,
  initialClock,
  isFromFuture,
  learnTime,
  see,
  tick,
  withoutFuture,
} from '#shared/kernel/clock.ts';

const time = fc.integer({ min: 0, max: 10_000 });
const clock = fc.record({ offsetMs: fc.integer({ min: -5_000, max: 5_000 }), seenMs: time, lastMs: time });

describe('P6: the next timestamp', () => {
  test('comes after all that was seen and made, and is the server’s time as far as it is known where that is later', () => {
    fc.assert(
      fc.property(clock, time, (before, physicalMs) => {
        const { lastMs, ...rest } = tick(before, physicalMs);
        expect(lastMs).toBe(Math.max(physicalMs + before.offsetMs, before.seenMs + 1, before.lastMs + 1));
        expect(rest).toEqual({ offsetMs: before.offsetMs, seenMs: before.seenMs });
      }),
    );
  });

  test('is a whole number and none below zero, whatever the clock of the device says', () => {
    expect(tick(initialClock, 12.5).lastMs).toBe(13);
    expect(tick({ offsetMs: 0, seenMs: -10, lastMs: -10 }, -7).lastMs).toBe(0);
  });
});

describe('what was seen', () => {
  test('is the highest, and nothing else changes', () => {
    const before = { offsetMs: 1, seenMs: 5, lastMs: 3 };
    expect(see(before, 6)).toEqual({ ...before, seenMs: 6 });
    for (const timestamp of [5, 4]) expect(see(before, timestamp)).toBe(before);
  });
});

describe('the server’s time', () => {
  test('is learned as the nearest offset under which it was read while the request was under way', () => {
    const before = { ...initialClock, offsetMs: 50 };
    // Read at 1,000 by the server, sent at 900 and received at 960: the offset lies between 40 and 100.
    const reading = { serverMs: 1_000, sentMs: 900, receivedMs: 960 };
    expect(learnTime(before, reading)).toBe(before);
    expect(learnTime({ ...before, offsetMs: 30 }, reading).offsetMs).toBe(40);
    expect(learnTime({ ...before, offsetMs: 120 }, reading).offsetMs).toBe(100);
    // The device's clock was set back meanwhile: the moment of the answer counts.
    expect(learnTime(before, { serverMs: 1_000, sentMs: 990, receivedMs: 960 }).offsetMs).toBe(40);
  });

  test('leaves a minute that clocks differ by', () => {
    expect(isFromFuture(5 + clockToleranceMs, 5)).toBe(false);
    expect(isFromFuture(6 + clockToleranceMs, 5)).toBe(true);
  });

  test('takes back what a clock that stood ahead has given, but nothing that was seen', () => {
    const ahead = { offsetMs: 0, seenMs: 3, lastMs: 1_000_000 };
    expect(withoutFuture(ahead, 500)).toEqual({ ...ahead, lastMs: 500 });
    expect(withoutFuture({ ...ahead, seenMs: 700 }, 500)).toEqual({ ...ahead, seenMs: 700, lastMs: 700 });
    const near = { ...ahead, lastMs: 600 };
    expect(withoutFuture(near, 500)).toBe(near);
  });
});
