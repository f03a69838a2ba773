import { act, cleanup, fireEvent, screen as page } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { reportConnection } from '#app/local/outbox/connection.ts';
import { Links } from '#app/screens/organizer/links.tsx';
import { ToastHost } from '#app/ui/toast-host.tsx';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, rowsOf } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const later = 'The link changes once it can be sent. Until then the old one works.';

function links(shareUrl: string, reach: 'online' | 'offline') {
  reportConnection({ reach });
  const view = rowsOf([aFriend()]);
  const group = groupOf(view, { isOrganizer: true });
  const data = view.get('group', 'g')?.data;
  if (!data) throw new Error('There is no group.');
  return show(
    <>
      <Links group={group} data={{ ...data, shareUrl }} />
      <ToastHost />
    </>,
  ).screen;
}

test('a new link that the server does not have yet is not called valid', () => {
  expect(links('a'.repeat(22), 'online').queryByText(later)).toBeNull();
  cleanup();
  expect(links('b'.repeat(22), 'online').getByText(later)).toBeTruthy();
});

test('without a connection a changed link is said to change later', async () => {
  const screen = links('a'.repeat(22), 'offline');
  fireEvent.click(screen.getByRole('button', { name: 'Create a new link' }));
  await act(async () => {
    const buttons = await page.findAllByRole('button', { name: 'Create a new link' });
    buttons.at(-1)?.click();
  });
  expect(await screen.findByText(later)).toBeTruthy();
});
