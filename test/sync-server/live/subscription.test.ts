import { EventEmitter } from 'node:events';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cursor, ExchangeResponse } from '#shared/protocol/sync.ts';
import { hashSecret } from '#server/access/sessions.ts';
import type { Log } from '#server/kernel/log.ts';
import { bytesOf, messageBytes } from '#server/live/message-size.ts';
import type { Client, Io, Point, Rooms, Watch } from '#server/live/rooms.ts';
import { eventBudget } from '#server/live/socket-health.ts';
import type { SocketLimits } from '#server/live/socket-limits.ts';
import { Subscriptions } from '#server/live/subscription.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { ServedGroup } from '#test/worlds/served-group.ts';

type Answers = { groupId: string; answer: ExchangeResponse }[];
interface Asked {
  groupId?: string;
  cursor?: Cursor | null;
  token?: string;
  shareUrl?: string;
}

/** A socket of which the test sends the messages. */
class FakeSocket extends EventEmitter {
  connected = true;
  readonly request = {};
  readonly data: Partial<Client['data']> = {};
  readonly said: unknown[] = [];

  use() {
    return this;
  }
  timeout() {
    return { emit: () => undefined };
  }
  override emit(name: string, ...words: unknown[]): boolean {
    if (name !== 'upgrade') return super.emit(name, ...words);
    this.said.push([name, ...words]);
    return true;
  }
  /** @param isWhole whether its connection ends too, not only what it does on it */
  disconnect(isWhole: boolean): void {
    this.connected = !isWhole;
    this.emit('disconnect');
  }
  get watches(): Map<string, Watch> {
    return this.data.watches ?? new Map<string, Watch>();
  }
}

let group: ServedGroup;
let io: EventEmitter;
let joined: [groupId: string, watch: Watch][];
let left: string[];
let tips: [groupId: string, tip: Point][];
let logged: unknown[];
let limits: SocketLimits;
/** Listens to sockets. */
let subscriptions: (limits: SocketLimits | undefined) => unknown;
let counted: { missed: number; answered: number[]; refused: string[] };
let may: { ask: boolean; answer: boolean };
/** How often the database was read, and what happens before and after. */
let reads: number;
let beforeRead: (() => void) | undefined;
let afterRead: (() => void | Promise<void>) | undefined;

const rooms = {
  join: (socket: Client, groupId: string, watch: Watch) => {
    joined.push([groupId, watch]);
    socket.data.watches.set(groupId, watch);
    return Promise.resolve();
  },
  leave: (socket: Client, groupId: string) => {
    left.push(groupId);
    socket.data.watches.delete(groupId);
    return Promise.resolve();
  },
} as unknown as Rooms;

beforeEach(async () => {
  group = await ServedGroup.open();
  [joined, left, tips, logged, reads] = [[], [], [], [], 0];
  counted = { missed: 0, answered: [], refused: [] };
  may = { ask: true, answer: true };
  beforeRead = afterRead = undefined;
  limits = {
    mayAsk: () => may.ask,
    missed: () => (counted.missed += 1),
    mayAnswer: () => may.answer,
    answered: (_request, bytes) => counted.answered.push(bytes),
    refused: (code) => counted.refused.push(code),
  };
  io = new EventEmitter();
  const db = new Proxy(group.db, {
    get: (target, key) => {
      if (key !== 'transaction') return Reflect.get(target, key) as unknown;
      return async (...words: Parameters<Knex['transaction']>) => {
        reads += 1;
        beforeRead?.();
        const found: unknown = await target.transaction(...words);
        await afterRead?.();
        return found;
      };
    },
  });
  const log = { error: ({ err }: { err: unknown }) => logged.push(err) } as unknown as Log;
  const onSubscribed = (groupId: string, tip: Point) => tips.push([groupId, tip]);
  subscriptions = (given) =>
    new Subscriptions({ io: io as unknown as Io, rooms, db, log, onSubscribed, limits: given });
  subscriptions(limits);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await group.close();
});

