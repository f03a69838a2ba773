import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Row, Tombstone } from '#shared/kernel/rows.ts';
import { decodePatch } from '#shared/protocol/patch-codec.ts';
import type { EncodedPatch, Patch } from '#shared/protocol/sync.ts';
import type { Log } from '#server/kernel/log.ts';
import { CatchUp } from '#server/live/catch-up.ts';
import type { ChangeFeed } from '#server/live/change-feed.ts';
import { isLarge } from '#server/live/message-size.ts';
import { Publisher } from '#server/live/publisher.ts';
import type { Point, Rooms } from '#server/live/rooms.ts';
import type { Commit } from '#server/sync/report.ts';
import { aRow } from '#test/builders/rows.ts';

/** A database of heads alone; who asks is told what the test has put there. */
class Heads {
  readonly rows = new Map<string, { version: number; nonce: string; deleted_at: number | null }>();
  isBroken = false;

  get db(): Knex {
    const query = (_connection: object, { bindings }: { bindings: [string] }) => {
      if (this.isBroken) return Promise.reject(new Error('unreachable'));
      const row = this.rows.get(bindings[0]);
      return Promise.resolve({ response: row ? [{ id: bindings[0], ...row }] : [] });
    };
    const client = {
      config: { client: 'sqlite' },
      acquireConnection: () => Promise.resolve({}),
      releaseConnection: () => Promise.resolve(),
      query,
    };
    return { client } as unknown as Knex;
  }
}

let heads: Heads;
/** What has been said to the sockets, in order. */
let said: unknown[];
let patches: Patch[];
let watched: Set<string>;
let whenEmpty: (groupId: string) => void;
let read: [groupId: string, since: Point | undefined][];
let publisher: Publisher;
let seconds: number[];
let fraction: number;
let feed: { notified: string[]; change: (groupId: string) => void; gap: () => void };
let errors: string[];

