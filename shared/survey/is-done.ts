import type { GroupState } from '#shared/kernel/replica.ts';
import type { Kind } from '#shared/kernel/rows.ts';
import type { SurveyType } from '#shared/group/schema.ts';

/** Which answers a group's survey takes as one (founding decision 8). */
export const acceptedAnswers = {
  default: ['simpleResponse', 'preference'],
  custom: ['customResponse'],
} as const satisfies Record<SurveyType, readonly Kind[]>;

/** A member is done as soon as an answer of a kind that the group's survey type takes exists; its id is its member's. */
export function isDone(rows: Pick<GroupState, 'get'>, surveyType: SurveyType, memberId: string): boolean {
  return acceptedAnswers[surveyType].some((kind) => rows.get(kind, memberId) !== undefined);
}
