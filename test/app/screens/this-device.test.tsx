import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { reportConnection } from '#app/local/outbox/connection.ts';
import { Room } from '#app/screens/this-device/room.tsx';
import { SendingCard } from '#app/screens/this-device/sending-card.tsx';
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
  const { screen } = show(<SendingCard count={1} refused={0} />);
  expect(screen.getByRole('heading').textContent).toBe('Moyeo can’t be reached right now');
  expect(screen.queryByText(/online/u)).toBeNull();
});

test('"send now" answers when the server still cannot be reached, and only then', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  report({ reach: 'offline', sending: 0 });
  const { screen } = show(
    <>
      <SendingCard count={1} refused={0} />
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
  const { screen } = show(<SendingCard count={0} refused={0} />);
  expect(screen.getByRole('heading').textContent).toBe('You’re offline right now');
  expect(screen.queryByText(/has reached the group/u)).toBeNull();
});

test('"send now" answers without a network also where no group has anything to send, as when a join by link waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  report({ reach: 'unknown', sending: 0 });
  const { screen } = show(
    <>
      <SendingCard count={1} refused={0} />
      <ToastHost />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => {
    expect(screen.getAllByText('You’re offline right now')).toHaveLength(2);
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
