import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
