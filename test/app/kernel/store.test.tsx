import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore, useStore } from '#app/kernel/store.ts';

afterEach(cleanup);

test('a component shows the current value', () => {
  const store = createStore(1);
  const { result } = renderHook(() => useStore(store));
  act(() => {
    store.set(2);
  });
  expect(result.current).toBe(2);
});

test('listeners are called for a change, not for the same value, and not after unsubscribing', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe(3);
});

test('a listener that unsubscribes during a notification does not keep the others from being called', () => {
  const store = createStore(1);
  const second = vi.fn();
  const stop = store.subscribe(() => {
    stop();
  });
  store.subscribe(second);
  store.set(2);
  expect(second).toHaveBeenCalledTimes(1);
});
