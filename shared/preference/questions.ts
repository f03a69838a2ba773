import { rangesOf, type PreferenceDraft } from './draft.ts';
import { readDays } from './duration.ts';
import { readManwon } from './manwon-text.ts';

/** The default survey's sections and, in them, its 15 questions in their order (founding decision 7). */
export const sections = [
  { name: 'when', questions: ['dates', 'datesToAvoid', 'duration'] },
  { name: 'from', questions: ['origin'] },
  { name: 'money', questions: ['flightBudget', 'accommodationBudget', 'dailyBudget'] },
  { name: 'taste', questions: ['travelPurposes', 'travelStyles', 'preferredDestinationType'] },
  { name: 'pace', questions: ['activityLevel', 'scheduleStyle', 'foodStyle', 'travelExperience'] },
  { name: 'dreams', questions: ['wishes'] },
] as const;

export type Section = (typeof sections)[number];
export type QuestionName = Section['questions'][number];
export const questionNames: readonly QuestionName[] = sections.flatMap((one): readonly QuestionName[] => one.questions);

/** 1 to 15. */
export const numberOf = (question: QuestionName): number => questionNames.indexOf(question) + 1;

/** Unanswered: an empty list, an empty text, nothing chosen, an amount that cannot be read. Zero is an answer. */
export function isAnswered(draft: PreferenceDraft, question: QuestionName): boolean {
  switch (question) {
    case 'dates':
    case 'datesToAvoid':
      return rangesOf(draft[question]).length > 0;
    case 'duration':
      return draft.durationBucket !== null || readDays(draft.totalDays).kind === 'days';
    case 'origin':
      return draft.originCountryIso2 !== null;
    case 'flightBudget':
    case 'accommodationBudget':
    case 'dailyBudget':
      return readManwon(draft[question]).kind === 'manwon';
    case 'travelPurposes':
    case 'travelStyles':
      return draft[question].length > 0;
    case 'wishes':
      return draft.bucketList.trim() !== '' || draft.tripWishlist.trim() !== '';
    default:
      return draft[question] !== null;
  }
}

/** How many of these questions are answered. */
export function countQuestions(draft: PreferenceDraft, questions: readonly QuestionName[] = questionNames): number {
  return questions.filter((one) => isAnswered(draft, one)).length;
}
