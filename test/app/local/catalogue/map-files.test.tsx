import { act, cleanup, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { once } from '#app/local/catalogue/load-once.ts';
import { useThoseHere } from '#app/local/catalogue/map-files.ts';

afterEach(cleanup);

/** Files by their address; an address with `gone` in it cannot be fetched. */
const aSource = () => {
  const load = vi.fn((path: string) =>
    path.includes('gone') ? Promise.reject(new Error('404')) : Promise.resolve(`what ${path} is`),
  );
  return { load, source: once(load) };
};
const settled = () => act(async () => {});

it('what can be fetched is here, and what cannot is left out', async () => {
  const { source } = aSource();
  const { result } = renderHook(() => useThoseHere(source, ['seoul', 'gone', 'busan']));
  expect(result.current.size).toBe(0);
  await settled();
  expect([...result.current.values()]).toEqual(['what seoul is', 'what busan is']);
});

it('a file that comes between the drawing of a map and its effects is drawn', async () => {
  const { load, source } = aSource();
  const { result } = renderHook(() => {
    const here = useThoseHere(source, ['seoul']);
    useLayoutEffect(() => {
      source.known.set('seoul', 'what seoul is');
    }, []);
    return here;
  });
  await settled();
  expect([...result.current.values()]).toEqual(['what seoul is']);
  expect(load).not.toHaveBeenCalled();
});

it('nothing is fetched where nothing is wanted', async () => {
  const { load, source } = aSource();
  renderHook(() => useThoseHere(source, []));
  await settled();
  expect(load).not.toHaveBeenCalled();
});
