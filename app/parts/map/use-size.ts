import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from '#shared/map/view.ts';

/** An element's size in pixels; `undefined` before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width > 0 && height > 0)
        setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return size;
}
