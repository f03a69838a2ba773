import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MonthList } from '#app/ui/month-list.tsx';

afterEach(cleanup);

it.each([
  [0, '6'],
  [1, '5'],
] as const)('with a week from day %i, Friday 1 January 2027 stands in column %s', (weekStart, column) => {
  render(
    <MonthList
      months={['2027-01']}
      yes={[]}
      maybe={[]}
      pending={null}
      onPick={vi.fn()}
      onPaint={vi.fn()}
      onDrop={vi.fn()}
      onBrush={vi.fn()}
      today="2026-12-30"
      max="2027-12-31"
      weekStart={weekStart}
      monthText={(month) => month}
      dayText={(day) => day}
      bar={null}
      label="Calendar"
    />,
  );
  expect(screen.getByRole('button', { name: '2027-01-01' }).style.gridColumnStart).toBe(column);
});
