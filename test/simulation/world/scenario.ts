import type { SeededRandom } from '#test/worlds/seeded-random.ts';
import type { SimulatedDevice } from './simulated-device.ts';

/** What the people of a run are given. */
export interface Scenario {
  random: SeededRandom;
  count: (what: string) => void;
  groupId: string;
  shareUrl: string;
  groupName: string;
  isCustom: boolean;
  hasPins: boolean;
  /** The device that made the group. */
  host: SimulatedDevice;
  /** Whether a link to the group can be opened already. */
  isLinkUsable: () => boolean;
}
