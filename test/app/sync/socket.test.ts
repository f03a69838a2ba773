import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Subscribe } from '#shared/protocol/sync.ts';
import { connectLive, type Live, type LiveOptions, type LiveSocket } from '#app/sync/socket.ts';
import { HeldTimers } from '#test/builders/held-timers.ts';
import { settled } from '#test/setup/turns.ts';

type Listener = (...values: unknown[]) => void;

/** The client's end of a Socket.IO socket; the test is the server. */
class FakeSocket {
  connected = true;
  /** What this end has done. */
  readonly done: string[] = [];
  readonly said: unknown[] = [];
  answer: () => Promise<unknown> = () => Promise.resolve([]);
  private readonly listeners: [string, Listener][] = [];

  on(event: string, listener: Listener): void {
    this.listeners.push([event, listener]);
  }

  hears(event: string, ...values: unknown[]): void {
    for (const [name, listener] of this.listeners) if (name === event) listener(...values);
  }

  connect(): void {
    this.done.push('connect');
  }

  disconnect(): void {
    this.done.push('disconnect');
  }

  timeout(ms: number) {
    return {
      emitWithAck: (event: string, message: unknown) => {
        this.said.push([event, message, ms]);
        return this.answer();
      },
    };
  }
}

const groupId = '8b0c52f7-4a4e-4c0b-9d5f-1f9f3f0c7a11';
const groups: Subscribe['groups'] = [{ groupId, cursor: { version: 3, nonce: 'nonce000003' } }];
const chain: [number, string][] = [
  [3, 'nonce000003'],
  [4, 'nonce000004'],
];

let socket: FakeSocket;
let timers: HeldTimers;
let problems: unknown[];
let engine: { [K in keyof LiveOptions['engine']]: ReturnType<typeof vi.fn<LiveOptions['engine'][K]>> };
let messages: { [K in keyof LiveOptions['messages']]: ReturnType<typeof vi.fn<LiveOptions['messages'][K]>> };
let onUpgrade: ReturnType<typeof vi.fn<() => void>>;
let live: Live;

beforeEach(() => {
  socket = new FakeSocket();
  timers = new HeldTimers();
  problems = [];
  engine = { setLive: vi.fn(), wake: vi.fn(() => Promise.resolve()), watchedGroups: vi.fn(() => [groupId]) };
  messages = {
    headed: vi.fn(() => Promise.resolve()),
    patched: vi.fn(() => Promise.resolve()),
    subscribed: vi.fn(() => Promise.resolve(true)),
    subscriptionRequest: vi.fn(() => Promise.resolve(groups)),
    unsubscribed: vi.fn(),
  };
  onUpgrade = vi.fn();
  live = connectLive({
    engine,
    messages,
    socket: socket as unknown as LiveSocket,
    ports: {
      timer: timers.start,
      report: (problem) => {
        problems.push(problem);
      },
    },
    onUpgrade,
  });
});

async function connected(): Promise<void> {
  socket.hears('connect');
  await settled();
}

describe('a tab that gets its socket', () => {
  test('P13: asks for what it watches and tries at once to send what waits', async () => {
    socket.answer = () => Promise.resolve([{ groupId, answer: 'an answer' }]);
    await connected();
    expect(socket.said).toEqual([['subscribe', { proto: 1, groups }, 8_000]]);
    expect(messages.subscribed.mock.calls).toEqual([[groups, [{ groupId, answer: 'an answer' }]]]);
    expect(engine.wake).toHaveBeenCalledTimes(1);
    expect(engine.setLive.mock.calls).toEqual([[true]]);
    expect([timers.delays(), problems, socket.done]).toEqual([[], [], []]);
  });

  test('is live without a word when it watches nothing', async () => {
    engine.watchedGroups.mockReturnValue([]);
    messages.subscriptionRequest.mockResolvedValue([]);
    await connected();
    expect(socket.said).toEqual([]);
    expect(engine.setLive.mock.calls).toEqual([[true]]);
    expect(timers.delays()).toEqual([]);
  });

  test('P14: is not live while it shows only groups of removed members, and subscribes once one is back', async () => {
    messages.subscriptionRequest.mockResolvedValueOnce([]);
    await connected();
    expect(socket.said).toEqual([]);
    expect(engine.setLive.mock.calls).toEqual([[false]]);
    expect(timers.delays()).toEqual([5_000]);
    timers.fire();
    await settled();
    expect(socket.said).toEqual([['subscribe', { proto: 1, groups }, 8_000]]);
    expect(engine.setLive.mock.calls).toEqual([[false], [true]]);
    expect(timers.delays()).toEqual([]);
  });

  test('says nothing when the socket has gone before it knew what to ask', async () => {
    messages.subscriptionRequest.mockImplementation(() => {
      socket.connected = false;
      return Promise.resolve(groups);
    });
    await connected();
    expect(socket.said).toEqual([]);
    expect(engine.setLive).not.toHaveBeenCalled();
  });

  test('P18: asks again after 5 s where the server did not let it into every room, and is not live until then', async () => {
    messages.subscribed.mockResolvedValueOnce(false);
    await connected();
    expect(engine.setLive.mock.calls).toEqual([[false]]);
    expect(timers.delays()).toEqual([5_000]);
    timers.fire();
    await settled();
    expect(socket.said).toHaveLength(2);
    expect(engine.setLive.mock.calls.at(-1)).toEqual([true]);
    expect(timers.delays()).toEqual([]);
  });

  test('makes a new connection when its question has no answer: the server sends nothing without it', async () => {
    const late = new Error('operation has timed out');
    socket.answer = () => Promise.reject(late);
    await connected();
    expect(engine.setLive.mock.calls).toEqual([[false]]);
    expect(socket.done).toEqual(['disconnect', 'connect']);
    expect(problems).toEqual([late]);
  });

  test('leaves a connection that broke meanwhile to Socket.IO', async () => {
    socket.answer = () => {
      socket.connected = false;
      return Promise.reject(new Error('socket has been disconnected'));
    };
    await connected();
    expect(engine.setLive.mock.calls).toEqual([[false]]);
    expect(socket.done).toEqual([]);
  });
});

