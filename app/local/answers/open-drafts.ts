import { useLiveQuery } from 'dexie-react-hooks';
import type { LocalDb, StoredGroup } from '#app/local/device/db.ts';
import { useDevice } from '#app/local/device/device.ts';
import { draftKey } from './drafts.ts';

/** An answer that is being written, or was written and not sent, in a group of this device. */
export interface OpenDraft {
  key: string;
  group: Pick<StoredGroup, 'groupId' | 'shareUrl' | 'name'>;
  memberId: string;
  survey: 'survey' | 'preferences' | 'customSurvey';
}

const surveys = ['survey', 'preferences', 'customSurvey'] as const;

/**
 * Those that their person can go on with: of the members who are logged in here, or can log in again. `undefined` until
 * they have been read.
 */
export function useOpenDrafts(): OpenDraft[] | undefined {
  const { db } = useDevice();
  return useLiveQuery(() => openDrafts(db), [db]);
}

export async function openDrafts(db: LocalDb): Promise<OpenDraft[]> {
  const sessions = await db.sessions.filter((one) => one.state !== 'leaving').toArray();
  const found: OpenDraft[] = [];
  for (const { groupId, memberId } of sessions) {
    const group = await db.groups.get(groupId);
    if (!group || group.leaving || group.archived === 'gone') continue;
    for (const survey of surveys) {
      const key = draftKey[survey](groupId, memberId);
      const draft = await db.drafts.get(key);
      if (draft && !draft.isSpent) found.push({ key, group, memberId, survey });
    }
  }
  return found;
}
