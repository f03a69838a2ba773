import { cleanup, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { OriginCountry } from '#shared/travel/options.ts';
import { emptyDraft } from '#shared/survey/draft.ts';
import { move } from '#shared/survey/steps.ts';
import { BudgetStep } from '#app/screens/survey/budget-step.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const shown = (originCountryIso2: OriginCountry, budgetTier: 'mid' | 'luxury') =>
  show(
    <BudgetStep
      draft={{ ...emptyDraft(), originCountryIso2, budgetTier }}
      act={() => undefined}
      reasons={[]}
      known={undefined}
    />,
  ).screen;

it('a tier is told in the money of the origin too, whose trips are told in it', () => {
  expect(shown('ES', 'mid').getByText(/at exchange rates/).textContent).toMatch(
    /^\$360\S{3}710 at exchange rates from Nov 20, 2026\.$/,
  );
  cleanup();
  expect(shown('JP', 'luxury').getByText(/at exchange rates/).textContent).toMatch(/^¥22.,000 or more at exchange/);
});

it('from Korea there is nothing to convert', () => {
  expect(shown('KR', 'mid').queryByText(/exchange/)).toBeNull();
});

it('the first of the fields that take the place of their button has the focus', () => {
  function Step() {
    const [draft, setDraft] = useState(emptyDraft);
    return (
      <BudgetStep
        draft={draft}
        act={(does) => {
          setDraft((before) => move(before, does));
        }}
        reasons={[]}
        known={undefined}
      />
    );
  }
  const { screen } = show(<Step />);
  const button = screen.getByRole('button', { name: 'Exact amounts' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Currency/));
});
