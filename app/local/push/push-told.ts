import type { LocalDb } from '#app/local/device/db.ts';
import { z } from '#shared/kernel/z.ts';

const key = 'push-told';

const pushTold = z.object({
  language: z.string(),
  timeZone: z.string(),
  unread: z.object({ title: z.string(), body: z.string() }),
  /**
   * For how many groups the server tells this device. More than are on here: logins have ended since, and the server
   * has not heard of it; which ones is not kept, because a group that left this device leaves no trace. -1: not known.
   */
  groups: z.number(),
});
export type PushTold = z.infer<typeof pushTold>;

/**
 * What the server was told last; nothing where it tells this device of nothing. The service worker has no other words.
 */
export async function readPushTold(db: LocalDb): Promise<PushTold | undefined> {
  return pushTold.safeParse((await db.meta.get(key))?.value).data;
}

/** These two run inside a transaction of their caller over meta. */
export const writePushTold = (db: LocalDb, told: PushTold): Promise<unknown> => db.meta.put({ key, value: told });
export const forgetPushTold = (db: LocalDb): Promise<void> => db.meta.delete(key);
