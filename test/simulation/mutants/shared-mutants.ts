import { replacing, withBody } from './edits.ts';
import type { Mutant } from './mutant.ts';

/** In code that runs on both sides. */
export const sharedMutants: readonly Mutant[] = [
  {
    name: 'last-arrival-wins',
    what: 'timestamps are ignored: whatever arrives last stands',
    seed: 13,
    breaks: 'S2',
    changes: [
      {
        file: 'shared/kernel/rows.ts',
        in: 'beats',
        edits: [withBody('return challenger.mutationId !== holder.mutationId;')],
      },
    ],
  },
  {
    name: 'save-not-idempotent',
    what: 'an answer that is applied to its own row again withdraws votes',
    seed: 1,
    breaks: 'S7',
    changes: [
      {
        file: 'shared/answers/save-simple-response.ts',
        in: 'saveSimpleResponse.apply',
        edits: [replacing('before?.mutationId !== mutationId', 'true')],
      },
    ],
  },
  {
    name: 'no-tombstone',
    what: 'a withdrawal of what is not there leaves no tombstone',
    seed: 76,
    breaks: 'S2',
    changes: [
      {
        file: 'shared/kernel/replica.ts',
        in: 'GroupReplica.attempt',
        edits: [replacing('forced || changes.has(key)', 'true')],
      },
    ],
  },
];
