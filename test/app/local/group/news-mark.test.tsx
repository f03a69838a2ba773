import { isDeepStrictEqual } from 'node:util';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { draftKey, readDraft, saveDraft } from '#app/local/answers/drafts.ts';
import { DeviceContext } from '#app/local/device/device.ts';
import { useMarkNews, useNewsMark } from '#app/local/group/news-mark.ts';
import { show } from '#test/builders/shown-group.tsx';

afterEach(cleanup);

test('what was read of the mark once is known at once to whatever asks next: the opened news do not say first that nothing is new', async () => {
  const { device } = show(null);
  await saveDraft(device, draftKey.newsMark('g'), 700);
  const wrapper = ({ children }: { children: ReactNode }) => <DeviceContext value={device}>{children}</DeviceContext>;
  const bell = renderHook(() => useNewsMark('g'), { wrapper });
  expect(bell.result.current).toBeUndefined();
  await waitFor(() => {
    expect(bell.result.current).toBe(700);
  });
  expect(renderHook(() => useNewsMark('g'), { wrapper }).result.current).toBe(700);
  expect(renderHook(() => useNewsMark('other'), { wrapper }).result.current).toBeUndefined();
});

test('news of one group that were read change what is shown of it at once, and nothing is read again of another', async () => {
  const { device } = show(null);
  await saveDraft(device, draftKey.newsMark('g'), 700);
  await saveDraft(device, draftKey.newsMark('other'), 600);
  const wrapper = ({ children }: { children: ReactNode }) => <DeviceContext value={device}>{children}</DeviceContext>;
  const reads = vi.spyOn(device.db.drafts, 'get');
  const one = renderHook(() => useNewsMark('g'), { wrapper });
  const other = renderHook(() => useNewsMark('other'), { wrapper });
  const mark = renderHook(() => useMarkNews('g'), { wrapper });
  await waitFor(() => {
    expect([one.result.current, other.result.current]).toEqual([700, 600]);
  });
  const readsOfOther = () =>
    reads.mock.calls.filter(([key]) => isDeepStrictEqual(key, draftKey.newsMark('other'))).length;
  expect(readsOfOther()).toBe(1);
  mark.result.current(900);
  await waitFor(() => {
    expect(one.result.current).toBe(900);
  });
  // What would be read once more is read before this one.
  await readDraft(device, draftKey.newsMark('g'));
  expect([other.result.current, readsOfOther()]).toEqual([600, 1]);
});
