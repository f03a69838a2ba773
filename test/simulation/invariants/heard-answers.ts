import type { ExchangeResponse } from '#shared/protocol/sync.ts';
import type { ServerRecord } from '../world/server-record.ts';
import type { SimulatedDevice } from '../world/simulated-device.ts';
import { ownedKinds } from './authorship.ts';

/**
 * Notes what a page has heard: S3 allows no other result, and S9 asks for what the device had when it heard of a
 * restore.
 */
export function noteAnswer(record: ServerRecord, device: SimulatedDevice, body: string, groupId: string): void {
  const answer = JSON.parse(body) as ExchangeResponse;
  const results = 'results' in answer ? answer.results : [];
  for (const { mutationId, code } of results) record.heard.add(`${mutationId} ${code}`);
  // A session that has ended is sent its results, and no rows.
  if (!('rows' in answer)) for (const { mutationId } of results) record.reportedWithoutRows.add(mutationId);
  if (answer.kind !== 'lost') return;
  if (device.heardOfRestore !== record.restores) device.mustResubmit.clear();
  device.heardOfRestore = record.restores;
  for (const mutationId of standingWrites(device, groupId)) device.mustResubmit.add(mutationId);
}

/** Answers and votes of this device that were accepted, that nothing has replaced, and whose session it still has. */
function standingWrites(device: SimulatedDevice, groupId: string): string[] {
  const rows = device.rows(groupId).filter((row) => ownedKinds.has(row.kind));
  const standing = new Set(rows.map((row) => row.mutationId));
  const sessions = new Set(
    device
      .sessions()
      .filter((one) => one.why !== 'removed')
      .map((one) => one.id),
  );
  return device
    .outbox()
    .filter(
      (one) =>
        one.groupId === groupId &&
        one.state === 'done' &&
        one.code === 'applied' &&
        standing.has(one.mutationId) &&
        sessions.has(one.actor),
    )
    .map((one) => one.mutationId);
}
