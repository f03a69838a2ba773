import { isSameChoice } from '#shared/decision/changes.ts';
import { decideInput } from '#shared/decision/schema.ts';
import type { InputOf } from '#shared/protocol/mutations.ts';
import type { OutboxEntry, StoredSession } from '#app/local/device/db.ts';
import { useLiveQuery } from 'dexie-react-hooks';
import { useDevice, type Device } from '#app/local/device/device.ts';
import { discardRejected, enqueue, readView, writtenBy } from '#app/local/outbox/queue.ts';

/**
 * An act of the organiser (founding decision 28).
 * @param base the mutation id of the act that was newest when the choice was offered; `null` for none
 */
export const decide = (device: Device, groupId: string, act: InputOf<'decide'>, base: string | null) =>
  enqueue(device, { groupId, actor: 'organizer', name: 'decide', input: act, base });

export const setDeadline = (device: Device, groupId: string, deadline: InputOf<'setDeadline'>) =>
  enqueue(device, { groupId, actor: 'organizer', name: 'setDeadline', input: deadline });

export const answerRsvp = (device: Device, session: StoredSession, input: InputOf<'answerRsvp'>) =>
  enqueue(device, {
    ...writtenBy(session),
    name: 'answerRsvp',
    input,
  });

/** Tells everybody that these members were reminded outside of the app. */
export const noteReminder = (device: Device, session: StoredSession, memberIds: string[]) =>
  enqueue(device, {
    ...writtenBy(session),
    name: 'noteReminder',
    input: { memberIds },
  });

/**
 * Drops an act that waits for a person when another device has decided the same. Read in one transaction: a screen may
 * still show this device's own act as the newest one while the refusal is there already.
 */
export async function dropSameAct(device: Device, groupId: string, mutationId: string): Promise<void> {
  const { db } = device;
  await db.write([db.outbox, db.rows, db.sessions], async () => {
    const entry = await db.outbox.where('mutationId').equals(mutationId).first();
    const act = decideInput.safeParse(entry?.input).data;
    const present = (await readView(db, groupId)).get('decision', groupId)?.data;
    if (act && present && isSameChoice(act, present)) await discardRejected(device, mutationId);
  });
}

/** Acts of this device that were made on one which another device had followed first: they wait for a person. */
export function useLateActs(groupId: string): OutboxEntry[] {
  const { db } = useDevice();
  return (
    useLiveQuery(
      () =>
        db.outbox
          .where('[groupId+state]')
          .equals([groupId, 'rejected'])
          .filter((one) => one.name === 'decide' && one.code === 'conflict')
          .toArray(),
      [db, groupId],
    ) ?? []
  );
}
