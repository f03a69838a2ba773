import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '#server/kernel/log.ts';
import type { Redis } from '#server/kernel/redis.ts';
import { RedisChangeFeed, type RedisChangeFeedPorts } from '#server/live/redis-change-feed.ts';
import { turns } from '#test/setup/turns.ts';

/** A connection that is there or not as the test says. */
class FakeRedis extends EventEmitter {
  isOpen = true;
  isCut = false;
  readonly published: string[] = [];
  take: ((message: string) => void) | undefined;
  connectFails = false;
  readonly listener: FakeRedis | undefined;

  constructor(hasListener = true) {
    super();
    if (hasListener) this.listener = new FakeRedis(false);
  }
  duplicate() {
    return this.listener;
  }
  connect(): Promise<void> {
    return this.connectFails ? Promise.reject(new Error('refused')) : Promise.resolve();
  }
  subscribe(_channel: string, take: (message: string) => void): Promise<void> {
    this.take = take;
    return Promise.resolve();
  }
  publish(_channel: string, message: string): Promise<void> {
    if (this.isCut) return Promise.reject(new Error('cut'));
    this.published.push(message);
    return Promise.resolve();
  }
  destroy(): void {
    this.isOpen = false;
  }
}

let client: FakeRedis;
let listener: FakeRedis;
let ports: RedisChangeFeedPorts;
let feed: RedisChangeFeed;
let told: { heard: string[]; gaps: number; losses: number; log: string[] };
beforeEach(() => {
  client = new FakeRedis();
  listener = client.listener as FakeRedis;
  told = { heard: [], gaps: 0, losses: 0, log: [] };
  const say = (level: string) => (what: { err?: Error }) => told.log.push(`${level}: ${String(what.err?.message)}`);
  ports = {
    client: client as unknown as Redis,
    self: 'me',
    log: { warn: say('warn'), debug: say('debug'), error: say('error') } as unknown as Log,
  };
  feed = new RedisChangeFeed({ ...ports, onLost: () => (told.losses += 1) });
});
const listen = async () => {
  feed.listen(
    (groupId) => told.heard.push(groupId),
    () => (told.gaps += 1),
  );
  await turns();
};

describe('L3: what the other processes say', () => {
  test('is heard, and what this process says is not; that some group has changed is a gap', async () => {
    await listen();
    for (const message of ['other:g1', 'me:g2', 'other:g:3']) listener.take?.(message);
    expect([told.heard, told.gaps]).toEqual([['g1', 'g:3'], 1]);
    listener.take?.('me:*');
    listener.take?.('other:*');
    expect([told.heard, told.gaps]).toEqual([['g1', 'g:3'], 2]);
  });

  test('may have been missed when a cut is over; the cut is told once', async () => {
    await listen();
    listener.emit('error', new Error('cut'));
    listener.emit('error', new Error('still'));
    expect([told.losses, told.log, told.gaps]).toEqual([1, ['warn: cut'], 1]);
    listener.emit('ready');
    expect(told.gaps).toBe(2);
    listener.emit('error', new Error('cut again'));
    expect(told.losses).toBe(2);
  });

  test('need not be counted when it is cut', async () => {
    feed = new RedisChangeFeed(ports);
    await listen();
    listener.emit('error', new Error('cut'));
    listener.emit('ready');
    expect(told.gaps).toBe(2);
  });

  test('cannot be heard where the connection fails; that is no loss of what was never there', async () => {
    listener.connectFails = true;
    const listening = listen();
    listener.emit('error', new Error('refused'));
    await listening;
    expect([told.losses, told.gaps, told.log]).toEqual([0, 0, ['error: refused']]);
  });
});

describe('L3: what this process says', () => {
  test('carries its own name', () => {
    feed.notify('g1');
    expect(client.published).toEqual(['me:g1']);
  });

  test('and could not be sent is made up for when the connection is back, once, by "some group"', async () => {
    client.emit('ready');
    expect(client.published).toEqual([]);
    client.isCut = true;
    for (const groupId of ['g1', 'g2']) feed.notify(groupId);
    await turns();
    expect(told.log).toEqual(['debug: cut', 'debug: cut']);
    client.isCut = false;
    client.emit('ready');
    client.emit('ready');
    expect(client.published).toEqual(['me:*']);
  });
});

describe('a feed that is stopped', () => {
  test('closes its own connection, hears of no cut, and says nothing late', async () => {
    await listen();
    client.isCut = true;
    feed.notify('g1');
    await turns();
    await feed.stop();
    client.isCut = false;
    client.emit('ready');
    listener.emit('error', new Error('closed'));
    expect([listener.isOpen, client.isOpen, client.published, told.losses]).toEqual([false, true, [], 0]);
  });

  test('before it could listen does not complain', async () => {
    listener.connectFails = true;
    listener.isOpen = false;
    listener.destroy = () => {
      throw new Error('it is not open');
    };
    const listening = listen();
    await feed.stop();
    await listening;
    expect(told.log).toEqual([]);
  });
});
