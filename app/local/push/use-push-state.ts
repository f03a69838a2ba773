import { useLiveQuery } from 'dexie-react-hooks';
import { useDevice } from '#app/local/device/device.ts';
import { readPushChoice, type PushChoice } from './push-choice.ts';
import { readPushTold, type PushTold } from './push-told.ts';
import { pushGroups } from './push.ts';

/**
 * For how many groups notifications are on here, and what the server was told of it; `undefined` while it is being
 * read.
 */
export function usePushState(): { on: number; told: PushTold | undefined } | undefined {
  const { db } = useDevice();
  return useLiveQuery(async () => ({ on: (await pushGroups(db)).length, told: await readPushTold(db) }), [db]);
}

/** What was chosen in a group; `none` before the first answer, `undefined` while it is being read. */
export function usePushChoice(groupId: string): PushChoice | 'none' | undefined {
  const { db } = useDevice();
  return useLiveQuery(async () => (await readPushChoice(db, groupId)) ?? 'none', [db, groupId]);
}
