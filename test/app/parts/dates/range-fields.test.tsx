import { cleanup, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { RangeFields } from '#app/parts/dates/range-fields.tsx';
import { emptyDraft } from '#shared/survey/draft.ts';
import { move } from '#shared/survey/steps.ts';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

function Fields() {
  const [draft, setDraft] = useState(emptyDraft);
  return (
    <>
      <RangeFields
        picked={draft}
        reasons={[]}
        today="2026-11-28"
        act={(does) => {
          setDraft((before) => move(before, does));
        }}
      />
      <output>{draft.ranges.length}</output>
    </>
  );
}

const typed = (start: string, end: string) => {
  const { screen } = show(<Fields />);
  const type = (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  type('First day', start);
  type('Last day', end);
  fireEvent.click(screen.getByRole('button'));
  return screen;
};

it('a typed range in the past is refused at its field and not added', () => {
  const screen = typed('2026-05-10', '2026-05-12');
  const field = screen.getByLabelText('First day');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/already passed/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('0');
});

it('a typed range from today on is added', () => {
  const screen = typed('2026-11-28', '2026-11-30');
  expect(screen.getByRole('status').textContent).toBe('1');
});

it('the focus goes to the field that is wrong, with what is wrong as its description', () => {
  const screen = typed('2026-12-05', '2026-12-03');
  const field = screen.getByLabelText('Last day');
  expect(document.activeElement).toBe(field);
  const [error = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(error)?.textContent).toMatch(/earlier than the start/);
});

it('so it does where a day is missing, which is said only now', () => {
  const screen = typed('', '');
  expect(document.activeElement).toBe(screen.getByLabelText('First day'));
});
