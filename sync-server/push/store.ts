import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import webPush from 'web-push';
import type { PushColumns, PushSubscriptionColumns } from '#server/kernel/tables.ts';

/** Devices of one member that are told; the oldest gives way. */
const mostOfMember = 10;

export const hashOfEndpoint = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** At the start: subscriptions hold for one key only, so it is made once and kept with the database. */
export async function makePushKeys(db: Knex): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db('push_keys').insert({ id: 1, public_key: publicKey, private_key: privateKey }).onConflict('id').ignore();
  return readPushKeys(db);
}

/** @throws when the server has not been started yet */
export async function readPushKeys(db: Knex): Promise<PushKeys> {
  const found = await db('push_keys').where('id', 1).first();
  if (!found) throw new Error('there are no keys for notifications');
  return { publicKey: found.public_key, privateKey: found.private_key };
}

/**
 * Subscribes a device of a member.
 * @param looked what the group would be told now, and up to where it was read, if it is the group's first one
 */
export async function subscribe(
  db: Knex,
  row: PushSubscriptionColumns,
  looked: { version: number; lookAt: number | null; eventIds: readonly string[] },
): Promise<void> {
  const { group_id, member_id, made_at } = row;
  await db.transaction(async (trx) => {
    await trx('push_subscriptions').insert(row).onConflict(['group_id', 'endpoint_hash']).merge();
    const older = await trx('push_subscriptions')
      .where({ group_id, member_id })
      .orderBy([{ column: 'made_at', order: 'desc' }, { column: 'endpoint_hash' }])
      .offset(mostOfMember)
      .limit(100)
      .select('endpoint_hash');
    for (const one of older) await unsubscribe(trx, group_id, one.endpoint_hash);
    const [isKnown] = await trx('push_groups').where({ group_id }).select('group_id');
    if (isKnown) return;
    await trx('push_groups')
      .insert({ group_id, seen_version: looked.version, look_at: looked.lookAt })
      .onConflict('group_id')
      .ignore();
    await markTold(trx, group_id, looked.eventIds, made_at);
  });
}

export async function unsubscribe(db: Knex, groupId: string, endpointHash: string): Promise<void> {
  await db('pushes').where({ group_id: groupId, recipient: endpointHash }).delete();
  await db('push_subscriptions').where({ group_id: groupId, endpoint_hash: endpointHash }).delete();
}

/**
 * Of every group, where the device proves by its secret that it is the one; without `auth`, because the push service
 * has said that it is gone.
 */
export async function unsubscribeEverywhere(db: Knex, endpointHash: string, auth?: string): Promise<void> {
  const found = await db('push_subscriptions').where('endpoint_hash', endpointHash).select('group_id', 'auth');
  for (const one of found)
    if (auth === undefined || one.auth === auth) await unsubscribe(db, one.group_id, endpointHash);
}

export const subscriptionsOf = (db: Knex, groupId: string): Promise<PushSubscriptionColumns[]> =>
  db('push_subscriptions').where('group_id', groupId).select();

export async function isWatched(db: Knex, groupId: string): Promise<boolean> {
  return (await db('push_groups').where('group_id', groupId).first('group_id')) !== undefined;
}

/** Groups that have changed since they were looked at, as after a start. */
export async function changedGroups(db: Knex): Promise<string[]> {
  const found = await db('push_groups as p')
    .join('groups as g', 'g.id', 'p.group_id')
    .whereRaw('g.version > p.seen_version')
    .select<{ group_id: string }[]>('p.group_id');
  return found.map((one) => one.group_id);
}

export async function groupsToLookAt(db: Knex, now: number): Promise<string[]> {
  const found = await db('push_groups').where('look_at', '<=', now).select('group_id');
  return found.map((one) => one.group_id);
}

/** @returns which of these events the group has not been told before; from now on it has */
export async function markTold(trx: Knex, groupId: string, ids: readonly string[], at: number): Promise<string[]> {
  if (ids.length === 0) return [];
  const fresh = await trx('push_events')
    .insert(ids.map((id) => ({ group_id: groupId, id, at })))
    .onConflict(['group_id', 'id'])
    .ignore()
    .returning('id');
  return fresh.map(({ id }) => id);
}

/** What waits of these kinds is not worth telling any more. */
export async function drop(trx: Knex, groupId: string, kinds: readonly string[]): Promise<void> {
  await trx('pushes')
    .where('group_id', groupId)
    .whereIn('kind', kinds as string[])
    .delete();
}

export async function enqueue(trx: Knex, push: Omit<PushColumns, 'tries'>): Promise<void> {
  await trx('pushes')
    .insert({ ...push, tries: 0 })
    .onConflict(['group_id', 'recipient', 'kind'])
    .merge();
}

export async function seen(trx: Knex, groupId: string, version: number, lookAt: number | null): Promise<void> {
  await trx('push_groups')
    .insert({ group_id: groupId, seen_version: version, look_at: lookAt })
    .onConflict('group_id')
    .merge();
}

export const duePushes = (db: Knex, now: number, most: number): Promise<PushColumns[]> =>
  db('pushes').where('due_at', '<=', now).orderBy('due_at').limit(most).select();

/** Only one of several processes gets it. @param until when another may try, should this one never end */
export async function claim(db: Knex, push: PushColumns, until: number): Promise<boolean> {
  const { group_id, recipient, kind, due_at } = push;
  const claimed = await db('pushes')
    .where({ group_id, recipient, kind, due_at })
    .update({ due_at: until, tries: push.tries + 1 });
  return claimed === 1;
}

const which = ({ group_id, recipient, kind }: PushColumns) => ({ group_id, recipient, kind });
/** Sent, or given up; unless a newer message has taken its place meanwhile. */
export async function settle(db: Knex, push: PushColumns, claimedUntil: number): Promise<void> {
  await db('pushes')
    .where({ ...which(push), due_at: claimedUntil })
    .delete();
}

export async function tryAgain(db: Knex, push: PushColumns, claimedUntil: number, at: number): Promise<void> {
  await db('pushes')
    .where({ ...which(push), due_at: claimedUntil })
    .update({ due_at: at });
}

export async function subscriptionOf(db: Knex, push: PushColumns): Promise<PushSubscriptionColumns | undefined> {
  return db('push_subscriptions').where({ group_id: push.group_id, endpoint_hash: push.recipient }).first();
}

/** The member has been told of this by the other channel: one message for one event. */
export async function dropMail(db: Knex, groupId: string, memberId: string, kind: string): Promise<void> {
  await db('pushes').where({ group_id: groupId, recipient: memberId, kind }).delete();
}

/** See `dropMail`. */
export async function dropPushes(db: Knex, groupId: string, memberId: string, kind: string): Promise<void> {
  const devices = await db('push_subscriptions')
    .where({ group_id: groupId, member_id: memberId })
    .select('endpoint_hash');
  for (const { endpoint_hash } of devices)
    await db('pushes').where({ group_id: groupId, recipient: endpoint_hash, kind }).delete();
}
