import { lazy, Suspense } from 'react';
import { Screens } from './routes.tsx';

const AppChrome = lazy(() => import('./parts/app-chrome.tsx').then((m) => ({ default: m.AppChrome })));

/** The screens, and what floats above all of them (sync pill, toasts, update prompt), which may come later. */
export function App() {
  return (
    <>
      <Screens />
      <Suspense fallback={null}><AppChrome /></Suspense>
    </>
  );
}
