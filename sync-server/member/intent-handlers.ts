import type { InputOf } from '#shared/contract/intents.ts';
import type { IntentHandler, IntentScene } from '#server/sync/intent-handler.ts';
import { countTry, isLocked } from '#server/organizer/tries.ts';
import { hashPassword, verifyPassword } from '#server/sync/password.ts';
import { readPinHash, savePinHash } from './pins.ts';
import { insertSession, revokeSession, saveContact } from './store.ts';

async function bindSession({ trx, groupId, memberId, tokenHash, at }: IntentScene<unknown>): Promise<void> {
  if (memberId && tokenHash) await insertSession(trx, { tokenHash, groupId, memberId, at });
}

async function keepEmail({ trx, groupId, input }: IntentScene<{ memberId: string; email?: string | undefined }>): Promise<void> {
  if (input.email) await saveContact(trx, { groupId, memberId: input.memberId, email: input.email });
}

export const addMemberHandler: IntentHandler<InputOf<'addMember'>> = { settle: keepEmail };

export const joinGroupHandler: IntentHandler<InputOf<'joinGroup'>> = {
  async settle(scene) {
    await bindSession(scene);
    await keepEmail(scene);
  },
};

/** A name with a PIN is claimed only with it; wrong ones are counted (decision 3). */
export const claimMemberHandler: IntentHandler<InputOf<'claimMember'>> = {
  async admit({ trx, groupId, mid, input, at, pins }) {
    const stored = await readPinHash(trx, groupId, input.memberId);
    if (stored === undefined) return undefined;
    if (input.pin === undefined) return 'pin_required';
    const work = pins.get(mid);
    if (work?.kind === 'skipped' || (await isLocked(trx, groupId, input.memberId, at))) return 'too_many_requests';
    // The PIN may have changed since it was worked out: rare enough to do it here again.
    const fits = work?.kind === 'check' && work.against === stored ? work.fits : await verifyPassword(input.pin, stored);
    if (fits) return undefined;
    await countTry(trx, groupId, input.memberId, at);
    return 'pin_wrong';
  },
  settle: bindSession,
};

/** The last one to arrive counts, whatever clocks say: the row and the hash must not part. */
export const setPinHandler: IntentHandler<InputOf<'setPin'>> = {
  admit({ mid, memberId, rows, pins }) {
    if (pins.get(mid)?.kind === 'skipped') return Promise.resolve('too_many_requests');
    return Promise.resolve(memberId === undefined ? undefined : { above: rows.mark('member', memberId)?.stamp ?? 0 });
  },
  async settle({ trx, groupId, mid, memberId, input, pins }) {
    if (memberId === undefined) return;
    const work = pins.get(mid);
    await savePinHash(trx, groupId, memberId, input.pin === null ? null : work?.kind === 'hash' ? work.hash : await hashPassword(input.pin));
  },
};

export const logoutHandler: IntentHandler<InputOf<'logout'>> = {
  async settle({ trx, tokenHash, at }) {
    if (tokenHash) await revokeSession(trx, tokenHash, at);
  },
};
