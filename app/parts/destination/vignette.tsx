import { type ReactNode } from 'react';
import type { Place } from '#shared/destination/schema.ts';
import { cx } from '#app/ui/cx.ts';
import { laterOptional } from '#app/ui/later.tsx';
import css from './destination.module.css';

const VignettePicture = laterOptional(() => import('./vignette-picture.tsx').then((m) => m.VignettePicture));

/** A place's drawing in a frame of fixed size; an empty frame until it is here, and where it cannot be loaded. */
export function Vignette({
  place,
  className,
  children,
}: {
  place: Pick<Place, 'tags' | 'type'>;
  className?: string | undefined;
  /** Upon the picture. */
  children?: ReactNode;
}) {
  return (
    <span className={cx(css.vignette, className)}>
      <VignettePicture place={place} className={css.vignetteImage} />
      {children}
    </span>
  );
}
