import { codeEpoch } from '#app/local/device/db.ts';
import { reloadWithNewCode, setEpoch } from '../world/pages.ts';
import type { Fault } from './fault.ts';

/** Newer code opens the database of a device; 2 s to 22 s later its pages are loaded with that code (rule P15). */
export const newerCode: Fault = {
  name: 'newer code',
  mayBeDrawn: (world, { device }) =>
    !world.outdated.has(device) && device.tabs.length > 0 && device.storage.read('meta').length > 0,
  inject: async (world, { device }) => {
    await setEpoch(world, device, codeEpoch + 1);
    world.outdated.set(device, device.storage.writes);
    world.time.timer(2_000 + world.random.below(20_000), () => {
      if (world.outdated.has(device)) reloadWithNewCode(world, device);
    });
    return true;
  },
};
