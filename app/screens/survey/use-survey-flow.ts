import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { draftKey } from '#app/local/answers/drafts.ts';
import { useFullAnswer } from '#app/local/answers/own-answers.ts';
import { saveSimpleResponse } from '#app/local/answers/responses.ts';
import type { AnswerFlow } from '#app/parts/answering/answer-flow.ts';
import type { OwnAnswer } from '#app/parts/answering/answer-survey.ts';
import { useAnswerFlow } from '#app/parts/answering/use-answer-flow.ts';
import { formatDay, formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { emptyDraft, fromPayload, parseDraft, type SurveyDraft } from '#shared/survey/draft.ts';
import { toSimple } from '#shared/preference/to-simple.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { move } from '#shared/survey/steps.ts';
import { contradicted } from '#shared/vote/contradicted.ts';

/**
 * The 4-step survey of one member. `own`: their answer, as far as this device knows its private amounts. `isPrefilled`:
 * it begins with what the 15 questions say.
 */
export function useSurveyFlow(
  group: GroupOnDevice,
  session: StoredSession,
): {
  flow: AnswerFlow<'simpleResponse', SurveyDraft>;
  own: OwnAnswer<'simpleResponse'> | undefined;
  isPrefilled: boolean;
} {
  const { groupId, view } = group;
  const { memberId } = session;
  const { t, language } = useText();
  const saved = view.get('simpleResponse', memberId);
  const full = useFullAnswer(session, 'simpleResponse', saved);
  // The answer itself is shown at once; its private amounts follow when they have been found.
  const own = full ?? (saved && { answer: saved.data.payload, knowsBudget: false });

  // Founding decision 7: nobody is asked twice.
  const preference = view.get('preference', memberId)?.data.answers;
  const prefilled = !saved && preference ? toSimple(preference) : undefined;

  /** Founding decision 15: the member's own votes that this edit contradicts, in words. */
  const votesTakenBy = (payload: SimplePayload): string[] => {
    const before = saved?.data.payload;
    const { dateVotes, typeVotes } = contradicted(before, payload, {
      dateVotes: ofMember(view.list('dateVote'), memberId),
      typeVotes: ofMember(view.list('typeVote'), memberId),
    });
    return [
      ...dateVotes.map(({ data }) => formatDay(language, data.date, { weekday: true })),
      ...(before && typeVotes.length > 0 ? [t(`survey.types.${before.mainType}`)] : []),
    ];
  };

  const flow = useAnswerFlow<'simpleResponse', SurveyDraft>({
    group,
    session,
    kind: 'simpleResponse',
    draftKey: draftKey.survey(groupId, memberId),
    parse: parseDraft,
    own,
    start: own ? fromPayload(own.answer) : (prefilled ?? emptyDraft()),
    reopen: ({ payload }) => fromPayload(payload),
    learnBudget,
    contentOf,
    save: (device, payload, _draft, base) => saveSimpleResponse(device, session, payload, base),
    opensOn: 'answer',
    saysItself: true,
    editedText: (payload) => {
      const taken = votesTakenBy(payload);
      return taken.length > 0
        ? t('survey.toast.editedVotes', { votes: formatList(language, taken) })
        : t('survey.toast.edited');
    },
  });
  return { flow, own, isPrefilled: prefilled !== undefined };
}

const learnBudget = (draft: SurveyDraft, from: SimplePayload): SurveyDraft =>
  move(draft, { kind: 'learnBudget', from });

/** The step that is open is no part of the answer. */
const contentOf = (draft: SurveyDraft): SurveyDraft => ({ ...draft, step: emptyDraft().step });

const ofMember = <V extends { data: { memberId: string } }>(votes: readonly V[], memberId: string): V[] =>
  votes.filter(({ data }) => data.memberId === memberId);
