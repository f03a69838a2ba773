import { openTab } from '../world/pages.ts';
import type { Fault } from './fault.ts';

/** A page dies. The last page of a device is opened again at once. */
export const pageCrash: Fault = {
  name: 'page crash',
  mayBeDrawn: (world, { device, tab }) => tab !== undefined && !world.outdated.has(device),
  inject: async (world, { device, tab }) => {
    tab?.crash();
    await world.time.settle();
    if (device.tabs.length === 0) await openTab(world, device);
    return true;
  },
};
