import { cleanup, fireEvent, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { RangeList } from '#app/parts/dates/range-list.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const before = {
  ranges: [{ start: '2027-04-01', end: '2027-04-03' }],
  maybe: [{ start: '2027-04-04', end: '2027-04-06' }],
  half: { start: '', end: '' },
};
const after = { ...before, ranges: [{ start: '2027-04-01', end: '2027-04-06' }], maybe: [] };

function Ranges({ becomes }: { becomes: typeof before }) {
  const [picked, setPicked] = useState(before);
  return (
    <RangeList
      picked={picked}
      reasons={[]}
      act={() => {
        setPicked(becomes);
      }}
      heading={(focus) => <h2 {...focus}>Your dates</h2>}
    />
  );
}

const turnLast = (becomes: typeof before) => {
  const { screen } = show(<Ranges becomes={becomes} />);
  const row = screen.getAllByRole('listitem').at(-1);
  const [yes] = within(row as HTMLElement).getAllByRole('radio');
  yes?.focus();
  fireEvent.click(yes as HTMLElement);
  return yes;
};

it('the focus goes to the heading when the row that was turned becomes part of another', () => {
  turnLast(after);
  expect(document.activeElement?.textContent).toBe('Your dates');
});

it('the focus stays in a row that stays', () => {
  const yes = turnLast({ ...before, ranges: [...before.ranges, ...before.maybe], maybe: [] });
  expect(document.activeElement).toBe(yes);
});
