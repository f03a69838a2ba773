import { describe, expect, test } from 'vitest';
import { answerTo, unanswered } from '#shared/custom-survey/answers.ts';
import { customQuestions, type Question } from '#shared/custom-survey/schema.ts';
import { readPayload } from '#shared/survey/read-payload.ts';
import { aPayload } from '#test/builders/payload.ts';

const asked = (id: string): Question => ({ id, type: 'short_text', question: '?', required: true, order: 0 });

describe('a question whose id every object has as a key', () => {
  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'])(
    '%s has no answer before one is given',
    (id) => {
      expect(answerTo({}, id)).toBeUndefined();
      expect(answerTo(undefined, id)).toBeUndefined();
      expect(unanswered([asked(id)], {})).toHaveLength(1);
      expect(answerTo({ [id]: ' 봄 ' }, id)).toBe('봄');
    },
  );
});

describe('what a survey refuses aloud', () => {
  test('two options that are the same, however they are typed', () => {
    const withOptions = (options: string[]) => ({
      questions: [{ ...asked('q1'), type: 'multiple_choice' as const, options }],
    });
    expect(customQuestions.safeParse(withOptions(['봄', '가을'])).success).toBe(true);
    expect(customQuestions.safeParse(withOptions(['봄', ' 봄'])).success).toBe(false);
  });

  test('a sixth range of days: it is not left out without a word', () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        start: `2026-05-${10 + index * 2}`,
        end: `2026-05-${10 + index * 2}`,
      }));
    expect('payload' in readPayload(aPayload({ availability: days(5) }), '2026-03-02')).toBe(true);
    expect(readPayload(aPayload({ availability: days(6) }), '2026-03-02')).toEqual({ wrong: ['availability'] });
  });
});
