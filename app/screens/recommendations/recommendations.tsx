import { Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { GroupFrame } from '#app/parts/group-page/group-frame.tsx';
import { GroupGate } from '#app/parts/group-page/group-gate.tsx';
import { paths } from '#app/paths.ts';
import { laterPart } from '#app/ui/later.tsx';
import { NotHere } from './not-here.tsx';

/** With the rules that score: loaded after the gate, in parallel with the catalogue that it needs anyway. */
const RecommendationsPage = laterPart(() => import('./recommendations-page.tsx').then((m) => m.RecommendationsPage));

/** Where a group could go: countries, cities, kind of trip, places. A share token in the address is replaced by the group's id (decision 1). */
export function Recommendations() {
  const { groupId = '' } = useParams();
  const { search } = useLocation();
  return (
    <GroupGate token={groupId}>
      {(group) =>
        group.groupId === groupId ? (
          <GroupFrame group={group} current="recommendations">
            <Suspense fallback={<NotHere loaded={{ kind: 'loading' }} what="catalogue" />}>
              <RecommendationsPage key={groupId} group={group} />
            </Suspense>
          </GroupFrame>
        ) : (
          <Navigate replace to={{ pathname: paths.groupRecommendations(group.groupId), search }} />
        )
      }
    </GroupGate>
  );
}
