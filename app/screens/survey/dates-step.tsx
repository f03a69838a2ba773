import { useMemo } from 'react';
import Users from 'lucide-react/icons/users';
import { Callout } from '#app/ui/callout.tsx';
import { RangeCalendar } from '#app/parts/dates/range-calendar.tsx';
import { RangeFields } from '#app/parts/dates/range-fields.tsx';
import { RangeList } from '#app/parts/dates/range-list.tsx';
import { formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { intersect, type DateRange } from '#shared/calendar/date-range.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { bestFriendDays, friendsByDay } from '#shared/survey/friend-days.ts';
import { validRanges } from '#shared/survey/steps.ts';
import type { StepProps } from './step-props.ts';

interface DatesStepProps extends StepProps {
  today: CivilDate;
  friends: MemberDates[];
}

/** Step 1: up to five ranges, picked in the calendar or typed. */
export function DatesStep({ draft, act, reasons, today, friends }: DatesStepProps) {
  const { t } = useText();
  const byDay = useMemo(() => friendsByDay(friends, today), [friends, today]);
  const editing = { picked: draft, act, reasons, today };
  return (
    <>
      <RangeCalendar
        {...editing}
        label={t('survey.dates.calendar')}
        friends={friends.length > 0 ? { byDay, total: friends.length } : undefined}
      />
      <div className="stack gap-6">
        <RangeList
          {...editing}
          heading={(focus) => (
            <h2 className="title-3" {...focus}>
              {t('survey.dates.picked')}
            </h2>
          )}
          whenEmpty={t('survey.dates.none')}
        />
        <FriendsAgree friends={friends} today={today} own={validRanges(draft)} />
        <RangeFields {...editing} />
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
