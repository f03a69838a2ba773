import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { laterOptional } from '#app/ui/later.tsx';

/** For the organiser alone, so loaded when they are one. */
const RemoveMember = laterOptional(() => import('./remove-member.tsx').then((m) => m.RemoveMember));
const Duplicates = laterOptional(() => import('./duplicates.tsx').then((m) => m.Duplicates));

const manages = ({ isOrganizer, stored }: GroupOnDevice): boolean => isOrganizer && stored.archived !== 'gone';

/**
 * The button that removes somebody else, for the organiser alone: the device that holds the organiser's secret. One's
 * own way out is in the settings.
 */
export function OrganizersRemoval({ group, person }: { group: GroupOnDevice; person: GroupPerson }) {
  return manages(group) && group.session?.memberId !== person.id && <RemoveMember group={group} person={person} />;
}

/** The clean-up of duplicate names, for the organiser. */
export function OrganizersCleanUp({ group }: { group: GroupOnDevice }) {
  return manages(group) && <Duplicates group={group} />;
}
