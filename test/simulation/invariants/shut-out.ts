import { bindsSession } from '#shared/protocol/mutations.ts';
import { hashSecret } from '#server/access/sessions.ts';
import type { ServerTables } from '../world/server-tables.ts';
import type { SimulatedDevice } from '../world/simulated-device.ts';

/**
 * Whether the organizer has closed the group (founding decision 27) and this device has nothing that opens it: no live
 * session, not the organizer's secret and not the present link. It then reads nothing new and sends nothing, until its
 * person opens the present link. A session whose join is rejected here opens nothing: it is not shown to the server,
 * which may know it from a copy of this storage.
 */
export function isShutOut(device: SimulatedDevice, tables: ServerTables, groupId: string): boolean {
  const rejected = device.outbox().filter((one) => one.state === 'rejected' && bindsSession(one.name));
  const unknown = new Set(rejected.map((one) => one.actor));
  const sessions = device
    .sessions()
    .filter((one) => one.groupId === groupId && one.state !== 'ended' && !unknown.has(one.id));
  const secrets = [...sessions.map((one) => one.secret), ...device.organizerTokens(groupId)];
  return !tables.isOpenTo(groupId, { hashes: secrets.map(hashSecret), shareUrl: device.group(groupId)?.shareUrl });
}
