import { cacheReadLimitMs, fileTimeoutMs, within } from './time-limits.ts';

const late = Symbol('late');

/**
 * Reads of the caches that do not answer in time are answered by the network, where there is one. In Chromium 156 a
 * cache whose origin was cleared under open pages may never answer again until the browser is started anew
 * (docs/storm.md); whatever waits for it, a navigation too, would never end.
 * A slow cache still answers where the network is slower, or is none; a read that fails is late at once. After that the
 * network is asked at once until the cache answers.
 */
export function boundReads(storage: CacheStorage, get: typeof fetch = fetch): void {
  const read = storage.match.bind(storage);
  const lateCaches = new Set<string | undefined>();
  storage.match = async (request, options) => {
    const name = options?.cacheName;
    const reading = read(request, options).finally(() => lateCaches.delete(name));
    const limit = after(lateCaches.has(name) ? 0 : cacheReadLimitMs);
    const first = await Promise.race([reading.catch((): typeof late => late), limit]);
    if (first !== late) return first;
    lateCaches.add(name);
    const fetched = get(request, { signal: within(fileTimeoutMs) }).then((answer) => (answer.ok ? answer : reading));
    return Promise.any([reading, fetched]).catch(() => reading);
  };
}

const after = (ms: number): Promise<typeof late> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, late);
  });
