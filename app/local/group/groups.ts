import { useLiveQuery } from 'dexie-react-hooks';
import type { GroupReplica } from '#shared/kernel/replica.ts';
import type { GroupForm } from '#shared/group/schema.ts';
import { newOpeningId, newSecret, newShareUrl, shareUrlPattern } from '#shared/kernel/ids.ts';
import type { LocalDb, StoredGroup, StoredSession } from '#app/local/device/db.ts';
import { rememberGroupCode } from '#app/local/device/group-code.ts';
import { useDevice, type Device } from '#app/local/device/device.ts';
import { addToOutbox, readView } from '#app/local/outbox/queue.ts';

export interface CreatedGroup {
  groupId: string;
  shareUrl: string;
  name: string;
  createdBy: string;
  /** Another device can become the organiser's by the password. */
  hasPassword: boolean;
  /** The place that its creator suggested before there was a group, as they saw its name. */
  suggested?: string;
}

/**
 * Creates a group on this device, with ids and secret made here: it exists here at once, and for the others once it has
 * been sent.
 */
export async function createGroup(device: Device, form: GroupForm): Promise<CreatedGroup> {
  const { db, now, random } = device;
  const groupId = newOpeningId(random);
  const shareUrl = newShareUrl(random);
  const organizerToken = newSecret(random);
  await db.write([db.outbox, db.rows, db.organizers, db.groups], async () => {
    await addToOutbox(device, {
      groupId,
      actor: 'link',
      name: 'createGroup',
      input: { ...form, groupId, shareUrl, organizerToken },
    });
    if (form.groupCode !== undefined) await rememberGroupCode(db, form.groupCode);
    await db.organizers.put({ groupId, token: organizerToken });
    await db.groups.put({ groupId, shareUrl, name: form.name, openedAt: now() });
  });
  return {
    groupId,
    shareUrl,
    name: form.name,
    createdBy: form.createdBy,
    hasPassword: Boolean(form.adminPassword),
  };
}

/** Stores a group that was found by its link; the engine then fetches its rows. */
export async function rememberGroup(
  { db, now }: Device,
  group: { groupId: string; shareUrl: string; name: string },
): Promise<void> {
  await db.write([db.groups], async () => {
    const known = await db.groups.get(group.groupId);
    // Opened again before it has left: it stays.
    const { leaving: _, ...staying } = known ?? {};
    // Opened by its new link before the rows have brought that: the one before still stands in chats.
    const isMoved = known && known.shareUrl !== group.shareUrl;
    const former = isMoved && { formerShareUrls: [...new Set([...(known.formerShareUrls ?? []), known.shareUrl])] };
    await db.groups.put({ ...staying, ...group, ...former, openedAt: now() });
  });
}

/** By id or by share link (founding decision 1), also by one that was replaced. */
export async function findGroup(db: LocalDb, ref: string): Promise<StoredGroup | undefined> {
  const found = shareUrlPattern.test(ref)
    ? ((await db.groups.where('shareUrl').equals(ref).first()) ??
      (await db.groups.filter((one) => one.formerShareUrls?.includes(ref) === true).first()))
    : await db.groups.get(ref);
  return found?.leaving ? undefined : found;
}

export interface GroupOnDevice {
  groupId: string;
  stored: StoredGroup;
  /** The confirmed rows rebased with this device's pending writes. */
  view: GroupReplica;
  /** The active session of this device in the group, under the name that its member has there now. */
  session: StoredSession | undefined;
  isOrganizer: boolean;
  /** Mutation ids of writes that are still only on this device. */
  waiting: ReadonlySet<string>;
}

/** `loading` with what is stored: known by its link, but its rows have not been fetched yet. */
export type GroupState =
  | { kind: 'loading'; stored?: StoredGroup }
  | { kind: 'unknown' }
  | ({ kind: 'ready' } & GroupOnDevice);

/** A group as this device knows it, live. `unknown`: not on this device (it may well exist). */
export function useGroup(ref: string): GroupState {
  const { db } = useDevice();
  return useLiveQuery(() => readGroup(db, ref), [db, ref], { kind: 'loading' });
}

export async function readGroup(db: LocalDb, ref: string): Promise<GroupState> {
  const stored = await findGroup(db, ref);
  if (!stored) return { kind: 'unknown' };
  const { groupId } = stored;
  const [view, session, organizer, pending] = await Promise.all([
    readView(db, groupId),
    currentSession(db, groupId),
    db.organizers.get(groupId),
    db.outbox.where('[groupId+state]').equals([groupId, 'pending']).toArray(),
  ]);
  if (!view.get('group', groupId)) return { kind: 'loading', stored };
  return {
    kind: 'ready',
    groupId,
    stored,
    view,
    session: session && { ...session, name: view.get('member', session.memberId)?.data.name ?? session.name },
    isOrganizer: organizer !== undefined,
    waiting: new Set(pending.map((one) => one.mutationId)),
  };
}

export async function currentSession(db: LocalDb, groupId: string): Promise<StoredSession | undefined> {
  return (await db.sessions.where('groupId').equals(groupId).toArray()).find((one) => one.state === 'active');
}

/** All groups on this device, the most recently opened first; without those that are leaving it. */
export function useGroupsOnDevice(): StoredGroup[] | undefined {
  const { db } = useDevice();
  return useLiveQuery(
    () =>
      db.groups
        .orderBy('openedAt')
        .reverse()
        .filter((one) => !one.leaving)
        .toArray(),
    [db],
  );
}
