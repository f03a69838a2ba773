import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { draftKey, saveDraft } from '#app/local/answers/drafts.ts';
import { DeviceContext } from '#app/local/device/device.ts';
import { useNewsMark } from '#app/local/group/news-mark.ts';
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
