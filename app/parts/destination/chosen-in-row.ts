import { useEffect, useRef, type RefObject } from 'react';

/**
 * Of a row that scrolls sideways: what is chosen stands in its middle, as far as the row goes.
 * @param chosen by another one the row scrolls again
 */
export function useChosenInRow<T extends HTMLElement>(chosen: string | undefined): RefObject<T | null> {
  const row = useRef<T>(null);
  useEffect(() => {
    const on = row.current?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-current]');
    if (on) row.current?.scrollTo({ left: on.offsetLeft - (row.current.clientWidth - on.offsetWidth) / 2 });
  }, [chosen]);
  return row;
}
