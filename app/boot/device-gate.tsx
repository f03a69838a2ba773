import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { beginLoad, loadParts } from '#app/kernel/load-failure.ts';
import { createStore, useStore } from '#app/kernel/store.ts';
import { DeviceContext, type Device } from '#app/local/device/device.ts';
import { later } from '#app/ui/later.tsx';
import { Shell } from '#app/ui/shell.tsx';

/**
 * Storage opens within a second or two on a slow phone. Browsers have been seen in which it never does, until they are
 * quit.
 */
const slowAfterMs = 10_000;
const isSlow = createStore(false);

/** Opens this device's storage and starts the sync engine, once per page, in a chunk of its own. */
let opening: Promise<Device> | undefined;
export function openDevice(): Promise<Device> {
  if (!opening) {
    // The forms of everything that this device stores and sends, in a task of their own: with the storage they take a
    // tenth of a second on a phone.
    beginLoad(() => import('#shared/protocol/mutations.ts'));
    opening = loadParts(import('./boot.ts')).then(({ boot }) => {
      const timer = setTimeout(() => {
        isSlow.set(true);
      }, slowAfterMs);
      return boot().finally(() => {
        clearTimeout(timer);
        isSlow.set(false);
      });
    });
    // Whoever uses it throws it; nobody does where the screen could not be had either.
    opening.catch(() => undefined);
  }
  return opening;
}

/**
 * Renders what needs this device; `fallback` until its storage is open. Code that is loaded in here is asked for
 * meanwhile.
 */
export function WithDevice({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <DeviceContext value={openDevice()}>{children}</DeviceContext>
    </Suspense>
  );
}

export function DeviceGate() {
  return (
    <WithDevice fallback={<Opening />}>
      <Outlet />
    </WithDevice>
  );
}

const SlowStorage = later(() => import('./slow-storage.tsx').then((m) => m.SlowStorage), Shell);

function Opening() {
  return <Suspense fallback={<Shell />}>{useStore(isSlow) ? <SlowStorage /> : <Shell />}</Suspense>;
}
