import { exchangeResponse, type ExchangeResponse, type ExchangeRequest } from '#shared/protocol/sync.ts';
import { CallError, Unreachable } from '#app/net/call.ts';
import type { LocalDb } from '#app/local/device/db.ts';
import { mayBringBack } from './ended-sessions.ts';
import { applyResponse, type Settled } from './response.ts';
import { buildRequest } from './request.ts';
import type { SyncPorts } from './ports.ts';

/** Sends one request and returns whatever came back. @throws CallError, Unreachable (also when the signal ends it) */
export type Post = (request: ExchangeRequest, signal: AbortSignal) => Promise<unknown>;

/** A request that hangs (hotel Wi-Fi) is aborted and sent again; the server answers repeated mutations from its log. */
export const timeoutMs = 20_000;

/** A group that is gone is asked for at most this often. */
export const goneAgainMs = 60 * 60 * 1000;

export type Outcome =
  | Settled
  /** `failing`: the server was reached and has an error of its own. */
  | { kind: 'failed'; reach: 'online' | 'failing' | 'offline'; afterMs?: number }
  | { kind: 'paused'; why: 'upgrade' | 'gone' };

/** One exchange of one group, from reading the outbox to applying the response, in a page or in the service worker. */
export async function exchangeOnce(
  db: LocalDb,
  groupId: string,
  post: Post,
  ports: Pick<SyncPorts, 'now' | 'timer' | 'broughtBack'>,
  abort = new AbortController(),
): Promise<Outcome> {
  const built = await buildRequest(db, groupId, ports.now());
  const isSwept = built.unasked !== undefined && built.request.mutations.length === 0;
  // The member was removed (invariant S10): without pending writes nothing is requested but whether they are back.
  if (built.request.mutations.length === 0) {
    const { archived, goneSaidAt } = (await db.groups.get(groupId)) ?? {};
    if (archived === 'removed' && built.request.tokens.length === 0) return { kind: 'settled', again: false };
    // The operator may have restored it, so it is asked for again, but seldom (rule P14), unless the server's history
    // is known to be another one.
    if (archived === 'gone' && !isSwept && Math.abs(ports.now() - (goneSaidAt ?? 0)) < goneAgainMs)
      return { kind: 'paused', why: 'gone' };
  }
  let answer: ExchangeResponse;
  const sentMs = ports.now();
  const stopTimer = ports.timer(timeoutMs, () => {
    abort.abort();
  });
  try {
    const parsed = exchangeResponse.safeParse(await post(built.request, abort.signal));
    // Rule P13: an invalid answer changes nothing.
    if (!parsed.success) return { kind: 'failed', reach: 'offline' };
    answer = parsed.data;
  } catch (error) {
    if (error instanceof Unreachable) return { kind: 'failed', reach: 'offline' };
    if (error instanceof CallError)
      return error.code === 'upgrade_required'
        ? { kind: 'paused', why: 'upgrade' }
        : {
            kind: 'failed',
            reach: error.status >= 500 ? 'failing' : 'online',
            ...(error.status === 429 ? { afterMs: 5_000 } : {}),
          };
    throw error;
  } finally {
    stopTimer();
  }
  const receivedMs = ports.now();
  const broughtBack = (await mayBringBack(db, built)) ? await ports.broughtBack() : undefined;
  const applied = await applyResponse(db, built, answer, { sentMs, receivedMs }, broughtBack);
  if (applied.kind === 'gone') return { kind: 'paused', why: 'gone' };
  if (applied.kind !== 'wait') return applied;
  // Nobody waits for it: the group was asked about because of another one (rule P20).
  return isSwept ? { kind: 'settled', again: false } : { kind: 'failed', reach: 'online', afterMs: 15_000 };
}
