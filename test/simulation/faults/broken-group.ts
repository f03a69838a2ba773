import type { Fault } from './fault.ts';

/** Every exchange of the second group fails (invariant S13). Set when the run begins, never drawn for a step. */
export const brokenGroup: Fault = {
  name: 'broken group',
  mayBeDrawn: () => false,
  inject: ({ network, sideGroup }) => {
    if (sideGroup === undefined) return false;
    network.broken.add(sideGroup);
    return true;
  },
};
