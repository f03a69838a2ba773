import { useSearchParams } from 'react-router-dom';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readGroupOverview } from '#app/parts/trip/group-overview.ts';
import { DrillDown } from './drill-down.tsx';
import { Locked } from './locked.tsx';
import { NoAnswers } from './no-answers.tsx';
import { WithoutTastes } from './without-tastes.tsx';

/** Opens when everybody whom the group waits for has answered; before that it says who is missing, and offers a preview. */
export function RecommendationsPage({ group }: { group: GroupOnDevice }) {
  const [query] = useSearchParams();
  const overview = readGroupOverview(group);
  if (!overview) return null;
  const { data, isCustom, people, missing, counted, progress, isOpen } = overview;
  const isPreview = query.has('preview');
  if (isPreview || (isOpen && !isCustom))
    return (
      <DrillDown
        group={group}
        data={data}
        people={people}
        missing={missing}
        isPreview={isPreview}
        canHeart={isOpen || isCustom}
      />
    );
  if (isCustom) return <WithoutTastes group={group} data={data} isCustom />;
  if (progress.done === 0) return <NoAnswers group={group} data={data} />;
  return <Locked group={group} data={data} counted={counted} missing={missing} />;
}
