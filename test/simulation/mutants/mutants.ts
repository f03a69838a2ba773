/** A change of the protocol's code that breaks a promise, and a story that notices. */
export interface PlantedBug {
  name: string;
  /** What would be wrong. */
  what: string;
  changes: { file: string; find: string; put: string }[];
  /** Where to look first for a story of 200 steps that breaks, and the promise that it breaks. */
  seed: number;
  breaks: string;
}

const apply = 'app/sync/response.ts';
const exchange = 'app/sync/exchange.ts';
const buildRequest = 'app/sync/request.ts';
const outbox = 'app/local/outbox/queue.ts';
const refused = 'app/local/outbox/rejected.ts';
const runMutations = 'sync-server/sync/run-mutations.ts';

export const mutants: PlantedBug[] = [
  {
    name: 'no-mid-check',
    what: 'the server runs a repeated intent again',
    seed: 1,
    breaks: 'S2',
    changes: [
      {
        file: runMutations,
        find: 'const stored = known.get(mutation.mid);',
        put: 'const stored = undefined as Result | undefined;',
      },
      {
        file: 'sync-server/sync/mutation-log.ts',
        find: 'version: one.version ?? null, at })));',
        put: "version: one.version ?? null, at }))).onConflict(['group_id', 'mid']).merge();",
      },
    ],
  },
  {
    name: 'join-after-snapshot',
    what: 'the rooms are joined after the snapshot of hello',
    seed: 10,
    breaks: 'S8',
    changes: [
      {
        file: 'sync-server/live/hub.ts',
        find: '      if (tokenHash && (await this.endedSession(this.db, groupId, tokenHash))) {\n        answers.push({ groupId, answer: await read() });',
        put: '      const answer = await read();\n      if (tokenHash && (await this.endedSession(this.db, groupId, tokenHash))) {\n        answers.push({ groupId, answer });',
      },
      {
        file: 'sync-server/live/hub.ts',
        find: '      await socket.join(room(groupId));\n      const answer = await read();',
        put: '      await socket.join(room(groupId));',
      },
    ],
  },
  {
    name: 'drop-on-500',
    what: 'a server error drops what was sent',
    seed: 5,
    breaks: 'S1',
    changes: [
      {
        file: exchange,
        find: '    if (error instanceof CallError) return',
        put: "    if (error instanceof CallError && error.status === 500) await db.write([db.outbox], async () => { await db.outbox.where('[groupId+state]').equals([groupId, 'pending']).delete(); });\n    if (error instanceof CallError) return",
      },
    ],
  },
  {
    name: 'no-nonce-check',
    what: 'the server takes a cursor by its number alone',
    seed: 7,
    breaks: 'S9',
    changes: [
      {
        file: 'sync-server/sync/mutation-log.ts',
        find: '  return own?.nonce === cursor.nonce;',
        put: '  return own !== undefined;',
      },
    ],
  },
  {
    name: 'patch-clears-queue',
    what: 'a patch takes the intents whose rows it brings out of the queue',
    seed: 1,
    breaks: 'S3',
    changes: [
      {
        file: apply,
        find: 'return db.write([db.rows, db.cursors, db.groups], async () => {\n',
        put: "return db.write([db.rows, db.cursors, db.groups, db.outbox], async () => {\n    await db.outbox.where('mid').anyOf(patch.rows.map((row) => row.mid)).modify({ state: 'done', code: 'applied', doneAt: 1 });\n",
      },
    ],
  },
  {
    name: 'refusal-dropped',
    what: 'a refused write leaves the device without a word',
    seed: 1,
    breaks: 'S1',
    changes: [
      {
        file: apply,
        find: '      await park(db, [entry], one.code);',
        put: '      await db.outbox.delete(entry.order);',
      },
    ],
  },
  {
    name: 'no-healing',
    what: 'after a restore the device does not offer again what had been accepted',
    seed: 7,
    breaks: 'L2',
    changes: [{ file: apply, find: '    if (!stands) continue;\n', put: '    if (stands || !stands) continue;\n' }],
  },
  {
    name: 'last-arrival-wins',
    what: 'stamps are ignored: whatever arrives last stands',
    seed: 3,
    breaks: 'S2',
    changes: [
      {
        file: 'shared/protocol/rows.ts',
        find: '  return challenger.stamp > holder.stamp || (challenger.stamp === holder.stamp && challenger.mid > holder.mid);',
        put: '  return challenger.mid !== holder.mid;',
      },
    ],
  },
  {
    name: 'out-of-order',
    what: 'the queue is sent newest first',
    seed: 1,
    breaks: 'S4',
    changes: [
      {
        file: buildRequest,
        find: 'for (const entry of pending) {',
        put: 'for (const entry of [...pending].reverse()) {',
      },
    ],
  },
  {
    name: 'outside-the-chain',
    what: 'rows are applied whatever point in history they continue',
    seed: 1,
    breaks: 'S5',
    changes: [
      {
        file: apply,
        find: "|| !chain.some(([version, nonce]) => version === stored.version && nonce === stored.nonce)) return 'unrelated';",
        put: ") return 'unrelated';",
      },
    ],
  },
  {
    name: 'no-transaction',
    what: 'an answer is written piece by piece',
    seed: 28,
    breaks: 'S5',
    changes: [
      {
        file: 'app/local/device/db.ts',
        find: "      const written = await this.transaction('rw', [...new Set([...tables, this.meta])], async () => {",
        put: '      const written = await (async (pieces: () => Promise<T>) => pieces())(async () => {',
      },
    ],
  },
  {
    name: 'whoever-speaks-now',
    what: 'writes are sent in the name that is in use, not in the one that made them',
    seed: 3,
    breaks: 'S11',
    changes: [
      {
        file: buildRequest,
        find: 'const session = known.get(entry.identity);',
        put: "const session = [...known.values()].find((one) => one.state === 'active');",
      },
    ],
  },
  {
    name: 'removed-parks-nothing',
    what: 'what a member who was taken out had waiting stays in the queue',
    seed: 69,
    breaks: 'S3',
    changes: [{ file: apply, find: "          await park(db, own, 'member_removed');\n", put: '' }],
  },
  {
    name: 'reset-merges',
    what: 'a reset leaves what it does not bring',
    seed: 7,
    breaks: 'S5',
    changes: [{ file: apply, find: "        await db.rows.where('groupId').equals(groupId).delete();\n", put: '' }],
  },
  {
    name: 'no-conflict-check',
    what: 'a save replaces an answer that it was not made on',
    seed: 3,
    breaks: 'S3',
    changes: [
      {
        file: runMutations,
        find: "if (mutation.base === null || known.has(mutation.base)) return refuse('conflict');",
        put: '',
      },
    ],
  },
  {
    name: 'any-200',
    what: "every 200 counts as success, the hotel's too",
    seed: 22,
    breaks: 'S14',
    changes: [
      {
        file: 'app/net/call.ts',
        find: "if (!parsed.success) throw new Unreachable(new Error('The answer is not ours.'));",
        put: 'if (!parsed.success) return body as OutputOf<Api[N]>;',
      },
      {
        file: exchange,
        find: "    if (!parsed.success) return { kind: 'failed', reached: false };",
        put: "    if (!parsed.success) {\n      await db.write([db.outbox], async () => { for (const { mid } of gathered.request.mutations) await db.outbox.where('mid').equals(mid).modify({ state: 'done', code: 'applied', doneAt: 1 }); });\n      return { kind: 'settled', again: false };\n    }",
      },
    ],
  },
  {
    name: 'retry-keeps-mid',
    what: 'a refused write goes again under its old mid',
    seed: 8,
    breaks: 'S3',
    changes: [
      {
        file: refused,
        find: "    if (entry?.state !== 'parked' || !isIntentName(entry.name)) return;\n",
        put: "    if (entry?.state !== 'parked' || !isIntentName(entry.name)) return;\n    await db.outbox.update(entry.order, { state: 'pending' });\n    if (entry.madeAt > 0) return;\n",
      },
    ],
  },
  {
    name: 'heals-without-session',
    what: 'after a restore, writes of a session that has logged out wait for ever',
    seed: 9,
    breaks: 'L1',
    changes: [
      {
        file: apply,
        find: "    if (entry.identity !== 'link' && entry.identity !== 'organizer' && !(await maySpeak(db, entry.identity))) continue;\n",
        put: '    void maySpeak;\n',
      },
    ],
  },
  {
    name: 'every-secret',
    what: 'the secret behind a join that waits is sent ahead of it',
    seed: 6,
    breaks: 'L1',
    changes: [
      { file: buildRequest, find: 'if (active && !isJoining && ', put: 'if (active && (!isJoining || true) && ' },
    ],
  },
  {
    name: 'removal-not-kept',
    what: 'the server does not remember what it refused because its member was taken out',
    seed: 50,
    breaks: 'S2',
    changes: [
      { file: 'sync-server/sync/exchange.ts', find: '      await storeResults(trx, head.id, parked, now);\n', put: '' },
    ],
  },
  {
    name: 'table-left-out',
    what: 'the transaction of a patch leaves a table out',
    seed: 2,
    breaks: 'S14',
    changes: [
      {
        file: apply,
        find: 'return db.write([db.rows, db.cursors, db.groups], async () => {',
        put: 'return db.write([db.rows, db.cursors], async () => {',
      },
    ],
  },
  {
    name: 'deaf-after-a-kick',
    what: 'a page that was put out of the room believes that it still hears everything',
    seed: 12,
    breaks: 'L3',
    changes: [
      { file: 'app/sync/socket.ts', find: '    engine.setLive(false);\n    helloLater();\n', put: '' },
      {
        file: 'app/sync/socket.ts',
        find: '    engine.setLive(hearsAll);\n    if (!hearsAll) helloLater();',
        put: '    engine.setLive(hearsAll || true);',
      },
    ],
  },
  {
    name: 'logged-out-speaks',
    what: 'a page queues a write in a name that another page has logged out',
    seed: 59,
    breaks: 'L1',
    changes: [
      {
        file: outbox,
        find: "if (memberId === undefined || name === 'logout') return undefined;",
        put: 'if (memberId === undefined || !bindsSession(name)) return undefined;',
      },
    ],
  },
  {
    name: 'save-not-idempotent',
    what: 'an answer that is folded onto its own row takes votes back',
    seed: 4,
    breaks: 'S7',
    changes: [{ file: 'shared/answers/save-simple-response.ts', find: 'if (before?.mid !== mid && ', put: 'if (' }],
  },
  {
    name: 'refused-opens',
    what: 'a request that is refused as a whole leaves the group that it wanted to open',
    seed: 346,
    breaks: 'S5',
    changes: [
      {
        file: 'sync-server/sync/exchange.ts',
        find: "      if ('why' in strangers) return refused({ proto, kind: 'forbidden', ...strangers, results: [] });\n",
        put: '      void strangers;\n',
      },
    ],
  },
  {
    name: 'copy-waits',
    what: 'what only one of two copies of a storage had made waits for ever when the other has logged out',
    seed: 420,
    breaks: 'L1',
    changes: [
      {
        file: apply,
        find: "    await park(db, await db.outbox.where('state').equals('pending').filter((one) => one.identity === identity).toArray(), 'session_revoked');\n",
        put: '',
      },
    ],
  },
  {
    name: 'claim-before-join',
    what: 'the claim of a member whose join was refused stays ahead of that join',
    seed: 1281,
    breaks: 'S6',
    changes: [
      {
        file: refused,
        find: '(one.identity === join.identity || (one.memberId !== undefined && one.memberId === join.memberId))',
        put: 'one.identity === join.identity',
      },
    ],
  },
  {
    name: 'no-mark',
    what: 'a withdrawal of what is not there leaves no mark',
    seed: 46,
    breaks: 'S2',
    changes: [
      {
        file: 'shared/protocol/replica.ts',
        find: 'if (data === null && !holder && (forced || changes.has(key))) {',
        put: 'if (data === null && !holder) {',
      },
    ],
  },
  {
    name: 'forgets-what-waits',
    what: 'what was done a month ago is forgotten, also where it waits again or was refused since',
    seed: 379,
    breaks: 'S1',
    changes: [
      { file: 'app/local/device/db.ts', find: ".filter((one) => one.state === 'done').delete();", put: '.delete();' },
    ],
  },
];
