import { lazy, Suspense, type ComponentProps } from 'react';
import type { TakeAlong as Now } from './take-along.tsx';

const Later = lazy(() => import('./take-along.tsx').then((m) => ({ default: m.TakeAlong })));

/** The ways out of the app stand at the end of a screen: they come after it. */
export function TakeAlong(props: ComponentProps<typeof Now>) {
  return (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}
