import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

export const headingId = 'stage';

/**
 * A step of the drill-down: its heading takes the focus. Forward it starts at the top; Back keeps the browser's place.
 */
export function useArrival(place: string): void {
  const kind = useNavigationType();
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    document.getElementById(headingId)?.focus({ preventScroll: true });
    if (kind === NavigationType.Push) window.scrollTo(0, 0);
  }, [place, kind]);
}
