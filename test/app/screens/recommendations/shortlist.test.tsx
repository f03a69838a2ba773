import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { CountryCard } from '#shared/recommendation/cards.ts';
import { Shortlist } from '#app/screens/recommendations/shortlist.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const cards = ['japan', 'taiwan', 'vietnam'].map(
  (id) => ({ id, country: { id, nameEn: id, coverImage: '' }, fit: [1, 1] }) as unknown as CountryCard,
);
const linksOf = (...ids: string[]) => {
  const { screen } = show(<Shortlist ids={ids} cards={cards} isPreview={false} />);
  const links = screen.queryAllByRole('link').map(({ textContent }) => textContent);
  cleanup();
  return links;
};

test('destinations that together suit everyone are told where they are not just the first cards again', () => {
  expect(linksOf('japan', 'vietnam')).toEqual(['japan', 'vietnam']);
  expect(linksOf('japan', 'taiwan')).toEqual([]);
  expect(linksOf('japan')).toEqual([]);
});
