import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { announceUpdate } from '#app/local/device/app-update.ts';
import { reportConnection } from '#app/local/outbox/connection.ts';
import { AppChrome } from '#app/parts/chrome/app-chrome.tsx';
import { hideToast } from '#app/ui/toast.ts';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => {
  // Files share what they have loaded: another one may have left its toast.
  hideToast();
  return speak('en');
});
afterEach(() => {
  cleanup();
  reportConnection({ isOutdated: false });
});

test('who put an update off is told all the same when this version can no longer write or send', () => {
  const apply = vi.fn();
  const screen = render(
    <MemoryRouter>
      <AppChrome />
    </MemoryRouter>,
  );
  act(() => {
    announceUpdate(apply);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => {
    reportConnection({ isOutdated: true });
  });
  expect(screen.getByText(/out of date/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(apply).toHaveBeenCalledOnce();
});
