import { readBuilder, type BuilderDraft } from '#shared/custom-survey/builder.ts';
import { readHandedGroup } from '#shared/group/form.ts';
import type { GroupForm } from '#shared/group/schema.ts';

/** The stored draft: the group form, and the questions so far. */
export interface SurveyInMaking {
  group: GroupForm;
  survey: BuilderDraft;
}

export function readSurveyInMaking(kept: unknown): SurveyInMaking | undefined {
  const group = readHandedGroup(kept);
  const survey = readBuilder((kept as Partial<SurveyInMaking> | null | undefined)?.survey);
  return group && survey ? { group, survey } : undefined;
}

/** A password is never kept on a device. */
export function withoutPassword({ adminPassword: _, ...group }: GroupForm): GroupForm {
  return group;
}
