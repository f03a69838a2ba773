/*
 * A network that swallows everything answers nothing and refuses nothing. Without a limit a request to it holds one of
 * the browser's few connections for minutes, and the queue waits behind it.
 */

/** A call of the API. */
export const callTimeoutMs = 20_000;
/** A file of this build: the largest take this long on a slow mobile network. */
export const fileTimeoutMs = 60_000;
/** A file that this device keeps: on a slow phone the first one takes a second or two. */
export const cacheReadLimitMs = 4_000;

/** A signal that fires after the limit, or with the caller's own. */
export function within(limitMs: number, own?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(limitMs);
  if (!own) return limit;
  // `AbortSignal.any` is missing in browsers of before 2024.
  const either = new AbortController();
  for (const one of [own, limit]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener('abort', () => {
      either.abort(one.reason);
    });
  }
  return either.signal;
}

/**
 * Rejects when the signal fires, also where the work itself does not hear it: a runtime may leave a request whose
 * connection broke without an end.
 */
export function untilEnded<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => {
      reject(signal.reason instanceof Error ? signal.reason : new Error('The request was given up.'));
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
    work.then(resolve, reject);
  });
}
