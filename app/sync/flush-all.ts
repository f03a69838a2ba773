import type { LocalDb } from '#app/local/device/db.ts';
import { exchangeOnce, type Post } from './exchange.ts';
import type { SyncPorts } from './ports.ts';

/** Exchanges of one group in one go at most, so that a server that always asks for more cannot hold a worker. */
const roundsPerGroup = 20;

/**
 * Sends everything that waits, group by group. For the service worker, which has no engine.
 * @throws Error when something still waits because the server was not reached: the browser then tries again later.
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
