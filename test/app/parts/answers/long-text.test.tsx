import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { QuestionBody } from '#app/parts/answers/question-body.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const minji = {
  id: 'minji',
  name: 'Minji',
  hue: 1,
  claimed: true,
  isDone: true,
  isExcused: false,
  isOrganizer: false,
  isOnlyHere: false,
} as const;
const written = (text: string) =>
  show(
    <QuestionBody
      one={{
        of: 1,
        answeredBy: 1,
        question: { id: 'q', type: 'short_text', question: 'Where?', required: false, order: 0 },
        options: [],
        texts: [{ memberId: 'minji', text }],
      }}
      people={[minji]}
    />,
  ).screen;

it.each([
  ['letters', 'word '.repeat(400)],
  ['lines', 'one\n'.repeat(20)],
])('a text of many %s begins with its beginning, and all of it is a press away and back', (_, text) => {
  const screen = written(text);
  const shown = () => screen.container.querySelector('li div p + p')?.textContent ?? '';
  expect(shown().length).toBeLessThan(text.length / 2);
  expect(text.startsWith(shown().replace(/ …$/, ''))).toBe(true);
  const button = screen.getByRole('button', { name: 'Read all of it (Minji)' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(shown()).toBe(text);
  const less = screen.getByRole('button', { name: 'Show less (Minji)' });
  expect(less.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(less);
  expect(shown().endsWith(' …')).toBe(true);
});

it('a text of a few lines stands whole', () => {
  const screen = written('The sea, and a sauna by the sea.');
  expect(screen.queryByRole('button')).toBeNull();
});