const connect = (): FakeSocket => {
  const socket = new FakeSocket();
  io.emit('connection', socket);
  return socket;
};
const turn = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
/** Says subscribe. @returns the answers; nothing when the socket was closed before */
const ask = (socket: FakeSocket, groups: Asked[]): Promise<Answers | undefined> =>
  new Promise((resolve) => {
    socket.once('disconnect', () => {
      resolve(undefined);
    });
    socket.emit(
      'subscribe',
      { proto: 1, groups: groups.map((one) => ({ groupId: group.id, cursor: null, ...one })) },
      resolve,
    );
  });
const answerTo = async (asked: Asked = {}, socket = connect()) => (await ask(socket, [asked]))?.[0]?.answer;
const tip = async (): Promise<Cursor> => {
  const { version, nonce } = await group.head();
  return { version, nonce };
};
const inBrief = ({ version, nonce }: Cursor) => ({
  proto: 1,
  kind: 'delta',
  chain: [[version, nonce]],
  rows: [],
  gone: [],
  results: [],
});
const anotherGroup = async (): Promise<string> => {
  const [groupId, opening] = [anId(), group.opening()];
  const input = { ...(opening.input as object), groupId, shareUrl: aShareUrl() };
  await group.send({ groupId, mutations: [{ ...opening, input }] });
  return groupId;
};
/** More than a message carries. */
const grow = async () => {
  const { memberId } = await group.joined('아라');
  const { version } = await group.head();
  const mark = { group_id: group.id, version, timestamp: 1, mutation_id: anId(), removed: 0, member_id: memberId };
  const votes = Array.from({ length: 400 }, (_, index) => {
    const date = `2027-04-${String(index)}`;
    return { ...mark, id: `${date}:${memberId}`, date, voted_at: 1 };
  });
  await group.db('date_votes').insert(votes);
};

describe('a socket', () => {
  test('that says nothing for five seconds is closed; one that subscribes, or is gone, is not', async () => {
    const [silent, speaks, gone] = [connect(), connect(), connect()];
    await answerTo({}, speaks);
    gone.emit('disconnect');
    const closed = vi.spyOn(gone, 'disconnect');
    vi.advanceTimersByTime(4_999);
    expect(silent.connected).toBe(true);
    vi.advanceTimersByTime(1);
    expect([silent.connected, speaks.connected, closed.mock.calls.length]).toEqual([false, true, 0]);
  });

  test('that has asked for a group that is not there has said something', async () => {
    const socket = connect();
    expect((await answerTo({ groupId: anId() }, socket))?.kind).toBe('unknown');
    vi.advanceTimersByTime(60_000);
    expect(socket.connected).toBe(true);
  });

  test.each([
    [{ proto: 1, groups: 'all' }],
    [{ proto: 2, groups: [] }],
    [{ proto: '0', groups: [] }],
    ['subscribe'],
    [0],
    [null],
    [undefined],
    [{ groups: [] }],
  ])('that says %o is closed', (message) => {
    const socket = connect();
    socket.emit('subscribe', message, () => undefined);
    expect([socket.connected, socket.said]).toEqual([false, []]);
  });

  test('of an earlier protocol is asked to update', () => {
    const socket = connect();
    socket.emit('subscribe', { proto: 0, groups: [] }, () => undefined);
    expect([socket.connected, socket.said]).toEqual([true, [['upgrade', { min: 1 }]]]);
  });

  test('that names a group twice is closed', () => {
    const socket = connect();
    void ask(socket, [{}, {}]);
    expect([socket.connected, reads]).toEqual([false, 0]);
  });

  test('that leaves no place for the answer is not answered, and nothing is read', async () => {
    const socket = connect();
    socket.emit('subscribe', { proto: 1, groups: [{ groupId: group.id, cursor: null }] });
    expect((await answerTo({}, socket))?.kind).toBe('reset');
    expect([socket.connected, reads, logged]).toEqual([true, 1, []]);
  });

  test('that leaves a group watches it no more', async () => {
    const socket = connect();
    await answerTo({}, socket);
    socket.emit('leave', { groupId: group.id });
    expect([left, socket.watches.size]).toEqual([[group.id], 0]);
    socket.emit('leave', {});
    expect(socket.connected).toBe(false);
  });

  test('for which something unforeseen happens is closed, and that is told', async () => {
    const socket = connect();
    beforeRead = () => {
      throw new Error('unforeseen');
    };
    expect(await ask(socket, [{}])).toBeUndefined();
    expect([socket.connected, logged]).toEqual([false, [new Error('unforeseen')]]);
  });
});

