import { lazy, Suspense, useId, useState, type KeyboardEvent } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { addDays, type CivilDate } from '#shared/calendar/civil-date.ts';
import { rangeLength, type DateRange } from '#shared/calendar/date-range.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { Picked, RangeMove } from '#shared/preference/draft.ts';
import type { QuestionName } from '#shared/preference/questions.ts';
import { aheadDays } from '#shared/survey/friend-days.ts';
import { rangeReason } from '#shared/survey/steps.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import { formatDay, formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Count } from '#app/ui/count.tsx';
import type { DayState } from '#app/ui/date-calendar.tsx';
import { Field } from '#app/ui/field.tsx';
import { MemberLine } from '#app/ui/member-line.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './preferences.module.css';
import { Asked, StopText } from './question.tsx';

const DateCalendar = lazy(() => import('#app/ui/date-calendar.tsx').then((m) => ({ default: m.DateCalendar })));

interface RangePickerProps {
  question: Extract<QuestionName, 'dates' | 'datesToAvoid'>;
  required?: boolean;
  picked: Picked;
  act: (does: RangeMove) => void;
  reason?: ValidationCode | undefined;
  today: CivilDate;
}

/** Up to five ranges: a list, and to add to it two fields or the calendar. */
export function RangePicker({ question, required = false, picked, act, reason, today }: RangePickerProps) {
  const { t, language } = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(required && picked.ranges.length === 0);
  const { ranges, half } = picked;
  const isFull = ranges.length >= limits.dateRanges;
  const waitsForEnd = half.start !== '' && half.end === '';
  const remove = (range: DateRange, index: number) => {
    act({ kind: 'removeRange', index });
    showToast({
      text: t('survey.dates.removed', { range: formatRange(language, range) }),
      action: {
        label: t('survey.dates.undo'),
        run: () => {
          act({ kind: 'putRange', range });
        },
      },
    });
    document.getElementById(id)?.focus();
  };
  const dayText = (day: string, { place, today: isToday }: DayState) =>
    [
      formatDay(language, day, { weekday: true }),
      ...(isToday ? [t('survey.dates.today')] : []),
      ...(place === 'none' ? [] : [t(`survey.dates.place.${place}`)]),
    ].join(', ');
  return (
    <div className="stack gap-3" role="group" aria-labelledby={id}>
      <div className="row row--between">
        <h3 id={id} tabIndex={-1}>
          <Asked question={question} required={required} />
        </h3>
        <Count count={ranges.length} max={limits.dateRanges} />
        <p className="visually-hidden" role="status">
          {t('survey.dates.pickedCount', { count: ranges.length })}
        </p>
      </div>
      {(ranges.length > 0 || waitsForEnd) && (
        <Card as="ol" className={css.ranges}>
          {ranges.map((range, index) => (
            <li key={`${range.start}/${range.end}`}>
              <MemberLine form="upright" />
              <p>
                <b>{formatRange(language, range)}</b>{' '}
                <span className="small soft nowrap">{t('survey.dates.days', { count: rangeLength(range) })}</span>
              </p>
              <Button
                variant="plain"
                size="icon"
                aria-label={t('survey.dates.remove', { range: formatRange(language, range) })}
                onClick={() => {
                  remove(range, index);
                }}
              >
                <Trash2 className="icon" aria-hidden="true" />
              </Button>
            </li>
          ))}
          {waitsForEnd && (
            <li>
              <MemberLine form="open" />
              <p>
                <b>{formatDay(language, half.start, { weekday: true })} –</b>{' '}
                <span className="small">{t('survey.dates.pickEnd')}</span>
              </p>
              <Button
                variant="plain"
                size="icon"
                aria-label={t('survey.dates.dropHalf')}
                onClick={() => {
                  act({ kind: 'dropHalf' });
                }}
              >
                <X className="icon" aria-hidden="true" />
              </Button>
            </li>
          )}
        </Card>
      )}
      <StopText id={`${id}-error`} reason={reason} />
      {isFull ? (
        <p className="note" role="status">
          {t('survey.dates.full')}
        </p>
      ) : (
        <>
          <Ends picked={picked} act={act} today={today} question={question} />
          <div>
            <Button
              className={css.clear}
              variant="plain"
              size="small"
              aria-expanded={isOpen}
              onClick={() => {
                setOpen(!isOpen);
              }}
            >
              <CalendarDays className="icon" aria-hidden="true" />
              {t(isOpen ? 'preferences.closeCalendar' : 'preferences.openCalendar')}
            </Button>
          </div>
        </>
      )}
      {isOpen && !isFull && (
        <Suspense fallback={<Skeleton shape="tile" height="27rem" />}>
          <DateCalendar
            className={css.calendar ?? ''}
            ranges={ranges.map(({ start, end }) => ({ from: start, to: end }))}
            pending={waitsForEnd ? half.start : null}
            onPick={(day) => {
              act({ kind: 'pickDay', day });
            }}
            today={today}
            min={today}
            max={addDays(today, aheadDays - 1)}
            locale={language}
            label={t(`preferences.short.${question}`)}
            previousLabel={t('survey.dates.previousMonth')}
            nextLabel={t('survey.dates.nextMonth')}
            dayText={dayText}
          />
        </Suspense>
      )}
    </div>
  );
}

/** First and last day by typing: the same half-made range that the calendar shows. */
function Ends({
  picked: { half },
  act,
  today,
  question,
}: Pick<RangePickerProps, 'picked' | 'act' | 'today' | 'question'>) {
  const { t } = useText();
  const [wasAdded, setWasAdded] = useState(false);
  const reason = rangeReason(half);
  // Wrong ends are said at once; missing ones only after somebody wanted to add them.
  const shown = reason === 'range_order' || reason === 'range_too_long' || wasAdded ? reason : undefined;
  const error = shown && t(`validation.${shown}`);
  const max = addDays(today, aheadDays - 1);
  const type = (ends: { start?: string; end?: string }) => {
    setWasAdded(false);
    act({ kind: 'typeRange', ...ends });
  };
  const add = () => {
    setWasAdded(reason !== undefined);
    act({ kind: 'addRange' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) add();
  };
  return (
    <div
      className={css.ends}
      role="group"
      aria-label={`${t(`preferences.short.${question}`)}: ${t('survey.dates.type')}`}
    >
      <Field label={t('survey.dates.typeStart')} error={shown === 'range_start_missing' ? error : undefined}>
        <TextInput
          type="date"
          min={today}
          max={max}
          value={half.start}
          onChange={(event) => {
            type({ start: event.target.value });
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Field label={t('survey.dates.typeEnd')} error={shown !== 'range_start_missing' ? error : undefined}>
        <TextInput
          type="date"
          min={half.start || today}
          max={max}
          value={half.end}
          onChange={(event) => {
            type({ end: event.target.value });
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button variant="quiet" onClick={add}>
        {t('survey.dates.add')}
      </Button>
    </div>
  );
}
