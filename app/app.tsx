import { lazy } from 'react';
import { loadParts } from '#app/kernel/load-failure.ts';
import { InAppLine } from './parts/notices/in-app-line.tsx';
import { Screens } from './routes.tsx';
import { chromeTopics } from './screen-topics.ts';
import { loadTopics } from './text/text.ts';
import { Optional } from './ui/optional.tsx';

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
      <InAppLine />
      <Screens />
      <Optional>
        <AppChrome />
      </Optional>
    </>
  );
}
