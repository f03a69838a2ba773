import { useEffect, useRef, useState } from 'react';
import { newSince, newsOf, type News } from '#shared/activity/news.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useMarkNews, useNewsMark } from '#app/local/group/news-mark.ts';
import { PushSwitch } from '#app/parts/push/push-switch.tsx';
import { groupPeople } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { newsSince } from './news-since.ts';
import { isDecision, NewsList } from './news-words.tsx';
import css from './news.module.css';

const page = 40;
const answers: readonly News['kind'][] = ['answered', 'edited', 'coming', 'away'];
/** What can be looked at alone. */
const kinds = {
  everything: () => true,
  decided: isDecision,
  answers: ({ kind }: News) => answers.includes(kind),
  votes: ({ kind }: News) => kind === 'voted' || kind === 'proposed',
} as const;
type Kind = keyof typeof kinds;

/** What happened in the group, the newest first. It is read once it has been left. */
export function NewsSheet({ group, onClose }: { group: GroupOnDevice; onClose: () => void }) {
  const { t, language } = useText();
  const { now } = useDevice();
  const mark = useMarkNews(group.groupId);
  const readUntil = useNewsMark(group.groupId);
  const [shown, setShown] = useState(page);
  const [kind, setKind] = useState<Kind>('everything');
  const all = newsOf(group.view);
  const unread = readUntil === undefined ? [] : newSince(all, readUntil, group.session?.memberId);
  const news = all.filter(kinds[kind]);
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
      title={unread.length > 0 ? t('group.news.some', { count: unread.length }) : t('group.nav.news')}
      text={readUntil === undefined ? undefined : newsSince(t, language, unread, readUntil, now())}
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
        <Kinds all={all} kind={kind} onKind={setKind} />
        <NewsList
          news={news}
          most={shown}
          people={groupPeople(group.view, group.groupId, group.waiting)}
          waiting={group.waiting}
          unread={unread}
        />
      </div>
    </Sheet>
  );
}

/** All news, or those of one kind; only what has happened is offered. */
function Kinds({ all, kind, onKind }: { all: readonly News[]; kind: Kind; onKind: (kind: Kind) => void }) {
  const { t } = useText();
  const offered = (Object.keys(kinds) as Kind[]).filter((one) => all.some(kinds[one]));
  if (all.every((one) => one.kind === all[0]?.kind)) return null;
  return (
    <div className={css.kinds} role="group" aria-label={t('group.news.show')}>
      {offered.map((one) => (
        <Button
          key={one}
          variant={one === kind ? 'action' : 'edge'}
          size="small"
          aria-pressed={one === kind}
          onClick={() => {
            onKind(one);
          }}
        >
          {t(`group.news.${one}`)}
        </Button>
      ))}
    </div>
  );
}
