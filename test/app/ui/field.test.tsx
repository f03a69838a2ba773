import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

afterEach(cleanup);

it('a control takes its name, help and error from the field around it', () => {
  render(
    <Field label="Email" hint="Only the host sees it." error="Please finish the address." required>
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>(/Email/);
  expect(input.required).toBe(true);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const words = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['Please finish the address.', 'Only the host sees it.']);
});

it('a field without help or error describes nothing', () => {
  render(
    <Field label="City">
      <Select>
        <option>Seoul</option>
      </Select>
    </Field>,
  );
  const select = screen.getByLabelText('City');
  expect(select.hasAttribute('aria-describedby')).toBe(false);
  expect(select.hasAttribute('aria-invalid')).toBe(false);
});

it('the counter is shown at once, and announced only after a pause in typing', () => {
  vi.useFakeTimers();
  const { rerender } = render(
    <TextArea aria-label="About" value="ab" max={5} countText={(n, max) => `${n} of ${max}`} />,
  );
  const area = screen.getByLabelText('About');
  expect(screen.getByText('2/5')).toBeTruthy();
  fireEvent.change(area, { target: { value: 'abc' } });
  rerender(<TextArea aria-label="About" value="abc" max={5} countText={(n, max) => `${n} of ${max}`} />);
  expect(screen.getByText('3/5')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(screen.getByRole('status').textContent).toBe('3 of 5');
  vi.useRealTimers();
});

it('a busy button keeps its place and its focus, and ignores presses', () => {
  const press = vi.fn();
  render(
    <Button busy onClick={press}>
      Sending
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending' });
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(false);
});
