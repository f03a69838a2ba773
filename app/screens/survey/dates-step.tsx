import { useMemo, useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { beginLoad } from '#app/kernel/load-failure.ts';
import { BrushChoice } from '#app/parts/dates/brush-choice.tsx';
import { RangeFields } from '#app/parts/dates/range-fields.tsx';
import { RangeList } from '#app/parts/dates/range-list.tsx';
import { StopText } from '#app/parts/answering/stop-text.tsx';
import { formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useIsWide } from '#app/ui/use-is-wide.ts';
import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { friendHints, friendsByDay } from '#shared/survey/friend-days.ts';
import { DateChips } from './date-chips.tsx';
import { DatesSheet } from './dates-tray.tsx';
import type { StepProps } from './step-props.ts';
import { useSettledHolidays } from './use-settled-holidays.ts';
import css from './dates-step.module.css';
import { Coming } from '#app/ui/coming.tsx';

/** Asked for at once: it is the first thing that is shown. */
const months = () => import('#app/parts/dates/range-months.tsx');
beginLoad(months);
const RangeMonths = laterPart(() => months().then((m) => m.RangeMonths));

interface DatesStepProps extends StepProps {
  today: CivilDate;
  friends: MemberDates[];
}

/** Step 1: up to five ranges, painted in the months in which the friends can, or typed. */
export function DatesStep({ draft, act, reasons, today, friends }: DatesStepProps) {
  const { t, language } = useText();
  const isWide = useIsWide();
  const [isTyping, setTyping] = useState(false);
  const byDay = useMemo(() => friendsByDay(friends, today), [friends, today]);
  const hints = useMemo(() => friendHints(friends, today), [friends, today]);
  // Where the own days are already, else where the friends can, else now. It does not move while days are being picked.
  const [opensOn] = useState(() =>
    (
      [draft.half.start, draft.ranges[0]?.start, hints[0]?.range.start].find((day) => day && day >= today) ?? today
    ).slice(0, 7),
  );
  const [month, setMonth] = useState(opensOn);
  const holidays = useSettledHolidays(draft.originCountryIso2, language);
  const editing = { picked: draft, act, reasons, today };
  if (!holidays) return <Skeleton shape="tile" height="54rem" />;
  return (
    <>
      <DateChips draft={draft} act={act} today={today} hints={hints} month={month} holidays={holidays} />
      {!isWide && <StopText id="dates-stop" reason={reasons[0]} />}
      <Coming height="54rem">
        <RangeMonths
          draft={draft}
          act={act}
          today={today}
          opensOn={opensOn}
          friends={friends.length > 0 ? { byDay, total: friends.length } : undefined}
          holidays={holidays}
          onMonth={setMonth}
          tools={
            <div className={css.tools}>
              <BrushChoice
                legend={t('survey.dates.brush.legend')}
                value={draft.brush}
                onChange={(brush) => act({ kind: 'setBrush', brush })}
              />
              {!isWide && (
                <Button variant="plain" size="small" onClick={() => setTyping(true)}>
                  <CalendarPlus className="icon" aria-hidden="true" />
                  {t('survey.dates.typeDates')}
                </Button>
              )}
            </div>
          }
        />
      </Coming>
      {isWide ? (
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
          <RangeFields {...editing} />
        </div>
      ) : (
        isTyping && <DatesSheet {...editing} picked={draft} onClose={() => setTyping(false)} />
      )}
    </>
  );
}

/** What the friends who answered have in common, or how many ranges can be picked. */
export function DatesLead({ friends, today }: Pick<DatesStepProps, 'friends' | 'today'>) {
  const { t, language } = useText();
  const [best] = useMemo(() => friendHints(friends, today), [friends, today]);
  if (!best) return t('survey.dates.lead');
  const values = { count: best.count, of: friends.length, range: formatRange(language, best.range) };
  return t(best.count === friends.length ? 'survey.dates.everyFriend' : 'survey.dates.mostFriends', values);
}
