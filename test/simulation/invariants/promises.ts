import { bindsSession, mutationDefinitions, isMutationName } from '#shared/protocol/mutations.ts';
import { rebase } from '#shared/protocol/rebase.ts';
import type { GroupReplica } from '#shared/kernel/replica.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { beats, rowKey, type Row } from '#shared/kernel/rows.ts';
import type { OutboxEntry, StoredRow } from '#app/local/device/db.ts';
import { InvariantViolation } from './invariant-violation.ts';
import type { SimulatedDevice } from '#test/simulation/world/simulated-device.ts';
import { difference, rowText, type Rows, type SimulatedServer } from '#test/simulation/world/server.ts';

/** Codes by which a device rejects without the server having refused that very mutation. */
const rejectedByKind = new Set(['member_removed', 'group_gone', 'session_revoked']);
/** Rows that belong to a member. */
const owned = new Set(['simpleResponse', 'preference', 'customResponse', 'dateVote', 'typeVote', 'rating']);

const texts = new WeakMap<object, string>();
function textOf(row: Row): string {
  const known = texts.get(row.data as object);
  if (known !== undefined) return known;
  const text = rowText(row);
  texts.set(row.data as object, text);
  return text;
}

export function heldBy(device: SimulatedDevice, groupId: string): Rows {
  return new Map(device.rows(groupId).map((row) => [rowKey(row.kind, row.id), textOf(row)]));
}

/** Checked after every step, when nothing is being written. */
export function checkPhone(
  device: SimulatedDevice,
  devices: readonly SimulatedDevice[],
  server: SimulatedServer,
  groupIds: readonly string[],
): void {
  if (device.checkedWrites === device.storage.writes) return;
  device.checkedWrites = device.storage.writes;
  device.noteQueue();
  const entries = device.outbox();
  const here = new Set(entries.map((one) => one.mutationId));
  for (const [mutationId, { name }] of device.queued)
    if (!here.has(mutationId) && !device.discarded.has(mutationId))
      throw new InvariantViolation('S1', `${device.label} lost ${name} ${mutationId}`);
  for (const mutationId of device.reportedKept)
    if (!device.queued.has(mutationId))
      throw new InvariantViolation('S1', `${device.label} told the person that ${mutationId} was kept, and it was not`);
  if (here.size !== entries.length) throw new InvariantViolation('S2', `${device.label} holds an intent twice`);
  const fresh = new Set<string>();
  for (const entry of entries) {
    if (entry.state === 'done' && !device.acceptedAt.has(acceptedKey(entry))) {
      device.acceptedAt.set(acceptedKey(entry), server.effects);
      fresh.add(entry.mutationId);
    }
    const heard = (code: string | undefined) => server.heard.has(`${entry.mutationId} ${code ?? ''}`);
    if (entry.state === 'done' && entry.name !== 'logout' && !heard('applied') && !heard('superseded')) {
      throw new InvariantViolation(
        'S3',
        `${device.label} believes that ${entry.name} ${entry.mutationId} was taken, and no answer has said so`,
      );
    }
    if (entry.state === 'rejected' && !heard(entry.code) && !rejectedByKind.has(entry.code ?? '')) {
      throw new InvariantViolation(
        'S3',
        `${device.label} parked ${entry.name} ${entry.mutationId} with ${entry.code}, which no answer has said`,
      );
    }
  }
  for (const groupId of groupIds) checkGroup(device, devices, server, groupId, entries, fresh);
}

const acceptedKey = ({ mutationId, doneAt }: OutboxEntry): string => `${mutationId} ${doneAt ?? ''}`;

