import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { startBuilder } from '#shared/custom-survey/builder.ts';
import { readHandedGroup } from '#shared/group/form.ts';
import { draftKey } from '#app/local/answers/drafts.ts';
import { useKeptDraft } from '#app/parts/answering/use-kept-draft.ts';
import { paths } from '#app/kernel/paths.ts';
import { BuilderForm } from './builder-form.tsx';
import { readSurveyInMaking, withoutPassword } from './survey-in-making.ts';

/** The group's own questions. The group itself comes from the create-group form, or from the stored draft. */
export function CustomBuilder() {
  const state: unknown = useLocation().state;
  const [handed] = useState(() => readHandedGroup(state));
  const kept = useKeptDraft(draftKey.customBuilder, readSurveyInMaking);
  const [isCreated, setCreated] = useState(false);
  if (kept.state.kind === 'loading') return null;
  const draft = kept.state.kind === 'open' ? kept.state.draft : undefined;
  const group = handed ?? draft?.group;
  if (!group) return isCreated ? null : <Navigate replace to={paths.createGroup()} />;
  const start = { group: withoutPassword(group), survey: draft?.survey ?? startBuilder() };
  return (
    <BuilderForm
      group={group}
      survey={start.survey}
      act={(change) => {
        kept.act(start, (before) => ({ group: start.group, survey: change(before.survey) }));
      }}
      isKept={kept.isKept}
      onCreated={() => {
        setCreated(true);
        kept.drop();
      }}
    />
  );
}
