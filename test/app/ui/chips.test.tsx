import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Chips } from '#app/ui/chips.tsx';

afterEach(cleanup);

const options = ['food', 'history', 'shopping', 'night'].map((value) => ({ value, label: value }));
const limit = 'Take one off to swap it.';

function Sample() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <Chips
        legend="What you like"
        options={options}
        value={value}
        onChange={setValue}
        max={2}
        limitText={limit}
        countText={(n, max) => `${n} of ${max} chosen`}
      />
      <output>{value.join(' ')}</output>
    </>
  );
}

const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('is a named group of checkboxes that the space key turns on and off', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  expect(screen.getByRole('group', { name: /What you like/ })).toBeTruthy();
  await user.tab();
  await user.keyboard(' ');
  expect(chip('food').checked).toBe(true);
  await user.keyboard(' ');
  expect(chip('food').checked).toBe(false);
});

it('at the limit the rest cannot be chosen, a line says how to go on, and both are announced', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.click(chip('night'));
  expect(screen.queryByText(limit)).toBeNull();
  await user.click(chip('food'));
  expect(chip('history').disabled).toBe(true);
  expect(chip('night').disabled).toBe(false);
  const words = screen.getAllByRole('status').map((region) => region.textContent);
  expect(words).toContain(limit);
  expect(words).toContain('2 of 2 chosen');
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(screen.getByText(limit).id);
});

it('taking one off opens the rest again', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.click(chip('food'));
  await user.click(chip('night'));
  await user.click(chip('food'));
  expect(chip('history').disabled).toBe(false);
  expect(screen.queryByText(limit)).toBeNull();
});

it('gives the chosen values in the order of the options, not of the presses', async () => {
  const user = userEvent.setup();
  const { container } = render(<Sample />);
  await user.click(chip('night'));
  await user.click(chip('food'));
  expect(container.querySelector('output:not([role])')?.textContent).toBe('food night');
});
