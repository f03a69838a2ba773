import type { Store } from 'express-rate-limit';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from '#server/kernel/redis.ts';

/** Counts requests in Redis, for all processes together; in this process alone while Redis cannot be reached. */
export function sharedStore(client: Redis, name: string, limit: number, windowMs: number): Store {
  const window = { points: limit, duration: windowMs / 1000 };
  const limiter = new RateLimiterRedis({
    ...window,
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `moyeo:limit:${name}`,
    insuranceLimiter: new RateLimiterMemory(window),
  });
  return {
    async increment(key) {
      const { consumedPoints, msBeforeNext } = await limiter.consume(key).catch((refused: unknown) => {
        if (refused instanceof RateLimiterRes) return refused;
        throw refused;
      });
      return { totalHits: consumedPoints, resetTime: new Date(Date.now() + msBeforeNext) };
    },
    async decrement(key) {
      await limiter.reward(key);
    },
    async resetKey(key) {
      await limiter.delete(key);
    },
  };
}
