/** "n of N answered this", beside every aggregate. */
export type Answered = { answeredBy: number; of: number };

/** One entry per member, `undefined` where there is no answer; an unanswered question is not counted. */
export type Answers<T> = readonly (T | undefined)[];

export function given<T>(answers: Answers<T>): T[] {
  return answers.filter((answer) => answer !== undefined);
}
