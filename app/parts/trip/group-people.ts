import type { GroupReplica } from '#shared/kernel/replica.ts';
import { completion, type Completion } from '#shared/answers/completion.ts';
import { organizerName } from '#shared/organizer/organizer-name.ts';
import { nameKey } from '#shared/kernel/person-name.ts';
import { answersOf } from '#shared/survey/is-done.ts';
import { byJoining, hueOf } from '#shared/member/joined.ts';
import { personHue, type PersonHue } from '#app/ui/person-hue.ts';

/** A member as the group's screens show them. */
export interface GroupPerson {
  id: string;
  name: string;
  hue: PersonHue;
  claimed: boolean;
  isDone: boolean;
  isExcused: boolean;
  isOrganizer: boolean;
  /** Their name or their answer is still only on this device. */
  isOnlyHere: boolean;
}

/**
 * Everybody in the group, in the order in which they joined.
 * @param waiting mutation ids of writes that wait on this device
 */
export function groupPeople(view: GroupReplica, groupId: string, waiting: ReadonlySet<string>): GroupPerson[] {
  const group = view.get('group', groupId)?.data;
  const organizer = nameKey(organizerName(view, groupId));
  return view
    .list('member')
    .sort(byJoining)
    .map(({ id, mutationId, data }, index) => {
      const answers = answersOf(view, group?.surveyType ?? 'default', id);
      return {
        id,
        name: data.name,
        hue: personHue(hueOf(data, index)),
        claimed: data.claimed,
        isDone: answers.length > 0,
        isExcused: group?.excused.includes(id) ?? false,
        isOrganizer: nameKey(data.name) === organizer,
        isOnlyHere: waiting.has(mutationId) || answers.some((one) => waiting.has(one.mutationId)),
      };
    });
}

/** Whom the group waits for, and how far it is. */
export function groupProgress(people: readonly GroupPerson[]): {
  progress: Completion;
  missing: GroupPerson[];
  counted: GroupPerson[];
} {
  const counted = people.filter((one) => !one.isExcused);
  return { progress: completion(people), missing: counted.filter((one) => !one.isDone), counted };
}

export function personOf(people: readonly GroupPerson[], id: string): GroupPerson | undefined {
  return people.find((one) => one.id === id);
}

export const nameOf = (people: readonly GroupPerson[], id: string): string => personOf(people, id)?.name ?? '';
