import type { Knex } from 'knex';
import { announcedMs } from './expiry.ts';

/**
 * Notes a sweep, and says whether it may delete groups in which nothing happens. Their devices are told for 30 days
 * before. After a longer time without a sweep they were not, because the server did not run, or its clock has jumped
 * ahead by as much: then it waits 30 days from now (decision 0054).
 */
export async function mayExpireGroups(db: Knex, now: number): Promise<boolean> {
  const last = await db('sweeps').where('id', 1).first();
  const hasGap = last !== undefined && now - last.swept_at > announcedMs;
  // A hold by a clock that stood ahead is no longer than one by the clock of now.
  const heldUntil = Math.min(hasGap ? Infinity : (last?.held_until ?? 0), now + announcedMs);
  await db('sweeps').insert({ id: 1, swept_at: now, held_until: heldUntil }).onConflict('id').merge();
  return now >= heldUntil;
}