function checkGroup(
  device: SimulatedDevice,
  devices: readonly SimulatedDevice[],
  server: SimulatedServer,
  groupId: string,
  entries: readonly OutboxEntry[],
  fresh: ReadonlySet<string>,
): void {
  const cursor = device.cursor(groupId);
  const rows = device.rows(groupId);
  if (cursor && !cursor.lost) {
    const truth = server.history.get(`${groupId}/${cursor.version}:${cursor.nonce}`);
    if (!truth) throw new InvariantViolation('S5', `${device.label} stands at a point that never was: ${cursor.version}`);
    const wrong = difference(new Map(rows.map((row) => [rowKey(row.kind, row.id), textOf(row)])), truth);
    if (wrong) throw new InvariantViolation('S5', `${device.label} at version ${cursor.version}: ${wrong}`);
    for (const entry of entries) {
      if (entry.groupId !== groupId || entry.state !== 'done' || server.reportedWithoutRows.has(entry.mutationId)) continue;
      if (
        fresh.has(entry.mutationId) &&
        entry.name !== 'logout' &&
        !server.stored.has(entry.mutationId) &&
        server.knows(groupId, cursor)
      )
        throw new InvariantViolation(
          'S1',
          `${device.label} counts ${entry.name} ${entry.mutationId} as done in a history that does not have it`,
        );
      if ((server.versions.get(entry.mutationId) ?? 0) <= cursor.version) continue;
      // Taken in a history that is gone, by somebody who has logged out since: a copy of the request that took effect only now is news like any other.
      if ((device.acceptedAt.get(acceptedKey(entry)) ?? 0) < (server.effectOf.get(entry.mutationId) ?? 0)) continue;
      if (server.knows(groupId, cursor))
        throw new InvariantViolation(
          'S6',
          `${device.label} counts ${entry.name} ${entry.mutationId} as done at version ${cursor.version}, and does not show it yet`,
        );
    }
  } else if (!cursor && rows.length > 0)
    throw new InvariantViolation('S5', `${device.label} holds rows and no point in history`);

  checkView(
    device,
    rows,
    entries.filter((one) => one.groupId === groupId && one.state === 'pending').sort((a, b) => a.order - b.order),
    groupId,
  );
  for (const row of rows) {
    if (!owned.has(row.kind)) continue;
    const whose = (row.data as { memberId?: string }).memberId;
    const other = otherAuthor(whose, row.mutationId, devices);
    if (other !== undefined)
      throw new InvariantViolation('S11', `${row.kind} ${row.mutationId} of ${other} stands under ${whose}`);
  }
}

/** The rows and pending writes whose view held: the storage has another object for whatever is written. */
const viewed = new WeakMap<SimulatedDevice, Map<string, readonly object[]>>();

function checkView(device: SimulatedDevice, rows: readonly StoredRow[], pending: readonly OutboxEntry[], groupId: string): void {
  const seen: readonly object[] = [...pending, ...rows];
  const groups = viewed.get(device) ?? new Map<string, readonly object[]>();
  viewed.set(device, groups);
  const before = groups.get(groupId);
  if (before?.length === seen.length && seen.every((one, index) => one === before[index])) return;
  const writes = pending.map((one) => ({ ...one, memberId: one.memberId }));
  const view = rebase(rows, writes);
  checkOwnWrites(device, view, pending);
  if (writes.length > 0) {
    const twice = rebase(
      rows,
      writes.flatMap((one) => [one, one]),
    );
    const wrong = isSameView(view, twice) ? undefined : difference(viewTexts(view), viewTexts(twice));
    if (wrong) throw new InvariantViolation('S7', `${device.label}: folding every write twice is not the same: ${wrong}`);
  }
  groups.set(groupId, seen);
}

/** What a screen shows, from the records of the storage themselves. */
export function rebaseFromScratch(device: SimulatedDevice, groupId: string): GroupReplica {
  const pending = device
    .outbox()
    .filter((one) => one.groupId === groupId && one.state === 'pending')
    .sort((a, b) => a.order - b.order);
  return rebase(
    device.rows(groupId),
    pending.map((one) => ({ ...one, memberId: one.memberId })),
  );
}

const shown = [
  'group',
  'member',
  'simpleResponse',
  'preference',
  'customResponse',
  'dateVote',
  'typeVote',
  'rating',
  'activity',
] as const;

/** Whether both show the very same data: most rows were not touched by any write. */
function isSameView(view: GroupReplica, other: GroupReplica): boolean {
  return shown.every((kind) => {
    const rows = view.list(kind);
    return (
      rows.length === other.list(kind).length &&
      rows.every((row) => {
        const twin = other.get(kind, row.id);
        return (
          twin?.mutationId === row.mutationId &&
          (twin.data === row.data || JSON.stringify(twin.data) === JSON.stringify(row.data))
        );
      })
    );
  });
}

