import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTyped } from '#app/screens/join/use-typed.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState({ idx: 3 }, '');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (name: string) => {
  const { result, unmount } = renderHook(() => useTyped());
  act(() => {
    result.current[1]({ name, email: '' });
  });
  return { result, unmount };
};

it('a typed name outlives that the page is loaded again, as a change of language does', () => {
  const { unmount } = type('Yuna');
  vi.runAllTimers();
  unmount();
  expect(history.state).toMatchObject({ idx: 3 });
  expect(renderHook(() => useTyped()).result.current[0]).toEqual({ name: 'Yuna', email: '' });
});

it('nothing of it is written to the page that comes after', () => {
  const { unmount } = type('Yuna');
  unmount();
  history.replaceState({ idx: 4 }, '');
  vi.runAllTimers();
  expect(history.state).toEqual({ idx: 4 });
});

it('a page on which nothing was typed stays as it was', () => {
  const { result } = renderHook(() => useTyped());
  vi.runAllTimers();
  expect(result.current[0]).toEqual({ name: '', email: '' });
  expect(history.state).toEqual({ idx: 3 });
});
