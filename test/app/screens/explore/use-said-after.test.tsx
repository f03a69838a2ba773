import { cleanup, renderHook, act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSaidAfter } from '#app/screens/explore/use-said-after.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what can be seen is said once it has stayed the same for a while, not at each movement', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ text }) => useSaidAfter(text, 400), { initialProps: { text: '3' } });
  const after = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
    return result.current;
  };
  rerender({ text: '5' });
  expect(after(399)).toBe('3');
  rerender({ text: '8' });
  expect(after(399)).toBe('3');
  expect(after(1)).toBe('8');
});
