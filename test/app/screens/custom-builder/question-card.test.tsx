import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { QuestionCard } from '#app/screens/custom-builder/question-card.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const nothing = () => undefined;

function cardOf(question: string, option: string) {
  return show(
    <QuestionCard
      question={{ id: 'q1', type: 'multiple_choice', question, required: false, options: [option, 'Korean'] }}
      number={1}
      isFirst
      isLast
      canRemove={false}
      problem={undefined}
      act={nothing}
      onShift={nothing}
      onRemove={nothing}
      onAddOption={nothing}
      onRemoveOption={nothing}
    />,
  ).screen;
}

test('how much of a question and of a choice still fits is said near the end, before typing stops', () => {
  const screen = cardOf('a'.repeat(291), 'b'.repeat(120));
  expect(screen.getByText('291/300')).toBeTruthy();
  expect(screen.getByText('120/120')).toBeTruthy();
  cleanup();
  expect(cardOf('What shall we eat?', 'Thai').queryByText(/\/300|\/120/)).toBeNull();
});
