import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { loadParts } from '#app/kernel/load-failure.ts';
import type { Device } from './local/device/device.ts';
import { Shell } from './ui/shell.tsx';

/** Opens this device's storage and starts the sync engine, once per page, in a chunk of its own. */
let opening: Promise<{ device: Device }> | undefined;
export function openDevice(): Promise<{ device: Device }> {
  opening ??= loadParts(import('./boot.ts')).then(({ boot }) => boot());
  return opening;
}

const Provider = lazy(async () => {
  const [{ device }, { DeviceContext }] = await Promise.all([
    openDevice(),
    loadParts(import('./local/device/device.ts')),
  ]);
  return {
    default: ({ children }: { children: ReactNode }) => <DeviceContext value={device}>{children}</DeviceContext>,
  };
});

/** Renders what needs this device as soon as its storage is open; `fallback` until then. */
export function WithDevice({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Provider>{children}</Provider>
    </Suspense>
  );
}

export function DeviceGate() {
  return (
    <WithDevice fallback={<Shell />}>
      <Outlet />
    </WithDevice>
  );
}
