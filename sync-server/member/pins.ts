import type { Knex } from 'knex';
import type { Mutation } from '#shared/protocol/sync.ts';
import { claimMemberInput, joinGroupInput, setPinInput } from '#shared/member/schema.ts';
import { isLocked } from '#server/kernel/attempts.ts';
import { hashPassword, verifyPassword } from '#server/kernel/password.ts';

/** What scrypt made of a request's PINs, by mutation id. `skipped`: more than one request may ask for. */
export type PinWork = ReadonlyMap<
  string,
  { kind: 'hash'; hash: string } | { kind: 'check'; against: string; fits: boolean } | { kind: 'skipped' }
>;

const mostPerRequest = 4;

/** scrypt is slow on purpose: it does not belong inside the write transaction, which then only compares what it was worked out against. */
export async function workOutPins(
  db: Knex,
  groupId: string,
  mutations: readonly Mutation[],
  now: number,
): Promise<PinWork> {
  const work = new Map<
    string,
    { kind: 'hash'; hash: string } | { kind: 'check'; against: string; fits: boolean } | { kind: 'skipped' }
  >();
  let done = 0;
  for (const { mutationId, name, input } of mutations) {
    const claim = name === 'claimMember' ? claimMemberInput.safeParse(input).data : undefined;
    const pin =
      name === 'setPin'
        ? setPinInput.safeParse(input).data?.pin
        : name === 'joinGroup'
          ? joinGroupInput.safeParse(input).data?.pin
          : claim?.pin;
    if (!pin || (claim && (await isLocked(db, groupId, claim.memberId, now)))) continue;
    const against = claim && (await readPinHash(db, groupId, claim.memberId));
    done += 1;
    if (done > mostPerRequest) work.set(mutationId, { kind: 'skipped' });
    else if (against === undefined) work.set(mutationId, { kind: 'hash', hash: await hashPassword(pin) });
    else work.set(mutationId, { kind: 'check', against, fits: await verifyPassword(pin, against) });
  }
  return work;
}

export async function readPinHash(db: Knex, groupId: string, memberId: string): Promise<string | undefined> {
  return (
    (await db('member_pins').where({ group_id: groupId, member_id: memberId }).first('pin_hash')) as
      { pin_hash: string } | undefined
  )?.pin_hash;
}

export async function savePinHash(
  trx: Knex.Transaction,
  groupId: string,
  memberId: string,
  hash: string | null,
): Promise<void> {
  const row = { group_id: groupId, member_id: memberId };
  if (hash === null) await trx('member_pins').where(row).delete();
  else
    await trx('member_pins')
      .insert({ ...row, pin_hash: hash })
      .onConflict(['group_id', 'member_id'])
      .merge();
}
