import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Head, Unsubscribe, Mutation, Patch } from '#shared/protocol/sync.ts';
import { decodePatch } from '#shared/protocol/patch-codec.ts';
import { openDatabase } from '#server/kernel/db.ts';
import type { ChangeFeed } from '#server/live/change-feed.ts';
import { LiveHub } from '#server/live/hub.ts';
import type { Io } from '#server/live/rooms.ts';
import { createLog } from '#server/kernel/log.ts';
import { exchange } from '#server/sync/exchange.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import type { Client } from '#test/worlds/running-server.ts';

/** The wire between the processes: it can be cut, and mended. */
class Wire {
  isCut = false;
  private readonly ends: { self: number; onChange: (groupId: string) => void; onGap: () => void }[] = [];

  end(self: number): ChangeFeed {
    return {
      notify: (groupId) => {
        if (!this.isCut) for (const end of this.ends) if (end.self !== self) end.onChange(groupId);
      },
      listen: (onChange, onGap) => {
        this.ends.push({ self, onChange, onGap });
      },
      stop: () => Promise.resolve(),
    };
  }

  mend(): void {
    this.isCut = false;
    for (const end of this.ends) end.onGap();
  }
}

/** A server process without HTTP: its hub, and its exchange on the database that both share. */
interface Process {
  http: HttpServer;
  io: Io;
  hub: LiveHub;
  sync(mutations: Mutation[], tokens?: string[], organizerToken?: string): Promise<void>;
}

const random = new SeededRandom(7);
const groupId = anId();
const organizerToken = aSecret();
const [minji, jun] = [
  { memberId: anId(), token: aSecret() },
  { memberId: anId(), token: aSecret() },
];
let db: Knex;
let wire: Wire;
/** Seconds from a commit to its patch, of all processes. */
let timed: number[];
let one: Process;
let two: Process;
const clients: Client[] = [];

