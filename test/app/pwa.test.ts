import { beforeEach, expect, test, vi } from 'vitest';

const told = vi.fn();
const listeners = new Map<string, () => void>();

vi.mock('#app/local/device/app-update.ts', () => ({ announceUpdate: told }));
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(name: string, listener: () => void) {
      listeners.set(name, listener);
    }
    register = () => Promise.resolve();
  },
}));

beforeEach(() => {
  told.mockClear();
});

interface Registration {
  waiting: object | null;
  active: object | null;
}

/** Workbox says that a worker waits. */
async function oneWaits(registration: Registration): Promise<void> {
  const serviceWorker = {
    controller: {},
    ready: Promise.resolve({ active: { postMessage: () => undefined } }),
    getRegistration: () => Promise.resolve(registration),
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
  ['has become active meanwhile', { waiting: null, active: {} }],
])('the first worker of a device, which %s, is no new version', async (_, registration) => {
  await oneWaits(registration);
  expect(told).not.toHaveBeenCalled();
});

test('a worker that waits behind another is a new version', async () => {
  await oneWaits({ waiting: {}, active: {} });
  expect(told).toHaveBeenCalledOnce();
});
