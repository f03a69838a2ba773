import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { LoadFailure } from '#app/kernel/load-failure.ts';
import * as again from '#app/kernel/load-again.ts';

/** How this page was opened, and whether a service worker serves it. */
function opened({ type, path = '/', isServed }: { type: 'navigate' | 'reload'; path?: string; isServed: boolean }) {
  const name = new URL(path, location.href).href;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, name } as PerformanceNavigationTiming]);
  vi.stubGlobal('navigator', { serviceWorker: { controller: isServed ? {} : null } });
}

function show(error: Error) {
  const Screen = () => {
    throw error;
  };
  return render(
    <MemoryRouter>
      <ErrorBoundary place="/">
        <Screen />
      </ErrorBoundary>
    </MemoryRouter>,
    { onCaughtError: () => undefined },
  );
}

const loadAgain = vi.spyOn(again, 'loadAgain');
const missing = new LoadFailure('A part of the app could not be loaded.');

beforeEach(() => {
  loadAgain.mockReset().mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a part that fails while a service worker serves the first screen: the page loads itself again, and says nothing yet', () => {
  opened({ type: 'navigate', isServed: true });
  show(missing);
  expect(loadAgain).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['that fails again', missing, { type: 'reload', isServed: true }],
  [
    'of a page that no service worker serves, whose storage may be in memory',
    missing,
    { type: 'navigate', isServed: false },
  ],
  ['of a later screen', missing, { type: 'navigate', isServed: true, path: '/elsewhere' }],
  ['that is here and broke', new Error('a mistake'), { type: 'navigate', isServed: true }],
] as const)('a part %s is said, and nothing loads by itself', (_, error, how) => {
  opened(how);
  show(error);
  expect(loadAgain).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});
