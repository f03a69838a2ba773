import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { WishAnswer } from '#shared/recommendation/candidate-facts.ts';
import { WishesCell } from '#app/screens/recommendations/comparison-cells.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const says = (...answers: WishAnswer['answer'][]) => {
  const wishes = answers.map((answer): WishAnswer => ({ wish: 'ski', headCount: 4, answer }));
  const { screen } = show(<WishesCell wishes={wishes} />);
  return screen.container.textContent;
};

test('what a place gives of what was wished for; that all of it is so-so is not that nothing is known', () => {
  expect(says('good', 'fair')).toMatch(/Skiing.*4/u);
  cleanup();
  expect(says('fair', 'fair')).toBe('So-so');
  cleanup();
  expect(says()).toBe('Not known');
});
