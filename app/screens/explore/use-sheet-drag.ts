import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * From low to high: its head alone, the list's beginning, and all of the map's room. `map-list.module.css` has the same
 * heights.
 */
export const sheetHeights = ['low', 'half', 'full'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

/** Pixels that a pointer moves before it drags: a press stays a press. */
const dragFrom = 6;
/** A sheet that is let go of moves on for so many milliseconds; the nearest height is taken then. */
const carriedMs = 120;

/** Pixels in a sheet's room. */
const pixelsOf = (room: number): Record<SheetHeight, number> => {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { low: 2.75 * rem, half: Math.min(19.5 * rem, 0.5 * room), full: room };
};

interface Drag {
  from: number;
  height: number;
  last: { y: number; at: number };
  /** Pixels up per millisecond. */
  speed: number;
  isMoving: boolean;
}

/**
 * A sheet at the lower edge of what it stands in: its head is dragged, and let go of it stays at the nearest height.
 */
export function useSheetDrag(onHeight: (height: SheetHeight) => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const dragged = useRef<Drag>(undefined);
  const wasMoved = useRef(false);
  const roomOf = () => sheet.current?.parentElement?.clientHeight ?? 0;
  const show = (height: number | undefined) => {
    const style = sheet.current?.style;
    style?.setProperty('height', height === undefined ? '' : `${height}px`);
    style?.setProperty('transition', height === undefined ? '' : 'none');
  };
  const heightAt = (y: number, { from, height }: Drag) =>
    Math.min(roomOf(), Math.max(pixelsOf(roomOf()).low, height + from - y));
  const onPointerDown = (event: PointerEvent) => {
    wasMoved.current = false;
    if (!event.isPrimary || event.button !== 0) return;
    const y = event.clientY;
    dragged.current = {
      from: y,
      height: sheet.current?.clientHeight ?? 0,
      last: { y, at: event.timeStamp },
      speed: 0,
      isMoving: false,
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    const drag = dragged.current;
    if (!drag) return;
    const y = event.clientY;
    if (!drag.isMoving && Math.abs(y - drag.from) < dragFrom) return;
    if (!drag.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
    const passed = event.timeStamp - drag.last.at;
    if (passed > 0) drag.speed = (drag.last.y - y) / passed;
    drag.isMoving = true;
    drag.last = { y, at: event.timeStamp };
    show(heightAt(y, drag));
  };
  const end = () => {
    const wasMoving = dragged.current?.isMoving === true;
    dragged.current = undefined;
    wasMoved.current = wasMoving;
    show(undefined);
    return wasMoving;
  };
  const onPointerUp = (event: PointerEvent) => {
    const drag = dragged.current;
    if (!drag || !end()) return;
    const still = event.timeStamp - drag.last.at > carriedMs;
    const reached = heightAt(event.clientY, drag) + (still ? 0 : drag.speed * carriedMs);
    const pixels = pixelsOf(roomOf());
    const away = (one: SheetHeight) => Math.abs(pixels[one] - reached);
    onHeight(sheetHeights.reduce((best, one) => (away(one) < away(best) ? one : best)));
  };
  // After a drag a mouse still clicks what lies below it; a key clicks too, without a pointer.
  const onClickCapture = (event: MouseEvent) => {
    if (wasMoved.current && event.detail > 0) event.stopPropagation();
  };
  return { sheet, drag: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onClickCapture } };
}
