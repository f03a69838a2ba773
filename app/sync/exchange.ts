import { exchangeAnswer, type ExchangeAnswer, type ExchangeRequest } from '#shared/contract/sync.ts';
import { CallError, Unreachable } from '#app/net/call.ts';
import type { LocalDb } from '#app/local/db.ts';
import { applyAnswer } from './apply.ts';
import { gather } from './gather.ts';

/** Sends one request and returns whatever came back. @throws CallError, Unreachable */
export type Post = (request: ExchangeRequest) => Promise<unknown>;

export type Outcome = { kind: 'settled'; again: boolean } | { kind: 'failed'; reached: boolean; afterMs?: number } | { kind: 'paused'; why: 'upgrade' | 'gone' };

/** One exchange of one group, from reading the queue to applying the answer. It can be called from a page or the service worker. */
export async function exchangeOnce(db: LocalDb, groupId: string, post: Post, now: () => number): Promise<Outcome> {
  const gathered = await gather(db, groupId);
  // Taken out of the group (promise S10): with nothing to say, nothing is asked.
  if (gathered.request.mutations.length === 0 && (await db.groups.get(groupId))?.archived === 'removed') return { kind: 'settled', again: false };
  let answer: ExchangeAnswer;
  try {
    const parsed = exchangeAnswer.safeParse(await post(gathered.request));
    // Rule P13: what is not a valid answer changes nothing.
    if (!parsed.success) return { kind: 'failed', reached: false };
    answer = parsed.data;
  } catch (error) {
    if (error instanceof Unreachable) return { kind: 'failed', reached: false };
    if (error instanceof CallError) return error.code === 'upgrade_required' ? { kind: 'paused', why: 'upgrade' } : { kind: 'failed', reached: true, ...(error.status === 429 ? { afterMs: 5_000 } : {}) };
    throw error;
  }
  const applied = await applyAnswer(db, gathered, answer, now());
  if (applied.kind === 'gone') return { kind: 'paused', why: 'gone' };
  return applied.kind === 'wait' ? { kind: 'failed', reached: true, afterMs: 15_000 } : applied;
}
