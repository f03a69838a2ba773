import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { reportConnection } from '#app/local/outbox/sync-status.ts';
import { Room } from '#app/screens/this-device/room.tsx';
import { SendingCard } from '#app/screens/this-device/sending-card.tsx';
import { ToastHost } from '#app/ui/toast-host.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const report = (change: Parameters<typeof reportConnection>[0]) => {
  act(() => {
    reportConnection(change);
  });
};

test('"send now" answers when the server still cannot be reached, and only then', async () => {
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
  expect(screen.queryByText(/Still no connection/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  tryOnce();
  await screen.findByText(/Still no connection/);
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
