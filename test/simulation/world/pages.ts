import { codeEpoch, type StoredGroup } from '#app/local/device/db.ts';
import { isExpectedError } from '../invariants/page-errors.ts';
import { act } from './people.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import { Tab } from './tab.ts';
import type { World } from './world.ts';

/** Opens a page. The storage may fail while it loads; then a later opportunity loads it again. */
export async function openTab(world: World, device: SimulatedDevice): Promise<void> {
  await world.waitFor(Tab.open(device, world.tabWorld)).then(watchKnownGroups, (error: unknown) => {
    for (const tab of [...device.tabs]) tab.crash();
    if (!isExpectedError(error)) throw error;
  });
}

/** The page shows every group that its device knows. */
export function watchKnownGroups(tab: Tab): void {
  if (!tab.isAlive) return;
  tab.watch(tab.device.storage.read<StoredGroup>('groups').map((one) => one.groupId));
}

/** A person does something in the page, which then shows the groups that it knows. */
export function personActs(world: World, tab: Tab): void {
  world.watchForErrors(
    tab,
    act(world.scenario, tab).then(() => {
      watchKnownGroups(tab);
    }),
  );
}

/**
 * Gives the device another storage, empty or with what a copy holds: what was only in the old one is gone, as the
 * person knows.
 */
export async function replaceStorage(
  world: World,
  device: SimulatedDevice,
  copy: Map<string, unknown[]> | undefined,
): Promise<void> {
  for (const tab of [...device.tabs]) tab.crash();
  await world.time.settle();
  world.outdated.delete(device);
  await world.waitFor(device.storage.replace(copy));
  if (copy) await setEpoch(world, device, codeEpoch);
  device.forgetQueue();
  await openTab(world, device);
}

/** As newer code does when it opens the database in another tab. */
export async function setEpoch(world: World, device: SimulatedDevice, epoch: number): Promise<void> {
  const db = device.storage.connect();
  await world.waitFor(
    db.meta.put({ key: 'codeEpoch', value: epoch }).then(() => {
      db.close();
    }),
  );
}

/** Loads the device's pages again, with code that fits its database. */
export function reloadWithNewCode(world: World, device: SimulatedDevice): void {
  world.outdated.delete(device);
  for (const tab of [...device.tabs]) tab.crash();
  const db = device.storage.connect();
  db.meta
    .put({ key: 'codeEpoch', value: codeEpoch })
    .then(async () => {
      db.close();
      watchKnownGroups(await Tab.open(device, world.tabWorld));
    })
    // The storage may be replaced, and the page die, while it loads.
    .catch((error: unknown) => {
      if (!isExpectedError(error)) world.fail(error);
    });
}
