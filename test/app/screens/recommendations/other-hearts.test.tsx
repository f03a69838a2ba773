import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { HeartsOfOne } from '#app/screens/recommendations/use-hearts.ts';
import { OtherHearts } from '#app/screens/recommendations/other-hearts.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const others: HeartsOfOne['others'] = [
  { id: 'bo', name: 'Bo', hue: 1, rating: 5 },
  { id: 'chul', name: 'Chul', hue: 2, rating: 4 },
  { id: 'duri', name: 'Duri', hue: 3, rating: 3 },
];

/** Which of the others are named, and what the button says. */
function told(mine: HeartsOfOne['mine'], ofOthers = others): string[] {
  const { screen } = show(
    <OtherHearts
      place="Beppu"
      hearts={{ mine, others: ofOthers, isOnlyHere: false }}
      isOpen={false}
      onOpen={() => undefined}
    />,
  );
  const names = screen.queryAllByRole('listitem').map((one) => one.children[1]?.textContent ?? '');
  return [...names, ...screen.queryAllByRole('button').map((one) => one.textContent)];
}

test('with the own rating a card tells those of two members, and how many more there are', () => {
  expect(told(4)).toEqual(['Bo', '+2 more']);
});

test('a reader who has given none sees those of two others', () => {
  expect(told(0)).toEqual(['Bo', 'Chul', '+1 more']);
  cleanup();
  expect(told(0, others.slice(0, 2))).toEqual(['Bo', 'Chul']);
});
