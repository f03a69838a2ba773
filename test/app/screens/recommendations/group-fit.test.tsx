import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { GroupFit } from '#app/screens/recommendations/group-fit.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

test.each([
  [0, 'Good fit'],
  [1, 'Good fit'],
  [2, 'Not ideal'],
])('of two members, out of reach for %i: %s', (worksNotFor, word) => {
  const { container } = render(<GroupFit card={{ score: 7.4, fit: ['good', 'fair'], worksNotFor }} />);
  expect(container.textContent).toContain(word);
  expect(container.textContent).toContain('7.4/10');
});
