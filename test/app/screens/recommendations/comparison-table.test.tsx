import { within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { cleanup } from '@testing-library/react';
import type { Candidate } from '#app/screens/recommendations/candidate.ts';
import { ComparisonTable } from '#app/screens/recommendations/comparison-table.tsx';
import type { Ground } from '#app/screens/recommendations/ground.ts';
import { figuresOf, winners } from '#app/screens/recommendations/wins.ts';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

interface Known {
  total: number;
  degrees: number;
}
const candidate = (name: string, { total, degrees }: Known) =>
  ({
    id: name,
    name,
    number: 1,
    to: '/',
    go: name,
    city: { id: name, coverImage: '' },
    card: { fit: [] },
    facts: {
      ways: [],
      total: { from: total - 5, to: total + 5 },
      weather: { degrees, rainMm: 40 },
      wishes: [],
    },
  }) as unknown as Candidate;

/** The cells of a row of the table, by their words. */
function cellsOf(row: RegExp, ...columns: Candidate[]) {
  const { screen } = show(
    <ComparisonTable
      ground={{ currency: 'KRW' } as Ground}
      columns={columns}
      best={winners(columns.map(figuresOf))}
      counted={0}
      trip={{} as never}
      heartsOf={() => ({ mine: 0, others: [], isOnlyHere: false })}
      onRemove={undefined}
    />,
  );
  const found = screen.getAllByRole('row').find((one) => within(one).queryByRole('rowheader', { name: row }));
  return within(found ?? screen.container)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

test('the best of a row is said in words below its figure, where it leads clearly, and of nobody where two are equal', () => {
  const [beppu, taipei] = [
    candidate('Beppu', { total: 50, degrees: 15 }),
    candidate('Taipei', { total: 70, degrees: 15 }),
  ];
  const costs = cellsOf(/Total per person/u, beppu, taipei);
  expect(costs[0]).toMatch(/Cheapest/u);
  expect(costs[1]).not.toMatch(/Cheapest/u);
  cleanup();
  for (const cell of cellsOf(/Weather/u, beppu, taipei)) expect(cell).not.toMatch(/Warmest/u);
});
