import { always, type Fault } from './fault.ts';

/** A device is offline for 5 s to 125 s and knows it; then its pages get the event `online`. */
export const airplaneMode: Fault = {
  name: 'airplane mode',
  mayBeDrawn: always,
  inject: ({ time, random }, { device }) => {
    device.isOffline = true;
    for (const one of device.tabs) one.socket.present?.close('transport close');
    time.timer(5_000 + random.below(120_000), () => {
      device.isOffline = false;
      for (const one of device.tabs)
        one.runInPage(() => {
          one.wake();
        });
    });
    return true;
  },
};
