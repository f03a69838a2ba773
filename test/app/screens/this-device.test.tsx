import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { draftKey, saveDraft, spendDraft } from '#app/local/answers/drafts.ts';
import { reportConnection } from '#app/local/outbox/connection.ts';
import { Room } from '#app/screens/this-device/room.tsx';
import { SendingCard } from '#app/screens/this-device/sending-card.tsx';
import { ThisDevice } from '#app/screens/this-device/this-device.tsx';
import { ToastHost } from '#app/ui/toast-host.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const report = (change: Parameters<typeof reportConnection>[0]) => {
  act(() => {
    reportConnection(change);
  });
};

test('a server that is out of reach while the device has a network is not called a lack of network', () => {
  report({ reach: 'offline', sending: 0 });
  const { screen } = show(<SendingCard count={1} refused={0} drafts={0} />);
  expect(screen.getByRole('heading').textContent).toBe('Moyeo can’t be reached right now');
  expect(screen.queryByText(/online/u)).toBeNull();
});

test('"send now" answers when the server still cannot be reached, and only then', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  report({ reach: 'offline', sending: 0 });
  const { screen } = show(
    <>
      <SendingCard count={1} refused={0} drafts={0} />
      <ToastHost />
    </>,
  );
  const tryOnce = () => {
    report({ sending: 1 });
    report({ sending: 0 });
  };
  // The engine tries by itself, too: nobody asked.
  tryOnce();
  const said = () => screen.getAllByText('You’re offline right now').length;
  // The card's own heading.
  expect(said()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  tryOnce();
  await waitFor(() => {
    expect(said()).toBe(2);
  });
});

test('a page that was opened without a network does not say that everything was sent: nothing was tried', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  report({ reach: 'unknown', sending: 0 });
  const { screen } = show(<SendingCard count={0} refused={0} drafts={0} />);
  expect(screen.getByRole('heading').textContent).toBe('You’re offline right now');
  expect(screen.queryByText(/has reached the group/u)).toBeNull();
});

test('"send now" answers without a network also where no group has anything to send, as when a join by link waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  report({ reach: 'unknown', sending: 0 });
  const { screen } = show(
    <>
      <SendingCard count={1} refused={0} drafts={0} />
      <ToastHost />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => {
    expect(screen.getAllByText('You’re offline right now')).toHaveLength(2);
  });
});

test('an unsent survey is not called sent: it stands on this device', () => {
  report({ reach: 'online', sending: 0 });
  const { screen } = show(<SendingCard count={0} refused={0} drafts={1} />);
  expect(screen.getByRole('heading').textContent).toBe('There’s an unsent survey');
  expect(screen.queryByText(/has reached the group/u)).toBeNull();
  expect(screen.container.querySelector('[aria-current]')?.textContent).toBe('This device');
});

test('a survey that nobody has sent is not said to be sent once there is a network', () => {
  reportConnection({ reach: 'offline' });
  const { screen } = show(<SendingCard count={0} refused={0} drafts={1} />);
  expect(screen.getByRole('heading', { name: 'There’s an unsent survey' })).toBeTruthy();
  expect(screen.queryByText(/will be sent/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});

test('what the server has refused does not wait for a connection', () => {
  report({ reach: 'online', sending: 0 });
  const { screen } = show(<SendingCard count={0} refused={2} drafts={0} />);
  expect(screen.container.querySelector('[aria-current]')?.textContent).toBe('Couldn’t be sent');
});

test('the survey that is being written is listed with its group and leads on', async () => {
  const { screen, device } = show(<ThisDevice />);
  await act(async () => {
    await device.db.groups.put({ groupId: 'g', shareUrl: 'a'.repeat(22), name: 'Spring', openedAt: 1 });
    await device.db.sessions.put({ id: 's', groupId: 'g', memberId: 'm', name: 'Bo', secret: 'x', state: 'active' });
    await saveDraft(device, draftKey.survey('g', 'm'), { step: 'dates' }, null);
  });
  const link = await screen.findByRole('link', { name: 'Survey in progress' });
  expect(link.getAttribute('href')).toBe(`/preferences/${'a'.repeat(22)}`);
  expect(link.closest('li')?.textContent).toContain('Spring');
  await act(async () => {
    await device.db.write([device.db.drafts], () => spendDraft(device.db, draftKey.survey('g', 'm')));
  });
  await waitFor(() => {
    expect(screen.queryByRole('link', { name: 'Survey in progress' })).toBeNull();
  });
});

test('"keep my data" answers when the browser does not allow it', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    language: 'en',
    storage: {
      persisted: () => Promise.resolve(false),
      persist: () => Promise.resolve(false),
      estimate: () => Promise.resolve({ usage: 1_000_000 }),
    },
  });
  const { screen } = show(
    <>
      <Room />
      <ToastHost />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Keep my data' }));
  await screen.findByText(/didn’t allow it yet/);
});
