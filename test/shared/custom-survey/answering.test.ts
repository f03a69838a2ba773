import { describe, expect, test } from 'vitest';
import { isAsked, isOffered, unanswered } from '#shared/custom-survey/answers.ts';
import { countAnswered, inOrder, readTypedAnswers, toAnswers } from '#shared/custom-survey/answering.ts';
import type { Question } from '#shared/custom-survey/schema.ts';

const questions: Question[] = [
  { id: 'when', type: 'multiple_choice', question: '언제?', required: true, order: 1, options: ['봄', '가을'] },
  { id: 'where', type: 'short_text', question: '어디?', required: false, order: 0 },
];

describe('answering', () => {
  test('questions are asked by their order', () => {
    expect(inOrder(questions).map((one) => one.id)).toEqual(['where', 'when']);
  });

  test('blank answers, other questions and choices that are not offered are left out', () => {
    const sent = toAnswers(questions, { where: '  제주 ', when: '여름', other: 'x' });
    expect(sent).toEqual({ where: '제주' });
    expect(toAnswers(questions, { where: ' \n ', when: '봄' })).toEqual({ when: '봄' });
  });

  test('whatever was typed, what is sent fits the questions', () => {
    for (const typed of [{}, { where: 'x'.repeat(3000) }, { when: '겨울', nobody: '' }] as Record<string, string>[]) {
      const answers = toAnswers(questions, typed);
      expect([isAsked(questions, answers), isOffered(questions, answers)]).toEqual([true, true]);
    }
  });

  test('only answers that will be sent count', () => {
    expect(countAnswered(questions, { where: ' ', when: '봄', other: 'x' })).toBe(1);
  });

  test('a required question without an answer is named', () => {
    for (const when of [undefined, '', '   '])
      expect(unanswered(questions, { where: '제주', ...(when === undefined ? {} : { when }) })).toMatchObject([
        { id: 'when' },
      ]);
  });

  test('a question may be called like something that every object has', () => {
    const odd: Question[] = [{ id: 'constructor', type: 'short_text', question: '?', required: true, order: 0 }];
    expect(unanswered(odd, {}).map((one) => one.id)).toEqual(['constructor']);
    expect(toAnswers(odd, {})).toEqual({});
    expect(toAnswers(odd, { constructor: 'x' })).toEqual({ constructor: 'x' });
  });

  test('what is no map of texts is no draft', () => {
    for (const kept of [undefined, null, 3, 'x', { a: 1 }]) expect(readTypedAnswers(kept)).toBeUndefined();
    expect(readTypedAnswers({ a: 'x' })).toEqual({ a: 'x' });
  });
});
