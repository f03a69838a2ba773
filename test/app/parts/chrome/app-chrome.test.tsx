import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
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

test.each([
  ['a page that the app was opened by leaves the focus where it is', false],
  ['a page that somebody went on to before this part was here has it at its heading', true],
])('%s', async (_, isFurther) => {
  const pages = [
    { path: '/', element: <h1>Home</h1> },
    {
      path: '/explore',
      element: (
        <>
          <h1>Explore</h1>
          <Outlet />
        </>
      ),
      children: [{ index: true, element: <AppChrome /> }],
    },
  ];
  const router = createMemoryRouter(pages, { initialEntries: [isFurther ? '/' : '/explore'] });
  const screen = render(<RouterProvider router={router} />);
  if (isFurther)
    await act(async () => {
      await router.navigate('/explore');
    });
  const heading = screen.getByRole('heading', { name: 'Explore' });
  if (isFurther)
    await waitFor(() => {
      expect(document.activeElement).toBe(heading);
    });
  else {
    await import('#app/parts/chrome/go-on-at-heading.tsx');
    await act(async () => {});
    expect(document.activeElement).toBe(document.body);
  }
});
