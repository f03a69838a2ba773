import { defineMutation } from '#shared/kernel/mutation.ts';
import type { GroupDraft } from '#shared/kernel/replica.ts';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import { z } from '#shared/kernel/z.ts';
import { logActivity } from '#shared/activity/activity.ts';
import { isFull } from '#shared/member/capacity.ts';
import { freeHue } from '#shared/member/joined.ts';
import { everythingOf, removeEverythingOf } from '#shared/member/removal.ts';
import { isNameTaken, nameKey } from '#shared/kernel/person-name.ts';
import {
  addMemberInput,
  changeNameInput,
  claimMemberInput,
  endSessionsInput,
  joinGroupInput,
  setPinInput,
  showFitInput,
} from './schema.ts';

/** A name on the list belongs to that member (rule P9): two members are never merged silently. */
function refuseNewMember(
  draft: GroupDraft,
  memberId: string,
  name: string,
  as: 'member' | 'listed' = 'member',
): ErrorCode | undefined {
  const members = draft.list('member');
  if (members.some((one) => one.id === memberId) || isNameTaken(members, name)) return 'name_taken';
  return isFull(members, as) ? 'group_full' : undefined;
}

/**
 * A restored server has never heard of the member: the claim puts the name on the list, as the lost join did. Whoever
 * was removed stays away.
 */
function claimUnlisted(
  draft: GroupDraft,
  { memberId, name, pin }: z.infer<typeof claimMemberInput>,
  { at, groupId }: { at: number; groupId: string },
): ErrorCode | undefined {
  if (name === undefined || draft.wasRemoved('member', memberId)) return 'member_not_found';
  const refusal = refuseNewMember(draft, memberId, name);
  if (refusal) return refusal;
  const setsPin = requiresPin(draft, groupId);
  if (setsPin && pin === undefined) return 'pin_missing';
  const hue = freeHue(draft.list('member'));
  draft.put('member', memberId, { name, joinedAt: at, claimed: true, hue, ...(setsPin ? { hasPin: true } : {}) });
  return undefined;
}

/** What the acting member decides about themselves is in their row. */
const ownRow = (memberId: string | undefined) => (memberId ? { kind: 'member' as const, id: memberId } : undefined);

const requiresPin = (draft: GroupDraft, groupId: string): boolean =>
  draft.get('group', groupId)?.data.requiresPin ?? false;

export const addMember = defineMutation({
  ver: 1,
  requiredRole: 'link',
  listsName: true,
  input: addMemberInput,
  target: (input) => ({ kind: 'member', id: input.memberId }),
  readSet: () => [{ kind: 'member' }],
  apply(draft, input, { at }) {
    const refusal = refuseNewMember(draft, input.memberId, input.name, 'listed');
    if (refusal) return refusal;
    const hue = freeHue(draft.list('member'));
    draft.put('member', input.memberId, { name: input.name, joinedAt: at, claimed: false, hue });
    return undefined;
  },
});

export const joinGroup = defineMutation({
  ver: 2,
  requiredRole: 'member',
  bindsSession: true,
  input: joinGroupInput,
  withoutSecrets: ({ pin: _, ...rest }) => rest,
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
      hue: freeHue(draft.list('member')),
      ...(input.pin === undefined ? {} : { hasPin: true }),
    });
    return undefined;
  },
});

export const claimMember = defineMutation({
  ver: 2,
  requiredRole: 'member',
  bindsSession: true,
  input: claimMemberInput,
  withoutSecrets: ({ pin: _, ...rest }) => rest,
  target: (input) => ({ kind: 'member', id: input.memberId }),
  readSet: (_input, _memberId, groupId) => [{ kind: 'member' }, { kind: 'group', id: groupId }, { kind: 'activity' }],
  apply(draft, input, { mutationId, at, groupId }) {
    const member = draft.get('member', input.memberId);
    if (!member) return claimUnlisted(draft, input, { at, groupId });
    const setsPin = requiresPin(draft, groupId) && !member.data.hasPin;
    if (setsPin && input.pin === undefined) return 'pin_missing';
    if (!member.data.claimed && isFull(draft.list('member'), 'member')) return 'group_full';
    if (!member.data.claimed || setsPin)
      draft.put('member', input.memberId, { ...member.data, claimed: true, ...(setsPin ? { hasPin: true } : {}) });
    // A log-in under a name in use is shown to everybody (founding decision 3).
    if (member.data.claimed && member.mutationId !== mutationId)
      logActivity(draft, mutationId, { kind: 'nameClaimed', actorName: member.data.name, at });
    return undefined;
  },
});

