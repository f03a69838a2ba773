import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { draftKey, readDraft, saveDraft } from '#app/local/answers/drafts.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { LocalDb } from '#app/local/device/db.ts';
import { DeviceContext, type Device } from '#app/local/device/device.ts';
import { usePicks } from '#app/parts/votes/use-picks.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

afterEach(cleanup);

let made = 0;

function opened(): { device: Device; release: () => void } {
  made += 1;
  const device = { db: new LocalDb(`picks-${made}`), now: () => 1_000, random: new SeededRandom(made).bytes };
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The first reading of a draft takes its time, as on a phone that has just started the page.
  const get = device.db.drafts.get.bind(device.db.drafts) as (key: string) => Promise<unknown>;
  let isFirst = true;
  device.db.drafts.get = ((key: string) => {
    const found = get(key);
    if (!isFirst) return found;
    isFirst = false;
    return held.then(() => found);
  }) as typeof device.db.drafts.get;
  return { device, release };
}

const session = { id: 's', groupId: 'g', memberId: 'm' } as StoredSession;
const another = { id: 'o', groupId: 'g', memberId: 'o' } as StoredSession;
const key = draftKey.picks('g', 'm');

const hookOn = (device: Device) =>
  renderHook((props: { session: StoredSession }) => usePicks({ groupId: 'g', ...props }), {
    initialProps: { session },
    wrapper: ({ children }: { children: ReactNode }) => <DeviceContext value={device}>{children}</DeviceContext>,
  });
const picksOn = (device: Device) => hookOn(device).result;

test('what is chosen before the earlier choice has been read stays, and so does the earlier one', async () => {
  const { device, release } = opened();
  await device.db.drafts.put({ key, value: { dates: [], types: ['golf'], places: [] }, revision: 3 });
  const result = picksOn(device);
  act(() => {
    result.current[1]((before) => ({ ...before, types: [...before.types, 'relax'] }));
  });
  expect(result.current[0].types).toEqual(['relax']);
  release();
  await waitFor(() => {
    expect(result.current[0].types).toEqual(['golf', 'relax']);
  });
  expect(await readDraft(device, key)).toEqual({ dates: [], types: ['golf', 'relax'], places: [] });
});

test('also where the earlier choice was sent already', async () => {
  const { device, release } = opened();
  await device.db.drafts.put({ key, value: null, revision: 3, isSpent: true });
  const result = picksOn(device);
  act(() => {
    result.current[1]((before) => ({ ...before, types: [...before.types, 'relax'] }));
  });
  release();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(result.current[0].types).toEqual(['relax']);
  expect(await readDraft(device, key)).toEqual({ dates: [], types: ['relax'], places: [] });
});

test('a change takes the read choice as it is', async () => {
  const { device, release } = opened();
  release();
  await saveDraft(device, key, { dates: ['2027-04-03'], types: [], places: [] });
  const result = picksOn(device);
  await waitFor(() => {
    expect(result.current[0].dates).toEqual(['2027-04-03']);
  });
  act(() => {
    result.current[1]((before) => ({ ...before, dates: [] }));
  });
  expect(result.current[0].dates).toEqual([]);
});

test('another member of the device has none of them', async () => {
  const { device, release } = opened();
  release();
  const { result, rerender } = hookOn(device);
  act(() => {
    result.current[1]((before) => ({ ...before, types: ['relax'] }));
  });
  rerender({ session: another });
  await waitFor(() => {
    expect(result.current[0].types).toEqual([]);
  });
});
