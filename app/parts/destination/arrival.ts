import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that the router gives to the page by which the app was opened. */
const opened = 'default';

/** After a navigation within the app the heading takes the focus; opening the app does not move it. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isLedTo = useRef(key !== opened);
  useEffect(() => {
    if (isLedTo.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