describe('L5: a socket that asks for too much is closed', () => {
  const groups = (count: number): Asked[] => Array.from({ length: count }, () => ({ groupId: anId() }));

  test('when it names more groups than its messages of ten seconds may be', async () => {
    const socket = connect();
    for (let rest = eventBudget; rest > 0; rest -= 20) await ask(socket, groups(Math.min(rest, 20)));
    expect(socket.connected).toBe(true);
    expect(await ask(socket, groups(1))).toBeUndefined();
    expect(socket.connected).toBe(false);
  });

  test('when more than three of its questions wait', async () => {
    const socket = connect();
    const waiting = [0, 1, 2].map(() => ask(socket, [{}]));
    expect(await Promise.all(waiting)).toHaveLength(3);
    expect(socket.connected).toBe(true);
    for (let index = 0; index < 3; index += 1) void ask(socket, [{}]);
    expect(socket.connected).toBe(true);
    void ask(socket, [{}]);
    expect(socket.connected).toBe(false);
  });

  test('when it would watch more than forty groups; those it watches already do not count again', async () => {
    const socket = connect();
    const watch: Watch = { tokenHash: undefined, shareUrl: undefined, memberId: undefined, isOrganizer: false };
    for (let index = 0; index < 39; index += 1) socket.watches.set(anId(), watch);
    await answerTo({}, socket);
    expect([socket.watches.size, socket.connected]).toEqual([40, true]);
    await answerTo({}, socket);
    expect(socket.connected).toBe(true);
    expect(await ask(socket, [{}, ...groups(1)])).toBeUndefined();
    expect(socket.connected).toBe(false);
  });

  test('when its address asks too often for what is not there: that is told, and nothing is read', async () => {
    may.ask = false;
    const socket = connect();
    expect(await ask(socket, [{}])).toBeUndefined();
    expect([socket.connected, counted.refused, reads]).toEqual([false, ['too_many_requests'], 0]);
  });
});

describe('questions of one socket', () => {
  test('are answered one after another, also after one that failed', async () => {
    const socket = connect();
    socket.disconnect = () => undefined;
    let isReading = false;
    let isTwice = false;
    let failing = true;
    beforeRead = () => {
      isTwice ||= isReading;
      isReading = true;
      if (failing) {
        [failing, isReading] = [false, false];
        throw new Error('unforeseen');
      }
    };
    afterRead = async () => {
      await turn();
      isReading = false;
    };
    void ask(socket, [{}]);
    const [one, two] = await Promise.all([ask(socket, [{}]), ask(socket, [{}])]);
    expect([one?.[0]?.answer.kind, two?.[0]?.answer.kind, isTwice]).toEqual(['reset', 'reset', false]);
    expect(logged).toHaveLength(1);
  });

  test('end when it is gone: nothing more is read for it, and it hears nothing', async () => {
    const socket = connect();
    afterRead = () => {
      socket.disconnect(true);
    };
    const told = vi.fn();
    socket.emit(
      'subscribe',
      { proto: 1, groups: [group.id, anId()].map((groupId) => ({ groupId, cursor: null })) },
      told,
    );
    await vi.waitFor(() => {
      expect(left).toEqual([group.id]);
    });
    // What another one asks for is read after all that is left of this.
    expect((await answerTo())?.kind).toBe('reset');
    expect([reads, told.mock.calls, tips.length]).toEqual([2, [], 1]);
  });
});

