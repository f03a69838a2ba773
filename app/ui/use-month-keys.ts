import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { addDays } from '#shared/calendar/civil-date.ts';
import type { DaySpan } from './date-pick.ts';

interface Keyed {
  months: readonly string[];
  today: string;
  max: string;
  pending: string | null;
  yes: readonly DaySpan[];
  onDrop: () => void;
  onBrush: () => void;
}

/** One tab stop; arrow keys move by days and weeks, Page Up and Page Down by four weeks, Escape drops a range that was begun, B changes the brush. */
export function useMonthKeys(
  box: RefObject<HTMLElement | null>,
  { months, today, max, pending, yes, onDrop, onBrush }: Keyed,
) {
  const [focused, setFocused] = useState<string>();
  const first = `${months[0] ?? today.slice(0, 7)}-01`;
  const isShown = (day: string | undefined): day is string => day !== undefined && months.includes(day.slice(0, 7));
  const start = [focused, pending ?? undefined, yes[0]?.from].find(isShown) ?? (first < today ? today : first);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = dayOf(event.target);
    const step = steps[event.key];
    if (at && step !== undefined) {
      event.preventDefault();
      const to = addDays(at, step);
      const wanted = to < today ? today : to > max ? max : to;
      box.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus();
    } else if (event.key === 'Escape' && pending !== null) {
      event.preventDefault();
      onDrop();
    } else if (at && event.key.toLowerCase() === 'b' && !event.metaKey && !event.ctrlKey && !event.altKey) onBrush();
  };
  return {
    tabStop: start,
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      setFocused(dayOf(event.target));
    },
  };
}

/** In days. */
const steps: Record<string, number | undefined> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
};

export function dayOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;
}
