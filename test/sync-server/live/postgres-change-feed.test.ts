import { EventEmitter } from 'node:events';
import type { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Log } from '#server/kernel/log.ts';
import { PostgresChangeFeed, type PostgresChangeFeedPorts } from '#server/live/postgres-change-feed.ts';
import { turns } from '#test/setup/turns.ts';

/** A connection whose every answer the test gives. */
class FakeClient extends EventEmitter {
  isEnded = false;
  readonly sent: { payloads: string[]; done: () => void; fail: (error: Error) => void }[] = [];
  readonly statements: string[] = [];
  endFails = false;
  private answerConnect: { resolve: () => void; reject: (error: Error) => void } | undefined;

  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.answerConnect = { resolve, reject };
    });
  }
  query(sql: string, values?: [string[]]): Promise<void> {
    if (!values) {
      this.statements.push(sql);
      return Promise.resolve();
    }
    return new Promise((done, fail) => {
      this.sent.push({ payloads: values[0], done, fail });
    });
  }
  end(): Promise<void> {
    this.isEnded = true;
    return this.endFails ? Promise.reject(new Error('cannot end')) : Promise.resolve();
  }
  async opens(): Promise<void> {
    this.answerConnect?.resolve();
    await turns();
  }
  async refuses(): Promise<void> {
    this.answerConnect?.reject(new Error('refused'));
    await turns();
  }
  says(payload?: string): void {
    this.emit('notification', payload === undefined ? {} : { payload });
  }
}