describe('S8: a subscription', () => {
  test('joins before it reads, and says where its group is; for everything, or from a cursor on', async () => {
    const before = await tip();
    await group.joined('아라');
    const now = await tip();
    beforeRead = () => {
      expect(joined).toHaveLength(1);
    };
    expect(await answerTo()).toMatchObject({ kind: 'reset', ...now, results: [] });
    beforeRead = undefined;
    expect(await answerTo({ cursor: before })).toMatchObject({
      kind: 'delta',
      chain: [
        [before.version, before.nonce],
        [now.version, now.nonce],
      ],
    });
    const point: Point = [now.version, now.nonce];
    expect(tips).toEqual([
      [group.id, point],
      [group.id, point],
    ]);
    expect(left).toEqual([]);
  });

  test('from a point that is none is lost: it goes on watching, and tells no point', async () => {
    expect(await answerTo({ cursor: { version: 9, nonce: 'another' } })).toEqual({ proto: 1, kind: 'lost' });
    expect([joined.length, left, tips]).toEqual([1, [], []]);
  });

  test('of a group that is not there, or gone, ends, and counts as a miss where it is not there', async () => {
    const missing = anId();
    expect(await answerTo({ groupId: missing })).toEqual({ proto: 1, kind: 'unknown', results: [] });
    expect([left, counted.missed, tips]).toEqual([[missing], 1, []]);
    await group.db('groups').where('id', group.id).update({ deleted_at: 1 });
    expect(await answerTo()).toEqual({ proto: 1, kind: 'gone', results: [] });
    expect([left, counted.missed]).toEqual([[missing, group.id], 1]);
  });

  test('knows as whom it watches: a member, the organiser, or somebody whose join is on its way', async () => {
    const ara = await group.joined('아라');
    const joining = aSecret();
    for (const token of [ara.token, group.organizerToken, joining, undefined])
      await answerTo(token === undefined ? { shareUrl: group.shareUrl } : { token });
    const nobody = { tokenHash: undefined, shareUrl: undefined, memberId: undefined, isOrganizer: false };
    expect(joined.map(([, watch]) => watch)).toEqual([
      { ...nobody, tokenHash: hashSecret(ara.token), memberId: ara.memberId },
      { ...nobody, tokenHash: hashSecret(group.organizerToken), isOrganizer: true },
      { ...nobody, tokenHash: hashSecret(joining) },
      { ...nobody, shareUrl: group.shareUrl },
    ]);
  });
});

describe('S10: a session that has ended', () => {
  test('hears why and nothing else: it does not even join', async () => {
    const [ara, bo] = [await group.joined('아라'), await group.joined('보')];
    await group.codes([ara.token], aMutation('logout', {}));
    await group.asOrganizer(aMutation('removeMember', { memberId: bo.memberId }, { actor: 'organizer' }));
    const forbidden = (why: string) => ({ proto: 1, kind: 'forbidden', why, actor: 0, results: [] });
    expect(await answerTo({ token: ara.token })).toEqual(forbidden('revoked'));
    expect(await answerTo({ token: bo.token })).toEqual(forbidden('removed'));
    expect([joined, counted.refused]).toEqual([[], ['revoked', 'removed']]);
  });

  test('while it joins leaves again', async () => {
    const ara = await group.joined('아라');
    const socket = connect();
    const join = vi.spyOn(rooms, 'join').mockImplementationOnce(async (...words) => {
      await group.codes([ara.token], aMutation('logout', {}));
      join.mockRestore();
      await rooms.join(...words);
    });
    expect(await answerTo({ token: ara.token }, socket)).toMatchObject({ kind: 'forbidden', why: 'revoked' });
    expect([joined.length, left]).toEqual([1, [group.id]]);
  });
});

describe('decision 27: a closed group', () => {
  const close = (closed = 1) => group.db('groups').where('id', group.id).update({ closed });
  beforeEach(() => close());

  test('is watched with a session, the organiser’s secret or its present link', async () => {
    await close(0);
    const ara = await group.joined('아라');
    await close();
    for (const key of [{ token: ara.token }, { token: group.organizerToken }, { shareUrl: group.shareUrl }])
      expect((await answerTo(key))?.kind).toBe('reset');
  });

  test('is not there for anybody else, who does not join; as little if it is closed while they do', async () => {
    for (const key of [{}, { token: aSecret() }, { shareUrl: aShareUrl() }])
      expect(await answerTo(key)).toEqual({ proto: 1, kind: 'unknown', results: [] });
    expect(joined).toEqual([]);
    await close(0);
    const join = vi.spyOn(rooms, 'join').mockImplementationOnce(async (...words) => {
      await close();
      join.mockRestore();
      await rooms.join(...words);
    });
    expect((await answerTo())?.kind).toBe('unknown');
    expect([joined.length, left]).toEqual([1, [group.id]]);
  });
});