export function viewTexts(view: GroupReplica): Rows {
  const found = new Map<string, string>();
  for (const kind of shown) {
    for (const row of view.list(kind)) found.set(rowKey(row.kind, row.id), JSON.stringify([row.mutationId, row.data]));
  }
  return found;
}

/** S6: from the queue to the refusal one sees what one did, unless something later is there. */
function checkOwnWrites(device: SimulatedDevice, view: GroupReplica, pending: readonly OutboxEntry[]): void {
  for (const [index, entry] of pending.entries()) {
    // A group whose own row is not here yet, or was lost by the server, is shown as loading.
    if (
      !isMutationName(entry.name) ||
      entry.memberId === undefined ||
      !view.get('group', entry.groupId) ||
      !view.get('member', entry.memberId)
    )
      continue;
    const definition = mutationDefinitions[entry.name] as MutationDefinition<unknown>;
    const target = definition.target(entry.input, entry.memberId, entry.groupId);
    if (!target || !owned.has(target.kind)) continue;
    // A later save of one's own may have taken a vote back that it contradicts, and one's leaving takes everything.
    if (
      pending
        .slice(index + 1)
        .some(
          (later) =>
            later.memberId === entry.memberId && (later.name === 'saveSimpleResponse' || later.name === 'leaveGroup'),
        )
    )
      continue;
    if (pending.some((one) => one.name === 'removeMember' || one.name === 'cleanUpDuplicates')) continue;
    if (entry.name === 'saveCustomResponse' && !('food' in (entry.input as { responses: object }).responses)) continue;
    const row = view.get(target.kind, target.id);
    const mark = view.mark(target.kind, target.id);
    const isBeaten = mark !== undefined && mark.mutationId !== entry.mutationId && beats(mark, entry);
    const isSeen = definition.removes ? !row : row?.mutationId === entry.mutationId;
    if (!isSeen && !isBeaten)
      throw new InvariantViolation('S6', `${device.label} does not see its own ${entry.name} ${entry.mutationId}`);
  }
}

/** Answers and votes of this phone that were taken and that nothing has replaced, in a name that it still speaks in. */
export function ownStandingWrites(device: SimulatedDevice, groupId: string): string[] {
  const held = new Set(
    device
      .rows(groupId)
      .filter((row) => owned.has(row.kind))
      .map((row) => row.mutationId),
  );
  const speaks = new Set(
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
        held.has(one.mutationId) &&
        speaks.has(one.actor),
    )
    .map((one) => one.mutationId);
}

/** What every phone that is in the group should come to, once nothing is in the way. */
export function deviceBehind(devices: readonly SimulatedDevice[], server: SimulatedServer, groupId: string): string | undefined {
  const truth = server.rowsNow(groupId);
  for (const device of devices) {
    const group = device.group(groupId);
    // A device whose name was taken out hears nothing more (invariant S10); what it holds is some earlier moment.
    if (!group || group.archived === 'removed') continue;
    if (group.archived === 'gone') return `${device.label} believes the group gone`;
    if (!truth) return `${device.label} knows the group, and the server does not`;
    const cursor = device.cursor(groupId);
    if (!cursor || cursor.lost || `${groupId}/${cursor.version}:${cursor.nonce}` !== server.headOf(groupId))
      return `${device.label} is at ${cursor ? cursor.version : 'nothing'}, the group at ${server.headOf(groupId)?.slice(groupId.length + 1)}`;
    const wrong = difference(heldBy(device, groupId), truth);
    if (wrong) return `${device.label}: ${wrong}`;
  }
  return undefined;
}

/** The first pending entry that nothing holds back. */
export function entryStillWaiting(devices: readonly SimulatedDevice[], groupId: string): string | undefined {
  for (const device of devices) {
    const entries = device.outbox().filter((one) => one.groupId === groupId);
    const stopped = new Set(
      entries.filter((one) => one.state === 'rejected' && bindsSession(one.name)).map((one) => one.actor),
    );
    const sessions = new Map(device.sessions().map((one) => [one.id, one]));
    for (const entry of entries) {
      if (entry.state !== 'pending') continue;
      const isPaused =
        stopped.has(entry.actor) ||
        (entry.actor !== 'link' && entry.actor !== 'organizer' && sessions.get(entry.actor)?.state === 'ended');
      if (!isPaused) return `${device.label} still waits with ${entry.name} ${entry.mutationId}`;
    }
  }
  return undefined;
}

