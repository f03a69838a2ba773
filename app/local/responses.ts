import type { SimplePayload } from '#shared/survey/schema.ts';
import type { StoredSession } from './db.ts';
import type { Device } from './device.ts';
import { draftKey } from './drafts.ts';
import { enqueue } from './outbox.ts';

/** Saves the 4-step survey of the member who speaks; the draft is gone in the same transaction. */
export async function saveSimpleResponse(device: Device, session: StoredSession, payload: SimplePayload): Promise<string> {
  const { db } = device;
  return enqueue(
    device,
    { groupId: session.groupId, identity: session.id, memberId: session.memberId, name: 'saveSimpleResponse', input: { payload } },
    [db.drafts],
    async () => { await db.drafts.delete(draftKey.survey(session.groupId, session.memberId)); },
  );
}
