import { Navigate, useLocation, useParams } from 'react-router-dom';
import { GroupFrame } from '#app/parts/group-page/group-frame.tsx';
import { GroupGate } from '#app/parts/group-page/group-gate.tsx';
import { paths } from '#app/kernel/paths.ts';
import { RecommendationsPage } from './recommendations-page.tsx';

/**
 * Where a group could go: countries, cities, kind of trip, places. A share token in the address is replaced by the
 * group's id (founding decision 1).
 */
export function Recommendations() {
  const { groupId = '' } = useParams();
  const { search } = useLocation();
  return (
    <GroupGate token={groupId}>
      {(group) =>
        group.groupId === groupId ? (
          <GroupFrame group={group} current="recommendations">
            <RecommendationsPage key={groupId} group={group} />
          </GroupFrame>
        ) : (
          <Navigate replace to={{ pathname: paths.groupRecommendations(group.groupId), search }} />
        )
      }
    </GroupGate>
  );
}
