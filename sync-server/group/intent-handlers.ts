import type { InputOf } from '#shared/contract/intents.ts';
import type { IntentHandler } from '#server/sync/intent-handler.ts';
import { isShareUrlTaken } from './store.ts';

/** The group's head is made before the run (there is nothing to lock yet); here only the share link is checked. */
export const createGroupHandler: IntentHandler<InputOf<'createGroup'>> = {
  async admit({ trx, input }) {
    return (await isShareUrlTaken(trx, input.shareUrl)) ? 'conflict' : undefined;
  },
};
