import type { CustomAnswers, Question } from './schema.ts';

/** Required questions without a non-blank answer. A question may be called `constructor`: only own keys are answers. */
export function unanswered(questions: readonly Question[], answers: CustomAnswers): Question[] {
  return questions.filter((one) => one.required && !(Object.hasOwn(answers, one.id) && answers[one.id]?.trim()));
}

/** Whether every answer belongs to a question of the survey, and every choice is one of its options. */
export function fits(questions: readonly Question[], answers: CustomAnswers): boolean {
  return Object.entries(answers).every(([id, answer]) => {
    const asked = questions.find((one) => one.id === id);
    if (!asked) return false;
    return asked.type !== 'multiple_choice' || answer === '' || (asked.options ?? []).includes(answer);
  });
}
