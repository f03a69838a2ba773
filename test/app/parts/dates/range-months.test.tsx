import { cleanup, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { RangeFields } from '#app/parts/dates/range-fields.tsx';
import { RangeMonths } from '#app/parts/dates/range-months.tsx';
import { emptyDraft } from '#shared/survey/draft.ts';
import { move } from '#shared/survey/steps.ts';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const today = '2026-11-28';

/** The months of the survey with the fields beside them. */
function Dates() {
  const [draft, setDraft] = useState(emptyDraft);
  const [month, setMonth] = useState('');
  const act = (does: Parameters<typeof move>[1]) => {
    setDraft((before) => move(before, does));
  };
  return (
    <>
      <RangeMonths
        draft={draft}
        act={act}
        today={today}
        opensOn="2026-11"
        friends={undefined}
        tools={null}
        onMonth={setMonth}
      />
      <RangeFields picked={draft} reasons={[]} today={today} act={act} />
      <output>{month}</output>
    </>
  );
}

const shown = () => {
  const { screen } = show(<Dates />);
  const type = (start: string, end: string) => {
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: start } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: end } });
    fireEvent.click(screen.getByRole('button', { name: 'Add these dates' }));
  };
  return { screen, type, months: () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent) };
};

it('typed dates bring their month into view', () => {
  const { screen, type, months } = shown();
  expect(months()).toEqual(['November 2026', 'December 2026']);
  type('2027-05-10', '2027-05-14');
  expect(months()).toEqual(['May 2027', 'June 2027']);
  expect(screen.getByRole('status').textContent).toBe('2027-05');
});

it('typed dates of a month that is shown move nothing', () => {
  const { type, months } = shown();
  type('2026-12-30', '2027-01-02');
  expect(months()).toEqual(['November 2026', 'December 2026']);
});