let clients: FakeClient[];
let ports: PostgresChangeFeedPorts;
let feed: PostgresChangeFeed;
let told: { heard: string[]; gaps: number; losses: number; log: string[] };
/** The fraction of the longest wait. */
let fraction: number;
beforeEach(() => {
  vi.useFakeTimers();
  [clients, fraction] = [[], 1];
  told = { heard: [], gaps: 0, losses: 0, log: [] };
  const say = (level: string) => (what: { err?: Error }) => told.log.push(`${level}: ${String(what.err?.message)}`);
  ports = {
    open: () => {
      const client = new FakeClient();
      clients.push(client);
      return client as unknown as Client;
    },
    self: 'me',
    log: { warn: say('warn'), debug: say('debug') } as unknown as Log,
    random: () => fraction,
  };
  feed = new PostgresChangeFeed({ ...ports, onLost: () => (told.losses += 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

const listen = () => {
  feed.listen(
    (groupId) => told.heard.push(groupId),
    () => (told.gaps += 1),
  );
};
const latest = () => {
  const client = clients.at(-1);
  if (!client) throw new Error('nothing was opened');
  return client;
};
/** @returns the first connection, open */
const opened = async () => {
  listen();
  await latest().opens();
  return latest();
};
const payloads = (client: FakeClient) => client.sent.map((one) => one.payloads);

describe('L3: what the other processes say', () => {
  test('is heard, and what this process says is not; a group’s name may have a colon', async () => {
    const client = await opened();
    client.says('other:g1');
    client.says('me:g2');
    client.says('other:g:3');
    expect(told.heard).toEqual(['g1', 'g:3']);
    client.says();
    expect(told.heard).toHaveLength(3);
  });

  test('may have been missed until the connection listens', async () => {
    listen();
    expect(told.gaps).toBe(0);
    await latest().opens();
    expect([told.gaps, latest().statements.length, told.losses]).toEqual([1, 1, 0]);
  });
});

describe('L3: what this process says', () => {
  test('goes one statement after another; what comes meanwhile shares the next, each group once', async () => {
    const client = await opened();
    feed.notify('g1');
    for (const groupId of ['g2', 'g3', 'g2']) feed.notify(groupId);
    expect(payloads(client)).toEqual([['me:g1']]);
    client.sent[0]?.done();
    await turns();
    expect(payloads(client)).toEqual([['me:g1'], ['me:g2', 'me:g3']]);
    client.sent[1]?.done();
    await turns();
    expect(client.sent).toHaveLength(2);
    feed.notify('g1');
    expect(client.sent).toHaveLength(3);
  });

  test('that cannot be sent does not hold up the next', async () => {
    const client = await opened();
    feed.notify('g1');
    feed.notify('g2');
    client.sent[0]?.fail(new Error('lost'));
    await turns();
    expect([payloads(client).at(-1), told.log]).toEqual([['me:g2'], ['warn: lost']]);
  });

  test('waits for a connection', async () => {
    feed.notify('g1');
    listen();
    feed.notify('g2');
    expect(latest().sent).toEqual([]);
    await latest().opens();
    expect(payloads(latest())).toEqual([['me:g1', 'me:g2']]);
  });
});

describe('L3: a lost connection', () => {
  test.each(['error', 'end'])(
    'by %s is told once, ended, and opened again; then something may have been missed',
    async (event) => {
      const client = await opened();
      client.emit(event, new Error('lost'));
      client.emit('end');
      client.emit('error', new Error('again'));
      await turns();
      expect([told.losses, client.isEnded, told.log]).toEqual([1, true, ['warn: lost']]);
      vi.advanceTimersByTime(499);
      expect(clients).toHaveLength(1);
      vi.advanceTimersByTime(1);
      expect(clients).toHaveLength(2);
      await latest().opens();
      expect([told.gaps, told.losses]).toEqual([2, 1]);
      latest().says('other:g');
      expect(told.heard).toEqual(['g']);
    },
  );

  test('carries nothing more: what is said waits for the next one', async () => {
    const client = await opened();
    client.emit('end');
    feed.notify('g1');
    expect(client.sent).toEqual([]);
    vi.advanceTimersByTime(500);
    await latest().opens();
    expect(payloads(latest())).toEqual([['me:g1']]);
  });

  test('is opened again later each time, up to thirty seconds; from the start when one has held', async () => {
    const delays: number[] = [];
    listen();
    const waitForNext = () => {
      const before = clients.length;
      let waited = 0;
      while (clients.length === before) {
        vi.advanceTimersByTime(500);
        waited += 500;
      }
      return waited;
    };
    for (let time = 0; time < 8; time += 1) {
      await latest().refuses();
      delays.push(waitForNext());
    }
    expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(told.losses).toBe(8);
    await latest().opens();
    latest().emit('end');
    expect(waitForNext()).toBe(500);
  });

  test('is waited for by chance, so that processes do not come back all at once', async () => {
    fraction = 0.5;
    (await opened()).emit('end');
    vi.advanceTimersByTime(249);
    expect(clients).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(clients).toHaveLength(2);
  });

  test('that cannot even be ended is only noted', async () => {
    const client = await opened();
    client.endFails = true;
    client.emit('error', new Error('lost'));
    await turns();
    expect(told.log).toEqual(['warn: lost', 'debug: cannot end']);
  });

  test('of before does not take away the present one', async () => {
    const first = await opened();
    first.emit('end');
    vi.advanceTimersByTime(500);
    await latest().opens();
    first.emit('error', new Error('late'));
    feed.notify('g1');
    expect(payloads(latest())).toEqual([['me:g1']]);
  });

  test('need not be counted', async () => {
    feed = new PostgresChangeFeed(ports);
    (await opened()).emit('end');
    vi.advanceTimersByTime(500);
    expect(clients).toHaveLength(2);
  });

  test('whose listening fails is lost as well', async () => {
    listen();
    latest().query = () => Promise.reject(new Error('no right to listen'));
    await latest().opens();
    expect([told.losses, told.gaps]).toEqual([1, 0]);
  });
});

describe('a feed that is stopped', () => {
  test('ends its connection, and opens none and says nothing any more', async () => {
    const client = await opened();
    await feed.stop();
    client.emit('end');
    feed.notify('g1');
    vi.advanceTimersByTime(60_000);
    expect([client.isEnded, client.sent, clients.length, told.losses, told.log]).toEqual([true, [], 1, 0, []]);
  });

  test('while it waits for the next connection opens none', async () => {
    (await opened()).emit('end');
    await feed.stop();
    vi.advanceTimersByTime(60_000);
    expect(clients).toHaveLength(1);
  });

  test('while it connects waits for that, and ends it', async () => {
    listen();
    const client = latest();
    const stopped = feed.stop();
    await client.opens();
    await stopped;
    expect(client.isEnded).toBe(true);
  });

  test('before it has listened does nothing', async () => {
    await feed.stop();
    expect(clients).toEqual([]);
  });
});
