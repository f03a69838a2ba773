import type { InputOf } from '#shared/protocol/mutations.ts';
import { refuseDays } from '#server/kernel/refuse-days.ts';
import type { MutationHooks } from '#server/kernel/mutation-hooks.ts';
import { askToRemind } from '#server/mail/store.ts';

/** Dates that are fixed already stay in the acts that follow, also when the trip is over. */
export const decideHooks: MutationHooks<InputOf<'decide'>> = {
  beforeApply({ input: { dates }, rows, groupId, timestamp, at }) {
    const standing = rows.get('decision', groupId)?.data.dates;
    return Promise.resolve(
      refuseDays({
        days: dates ? [dates.end] : [],
        standing: standing ? [standing.end] : [],
        timestamp,
        at,
      }),
    );
  },
};

/** Whom it names only the server knows: the row in the group's history does not say. */
export const noteReminderHooks: MutationHooks<InputOf<'noteReminder'>> = {
  afterApply: ({ trx, groupId, input, at }) => askToRemind(trx, groupId, input.memberIds, at),
};
