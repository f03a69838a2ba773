import {
  emptyPreference,
  fromPreference,
  fromSimple,
  learnBudget,
  readPreferenceDraft,
  type PreferenceDraft,
} from '#shared/preference/draft.ts';
import { draftKey } from '#app/local/answers/drafts.ts';
import { useFullAnswer } from '#app/local/answers/own-answers.ts';
import { savePreference } from '#app/local/answers/responses.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { AnswerFlow } from '#app/parts/answering/answer-flow.ts';
import { useAnswerFlow } from '#app/parts/answering/use-answer-flow.ts';
import { bringBack } from './bring-back.ts';

/** The survey of 15 questions of one member; it starts from their 4-step answer if they gave one. */
export function usePreferenceFlow(
  group: GroupOnDevice,
  session: StoredSession,
): { flow: AnswerFlow<'preference', PreferenceDraft>; saved: PreferenceDraft } {
  const { groupId, view } = group;
  const { memberId } = session;
  const simple = view.get('simpleResponse', memberId)?.data.payload;
  const own = useFullAnswer(session, 'preference', view.get('preference', memberId));
  const saved = own ? fromPreference(own.answer, own.knowsBudget) : emptyPreference();
  const flow = useAnswerFlow<'preference', PreferenceDraft>({
    group,
    session,
    kind: 'preference',
    draftKey: draftKey.preferences(groupId, memberId),
    parse: readPreferenceDraft,
    own,
    start: own || !simple ? saved : fromSimple(simple),
    reopen: ({ answers, keepBudget }) => fromPreference(answers, !keepBudget),
    learnBudget,
    save: (device, answers, draft, base) =>
      draft ? savePreference(device, session, answers, draft.keepsBudget, base) : bringBack(device, session, answers),
    opensOn: 'form',
  });
  return { flow, saved };
}
