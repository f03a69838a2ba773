import { openTab } from '../world/pages.ts';
import type { Fault } from './fault.ts';

const maxTabs = 3;

/** The app is opened in another tab of the same browser; a device has at most three. */
export const secondTab: Fault = {
  name: 'second tab',
  mayBeDrawn: (world, { device }) => device.tabs.length < maxTabs && !world.outdated.has(device),
  inject: async (world, { device }) => {
    await openTab(world, device);
    return true;
  },
};
