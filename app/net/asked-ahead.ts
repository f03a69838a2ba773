import { inBase } from '#app/kernel/base.ts';
import { callTimeoutMs } from '#app/kernel/time-limits.ts';
import { shareUrlPattern, uuidPattern } from '#shared/kernel/ids.ts';

/**
 * Answers that the page's script has asked for (`app/page-script.ts`), by their addresses; each is for the first who
 * asks.
 */
declare global {
  // A property of the global object is declared with `var`.
  var askedAhead: Map<string, Promise<Response>> | undefined;
}

/** What `readInvitation` asks. */
export function askInvitation(shareUrl: string): void {
  const token = encodeURIComponent(shareUrl);
  ask([`/api/groups/share/${token}`, `/api/groups/${token}/members`]);
}

/**
 * What the screens of a group ask where this device does not know it (`askOnce`).
 * @param ref the group's id or its share link
 */
export function askGroup(ref: string): void {
  if (uuidPattern.test(ref)) ask([`/api/groups/${ref}`]);
  else if (shareUrlPattern.test(ref)) ask([`/api/groups/share/${ref}`]);
}

/** As `call` asks: without the scripts that check answers, which are still on their way. */
function ask(paths: string[]): void {
  globalThis.askedAhead = new Map(
    paths.map(inBase).map((address) => {
      const answer = fetch(address, {
        method: 'GET',
        credentials: 'same-origin',
        cache: 'no-store',
        redirect: 'error',
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(callTimeoutMs),
      }).then(readWhole);
      // Whoever takes it hears of its failure; nobody may come.
      answer.catch(() => undefined);
      return [address, answer];
    }),
  );
}

/** Nobody may come for it, and an answer that is not read keeps its connection. */
async function readWhole(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  return new Response(await answer.text(), { status, statusText, headers });
}

/** As `fetch`, with what was asked ahead. */
export const fetchAsked: typeof fetch = (address, options) => {
  const asked = typeof address === 'string' && globalThis.askedAhead?.get(address);
  if (!asked) return fetch(address, options);
  globalThis.askedAhead?.delete(address);
  return asked;
};
