import { bindsSession } from '#shared/protocol/mutations.ts';
import { claimMemberInput, joinGroupInput } from '#shared/member/schema.ts';
import { tidyName } from '#shared/kernel/person-name.ts';
import type { OutboxEntry } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { giveDrafts } from '#app/local/answers/drafts.ts';
import { addToOutbox } from '#app/local/outbox/queue.ts';
import { waitingBehind } from '#app/local/outbox/rejected.ts';
import { giveTo } from '#app/local/outbox/transitions.ts';

/**
 * Settles a rejected join by "I am somebody else": the same session joins under another name, and the writes that wait
 * for it follow, for it keeps its place.
 */
export async function joinUnderAnotherName(device: Device, mutationId: string, name: string): Promise<void> {
  const { db } = device;
  const free = tidyName(name);
  await db.write([db.outbox, db.rows, db.sessions], async () => {
    const join = await rejectedJoin(device, mutationId);
    const session = join && (await db.sessions.get(join.actor));
    if (!join || !session) return;
    const before = joinGroupInput.safeParse(join.input);
    const { email, pin } = before.data ?? {};
    await db.sessions.update(session.id, { name: free });
    await addToOutbox(
      device,
      {
        groupId: join.groupId,
        actor: session.id,
        memberId: session.memberId,
        name: 'joinGroup',
        input: { memberId: session.memberId, name: free, ...(email ? { email } : {}), ...(pin ? { pin } : {}) },
      },
      join.order,
    );
  });
}

/**
 * Settles a rejected join by "that is me": the same session claims the member who has the name, and the writes that
 * wait for it become that member's. They do not overwrite an answer that the member has already given: the server
 * rejects that as a conflict (rule P7).
 */
export async function claimInsteadOfJoining(
  device: Device,
  mutationId: string,
  member: { id: string; name: string },
): Promise<void> {
  const { db } = device;
  await db.write([db.outbox, db.rows, db.sessions, db.drafts], async () => {
    const join = await rejectedJoin(device, mutationId);
    const session = join && (await db.sessions.get(join.actor));
    if (!join || !session) return;
    const behind = (await waitingBehind(db, join)).filter((one) => one.actor === join.actor);
    await db.sessions.update(session.id, { memberId: member.id, name: member.name });
    await addToOutbox(
      device,
      {
        groupId: join.groupId,
        actor: session.id,
        memberId: member.id,
        name: 'claimMember',
        input: { memberId: member.id, name: member.name },
      },
      join.order,
    );
    await giveTo(db, behind, member.id);
    await giveDrafts(db, session.memberId, member.id);
  });
}

/**
 * Sends a claim or join that was rejected because of its PIN again with another PIN, as a new write; the writes that
 * wait for it follow.
 */
export async function claimAgain(device: Device, mutationId: string, pin: string): Promise<void> {
  const { db } = device;
  await db.write([db.outbox, db.rows, db.sessions], async () => {
    const entry = await db.outbox.where('mutationId').equals(mutationId).first();
    const join = entry?.name === 'joinGroup' ? joinGroupInput.safeParse(entry.input).data : undefined;
    const claim = entry?.name === 'claimMember' ? claimMemberInput.safeParse(entry.input).data : undefined;
    if (entry?.state !== 'rejected' || entry.memberId === undefined) return;
    const who = { groupId: entry.groupId, actor: entry.actor, memberId: entry.memberId };
    if (join) await addToOutbox(device, { ...who, name: 'joinGroup', input: { ...join, pin } }, entry.order);
    else if (claim) await addToOutbox(device, { ...who, name: 'claimMember', input: { ...claim, pin } }, entry.order);
  });
}

async function rejectedJoin({ db }: Device, mutationId: string): Promise<OutboxEntry | undefined> {
  const entry = await db.outbox.where('mutationId').equals(mutationId).first();
  return entry?.state === 'rejected' && bindsSession(entry.name) ? entry : undefined;
}
