import { draftKey } from '#app/local/answers/drafts.ts';
import { useKeptDraft, type Kept } from '#app/parts/answering/use-kept-draft.ts';
import { emptyDraft, parseDraft, type SurveyDraft } from '#shared/survey/draft.ts';
import { move, type Move } from '#shared/survey/steps.ts';

/** The 4-step survey being filled in: every move is kept on this device as it is made. */
export function useDraft(
  groupId: string,
  memberId: string,
): Omit<Kept<SurveyDraft>, 'act'> & { act: (does: Move) => void } {
  const kept = useKeptDraft(draftKey.survey(groupId, memberId), parseDraft);
  return {
    ...kept,
    act: (does) => {
      kept.act(emptyDraft(), (draft) => move(draft, does));
    },
  };
}
