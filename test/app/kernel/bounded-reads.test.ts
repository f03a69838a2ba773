import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundReads } from '#app/kernel/bounded-reads.ts';
import { cacheReadLimitMs } from '#app/kernel/time-limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const kept = new Response('kept');
const fetched = new Response('fetched');

/** What is read as the page would, from caches that answer as told. */
function world(network: () => Promise<Response> = () => Promise.resolve(fetched)) {
  let answer: (() => void) | undefined;
  let isStuck = false;
  const storage = {
    match: () =>
      isStuck
        ? new Promise<Response>((resolve) => {
            answer = () => {
              resolve(kept);
            };
          })
        : Promise.resolve(kept),
  } as unknown as CacheStorage;
  const get = vi.fn<typeof fetch>(network);
  boundReads(storage, get);
  return {
    get,
    stick: (stuck: boolean) => {
      isStuck = stuck;
    },
    answer: () => answer?.(),
    read: (cacheName: string) => storage.match('/index.html', { cacheName }),
  };
}

test('what a cache has is answered, and the network is not asked', async () => {
  const { read, get } = world();
  expect(await read('a')).toBe(kept);
  await vi.advanceTimersByTimeAsync(cacheReadLimitMs);
  expect(get).not.toHaveBeenCalled();
});

test('a cache that never answers is answered for by the network, the second time at once, and asked again all the same', async () => {
  const { read, get, stick } = world();
  stick(true);
  const first = read('a');
  await vi.advanceTimersByTimeAsync(cacheReadLimitMs - 1);
  expect(get).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toBe(fetched);
  const second = read('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(await second).toBe(fetched);
  const other = read('b');
  await vi.advanceTimersByTimeAsync(cacheReadLimitMs - 1);
  expect(get).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await other).toBe(fetched);
  stick(false);
  expect(await read('a')).toBe(kept);
  expect(get).toHaveBeenCalledTimes(3);
});

test.each([
  ['nobody answers', () => Promise.reject<Response>(new TypeError('offline'))],
  ['the answer is an error', () => Promise.resolve(new Response('', { status: 500 }))],
])('a slow cache still answers where %s', async (_, network) => {
  const { read, stick, answer } = world(network);
  stick(true);
  const reading = read('a');
  await vi.advanceTimersByTimeAsync(cacheReadLimitMs);
  answer();
  expect(await reading).toBe(kept);
});

test('a slow cache answers before a network that swallows everything', async () => {
  const { read, stick, answer } = world(() => new Promise(() => undefined));
  stick(true);
  const reading = read('a');
  await vi.advanceTimersByTimeAsync(cacheReadLimitMs);
  answer();
  expect(await reading).toBe(kept);
});

test('a read that fails is answered for by the network at once; where that fails too, the read has failed', async () => {
  const failed = new Error('Unexpected internal error');
  const storage = { match: () => Promise.reject(failed) } as unknown as CacheStorage;
  const get = vi.fn<typeof fetch>(() => Promise.resolve(fetched));
  boundReads(storage, get);
  expect(await storage.match('/index.html')).toBe(fetched);
  get.mockRejectedValue(new TypeError('offline'));
  await expect(storage.match('/index.html')).rejects.toBe(failed);
});
