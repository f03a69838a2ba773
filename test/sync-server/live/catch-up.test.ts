import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Patch } from '#shared/protocol/sync.ts';
import { hashSecret } from '#server/access/sessions.ts';
import type { Log } from '#server/kernel/log.ts';
import { CatchUp } from '#server/live/catch-up.ts';
import type { Client, Point, Rooms, Watch } from '#server/live/rooms.ts';
import { aMutation, aSecret } from '#test/builders/mutation.ts';
import { ServedGroup } from '#test/worlds/served-group.ts';

let group: ServedGroup;
let catchUp: CatchUp;
let watchers: { socket: Client; watch: Watch }[];
let said: unknown[];
let patches: Patch[];
let begun: Point | undefined;
let beginnings: number;
let logged: unknown[];
/** What happens while the database is read. */
let meanwhile: () => void;
let readings: Promise<unknown>[];

const link: Watch = { tokenHash: undefined, shareUrl: undefined, memberId: undefined, isOrganizer: false };
const watching = (name: string, watch: Partial<Watch> = {}) => {
  watchers.push({ socket: name as unknown as Client, watch: { ...link, ...watch } });
};
const rooms = {
  isWatched: () => watchers.length > 0,
  watchers: () => watchers,
  close: (groupId: string) => said.push(['close', groupId]),
  sendHead: (_groupId: string, tip: Point) => said.push(['head', tip]),
  unsubscribe: (socket: Client, _groupId: string, why: string) => {
    said.push([socket, why]);
    watchers = watchers.filter((one) => one.socket !== socket);
  },
} as unknown as Rooms;

