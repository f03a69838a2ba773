import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dexie } from 'dexie';
import { saveDraft } from '#app/local/answers/drafts.ts';
import { LocalDb } from '#app/local/device/db.ts';
import { DeviceContext, type Device } from '#app/local/device/device.ts';
import { useKeptDraft } from '#app/parts/answering/use-kept-draft.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

const key = 'survey/g/m';
const parse = (kept: unknown): string | undefined => (typeof kept === 'string' ? kept : undefined);
/** A page of the same browser. */
const page = (): Device => ({ db: new LocalDb('two-pages'), now: () => 1, random: new SeededRandom(1).bytes });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('what another page of this browser adds to a form is in this one before it is sent from here', async () => {
  const [here, there] = [page(), page()];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DeviceContext.Provider value={here}>{children}</DeviceContext.Provider>
  );
  const { result } = renderHook(() => useKeptDraft(key, parse), { wrapper });
  await waitFor(() => {
    expect(result.current.state.kind).toBe('none');
  });
  act(() => {
    result.current.open('25 to 27');
  });
  await waitFor(async () => {
    expect(await here.db.drafts.count()).toBe(1);
  });
  await saveDraft(there, key, '25 to 27, 1 to 3');
  // The browser tells the other pages, and not the one that writes.
  dispatchEvent(new StorageEvent('storage', { key: `moyeo-draft:${key}` }));
  await waitFor(() => {
    expect(result.current.state).toEqual({ kind: 'open', draft: '25 to 27, 1 to 3' });
  });
  act(() => {
    result.current.act('', (draft) => `${draft}, 5`);
  });
  await waitFor(async () => {
    expect((await there.db.drafts.get(key))?.value).toBe('25 to 27, 1 to 3, 5');
  });
});

test('a form says that this device does not keep what is typed, from the first read that fails until a write succeeds', async () => {
  const here = page();
  const told: boolean[] = [];
  here.db.onStorage = (isWorking) => told.push(isWorking);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DeviceContext.Provider value={here}>{children}</DeviceContext.Provider>
  );
  const full = new Dexie.QuotaExceededError('The disk is full.');
  const reading = vi.spyOn(here.db.drafts, 'get').mockRejectedValueOnce(full);
  const { result } = renderHook(() => useKeptDraft('survey/g/other', parse), { wrapper });
  await waitFor(() => {
    expect(result.current).toMatchObject({ state: { kind: 'none' }, isKept: false });
  });
  expect(told).toContain(false);
  reading.mockRestore();
  const writing = vi.spyOn(here.db, 'write').mockRejectedValueOnce(full);
  act(() => {
    result.current.open('25');
  });
  await waitFor(() => {
    expect(writing).toHaveBeenCalledTimes(1);
  });
  expect(result.current).toMatchObject({ state: { kind: 'open', draft: '25' }, isKept: false });
  act(() => {
    result.current.open('25 to 27');
  });
  await waitFor(() => {
    expect(result.current.isKept).toBe(true);
  });
  writing.mockRejectedValueOnce(full);
  act(() => {
    result.current.drop();
  });
  await waitFor(() => {
    expect(result.current).toMatchObject({ state: { kind: 'none' }, isKept: false });
  });
});
