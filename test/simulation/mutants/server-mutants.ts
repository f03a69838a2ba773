import { replacing, replacingCall, withBody, without, withoutCall } from './edits.ts';
import type { Mutant } from './mutant.ts';

const logFile = 'sync-server/sync/mutation-log.ts';

export const serverMutants: readonly Mutant[] = [
  {
    name: 'no-repeat-check',
    what: 'the server runs a repeated mutation again',
    seed: 2,
    breaks: 'S2',
    changes: [
      {
        file: 'sync-server/sync/run-mutations.ts',
        in: 'resultOf',
        edits: [replacing('known.get(mutation.mutationId)', 'undefined as Result | undefined')],
      },
      {
        file: logFile,
        in: 'storeResults',
        edits: [replacingCall('insertAll', (_, args) => `insertAll(${args.join(', ')}, ['group_id', 'mutation_id'])`)],
      },
    ],
  },
  {
    name: 'join-after-snapshot',
    what: 'the room is joined some time after the snapshot of a subscription was read',
    seed: 9,
    breaks: 'S8',
    changes: [
      {
        file: 'sync-server/live/subscription.ts',
        in: 'Subscriptions.subscribeTo',
        edits: [
          without('await rooms.join(socket, groupId, watch);'),
          replacing(
            'const measured = await read();',
            'const measured = await read(); await readHead(db, groupId); await rooms.join(socket, groupId, watch);',
          ),
        ],
      },
    ],
  },
  {
    name: 'no-nonce-check',
    what: 'the server accepts a cursor by its number alone',
    seed: 8,
    breaks: 'S9',
    changes: [
      { file: logFile, in: 'knowsCursor', edits: [replacing('own?.nonce === cursor.nonce', 'own !== undefined')] },
    ],
  },
  {
    name: 'no-conflict-check',
    what: 'a save replaces an answer that it was not made on',
    seed: 2,
    breaks: 'S3',
    changes: [{ file: 'sync-server/sync/decide.ts', in: 'refusalByBase', edits: [withBody('return undefined;')] }],
  },
  {
    name: 'removal-not-stored',
    what: 'the server does not remember what it rejected because the member was removed',
    seed: 3,
    breaks: 'S2',
    changes: [{ file: 'sync-server/sync/actors.ts', in: 'resultsOfEnded', edits: [withoutCall('storeResults')] }],
  },
  {
    name: 'runs-too-old',
    what: 'a write that may be a repeat of one whose result is forgotten is run',
    seed: 9,
    breaks: 'S2',
    changes: [{ file: 'sync-server/sync/decide.ts', in: 'refusalByAge', edits: [withBody('return undefined;')] }],
  },
];
