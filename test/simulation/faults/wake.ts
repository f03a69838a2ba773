import type { Fault } from './fault.ts';

/** Not a fault but an interruption: the page is shown again, or the person asks to send now. */
export const wake: Fault = {
  name: 'wake',
  mayBeDrawn: (_world, { tab }) => tab !== undefined,
  inject: (_world, { tab }) => {
    tab?.runInPage(() => {
      tab.wake();
    });
    return true;
  },
};
