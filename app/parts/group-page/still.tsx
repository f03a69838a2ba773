import type { ReactNode } from 'react';
import type { GroupOnDevice } from '#app/local/group/groups.ts';

/** Of a deleted group everything stays readable, and nothing in here can be used. */
export function Still({ group, children }: { group: GroupOnDevice; children: ReactNode }) {
  if (group.stored.archived !== 'gone') return children;
  return (
    <fieldset className="still" disabled>
      {children}
    </fieldset>
  );
}
