import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { allowed, type MapView, type Size } from '#shared/map/view.ts';
import { isStill } from '#app/ui/is-still.ts';

/** Milliseconds: of a flight, and of rest after which the map is drawn anew. */
const flightMs = 220;
const restMs = 140;
/** Milliseconds between two corrections of the pins' size while the drawing grows under them. */
const unscaledMs = 80;
/** Parts of the map's size that a drag moves before what lies beyond the edge is drawn. */
const drawnBeyond = 0.35;

export interface MapMotion {
  /** What is drawn. */
  view: MapView;
  /**
   * A view of the same scale, from which pins are placed: the one that the scale began with. A map that is only moved
   * need not place them again.
   */
  anchor: MapView;
  /** What is seen now: during a movement the drawing is only transformed. */
  live: RefObject<MapView>;
  layer: RefObject<HTMLDivElement | null>;
  /** What holds everything in the layer that keeps its own size. */
  marks: RefObject<HTMLDivElement | null>;
  /** Shows another view at once, without drawing. */
  move: (next: MapView) => void;
  /** Draws what is seen. */
  settle: () => void;
  /** Shows another view at once and draws it. */
  jumpTo: (next: MapView) => void;
  /** Moves there within 220 ms, or at once where motion is not wanted. */
  flyTo: (next: MapView) => void;
}

/**
 * Keeps pins, names and origins at their own size while the drawing is scaled by `k`. Each is told by itself: a custom
 * property of the layer would be inherited, so that the browser computes the styles of everything on the map in each
 * frame.
 */
function unscale(marks: HTMLElement | null, k: number): void {
  const scale = k === 1 ? '' : String(1 / k);
  for (const one of marks?.children ?? []) if (one instanceof HTMLElement) one.style.scale = scale;
}

/** The view of a map. Movements change one transform; React draws when they end. */
export function useMapView(first: MapView, size: Size): MapMotion {
  const [{ view, anchor }, setDrawn] = useState({ view: first, anchor: first });
  const live = useRef(first);
  const layer = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const drawn = useRef(first);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef(0);
  const unscaled = useRef({ by: 1, at: 0 });

  const settle = useCallback(() => {
    clearTimeout(rest.current);
    const now = live.current;
    setDrawn((before) => ({ view: now, anchor: before.anchor.scale === now.scale ? before.anchor : now }));
  }, []);
  const transform = useCallback(() => {
    const [from, now] = [drawn.current, live.current];
    const k = now.scale / from.scale;
    const [x, y] = [(from.x - now.x) * now.scale, (from.y - now.y) * now.scale];
    layer.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${k})`);
    const at = performance.now();
    if (k !== unscaled.current.by && at > unscaled.current.at + unscaledMs) {
      unscale(marks.current, k);
      unscaled.current = { by: k, at };
    }
    return Math.max(Math.abs(x) / size.width, Math.abs(y) / size.height);
  }, [size]);
  const move = useCallback(
    (next: MapView) => {
      live.current = next;
      // Drawn between the frames of the movement, not in one of them.
      if (transform() > drawnBeyond) startTransition(settle);
      clearTimeout(rest.current);
      rest.current = setTimeout(settle, restMs);
    },
    [settle, transform],
  );
  const jumpTo = useCallback(
    (wanted: MapView) => {
      cancelAnimationFrame(frame.current);
      live.current = allowed(wanted, size);
      settle();
    },
    [settle, size],
  );
  const flyTo = useCallback(
    (wanted: MapView) => {
      if (isStill()) {
        jumpTo(wanted);
        return;
      }
      cancelAnimationFrame(frame.current);
      const [from, to] = [live.current, allowed(wanted, size)];
      const start = performance.now();
      const step = (now: number) => {
        const t = Math.min(1, (now - start) / flightMs);
        const eased = 1 - (1 - t) ** 3;
        const scale = from.scale * (to.scale / from.scale) ** eased;
        // The middle moves as the scale does, so that the way is straight on the screen.
        const part = to.scale === from.scale ? eased : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
        move({ scale, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
        if (t < 1) frame.current = requestAnimationFrame(step);
        else settle();
      };
      frame.current = requestAnimationFrame(step);
    },
    [move, settle, jumpTo, size],
  );
  useLayoutEffect(() => {
    drawn.current = view;
    // What has been drawn newly has not been told of a scale, and the next movement need not wait.
    unscaled.current = { by: NaN, at: 0 };
    transform();
    unscaled.current.at = 0;
  }, [view, transform]);
  useEffect(
    () => () => {
      clearTimeout(rest.current);
      cancelAnimationFrame(frame.current);
    },
    [],
  );
  return { view, anchor, live, layer, marks, move, settle, jumpTo, flyTo };
}
