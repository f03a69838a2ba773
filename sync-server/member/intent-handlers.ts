import type { InputOf } from '#shared/contract/intents.ts';
import type { IntentHandler, IntentScene } from '#server/sync/intent-handler.ts';
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

export const claimMemberHandler: IntentHandler<InputOf<'claimMember'>> = { settle: bindSession };

export const logoutHandler: IntentHandler<InputOf<'logout'>> = {
  async settle({ trx, tokenHash, at }) {
    if (tokenHash) await revokeSession(trx, tokenHash, at);
  },
};
