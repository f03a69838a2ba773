import {
  beforeIf,
  replacing,
  replacingCall,
  replacingIf,
  startingWith,
  withBody,
  withoutCall,
  withoutIf,
} from './edits.ts';
import type { Mutant } from './mutant.ts';

const rowsFile = 'app/sync/confirmed-rows.ts';
const requestFile = 'app/sync/request.ts';
const policyFile = 'app/local/outbox/actor-policy.ts';
const doneNow = "{ state: 'done', code: 'applied', doneAt: 1 }";

export const clientMutants: readonly Mutant[] = [
  {
    name: 'drop-on-500',
    what: 'a server error drops what was sent',
    seed: 10,
    breaks: 'S1',
    changes: [
      {
        file: 'app/sync/exchange.ts',
        in: 'exchangeOnce',
        edits: [
          beforeIf(
            'error instanceof CallError',
            `if (error instanceof CallError && error.status === 500)
              await db.write([db.outbox], async () => {
                await db.outbox.where('[groupId+state]').equals([groupId, 'pending']).delete();
              });`,
          ),
        ],
      },
    ],
  },
  {
    name: 'giving-up-unheard',
    what: 'a request that was given up is waited for until the network says that it has ended',
    seed: 1,
    breaks: 'L1',
    changes: [
      {
        file: 'app/kernel/time-limits.ts',
        in: 'untilEnded',
        edits: [replacing("signal.addEventListener('abort', end)", 'void end')],
      },
    ],
  },
  {
    name: 'patch-clears-queue',
    what: 'a patch marks the mutations whose rows it brings as done',
    seed: 1,
    breaks: 'S3',
    changes: [
      {
        file: rowsFile,
        in: 'applyPatch',
        edits: [
          replacing('[db.rows, db.cursors, db.groups]', '[db.rows, db.cursors, db.groups, db.outbox]'),
          replacing(
            'const stored = await db.cursors.get(patch.groupId);',
            `await db.outbox.where('mutationId').anyOf(patch.rows.map((row) => row.mutationId)).modify(${doneNow});
             const stored = await db.cursors.get(patch.groupId);`,
          ),
        ],
      },
    ],
  },
  {
    name: 'rejection-dropped',
    what: 'a rejected write leaves the device without a word',
    seed: 1,
    breaks: 'S1',
    changes: [
      {
        file: 'app/sync/results.ts',
        in: 'takeResults',
        edits: [replacingCall('reject', () => 'db.outbox.delete(entry.order)')],
      },
    ],
  },
  {
    name: 'no-resubmit',
    isLong: true,
    what: 'after a restore the device does not resubmit what had been accepted',
    seed: 7,
    breaks: 'L2',
    changes: [{ file: 'app/sync/resubmit.ts', in: 'offerAgain', edits: [replacing('isRemoval(entry)', 'true')] }],
  },
  {
    name: 'overtaken-by-earlier',
    what: 'a refused vote is over although the one that stands was made before it',
    seed: 5,
    breaks: 'S3',
    changes: [{ file: 'app/sync/resubmit.ts', in: 'overtaking', edits: [replacing('beats(row, entry)', 'true')] }],
  },
  {
    name: 'out-of-order',
    what: 'the queue is sent newest first',
    seed: 1,
    breaks: 'S4',
    changes: [{ file: requestFile, in: 'selectMutations', edits: [startingWith('pending = [...pending].reverse();')] }],
  },
  {
    name: 'outside-the-chain',
    what: 'rows are applied whatever point in history they continue',
    seed: 1,
    breaks: 'S5',
    changes: [{ file: rowsFile, in: 'advanceRows', edits: [withoutIf('!isInChain')] }],
  },
  {
    name: 'no-transaction',
    what: 'an answer is stored piece by piece',
    seed: 1,
    breaks: 'S5',
    changes: [
      {
        file: 'app/local/device/db.ts',
        in: 'LocalDb.write',
        edits: [replacingCall('this.transaction', (_text, args) => `(${args[2] ?? ''})()`)],
      },
    ],
  },
  {
    name: 'current-session-sends',
    what: 'writes are sent with the session that is active, not with the one that made them',
    seed: 9,
    breaks: 'S11',
    changes: [
      {
        file: requestFile,
        in: 'selectMutations',
        edits: [replacingCall('known.find', () => "known.find((one) => one.state === 'active')")],
      },
    ],
  },
  {
    name: 'removal-rejects-nothing',
    what: 'what a removed member had waiting stays in the queue',
    seed: 36,
    breaks: 'S3',
    changes: [
      { file: 'app/sync/response.ts', in: 'applyForbidden', edits: [withoutCall('reject')] },
      { file: 'app/sync/response.ts', in: 'hasOthersToSend', edits: [withBody('return false;')] },
    ],
  },
  {
    name: 'reset-merges',
    what: 'a reset leaves what it does not bring',
    seed: 7,
    breaks: 'S5',
    changes: [{ file: rowsFile, in: 'replaceRows', edits: [withoutCall('.delete')] }],
  },
  {
    name: 'any-200',
    what: "every 200 counts as success, a captive portal's too",
    seed: 9,
    breaks: 'S14',
    changes: [
      {
        file: 'app/net/call.ts',
        in: 'call',
        edits: [replacingIf('!parsed.success', 'if (!parsed.success) return body as Output;')],
      },
      {
        file: 'app/sync/exchange.ts',
        in: 'exchangeOnce',
        edits: [
          replacingIf(
            '!parsed.success',
            `if (!parsed.success) {
              await db.write([db.outbox], async () => {
                for (const { mutationId } of built.request.mutations)
                  await db.outbox.where('mutationId').equals(mutationId).modify(${doneNow});
              });
              return { kind: 'settled', again: false };
            }`,
          ),
        ],
      },
    ],
  },
  {
    name: 'retry-keeps-id',
    what: 'a rejected write is sent again with its old mutation id',
    seed: 20,
    breaks: 'S3',
    changes: [
      {
        file: 'app/local/outbox/rejected.ts',
        in: 'retryRejected',
        edits: [
          replacing(
            "entry?.state !== 'rejected' || !isMutationName(entry.name)",
            "entry === undefined || (await db.outbox.update(entry.order, { state: 'pending' })) >= 0 || !isMutationName(entry.name)",
          ),
        ],
      },
    ],
  },
  {
    name: 'resubmits-without-session',
    what: 'after a restore, writes of a session that has logged out wait for ever',
    seed: 9,
    breaks: 'L1',
    changes: [
      {
        file: 'app/sync/resubmit.ts',
        in: 'offerAgain',
        edits: [replacing("decideActor('resubmitApplied', entry, session) === 'allow'", 'true')],
      },
    ],
  },
  {
    name: 'every-secret',
    what: 'the secret behind a join that waits is sent ahead of it',
    seed: 1,
    breaks: 'L1',
    changes: [{ file: requestFile, in: 'buildRequest', edits: [replacingCall('isJoining', () => 'false')] }],
  },
  {
    name: 'table-left-out',
    what: 'the transaction of a patch leaves a table out',
    seed: 2,
    breaks: 'S14',
    changes: [
      {
        file: rowsFile,
        in: 'applyPatch',
        edits: [replacing('[db.rows, db.cursors, db.groups]', '[db.rows, db.cursors]')],
      },
    ],
  },
  {
    name: 'deaf-after-unsubscribe',
    what: 'a page that the server has unsubscribed believes that it still gets every patch',
    seed: 282,
    breaks: 'L3',
    changes: [
      {
        file: 'app/sync/socket.ts',
        in: 'listen',
        edits: [replacing('subscription.renewLater();', 'engine.setLive(true);')],
      },
      {
        file: 'app/sync/socket.ts',
        in: 'Subscription.subscribe',
        edits: [replacing('engine.setLive(hearsAll);', 'engine.setLive(true);'), withoutIf('!hearsAll')],
      },
    ],
  },
  {
    name: 'logged-out-writes',
    what: 'a page queues a write with a session that another page has logged out',
    seed: 54,
    breaks: 'L1',
    changes: [
      {
        file: policyFile,
        in: 'decideActor',
        edits: [beforeIf('needsNoSession(entry.actor)', "if (attempt === 'enqueue') return 'allow';")],
      },
    ],
  },
  {
    name: 'copy-waits',
    what: 'what only one of two copies of a storage had made waits for ever when the other one has logged out',
    seed: 42_019_719,
    breaks: 'L1',
    changes: [{ file: 'app/sync/results.ts', in: 'endSession', edits: [withoutCall('reject')] }],
  },
  {
    name: 'no-sweep',
    what: 'after a restore a page asks about no group but those that it shows',
    seed: 3,
    breaks: 'S9',
    changes: [{ file: 'app/sync/sweep.ts', in: 'Sweep.start', edits: [withBody('')] }],
  },
  {
    name: 'forgets-what-waits',
    isLong: true,
    what: 'what was done a month ago is forgotten even if it has become pending or rejected since',
    seed: 307,
    breaks: 'S1',
    changes: [
      {
        file: 'app/local/outbox/transitions.ts',
        in: 'forgetDone',
        edits: [replacing("(one) => one.state === 'done'", '() => true')],
      },
    ],
  },
  {
    name: 'never-asked-back',
    what: 'a removed member is not asked about, so that the votes that were refused are never made',
    seed: 5,
    breaks: 'S1',
    changes: [{ file: policyFile, in: 'sessionsToAskAbout', edits: [withBody('return [];')] }],
  },
  {
    name: 'live-on-nothing',
    what: 'a page that shows only the group of a removed member counts as subscribed, and asks no more',
    seed: 45,
    breaks: 'S1',
    changes: [
      {
        file: 'app/sync/socket.ts',
        in: 'Subscription.subscribe',
        edits: [replacing('engine.watchedGroups().length > 0', 'false')],
      },
    ],
  },
];
