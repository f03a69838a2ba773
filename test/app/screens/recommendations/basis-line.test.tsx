import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { BasisLine } from '#app/screens/recommendations/basis-line.tsx';
import { speak } from '#test/builders/spoken.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { aFriend, rowsOf, today } from '#test/shared/recommendation/groups.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

/** What is said to two people who are free from 1 February on. */
function saidTo(end: string, asksStepFree = false): string {
  const free = aFriend({ availability: [{ start: '2027-02-01', end }] });
  const { trip, basis } = profileOfGroup(rowsOf([free, free]), core, today);
  return render(<BasisLine basis={basis} trip={trip} asksStepFree={asksStepFree} />).container.textContent;
}

test('the days of a trip are told, and out of how many where people are free for longer', () => {
  expect(saidTo('2027-02-05')).toMatch(/Based on Feb.* \(5 days\)\.$/u);
  expect(saidTo('2027-02-10')).toMatch(/ \(7 days of the 10 days that work\)\.$/u);
});

test('where somebody goes by wheelchair, that the way was not checked is told once', () => {
  expect(saidTo('2027-02-05', true)).toContain('step-free access');
  expect(saidTo('2027-02-05')).not.toContain('step-free');
});
