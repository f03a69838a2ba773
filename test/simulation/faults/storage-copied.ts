import { always, type Fault } from './fault.ts';

/** Not a fault by itself: takes the copy that a later rollback of the device's storage puts back. */
export const storageCopied: Fault = {
  name: 'storage copied',
  mayBeDrawn: always,
  inject: ({ copies }, { device }) => {
    copies.set(device, device.storage.copy());
    return true;
  },
};
