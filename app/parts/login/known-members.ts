import type { KnownMember } from '#shared/member/enter.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';

/** The members whose names somebody who comes in may have. */
export function knownMembers({ view }: Pick<GroupOnDevice, 'view'>): KnownMember[] {
  return view.list('member').map(({ id, data }) => ({ id, name: data.name, claimed: data.claimed }));
}
