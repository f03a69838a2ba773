import { act } from '../world/people.ts';
import type { World } from '../world/world.ts';

/**
 * Ends one write transaction of what a person does with an error of IndexedDB.
 * @returns whether a transaction was under way
 */
export async function abortAWrite(world: World, error: 'QuotaExceededError' | 'AbortError'): Promise<boolean> {
  const tab = world.pickTab();
  if (!tab) return false;
  let isHit = false;
  world.watchForErrors(tab, act(world.scenario, tab));
  world.time.after(2 + world.random.below(20), () => {
    isHit = tab.device.storage.abortAWrite(error);
  });
  await world.time.settle();
  return isHit;
}
