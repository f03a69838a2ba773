import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { addDays, weekday } from '#shared/calendar/civil-date.ts';
import type { DaySpan } from './day-span.ts';

interface Keyed {
  months: readonly string[];
  today: string;
  max: string;
  pending: string | null;
  yes: readonly DaySpan[];
  weekStart?: 0 | 1 | undefined;
  onDrop: () => void;
  onBrush: () => void;
  /** Shows the months next to these, on the side where this day is. */
  onReach: (day: string) => void;
}

/**
 * One tab stop; arrow keys move by days and weeks, Home and End to an end of the week, Page Up and Page Down by months
 * (as in a grid of WAI-ARIA). Escape drops a range that was begun, B changes the brush.
 */
export function useMonthKeys(
  box: RefObject<HTMLElement | null>,
  { months, today, max, pending, yes, weekStart = 0, onDrop, onBrush, onReach }: Keyed,
) {
  const [focused, setFocused] = useState<string>();
  const first = `${months[0] ?? today.slice(0, 7)}-01`;
  const isShown = (day: string | undefined): day is string => day !== undefined && months.includes(day.slice(0, 7));
  const start = [focused, pending ?? undefined, yes[0]?.from].find(isShown) ?? (first < today ? today : first);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = dayOf(event.target);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey;
    const to = at && isPlain && target(event.key, at, weekStart);
    if (to) {
      event.preventDefault();
      const wanted = to < today ? today : to > max ? max : to;
      if (!isShown(wanted)) onReach(wanted);
      box.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus();
    } else if (event.key === 'Escape' && pending !== null) {
      event.preventDefault();
      onDrop();
    } else if (at && isPlain && event.key.toLowerCase() === 'b') onBrush();
  };
  return {
    tabStop: start,
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      setFocused(dayOf(event.target));
    },
  };
}

/** The day that a key leads to. */
function target(key: string, at: string, weekStart: 0 | 1): string | undefined {
  const column = (weekday(at) - weekStart + 7) % 7;
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -column, End: 6 - column }[key];
  if (days !== undefined) return addDays(at, days);
  if (key !== 'PageUp' && key !== 'PageDown') return undefined;
  const month = addDays(`${at.slice(0, 7)}-15`, key === 'PageUp' ? -30 : 30).slice(0, 7);
  // A shorter month is left at its last day.
  return daysOf(month).findLast((day) => day.slice(8) <= at.slice(8));
}

export function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

export function dayOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;
}
