import { defineMutation } from '#shared/kernel/mutation.ts';
import type { GroupDraft } from '#shared/kernel/replica.ts';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import { z } from '#shared/kernel/z.ts';
import { limits } from '#shared/kernel/limits.ts';
import { logActivity } from '#shared/activity/activity.ts';
import { everythingOf, removeEverythingOf } from '#shared/member/removal.ts';
import { nameKey } from '#shared/kernel/person-name.ts';
import { addMemberInput, claimMemberInput, joinGroupInput, setPinInput } from './schema.ts';

/** A name that stands in the list already belongs to that member (rule P9): nobody is merged silently. */
function refuseNewMember(draft: GroupDraft, memberId: string, name: string): ErrorCode | undefined {
  const members = draft.list('member');
  const key = nameKey(name);
  if (members.some((one) => one.id === memberId || nameKey(one.data.name) === key)) return 'name_taken';
  return members.length >= limits.members ? 'group_full' : undefined;
}

const requiresPin = (draft: GroupDraft, groupId: string): boolean =>
  draft.get('group', groupId)?.data.requiresPin ?? false;

export const addMember = defineMutation({
  ver: 1,
  requiredRole: 'link',
  input: addMemberInput,
  target: (input) => ({ kind: 'member', id: input.memberId }),
  readSet: () => [{ kind: 'member' }],
  apply(draft, input, { at }) {
    const refusal = refuseNewMember(draft, input.memberId, input.name);
    if (refusal) return refusal;
    draft.put('member', input.memberId, { name: input.name, joinedAt: at, claimed: false });
    return undefined;
  },
});

export const joinGroup = defineMutation({
  ver: 2,
  requiredRole: 'member',
  bindsSession: true,
  input: joinGroupInput,
  resubmitsWhilePresent: true,
  target: (input) => ({ kind: 'member', id: input.memberId }),
  readSet: (_input, _memberId, groupId) => [{ kind: 'member' }, { kind: 'group', id: groupId }],
  apply(draft, input, { at, groupId }) {
    const refusal = refuseNewMember(draft, input.memberId, input.name);
    if (refusal) return refusal;
    if (requiresPin(draft, groupId) && input.pin === undefined) return 'pin_missing';
    draft.put('member', input.memberId, {
      name: input.name,
      joinedAt: at,
      claimed: true,
      ...(input.pin === undefined ? {} : { hasPin: true }),
    });
    return undefined;
  },
});

export const claimMember = defineMutation({
  ver: 1,
  requiredRole: 'member',
  bindsSession: true,
  input: claimMemberInput,
  resubmitsWhilePresent: true,
  target: (input) => ({ kind: 'member', id: input.memberId }),
  readSet: (input, _memberId, groupId) => [
    { kind: 'member', id: input.memberId },
    { kind: 'group', id: groupId },
    { kind: 'activity' },
  ],
  apply(draft, input, { mutationId, at, groupId }) {
    const member = draft.get('member', input.memberId);
    if (!member) return 'member_not_found';
    const setsPin = requiresPin(draft, groupId) && !member.data.hasPin;
    if (setsPin && input.pin === undefined) return 'pin_missing';
    if (!member.data.claimed || setsPin)
      draft.put('member', input.memberId, { ...member.data, claimed: true, ...(setsPin ? { hasPin: true } : {}) });
    // Somebody came in by a name that was in use: everybody can see that it happened (decision 3).
    if (member.data.claimed && member.mutationId !== mutationId)
      logActivity(draft, mutationId, { kind: 'nameClaimed', actorName: member.data.name, at });
    return undefined;
  },
});

/** Ends the session that sends it; the member and their answers stay. */
export const logout = defineMutation({
  ver: 1,
  requiredRole: 'member',
  endsSession: true,
  input: z.strictObject({}),
  target: () => undefined,
  readSet: () => [],
  apply: () => undefined,
});

/** Takes oneself out of the group, with everything one has given to it. */
export const leaveGroup = defineMutation({
  ver: 1,
  requiredRole: 'member',
  input: z.strictObject({}),
  removes: true,
  target: (_input, memberId) => (memberId ? { kind: 'member', id: memberId } : undefined),
  readSet: (_input, memberId) => [...(memberId ? everythingOf(memberId) : []), { kind: 'activity' }],
  apply(draft, _input, { memberId, mutationId, at }) {
    const member = memberId === undefined ? undefined : draft.get('member', memberId);
    if (!member) return undefined;
    removeEverythingOf(draft, member.id);
    logActivity(draft, mutationId, {
      kind: 'memberLeft',
      actorName: member.data.name,
      subject: { id: member.id, name: member.data.name },
      at,
    });
    return undefined;
  },
});

/** Protects one's name with a PIN, or takes it away. The PIN itself stays between this device and the server. */
export const setPin = defineMutation({
  ver: 1,
  requiredRole: 'member',
  endsOtherSessions: true,
  input: setPinInput,
  target: (_input, memberId) => (memberId ? { kind: 'member', id: memberId } : undefined),
  readSet: (_input, _memberId, groupId) => [{ kind: 'group', id: groupId }],
  apply(draft, { pin }, { memberId, groupId }) {
    const member = memberId === undefined ? undefined : draft.get('member', memberId);
    if (!member) return 'member_not_found';
    if (pin === null && requiresPin(draft, groupId)) return 'pin_missing';
    const { hasPin: _, ...data } = member.data;
    draft.put('member', member.id, pin === null ? data : { ...data, hasPin: true });
    return undefined;
  },
});
