import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '#app/ui/button.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const anchorOf = (name: string): HTMLElement => {
  const anchor = screen.getByRole('button', { name }).parentElement;
  if (!anchor) throw new Error('a tip has an anchor');
  return anchor;
};

it('opens after 700 ms of hovering, the next one at once within 300 ms, and closes with Escape', () => {
  render(
    <>
      <Tooltip text="more days">
        <button type="button">days</button>
      </Tooltip>
      <Tooltip text="more money">
        <button type="button">money</button>
      </Tooltip>
    </>,
  );
  pass(1_000);
  fireEvent.pointerEnter(anchorOf('days'));
  pass(690);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(20);
  expect(screen.getByRole('tooltip').textContent).toBe('more days');
  fireEvent.pointerLeave(anchorOf('days'));
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(200);
  fireEvent.pointerEnter(anchorOf('money'));
  pass(0);
  expect(screen.getByRole('tooltip').textContent).toBe('more money');
  fireEvent.keyDown(anchorOf('money'), { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(400);
  fireEvent.pointerEnter(anchorOf('days'));
  pass(600);
  expect(screen.queryByRole('tooltip')).toBeNull();
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
