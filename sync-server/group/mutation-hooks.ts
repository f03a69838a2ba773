import type { InputOf } from '#shared/protocol/mutations.ts';
import type { MutationHooks } from '#server/kernel/mutation-hooks.ts';
import { isShareUrlTaken } from './store.ts';

/** The group's head is made before the run (there is nothing to lock yet); here only the share link is checked. */
export const createGroupHandler: MutationHooks<InputOf<'createGroup'>> = {
  async beforeApply({ trx, input }) {
    return (await isShareUrlTaken(trx, input.shareUrl)) ? 'conflict' : undefined;
  },
};
