import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { MemberSurvey } from '#app/screens/survey/member-survey.tsx';
import { groupOf, show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';
import { aFriend, aPreference, rowsOf, type Friend } from '#test/shared/recommendation/groups.ts';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return speak('en');
});
afterEach(cleanup);

/** The survey of somebody who has not answered, in a group with these friends. */
function survey(friends: Friend[]) {
  const session = { id: 's', groupId: 'g', memberId: 'm0', name: 'm0', secret: 'x', state: 'active' } as const;
  const group = groupOf(rowsOf([{}, ...friends]), { session });
  const head = { groupId: 'g', name: 'g', memberName: 'm0' };
  return show(<MemberSurvey group={group} session={session} head={head} />, '/', Date.UTC(2027, 0, 1)).screen;
}

it('knows when friends are free who answered the 15 questions alone', async () => {
  const days = [{ start: '2027-02-01', end: '2027-02-05' }];
  const screen = survey([aFriend(), { preference: aPreference({ dates: days }) }]);
  expect((await screen.findAllByText(/^Every friend who answered is free Feb 1/)).length).toBeGreaterThan(0);
});
