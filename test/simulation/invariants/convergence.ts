import { bindsSession } from '#shared/protocol/mutations.ts';
import { difference } from '../world/row-text.ts';
import type { SimulatedServer } from '../world/server.ts';
import type { ServerTables } from '../world/server-tables.ts';
import type { SimulatedDevice } from '../world/simulated-device.ts';
import { rowsHeldBy } from './row-checks.ts';
import { isShutOut } from './shut-out.ts';

/*
 * Liveness: each function returns a sentence about what is still missing, or nothing. While a run waits for something,
 * that is not a violation; after the time that the invariant grants, it is.
 */

/** L1: the first pending entry that is free to be sent. */
export function entryStillWaiting(
  devices: readonly SimulatedDevice[],
  tables: ServerTables,
  groupId: string,
): string | undefined {
  for (const device of devices) {
    // What waits on a device that a new link has shut out is sent when the person opens that link (rule P14).
    if (isShutOut(device, tables, groupId)) continue;
    const entries = device.outbox().filter((one) => one.groupId === groupId);
    const rejectedJoins = new Set(
      entries.filter((one) => one.state === 'rejected' && bindsSession(one.name)).map((one) => one.actor),
    );
    const sessions = new Map(device.sessions().map((one) => [one.id, one]));
    for (const { state, actor, name, mutationId } of entries) {
      if (state !== 'pending') continue;
      const isEnded = actor !== 'link' && actor !== 'organizer' && sessions.get(actor)?.state === 'ended';
      if (!rejectedJoins.has(actor) && !isEnded) return `${device.label} still waits with ${name} ${mutationId}`;
    }
  }
  return undefined;
}

/** L2: the first device of the group that does not have what the server has. */
export function deviceBehind(
  devices: readonly SimulatedDevice[],
  { record, tables }: Pick<SimulatedServer, 'record' | 'tables'>,
  groupId: string,
): string | undefined {
  const truth = record.rowsNow(groupId);
  for (const device of devices) {
    const group = device.group(groupId);
    // A device whose member was removed hears nothing more (invariant S10); it keeps the rows of some earlier moment.
    if (!group || group.archived === 'removed') continue;
    if (group.archived === 'gone') return `${device.label} believes the group gone`;
    if (isShutOut(device, tables, groupId)) {
      const cursor = device.cursor(groupId);
      if (cursor && !cursor.lost && tables.knows(groupId, cursor) && group.archived !== 'closed')
        return `${device.label} is shut out, and does not know it`;
      continue;
    }
    if (group.archived === 'closed') return `${device.label} believes the group closed`;
    if (!truth) return `${device.label} knows the group, and the server does not`;
    const cursor = device.cursor(groupId);
    const head = record.headOf(groupId);
    if (!cursor || cursor.lost || `${groupId}/${cursor.version}:${cursor.nonce}` !== head)
      return `${device.label} is at ${cursor ? cursor.version : 'nothing'}, the group at ${head?.slice(groupId.length + 1)}`;
    const wrong = difference(rowsHeldBy(device, groupId), truth);
    if (wrong) return `${device.label}: ${wrong}`;
  }
  return undefined;
}

/**
 * L1 after the organizer has deleted the group: every device that knows it has archived it, and nothing waits for it.
 */
export function deviceWithDeletedGroup(devices: readonly SimulatedDevice[], groupId: string): string | undefined {
  for (const device of devices) {
    const known = device.group(groupId);
    if (!known || known.archived === 'removed') continue;
    if (known.archived !== 'gone') return `${device.label} does not know that the group is gone`;
    if (device.outbox().some((one) => one.groupId === groupId && one.state === 'pending'))
      return `${device.label} still waits for a group that is gone`;
  }
  return undefined;
}
