import { beforeEach, expect, test, vi } from 'vitest';

const told = vi.fn();
const listeners = new Map<string, (event: { isUpdate?: boolean }) => void>();

vi.mock('#app/local/device/app-update.ts', () => ({ announceUpdate: told }));
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(name: string, listener: (event: { isUpdate?: boolean }) => void) {
      listeners.set(name, listener);
    }
    register = () => Promise.resolve();
  },
}));

beforeEach(() => {
  told.mockClear();
});

/** What the page is told when a worker waits. */
async function whenOneWaits(event: { isUpdate?: boolean }): Promise<void> {
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: {}, ready: Promise.resolve({ active: { postMessage: () => undefined } }) },
    languages: ['ko'],
  });
  vi.stubGlobal('document', { readyState: 'complete', documentElement: { dataset: {} }, addEventListener: vi.fn() });
  vi.stubGlobal('requestIdleCallback', () => undefined);
  vi.stubEnv('DEV', false);
  const { registerServiceWorker } = await import('#app/pwa.ts');
  registerServiceWorker('ko');
  await vi.waitFor(() => {
    expect(listeners.has('waiting')).toBe(true);
  });
  listeners.get('waiting')?.(event);
}

test('the first worker of a device is no new version, however long it waits', async () => {
  await whenOneWaits({ isUpdate: false });
  expect(told).not.toHaveBeenCalled();
});

test.each([{ isUpdate: true }, {}])('a worker that waits behind another is a new version: %o', async (event) => {
  await whenOneWaits(event);
  expect(told).toHaveBeenCalledOnce();
});
