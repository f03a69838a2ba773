import { lazy, type ComponentProps } from 'react';
import { loadParts } from '#app/kernel/load-failure.ts';
import { Optional } from '#app/ui/optional.tsx';
import type { TakeAlong as Now } from './take-along.tsx';

const Later = lazy(() => loadParts(import('./take-along.tsx')).then((m) => ({ default: m.TakeAlong })));

/** Exports are at the end of a screen, so they are loaded after it. */
export function TakeAlong(props: ComponentProps<typeof Now>) {
  return (
    <Optional>
      <Later {...props} />
    </Optional>
  );
}
