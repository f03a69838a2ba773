import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been on the screen, so that what it shows is loaded only then. */
export function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [element, isSeen]);
  return isSeen;
}
