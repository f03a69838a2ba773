import { useEffect, useRef, type RefObject } from 'react';

/** The heading takes the focus when its view takes the place of another one; opening the page moves nothing. */
export function useHeadingFocus(isSuccessor: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isSuccessor) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isSuccessor]);
  return heading;
}
