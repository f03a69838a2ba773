import { useId } from 'react';
import Send from 'lucide-react/icons/send';
import type { OneMove } from '#shared/dates/one-move.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';
import { eachDay, containsDate, rangeLength } from '#shared/calendar/date-range.ts';
import { parseCivilDate } from '#shared/calendar/civil-date.ts';
import { copyText } from '#app/parts/sharing/copy-text.ts';
import { weekdayLabel } from '#app/parts/answers/day-labels.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { personColor } from '#app/ui/person-hue.ts';
import { showToast } from '#app/ui/toast.ts';
import { vars } from '#app/ui/vars.ts';
import { personOf } from '#app/parts/trip/group-people.ts';
import type { SummaryOverview } from './summary-overview.ts';
import { moveSentence } from './move-words.ts';
import { worthMove } from './worth-move.ts';
import css from './summary.module.css';

/** Longer trips are described in words, not drawn. */
const mostDrawn = 10;

/**
 * One friend could add a few days so that one more member can come: the cheapest such move, if one is worth it beside
 * the `best` dates.
 */
export function MoveCard({ overview, wish, best }: { overview: SummaryOverview; wish: number; best: TripWindow }) {
  const { t, language } = useText();
  const today = useToday();
  const id = useId();
  const { people, summary } = overview;
  const move = worthMove(summary.dates, wish, best);
  const person = move && personOf(people, move.memberId);
  if (!move || !person) return null;
  const { addedDays: count, window } = move;
  const sentence = moveSentence(t, language, move, person.name, summary.of);
  const when = t('summary.move.when', { range: formatTrip(language, window, today) });
  return (
    <section className={css.move} aria-labelledby={id}>
      <Badge tone="heart" icon={null}>
        {count === 1 ? t('summary.move.badge1') : t('summary.move.badge', { count })}
      </Badge>
      <h2 className="title-3" id={id}>
        {sentence}
      </h2>
      <p className="small">{when}</p>
      {rangeLength(window) <= mostDrawn && <MoveDrawing move={move} person={person} />}
      <Button
        size="small"
        onClick={() => {
          void ask(
            `${sentence}. ${when}`,
            () => {
              showToast({ text: t('summary.move.copied') });
            },
            () => {
              showToast({ text: t('summary.move.notCopied') });
            },
          );
        }}
      >
        <Send className="icon" aria-hidden="true" />
        {t('summary.move.ask', { name: person.name })}
      </Button>
    </section>
  );
}

/** The days of the trip: the friend's own as their line, the ones to add dashed. */
function MoveDrawing({ move, person }: { move: OneMove; person: GroupPerson }) {
  const { language } = useText();
  const days = eachDay(move.window);
  const added = days.map((date) => move.added.some((range) => containsDate(range, date)));
  return (
    <div
      className={css.moveDays}
      aria-hidden="true"
      style={vars({ '--days': days.length, '--c': personColor(person.hue) })}
    >
      {days.map((date, index) => (
        <span key={date} className={css.moveDay}>
          <b>{parseCivilDate(date)?.day}</b>
          <small>{weekdayLabel(language, date)}</small>
          <i
            className={cx(
              added[index]
                ? css.added
                : added[index - 1] !== false
                  ? css.firstOwn
                  : added[index + 1] !== false && css.lastOwn,
              index === 0 ? css.noLeft : (added[index] || added[index - 1]) && css.dashLeft,
              index === days.length - 1 ? css.noRight : (added[index] || added[index + 1]) && css.dashRight,
            )}
          />
        </span>
      ))}
    </div>
  );
}

/** The device's own share sheet where there is one, otherwise the clipboard. */
async function ask(text: string, onCopied: () => void, onFailed: () => void): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text });
      return;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      if (error.name === 'AbortError') return;
    }
  }
  if (await copyText(text)) onCopied();
  else onFailed();
}
