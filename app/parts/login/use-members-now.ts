import { useEffect, useState } from 'react';
import type { KnownMember } from '#shared/member/enter.ts';
import { listMembers } from '#shared/member/endpoints.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { call, CallError, Unreachable } from '#app/net/call.ts';
import { knownMembers } from './known-members.ts';

/**
 * Who is in the group. A device whose member was removed no longer hears of that (S10), so it asks; until there is an
 * answer it goes by what it knows.
 */
export function useMembersNow(group: GroupOnDevice): KnownMember[] {
  const { groupId } = group;
  const isCutOff = group.stored.archived === 'removed';
  const [named, setNamed] = useState<{ id: string; name: string }[]>();
  useEffect(() => {
    if (!isCutOff) return;
    const stop = new AbortController();
    call(listMembers, { params: { ref: groupId }, signal: stop.signal }).then(setNamed, (error: unknown) => {
      if (!(error instanceof CallError || error instanceof Unreachable)) throw error;
    });
    return () => {
      stop.abort();
    };
  }, [groupId, isCutOff]);
  const known = knownMembers(group);
  if (!isCutOff || !named) return known;
  return named.map(({ id, name }) => known.find((one) => one.id === id) ?? { id, name, claimed: true });
}
