import { firstScreen } from '#app/kernel/screens-ahead.ts';
import { InAppLine } from './parts/notices/in-app-line.tsx';
import { Screens } from './routes.tsx';
import { chromeTopics } from './screen-topics.ts';
import { loadTopics } from './text/text.ts';
import { laterOptional } from './ui/later.tsx';

const AppChrome = laterOptional(async () => {
  await firstScreen;
  const [{ AppChrome: Chrome }] = await Promise.all([
    import('./parts/chrome/app-chrome.tsx'),
    loadTopics(chromeTopics),
  ]);
  return Chrome;
});

/** The screens, and what floats above all of them (sync pill, toasts, update prompt), which may come later. */
export function App() {
  return (
    <>
      <InAppLine />
      <Screens />
      <AppChrome />
    </>
  );
}
