import { lazy, Suspense, type ReactNode } from 'react';
import type { Place } from '#shared/destination/schema.ts';
import { loadParts } from '#app/kernel/load-failure.ts';
import { cx } from '#app/ui/cx.ts';
import css from './destination.module.css';
import { OrNothing } from './or-nothing.tsx';

const VignettePicture = lazy(() =>
  loadParts(import('./vignette-picture.tsx').then((m) => ({ default: m.VignettePicture }))),
);

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
      <OrNothing>
        <Suspense fallback={null}>
          <VignettePicture place={place} className={css.vignetteImage} />
        </Suspense>
      </OrNothing>
      {children}
    </span>
  );
}
