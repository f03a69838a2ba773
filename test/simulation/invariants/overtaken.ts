import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { isMutationName, mutationDefinitions } from '#shared/protocol/mutations.ts';
import type { OutboxEntry } from '#app/local/device/db.ts';
import type { SimulatedDevice } from '../world/simulated-device.ts';
import { ownedKinds } from './authorship.ts';

/**
 * Whether the device holds the row of this write by a later write of the same member (rule P6): it may then be over
 * without a result of its own.
 */
export function isOvertaken(device: SimulatedDevice, entry: OutboxEntry): boolean {
  const { groupId, input, memberId, mutationId, name, timestamp } = entry;
  if (!isMutationName(name)) return false;
  const definition: MutationDefinition<unknown> = mutationDefinitions[name];
  const target = definition.target(input, memberId, groupId);
  if (!target || !ownedKinds.has(target.kind)) return false;
  const row = device.rows(groupId).find((one) => one.kind === target.kind && one.id === target.id);
  if (!row) return false;
  return row.timestamp > timestamp || (row.timestamp === timestamp && row.mutationId > mutationId);
}
