import { answerTo } from '#shared/custom-survey/answers.ts';
import type { MemberAnswers } from '#shared/answers/member-answers.ts';
import type { Question } from '#shared/custom-survey/schema.ts';

/** One of the group's own questions and what was answered: heads per option, or the texts. */
export interface QuestionSummary {
  question: Question;
  answeredBy: number;
  of: number;
  options: { option: string; count: number }[];
  texts: { memberId: string; text: string }[];
}

/** Those that most chose. @param options the most chosen first */
export const leadingOptions = (options: QuestionSummary['options']): QuestionSummary['options'] =>
  options.filter(({ count }) => count === options[0]?.count);

/** In the order in which they are asked; a blank answer is none. */
export function readQuestions(questions: readonly Question[], answers: readonly MemberAnswers[]): QuestionSummary[] {
  return [...questions]
    .sort((a, b) => a.order - b.order)
    .map((question) => {
      const texts = answers.flatMap(({ memberId, custom }) => {
        const text = answerTo(custom, question.id);
        return text ? [{ memberId, text }] : [];
      });
      const isChoice = question.type === 'multiple_choice';
      const options = isChoice ? [...new Set(question.options)] : [];
      return {
        question,
        answeredBy: texts.length,
        of: answers.length,
        // Ties stay in the order of the question, because the sort is stable.
        options: options
          .map((option) => ({ option, count: texts.filter((one) => one.text === option.trim()).length }))
          .sort((a, b) => b.count - a.count),
        texts: isChoice ? [] : texts,
      };
    });
}
