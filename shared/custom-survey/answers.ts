import type { CustomAnswers, Question } from './schema.ts';

/**
 * The answer to a question, tidied of white space around it. A question may be called `constructor`: only own keys are
 * answers.
 */
export const answerTo = (answers: CustomAnswers | undefined, questionId: string): string | undefined =>
  answers && Object.hasOwn(answers, questionId) ? answers[questionId]?.trim() : undefined;

/** Required questions without a non-blank answer. */
export function unanswered(questions: readonly Question[], answers: CustomAnswers): Question[] {
  return questions.filter((one) => one.required && !answerTo(answers, one.id));
}

/** Whether every answer is to a question of the survey. */
export const isAsked = (questions: readonly Question[], answers: CustomAnswers): boolean =>
  Object.keys(answers).every((id) => questions.some((one) => one.id === id));

/** Whether every choice is one of its question's options. */
export const isOffered = (questions: readonly Question[], answers: CustomAnswers): boolean =>
  questions.every(({ id, type, options }) => {
    const answer = Object.hasOwn(answers, id) ? answers[id] : '';
    return type !== 'multiple_choice' || !answer || (options ?? []).includes(answer);
  });