describe('messages', () => {
  test('reach the engine: a patch decoded, a head, the end of a room', async () => {
    socket.hears('patch', { groupId, chain });
    socket.hears('head', { groupId, version: 4, nonce: 'nonce000004' });
    socket.hears('unsubscribe', { groupId, why: 'revoked' });
    await settled();
    expect(messages.patched.mock.calls).toEqual([[{ groupId, chain, rows: [], gone: [] }]]);
    expect(messages.headed.mock.calls).toEqual([[{ groupId, version: 4, nonce: 'nonce000004' }]]);
    expect(messages.unsubscribed.mock.calls).toEqual([[{ groupId, why: 'revoked' }]]);
  });

  test('S14: what is no message changes nothing', async () => {
    for (const event of ['patch', 'head', 'unsubscribe']) socket.hears(event, { groupId });
    await settled();
    expect(messages.patched).not.toHaveBeenCalled();
    expect(messages.headed).not.toHaveBeenCalled();
    expect(messages.unsubscribed).not.toHaveBeenCalled();
    expect([engine.setLive.mock.calls, timers.delays(), problems]).toEqual([[], [], []]);
  });

  test('P18: a tab that is put out of rooms is polled meanwhile and asks again once, after 5 s', async () => {
    socket.hears('unsubscribe', { groupId, why: 'revoked' });
    socket.hears('unsubscribe', { groupId, why: 'gone' });
    expect(engine.setLive.mock.calls).toEqual([[false], [false]]);
    expect(timers.delays()).toEqual([5_000]);
    timers.fire();
    await settled();
    expect(socket.said).toHaveLength(1);
  });

  test('a new subscription takes the place of the one that was due', async () => {
    socket.hears('unsubscribe', { groupId, why: 'revoked' });
    live.refresh();
    await settled();
    expect(socket.said).toHaveLength(1);
    expect(timers.delays()).toEqual([]);
  });

  test('that the storage cannot take are told, not thrown', async () => {
    messages.patched.mockRejectedValue('full');
    messages.headed.mockRejectedValue('closed');
    socket.hears('patch', { groupId, chain });
    socket.hears('head', { groupId, version: 4, nonce: 'nonce000004' });
    await settled();
    expect(problems).toEqual(['full', 'closed']);
  });

  test('a probe is answered, and newer code that the server wants is told', () => {
    const answered = vi.fn();
    socket.hears('probe', {}, answered);
    expect(answered).toHaveBeenCalledTimes(1);
    expect(onUpgrade).not.toHaveBeenCalled();
    socket.hears('upgrade', { min: 2 });
    expect(onUpgrade).toHaveBeenCalledTimes(1);
  });
});

describe('a connection that ends', () => {
  test('is made again after a second where the server ended it, which Socket.IO leaves to the page', () => {
    socket.hears('disconnect', 'io server disconnect');
    expect(engine.setLive.mock.calls).toEqual([[false]]);
    expect(timers.delays()).toEqual([1_000]);
    timers.fire();
    expect(socket.done).toEqual(['connect']);
  });

  test('P14: is made again after a minute where a page shows only groups of removed members, which it cannot subscribe to', async () => {
    messages.subscriptionRequest.mockResolvedValue([]);
    await connected();
    socket.connected = false;
    socket.hears('disconnect', 'io server disconnect');
    expect(timers.delays()).toEqual([5_000, 60_000]);
    timers.fire();
    expect(socket.done).toEqual(['connect']);
  });

  test('that watched nothing is made again when there is something to watch, and not before', () => {
    engine.watchedGroups.mockReturnValue([]);
    socket.connected = false;
    socket.hears('disconnect', 'io server disconnect');
    live.wake();
    live.refresh();
    expect([timers.delays(), socket.done]).toEqual([[], []]);
    engine.watchedGroups.mockReturnValue([groupId]);
    live.refresh();
    expect(socket.done).toEqual(['connect']);
  });

  test('is left to Socket.IO where the network ended it', () => {
    socket.hears('disconnect', 'transport close');
    expect(engine.setLive.mock.calls).toEqual([[false]]);
    expect(timers.delays()).toEqual([]);
  });

  test('is made again at once when the page wakes, and only if there is none', () => {
    live.wake();
    expect(socket.done).toEqual([]);
    socket.connected = false;
    live.wake();
    expect(socket.done).toEqual(['connect']);
  });

  test('is for good when the page stops: nothing is due any more', () => {
    socket.hears('unsubscribe', { groupId, why: 'revoked' });
    socket.hears('disconnect', 'io server disconnect');
    live.stop();
    expect(timers.delays()).toEqual([]);
    expect(socket.done).toEqual(['disconnect']);
  });

  test('without a connection nothing is asked', async () => {
    socket.connected = false;
    live.refresh();
    await settled();
    expect(messages.subscriptionRequest).not.toHaveBeenCalled();
    expect(problems).toEqual([]);
  });
});
