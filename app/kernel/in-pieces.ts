import type { Pieces } from '#shared/kernel/pieces.ts';

/** On a slow phone a piece takes several times as long, and is still no hitch. */
const longestMs = 5;

/** Lets the browser draw and answer before what comes next. */
export function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Long work with pauses, so that the page stays usable meanwhile. */
export async function inPieces<T>(pieces: Pieces<T>, now: () => number = () => performance.now()): Promise<T> {
  let start = now();
  let piece = pieces.next();
  while (!piece.done) {
    if (now() - start >= longestMs) {
      await pause();
      start = now();
    }
    piece = pieces.next();
  }
  return piece.value;
}
