import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceContext, type Device } from '#app/local/device/device.ts';
import { useContacts } from '#app/local/group/contacts.ts';
import { show } from '#test/builders/shown-group.tsx';

let device: Device;
const reported: unknown[] = [];
beforeEach(async () => {
  ({ device } = show(null));
  await device.db.organizers.put({ groupId: 'g', token: 'secret' });
  reported.length = 0;
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => <DeviceContext value={device}>{children}</DeviceContext>;
const contacts = () => renderHook(() => useContacts('g'), { wrapper }).result;

test('the organizer sees the addresses that the server gives', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ memberId: 'm', email: 'm@example.com' }])));
  const found = contacts();
  await waitFor(() => {
    expect([...found.current]).toEqual([['m', 'm@example.com']]);
  });
});

test('without a network there are none, and nothing is wrong', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', asked);
  const found = contacts();
  await waitFor(() => {
    expect(asked).toHaveBeenCalledTimes(1);
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([found.current.size, reported]).toEqual([0, []]);
});

test('a mistake in the code is not taken for a missing network', async () => {
  const mistake = new TypeError('x is undefined');
  vi.spyOn(device.db.organizers, 'get').mockRejectedValue(mistake);
  contacts();
  await waitFor(() => {
    expect(reported).toEqual([mistake]);
  });
});
