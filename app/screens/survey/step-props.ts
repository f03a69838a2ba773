import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { SurveyDraft } from '#shared/survey/draft.ts';
import type { Move } from '#shared/survey/steps.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';

export interface StepProps {
  draft: SurveyDraft;
  act: (does: Move) => void;
  /** Why the step could not be left; empty before the first attempt. */
  reasons: readonly ValidationCode[];
}

/** The group of a survey, and whose answer it is. */
export interface KnownGroup {
  group: GroupOnDevice;
  memberId: string;
}
