import { fetchAsked } from '#app/net/asked-ahead.ts';
import { call, CallError, Unreachable } from '#app/net/call.ts';
import { getGroup, getGroupByShareUrl } from '#shared/group/endpoints.ts';
import { shareUrlPattern, uuidPattern } from '#shared/kernel/ids.ts';

export interface FoundGroup {
  groupId: string;
  shareUrl: string;
  name: string;
}

/** The result of one request. */
export type Asked = { kind: 'found'; group: FoundGroup } | Missing | { kind: 'unreachable'; why: Why };

/** `isOver`: it was deleted. Otherwise whoever made it without a network may bring it yet. */
interface Missing {
  kind: 'missing';
  isOver?: true;
}

/** The network did not reach the server, the server failed, or too much was asked for from here. */
export type Why = 'network' | 'server' | 'busy';

/** Asks the server for a group by its id or by its share link (founding decision 1). */
export async function askOnce(ref: string, signal: AbortSignal): Promise<Asked> {
  try {
    const group = shareUrlPattern.test(ref)
      ? await call(getGroupByShareUrl, { params: { shareUrl: ref }, signal }, fetchAsked)
      : await call(getGroup, { params: { ref }, signal }, fetchAsked);
    return { kind: 'found', group: { groupId: group.id, shareUrl: group.shareUrl, name: group.name } };
  } catch (error) {
    if (error instanceof CallError)
      return [404, 410, 400].includes(error.status)
        ? { kind: 'missing', ...(error.status === 404 ? {} : { isOver: true }) }
        : { kind: 'unreachable', why: error.status === 429 ? 'busy' : 'server' };
    if (error instanceof Unreachable) return { kind: 'unreachable', why: 'network' };
    throw error;
  }
}

/** The specification's three retries of the share-link query. */
export const retryDelaysMs = [500, 1_500, 3_000] as const;
/** The interval of further requests after them. */
export const keepLookingMs = 10_000;

/** The interval of further requests for a link that the server does not know yet. */
export const lookAgainMs = 30_000;

/** Neither form: no request is needed. */
export const couldBeGroup = (ref: string): boolean => shareUrlPattern.test(ref) || uuidPattern.test(ref);

/**
 * Repeats the request until there is a response: three retries first, then every ten seconds, and at once when `pause`
 * is cut short (the network came back). A link that the server does not know is asked for now and then: its group may
 * have been made without a network.
 * @param onUnreachable called when the retries are used up, or as soon as the device reports that it is offline.
 */
export async function askUntilAnswered(
  ref: string,
  {
    ask,
    pause,
    onUnreachable,
    onMissing,
    isOffline,
  }: {
    ask: (ref: string) => Promise<Asked>;
    pause: (ms: number) => Promise<void>;
    onUnreachable: (why: Why) => void;
    onMissing: () => void;
    isOffline: () => boolean;
  },
  signal: AbortSignal,
): Promise<FoundGroup | 'missing' | 'aborted'> {
  if (!couldBeGroup(ref)) return 'missing';
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const asked = await ask(ref);
    if (signal.aborted) break;
    if (asked.kind === 'found') return asked.group;
    if (asked.kind === 'missing') {
      if (asked.isOver) return 'missing';
      onMissing();
      await pause(lookAgainMs);
      continue;
    }
    const delayMs = retryDelaysMs[attempt];
    if (delayMs === undefined || isOffline()) onUnreachable(asked.why);
    await pause(delayMs ?? keepLookingMs);
  }
  return 'aborted';
}

/** Waits, but not longer than until the network comes back or the page is looked at again. */
export function pauseUntilNews(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const seen = () => {
      if (document.visibilityState === 'visible') done();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    document.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', done);
  });
}
