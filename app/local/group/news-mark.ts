import { useEffect } from 'react';
import { newSince, newsOf, type News } from '#shared/activity/news.ts';
import { createStore, useStore, type Store } from '#app/kernel/store.ts';
import { draftKey, readDraft, saveDraft } from '#app/local/answers/drafts.ts';
import { useDevice, type Device } from '#app/local/device/device.ts';
import { tryWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from './groups.ts';

type Mark = Store<number | undefined>;

/** What this page has read, by group: whatever asks next knows it at once. */
const marks = new WeakMap<Device, Partial<Record<string, Mark>>>();

function markOf(device: Device, groupId: string): Mark {
  const known = marks.get(device) ?? {};
  marks.set(device, known);
  return (known[groupId] ??= createStore<number | undefined>(undefined));
}

/**
 * Until when this device has read the group's news, in milliseconds; `undefined` while it is being read. Of a group
 * that is seen for the first time everything counts as read.
 */
export function useNewsMark(groupId: string): number | undefined {
  const device = useDevice();
  useEffect(() => {
    void tryWrite(device, async () => {
      const kept = await readDraft(device, draftKey.newsMark(groupId));
      if (typeof kept === 'number') markOf(device, groupId).set(kept);
      else await markRead(device, groupId, device.now());
    });
  }, [device, groupId]);
  return useStore(markOf(device, groupId));
}

/** Returns a function that marks everything as read, up to `at`. */
export function useMarkNews(groupId: string): (at: number) => void {
  const device = useDevice();
  return (at) => {
    void tryWrite(device, () => markRead(device, groupId, at));
  };
}

async function markRead(device: Device, groupId: string, until: number): Promise<void> {
  await saveDraft(device, draftKey.newsMark(groupId), until);
  markOf(device, groupId).set(until);
}

/** What others did since this device last read the news. */
export function useUnread({ groupId, view, session }: GroupOnDevice): News[] {
  const mark = useNewsMark(groupId);
  return mark === undefined ? [] : newSince(newsOf(view), mark, session?.memberId);
}