/** Checked at the end, after the network has healed and every queue has had its turn. */
export async function checkEnd(devices: readonly SimulatedDevice[], server: SimulatedServer, groupId: string): Promise<void> {
  const waits = entryStillWaiting(devices, groupId);
  if (waits) throw new InvariantViolation('L1', waits);
  const behind = deviceBehind(devices, server, groupId);
  if (behind) throw new InvariantViolation('L2', behind);
  await server.compareWithTables(groupId);
  for (const device of devices) {
    const sessions = new Map(device.sessions().map((one) => [one.id, one]));
    const isListening = device.generation === 0 && device.group(groupId)?.archived === undefined;
    for (const entry of device.outbox()) {
      if (entry.groupId === groupId && entry.state === 'pending' && sessions.get(entry.actor)?.why === 'removed')
        throw new InvariantViolation(
          'S3',
          `${entry.name} ${entry.mutationId} waits in the name of somebody who was taken out`,
        );
      // Of an earlier restore nothing more is asked: after the next one a phone starts anew with what it then holds.
      if (
        isListening &&
        device.heardOfRestore === server.restores &&
        device.mustResubmit.has(entry.mutationId) &&
        entry.state === 'done' &&
        !server.accepted.has(entry.mutationId)
      )
        throw new InvariantViolation(
          'S9',
          `${entry.name} ${entry.mutationId} was in effect before the restore, and is not any more`,
        );
      if (entry.groupId === groupId && entry.state === 'rejected' && server.accepted.has(entry.mutationId))
        throw new InvariantViolation('S1', `${entry.name} ${entry.mutationId} is parked with ${entry.code} and in effect`);
    }
  }
  checkAuthors(devices, server, groupId);
  const wrong = server.votes.compare(groupId, server.rowsNow(groupId) ?? new Map());
  if (wrong) throw new InvariantViolation('S2', wrong);
}

/** In whose name a write was queued, if that was never this member's: of a storage and its copy, one may have settled a name clash. */
function otherAuthor(memberId: string | undefined, mutationId: string, devices: readonly SimulatedDevice[]): string | undefined {
  if (memberId === undefined) return undefined;
  let author: string | undefined;
  for (const device of devices) {
    const one = device.queued.get(mutationId)?.memberId;
    if (one === memberId) return undefined;
    author ??= one;
  }
  return author;
}

/** An answer stands under the member in whose name it was made, whatever happened on the way. */
function checkAuthors(devices: readonly SimulatedDevice[], server: SimulatedServer, groupId: string): void {
  for (const [key, text] of server.rowsNow(groupId) ?? []) {
    const [kind, , , , mutationId, data] = JSON.parse(text) as [
      string,
      string,
      number,
      number,
      string,
      { memberId?: string },
    ];
    if (!owned.has(kind)) continue;
    if (devices.some((device) => device.queued.has(mutationId)) && !server.accepted.has(mutationId))
      throw new InvariantViolation('S2', `${key} stands by ${mutationId}, which was never taken`);
    const other = otherAuthor(data.memberId, mutationId, devices);
    if (other !== undefined)
      throw new InvariantViolation('S11', `${key} stands under ${data.memberId}; it was made by ${other}`);
  }
}

/** After the organiser has deleted the group: every phone that knows it has archived it, and nothing waits for it any more. */
export function checkGone(devices: readonly SimulatedDevice[], groupId: string): string | undefined {
  for (const device of devices) {
    const known = device.group(groupId);
    if (!known || known.archived === 'removed') continue;
    if (known.archived !== 'gone') return `${device.label} does not know that the group is gone`;
    if (device.outbox().some((one) => one.groupId === groupId && one.state === 'pending'))
      return `${device.label} still waits for a group that is gone`;
  }
  return undefined;
}