beforeEach(async () => {
  group = await ServedGroup.open();
  [watchers, said, patches, begun, beginnings, logged, readings] = [[], [], [], undefined, 0, [], []];
  meanwhile = () => undefined;
  const db = new Proxy(group.db, {
    get: (target, key) => {
      if (key !== 'transaction') return Reflect.get(target, key) as unknown;
      return (...words: Parameters<Knex['transaction']>) => {
        const found = target.transaction(...words).then((one: unknown) => {
          meanwhile();
          return one;
        });
        readings.push(found);
        return found;
      };
    },
  });
  catchUp = new CatchUp({
    rooms,
    db,
    log: { error: (what: { err: unknown }) => logged.push(what.err) } as unknown as Log,
    windowMs: 25,
    beginReading: () => {
      beginnings += 1;
      return begun;
    },
    publish: (patch) => {
      said.push('patch');
      patches.push(patch);
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await group.close();
});

/** Until what is read has been told; then it waits for the end of its window. */
const read = async () => {
  await Promise.allSettled(readings);
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
};
const reading = async (since?: Point) => {
  catchUp.request(group.id, since);
  await read();
};
const tip = async (): Promise<Point> => {
  const { version, nonce } = await group.head();
  return [version, nonce];
};
const vote = (token: string, date = '2027-04-03') => group.codes([token], aMutation('castDateVote', { date }));

describe('P12: what another process has committed', () => {
  test('is read from where the sockets are, and published', async () => {
    const ara = await group.joined('아라');
    begun = await tip();
    await vote(ara.token);
    watching('tab');
    await reading([0, 'elsewhere']);
    expect(patches).toMatchObject([
      { groupId: group.id, chain: [begun, await tip()], rows: [{ kind: 'dateVote' }], gone: [] },
    ]);
    expect(said).toEqual(['patch']);
  });

  test('is read from where the commit begins if nothing was published yet', async () => {
    const since = await tip();
    await group.joined('아라');
    watching('tab');
    await reading(since);
    expect(patches.map((one) => one.chain)).toEqual([[since, await tip()]]);
  });

  test('is told by the head alone where nobody knows from where to read, or from a point that is none', async () => {
    watching('tab');
    await reading();
    await vi.advanceTimersByTimeAsync(25);
    await reading([0, 'another']);
    expect(said).toEqual([
      ['head', await tip()],
      ['head', await tip()],
    ]);
  });

  test('and was sent before is no news', async () => {
    begun = await tip();
    watching('tab');
    await reading();
    expect(said).toEqual([]);
  });

  test('in a group that has ended, or is not there, closes it', async () => {
    watching('tab');
    await group.db('groups').where('id', group.id).update({ deleted_at: 1 });
    await reading(await tip());
    expect(said).toEqual([['close', group.id]]);
    await vi.advanceTimersByTimeAsync(25);
    await group.db('group_versions').delete();
    await group.db('group_profiles').delete();
    await group.db('mutations').delete();
    await group.db('groups').delete();
    await reading();
    expect(said).toHaveLength(2);
  });

  test('is not read where nobody watches', () => {
    catchUp.request(group.id);
    expect([catchUp.isUnderWay(group.id), beginnings]).toEqual([false, 0]);
  });
});

describe('readings of a group', () => {
  test('are at most one in a window; what is asked for meanwhile is read once after it', async () => {
    begun = await tip();
    watching('tab');
    catchUp.request(group.id);
    catchUp.request(group.id);
    catchUp.request(group.id);
    expect([beginnings, catchUp.isUnderWay(group.id)]).toEqual([1, true]);
    await read();
    await vi.advanceTimersByTimeAsync(24);
    catchUp.request(group.id);
    expect(beginnings).toBe(1);
    vi.advanceTimersByTime(1);
    expect(beginnings).toBe(2);
    await read();
    vi.advanceTimersByTime(25);
    expect([beginnings, catchUp.isUnderWay(group.id)]).toEqual([2, false]);
  });

  test('that fail are told, and the next one is read', async () => {
    watching('tab');
    meanwhile = () => {
      throw new Error('unreachable');
    };
    await reading();
    expect(logged).toEqual([new Error('unreachable')]);
    meanwhile = () => undefined;
    vi.advanceTimersByTime(25);
    await reading();
    expect(said).toEqual([['head', await tip()]]);
  });

  test('end with the server', async () => {
    watching('tab');
    await reading();
    catchUp.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('S10: rights are those of the snapshot that the rows come from', () => {
  const news = async () => {
    begun = [0, (await group.db('group_versions').where({ version: 0 }).first('nonce'))?.nonce ?? ''];
  };

  test('a session that has ended, or whose member was removed, leaves before the news; another and the link stay', async () => {
    const [ara, bo, sora] = [await group.joined('아라'), await group.joined('보'), await group.joined('소라')];
    await news();
    await group.codes([ara.token], aMutation('logout', {}));
    await group.asOrganizer(aMutation('removeMember', { memberId: bo.memberId }, { actor: 'organizer' }));
    for (const [name, { token, memberId }] of Object.entries({ ara, bo, sora }))
      watching(name, { tokenHash: hashSecret(token), memberId });
    watching('guest');
    watching('guest by the link', { shareUrl: group.shareUrl });
    await reading();
    expect(said).toEqual([['ara', 'revoked'], ['bo', 'removed'], 'patch']);
  });

  test('an organiser’s secret that counts stays; one that does not leaves; that of a join on its way stays', async () => {
    await news();
    watching('organizer', { tokenHash: hashSecret(group.organizerToken), isOrganizer: true });
    watching('before', { tokenHash: hashSecret(aSecret()), isOrganizer: true });
    watching('joining', { tokenHash: hashSecret(aSecret()) });
    await reading();
    expect(said).toEqual([['before', 'revoked'], 'patch']);
  });

  test('a closed group is watched with a session or by its present link alone', async () => {
    const ara = await group.joined('아라');
    await news();
    await group.db('groups').where('id', group.id).update({ closed: 1 });
    watching('ara', { tokenHash: hashSecret(ara.token), memberId: ara.memberId });
    watching('organizer', { tokenHash: hashSecret(group.organizerToken), isOrganizer: true });
    watching('guest', { shareUrl: group.shareUrl });
    watching('stranger', { shareUrl: 'x'.repeat(22) });
    watching('nobody');
    watching('joining', { tokenHash: hashSecret(aSecret()) });
    await reading();
    expect(said).toEqual([['stranger', 'closed'], ['nobody', 'closed'], ['joining', 'closed'], 'patch']);
  });

  test('a closed group that has no link is watched by none', async () => {
    await news();
    await group.db('groups').where('id', group.id).update({ closed: 1 });
    await group.db('group_profiles').update({ removed: 1 });
    watching('nobody');
    await reading();
    expect(said[0]).toEqual(['nobody', 'closed']);
  });

  test('a socket that came in meanwhile is not known to it: the news waits for another reading', async () => {
    const ara = await group.joined('아라');
    await news();
    watching('guest');
    meanwhile = () => {
      meanwhile = () => undefined;
      watching('ara', { tokenHash: hashSecret(ara.token), memberId: ara.memberId });
    };
    await reading();
    expect(said).toEqual([]);
    vi.advanceTimersByTime(25);
    await read();
    expect(said).toEqual(['patch']);
  });

  test('a guest who came in meanwhile needs no right', async () => {
    await news();
    watching('guest');
    meanwhile = () => {
      meanwhile = () => undefined;
      watching('another guest');
    };
    await reading();
    expect(said).toEqual(['patch']);
  });
});
