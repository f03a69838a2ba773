import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { unsentBytes } from '#server/live/message-size.ts';
import { Rooms, type Client, type Io, type Watch } from '#server/live/rooms.ts';

/** Sockets and rooms as Socket.IO keeps them, without a network. */
class FakeIo {
  readonly adapter = Object.assign(new EventEmitter(), { rooms: new Map<string, Set<string>>() });
  readonly all = new Map<string, FakeSocket>();
  readonly sockets = { adapter: this.adapter, sockets: this.all };
  readonly said: unknown[] = [];

  to(room: string) {
    return { emit: (name: string, message: unknown) => this.said.push([room, name, message]) };
  }
  in(room: string) {
    return {
      socketsLeave: (left: string) => {
        if (left === room) for (const id of this.adapter.rooms.get(room) ?? []) void this.all.get(id)?.leave(room);
      },
    };
  }
}
class FakeSocket {
  readonly data = { watches: new Map<string, Watch>() };
  readonly emit = vi.fn();
  readonly disconnect = vi.fn();
  readonly conn = { writeBuffer: [] as { data?: string }[], transport: { socket: { bufferedAmount: 0 } } };

  constructor(
    private readonly io: FakeIo,
    readonly id: string,
  ) {
    io.all.set(id, this);
  }
  join(room: string) {
    this.io.adapter.rooms.set(room, (this.io.adapter.rooms.get(room) ?? new Set()).add(this.id));
    return Promise.resolve();
  }
  leave(room: string) {
    const members = this.io.adapter.rooms.get(room);
    members?.delete(this.id);
    if (members?.size === 0) {
      this.io.adapter.rooms.delete(room);
      this.io.adapter.emit('delete-room', room);
    }
    return Promise.resolve();
  }
}

let io: FakeIo;
let rooms: Rooms;
let made: number;
beforeEach(() => {
  io = new FakeIo();
  rooms = new Rooms(io as unknown as Io);
  made = 0;
});
const link: Watch = { tokenHash: undefined, shareUrl: undefined, memberId: undefined, isOrganizer: false };
const joined = async (watch: Partial<Watch> = {}, groupId = 'g') => {
  made += 1;
  const socket = new FakeSocket(io, `socket${String(made)}`);
  // A socket is in a room of its own, too.
  await socket.join(socket.id);
  await rooms.join(socket as unknown as Client, groupId, { ...link, ...watch });
  return socket;
};
const ended = (over: object = {}) => ({
  groupId: 'g',
  from: [1, 'a'] as [number, string],
  to: [2, 'b'] as [number, string],
  changes: [],
  ended: { tokenHashes: [], memberIds: [], ...over },
});
const why = (socket: FakeSocket) => socket.emit.mock.calls.map(([name, message]: unknown[]) => [name, message]);
const told = (reason: string) => [['unsubscribe', { groupId: 'g', why: reason }]];
const isIn = (socket: FakeSocket) => rooms.watchers('g').some((one) => (one.socket as unknown) === socket);

describe('who watches a group', () => {
  test('is known with what they watch it by, until they leave; others watch other groups', async () => {
    const [one, other] = [await joined({ memberId: 'ara' }), await joined({}, 'another')];
    expect(rooms.watchers('g')).toEqual([{ socket: one, watch: { ...link, memberId: 'ara' } }]);
    expect(rooms.watchedGroups().toSorted()).toEqual(['another', 'g']);
    expect([rooms.isWatched('g'), rooms.isWatched('nobody'), rooms.isWatched('socket1')]).toEqual([true, false, false]);
    await rooms.leave(one as unknown as Client, 'g');
    expect([rooms.isWatched('g'), rooms.watchers('g'), one.data.watches.size]).toEqual([false, [], 0]);
    expect(other.data.watches.size).toBe(1);
  });

  test('is nobody who is in the room and has said goodbye, or is gone', async () => {
    const [gone, leaving] = [await joined(), await joined()];
    io.all.delete(gone.id);
    leaving.data.watches.clear();
    expect(rooms.watchers('g')).toEqual([]);
    rooms.closeSlowSockets('g');
  });

  test('is told of when the last one has left', async () => {
    const left: string[] = [];
    rooms.onEmpty((groupId) => left.push(groupId));
    const [one, two] = [await joined(), await joined()];
    await rooms.leave(one as unknown as Client, 'g');
    expect(left).toEqual([]);
    await rooms.leave(two as unknown as Client, 'g');
    expect(left).toEqual(['g']);
  });
});

