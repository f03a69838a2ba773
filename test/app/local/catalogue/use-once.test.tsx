import { act, cleanup, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { once, useOnce } from '#app/local/catalogue/load-once.ts';
import { reportConnection } from '#app/local/outbox/connection.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const day = 24 * 60 * 60 * 1000;

/** Somebody looks away and back, and a day goes by. */
const lookAgain = () =>
  act(async () => {
    for (const name of ['blur', 'focus', 'pageshow']) dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(day);
  });

/** A query that fails until it is told otherwise. */
function aQuery(works: boolean) {
  const state = { works, asked: 0 };
  const source = once((key) => {
    state.asked += 1;
    return state.works ? Promise.resolve(`what ${key} is`) : Promise.reject(new Error('no network'));
  });
  return { state, shown: () => renderHook(() => useOnce(source, 'japan')).result };
}

it('what was asked for is never stale: neither focus nor time asks for it again', async () => {
  const { state, shown } = aQuery(true);
  const result = shown();
  await lookAgain();
  expect(result.current).toEqual({ kind: 'ready', value: 'what japan is' });
  await lookAgain();
  expect(state.asked).toBe(1);
});

it('what comes between the drawing of a page and its effects is shown: another part of the page had asked for it', async () => {
  const load = vi.fn(() => Promise.resolve('what japan is'));
  const source = once(load);
  const { result } = renderHook(() => {
    const loaded = useOnce(source, 'japan');
    useLayoutEffect(() => {
      source.known.set('japan', 'what japan is');
    }, []);
    return loaded;
  });
  await lookAgain();
  expect(result.current).toEqual({ kind: 'ready', value: 'what japan is' });
  expect(load).not.toHaveBeenCalled();
});

it('what failed is not asked for again by itself, but by hand or when the network is back', async () => {
  const { state, shown } = aQuery(false);
  const result = shown();
  await lookAgain();
  expect([result.current.kind, state.asked]).toEqual(['failed', 1]);
  await lookAgain();
  expect(state.asked).toBe(1);
  await act(async () => {
    if (result.current.kind === 'failed') result.current.again();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect([result.current.kind, state.asked]).toEqual(['failed', 2]);
  state.works = true;
  await act(async () => {
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect([result.current.kind, state.asked]).toEqual(['ready', 3]);
});

it('what failed is asked for again once the server is reached again, though the browser never said that the network was gone', async () => {
  const { state, shown } = aQuery(false);
  const report = (reach: 'online' | 'failing' | 'offline') =>
    act(async () => {
      reportConnection({ reach });
      await vi.advanceTimersByTimeAsync(0);
    });
  await report('online');
  const result = shown();
  for (const lost of ['offline', 'failing'] as const) {
    const before = state.asked;
    await report(lost);
    expect(state.asked).toBe(before);
    state.works = lost === 'failing';
    await report('online');
    expect(state.asked).toBe(before + 1);
  }
  expect(result.current).toEqual({ kind: 'ready', value: 'what japan is' });
});
