import { useEffect, useRef, type RefObject } from 'react';

/** The heading takes the focus when its view replaces another one; opening the page does not move the focus. */
export function useHeadingFocus(isSuccessor: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isSuccessor) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isSuccessor]);
  return heading;
}
