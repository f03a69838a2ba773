import { limits } from '#shared/kernel/limits.ts';
import { nameKey, tidyName } from '#shared/kernel/person-name.ts';

/** What entering a group needs to know of a member. */
export interface KnownMember {
  id: string;
  name: string;
  claimed: boolean;
}

/**
 * What typing a name in a group means (rule P9): a new member; a name that was only put on the list and has no session
 * yet; or a name that somebody already uses, where the person is asked who they are.
 */
export type Entry =
  | { kind: 'new' }
  | { kind: 'listed'; memberId: string; name: string }
  | { kind: 'taken'; memberId: string; name: string };

/** @param ownMemberIds members of whom this device has had a session before: they are not asked again */
export function howToEnter(
  members: readonly KnownMember[],
  typed: string,
  ownMemberIds: ReadonlySet<string> = new Set(),
): Entry {
  const key = nameKey(typed);
  const same = members.find((one) => nameKey(one.name) === key);
  if (!same) return { kind: 'new' };
  const isFree = !same.claimed || ownMemberIds.has(same.id);
  return { kind: isFree ? 'listed' : 'taken', memberId: same.id, name: same.name };
}

/** A name near the wanted one that nobody in the group has: `준호B`, `Minji B`, then C, D ... */
export function freeName(members: readonly Pick<KnownMember, 'name'>[], wanted: string): string {
  const taken = new Set(members.map((one) => nameKey(one.name)));
  const endings = [
    ...'BCDEFGHIJKLMNOPQRSTUVWXYZ',
    ...Array.from({ length: limits.members + limits.listedNames }, (_, index) => String(index + 2)),
  ];
  const gap = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(wanted) ? '' : ' ';
  const stem = [...tidyName(wanted)].slice(0, limits.nameLength - 5).join('');
  const free = endings.map((ending) => `${stem}${gap}${ending}`).find((name) => !taken.has(nameKey(name)));
  return free ?? stem;
}
