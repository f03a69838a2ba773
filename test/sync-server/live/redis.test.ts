import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedStore } from '#server/http/shared-limits.ts';
import { createLog } from '#server/kernel/log.ts';
import { openRedis, type Redis } from '#server/kernel/redis.ts';
import { RedisChangeFeed } from '#server/live/redis-change-feed.ts';
import { anId } from '#test/builders/mutation.ts';
import { Programs } from '#test/worlds/program.ts';
import { redisUrl, TestRedis } from '#test/worlds/redis.ts';
import { postgresUrl } from '#test/worlds/stores.ts';

const log = createLog('silent');

describe('Redis between server processes', () => {
  if (!redisUrl || !postgresUrl) {
    it.skip('is not tried: TEST_REDIS_URL or TEST_DATABASE_URL is not set');
    return;
  }
  let redis: TestRedis;
  let clients: Redis[];
  beforeEach(async () => {
    redis = await TestRedis.open();
    clients = await Promise.all([1, 2].map(() => openRedis(redis.url, log)));
  });
  afterEach(() => {
    for (const client of clients) if (client.isOpen) client.destroy();
    redis.close();
  });

  /** A process: what it heard of, how often it may have missed something, how often it noticed a cut. */
  async function aProcess(client: Redis | undefined) {
    if (!client) throw new Error('no client');
    const heard: string[] = [];
    const told = { gaps: 0, losses: 0 };
    const feed = new RedisChangeFeed({ client, self: anId(), log, onLost: () => (told.losses += 1) });
    feed.listen(
      (groupId) => heard.push(groupId),
      () => (told.gaps += 1),
    );
    await expect.poll(() => told.gaps).toBe(1);
    return { feed, heard, told, client };
  }

  it('L3 what one says the others hear, and not itself; a cut is noticed, counted, and may have cost something', async () => {
    const [one, two] = [await aProcess(clients[0]), await aProcess(clients[1])];
    const [first, second] = [anId(), anId()];
    one.feed.notify(first);
    await expect.poll(() => two.heard).toContain(first);
    expect(one.heard).not.toContain(first);
    for (const listener of await redis.listeners()) await redis.cut(listener);
    await expect.poll(() => [one.told.gaps, two.told.gaps], { timeout: 10_000 }).toEqual([2, 2]);
    expect([one.told.losses, two.told.losses]).toEqual([1, 1]);
    one.feed.notify(second);
    await expect.poll(() => two.heard).toContain(second);
    await Promise.all([one.feed.stop(), two.feed.stop()]);
  });

  it('L3 a process that could not say what has changed says so as soon as it can', async () => {
    const [one, two] = [await aProcess(clients[0]), await aProcess(clients[1])];
    // Nothing of the listening connections is cut, so that the others notice nothing by themselves.
    one.client.destroy();
    one.feed.notify(anId());
    await one.client.connect();
    await expect.poll(() => two.told.gaps, { timeout: 10_000 }).toBe(2);
    expect(two.told.losses).toBe(0);
    await Promise.all([one.feed.stop(), two.feed.stop()]);
  });

  it('a server whose Redis cannot be reached says so in one sentence, without the password, and ends', async () => {
    const programs = new Programs();
    const program = programs.run({
      env: { DATABASE_URL: postgresUrl ?? '', REDIS_URL: 'redis://moyeo:hunter2@127.0.0.1:1' },
    });
    expect(await program.ended).toEqual({ code: 1, signal: null });
    expect(program.output.text).toMatch(
      /^Moyeo could not start: REDIS_URL: 127\.0\.0\.1:1 cannot be reached \(.*\)\.\n$/,
    );
    expect(program.output.text).not.toContain('hunter2');
    await programs.close();
  });

  it('requests are counted for all processes together; without Redis by each for itself', async () => {
    const name = anId();
    const stores = clients.map((client) => sharedStore(client, name, 3, 60_000));
    const hits = async (at: number) => (await stores[at]?.increment('192.0.2.1'))?.totalHits;
    expect([await hits(0), await hits(1), await hits(0), await hits(1)]).toEqual([1, 2, 3, 4]);
    expect((await stores[0]?.increment('192.0.2.2'))?.totalHits).toBe(1);
    clients[1]?.destroy();
    expect(await hits(1)).toBe(1);
    expect(await hits(0)).toBe(5);
  });
});