describe('L5: what a subscription answers', () => {
  test('counts in bytes: what was read, and what is sent', async () => {
    const answer = await answerTo();
    expect(counted).toEqual({ missed: 0, answered: [bytesOf(answer), bytesOf(answer)], refused: [] });
  });

  test('is read once for all who ask for the whole of the same point; a later point is read anew', async () => {
    const first = await answerTo();
    const bytes = bytesOf(first);
    counted.answered.length = 0;
    expect(await answerTo()).toEqual(first);
    expect(counted.answered).toEqual([bytes]);
    await group.joined('아라');
    expect(await answerTo()).toMatchObject({ kind: 'reset', ...(await tip()) });
    // A cursor asks for something else.
    counted.answered.length = 0;
    expect((await answerTo({ cursor: await tip() }))?.kind).toBe('delta');
    expect(counted.answered).toHaveLength(2);
  });

  test('is the present point alone where the address has been answered too much', async () => {
    may.answer = false;
    expect(await answerTo()).toEqual(inBrief(await tip()));
    expect(tips).toHaveLength(1);
  });

  test('is brief where it is more than a message carries, and what fits beside it is whole', async () => {
    const small = await anotherGroup();
    await grow();
    expect(await answerTo()).toEqual(inBrief(await tip()));
    const [read = 0, sent] = counted.answered;
    expect([read > messageBytes, sent]).toEqual([true, 0]);
    counted.answered.length = 0;
    const answers = await ask(connect(), [{}, { groupId: small }]);
    expect(answers?.map((one) => [one.groupId, one.answer.kind])).toEqual([
      [group.id, 'delta'],
      [small, 'reset'],
    ]);
    expect(counted.answered.at(-1)).toBe(bytesOf(answers?.[1]?.answer));
  });

  test('is as much as fits a message, for all groups of a question together', async () => {
    const small = await anotherGroup();
    const { memberId } = await group.joined('아라');
    let nonces = 0;
    /** @returns how many bytes everything of the group has then */
    const name = async (length: number) => {
      nonces += 1;
      await group
        .db('members')
        .where('id', memberId)
        .update({ name: 'x'.repeat(length) });
      await group
        .db('groups')
        .where('id', group.id)
        .update({ nonce: `nonce${String(nonces).padStart(6, '0')}` });
      return bytesOf(await answerTo());
    };
    const room = messageBytes - bytesOf(await answerTo({ groupId: small })) - (await name(1));
    const kinds = async () => (await ask(connect(), [{}, { groupId: small }]))?.map((one) => one.answer.kind);
    await name(1 + room);
    expect(await kinds()).toEqual(['reset', 'reset']);
    expect(counted.answered.at(-1)).toBe(messageBytes);
    await name(2 + room);
    expect(await kinds()).toEqual(['reset', 'delta']);
    // What is no news is said as it is.
    await name(messageBytes - (await name(1)) + 1);
    const answers = await ask(connect(), [{}, { groupId: anId() }]);
    expect(answers?.map((one) => one.answer.kind)).toEqual(['reset', 'unknown']);
  });

  test('is what anybody asks for where nothing is limited', async () => {
    io.removeAllListeners();
    subscriptions(undefined);
    const ara = await group.joined('아라');
    await group.codes([ara.token], aMutation('logout', {}));
    const answers = await ask(connect(), [{}, { groupId: anId() }]);
    expect(answers?.map((one) => one.answer.kind)).toEqual(['reset', 'unknown']);
    expect((await answerTo({ token: ara.token }))?.kind).toBe('forbidden');
  });

  test('of a long history is brief too', async () => {
    const before = await tip();
    await grow();
    expect(await answerTo({ cursor: before })).toEqual(inBrief(await tip()));
  });
});
