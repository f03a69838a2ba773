import { useEffect, useState } from 'react';
import { newSince, newsOf, type News } from '#shared/activity/news.ts';
import { draftKey, readDraft, saveDraft } from '#app/local/answers/drafts.ts';
import { useDevice, type Device } from '#app/local/device/device.ts';
import { reportWriteFailure } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from './groups.ts';

const marked = new EventTarget();
/** What this page has read, by group: whatever asks next knows it at once. */
const known = new WeakMap<Device, Map<string, number>>();

/** Until when this device has read the group's news, in milliseconds; `undefined` while it is being read. Of a group that is seen for the first time everything counts as read. */
export function useNewsMark(groupId: string): number | undefined {
  const device = useDevice();
  const [mark, setMark] = useState(() => known.get(device)?.get(groupId));
  useEffect(() => {
    let isOver = false;
    const read = () => {
      readDraft(device, draftKey.newsMark(groupId))
        .then(async (value) => {
          const until = typeof value === 'number' ? value : device.now();
          if (until !== value) await saveDraft(device, draftKey.newsMark(groupId), until);
          known.set(device, (known.get(device) ?? new Map<string, number>()).set(groupId, until));
          if (!isOver) setMark(until);
        })
        .catch((problem: unknown) => {
          reportWriteFailure(device, problem);
        });
    };
    read();
    marked.addEventListener('change', read);
    return () => {
      isOver = true;
      marked.removeEventListener('change', read);
    };
  }, [device, groupId]);
  return mark;
}

/** Returns a function that marks everything as read, up to `at`. */
export function useMarkNews(groupId: string): (at: number) => void {
  const device = useDevice();
  return (at) => {
    saveDraft(device, draftKey.newsMark(groupId), at)
      .then(() => marked.dispatchEvent(new Event('change')))
      .catch((problem: unknown) => {
        reportWriteFailure(device, problem);
      });
  };
}

/** What others did since this device last read the news. */
export function useUnread({ groupId, view, session }: GroupOnDevice): News[] {
  const mark = useNewsMark(groupId);
  return mark === undefined ? [] : newSince(newsOf(view), mark, session?.memberId);
}
