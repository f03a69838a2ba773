import { Suspense, type ComponentProps } from 'react';
import { laterPart } from '#app/ui/later.tsx';
import type { TwoAnswers as Now } from './two-answers.tsx';
import { Shell } from '#app/ui/shell.tsx';

const Later = laterPart(() => import('./two-answers.tsx').then((m) => m.TwoAnswers));

/** Two versions of one answer are rare, so their screen is loaded when there are two. */
export function TwoAnswers(props: ComponentProps<typeof Now>) {
  return (
    <Suspense fallback={<Shell />}>
      <Later {...props} />
    </Suspense>
  );
}
