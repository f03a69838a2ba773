import { useEffect, useId, useRef, type ReactNode } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { StopText } from '#app/parts/answering/stop-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Count } from '#app/ui/count.tsx';
import { MemberLine } from '#app/ui/member-line.tsx';
import { showToast } from '#app/ui/toast.ts';
import { formatDay, formatRange, rangeDash } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import type { Brush } from '#shared/survey/draft.ts';
import { rangeLength, type DateRange } from '#shared/calendar/date-range.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { limits } from '#shared/kernel/limits.ts';
import { BrushChoice } from './brush-choice.tsx';
import { isFull, waitsForEnd, type RangeEditing } from './range-editing.ts';
import css from './dates.module.css';

interface RangeListProps extends Pick<RangeEditing, 'picked' | 'act' | 'reasons'> {
  /** Names the list. @param focus the heading's id and tab index: after a removal the focus goes there */
  heading: (focus: { id: string; tabIndex: -1 }) => ReactNode;
  /** Shown while there is no range. */
  whenEmpty?: string;
}

/** The chosen ranges with their length, each removable (with undo), and the incomplete one. */
export function RangeList({ picked, act, reasons, heading, whenEmpty }: RangeListProps) {
  const { t, language } = useText();
  const id = useId();
  const count = picked.ranges.length + (picked.maybe?.length ?? 0);
  const asksIfNeedBe = picked.maybe !== undefined;
  const wasTurned = useRef(false);
  // The row that was turned may have become part of another: the focus would be nowhere.
  useEffect(() => {
    if (wasTurned.current && document.activeElement === document.body) document.getElementById(id)?.focus();
    wasTurned.current = false;
  });
  const remove = (range: DateRange, index: number, brush: Brush) => {
    act({ kind: 'removeRange', index, brush });
    showToast({
      text: t('survey.dates.removed', { range: formatRange(language, range) }),
      action: {
        label: t('survey.dates.undo'),
        run: () => {
          act({ kind: 'putRange', range, brush });
        },
      },
    });
    document.getElementById(id)?.focus();
  };
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <div className="row row--between">
        {heading({ id, tabIndex: -1 })}
        <Count count={count} max={limits.dateRanges} />
        <p className="visually-hidden" role="status">
          {t('survey.dates.pickedCount', { count })}
        </p>
      </div>
      {count > 0 || waitsForEnd(picked) ? (
        <Card as="ol" className={css.ranges}>
          {inOrder(picked).map(({ range, brush, index }) => (
            <PickedRange
              key={range.start}
              range={range}
              brush={brush}
              onTurn={
                asksIfNeedBe
                  ? (next) => {
                      wasTurned.current = true;
                      act({ kind: 'putRange', range, brush: next });
                    }
                  : undefined
              }
              onRemove={() => {
                remove(range, index, brush);
              }}
            />
          ))}
          {waitsForEnd(picked) && <HalfRange picked={picked} act={act} />}
        </Card>
      ) : (
        whenEmpty && (
          <Card tone="quiet" className={css.none}>
            <p className="small soft">{whenEmpty}</p>
          </Card>
        )
      )}
      {isFull(picked) && (
        <p className="note" role="status">
          {t('survey.dates.full')}
        </p>
      )}
      <StopText
        id={`${id}-error`}
        reason={reasons.find((one) => one === 'range_missing' || one === 'range_only_maybe')}
      />
    </section>
  );
}

/**
 * By their days, so that a range stays where it is when it becomes an "if need be". `index`: among those of its brush.
 */
const inOrder = ({ ranges, maybe = [] }: RangeEditing['picked']) =>
  [
    ...ranges.map((range, index) => ({ range, index, brush: 'yes' as const })),
    ...maybe.map((range, index) => ({ range, index, brush: 'maybe' as const })),
  ].sort((one, other) => (one.range.start < other.range.start ? -1 : 1));

interface PickedRangeProps {
  range: DateRange;
  brush: Brush;
  /** Makes a yes an "if need be", or the other way round; `undefined` where there is only yes. */
  onTurn: ((brush: Brush) => void) | undefined;
  onRemove: () => void;
}

function PickedRange({ range, brush, onTurn, onRemove }: PickedRangeProps) {
  const { t, language } = useText();
  return (
    <li>
      <MemberLine form={brush === 'yes' ? 'upright' : 'open'} />
      <div>
        <p className="strong">
          <Ends range={range} />
        </p>
        <p className="small soft">{t('survey.dates.days', { count: rangeLength(range) })}</p>
        {onTurn && <BrushChoice legend={formatRange(language, range)} value={brush} onChange={onTurn} />}
      </div>
      <Button
        variant="plain"
        size="icon"
        aria-label={t('survey.dates.remove', { range: formatRange(language, range) })}
        onClick={onRemove}
      >
        <Trash2 className="icon" aria-hidden="true" />
      </Button>
    </li>
  );
}

/** A range without its last day. */
function HalfRange({ picked, act }: Pick<RangeEditing, 'picked' | 'act'>) {
  const { t, language } = useText();
  return (
    <li>
      <MemberLine form="open" />
      <div>
        <p className="strong">
          {formatDay(language, picked.half.start, { weekday: true })}
          {gap(language)}
          <span className={css.dash}>{rangeDash(language)}</span>
        </p>
        <p className={`small ${css.pickEnd ?? ''}`}>{t('survey.dates.pickEnd')}</p>
      </div>
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
  );
}

/** Japanese has no spaces around the dash. */
const gap = (language: Language): string => (language === 'ja' ? '' : ' ');

/** `4월 17일 (토) ~ 4월 20일 (화)`, `4月17日(土)〜4月20日(火)`; a day trip is one day. */
function Ends({ range }: { range: DateRange }) {
  const { language } = useText();
  const start = formatDay(language, range.start, { weekday: true });
  if (range.start === range.end) return start;
  return (
    <>
      <span className="nowrap">
        {start}
        {gap(language)}
        <span className={css.dash}>{rangeDash(language)}</span>
      </span>
      {gap(language)}
      <span className="nowrap">{formatDay(language, range.end, { weekday: true })}</span>
    </>
  );
}
