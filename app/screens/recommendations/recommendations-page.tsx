import { useSearchParams } from 'react-router-dom';
import { isUnlocked } from '#shared/answers/completion.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { groupPeople, groupProgress } from '#app/parts/trip/group-people.ts';
import { DrillDown } from './drill-down.tsx';
import { Locked } from './locked.tsx';
import { NoAnswers } from './no-answers.tsx';
import { WithoutTastes } from './without-tastes.tsx';

/** Opens when everybody whom the group waits for has answered; before that it says who is missing, and offers to look ahead. */
export function RecommendationsPage({ group }: { group: GroupOnDevice }) {
  const [query] = useSearchParams();
  const { groupId, view, waiting } = group;
  const data = view.get('group', groupId)?.data;
  if (!data) return null;
  const people = groupPeople(view, groupId, waiting);
  const { progress, missing, counted } = groupProgress(people);
  const isOpen = isUnlocked(progress);
  const isPreview = query.has('preview');
  if (isPreview || (isOpen && data.surveyType !== 'custom'))
    return <DrillDown group={group} data={data} people={people} missing={missing} isPreview={isPreview} />;
  if (data.surveyType === 'custom') return <WithoutTastes data={data} isCustom />;
  if (progress.done === 0) return <NoAnswers group={group} data={data} />;
  return <Locked group={group} data={data} counted={counted} missing={missing} />;
}
