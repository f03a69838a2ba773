import { cleanup, createEvent, fireEvent, render, type EventType } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSecondTap } from '#app/screens/survey/use-second-tap.ts';

afterEach(cleanup);

let pressed: string[];
function Buttons() {
  const isSecondTap = useSecondTap();
  return (
    <button type="button" onClick={(event) => pressed.push(isSecondTap(event) ? 'second' : 'first')}>
      Next
    </button>
  );
}

/** A press at so many milliseconds. */
function press(button: HTMLElement, at: number, how: { detail?: number; pointerType?: string }): void {
  const event = createEvent['click' satisfies EventType](button, { detail: how.detail ?? 1 });
  Object.defineProperties(event, { timeStamp: { value: at }, pointerType: { value: how.pointerType ?? 'mouse' } });
  fireEvent(button, event);
}

test('the second of a double click is told by its count, that of a finger by its time; two presses are two', () => {
  pressed = [];
  const button = render(<Buttons />).getByRole('button');
  press(button, 1_000, {});
  press(button, 1_200, { detail: 2 });
  press(button, 3_000, { pointerType: 'touch' });
  press(button, 3_300, { pointerType: 'touch' });
  press(button, 4_000, { pointerType: 'touch' });
  press(button, 6_000, {});
  press(button, 6_100, {});
  expect(pressed).toEqual(['first', 'second', 'first', 'second', 'first', 'first', 'first']);
});
