import { always, type Fault } from './fault.ts';

/** The next patch to a device is lost (invariant L3). */
export const patchLost: Fault = {
  name: 'patch lost',
  mayBeDrawn: always,
  inject: ({ network }, { device }) => {
    network.losesPatch.add(device);
    return true;
  },
};
