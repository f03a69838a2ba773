import { timingSafeEqual } from 'node:crypto';
import { isListedPassword } from '#shared/kernel/listed-passwords.ts';
import type { InputOf } from '#shared/protocol/mutations.ts';
import { hashSecret } from '#server/access/sessions.ts';
import { insertHead } from '#server/kernel/group-head.ts';
import type { MutationHooks } from '#server/kernel/mutation-hooks.ts';
import { hashPassword } from '#server/kernel/password.ts';
import { isShareUrlTaken } from './store.ts';

interface PreparedGroup {
  adminPasswordHash: string;
}

export const createGroupHooks: MutationHooks<InputOf<'createGroup'>, PreparedGroup> = {
  refuseOpening({ groupCode: given }, groupCode) {
    if (groupCode === undefined) return undefined;
    if (given === undefined) return 'group_code_missing';
    return isSameWord(given, groupCode) ? undefined : 'group_code_wrong';
  },
  async prepare({ input, hasRight, takeSlowComputation }) {
    if (!input.adminPassword || !(await hasRight()) || !takeSlowComputation()) return undefined;
    return { adminPasswordHash: await hashPassword(input.adminPassword) };
  },
  openGroup({ trx, input, prepared, nonce, at }) {
    return insertHead(trx, {
      id: input.groupId,
      nonce,
      creatorEmail: input.creatorEmail,
      organizerHash: hashSecret(input.organizerToken),
      adminPasswordHash: prepared?.adminPasswordHash ?? null,
      at,
    });
  },
  async beforeApply({ trx, input }) {
    if (input.adminPassword && isListedPassword(input.adminPassword)) return 'invalid_input';
    return (await isShareUrlTaken(trx, input.shareUrl)) ? 'conflict' : undefined;
  },
};

/** In a time that says nothing of how much is right: hashes have one length, and are compared whole. */
const isSameWord = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)));
