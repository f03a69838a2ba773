import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Watch } from '#server/live/rooms.ts';
import { eventBudget } from '#server/live/socket-health.ts';
import { anId } from '#test/builders/mutation.ts';
import type { ServedGroup } from '#test/worlds/served-group.ts';
import { SubscribedGroup, type Asked } from '#test/worlds/subscribed-group.ts';

let world: SubscribedGroup;
let group: ServedGroup;
beforeEach(async () => {
  world = await SubscribedGroup.open();
  ({ group } = world);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});
const turn = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

describe('a socket', () => {
  test('that says nothing for five seconds is closed; one that subscribes, or is gone, is not', async () => {
    const [silent, speaks, gone] = [world.connect(), world.connect(), world.connect()];
    await world.answerTo({}, speaks);
    gone.emit('disconnect');
    const closed = vi.spyOn(gone, 'disconnect');
    vi.advanceTimersByTime(4_999);
    expect(silent.connected).toBe(true);
    vi.advanceTimersByTime(1);
    expect([silent.connected, speaks.connected, closed.mock.calls.length]).toEqual([false, true, 0]);
  });

  test('that has asked for a group that is not there has said something', async () => {
    const socket = world.connect();
    expect((await world.answerTo({ groupId: anId() }, socket))?.kind).toBe('unknown');
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
    const socket = world.connect();
    socket.emit('subscribe', message, () => undefined);
    expect([socket.connected, socket.said]).toEqual([false, []]);
  });

  test('of an earlier protocol is asked to update', () => {
    const socket = world.connect();
    socket.emit('subscribe', { proto: 0, groups: [] }, () => undefined);
    expect([socket.connected, socket.said]).toEqual([true, [['upgrade', { min: 1 }]]]);
  });

  test('that names a group twice is closed', () => {
    const socket = world.connect();
    void world.ask(socket, [{}, {}]);
    expect([socket.connected, world.reads]).toEqual([false, 0]);
  });

  test('that leaves no place for the answer is not answered, and nothing is read', async () => {
    const socket = world.connect();
    socket.emit('subscribe', { proto: 1, groups: [{ groupId: group.id, cursor: null }] });
    expect((await world.answerTo({}, socket))?.kind).toBe('reset');
    expect([socket.connected, world.reads, world.logged]).toEqual([true, 1, []]);
  });

  test('for which something unforeseen happens is closed, and that is told', async () => {
    const socket = world.connect();
    world.beforeRead = () => {
      throw new Error('unforeseen');
    };
    expect(await world.ask(socket, [{}])).toBeUndefined();
    expect([socket.connected, world.logged]).toEqual([false, [new Error('unforeseen')]]);
  });
});

describe('L5: a socket that asks for too much is closed', () => {
  const groups = (count: number): Asked[] => Array.from({ length: count }, () => ({ groupId: anId() }));

  test('when it names more groups than its messages of ten seconds may be', async () => {
    const socket = world.connect();
    for (let rest = eventBudget; rest > 0; rest -= 20) await world.ask(socket, groups(Math.min(rest, 20)));
    expect(socket.connected).toBe(true);
    expect(await world.ask(socket, groups(1))).toBeUndefined();
    expect(socket.connected).toBe(false);
  });

  test('when more than three of its questions wait', async () => {
    const socket = world.connect();
    const waiting = [0, 1, 2].map(() => world.ask(socket, [{}]));
    expect(await Promise.all(waiting)).toHaveLength(3);
    expect(socket.connected).toBe(true);
    for (let index = 0; index < 3; index += 1) void world.ask(socket, [{}]);
    expect(socket.connected).toBe(true);
    void world.ask(socket, [{}]);
    expect(socket.connected).toBe(false);
  });

  test('when it would watch more than forty groups; those it watches already do not count again', async () => {
    const socket = world.connect();
    const watch: Watch = { tokenHash: undefined, shareUrl: undefined, memberId: undefined, isOrganizer: false };
    for (let index = 0; index < 39; index += 1) socket.watches.set(anId(), watch);
    await world.answerTo({}, socket);
    expect([socket.watches.size, socket.connected]).toEqual([40, true]);
    await world.answerTo({}, socket);
    expect(socket.connected).toBe(true);
    expect(await world.ask(socket, [{}, ...groups(1)])).toBeUndefined();
    expect(socket.connected).toBe(false);
  });

  test('when its address asks too often for what is not there: that is told, and nothing is read', async () => {
    world.may.ask = false;
    const socket = world.connect();
    expect(await world.ask(socket, [{}])).toBeUndefined();
    expect([socket.connected, world.counted.refused, world.reads]).toEqual([false, ['too_many_requests'], 0]);
  });
});

describe('questions of one socket', () => {
  test('are answered one after another, also after one that failed', async () => {
    const socket = world.connect();
    socket.disconnect = () => undefined;
    let isReading = false;
    let isTwice = false;
    let failing = true;
    world.beforeRead = () => {
      isTwice ||= isReading;
      isReading = true;
      if (failing) {
        [failing, isReading] = [false, false];
        throw new Error('unforeseen');
      }
    };
    world.afterRead = async () => {
      await turn();
      isReading = false;
    };
    void world.ask(socket, [{}]);
    const [one, two] = await Promise.all([world.ask(socket, [{}]), world.ask(socket, [{}])]);
    expect([one?.[0]?.answer.kind, two?.[0]?.answer.kind, isTwice]).toEqual(['reset', 'reset', false]);
    expect(world.logged).toHaveLength(1);
  });

  test('end when it is gone: nothing more is read for it, and it hears nothing', async () => {
    const socket = world.connect();
    world.afterRead = () => {
      socket.disconnect(true);
    };
    const told = vi.fn();
    socket.emit(
      'subscribe',
      { proto: 1, groups: [group.id, anId()].map((groupId) => ({ groupId, cursor: null })) },
      told,
    );
    await vi.waitFor(() => {
      expect(world.left).toEqual([group.id]);
    });
    // What another one asks for is read after all that is left of this.
    expect((await world.answerTo())?.kind).toBe('reset');
    expect([world.reads, told.mock.calls, world.tips.length]).toEqual([2, [], 1]);
  });
});
