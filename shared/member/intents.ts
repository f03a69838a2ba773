import { intent } from '#shared/contract/intent.ts';
import type { GroupDraft } from '#shared/contract/group-rows.ts';
import type { RefusalCode } from '#shared/errors.ts';
import { z } from '#shared/contract/z.ts';
import { limits } from '#shared/limits.ts';
import { nameKey } from './name.ts';
import { addMemberInput, claimMemberInput, joinGroupInput } from './schema.ts';

/** A name that stands in the list already belongs to that member (rule P9): nobody is merged silently. */
function refuseNewMember(draft: GroupDraft, memberId: string, name: string): RefusalCode | undefined {
  const members = draft.list('member');
  const key = nameKey(name);
  if (members.some((one) => one.id === memberId || nameKey(one.data.name) === key)) return 'name_taken';
  return members.length >= limits.members ? 'group_full' : undefined;
}

export const addMember = intent({
  ver: 1,
  standing: 'link',
  input: addMemberInput,
  target: (input) => ({ kind: 'member', id: input.memberId }),
  needs: () => [{ kind: 'member' }],
  apply(draft, input, { at }) {
    const refusal = refuseNewMember(draft, input.memberId, input.name);
    if (refusal) return refusal;
    draft.put('member', input.memberId, { name: input.name, joinedAt: at, claimed: false });
    return undefined;
  },
});

export const joinGroup = intent({
  ver: 1,
  standing: 'member',
  input: joinGroupInput,
  healsWhilePresent: true,
  target: (input) => ({ kind: 'member', id: input.memberId }),
  needs: () => [{ kind: 'member' }],
  apply(draft, input, { at }) {
    const refusal = refuseNewMember(draft, input.memberId, input.name);
    if (refusal) return refusal;
    draft.put('member', input.memberId, { name: input.name, joinedAt: at, claimed: true });
    return undefined;
  },
});

export const claimMember = intent({
  ver: 1,
  standing: 'member',
  input: claimMemberInput,
  healsWhilePresent: true,
  target: (input) => ({ kind: 'member', id: input.memberId }),
  needs: (input) => [{ kind: 'member', id: input.memberId }],
  apply(draft, input) {
    const member = draft.get('member', input.memberId);
    if (!member) return 'member_not_found';
    if (!member.data.claimed) draft.put('member', input.memberId, { ...member.data, claimed: true });
    return undefined;
  },
});

/** Ends the session that sends it; the member and their answers stay. */
export const logout = intent({
  ver: 1,
  standing: 'member',
  input: z.strictObject({}),
  target: () => undefined,
  needs: () => [],
  apply: () => undefined,
});
