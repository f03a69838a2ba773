import { lazy, Suspense } from 'react';
import { Screens } from './routes.tsx';
import { chromeTopics } from './screen-topics.ts';
import { loadTopics } from './text/text.ts';

const AppChrome = lazy(async () => {
  const [{ AppChrome: Chrome }] = await Promise.all([
    import('./parts/chrome/app-chrome.tsx'),
    loadTopics(chromeTopics),
  ]);
  return { default: Chrome };
});

/** The screens, and what floats above all of them (sync pill, toasts, update prompt), which may come later. */
export function App() {
  return (
    <>
      <Screens />
      <Suspense fallback={null}>
        <AppChrome />
      </Suspense>
    </>
  );
}
