import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import type { DaySpan } from './day-span.ts';
import { dayOf } from './use-month-keys.ts';

/** A finger that moves sideways by this much paints; up and down it scrolls. In CSS pixels. */
const sidewaysPx = 8;

interface Painted {
  onPaint: (range: DaySpan) => void;
  today: string;
  max: string;
}

interface Stroke {
  from: string;
  x: number;
  isOn: boolean;
}

/** Days by dragging from the first to the last. A press without a drag stays a press. */
export function usePaint({ onPaint, today, max }: Painted) {
  const stroke = useRef<Stroke | null>(null);
  const wasDrag = useRef(false);
  const [painted, setPainted] = useState<DaySpan>();
  const end = () => {
    stroke.current = null;
    setPainted(undefined);
  };
  return {
    painted,
    onPointerDown: (event: PointerEvent) => {
      const from = dayOf(event.target);
      wasDrag.current = false;
      if (event.button === 0 && from !== undefined && from >= today && from <= max)
        stroke.current = { from, x: event.clientX, isOn: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const now = stroke.current;
      if (!now) return;
      now.isOn ||= Math.abs(event.clientX - now.x) >= sidewaysPx;
      const to = dayOf(document.elementFromPoint(event.clientX, event.clientY));
      if (now.isOn && to !== undefined && to >= today && to <= max)
        setPainted(now.from <= to ? { from: now.from, to } : { from: to, to: now.from });
    },
    onPointerUp: () => {
      // Within one day it is a press.
      wasDrag.current = painted !== undefined && painted.from !== painted.to;
      if (painted && wasDrag.current) onPaint(painted);
      end();
    },
    onPointerCancel: end,
    // The click that follows a drag belongs to it.
    onClickCapture: (event: MouseEvent) => {
      if (!wasDrag.current) return;
      wasDrag.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
