import type { Knex } from 'knex';
import { isFull } from '#shared/member/capacity.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { members } from '#server/access/members.ts';
import { firstSessionOf } from '#server/access/sessions.ts';
import { groupProfiles } from '#server/group/store.ts';
import type { PrepareContext } from '#server/kernel/mutation-hooks.ts';
import { isLocked } from '#server/kernel/attempts.ts';
import { hashPassword, verifyPassword } from '#server/kernel/password.ts';
import { isTaken } from './look-alikes.ts';

/**
 * What scrypt computed of a mutation's PIN. `skipped`: the request asked for more computations than it may. Nothing is
 * computed inside of a transaction, so that nobody waits for it.
 */
export type PreparedPin =
  | { kind: 'hash'; hash: string }
  | { kind: 'check'; against: string; fits: boolean }
  | { kind: 'skipped' };

/** The hash of a PIN that is to be set; nothing without a PIN. */
export async function prepareNewPin({
  input,
  hasRight,
  takeSlowComputation,
}: PrepareContext<{ pin?: string | null | undefined }>): Promise<PreparedPin | undefined> {
  if (!input.pin || !(await hasRight())) return undefined;
  return takeSlowComputation() ? { kind: 'hash', hash: await hashPassword(input.pin) } : { kind: 'skipped' };
}

/** Of a join: nothing either where the name is taken or the group is full. */
export async function prepareJoinPin(
  context: PrepareContext<{ name: string; pin?: string | undefined }>,
): Promise<PreparedPin | undefined> {
  const { db, groupId, input } = context;
  if (!input.pin) return undefined;
  return refusesName(await members.live(db, groupId), input.name) ? undefined : prepareNewPin(context);
}

export const refusesName = (present: readonly Row<'member'>[], name: string): boolean =>
  isFull(present, 'member') || isTaken(present, undefined, name);

/**
 * Whether a PIN is the member's, or its hash when the member has none yet. The transaction compares what it was checked
 * against.
 */
export async function preparePinCheck(
  context: PrepareContext<{ memberId: string; pin?: string | undefined }>,
): Promise<PreparedPin | undefined> {
  const { db, groupId, input, at, hasRight, takeSlowComputation } = context;
  if (!input.pin || !(await hasRight()) || (await isLocked(db, groupId, input.memberId, at))) return undefined;
  const against = await readPinHash(db, groupId, input.memberId);
  if (against === undefined) {
    const [member] = await members.read(db, groupId, { ids: [input.memberId] });
    const [group] = await groupProfiles.live(db, groupId);
    return member?.data && group?.data.requiresPin ? prepareNewPin(context) : undefined;
  }
  if (!takeSlowComputation()) return { kind: 'skipped' };
  return { kind: 'check', against, fits: await verifyPassword(input.pin, against) };
}

export async function readPinHash(db: Knex, groupId: string, memberId: string): Promise<string | undefined> {
  return (await readPin(db, groupId, memberId))?.pin_hash;
}

export const readPin = (
  db: Knex,
  groupId: string,
  memberId: string,
): Promise<{ pin_hash: string; first_session: string | null } | undefined> =>
  db('member_pins').where({ group_id: groupId, member_id: memberId }).first('pin_hash', 'first_session');

/** @param pin with the hash of the session that sets it; `null` takes the PIN away */
export async function savePin(
  trx: Knex.Transaction,
  groupId: string,
  memberId: string,
  pin: { hash: string; tokenHash: string | undefined } | null,
): Promise<void> {
  const row = { group_id: groupId, member_id: memberId };
  if (pin === null) await trx('member_pins').where(row).delete();
  else
    await trx('member_pins')
      .insert({
        ...row,
        pin_hash: pin.hash,
        first_session: pin.tokenHash === undefined ? null : await firstSessionOf(trx, pin.tokenHash),
      })
      .onConflict(['group_id', 'member_id'])
      .merge();
}
