import { useState } from 'react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { daysBetween } from '#shared/calendar/civil-date.ts';
import { isPast } from '#shared/decision/stage.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { civilToday } from '#app/local/device/today.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { formatDay } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import css from './group.module.css';
import { ownZone, zoneName } from '#app/parts/trip/zone.ts';
import { laterSheet } from '#app/ui/later-sheet.tsx';

const DeadlineSheet = laterSheet(() => import('./deadline-sheet.tsx').then((m) => m.DeadlineSheet));

/** Until when answers are awaited. The organiser changes it; it never locks anybody out. */
export function DueLine({ group, trip }: { group: GroupOnDevice; trip: TripState }) {
  const { t, language } = useText();
  const { now } = useDevice();
  const [isOpen, setOpen] = useState(false);
  const { deadline, overview, isQuorumMet } = trip;
  const day = deadline?.day;
  if ((!day && !group.isOrganizer) || group.stored.archived === 'gone') return null;
  const hasPassed = isPast(deadline, now());
  const left = day ? daysBetween(civilToday(now()), day) : 1;
  const name = day ? formatDay(language, day, { weekday: true }) : '';
  const isElsewhere = deadline !== undefined && deadline.timeZone !== ownZone();
  return (
    <div className={cx(css.due, (hasPassed || left <= 0) && css.soon)}>
      <CalendarClock className="icon" aria-hidden="true" />
      <p className={css.dueText}>
        <b>
          {!day
            ? t('trip.due.none')
            : hasPassed
              ? t('trip.due.past', { day: name })
              : left <= 0
                ? t('trip.due.today')
                : t('trip.due.left', { count: left })}
        </b>
        {day && (
          <span className="small">
            {isElsewhere
              ? t('trip.due.untilThere', { day: name, zone: zoneName(language, deadline.timeZone) })
              : t('trip.due.until', { day: name })}
          </span>
        )}
        {hasPassed && !isQuorumMet && (
          <span className="small">
            {t('trip.due.few', {
              quorum: Math.min(deadline?.quorum ?? 2, overview.progress.total),
              now: overview.progress.done,
            })}
          </span>
        )}
      </p>
      {group.isOrganizer && (
        <Button
          variant="plain"
          size="small"
          aria-label={t('trip.due.changeAria')}
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('trip.due.change')}
        </Button>
      )}
      {isOpen && (
        <DeadlineSheet
          group={group}
          trip={trip}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
