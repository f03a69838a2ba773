import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadParts } from './load-failure.ts';
import { Screens } from './routes.tsx';
import { chromeTopics } from './screen-topics.ts';
import { loadTopics } from './text/text.ts';

const AppChrome = lazy(async () => {
  const [{ AppChrome: Chrome }] = await loadParts(
    Promise.all([import('./parts/chrome/app-chrome.tsx'), loadTopics(chromeTopics)]),
  );
  return { default: Chrome };
});

/** The screens, and what floats above all of them (sync pill, toasts, update prompt), which may come later. */
export function App() {
  return (
    <>
      <Screens />
      <ErrorBoundary quiet place="">
        <Suspense fallback={null}>
          <AppChrome />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
