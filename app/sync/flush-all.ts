import type { LocalDb } from '#app/local/device/db.ts';
import { exchangeOnce, type Outcome, type Post } from './exchange.ts';
import { busyLimitMs, type SyncPorts } from './ports.ts';
import { unaskedGroups } from './sweep.ts';

/** How long the worker waits before it looks at a taken lock again. */
const busyRetryMs = 3_000;
/**
 * Limit of exchanges per group and flush, so that a server that always asks for another one cannot keep the worker
 * running.
 */
const roundsPerGroup = 20;

/**
 * Sends all pending writes, group by group, and then asks about the groups that rule P20 has marked. For the service
 * worker, which has no engine.
 * @throws Error when writes are still pending because the server was not reached: the browser then tries again later.
 */
export async function flushAll(db: LocalDb, ports: SyncPorts, post: Post): Promise<void> {
  const pending = await db.outbox.where('state').equals('pending').toArray();
  const unreached = new Set<string>();
  const flush = async (groupId: string) => {
    if (!(await isSent(db, groupId, ports, post))) unreached.add(groupId);
  };
  for (const groupId of new Set(pending.map((one) => one.groupId))) await flush(groupId);
  for (const groupId of await unaskedGroups(db)) if (!unreached.has(groupId)) await flush(groupId);
  if (unreached.size > 0) throw new Error(`${unreached.size} groups could not be sent yet.`);
}

/** @returns false when the server was not reached */
async function isSent(db: LocalDb, groupId: string, ports: SyncPorts, post: Post): Promise<boolean> {
  const wait = { leftMs: busyLimitMs };
  for (let round = 0; round < roundsPerGroup; round += 1) {
    const outcome = await exchangeWhenFree(db, groupId, post, ports, wait);
    if (outcome.kind === 'failed') return false;
    if (outcome.kind !== 'settled' || !outcome.again) break;
  }
  return true;
}

/**
 * A page that holds the group's lock may be sending the same, or be frozen: the worker waits for it as long as another
 * page would, and then does without (rule P17), for the rest of the group too. If it ended and left the sending to that
 * page, the browser would count its sync event as successful.
 */
async function exchangeWhenFree(
  db: LocalDb,
  groupId: string,
  post: Post,
  ports: SyncPorts,
  wait: { leftMs: number },
): Promise<Outcome> {
  const act = () => exchangeOnce(db, groupId, post, ports);
  for (;;) {
    const outcome = await ports.lock(`moyeo-sync-${groupId}`, act);
    if (outcome !== 'busy') return outcome;
    if (wait.leftMs <= 0) return act();
    wait.leftMs -= busyRetryMs;
    await new Promise<void>((resolve) => {
      ports.timer(busyRetryMs, resolve);
    });
  }
}
