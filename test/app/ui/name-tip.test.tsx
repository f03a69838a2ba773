import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '#app/ui/button.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

it('opens after 700 ms of hovering, the next one at once within 300 ms, and closes with Escape', () => {
  render(
    <>
      <Button size="icon" aria-label="days" />
      <Button size="icon" aria-label="money" />
    </>,
  );
  pass(1_000);
  fireEvent.pointerEnter(button('days'));
  pass(690);
  expect(document.body.textContent).toBe('');
  pass(20);
  expect(document.body.textContent).toBe('days');
  fireEvent.pointerLeave(button('days'));
  expect(document.body.textContent).toBe('');
  pass(200);
  fireEvent.pointerEnter(button('money'));
  pass(0);
  expect(document.body.textContent).toBe('money');
  fireEvent.keyDown(button('money'), { key: 'Escape' });
  expect(document.body.textContent).toBe('');
  pass(400);
  fireEvent.pointerEnter(button('days'));
  pass(600);
  expect(document.body.textContent).toBe('');
});

it('shows the name of a button that is an icon alone, and says it once', () => {
  render(<Button size="icon" aria-label="close" />);
  const button = screen.getByRole('button', { name: 'close' });
  // The clock of this test begins anew: far from the tips of the others.
  pass(10_000);
  fireEvent.pointerEnter(button);
  pass(690);
  expect(document.body.textContent).toBe('');
  pass(20);
  expect(document.body.textContent).toBe('close');
  expect(button.getAttribute('aria-describedby')).toBeNull();
  fireEvent.pointerDown(button);
  expect(document.body.textContent).toBe('');
});

it('opens at once when the keyboard comes to the control', () => {
  render(<Button size="icon" aria-label="close" />);
  const button = screen.getByRole('button', { name: 'close' });
  vi.spyOn(button, 'matches').mockReturnValue(true);
  act(() => {
    button.focus();
  });
  expect(document.body.textContent).toBe('close');
});
