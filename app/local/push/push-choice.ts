import type { LocalDb } from '#app/local/device/db.ts';
import { z } from '#shared/kernel/z.ts';
import { pushKey } from './push-key.ts';

/**
 * What the person on this device has said about notifications of one group; nothing is kept before the first answer.
 * `sessionId`: the login that asked for them. They are on as long as that login lasts.
 */
export const pushChoice = z.object({ isOn: z.boolean(), sessionId: z.optional(z.string()) });
export type PushChoice = z.infer<typeof pushChoice>;

export async function readPushChoice(db: LocalDb, groupId: string): Promise<PushChoice | undefined> {
  return pushChoice.safeParse((await db.meta.get(pushKey(groupId)))?.value).data;
}
