import { cacheReadLimitMs, fileTimeoutMs, within } from './time-limits.ts';

const late = Symbol('late');

/**
 * Reads of the caches that do not answer in time are answered by the network, where there is one. In Chromium 156 a cache whose origin was cleared under open
 * pages may never answer again until the browser is started anew (docs/storm.md); whatever waits for it, a navigation too, would never end.
 * A slow cache still answers where there is no network. Once a cache was late, the network is asked at once until it answers.
 */
export function boundReads(storage: CacheStorage, get: typeof fetch = fetch): void {
  const read = storage.match.bind(storage);
  const lateCaches = new Set<string | undefined>();
  storage.match = async (request, options) => {
    const name = options?.cacheName;
    const reading = read(request, options).finally(() => lateCaches.delete(name));
    const first = await Promise.race([reading, after(lateCaches.has(name) ? 0 : cacheReadLimitMs)]);
    if (first !== late) return first;
    lateCaches.add(name);
    const answer = await get(request, { signal: within(fileTimeoutMs) }).catch(() => undefined);
    return answer?.ok ? answer : reading;
  };
}

const after = (ms: number): Promise<typeof late> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, late);
  });
