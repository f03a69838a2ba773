import { Navigate, useParams } from 'react-router-dom';
import { GroupFrame } from '#app/parts/group-page/group-frame.tsx';
import { GroupGate } from '#app/parts/group-page/group-gate.tsx';
import { paths } from '#app/kernel/paths.ts';
import { SummaryPage } from './summary-page.tsx';

/** What a group's answers come to. A share token in the address is replaced by the group's id (founding decision 1). */
export function Summary() {
  const { groupId = '' } = useParams();
  return (
    <GroupGate token={groupId}>
      {(group) =>
        group.groupId === groupId ? (
          <GroupFrame group={group} current="summary">
            <SummaryPage group={group} />
          </GroupFrame>
        ) : (
          <Navigate replace to={paths.groupSummary(group.groupId)} />
        )
      }
    </GroupGate>
  );
}