test('a patch and a head go to the room of their group', () => {
  const patch = { groupId: 'g', chain: [[2, 'b']] as [number, string][] };
  rooms.sendPatch(patch);
  rooms.sendHead('g', [3, 'c']);
  expect(io.said).toEqual([
    ['group:g', 'patch', patch],
    ['group:g', 'head', { groupId: 'g', version: 3, nonce: 'c' }],
  ]);
});

describe('P18: a socket', () => {
  const mebibyte = 1024 * 1024;
  test('that has not taken more than a mebibyte is closed, no other', async () => {
    const [slow, quick] = [await joined(), await joined()];
    const elsewhere = await joined({}, 'another');
    for (const one of [slow, elsewhere]) one.conn.transport.socket.bufferedAmount = mebibyte + 1;
    quick.conn.transport.socket.bufferedAmount = mebibyte;
    rooms.closeSlowSockets('g');
    expect(slow.disconnect).toHaveBeenCalledExactlyOnceWith(true);
    expect([quick, elsewhere].flatMap((one) => one.disconnect.mock.calls)).toEqual([]);
    rooms.closeSlowSockets('nobody');
  });

  test('has not taken what its connection holds and what waits before it', () => {
    const unsent = (bufferedAmount: number | undefined, ...waiting: (string | undefined)[]) =>
      unsentBytes({
        conn: { writeBuffer: waiting.map((data) => ({ data })), transport: { socket: { bufferedAmount } } },
      });
    expect(unsent(5)).toBe(5);
    expect(unsent(undefined, 'abc')).toBe(3);
    expect(unsent(5, 'abc', undefined, 'de')).toBe(10);
    expect(unsentBytes({ conn: { writeBuffer: [], transport: {} } })).toBe(0);
  });
});

describe('S10: whoever a commit ends leaves the room', () => {
  test('a member who was removed, by whatever they watch; a session that has ended; and no others', async () => {
    const [removed, revoked, stays] = [
      await joined({ memberId: 'ara', tokenHash: 'hers' }),
      await joined({ memberId: 'bo', tokenHash: 'his' }),
      await joined({ memberId: 'bo', tokenHash: 'his other' }),
    ];
    const guest = await joined();
    rooms.evict(ended({ memberIds: ['ara'], tokenHashes: ['his', 'hers'] }));
    expect(why(removed)).toEqual(told('removed'));
    expect(why(revoked)).toEqual(told('revoked'));
    expect([why(stays), why(guest), [removed, revoked, stays, guest].map(isIn)]).toEqual([
      [],
      [],
      [false, false, true, true],
    ]);
  });

  test.each([
    [{ memberIds: ['ara'] }, 'removed'],
    [{ tokenHashes: ['hers'] }, 'revoked'],
  ])('also where only one of both is named: %o', async (over, reason) => {
    const socket = await joined({ memberId: 'ara', tokenHash: 'hers' });
    rooms.evict(ended(over));
    expect([why(socket), isIn(socket)]).toEqual([told(reason), false]);
  });

  test('a new link: all without a session, and no member', async () => {
    const [guest, member] = [await joined(), await joined({ memberId: 'ara', tokenHash: 'hers' })];
    rooms.evict(ended({ link: true }));
    expect([why(guest), why(member)]).toEqual([told('closed'), []]);
  });

  test('a new secret of the organiser: all that watch by one', async () => {
    const [organizer, member] = [await joined({ isOrganizer: true }), await joined({ memberId: 'ara' })];
    const guest = await joined();
    rooms.evict(ended({ organizers: true }));
    expect([why(organizer), why(member), why(guest)]).toEqual([told('revoked'), [], []]);
  });

  test('nobody: nobody', async () => {
    const all = [await joined(), await joined({ memberId: 'ara', isOrganizer: true })];
    const looked = vi.spyOn(io.all, 'get');
    rooms.evict(ended());
    expect(all.map(why)).toEqual([[], []]);
    // It is called for every commit.
    expect(looked).not.toHaveBeenCalled();
  });

  test('the whole group: everybody is told that it is gone, and nothing more', async () => {
    const all = [await joined(), await joined({ memberId: 'ara' })];
    rooms.evict(ended({ group: true, memberIds: ['ara'] }));
    expect(io.said).toEqual([['group:g', 'unsubscribe', { groupId: 'g', why: 'gone' }]]);
    expect([all.map(why), rooms.isWatched('g')]).toEqual([[[], []], false]);
  });
});
