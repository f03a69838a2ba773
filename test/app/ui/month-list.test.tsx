import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MonthList } from '#app/ui/month-list.tsx';

afterEach(cleanup);

const show = (month: string, today: string, weekStart: 0 | 1, onReach = vi.fn()) =>
  render(
    <MonthList
      months={[month]}
      yes={[]}
      maybe={[]}
      pending={null}
      onPick={vi.fn()}
      onPaint={vi.fn()}
      onDrop={vi.fn()}
      onBrush={vi.fn()}
      onReach={onReach}
      today={today}
      max="2027-12-31"
      weekStart={weekStart}
      monthText={(month) => month}
      dayText={(day) => day}
      bar={null}
      label="Calendar"
    />,
  );

it.each([
  [0, '6'],
  [1, '5'],
] as const)('with a week from day %i, Friday 1 January 2027 stands in column %s', (weekStart, column) => {
  show('2027-01', '2026-12-30', weekStart);
  expect(screen.getByRole('button', { name: '2027-01-01' }).style.gridColumnStart).toBe(column);
});

it.each([
  [0, '2026-11-29'],
  [1, '2026-11-30'],
] as const)('with a week from day %i, on the last day of November its first day shown is %s', (weekStart, first) => {
  show('2026-11', '2026-11-30', weekStart);
  const days = screen.getAllByRole('button').map((one) => one.dataset['day']);
  expect(days[0]).toBe(first);
  expect(days.at(-1)).toBe('2026-11-30');
});

it('in the middle of a month the weeks before this one are left out', () => {
  show('2027-01', '2027-01-13', 0);
  expect(screen.getAllByRole('button')[0]?.dataset['day']).toBe('2027-01-10');
});

it.each([
  ['Home', '2027-01-10'],
  ['End', '2027-01-16'],
  ['ArrowUp', '2027-01-06'],
])('%s leads from Wednesday 13 January 2027 to %s', (key, day) => {
  show('2027-01', '2027-01-01', 0);
  const start = screen.getByRole('button', { name: '2027-01-13' });
  start.focus();
  fireEvent.keyDown(start, { key });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: day }));
});

it.each([
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2027-01-31', '2026-12-31'],
  ['PageDown', '2027-12-05', '2027-12-31'],
  ['ArrowDown', '2027-01-28', '2027-02-04'],
])('%s on %s asks for the month of %s', (key, from, to) => {
  const reach = vi.fn();
  show(from.slice(0, 7), '2026-12-01', 0, reach);
  const start = screen.getByRole('button', { name: from });
  start.focus();
  fireEvent.keyDown(start, { key });
  if (to.startsWith(from.slice(0, 7))) expect(document.activeElement).toBe(screen.getByRole('button', { name: to }));
  else expect(reach).toHaveBeenCalledExactlyOnceWith(to);
});
