import { cloneElement, useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
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

/** A short help for one control: after 700 ms of hovering, at once on keyboard focus or right after another tip; Escape closes it. */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode;
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}) {
  const [place, setPlace] = useState<Place | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const open = () => {
    const box = anchor.current?.getBoundingClientRect();
    if (!box) return;
    const below = box.top < 72;
    const x = Math.min(Math.max(box.left + box.width / 2, 72), Math.max(72, window.innerWidth - 72));
    setPlace({ x, y: below ? box.bottom : box.top, below });
  };
  const close = () => {
    clearTimeout(timer.current);
    if (place) lastClosed = performance.now();
    setPlace(null);
  };
  const hover = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(open, performance.now() - lastClosed < skipMs ? 0 : openMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      ref={anchor}
      className={css.anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && hover()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {cloneElement(children, place ? { 'aria-describedby': cx(children.props['aria-describedby'], id) } : {})}
      {place && (
        <span
          role="tooltip"
          id={id}
          className={cx(css.tip, place.below && css.below)}
          style={vars({ '--x': `${place.x}px`, '--y': `${place.y}px` })}
        >
          {text}
        </span>
      )}
    </span>
  );
}
