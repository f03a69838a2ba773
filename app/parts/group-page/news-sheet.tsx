import { useEffect, useRef, useState } from 'react';
import { newsOf } from '#shared/activity/news.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useMarkNews, useUnread } from '#app/local/group/news-mark.ts';
import { PushSwitch } from '#app/parts/push/push-switch.tsx';
import { groupPeople } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { NewsList } from './news-words.tsx';

const page = 40;

/** What happened in the group, the newest first. It is read once it has been left. */
export function NewsSheet({ group, onClose }: { group: GroupOnDevice; onClose: () => void }) {
  const { t } = useText();
  const { now } = useDevice();
  const mark = useMarkNews(group.groupId);
  const unread = useUnread(group);
  const [shown, setShown] = useState(page);
  const news = newsOf(group.view);
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => {
      mark(now());
    };
  });
  useEffect(
    () => () => {
      latest.current();
    },
    [],
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={unread.length > 0 ? t('group.news.some', { count: unread.length }) : t('group.news.quiet')}
      closeLabel={t('common.close')}
      actions={
        news.length > shown ? (
          <Button
            variant="quiet"
            wide
            onClick={() => {
              setShown((before) => before + page);
            }}
          >
            {t('group.news.older')}
          </Button>
        ) : undefined
      }
    >
      <div className="stack">
        {group.session && !group.stored.archived && <PushSwitch session={group.session} />}
        <NewsList
          news={news.slice(0, shown)}
          people={groupPeople(group.view, group.groupId, group.waiting)}
          newIds={new Set(unread.map((one) => one.id))}
        />
      </div>
    </Sheet>
  );
}
