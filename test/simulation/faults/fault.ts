import type { SimulatedDevice } from '../world/simulated-device.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';

/** What a fault is drawn for: a device, and one of its tabs if it has any. */
export interface FaultTarget {
  device: SimulatedDevice;
  tab: Tab | undefined;
}

/** Something that goes wrong. One file per fault; `all-faults.ts` lists them. */
export interface Fault {
  name: string;
  /** Whether it can happen to this target now. Draws no random numbers. */
  mayBeDrawn: (world: World, target: FaultTarget) => boolean;
  /** Makes it happen. @returns false when it did not happen after all (rare faults draw once more) */
  inject: (world: World, target: FaultTarget) => boolean | Promise<boolean>;
}

/** For faults that would leave nothing to test if they came as often as the others. */
export const rareFaultProbability = 0.3;

export const always = (): boolean => true;
