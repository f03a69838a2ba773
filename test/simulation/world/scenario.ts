import type { SeededRandom } from '#test/builders/seeded-random.ts';
import type { SimulatedDevice } from './simulated-device.ts';

/** What the people of a run are given. */
export interface Scenario {
  random: SeededRandom;
  count: (what: string) => void;
  groupId: string;
  groupName: string;
  isCustom: boolean;
  hasPins: boolean;
  /** The device that made the group. */
  host: SimulatedDevice;
  /** The link that people send each other now; nothing while the server does not know the group. */
  presentLink: () => string | undefined;
}
