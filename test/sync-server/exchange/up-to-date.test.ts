import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/db.ts';
import { runStatements } from '#server/kernel/run-statements.ts';
import type { Cursor, ExchangeResponse, Mutation } from '#shared/protocol/sync.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';

describe('a device that knew everything', () => {
  let world: RunningServer;
  let group: Group;
  beforeEach(async () => {
    world = await RunningServer.start();
    group = await world.openGroup();
  });
  afterEach(() => world.close());

  const tipOf = (answer: ExchangeResponse): Cursor => {
    if (answer.kind === 'reset') return { version: answer.version, nonce: answer.nonce };
    const tip = answer.kind === 'delta' ? answer.chain.at(-1) : undefined;
    if (!tip) throw new Error(answer.kind);
    return { version: tip[0], nonce: tip[1] };
  };
  const sorted = <T extends { kind: string; id: string }>(entries: T[]): T[] =>
    [...entries].sort((a, b) => `${a.kind}/${a.id}`.localeCompare(`${b.kind}/${b.id}`));

  it('P1 is told of its own writes exactly what another with the same cursor reads afterwards', async () => {
    const [memberId, token] = [anId(), aSecret()];
    const batches: Mutation[][] = [
      [
        aMutation('joinGroup', { memberId, name: '민지' }),
        aMutation('saveSimpleResponse', { payload: aPayload() }),
        aMutation('castTypeVote', { type: 'relax' }),
        aMutation('castDateVote', { date: '2026-04-03' }),
      ],
      [
        aMutation('withdrawTypeVote', { type: 'relax' }),
        aMutation('saveSimpleResponse', { payload: aPayload({ mainType: 'activity' }) }, { timestamp: 2 }),
      ],
      [aMutation('addMember', { memberId: anId(), name: '민지' }, { actor: 'link' })],
      [aMutation('logout', {})],
    ];
    let cursor = tipOf(await world.sync({ groupId: group.id }));
    for (const mutations of batches) {
      const own = await world.sync({ groupId: group.id, cursor, tokens: [token], mutations });
      const read = await world.sync({ groupId: group.id, cursor });
      if (own.kind !== 'delta' || read.kind !== 'delta') throw new Error(`${own.kind}, ${read.kind}`);
      expect({ chain: own.chain, rows: sorted(own.rows), gone: sorted(own.gone) }).toEqual({
        chain: read.chain,
        rows: sorted(read.rows),
        gone: sorted(read.gone),
      });
      cursor = tipOf(own);
    }
  });
});

it('statements sent runStatements have all ended when the first failure is told: a rollback overtakes none', async () => {
  const db = await openDatabase({ kind: 'sqlite', file: ':memory:' });
  const ended: string[] = [];
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, 50);
  });
  await expect(
    runStatements(db, [
      () => Promise.reject(new Error('the first')),
      () =>
        late.then(() => {
          ended.push('the second');
        }),
      () => Promise.reject(new Error('the third')),
    ]),
  ).rejects.toThrow('the first');
  expect(ended).toEqual(['the second']);
  expect(await runStatements(db, [() => Promise.resolve(1), () => late.then(() => 2)])).toEqual([1, 2]);
  await db.destroy();
});
