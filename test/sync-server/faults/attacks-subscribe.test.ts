import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExchangeResponse } from '#shared/protocol/sync.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { aLargeGroup } from '#test/worlds/large-group.ts';
import { RunningServer, type Client, type Group } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeEach(async () => {
  world = await RunningServer.start();
});
afterEach(() => world.close());

type Subscribed = { groupId: string; answer: ExchangeResponse }[];
const subscribe = (client: Client, groupIds: readonly string[]): Promise<Subscribed> =>
  new Promise((resolve, reject) => {
    client.once('disconnect', () => {
      reject(new Error('closed'));
    });
    client.emit('subscribe', { proto: 1, groups: groupIds.map((groupId) => ({ groupId, cursor: null })) }, resolve);
  });

const sizeOf = (answer: unknown): number => Buffer.byteLength(JSON.stringify(answer));

describe('a subscribe', () => {
  it('that names a group twice closes the socket, which gets nothing', async () => {
    const group = await world.openGroup();
    await expect(subscribe(await world.connect(), [group.id, group.id])).rejects.toThrow('closed');
  });

  it('is answered with 64 KiB at most, however large the groups are: the exchange brings the rest', async () => {
    const groups = [await aLargeGroup(world), await world.openGroup()];
    const answers = await subscribe(
      await world.connect(),
      groups.map((one) => one.id),
    );
    expect(sizeOf(answers)).toBeLessThan(66 * 1024);
    expect(answers.map(({ answer }) => answer.kind)).toEqual(['delta', 'reset']);
    const whole = await world.sync({ groupId: groups[0]?.id ?? '' });
    expect(sizeOf(whole)).toBeGreaterThan(1_000_000);
  });

  it('is bounded in all: many small groups share the 64 KiB', async () => {
    const groups: Group[] = [];
    for (let index = 0; index < 20; index += 1) {
      const group = await world.openGroup({ description: '가'.repeat(500) });
      const mutations = Array.from({ length: 60 }, (_, member) =>
        aMutation(
          'addMember',
          { memberId: anId(), name: `${member}`.padEnd(80, '가'), email: undefined },
          { actor: 'link' },
        ),
      );
      await world.sync({ groupId: group.id, mutations });
      groups.push(group);
    }
    const answers = await subscribe(
      await world.connect(),
      groups.map((one) => one.id),
    );
    expect(answers).toHaveLength(20);
    expect(sizeOf(answers)).toBeLessThan(70 * 1024);
  });

  it('of everything, asked by many for one version, reads the rows once', async () => {
    const group = await aLargeGroup(world);
    let reads = 0;
    world.db.on('query', ({ sql }: { sql: string }) => {
      if (sql.includes('custom_responses')) reads += 1;
    });
    for (let index = 0; index < 10; index += 1) await subscribe(await world.connect(), [group.id]);
    expect(reads).toBe(1);
    await world.login(group.id, '민지');
    reads = 0;
    const [answer] = await subscribe(await world.connect(), [group.id]);
    expect(answer?.answer.kind).toBe('delta');
    expect(reads).toBe(1);
  });

  it('waits for the one before it, and many at once close the socket', async () => {
    const group = await world.openGroup();
    const client = await world.connect();
    const both = await Promise.all([subscribe(client, [group.id]), subscribe(client, [group.id])]);
    expect(both.map(([one]) => one?.answer.kind)).toEqual(['reset', 'reset']);
    const greedy = await world.connect();
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => subscribe(greedy, [group.id])));
    expect(all.every((one) => one.status === 'rejected')).toBe(true);
  });

  it('is dropped when its socket leaves: no group is read that nobody waits for', async () => {
    const groups: Group[] = [];
    for (let index = 0; index < 20; index += 1) groups.push(await world.openGroup());
    const client = await world.connect();
    const heads = new Set<unknown>();
    world.db.on('query', ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => {
      if (!sql.includes('from `groups`') && !sql.includes('from "groups"')) return;
      heads.add(bindings?.[0]);
      if (heads.size === 2) client.disconnect();
      // A driver that answers within the call has many answers in one turn, unless some take their time.
      if (heads.size >= 2 && heads.size < 6) for (const from = performance.now(); performance.now() - from < 10;);
    });
    await expect(
      subscribe(
        client,
        groups.map((one) => one.id),
      ),
    ).rejects.toThrow('closed');
    await new Promise((done) => setTimeout(done, 300));
    expect(heads.size).toBeLessThan(20);
  });

  it('for more groups than a socket may watch closes it', async () => {
    const client = await world.connect();
    const ids: string[] = [];
    for (let index = 0; index < 41; index += 1) ids.push((await world.openGroup()).id);
    await subscribe(client, ids.slice(0, 20));
    await subscribe(client, ids.slice(20, 40));
    await expect(subscribe(client, ids.slice(40))).rejects.toThrow('closed');
  });
});
