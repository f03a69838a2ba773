import { lazy, Suspense, useMemo } from 'react';
import Users from 'lucide-react/icons/users';
import { Callout } from '#app/ui/callout.tsx';
import type { DayState } from '#app/ui/date-calendar.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { formatDay, formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { addDays, type CivilDate } from '#shared/calendar/civil-date.ts';
import { intersect, type DateRange } from '#shared/calendar/date-range.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { aheadDays, bestFriendDays, friendsByDay } from '#shared/survey/friend-days.ts';
import { validRanges } from '#shared/survey/steps.ts';
import { DateFields } from './date-fields.tsx';
import { PickedRanges } from './picked-ranges.tsx';
import type { StepProps } from './step-props.ts';

const DateCalendar = lazy(() => import('#app/ui/date-calendar.tsx').then((m) => ({ default: m.DateCalendar })));

/** Step 1: up to five ranges, picked in the calendar or typed; short bars say on which days friends can. */
export function DatesStep({
  draft,
  act,
  reasons,
  today,
  friends,
}: StepProps & { today: CivilDate; friends: MemberDates[] }) {
  const { t, language } = useText();
  const people = useMemo(() => friendsByDay(friends, today), [friends, today]);
  const dayText = (day: string, { place, people: count, today: isToday }: DayState) =>
    [
      formatDay(language, day, { weekday: true }),
      ...(isToday ? [t('survey.dates.today')] : []),
      ...(place === 'none' ? [] : [t(`survey.dates.place.${place}`)]),
      ...(count === undefined ? [] : [t('survey.dates.friends', { count })]),
    ].join(', ');
  return (
    <>
      <Suspense fallback={<Skeleton shape="tile" height="27rem" />}>
        <DateCalendar
          ranges={draft.ranges.map(({ start, end }) => ({ from: start, to: end }))}
          pending={draft.half.end === '' && draft.half.start !== '' ? draft.half.start : null}
          onPick={(day) => act({ kind: 'pickDay', day })}
          today={today}
          min={today}
          max={addDays(today, aheadDays - 1)}
          {...(friends.length > 0 && { people, total: friends.length, peopleText: t('survey.dates.friendsLegend') })}
          locale={language}
          label={t('survey.dates.calendar')}
          previousLabel={t('survey.dates.previousMonth')}
          nextLabel={t('survey.dates.nextMonth')}
          dayText={dayText}
        />
      </Suspense>
      <div className="stack gap-6">
        <PickedRanges draft={draft} act={act} reasons={reasons} />
        <FriendsAgree friends={friends} today={today} own={validRanges(draft)} />
        <DateFields draft={draft} act={act} reasons={reasons} today={today} />
      </div>
    </>
  );
}

/** The best days of the friends who answered; only where there is room for it. */
function FriendsAgree({ friends, today, own }: { friends: MemberDates[]; today: CivilDate; own: DateRange[] }) {
  const { t, language } = useText();
  const best = bestFriendDays(friends, today);
  if (!best) return null;
  const values = { count: best.count, of: friends.length, range: formatRange(language, best.range) };
  return (
    <Callout className={'only-wide'} icon={<Users className="icon" aria-hidden="true" />}>
      {t(best.count === friends.length ? 'survey.dates.everyFriend' : 'survey.dates.mostFriends', values)}
      {own.some((range) => intersect(range, best.range)) && ` ${t('survey.dates.overlaps')}`}
    </Callout>
  );
}
