import type { CustomAnswers, Question } from './schema.ts';

/** The answer to a question, tidied of white space around it. A question may be called `constructor`: only own keys are answers. */
export const answerTo = (answers: CustomAnswers | undefined, questionId: string): string | undefined =>
  answers && Object.hasOwn(answers, questionId) ? answers[questionId]?.trim() : undefined;

/** Required questions without a non-blank answer. */
export function unanswered(questions: readonly Question[], answers: CustomAnswers): Question[] {
  return questions.filter((one) => one.required && !answerTo(answers, one.id));
}

/** Whether every answer belongs to a question of the survey, and every choice is one of its options. */
export function fits(questions: readonly Question[], answers: CustomAnswers): boolean {
  return Object.entries(answers).every(([id, answer]) => {
    const asked = questions.find((one) => one.id === id);
    if (!asked) return false;
    return asked.type !== 'multiple_choice' || answer === '' || (asked.options ?? []).includes(answer);
  });
}
