import type { SeededRandom } from '#test/builders/seeded-random.ts';
import type { SimulatedServer } from './server.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import type { SimulatedTime } from './time.ts';

/** What the network needs of the world around it. */
export interface NetworkPorts {
  time: SimulatedTime;
  random: SeededRandom;
  server: () => SimulatedServer;
  count: (what: string) => void;
  /** A valid answer reaches a page. */
  onHeard: (device: SimulatedDevice, body: string) => void;
  /** An answer that is not an exchange response is about to reach a page. */
  onInvalid: (device: SimulatedDevice, deliver: () => void) => void;
  onServerDeath: () => void;
  onError: (error: unknown) => void;
}
