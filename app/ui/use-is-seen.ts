import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has been on the screen, so that what it shows is loaded only then.
 * @param margin how far beyond the screen it counts already, as CSS writes it
 */
export function useIsSeen(element: RefObject<HTMLElement | null>, margin = '0px'): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [element, isSeen, margin]);
  return isSeen;
}
