import { replaceStorage } from '../world/pages.ts';
import { rareFaultProbability, type Fault } from './fault.ts';

/** The browser deletes the storage of a device. Not of the first one: without it there is no organizer any more. */
export const storageWiped: Fault = {
  name: 'storage wiped',
  mayBeDrawn: ({ scenario }, { device }) => device !== scenario.host,
  inject: async (world, { device }) => {
    if (!world.random.hits(rareFaultProbability)) return false;
    await replaceStorage(world, device, undefined);
    return true;
  },
};
