import { useRef, type ReactNode } from 'react';
import type { VignettedPlace } from '#shared/scene/place-vignette.ts';
import { cx } from '#app/ui/cx.ts';
import { laterOptional } from '#app/ui/later.tsx';
import { useIsSeen } from '#app/ui/use-is-seen.ts';
import css from './destination.module.css';

const VignettePicture = laterOptional(() => import('./vignette-picture.tsx').then((m) => m.VignettePicture));

/** Browsers load pictures of data addresses at once, `loading="lazy"` or not, and each costs 3 ms or more. A screen ahead is drawn. */
const ahead = '100%';

/** A place's drawing in a frame of fixed size; an empty frame until it comes near the screen and is here, and where it cannot be loaded. */
export function Vignette({
  place,
  className,
  children,
}: {
  place: VignettedPlace;
  className?: string | undefined;
  /** Upon the picture. */
  children?: ReactNode;
}) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useIsSeen(frame, ahead);
  return (
    <span ref={frame} className={cx(css.vignette, className)}>
      {isNear && <VignettePicture place={place} className={css.vignetteImage} />}
      {children}
    </span>
  );
}