/**
 * Logs the acting member out elsewhere: in one session, or in all but the one that sends it. What is known of sessions
 * is on the server alone.
 */
export const endSessions = defineMutation({
  ver: 1,
  requiredRole: 'member',
  takesAway: true,
  endsOtherSessions: true,
  input: endSessionsInput,
  target: () => undefined,
  readSet: () => [],
  apply: () => undefined,
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

/** Removes the acting member from the group, with their answers, votes and ratings. */
export const leaveGroup = defineMutation({
  ver: 1,
  requiredRole: 'member',
  input: z.strictObject({}),
  takesAway: true,
  target: (_input, memberId) => ownRow(memberId),
  readSet: (_input, memberId) => [...(memberId ? everythingOf(memberId) : []), { kind: 'activity' }],
  apply(draft, _input, { memberId, mutationId, at }) {
    const member = draft.get('member', memberId ?? '');
    if (!member) return undefined;
    removeEverythingOf(draft, member.id);
    logActivity(draft, mutationId, {
      kind: 'memberLeft',
      actorName: member.data.name,
      subject: member,
      at,
    });
    return undefined;
  },
});

/**
 * Corrects the acting member's name, with their answers and votes as they are. It is shown to everybody, as a name is
 * who somebody is here.
 */
export const changeName = defineMutation({
  ver: 1,
  requiredRole: 'member',
  input: changeNameInput,
  target: (_input, memberId) => ownRow(memberId),
  readSet: (_input, _memberId, groupId) => [{ kind: 'group', id: groupId }, { kind: 'member' }, { kind: 'activity' }],
  apply(draft, { name }, { memberId, mutationId, at, groupId }) {
    const member = draft.get('member', memberId ?? '');
    if (!member) return 'member_not_found';
    const before = member.data.name;
    if (before === name) return undefined;
    if (isNameTaken(draft.list('member'), name, member.id)) return 'name_taken';
    draft.put('member', member.id, { ...member.data, name });
    // The group knows who made it, and who took it over, by name alone. Its row stays the same write: a form of the
    // settings may be based on it.
    for (const field of ['createdBy', 'organizedBy'] as const) {
      const group = draft.get('group', groupId)?.data;
      if (group && nameKey(group[field] ?? '') === nameKey(before))
        draft.amend('group', groupId, { ...group, [field]: name });
    }
    logActivity(draft, mutationId, {
      kind: 'nameChanged',
      actorName: before,
      subject: { id: member.id, data: { name } },
      at,
    });
    return undefined;
  },
});

/** Tells the group by name how each destination suits the acting member, or no longer does. */
export const showFit = defineMutation({
  ver: 1,
  requiredRole: 'member',
  input: showFitInput,
  target: (_input, memberId) => ownRow(memberId),
  readSet: () => [],
  apply(draft, { isShown }, { memberId }) {
    const member = draft.get('member', memberId ?? '');
    if (!member) return 'member_not_found';
    draft.put('member', member.id, { ...member.data, showsFit: isShown });
    return undefined;
  },
});

/** Protects the acting member's name with a PIN, or removes the PIN. The PIN itself is sent only to the server. */
export const setPin = defineMutation({
  ver: 1,
  requiredRole: 'member',
  endsOtherSessions: true,
  input: setPinInput,
  withoutSecrets: ({ pin }) => (pin === null ? { pin } : undefined),
  target: (_input, memberId) => ownRow(memberId),
  readSet: (_input, _memberId, groupId) => [{ kind: 'group', id: groupId }],
  apply(draft, { pin }, { memberId, groupId }) {
    const member = draft.get('member', memberId ?? '');
    if (!member) return 'member_not_found';
    if (pin === null && requiresPin(draft, groupId)) return 'pin_missing';
    const { hasPin: _, ...data } = member.data;
    draft.put('member', member.id, pin === null ? data : { ...data, hasPin: true });
    return undefined;
  },
});
