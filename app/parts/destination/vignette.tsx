import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { VignettedPlace } from '#shared/scene/kinds/evidence.ts';
import { inIdleTurn } from '#app/kernel/idle-turns.ts';
import { cx } from '#app/ui/cx.ts';
import { laterOptional } from '#app/ui/later.tsx';
import { useIsSeen } from '#app/ui/use-is-seen.ts';
import css from './destination.module.css';

const VignettePicture = laterOptional(() => import('./vignette-picture.tsx').then((m) => m.VignettePicture));

/** A screen ahead is drawn. */
const ahead = '100%';

/**
 * A place's drawing in a frame of fixed size; an empty frame where it cannot be loaded. Browsers load pictures of data
 * addresses at once, `loading="lazy"` or not, and each takes 3 ms or more: what is near the screen is drawn first, the
 * others one by one when there is nothing else to do.
 */
export function Vignette({
  place,
  among,
  className,
  children,
}: {
  place: VignettedPlace;
  /** All places of its city: none of them has the same drawing. */
  among: readonly VignettedPlace[];
  className?: string | undefined;
  /** Upon the picture. */
  children?: ReactNode;
}) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useIsSeen(frame, ahead);
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    if (isNear) return;
    return inIdleTurn(() => {
      setTurn(true);
    });
  }, [isNear]);
  return (
    <span ref={frame} className={cx(css.vignette, className)}>
      {(isNear || isTurn) && <VignettePicture place={place} among={among} className={css.vignetteImage} />}
      {children}
    </span>
  );
}
