import { lazy, type ComponentProps } from 'react';
import { loadParts } from '#app/kernel/load-failure.ts';
import { Optional } from '#app/ui/optional.tsx';
import type { TakeAlong as Now } from './take-along.tsx';

const Later = lazy(() => loadParts(import('./take-along.tsx')).then((m) => ({ default: m.TakeAlong })));

/** The ways out of the app stand at the end of a screen: they come after it. */
export function TakeAlong(props: ComponentProps<typeof Now>) {
  return (
    <Optional>
      <Later {...props} />
    </Optional>
  );
}
