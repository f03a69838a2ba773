import type { SurveyDraft } from '#shared/survey/draft.ts';
import type { Move } from '#shared/survey/steps.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';

export interface StepProps {
  draft: SurveyDraft;
  act: (does: Move) => void;
  /** Why the step could not be left; empty before the first attempt. */
  reasons: readonly ValidationCode[];
}
