import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { cx } from './cx.ts';
import { vars } from './vars.ts';
import css from './tooltip.module.css';

const openMs = 700;
/** Within this time after the last tip the next one opens at once. */
const skipMs = 300;
let lastClosed = -Infinity;

interface Place {
  x: number;
  y: number;
  below: boolean;
}

export interface TipHandlers {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * The name of a control, as a tip: after 700 ms of hovering, at once on keyboard focus or right after another tip;
 * Escape closes it. It is not read out a second time.
 * @returns handlers for the control, and the tip to stand beside it
 */
export function useTip(text: ReactNode): { on: TipHandlers; tip: ReactNode } {
  const [place, setPlace] = useState<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = (control: HTMLElement) => {
    const box = control.getBoundingClientRect();
    const below = box.top < 72;
    const x = Math.min(Math.max(box.left + box.width / 2, 72), Math.max(72, window.innerWidth - 72));
    setPlace({ x, y: below ? box.bottom : box.top, below });
  };
  const close = () => {
    clearTimeout(timer.current);
    if (place) lastClosed = performance.now();
    setPlace(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const tip = place && (
    <span
      aria-hidden
      // Above a dialog too, which lies in the browser's top layer. Browsers of before 2024 have no popovers and show it
      // as it is.
      ref={(node) => {
        if (!node || !('showPopover' in node)) return;
        node.popover = 'manual';
        node.showPopover();
      }}
      className={cx(css.tip, place.below && css.below)}
      style={vars({ '--x': `${place.x}px`, '--y': `${place.y}px` })}
    >
      {text}
    </span>
  );
  return {
    tip,
    on: {
      onPointerEnter: ({ pointerType, currentTarget }) => {
        if (pointerType === 'touch') return;
        clearTimeout(timer.current);
        const isSoon = performance.now() - lastClosed < skipMs;
        timer.current = setTimeout(() => open(currentTarget), isSoon ? 0 : openMs);
      },
      onPointerLeave: close,
      onPointerDown: close,
      onFocus: ({ target, currentTarget }) => {
        if (target.matches(':focus-visible')) open(currentTarget);
      },
      onBlur: close,
      onKeyDown: ({ key }) => {
        if (key === 'Escape') close();
      },
    },
  };
}
