import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { holdUntilShown } from '#app/kernel/screens-ahead.ts';
import { GroupFrame } from '#app/parts/group-page/group-frame.tsx';
import { GroupGate } from '#app/parts/group-page/group-gate.tsx';
import { paths } from '#app/kernel/paths.ts';
import { formatsOfTrip, useFormatsAhead } from '#app/text/formats-ahead.ts';
import { Dashboard } from './dashboard.tsx';
import { askBelow } from './load-below.ts';

/** The socket and the pill of what waits are put off for the group itself. */
const hasShown = holdUntilShown();

/** A group's home. A share token in the address is replaced by the group's id (founding decision 1). */
export function Group() {
  const { groupId = '' } = useParams();
  useFormatsAhead(formatsOfTrip);
  useEffect(askBelow, []);
  return (
    <GroupGate token={groupId}>
      {(group) =>
        group.groupId === groupId ? (
          <GroupFrame group={group} current="home">
            <Dashboard group={group} onWhole={hasShown} />
          </GroupFrame>
        ) : (
          <Navigate replace to={paths.group(group.groupId)} />
        )
      }
    </GroupGate>
  );
}
