import type { LocalDb } from '#app/local/device/db.ts';
import { exchangeOnce, type Post } from './exchange.ts';
import type { SyncPorts } from './ports.ts';

/** Limit of exchanges per group and flush, so that a server that always asks for another one cannot keep the worker running. */
const roundsPerGroup = 20;

/**
 * Sends all pending writes, group by group. For the service worker, which has no engine.
 * @throws Error when writes are still pending because the server was not reached: the browser then tries again later.
 */
export async function flushAll(db: LocalDb, ports: SyncPorts, post: Post): Promise<void> {
  const pending = await db.outbox.where('state').equals('pending').toArray();
  let unreached = 0;
  for (const groupId of new Set(pending.map((one) => one.groupId))) {
    for (let round = 0; round < roundsPerGroup; round += 1) {
      const outcome = await ports.lock(`moyeo-sync-${groupId}`, () => exchangeOnce(db, groupId, post, ports));
      if (outcome !== 'busy' && outcome.kind === 'failed') unreached += 1;
      if (outcome === 'busy' || outcome.kind !== 'settled' || !outcome.again) break;
    }
  }
  if (unreached > 0) throw new Error(`${unreached} groups could not be sent yet.`);
}
