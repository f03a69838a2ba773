import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readGroupOverview } from '#app/parts/trip/group-overview.ts';
import { Coming } from '#app/ui/coming.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { Finding } from './finding.tsx';
import { isPreviewIn } from './preview.ts';

/**
 * With the rules that score: it loads in parallel with the catalogue that it needs anyway, and only where there are
 * recommendations.
 */
const DrillDown = laterPart(() => import('./drill-down.tsx').then((m) => m.DrillDown));
const NotYet = laterPart(() => import('./not-yet.tsx').then((m) => m.NotYet));

/**
 * Opens when everybody whom the group waits for has answered; before that it says who is missing, and offers a preview.
 */
export function RecommendationsPage({ group }: { group: GroupOnDevice }) {
  const [query] = useSearchParams();
  const overview = readGroupOverview(group);
  if (!overview) return null;
  const { data, isCustom, people, missing, isOpen } = overview;
  const isPreview = isPreviewIn(query);
  const notYet = (hasNoTastes: boolean) => (
    <Coming height="100dvh">
      <NotYet group={group} overview={overview} hasNoTastes={hasNoTastes} />
    </Coming>
  );
  if (!isPreview && (isCustom || !isOpen)) return notYet(false);
  return (
    <Suspense fallback={<Finding data={data} />}>
      <DrillDown
        group={group}
        data={data}
        people={people}
        missing={missing}
        isPreview={isPreview}
        canHeart={isOpen || isCustom}
        withoutTastes={notYet(true)}
      />
    </Suspense>
  );
}