const rooms = {
  onEmpty: (listener: (groupId: string) => void) => {
    whenEmpty = listener;
  },
  isWatched: (groupId: string) => watched.has(groupId),
  watchedGroups: () => [...watched],
  evict: ({ groupId }: Commit) => said.push(['evict', groupId]),
  closeSlowSockets: (groupId: string) => said.push(['slow', groupId]),
  close: (groupId: string) => said.push(['close', groupId]),
  sendHead: (groupId: string, tip: Point) => said.push(['head', groupId, tip]),
  sendPatch: (encoded: EncodedPatch) => {
    said.push(['patch', encoded.groupId, encoded.chain]);
    patches.push(decodePatch(encoded));
  },
} as unknown as Rooms;
const changeFeed: ChangeFeed = {
  notify: (groupId) => feed.notified.push(groupId),
  listen: (change, gap) => Object.assign(feed, { change, gap }),
  stop: () => Promise.resolve(),
};
const start = (isAlone = true) => {
  publisher = new Publisher({
    rooms,
    db: heads.db,
    log: { error: ({ err }: { err: Error }, text: string) => errors.push(`${text}: ${err.message}`) } as unknown as Log,
    random: () => fraction,
    changeFeed: isAlone ? undefined : changeFeed,
    onPatch: (one) => seconds.push(one),
  });
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  [heads, said, patches, watched, read, seconds, fraction, errors] = [
    new Heads(),
    [],
    [],
    new Set(['g']),
    [],
    [],
    0.5,
    [],
  ];
  feed = { notified: [], change: () => undefined, gap: () => undefined };
  vi.spyOn(CatchUp.prototype, 'request').mockImplementation((groupId, since) => {
    read.push([groupId, since]);
  });
});
afterEach(() => {
  publisher.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const point = (version: number): Point => [version, `n${String(version)}`];
const commit = (from: number, changes: (Row | Tombstone)[] = [], groupId = 'g'): void => {
  publisher.committed({
    groupId,
    from: point(from),
    to: point(from + 1),
    changes,
    ended: { tokenHashes: [], memberIds: [] },
  });
};
const voteRow = (id: string, version: number): Row => ({
  ...aRow('dateVote', id, { memberId: 'ara', date: '2027-04-03', votedAt: 1 }),
  version,
});
const chains = () => patches.map((one) => one.chain.map(([version]) => version));

describe('P12: commits of this process', () => {
  beforeEach(() => {
    start();
  });

  test('leave at once; those who lose their right are out before, and so are sockets that are too slow', () => {
    commit(1, [voteRow('a', 2)]);
    expect(said).toEqual([
      ['evict', 'g'],
      ['slow', 'g'],
      ['patch', 'g', [point(1), point(2)]],
    ]);
    expect(patches[0]?.rows.map((one) => one.id)).toEqual(['a']);
  });

  test('that follow within 25 milliseconds share a patch, in which each row is as it is last', () => {
    commit(1);
    for (const from of [2, 3]) commit(from, [voteRow('a', from + 1), voteRow(`b${String(from)}`, from + 1)]);
    expect(chains()).toEqual([[1, 2]]);
    vi.advanceTimersByTime(24);
    expect(chains()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(chains()).toEqual([
      [1, 2],
      [2, 3, 4],
    ]);
    expect(patches[1]?.rows.map((one) => [one.id, one.version])).toEqual([
      ['a', 4],
      ['b2', 3],
      ['b3', 4],
    ]);
  });

  test('that follow later leave at once again; while there are some, each window opens the next', () => {
    commit(1);
    commit(2);
    vi.advanceTimersByTime(25);
    commit(3);
    expect(chains()).toHaveLength(2);
    vi.advanceTimersByTime(25);
    expect(chains()).toHaveLength(3);
    vi.advanceTimersByTime(25);
    commit(4);
    expect(chains()).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
  });

  test('of other groups have windows of their own', () => {
    watched.add('h');
    commit(1);
    commit(1, [], 'h');
    expect(chains()).toHaveLength(2);
  });

  test('of groups that nobody watches are sent to nobody', () => {
    commit(1, [], 'unwatched');
    expect(said).toEqual([['evict', 'unwatched']]);
    expect(seconds).toEqual([]);
  });

  test('that are too large are only announced', () => {
    commit(
      1,
      Array.from({ length: 600 }, (_, index) => voteRow(`${String(index)}`.padEnd(60, 'x'), 2)),
    );
    expect(said.at(-1)).toEqual(['head', 'g', point(2)]);
    expect(patches).toEqual([]);
  });

  test('count as they are sent: without what their ids say', () => {
    const memberId = '7d0a3f52-6c1e-4b8a-9f34-2e5d1c0b9a87';
    const votes = Array.from({ length: 250 }, (_, index) => {
      const date = `2027-04-${String(index).padStart(3, '0')}`;
      const data = { memberId, date, votedAt: 1_795_000_000_000 };
      return {
        ...aRow('dateVote', `${date}:${memberId}`, data),
        mutationId: memberId,
        timestamp: data.votedAt,
        version: 2,
      };
    });
    commit(1, votes);
    expect(patches.map(isLarge)).toEqual([true]);
    expect(patches.map(({ rows }) => rows.length)).toEqual([250]);
  });

  test('are waited for until the window ends', () => {
    expect(publisher.isWaiting('g')).toBe(false);
    commit(1);
    expect(publisher.isWaiting('g')).toBe(false);
    commit(2);
    expect([publisher.isWaiting('g'), publisher.isWaiting('h')]).toEqual([true, false]);
    vi.advanceTimersByTime(25);
    expect(publisher.isWaiting('g')).toBe(false);
  });

  test('are timed from the first of a patch on, in seconds', () => {
    commit(1);
    vi.advanceTimersByTime(5);
    commit(2);
    vi.advanceTimersByTime(10);
    commit(3);
    vi.advanceTimersByTime(10);
    expect(seconds).toEqual([0, 0.02]);
  });

  test('are read from no other process', () => {
    commit(1);
    commit(7);
    vi.advanceTimersByTime(25);
    expect([read, chains()]).toEqual([
      [],
      [
        [1, 2],
        [7, 8],
      ],
    ]);
  });

  test('that wait when the server stops are not sent', () => {
    commit(1);
    commit(2);
    publisher.stop();
    vi.advanceTimersByTime(60_000);
    expect(chains()).toEqual([[1, 2]]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('P12: with several processes', () => {
  beforeEach(() => {
    start(false);
    publisher.subscribed('g', point(1));
  });

  test('a commit is said to the others, whoever watches here', () => {
    commit(1);
    commit(1, [], 'unwatched');
    expect(feed.notified).toEqual(['g', 'unwatched']);
  });

  test('a commit that follows what the sockets know is sent; any other is read from the database', () => {
    commit(1);
    commit(2);
    expect(read).toEqual([]);
    // Versions 4 and 5 are another process's.
    commit(5);
    expect(read).toEqual([['g', point(5)]]);
    vi.advanceTimersByTime(25);
    expect(chains()).toEqual([
      [1, 2],
      [2, 3],
    ]);
    publisher.committed({
      groupId: 'g',
      from: [3, 'another'],
      to: point(4),
      changes: [],
      ended: { tokenHashes: [], memberIds: [] },
    });
    expect(read.at(-1)).toEqual(['g', [3, 'another']]);
    publisher.committed({
      groupId: 'g',
      from: [9, 'n3'],
      to: point(10),
      changes: [],
      ended: { tokenHashes: [], memberIds: [] },
    });
    expect(read).toHaveLength(3);
    commit(3);
    expect(read).toHaveLength(3);
  });

  test('many commits follow each other, in one window and in the next', () => {
    for (const from of [1, 2, 3, 4]) commit(from);
    vi.advanceTimersByTime(25);
    commit(5);
    expect([read, chains()]).toEqual([
      [],
      [
        [1, 2],
        [2, 3, 4, 5],
      ],
    ]);
  });

  test('a commit of a group that nobody watches here is not read', () => {
    commit(7, [], 'unwatched');
    expect(read).toEqual([]);
  });

  test('a commit while the group is being read is read with it', () => {
    vi.spyOn(CatchUp.prototype, 'isUnderWay').mockReturnValue(true);
    commit(1);
    expect(read).toEqual([['g', point(1)]]);
  });

  test('what the first socket has read is where the others go on; a later one changes nothing', () => {
    publisher.subscribed('g', point(5));
    commit(1);
    expect(read).toEqual([]);
    publisher.subscribed('unwatched', point(5));
    watched.add('unwatched');
    commit(5, [], 'unwatched');
    expect(read).toEqual([['unwatched', point(5)]]);
  });

  test('what was sent is forgotten with the last socket', () => {
    whenEmpty('g');
    commit(1);
    expect(read).toEqual([['g', point(1)]]);
  });

  test('what others say is read; where something may have been missed, all that is watched', () => {
    feed.change('h');
    watched.add('h');
    feed.gap();
    expect(read).toEqual([
      ['h', undefined],
      ['g', undefined],
      ['h', undefined],
    ]);
  });
});

describe('L3: heads', () => {
  const minute = 60_000;
  const saidHeads = () => said.filter((one) => Array.isArray(one) && one[0] !== 'evict');

  test('go to each group every thirty seconds; one that has ended, or is not there, is closed', async () => {
    start();
    for (const groupId of ['ended', 'missing']) watched.add(groupId);
    heads.rows.set('g', { version: 3, nonce: 'n', deleted_at: null });
    heads.rows.set('ended', { version: 3, nonce: 'n', deleted_at: 5 });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(saidHeads()).toEqual([
      ['head', 'g', [3, 'n']],
      ['close', 'ended'],
      ['close', 'missing'],
    ]);
    said.length = 0;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(saidHeads()).toHaveLength(3);
  });

  test.each([
    [0, 22_500],
    [0.5, 30_000],
    [0.99, 37_350],
  ])('come after a time that chance (%d) makes another one in each process: %d ms', async (chance, periodMs) => {
    start();
    fraction = chance;
    heads.rows.set('g', { version: 3, nonce: 'n', deleted_at: null });
    await vi.advanceTimersByTimeAsync(30_000);
    said.length = 0;
    await vi.advanceTimersByTimeAsync(periodMs - 1);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual([['head', 'g', [3, 'n']]]);
  });

  test('go on after one that could not be read', async () => {
    start();
    heads.isBroken = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(errors).toEqual(['heads: unreachable']);
    heads.isBroken = false;
    heads.rows.set('g', { version: 3, nonce: 'n', deleted_at: null });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(said).toEqual([['head', 'g', [3, 'n']]]);
  });

  test('end with the server', async () => {
    start();
    publisher.stop();
    await vi.advanceTimersByTimeAsync(minute);
    expect(said).toEqual([]);
  });
});
