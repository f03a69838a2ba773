import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportConnection } from '#app/local/outbox/connection.ts';
import { useStillWaiting } from '#app/local/outbox/use-still-waiting.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  reportConnection({ reach: 'unknown' });
  vi.useRealTimers();
});

const waiting = () => renderHook((isWaiting: boolean) => useStillWaiting(isWaiting), { initialProps: true });
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

describe('what waits to be sent', () => {
  it('is not said with a network before 1.5 s have passed, so that what is sent at once does not flash', () => {
    reportConnection({ reach: 'online' });
    const { result, rerender } = waiting();
    pass(1_499);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
    rerender(false);
    expect(result.current).toBe(false);
    rerender(true);
    expect(result.current).toBe(false);
  });

  it.each(['offline', 'failing'] as const)('is said at once while the server is %s', (reach) => {
    reportConnection({ reach });
    expect(waiting().result.current).toBe(true);
  });
});
