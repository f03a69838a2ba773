import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Box } from '#shared/map/place-labels.ts';
import type { Size } from '#shared/map/view.ts';

interface Room {
  readonly size: Size;
  /** What of the page may lie upon the map. */
  readonly over: readonly Box[];
}

/** An element's size in pixels, and what lies upon it; `undefined` before it is known. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width > 0 && height > 0)
        setRoom((before) =>
          before?.size.width === width && before.size.height === height
            ? before
            : { size: { width, height }, over: boxesOver(measured) },
        );
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return room;
}

/** Where the page's views and the button beside them are, in a map's pixels: upon it on phones, beside it on wide screens. */
function boxesOver(map: HTMLElement): Box[] {
  const from = map.getBoundingClientRect();
  return [...document.querySelectorAll('main nav, main nav + button')].map((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return { left: left - from.left, right: right - from.left, top: top - from.top, bottom: bottom - from.top };
  });
}
