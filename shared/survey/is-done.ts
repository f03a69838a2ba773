import type { GroupState } from '#shared/kernel/replica.ts';
import type { Kind, Row } from '#shared/kernel/rows.ts';
import type { SurveyType } from '#shared/group/schema.ts';

/** Which answers a group's survey takes as one (founding decision 8). */
export const acceptedAnswers = {
  default: ['simpleResponse', 'preference'],
  custom: ['customResponse'],
} as const satisfies Record<SurveyType, readonly Kind[]>;

type AnswerKind = (typeof acceptedAnswers)[SurveyType][number];

/** A member's answers that the group's survey type takes; the id of an answer is its member's. */
export const answersOf = (rows: Pick<GroupState, 'get'>, surveyType: SurveyType, memberId: string): Row<AnswerKind>[] =>
  acceptedAnswers[surveyType].flatMap((kind: AnswerKind) => rows.get(kind, memberId) ?? []);

/** A member is done as soon as there is one. */
export const isDone = (rows: Pick<GroupState, 'get'>, surveyType: SurveyType, memberId: string): boolean =>
  answersOf(rows, surveyType, memberId).length > 0;
