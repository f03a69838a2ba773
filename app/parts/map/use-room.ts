import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Box } from '#shared/map/place-labels.ts';
import type { Size } from '#shared/map/view.ts';

interface Room {
  readonly size: Size;
  /** What of the page lies upon the map. */
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

/**
 * Where the page's views and the button beside them lie upon a map, in its pixels: on phones. On wide screens they are
 * beside it.
 */
function boxesOver(map: HTMLElement): Box[] {
  const from = map.getBoundingClientRect();
  return [...document.querySelectorAll('main nav, main nav + button')]
    .map((control) => control.getBoundingClientRect())
    .filter((one) => one.right > from.left && one.left < from.right && one.bottom > from.top && one.top < from.bottom)
    .map(({ left, right, top, bottom }) => ({
      left: left - from.left,
      right: right - from.left,
      top: top - from.top,
      bottom: bottom - from.top,
    }));
}
