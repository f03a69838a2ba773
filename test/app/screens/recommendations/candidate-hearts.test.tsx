import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { CandidateHearts } from '#app/screens/recommendations/candidate-hearts.tsx';
import type { CardHearts } from '#app/screens/recommendations/use-hearts.ts';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const heartsOf = (mine: CardHearts['hearts']['mine'], ratings: number[] = []) => {
  const others = ratings.map((rating, index) => ({ id: String(index), name: 'Jun', hue: 1, rating }));
  const hearts = { mine, others, isOnlyHere: false } as unknown as CardHearts['hearts'];
  return show(<CandidateHearts place="Naha" hearts={hearts} isFailed={false} onRate={() => undefined} />).screen;
};

it('every number of hearts says what it means: three of five are no liking yet, two lower a score', () => {
  const names = heartsOf(0)
    .getAllByRole('radio')
    .map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual([
    '1 heart: no',
    '2 hearts: rather not',
    '3 hearts: fine with me',
    '4 hearts: I’d like to',
    '5 hearts: I really want to',
  ]);
});

it('the ends of the scale are said before anybody has given hearts, then what the own ones mean', () => {
  expect(heartsOf(0).getByText('1 is no, 5 is “I really want to”')).toBeTruthy();
  cleanup();
  expect(heartsOf(3).getByText('3 hearts: fine with me')).toBeTruthy();
  cleanup();
  expect(heartsOf(2, [5]).getByText('2 hearts: rather not · Hearts from 1 friend: 5.0')).toBeTruthy();
});
