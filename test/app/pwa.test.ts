import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopKeepingMessage } from '#app/local/device/service-worker-messages.ts';
import { timing } from '#app/timing.ts';

const told = vi.fn<(refresh: () => void) => void>();
const listeners = new Map<string, () => void>();

vi.mock('#app/local/device/app-update.ts', () => ({ announceUpdate: told }));
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(name: string, listener: () => void) {
      listeners.set(name, listener);
    }
    register = () => Promise.resolve();
    messageSkipWaiting = () => undefined;
  },
}));

beforeEach(() => {
  told.mockClear();
  active.postMessage.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Registration {
  waiting: object | null;
  active: { postMessage: (message: unknown) => void } | null;
}

const active = { postMessage: vi.fn() };

/** Workbox says that a worker waits. */
async function oneWaits(registration: Registration): Promise<void> {
  const serviceWorker = {
    controller: {},
    ready: Promise.resolve({ active: { postMessage: () => undefined } }),
    getRegistration: () => Promise.resolve(registration),
    addEventListener: () => undefined,
  };
  vi.stubGlobal('navigator', { serviceWorker, languages: ['ko'] });
  vi.stubGlobal('document', { readyState: 'complete', documentElement: { dataset: {} }, addEventListener: vi.fn() });
  vi.stubGlobal('requestIdleCallback', () => undefined);
  vi.stubEnv('DEV', false);
  const { registerServiceWorker } = await import('#app/pwa.ts');
  registerServiceWorker('ko');
  await vi.waitFor(() => {
    expect(listeners.has('waiting')).toBe(true);
  });
  listeners.get('waiting')?.();
  await Promise.resolve();
  await Promise.resolve();
}

test.each([
  ['waits still', { waiting: {}, active: null }],
  ['has become active meanwhile', { waiting: null, active }],
])('the first worker of a device, which %s, is no new version', async (_, registration) => {
  await oneWaits(registration);
  expect(told).not.toHaveBeenCalled();
});

test('a worker that waits behind another is a new version', async () => {
  await oneWaits({ waiting: {}, active });
  expect(told).toHaveBeenCalledOnce();
});

test('the page of a busy device is loaded again only when the new worker has taken over, or after a while', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const takenOver: Registration = { waiting: {}, active };
  await oneWaits(takenOver);
  vi.useFakeTimers();
  told.mock.lastCall?.[0]();
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ type: stopKeepingMessage });
  vi.advanceTimersByTime(timing.updateReloadFallbackMs);
  expect(reload).not.toHaveBeenCalled();
  takenOver.waiting = null;
  vi.advanceTimersByTime(timing.updateReloadFallbackMs);
  expect(reload).toHaveBeenCalledOnce();

  // A browser that never tells anything.
  reload.mockClear();
  takenOver.waiting = {};
  told.mock.lastCall?.[0]();
  vi.advanceTimersByTime(timing.updateReloadFallbackMs * 2);
  expect(reload).toHaveBeenCalledOnce();
});
