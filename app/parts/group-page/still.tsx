import type { ReactNode } from 'react';
import type { GroupOnDevice } from '#app/local/group/groups.ts';

interface StillProps {
  group: GroupOnDevice;
  /** Whether it is over also in a group that is there. */
  isOver?: boolean;
  children: ReactNode;
}

/** Of a deleted group, and of what is over, everything stays readable, and nothing in here can be used. */
export function Still({ group, isOver = false, children }: StillProps) {
  if (group.stored.archived !== 'gone' && !isOver) return children;
  return (
    <fieldset className="still" disabled>
      {children}
    </fieldset>
  );
}
