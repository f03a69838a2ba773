import { replaceStorage } from '../world/pages.ts';
import { rareFaultProbability, type Fault } from './fault.ts';

/** A device gets back an earlier state of its storage, as from a backup of the whole device. */
export const storageRolledBack: Fault = {
  name: 'storage rolled back',
  mayBeDrawn: ({ copies }, { device }) => copies.has(device),
  inject: async (world, { device }) => {
    if (!world.random.hits(rareFaultProbability)) return false;
    await replaceStorage(world, device, world.copies.get(device));
    return true;
  },
};
