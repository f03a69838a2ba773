import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from '#app/ui/toast-host.tsx';
import { hideToast, showToast } from '#app/ui/toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  hideToast();
  vi.useRealTimers();
});

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

it('shows one sentence at a time and takes it away after six seconds', () => {
  render(<ToastHost />);
  act(() => showToast({ text: 'first' }));
  act(() => showToast({ text: 'second' }));
  expect(screen.getByRole('status').textContent).toBe('second');
  pass(5.9);
  expect(screen.getByText('second')).toBeTruthy();
  pass(0.2);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('shows what was said before it was loaded', () => {
  showToast({ text: 'early' });
  render(<ToastHost />);
  expect(screen.getByText('early')).toBeTruthy();
});

it('stays while it has the focus, and takes back once', () => {
  const run = vi.fn();
  render(<ToastHost />);
  act(() => showToast({ text: 'vote taken back', action: { label: 'Undo', run } }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  pass(60);
  fireEvent.click(undo);
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('vote taken back')).toBeNull();
});

it('stands in the half of the window where the focus is not, and goes when it is pressed', () => {
  render(
    <>
      <input aria-label="below" />
      <ToastHost />
    </>,
  );
  const below = screen.getByRole('textbox', { name: 'below' });
  const box = vi.spyOn(below, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(0, innerHeight - 60, 100, 44));
  act(() => below.focus());
  act(() => showToast({ text: 'copied' }));
  expect(screen.getByText('copied').parentElement?.className).toMatch(/high/);
  box.mockReturnValue(new DOMRect(0, 60, 100, 44));
  fireEvent.keyUp(below, { key: 'Tab' });
  expect(screen.getByText('copied').parentElement?.className).not.toMatch(/high/);
  fireEvent.click(screen.getByText('copied'));
  expect(screen.queryByText('copied')).toBeNull();
});
