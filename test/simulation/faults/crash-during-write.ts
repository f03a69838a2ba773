import { openTab, personActs } from '../world/pages.ts';
import { always, type Fault } from './fault.ts';

/** A page dies within 40 tasks of what a person does in it, so mostly between two steps of a write. */
export const crashDuringWrite: Fault = {
  name: 'crash during a write',
  mayBeDrawn: always,
  inject: async (world) => {
    const { random, time } = world;
    const tab = world.pickTab();
    if (!tab) return false;
    personActs(world, tab);
    time.after(1 + random.below(40), () => {
      if (tab.isAlive) tab.crash();
    });
    await time.settle();
    if (tab.device.tabs.length === 0) await openTab(world, tab.device);
    return true;
  },
};
