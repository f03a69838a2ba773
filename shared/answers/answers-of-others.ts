import type { GroupState } from '#shared/kernel/replica.ts';
import { memberAnswers, type MemberAnswers } from './member-answers.ts';

/** What the other members of a group have answered, by whatever survey. */
export const answersOfOthers = (view: Pick<GroupState, 'get' | 'list'>, memberId: string): MemberAnswers[] =>
  view.list('member').flatMap(({ id }) => (id === memberId ? [] : memberAnswers(view, id)));
