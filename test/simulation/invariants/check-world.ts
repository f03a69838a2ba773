import { readView } from '#app/local/outbox/queue.ts';
import { difference } from '../world/row-text.ts';
import type { SimulatedDevice } from '../world/simulated-device.ts';
import type { World } from '../world/world.ts';
import { checkRowAuthors } from './authorship.ts';
import { InvariantViolation } from './invariant-violation.ts';
import { checkOutbox, noteSentAgain } from './outbox-checks.ts';
import { checkPageErrors, isExpectedError } from './page-errors.ts';
import { checkConfirmedRows, checkDoneEntries } from './row-checks.ts';
import { checkView, viewFromStorage, viewTexts } from './view-checks.ts';

/**
 * Every invariant that holds at any moment; called after every step, when nothing is being written.
 * @throws InvariantViolation
 */
export function checkWorld(world: World): void {
  if (world.failure) throw world.failure;
  if (world.server.patches.violation) throw world.server.patches.violation;
  for (const device of world.devices) {
    const writesBefore = world.outdated.get(device);
    if (writesBefore !== undefined && device.storage.writes !== writesBefore)
      throw new InvariantViolation('S12', `${device.label}: old code wrote to a newer database`);
    checkDevice(device, world);
    checkPageErrors(device);
  }
}

function checkDevice(device: SimulatedDevice, { devices, server, groupIds, count }: World): void {
  if (device.checkedWrites === device.storage.writes) return;
  device.checkedWrites = device.storage.writes;
  device.noteQueue();
  const entries = device.outbox();
  if (noteSentAgain(device, entries) > 0) count('sent again after coming back');
  const fresh = checkOutbox(device, server.record, entries);
  for (const groupId of groupIds) {
    checkConfirmedRows(device, server, groupId);
    checkDoneEntries(device, server, groupId, entries, fresh);
    checkView(device, groupId);
    checkRowAuthors(device, devices, groupId);
  }
}

/** S7: what the app reads for a screen is what its stored rows and pending writes give. */
export async function checkOneScreen(world: World): Promise<void> {
  const tab = world.pickTab();
  if (!tab) return;
  const { groupId } = world.scenario;
  const view = await world.waitFor(readView(tab.db, groupId)).catch((error: unknown) => {
    if (tab.isAlive && !isExpectedError(error)) throw error;
    return undefined;
  });
  if (!view) return;
  const wrong = difference(viewTexts(view), viewTexts(viewFromStorage(tab.device, groupId)));
  if (wrong) throw new InvariantViolation('S7', `${tab.device.label} shows something else than it holds: ${wrong}`);
}
