import { always, type Fault } from './fault.ts';

/** For 5 s to 65 s the network drops everything that a device sends and receives, and reports nothing. */
export const silentOutage: Fault = {
  name: 'silent outage',
  mayBeDrawn: always,
  inject: ({ time, random }, { device }) => {
    device.isSilentlyCutOff = true;
    time.timer(5_000 + random.below(60_000), () => {
      device.isSilentlyCutOff = false;
    });
    return true;
  },
};
