import { text } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { CustomAnswers, Question } from './schema.ts';

const typedAnswers = z.record(z.string(), z.string());

/** The questions as they are asked: by their order, not by their place in the list. */
export function inOrder(questions: readonly Question[]): Question[] {
  return [...questions].sort((a, b) => a.order - b.order);
}

/** A stored draft of answers; `undefined` for any other value. */
export function readTypedAnswers(kept: unknown): CustomAnswers | undefined {
  return typedAnswers.safeParse(kept).data;
}

/**
 * The answers as they are sent: texts normalised, blank ones and those to other questions or outside the options left
 * out.
 */
export function toAnswers(questions: readonly Question[], typed: CustomAnswers): CustomAnswers {
  const answers: CustomAnswers = {};
  for (const { id, type, options } of questions) {
    const answer = text(limits.answerLength).safeParse(Object.hasOwn(typed, id) ? typed[id] : '').data;
    if (!answer || (type === 'multiple_choice' && !options?.includes(answer))) continue;
    answers[id] = answer;
  }
  return answers;
}

/** How many questions have an answer. */
export function countAnswered(questions: readonly Question[], typed: CustomAnswers): number {
  return Object.keys(toAnswers(questions, typed)).length;
}
