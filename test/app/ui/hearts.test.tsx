import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Hearts, type HeartCount } from '#app/ui/hearts.tsx';

// user-event walks radios by their name through CSS.escape, which jsdom does not have.
vi.stubGlobal('CSS', { escape: (name: string) => name });

afterEach(cleanup);

function Sample({ start = 0 }: { start?: HeartCount }) {
  const [value, setValue] = useState<HeartCount>(start);
  return (
    <Hearts
      label="Ba Na Hills"
      value={value}
      onChange={setValue}
      heartText={(n) => `${n} hearts`}
      clearLabel="Take the hearts back"
    />
  );
}

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').findIndex((radio) => radio.checked) + 1;
const heart = (n: number) => screen.getByRole('radio', { name: `${n} hearts` });

it('is a named radio group of five', () => {
  render(<Sample />);
  expect(screen.getByRole('radiogroup', { name: 'Ba Na Hills' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(chosen()).toBe(0);
});

it('arrow keys give more and fewer hearts', async () => {
  const user = userEvent.setup();
  render(<Sample start={3} />);
  await user.tab();
  expect(document.activeElement).toBe(heart(3));
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe(4);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chosen()).toBe(2);
});

it.each(['{Delete}', '{Backspace}', '0'])('the key %s takes the hearts back', async (key) => {
  const user = userEvent.setup();
  render(<Sample start={3} />);
  await user.tab();
  await user.keyboard(key);
  expect(chosen()).toBe(0);
});

it('pressing the same heart again takes the hearts back', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.click(heart(4));
  expect(chosen()).toBe(4);
  await user.click(heart(4));
  expect(chosen()).toBe(0);
  await user.click(heart(4));
  expect(chosen()).toBe(4);
});

it('a button with a name takes them back too, and goes when there are none', async () => {
  const user = userEvent.setup();
  render(<Sample start={5} />);
  await user.click(screen.getByRole('button', { name: 'Take the hearts back' }));
  expect(chosen()).toBe(0);
  expect(screen.queryByRole('button')).toBeNull();
});
