import { lazy } from 'react';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { Optional } from '#app/ui/optional.tsx';

/** For the organiser alone, so loaded when they are one. */
const RemoveMember = lazy(() => import('./remove-member.tsx').then((m) => ({ default: m.RemoveMember })));
const Duplicates = lazy(() => import('./duplicates.tsx').then((m) => ({ default: m.Duplicates })));

const manages = ({ isOrganizer, stored }: GroupOnDevice): boolean => isOrganizer && stored.archived !== 'gone';

/** The button that removes a member, for the organiser (specification section 6: the admin-like flag). */
export function OrganizersRemoval({ group, person }: { group: GroupOnDevice; person: GroupPerson }) {
  return (
    manages(group) && (
      <Optional>
        <RemoveMember group={group} person={person} />
      </Optional>
    )
  );
}

/** The clean-up of duplicate names, for the organiser. */
export function OrganizersCleanUp({ group }: { group: GroupOnDevice }) {
  return (
    manages(group) && (
      <Optional>
        <Duplicates group={group} />
      </Optional>
    )
  );
}
