import { useMemo } from 'react';
import Check from 'lucide-react/icons/check';
import { addDays, type CivilDate } from '#shared/calendar/civil-date.ts';
import { containsRange, rangeLength, type DateRange } from '#shared/calendar/date-range.ts';
import { longWeekends, type LongWeekend } from '#shared/calendar/holidays.ts';
import { limits } from '#shared/kernel/limits.ts';
import { weekendsFrom } from '#shared/survey/friend-days.ts';
import type { SurveyDraft } from '#shared/survey/draft.ts';
import type { Move } from '#shared/survey/steps.ts';
import { isFull, lastDay } from '#app/parts/dates/range-editing.ts';
import { formatDay, formatMonthName, formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { showToast } from '#app/ui/toast.ts';
import css from './dates-step.module.css';

interface DateChipsProps {
  draft: SurveyDraft;
  act: (does: Move) => void;
  today: CivilDate;
  /** The best days of the friends. */
  hints: readonly { range: DateRange; count: number }[];
  /** Names of public holidays, by day; empty until they are known. */
  holidays: ReadonlyMap<string, string>;
  /** The month that is in view, 'YYYY-MM'. */
  month: string;
}

/**
 * One tap for days that somebody is likely to want: those of the friends, weekends, any time. A second tap takes them
 * out again.
 */
export function DateChips({ draft, act, today, hints, month, holidays }: DateChipsProps) {
  const { t, language } = useText();
  const all: DateRange = { start: today, end: lastDay(today) };
  const anyTime: DateRange = { start: today, end: addDays(today, limits.rangeDays - 1) };
  const weekends = weekendsFrom(month, all);
  const has = (range: DateRange) => draft.ranges.some((one) => containsRange(one, range));
  const isWhole = draft.ranges.some((one) => rangeLength(one) === limits.rangeDays);
  const toggle = (ranges: readonly DateRange[]) => {
    const isIn = ranges.every(has);
    const others = draft.ranges.filter((one) => !ranges.some((range) => containsRange(one, range)));
    act({ kind: 'setRanges', ranges: isIn ? others : [...draft.ranges, ...ranges], maybe: draft.maybe });
  };
  const takeAll = () => {
    const { ranges, maybe } = draft;
    act({ kind: 'setRanges', ranges: isWhole ? [] : [anyTime], maybe: [] });
    if (isWhole || ranges.length + maybe.length === 0) return;
    showToast({
      text: t('survey.dates.anyTimeSet'),
      action: {
        label: t('survey.dates.undo'),
        run: () => {
          act({ kind: 'setRanges', ranges, maybe });
        },
      },
    });
  };
  const free = limits.dateRanges - draft.maybe.length - draft.ranges.length;
  const longOnes = useLongWeekends(holidays, month, today);
  const takeLong = ({ range, bridge }: LongWeekend) => {
    const isIn = has(range);
    toggle([range]);
    if (bridge && !isIn)
      showToast({
        text: t('survey.dates.bridge', {
          day: formatDay(language, bridge, { weekday: true }),
          count: rangeLength(range),
        }),
      });
  };
  const [first] = weekends;
  const isWeekends = first !== undefined && weekends.every(has);
  return (
    <div className={css.chips} role="group" aria-label={t('survey.dates.chips')}>
      {hints.map(({ range, count }, index) => (
        <Chip key={range.start} isHint isOn={has(range)} isOff={isFull(draft)} onToggle={() => toggle([range])}>
          {!has(range) && (
            <b aria-label={t('survey.dates.friends', { count })}>{t('survey.dates.people', { count })}</b>
          )}
          {index === 0
            ? t('survey.dates.meToo', { range: formatRange(language, range) })
            : formatRange(language, range)}
        </Chip>
      ))}
      {first && (
        <Chip
          isOn={isWeekends}
          isOff={isFull(draft)}
          onToggle={() => toggle(isWeekends ? weekends : weekends.filter((one) => !has(one)).slice(0, free))}
        >
          {t('survey.dates.weekends', { month: formatMonthName(language, first.start.slice(0, 7)) })}
        </Chip>
      )}
      {longOnes.map((one) => (
        <Chip key={one.range.start} isOn={has(one.range)} isOff={isFull(draft)} onToggle={() => takeLong(one)}>
          {t('survey.dates.longWeekend', {
            name: holidays.get(one.holiday) ?? '',
            range: formatRange(language, one.range),
          })}
        </Chip>
      ))}
      <Chip isOn={isWhole} isOff={false} onToggle={takeAll}>
        {t('survey.dates.anyTime')}
      </Chip>
    </div>
  );
}

/** How many runs of days off are offered. */
const mostLongOnes = 2;

/** The next runs of days off from the month in view on. */
function useLongWeekends(holidays: ReadonlyMap<string, string>, month: string, today: CivilDate): LongWeekend[] {
  return useMemo(() => {
    const first = `${month}-01`;
    const from = first < today ? today : first;
    return longWeekends((day) => holidays.has(day), from, addDays(from, aheadOfMonth)).slice(0, mostLongOnes);
  }, [holidays, month, today]);
}

/** Days that are looked through: what lies further away is not near the month in view. */
const aheadOfMonth = 120;

interface ChipProps {
  isOn: boolean;
  isOff: boolean;
  isHint?: boolean;
  onToggle: () => void;
  children: React.ReactNode;
}

function Chip({ isOn, isOff, isHint = false, onToggle, children }: ChipProps) {
  return (
    <button
      type="button"
      className={css.chip}
      data-hint={isHint || undefined}
      aria-pressed={isOn}
      disabled={isOff && !isOn}
      onClick={onToggle}
    >
      {isOn && <Check className="icon" aria-hidden="true" />}
      {children}
    </button>
  );
}
