import type { InputOf } from '#shared/contract/intents.ts';
import type { Row } from '#shared/contract/rows.ts';
import type { IntentHandler, IntentScene } from '#server/sync/intent-handler.ts';
import { countTry, isLocked } from '#server/organizer/tries.ts';
import { hashPassword, verifyPassword } from '#server/sync/password.ts';
import { readPinHash, savePinHash } from './pins.ts';
import { insertSession, isSessionElsewhere, revokeSession, saveContact } from './store.ts';

async function bindSession({ trx, groupId, memberId, tokenHash, at }: IntentScene<unknown>): Promise<void> {
  if (memberId && tokenHash) await insertSession(trx, { tokenHash, groupId, memberId, at });
}

/** A secret stands for one member of one group; devices make a new one for each. */
const isForeignSecret = async ({ trx, groupId, tokenHash }: IntentScene<unknown>): Promise<boolean> => tokenHash !== undefined && isSessionElsewhere(trx, groupId, tokenHash);

async function keepEmail({ trx, groupId, input }: IntentScene<{ memberId: string; email?: string | undefined }>): Promise<void> {
  if (input.email) await saveContact(trx, { groupId, memberId: input.memberId, email: input.email });
}

export const addMemberHandler: IntentHandler<InputOf<'addMember'>> = { settle: keepEmail };

export const joinGroupHandler: IntentHandler<InputOf<'joinGroup'>> = {
  async admit(scene) {
    if (await isForeignSecret(scene)) return 'conflict';
    return scene.pins.get(scene.mid)?.kind === 'skipped' ? 'too_many_requests' : undefined;
  },
  async settle(scene) {
    await bindSession(scene);
    await keepEmail(scene);
    await keepNewPin(scene);
  },
};

/** The PIN of a name that had none: kept with the row that says so, or not at all. */
async function keepNewPin({ trx, groupId, mid, input, pins, changes }: IntentScene<{ memberId: string; pin?: string | undefined }>): Promise<void> {
  const hasPin = changes.some((one) => one.kind === 'member' && one.id === input.memberId && (one as Row<'member'>).data.hasPin === true);
  if (!hasPin || input.pin === undefined) return;
  const work = pins.get(mid);
  await savePinHash(trx, groupId, input.memberId, work?.kind === 'hash' ? work.hash : await hashPassword(input.pin));
}

/** A name with a PIN is claimed only with it; wrong ones are counted (decision 3). One without gets it where the group requires PINs. */
export const claimMemberHandler: IntentHandler<InputOf<'claimMember'>> = {
  async admit(scene) {
    if (await isForeignSecret(scene)) return 'conflict';
    const { trx, groupId, mid, input, at, pins, rows } = scene;
    const stored = await readPinHash(trx, groupId, input.memberId);
    if (stored === undefined) {
      if (pins.get(mid)?.kind === 'skipped') return 'too_many_requests';
      // The row and the hash must not part: what the claim sets counts, whatever clocks say.
      return rows.get('group', groupId)?.data.requiresPin ? { above: rows.mark('member', input.memberId)?.stamp ?? 0 } : undefined;
    }
    if (input.pin === undefined) return 'pin_required';
    const work = pins.get(mid);
    if (work?.kind === 'skipped' || (await isLocked(trx, groupId, input.memberId, at))) return 'too_many_requests';
    // The PIN may have changed since it was worked out: rare enough to do it here again.
    const fits = work?.kind === 'check' && work.against === stored ? work.fits : await verifyPassword(input.pin, stored);
    if (fits) return undefined;
    await countTry(trx, groupId, input.memberId, at);
    return 'pin_wrong';
  },
  async settle(scene) {
    await bindSession(scene);
    // With a hash already there the claim had to fit it.
    if ((await readPinHash(scene.trx, scene.groupId, scene.input.memberId)) === undefined) await keepNewPin(scene);
  },
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
