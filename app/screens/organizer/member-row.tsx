import type { ReactNode } from 'react';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import css from './organizer.module.css';

interface PersonProps {
  person: GroupPerson;
  /** That the member has left for the organiser. */
  email: string | undefined;
  hasPin: boolean;
  onExcuse: () => void;
  onClearPin: () => void;
  removal: ReactNode;
}

/** What follows a question mark would be a subject or more recipients. */
const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

export function Person({ person, email, hasPin, onExcuse, onClearPin, removal }: PersonProps) {
  const { t } = useText();
  const { name, hue, isDone, isExcused } = person;
  return (
    <li>
      <Avatar name={name} hue={hue} waiting={!isDone} />
      <div>
        <p className="strong">
          {name}
          {person.isOrganizer && <Badge>{t('group.members.organizer')}</Badge>}
        </p>
        <p className={`small ${isDone || isExcused ? 'soft' : css.waiting}`}>
          {isExcused ? t('group.members.excused') : isDone ? t('group.members.done') : t('group.members.waiting')}
        </p>
        {email !== undefined && (
          <p className="small">
            <a href={mailTo(email)}>{email}</a>
          </p>
        )}
      </div>
      <div className={css.ways}>
        {(isExcused || !isDone) && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t(isExcused ? 'organizer.members.includeAria' : 'organizer.members.excuseAria', { name })}
            onClick={onExcuse}
          >
            {t(isExcused ? 'organizer.members.include' : 'organizer.members.excuse')}
          </Button>
        )}
        {hasPin && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('organizer.members.clearPinAria', { name })}
            onClick={onClearPin}
          >
            {t('organizer.members.clearPin')}
          </Button>
        )}
        {removal}
      </div>
    </li>
  );
}
