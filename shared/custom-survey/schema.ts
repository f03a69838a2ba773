import { z } from '#shared/kernel/z.ts';
import { line, milliseconds, text } from '#shared/kernel/fields.ts';
import { limits } from '#shared/kernel/limits.ts';

export const questionTypes = ['short_text', 'multiple_choice'] as const;

/** A key that is safe in a plain object: answers are kept in a map from question id to text. */
const questionId = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/));

export const question = z
  .strictObject({
    id: questionId,
    type: z.enum(questionTypes),
    question: line(limits.questionLength),
    required: z.boolean(),
    order: z.int().check(z.nonnegative()),
    options: z.optional(z.array(line(limits.optionLength)).check(z.maxLength(limits.options))),
  })
  .check(
    z.refine((value) => value.type !== 'multiple_choice' || (value.options?.length ?? 0) >= 2, { path: ['options'] }),
    // Two of the same cannot be told apart in the results.
    z.refine((value) => new Set(value.options).size === (value.options?.length ?? 0), { path: ['options'] }),
  );
export type Question = z.infer<typeof question>;

export const customQuestions = z
  .strictObject({ questions: z.array(question).check(z.minLength(1), z.maxLength(limits.questions)) })
  .check(
    z.refine((value) => new Set(value.questions.map((one) => one.id)).size === value.questions.length, {
      path: ['questions'],
    }),
  );
export type CustomQuestions = z.infer<typeof customQuestions>;

/** A question as somebody wrote it: its text and its options may still be blank. */
const typedQuestion = z.strictObject({
  id: questionId,
  type: z.enum(questionTypes),
  question: text(limits.questionLength),
  required: z.boolean(),
  order: z.int().check(z.nonnegative()),
  options: z.optional(z.array(text(limits.optionLength)).check(z.maxLength(limits.options))),
});

/**
 * Questions on their way into a group: blank questions and options are left out and the rest is numbered from 0 in its
 * order, as the builder does.
 */
export const typedQuestions = z.pipe(
  z.pipe(
    z.strictObject({ questions: z.array(typedQuestion).check(z.maxLength(limits.questions)) }),
    z.transform(({ questions }) => ({
      questions: questions
        .filter(({ question }) => question !== '')
        .sort((a, b) => a.order - b.order)
        .map(({ options, ...rest }, order) => ({
          ...rest,
          order,
          ...(options ? { options: options.filter((option) => option !== '') } : {}),
        })),
    })),
  ),
  customQuestions,
);

/** Answers by question id. Keys are checked against the group's questions when they are saved. */
export const customAnswers = z.record(questionId, text(limits.answerLength));
export type CustomAnswers = z.infer<typeof customAnswers>;

export const customResponseRow = z.object({
  memberId: z.string(),
  responses: customAnswers,
  createdAt: milliseconds,
  updatedAt: milliseconds,
});
export const saveCustomResponseInput = z.strictObject({ responses: customAnswers });

declare module '#shared/kernel/rows.ts' {
  interface RowTypes {
    customResponse: z.infer<typeof customResponseRow>;
  }
}
