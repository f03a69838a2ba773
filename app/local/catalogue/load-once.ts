import { startTransition, useEffect, useState } from 'react';
import { loadAgainForPart } from '#app/kernel/load-again-for-part.ts';
import { reachedAgain } from '#app/kernel/reached-again.ts';

export type Loaded<T> = { kind: 'loading' } | { kind: 'failed'; again: () => void } | { kind: 'ready'; value: T };

/** Something that is fetched once per page and key. What is already loaded is ready at the first render. */
export interface Once<T> {
  known: Map<string, T>;
  load(key: string): Promise<T>;
}

export function once<T>(load: (key: string) => Promise<T>): Once<T> {
  const known = new Map<string, T>();
  const underWay = new Map<string, Promise<T>>();
  return {
    known,
    load(key) {
      if (known.has(key)) return Promise.resolve(known.get(key) as T);
      const running = underWay.get(key);
      if (running) return running;
      const started = load(key)
        .then((value) => {
          known.set(key, value);
          return value;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
  };
}

/**
 * `undefined`: nothing is wanted yet. A failure is tried again when the network is back or the server is reached again,
 * or by hand; that loads the page where it fails again.
 */
export function useOnce<T>(source: Once<T>, key: string | undefined): Loaded<T> {
  const [, setSettled] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState<{ byHand?: string }>({});
  // As it is drawn: what has come since then, for another part of the page, is drawn now.
  const isKnown = key !== undefined && source.known.has(key);
  useEffect(() => {
    if (key === undefined || isKnown) return;
    let isWanted = true;
    source.load(key).then(
      // A page that draws what has come may be long: it is drawn in pieces, between which the browser answers.
      () => {
        startTransition(() => {
          if (isWanted) setSettled(key);
        });
      },
      () => {
        if (!isWanted) return;
        setFailure(key);
        if (attempt.byHand === key) void loadAgainForPart();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [source, key, attempt, isKnown]);
  const isFailed = key !== undefined && failure === key;
  useEffect(() => {
    if (!isFailed) return;
    const again = () => {
      setFailure(undefined);
      setAttempt({});
    };
    addEventListener('online', again);
    const stop = reachedAgain.subscribe(again);
    return () => {
      removeEventListener('online', again);
      stop();
    };
  }, [isFailed]);
  if (key === undefined) return { kind: 'loading' };
  if (isKnown) return { kind: 'ready', value: source.known.get(key) as T };
  if (isFailed)
    return {
      kind: 'failed',
      again: () => {
        setFailure(undefined);
        setAttempt({ byHand: key });
      },
    };
  return { kind: 'loading' };
}
