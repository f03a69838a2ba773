import type { PreferenceDraft, Stop } from '#shared/preference/draft.ts';

export interface SectionProps {
  draft: PreferenceDraft;
  change: (how: (draft: PreferenceDraft) => PreferenceDraft) => void;
  /** Why the survey could not be sent; empty before the first attempt. */
  stops: readonly Stop[];
}
