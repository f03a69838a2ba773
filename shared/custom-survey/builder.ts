import { line, text } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import { customQuestions, questionTypes, type CustomQuestions, type Question } from './schema.ts';

const draftQuestion = z.object({
  id: z.string().check(z.regex(/^q\d{1,6}$/)),
  type: z.enum(questionTypes),
  question: z.string().check(z.maxLength(limits.questionLength)),
  required: z.boolean(),
  /** As typed, blanks included; empty unless it is a multiple-choice question. */
  options: z.array(z.string().check(z.maxLength(limits.optionLength))).check(z.maxLength(limits.options)),
});
const builderDraft = z.object({
  questions: z.array(draftQuestion).check(z.minLength(1), z.maxLength(limits.questions)),
  /** The number of the next question's id: an id is never used twice, so that a removed question can come back. */
  next: z.int().check(z.positive()),
});

export type DraftQuestion = z.infer<typeof draftQuestion>;
/** A survey of own questions while it is being made. */
export type BuilderDraft = z.infer<typeof builderDraft>;
export type QuestionType = Question['type'];

/** The edits of the survey. An edit that is not allowed changes nothing. */
export type BuilderMove =
  | { kind: 'add' }
  | { kind: 'write'; id: string; text: string }
  | { kind: 'retype'; id: string; type: QuestionType }
  | { kind: 'require'; id: string; required: boolean }
  | { kind: 'raise'; id: string }
  | { kind: 'lower'; id: string }
  | { kind: 'remove'; id: string }
  | { kind: 'putBack'; question: DraftQuestion; index: number }
  | { kind: 'addOption'; id: string }
  | { kind: 'writeOption'; id: string; index: number; text: string }
  | { kind: 'removeOption'; id: string; index: number };

/** A multiple-choice question has at least so many options. */
export const fewestOptions = 2;

/** One empty, optional short-text question. */
export function startBuilder(): BuilderDraft {
  return { questions: [emptyQuestion(1)], next: 2 };
}

export function build(draft: BuilderDraft, does: BuilderMove): BuilderDraft {
  switch (does.kind) {
    case 'add':
      return isFull(draft)
        ? draft
        : { questions: [...draft.questions, emptyQuestion(draft.next)], next: draft.next + 1 };
    case 'write':
      return change(draft, does.id, () => ({ question: does.text.slice(0, limits.questionLength) }));
    case 'retype':
      return change(draft, does.id, (one) =>
        one.type === does.type
          ? {}
          : { type: does.type, options: does.type === 'multiple_choice' ? blankOptions() : [] },
      );
    case 'require':
      return change(draft, does.id, () => ({ required: does.required }));
    case 'raise':
      return shift(draft, does.id, -1);
    case 'lower':
      return shift(draft, does.id, 1);
    case 'remove':
      return canRemove(draft) ? { ...draft, questions: draft.questions.filter((one) => one.id !== does.id) } : draft;
    case 'putBack':
      return putBack(draft, does.question, does.index);
    case 'addOption':
      return change(draft, does.id, ({ type, options }) =>
        type === 'multiple_choice' && options.length < limits.options ? { options: [...options, ''] } : {},
      );
    case 'writeOption':
      return change(draft, does.id, ({ options }) => ({
        options: options.map((one, index) => (index === does.index ? does.text.slice(0, limits.optionLength) : one)),
      }));
    case 'removeOption':
      return change(draft, does.id, (one) =>
        canRemoveOption(one) ? { options: one.options.filter((_, index) => index !== does.index) } : {},
      );
  }
}

export const isFull = (draft: BuilderDraft): boolean => draft.questions.length >= limits.questions;
export const canRemove = (draft: BuilderDraft): boolean => draft.questions.length > 1;
export const canRemoveOption = (one: DraftQuestion): boolean => one.options.length > fewestOptions;

/** Why the survey cannot be created. `option`: the place of the option that says the same as an earlier one. */
export type BuilderProblem =
  | { reason: Extract<ValidationCode, 'question_missing' | 'options_few'>; id: string }
  | { reason: Extract<ValidationCode, 'options_same'>; id: string; option: number };

/**
 * At most one problem per question, in the order of the questions; an empty list: the survey can be created. Blank
 * questions do not count.
 */
export function checkBuilder(draft: BuilderDraft): BuilderProblem[] {
  const written = draft.questions.filter((one) => !isBlank(one.question));
  const first = draft.questions[0];
  if (written.length === 0) return first ? [{ reason: 'question_missing', id: first.id }] : [];
  return written.flatMap((one): BuilderProblem[] => {
    if (one.type !== 'multiple_choice') return [];
    const keys = one.options.map(optionKey);
    if (keys.filter((key) => key !== '').length < fewestOptions) return [{ reason: 'options_few', id: one.id }];
    const option = keys.findIndex((key, index) => key !== '' && keys.indexOf(key) < index);
    return option < 0 ? [] : [{ reason: 'options_same', id: one.id, option }];
  });
}

/**
 * The survey as the group keeps it: blank questions and options left out, numbered in order. Undefined while something
 * is wrong.
 */
export function toQuestions(draft: BuilderDraft): CustomQuestions | undefined {
  if (checkBuilder(draft).length > 0) return undefined;
  const questions = draft.questions
    .filter((one) => !isBlank(one.question))
    .map(({ id, type, question, required, options }, order) => ({
      id,
      type,
      question,
      required,
      order,
      ...(type === 'multiple_choice' ? { options: options.filter((option) => !isBlank(option)) } : {}),
    }));
  return customQuestions.safeParse({ questions }).data;
}

/** A stored draft; `undefined` for any other value. */
export function readBuilder(kept: unknown): BuilderDraft | undefined {
  const { data } = builderDraft.safeParse(kept);
  const ids = data?.questions.map((one) => one.id) ?? [];
  const isSound = new Set(ids).size === ids.length && ids.every((id) => Number(id.slice(1)) < (data?.next ?? 0));
  return isSound ? data : undefined;
}

export const isBlank = (typed: string): boolean => !line(limits.answerLength).safeParse(typed).success;

/** Two options are the same when they look the same to a reader: white space and capitals do not count. */
const optionKey = (typed: string): string =>
  (text(limits.answerLength).safeParse(typed).data ?? typed).replace(/\s+/gu, ' ').toUpperCase().toLowerCase();
const blankOptions = (): string[] => Array.from({ length: fewestOptions }, () => '');

function emptyQuestion(number: number): DraftQuestion {
  return { id: `q${number}`, type: 'short_text', question: '', required: false, options: [] };
}

function change(draft: BuilderDraft, id: string, how: (one: DraftQuestion) => Partial<DraftQuestion>): BuilderDraft {
  return { ...draft, questions: draft.questions.map((one) => (one.id === id ? { ...one, ...how(one) } : one)) };
}

function shift(draft: BuilderDraft, id: string, by: -1 | 1): BuilderDraft {
  const from = draft.questions.findIndex((one) => one.id === id);
  const moved = draft.questions[from];
  const other = draft.questions[from + by];
  if (!moved || !other) return draft;
  const questions = [...draft.questions];
  questions[from] = other;
  questions[from + by] = moved;
  return { ...draft, questions };
}

function putBack(draft: BuilderDraft, question: DraftQuestion, index: number): BuilderDraft {
  if (isFull(draft) || draft.questions.some((one) => one.id === question.id)) return draft;
  return { ...draft, questions: draft.questions.toSpliced(index, 0, question) };
}
