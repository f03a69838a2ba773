import { createContext, use, useContext } from 'react';
import type { RandomBytes } from '#shared/kernel/ids.ts';
import type { LocalDb } from './db.ts';

/**
 * This device: its storage, clock and randomness. Functions that write take it as an argument, so that a test can bring
 * its own.
 */
export interface Device {
  db: LocalDb;
  now: () => number;
  random: RandomBytes;
}

/** Of a page it is a promise: its storage opens while the screens in there are loaded. */
export const DeviceContext = createContext<Device | Promise<Device> | undefined>(undefined);

/** Suspends until this device's storage is open. */
export function useDevice(): Device {
  const device = useContext(DeviceContext);
  if (!device) throw new Error('No DeviceContext.');
  // Within Dexie's zones another Promise stands in the place of the browser's.
  return 'db' in device ? device : use(device);
}
