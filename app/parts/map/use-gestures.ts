import { useEffect, type RefObject } from 'react';
import { pannedBy, zoomedAt, type ScreenPoint, type Size } from '#shared/map/view.ts';
import type { MapMotion } from './use-map-view.ts';

/** Pixels that a pointer moves before it drags: a tap on a pin stays a tap. */
const dragFrom = 4;
/** A wheel's step of 100 zooms by about 1.6. */
const wheelStep = 0.005;

/**
 * Drag, pinch, wheel with Ctrl and double tap.
 * @param isPage one finger moves the map
 * @param onOneFinger a finger has scrolled the page instead of moving the map
 */
export function useGestures(
  root: RefObject<HTMLDivElement | null>,
  motion: MapMotion,
  size: Size,
  isPage: boolean,
  onOneFinger: () => void,
): void {
  const { live, move, settle, flyTo } = motion;
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const pointers = new Map<number, ScreenPoint>();
    let travelled = 0;
    // Asking for the element's place makes the browser lay out the page: a drag asks once, when it begins.
    let corner = { left: 0, top: 0 };
    const inElement = (event: MouseEvent): ScreenPoint => ({
      x: event.clientX - corner.left,
      y: event.clientY - corner.top,
    });
    const at = (event: MouseEvent): ScreenPoint => {
      corner = element.getBoundingClientRect();
      return inElement(event);
    };
    const isTool = (event: Event) =>
      event.target instanceof Element && event.target.closest('[data-map-tool]') !== null;
    const down = (event: PointerEvent) => {
      // Also on a button of the map: a drag by finger is followed by no click that would end it.
      if (pointers.size === 0) travelled = 0;
      if (isTool(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
      pointers.set(event.pointerId, at(event));
    };
    const drag = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = inElement(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      const isBlocked = !isPage && !other && event.pointerType === 'touch';
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      pointers.set(event.pointerId, now);
      if (isBlocked || travelled < dragFrom) return;
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      if (!other) move(pannedBy(live.current, size, now.x - before.x, now.y - before.y));
      else {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        const factor =
          Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
        const moved = pannedBy(live.current, size, (now.x - before.x) / 2, (now.y - before.y) / 2);
        if (Number.isFinite(factor)) move(zoomedAt(moved, size, middle, factor));
      }
    };
    const up = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return;
      if (event.type === 'pointercancel' && pointers.size === 0 && event.pointerType === 'touch') onOneFinger();
      if (pointers.size === 0 && travelled >= dragFrom) settle();
    };
    // After a drag the browser still sends a click to what lies below the pointer.
    const click = (event: MouseEvent) => {
      if (travelled >= dragFrom && event.detail > 0) {
        event.preventDefault();
        event.stopPropagation();
      }
      travelled = 0;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      move(zoomedAt(live.current, size, at(event), Math.exp(-event.deltaY * wheelStep)));
    };
    const double = (event: MouseEvent) => {
      if (!isTool(event)) flyTo(zoomedAt(live.current, size, at(event), 2));
    };
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', drag, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    element.addEventListener('dblclick', double, { signal });
    element.addEventListener('touchmove', touch, { signal, passive: false });
    return () => {
      listening.abort();
    };
  }, [root, live, move, settle, flyTo, size, isPage, onOneFinger]);
}
