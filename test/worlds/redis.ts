import { createLog } from '#server/kernel/log.ts';
import { openRedis, type Redis } from '#server/kernel/redis.ts';

export const redisUrl = process.env['TEST_REDIS_URL'];

const databases = 16;

/** One of the numbered databases of `TEST_REDIS_URL`, and what is connected to it. */
export class TestRedis {
  private constructor(
    readonly url: string,
    private readonly number: number,
    private readonly admin: Redis,
  ) {}

  static async open(): Promise<TestRedis> {
    if (!redisUrl) throw new Error('Set TEST_REDIS_URL to a Redis, like redis://127.0.0.1:6379.');
    const number = 1 + (process.pid % (databases - 1));
    const url = new URL(redisUrl);
    url.pathname = `/${number}`;
    return new TestRedis(url.href, number, await openRedis(redisUrl, createLog('silent')));
  }

  /** Connections that listen, by their number at the server, the newest last. */
  async listeners(): Promise<number[]> {
    const list: unknown = await this.admin.sendCommand(['CLIENT', 'LIST', 'TYPE', 'PUBSUB']);
    if (typeof list !== 'string') throw new Error('Redis names no connections');
    return list
      .split('\n')
      .filter((line) => line.includes(` db=${this.number} `))
      .map((line) => Number(/^id=(\d+)/.exec(line)?.[1]))
      .sort((a, b) => a - b);
  }

  async cut(connection: number | undefined): Promise<void> {
    await this.admin.sendCommand(['CLIENT', 'KILL', 'ID', String(connection)]);
  }

  close(): void {
    this.admin.destroy();
  }
}
