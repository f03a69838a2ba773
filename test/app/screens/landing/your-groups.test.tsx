import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { decide } from '#app/local/group/decision.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { watchedGroups } from '#app/local/group/watched-groups.ts';
import { YourGroups } from '#app/screens/landing/your-groups.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

test('the groups on this device are kept up to date while they are listed, and say that they have decided', async () => {
  const { screen, device } = show(<YourGroups />);
  const { groupId } = await createGroup(device, {
    name: 'Spring trip',
    description: '',
    createdBy: 'Minji',
    creatorEmail: 'minji@example.com',
    surveyType: 'default',
  });
  expect((await screen.findByRole('link', { name: /Spring trip/ })).textContent).not.toMatch(/Decided/);
  // It is watched from the effects of the first drawing on.
  await vi.waitFor(() => {
    expect(watchedGroups()).toEqual([groupId]);
  });
  const dates = { start: '2027-04-02', end: '2027-04-05' };
  await decide(device, groupId, { kind: 'confirm', dates, place: null, word: '' }, null);
  expect((await screen.findByText(/^Decided/)).closest('a')?.getAttribute('href')).toBe(`/group/${groupId}`);
  screen.unmount();
  expect(watchedGroups()).toEqual([]);
});
