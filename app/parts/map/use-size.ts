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

/** The boxes of the page's controls that lie upon a map, in its pixels. They are marked by `data-over-map`; beside it on wide screens they cover nothing. */
function boxesOver(map: HTMLElement): Box[] {
  const edge = map.getBoundingClientRect();
  return [...document.querySelectorAll('[data-over-map]')]
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ left, right, top, bottom }) =>
        left < edge.right && right > edge.left && top < edge.bottom && bottom > edge.top,
    )
    .map(({ left, right, top, bottom }) => ({
      left: left - edge.left,
      right: right - edge.left,
      top: top - edge.top,
      bottom: bottom - edge.top,
    }));
}
