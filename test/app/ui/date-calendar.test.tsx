import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DateCalendar } from '#app/ui/date-calendar.tsx';

const zone = process.env['TZ'];
afterEach(() => {
  cleanup();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const onPick = vi.fn<(day: string) => void>();

function show() {
  onPick.mockClear();
  render(
    <DateCalendar
      ranges={[{ from: '2027-03-31', to: '2027-04-02' }]}
      pending="2027-04-24"
      onPick={onPick}
      today="2027-03-30"
      min="2027-03-30"
      max="2027-12-31"
      people={{ '2027-04-01': 3 }}
      total={5}
      locale="en"
      label="Calendar"
      previousLabel="Earlier"
      nextLabel="Later"
      dayText={(day, state) => `${day} ${state.place} ${state.people}`}
    />,
  );
}

const day = (name: string) => screen.getByRole('button', { name });

it.each(['UTC', 'Asia/Seoul', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Niue', 'Africa/Cairo'])(
  'a day stays the same day in %s',
  async (place) => {
    process.env['TZ'] = place;
    const user = userEvent.setup();
    show();
    expect(screen.getByText('April 2027')).toBeTruthy();
    await user.click(day('2027-04-01 inside 3'));
    await user.click(day('2027-04-30 none 0'));
    expect(onPick.mock.calls).toEqual([['2027-04-01'], ['2027-04-30']]);
  },
);

it('says of each day where it lies', () => {
  show();
  expect(day('2027-03-31 start 0').getAttribute('aria-pressed')).toBe('true');
  expect(day('2027-04-02 end 0').getAttribute('aria-pressed')).toBe('true');
  expect(day('2027-04-24 pending 0').getAttribute('aria-pressed')).toBe('true');
  expect(day('2027-04-03 none 0').getAttribute('aria-pressed')).toBe('false');
});

it('weeks start on Sunday', () => {
  show();
  expect(screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent)).toEqual([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ]);
});

it('arrow keys walk by days and weeks, and into the next month', async () => {
  const user = userEvent.setup();
  show();
  await user.click(day('2027-04-28 none 0'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('May 2027')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2027-05-05 none 0');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onPick).toHaveBeenLastCalledWith('2027-05-06');
});

it('a day before the first possible one cannot be picked', () => {
  show();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '2027-03-29 none 0' }).disabled).toBe(true);
});

it('turns to the month of a range that comes from elsewhere, and to none of one that is seen', () => {
  const calendar = (ranges: { from: string; to: string }[]) => (
    <DateCalendar
      ranges={ranges}
      onPick={onPick}
      today="2027-03-30"
      locale="en"
      label="Calendar"
      previousLabel="Earlier"
      nextLabel="Later"
      dayText={(one) => one}
    />
  );
  const { rerender } = render(calendar([]));
  const first = { from: '2027-05-10', to: '2027-06-02' };
  rerender(calendar([first]));
  expect(screen.getByRole('grid', { name: 'May 2027' })).toBeTruthy();
  rerender(calendar([first, { from: '2027-04-28', to: '2027-05-01' }]));
  expect(screen.getByRole('grid', { name: 'May 2027' })).toBeTruthy();
});