async function aProcess(self: number): Promise<Process> {
  const http = createServer();
  const io: Io = new Server(http);
  const hub = new LiveHub(
    io,
    db,
    createLog('silent'),
    () => 0.5,
    wire.end(self),
    (seconds) => timed.push(seconds),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const ports = {
    db,
    now: () => Date.UTC(2026, 2, 2),
    random: random.bytes,
    onException: (error: unknown) => {
      throw error;
    },
  };
  return {
    http,
    io,
    hub,
    async sync(mutations, tokens = [], organizer) {
      const { answer, commit } = await exchange(ports, {
        proto: 1,
        groupId,
        cursor: null,
        tokens,
        mutations,
        ...(organizer ? { organizerToken: organizer } : {}),
      });
      if (answer.kind === 'lost' || answer.results.some((result) => result.code !== 'applied'))
        throw new Error(JSON.stringify(answer));
      if (commit) hub.committed(commit);
    },
  };
}

class Tab {
  readonly heard: (['patch', Patch] | ['unsubscribe', Unsubscribe] | ['head', Head])[] = [];
  private readonly waiting: (() => void)[] = [];

  private constructor(client: Client) {
    client.on('patch', (patch) => {
      this.take(['patch', decodePatch(patch)]);
    });
    client.on('unsubscribe', (unsubscribe) => {
      this.take(['unsubscribe', unsubscribe]);
    });
    client.on('head', (head) => {
      this.take(['head', head]);
    });
  }

  static async at(process: Process, token?: string): Promise<Tab> {
    const client: Client = connect(`http://127.0.0.1:${(process.http.address() as AddressInfo).port}`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    clients.push(client);
    await new Promise<void>((resolve) => client.once('connect', resolve));
    const tab = new Tab(client);
    await new Promise((resolve) => {
      client.emit('subscribe', { proto: 1, groups: [{ groupId, cursor: null, ...(token ? { token } : {}) }] }, resolve);
    });
    return tab;
  }

  get patches(): Patch[] {
    return this.heard.flatMap((entry) => (entry[0] === 'patch' ? [entry[1]] : []));
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds())
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
  }

  private take(entry: Tab['heard'][number]): void {
    this.heard.push(entry);
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

const vote = (of: { token: string }, date: string): [Mutation[], string[]] => [
  [aMutation('castDateVote', { date })],
  [of.token],
];
const answerOf = (of: { token: string }): [Mutation[], string[]] => [
  [aMutation('saveSimpleResponse', { payload: aPayload() })],
  [of.token],
];
const tip = async (): Promise<number> => Number((await db('groups').where('id', groupId).first('version'))?.version);
const versions = (patch: Patch): number[] => patch.chain.map(([version]) => version);

beforeEach(async () => {
  db = await openDatabase({ kind: 'sqlite', file: ':memory:' });
  wire = new Wire();
  timed = [];
  one = await aProcess(1);
  two = await aProcess(2);
  await one.sync([
    aMutation(
      'createGroup',
      {
        groupId,
        shareUrl: aShareUrl(),
        organizerToken,
        name: '제주',
        description: '',
        createdBy: '민지',
        creatorEmail: 'a@b.co',
        surveyType: 'default',
      },
      { actor: 'link' },
    ),
  ]);
  for (const { memberId, token } of [minji, jun])
    await one.sync([aMutation('joinGroup', { memberId, name: memberId.slice(-6) })], [token]);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  for (const process of [one, two]) {
    process.hub.stop();
    await process.io.close();
  }
  await db.destroy();
  vi.useRealTimers();
});

it('P12 what one process commits, the other reads for its own sockets, from where it had told them to', async () => {
  const tab = await Tab.at(two);
  const before = await tip();
  await one.sync(...answerOf(minji));
  await tab.until(() => tab.patches.length === 1);
  await two.sync(...vote(minji, '2026-03-03'));
  await tab.until(() => tab.patches.length === 2);
  expect(tab.patches.map(versions)).toEqual([
    [before, before + 1],
    [before + 1, before + 2],
  ]);
  expect(tab.patches.flatMap((patch) => patch.rows.map((row) => row.kind))).toEqual(['simpleResponse', 'dateVote']);
  // When the other process committed is not known here.
  expect(timed.every(Number.isFinite)).toBe(true);
});

it('P12 commits of both processes, mixed, reach the tabs of both without a gap', async () => {
  await one.sync(...answerOf(minji));
  await one.sync(...answerOf(jun));
  const tabs = [await Tab.at(one), await Tab.at(two)];
  const before = await tip();
  const dates = Array.from({ length: 12 }, (_, index) => `2026-03-${String(index + 3).padStart(2, '0')}`);
  await Promise.all(dates.map((date, index) => (index % 2 ? one : two).sync(...vote(index % 3 ? minji : jun, date))));
  const now = await tip();
  for (const tab of tabs) {
    await tab.until(() => tab.patches.at(-1)?.chain.at(-1)?.[0] === now);
    let at = before;
    for (const patch of tab.patches) {
      expect(versions(patch)).toContain(at);
      at = versions(patch).at(-1) ?? at;
    }
    expect(
      new Set(tab.patches.flatMap((patch) => patch.rows.filter((row) => row.kind === 'dateVote').map((row) => row.id)))
        .size,
    ).toBe(12);
  }
});

it('S10 a member whom another process removed is unsubscribed before the news, and hears none of it', async () => {
  const [hers, his] = [await Tab.at(two, minji.token), await Tab.at(two, jun.token)];
  await one.sync([aMutation('removeMember', { memberId: minji.memberId }, { actor: 'organizer' })], [], organizerToken);
  await his.until(() => his.patches.length > 0);
  await hers.until(() => hers.heard.length > 0);
  await one.sync(...answerOf(jun));
  await his.until(() => his.patches.length > 1);
  expect(hers.heard).toEqual([['unsubscribe', { groupId, why: 'removed' }]]);
});

it('S10 also when its change notification was lost: a commit of this process that does not follow what it had told is read, and rights with it', async () => {
  const [hers, his] = [await Tab.at(two, minji.token), await Tab.at(two, jun.token)];
  wire.isCut = true;
  await one.sync([aMutation('removeMember', { memberId: minji.memberId }, { actor: 'organizer' })], [], organizerToken);
  await two.sync(...answerOf(jun));
  await his.until(() => his.patches.length > 0);
  await hers.until(() => hers.heard.length > 0);
  expect(hers.heard).toEqual([['unsubscribe', { groupId, why: 'removed' }]]);
  expect(his.patches[0]?.gone).toContainEqual(expect.objectContaining({ kind: 'member', id: minji.memberId }));
  expect(his.patches[0]?.rows).toContainEqual(expect.objectContaining({ kind: 'simpleResponse' }));
});

it('a group that another process deleted ends for everybody', async () => {
  const tab = await Tab.at(two, minji.token);
  await one.sync([aMutation('deleteGroup', {}, { actor: 'organizer' })], [], organizerToken);
  await tab.until(() => tab.heard.length > 0);
  expect(tab.heard).toEqual([['unsubscribe', { groupId, why: 'gone' }]]);
});

it('L3 a lost change notification is made up for when the wire is mended', async () => {
  const tab = await Tab.at(two);
  wire.isCut = true;
  await one.sync(...answerOf(minji));
  await one.sync(...vote(minji, '2026-03-03'));
  wire.mend();
  await tab.until(() => tab.patches.length > 0);
  expect(tab.patches[0]?.rows.map((row) => row.kind)).toEqual(['simpleResponse', 'dateVote']);
});

it('L3 a lost change notification is made up for with the next head', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const three = await aProcess(3);
  const tab = await Tab.at(three);
  wire.isCut = true;
  await one.sync(...answerOf(minji));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(tab.heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await tab.until(() => tab.heard.length > 0);
  expect(tab.heard[0]).toEqual(['head', expect.objectContaining({ groupId, version: await tip() })]);
  three.hub.stop();
  await three.io.close();
});

it('change notifications of groups that nobody watches here cost nothing', async () => {
  const looked = vi.spyOn(db, 'transaction');
  await one.sync(...answerOf(minji));
  expect(looked).toHaveBeenCalledTimes(1);
});
