import { Navigate, useParams } from 'react-router-dom';
import { GroupFrame } from '#app/parts/group-page/group-frame.tsx';
import { GroupGate } from '#app/parts/group-page/group-gate.tsx';
import { paths } from '#app/paths.ts';
import { Dashboard } from './dashboard.tsx';

/** A group's home. A share token in the address is replaced by the group's id (decision 1). */
export function Group() {
  const { groupId = '' } = useParams();
  return (
    <GroupGate token={groupId}>
      {(group) =>
        group.groupId === groupId ? (
          <GroupFrame group={group} current="home">
            <Dashboard group={group} />
          </GroupFrame>
        ) : (
          <Navigate replace to={paths.group(group.groupId)} />
        )
      }
    </GroupGate>
  );
}
