import { useState, type ReactNode } from 'react';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { personOf } from '#app/parts/trip/group-people.ts';
import type { SummaryOverview } from './summary-overview.ts';
import { Head } from './head.tsx';
import { ProfileSheet } from '#app/parts/answers/profile-sheet.tsx';
import css from './summary.module.css';

/** Everybody by name: answered or not yet, and the answers. */
export function Profiles({ overview, aside }: { overview: SummaryOverview; aside: ReactNode }) {
  const { t } = useText();
  const [open, setOpen] = useState<string>();
  const {
    group: { session },
    people,
    progress,
  } = overview;
  const person = personOf(people, open ?? '');
  const title =
    people.length === 0
      ? t('summary.profiles.nobody')
      : progress.done === progress.total
        ? t('summary.profiles.all', { count: progress.total })
        : t('summary.profiles.title', { count: progress.total, done: progress.done });
  return (
    <div className="split">
      <div className="stack gap-6">
        <Head title={title} />
        {people.length > 0 && (
          <Card>
            <ul className={`rows ${css.people}`}>
              {people.map((one) => (
                <Person
                  key={one.id}
                  person={one}
                  isMe={one.id === session?.memberId}
                  onSee={() => {
                    setOpen(one.id);
                  }}
                />
              ))}
            </ul>
          </Card>
        )}
      </div>
      <aside className="stack gap-6">{aside}</aside>
      {person && (
        <ProfileSheet
          group={overview.group}
          data={overview.data}
          person={person}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}

function Person({ person, isMe, onSee }: { person: GroupPerson; isMe: boolean; onSee: () => void }) {
  const { t } = useText();
  const { hue, isDone, isExcused, isOnlyHere, isOrganizer, name } = person;
  return (
    <li>
      <Avatar name={name} hue={hue} waiting={!isDone} />
      <div>
        <p className={`strong ${css.name}`}>
          {name}
          {isMe && <Badge>{t('group.members.me')}</Badge>}
          {isOrganizer && <Badge>{t('group.members.organizer')}</Badge>}
        </p>
        {isExcused && <p className="note">{t('group.members.excused')}</p>}
        {isOnlyHere && <p className="note">{t('summary.profiles.onlyHere')}</p>}
      </div>
      <Badge tone={isDone ? 'done' : 'waiting'}>{isDone ? t('group.members.done') : t('group.members.waiting')}</Badge>
      {isDone && (
        <Button variant="edge" size="small" aria-label={t('summary.profiles.seeAria', { name })} onClick={onSee}>
          {t('summary.profiles.see')}
        </Button>
      )}
    </li>
  );
}
