import type { InputOf } from '#shared/protocol/mutations.ts';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import type { Row } from '#shared/kernel/rows.ts';
import type { BeforeContext, MutationHooks, MutationContext } from '#server/kernel/mutation-hooks.ts';
import {
  insertSession,
  isSessionElsewhere,
  revokeSession,
  revokeSessionOf,
  revokeSessionsOf,
} from '#server/access/sessions.ts';
import { countAttempt, isLocked } from '#server/kernel/attempts.ts';
import {
  prepareJoinPin,
  prepareNewPin,
  preparePinCheck,
  readPin,
  readPinHash,
  refusesName,
  savePin,
  type PreparedPin,
} from './pins.ts';
import { isTaken } from './look-alikes.ts';
import { saveContact } from './store.ts';

async function bindSession(
  { trx, groupId, memberId, tokenHash, at }: MutationContext<unknown>,
  firstSession?: string,
): Promise<void> {
  if (memberId && tokenHash) await insertSession(trx, { tokenHash, groupId, memberId, at, firstSession });
}

/** A secret stands for one member of one group; devices make a new one for each. */
const isForeignSecret = async ({ trx, groupId, tokenHash }: BeforeContext<unknown>): Promise<boolean> =>
  tokenHash !== undefined && isSessionElsewhere(trx, groupId, tokenHash);

async function keepEmail({
  trx,
  groupId,
  input,
}: MutationContext<{ memberId: string; email?: string | undefined }>): Promise<void> {
  if (input.email) await saveContact(trx, { groupId, memberId: input.memberId, email: input.email });
}

/**
 * A name that only looks different: devices refuse those that are the same, the server those that nobody could tell
 * apart.
 */
const refuseLookAlike = (
  { rows }: BeforeContext<unknown>,
  { memberId, name }: { memberId: string; name: string },
): ErrorCode | undefined => (isTaken(rows.list('member'), memberId, name) ? 'name_taken' : undefined);

export const addMemberHooks: MutationHooks<InputOf<'addMember'>> = {
  beforeApply: (context) => Promise.resolve(refuseLookAlike(context, context.input)),
  afterApply: keepEmail,
};

export const joinGroupHooks: MutationHooks<InputOf<'joinGroup'>, PreparedPin> = {
  prepare: prepareJoinPin,
  async beforeApply(context) {
    if (await isForeignSecret(context)) return 'conflict';
    const { input, prepared, rows } = context;
    const lacksHash = input.pin !== undefined && prepared?.kind !== 'hash';
    if (lacksHash && !refusesName(rows.list('member'), input.name)) return 'too_many_requests';
    return refuseLookAlike(context, input);
  },
  async afterApply(context) {
    await bindSession(context);
    await keepEmail(context);
    await keepNewPin(context);
  },
};

/** Stores the hash of a first PIN only when the member row was written too: both or neither. */
async function keepNewPin({
  trx,
  groupId,
  input,
  prepared,
  changes,
  tokenHash,
}: MutationContext<{ memberId: string; pin?: string | undefined }, PreparedPin>): Promise<void> {
  const hasPin = changes.some(
    (one) => one.kind === 'member' && one.id === input.memberId && (one as Row<'member'>).data.hasPin === true,
  );
  if (hasPin && prepared?.kind === 'hash')
    await savePin(trx, groupId, input.memberId, { hash: prepared.hash, tokenHash });
}

/**
 * A name with a PIN is claimed only with it; wrong ones are counted (founding decision 3). One without gets it where
 * the group requires PINs.
 */
export const claimMemberHooks: MutationHooks<InputOf<'claimMember'>, PreparedPin> = {
  prepare: preparePinCheck,
  async beforeApply(context) {
    if (await isForeignSecret(context)) return 'conflict';
    const { trx, groupId, input, at, prepared, rows } = context;
    const { memberId, name } = input;
    // A member whom a restored server does not know comes in by the name that was claimed.
    if (name !== undefined && !rows.lastWrite('member', memberId) && refuseLookAlike(context, { memberId, name }))
      return 'name_taken';
    const stored = await readPinHash(trx, groupId, input.memberId);
    if (stored === undefined) {
      const setsPin = rows.get('group', groupId)?.data.requiresPin && rows.get('member', input.memberId);
      if (setsPin && input.pin !== undefined && prepared?.kind !== 'hash') return 'too_many_requests';
      // The row and the hash must agree, so a claim that sets a PIN comes after the row, whatever its timestamp.
      return rows.get('group', groupId)?.data.requiresPin
        ? { above: rows.lastWrite('member', input.memberId)?.timestamp ?? 0 }
        : undefined;
    }
    if (input.pin === undefined) return 'pin_required';
    if (prepared?.kind === 'skipped' || (await isLocked(trx, groupId, input.memberId, at))) return 'too_many_requests';
    // The PIN has changed since `prepare`, or was set in this very request: it is asked for again.
    if (prepared?.kind !== 'check' || prepared.against !== stored) return 'too_many_requests';
    if (prepared.fits) return undefined;
    await countAttempt(trx, groupId, input.memberId, at);
    return 'pin_wrong';
  },
  async afterApply(context) {
    // With a PIN already there the claim had to fit it.
    const pin = await readPin(context.trx, context.groupId, context.input.memberId);
    await bindSession(context, pin?.first_session ?? undefined);
    if (!pin) await keepNewPin(context);
  },
};

/**
 * The last one to arrive counts, whatever its timestamp: the row of the member may have been written since for another
 * reason.
 */
const lastToArrive = ({ memberId, rows }: Pick<BeforeContext<unknown>, 'memberId' | 'rows'>) =>
  memberId === undefined ? undefined : { above: rows.lastWrite('member', memberId)?.timestamp ?? 0 };

export const changeNameHooks: MutationHooks<InputOf<'changeName'>> = {
  beforeApply(context) {
    const { memberId, input } = context;
    const refusal = memberId === undefined ? undefined : refuseLookAlike(context, { memberId, name: input.name });
    return Promise.resolve(refusal ?? lastToArrive(context));
  },
};

export const showFitHooks: MutationHooks<InputOf<'showFit'>> = {
  beforeApply: (context) => Promise.resolve(lastToArrive(context)),
};

/** The last one to arrive counts: the row and the hash must agree. */
export const setPinHooks: MutationHooks<InputOf<'setPin'>, PreparedPin> = {
  prepare: prepareNewPin,
  beforeApply(context) {
    if (context.input.pin !== null && context.prepared?.kind !== 'hash') return Promise.resolve('too_many_requests');
    return Promise.resolve(lastToArrive(context));
  },
  async afterApply({ trx, groupId, memberId, input, prepared, tokenHash, at }) {
    if (memberId === undefined) return;
    await revokeSessionsOf(trx, { groupId, memberId, except: tokenHash, at });
    const pin = input.pin !== null && prepared?.kind === 'hash' ? { hash: prepared.hash, tokenHash } : null;
    await savePin(trx, groupId, memberId, pin);
  },
};

export const logoutHooks: MutationHooks<InputOf<'logout'>> = {
  async afterApply({ trx, tokenHash, at }) {
    if (tokenHash) await revokeSession(trx, tokenHash, at);
  },
};

export const endSessionsHooks: MutationHooks<InputOf<'endSessions'>> = {
  async afterApply({ trx, groupId, memberId, tokenHash, input: { sessionId: id }, at }) {
    if (memberId === undefined) return;
    if (id === undefined) await revokeSessionsOf(trx, { groupId, memberId, except: tokenHash, at });
    else await revokeSessionOf(trx, { groupId, memberId, id, at });
  },
};
