import type { GroupState } from '#shared/kernel/replica.ts';
import { memberAnswers } from '#shared/answers/member-answers.ts';
import type { GroupRow } from '#shared/group/schema.ts';
import { paths } from '#app/kernel/paths.ts';

/** Where a member of a group answers: the quick survey of four steps, or the group's own questions. */
export function surveyPath(
  group: Pick<GroupRow, 'surveyType' | 'shareUrl'>,
  groupId: string,
  memberId: string,
): string {
  return group.surveyType === 'custom' ? paths.customSurvey(groupId, memberId) : paths.preferences(group.shareUrl);
}

/** The dashboard's link to one member's survey. */
export function memberSurveyPath(group: Pick<GroupRow, 'surveyType'>, groupId: string, memberId: string): string {
  return group.surveyType === 'custom'
    ? paths.customSurvey(groupId, memberId)
    : paths.memberPreferences(groupId, memberId);
}

/** With it in the address the quick survey opens on its questions, also where it is answered. */
export const editQuery = 'edit';

/**
 * Where the member of this device changes what they answered: in the survey in which they answered it, the quick one
 * before the long one.
 */
export function answerPath(
  group: Pick<GroupRow, 'surveyType' | 'shareUrl'>,
  view: Pick<GroupState, 'get'>,
  groupId: string,
  memberId: string,
): string {
  return memberAnswers(view, memberId).simple
    ? `${surveyPath(group, groupId, memberId)}?${editQuery}`
    : memberSurveyPath(group, groupId, memberId);
}
