import { defineMutation } from '#shared/kernel/mutation.ts';
import { z } from '#shared/kernel/z.ts';
import { logActivity } from '#shared/activity/activity.ts';
import { logAct } from '#shared/organizer/log-act.ts';
import { takeOverFrom } from '#shared/organizer/take-over.ts';
import { duplicates, everythingOf, ownedKinds, removeEverythingOf } from '#shared/member/removal.ts';
import {
  clearPinInput,
  removeMemberInput,
  restoreMemberInput,
  rotateOrganizerInput,
  rotateShareUrlInput,
  takeOverGroupInput,
  updateGroupInput,
} from './schema.ts';

export const removeMember = defineMutation({
  ver: 1,
  requiredRole: 'organizer',
  input: removeMemberInput,
  takesAway: true,
  target: (input) => ({ kind: 'member', id: input.memberId }),
  readSet: (input, _memberId, groupId) => [
    ...everythingOf(input.memberId),
    { kind: 'group', id: groupId },
    { kind: 'activity' },
  ],
  apply(draft, { memberId }, context) {
    const member = draft.get('member', memberId);
    if (!member) return undefined;
    removeEverythingOf(draft, memberId);
    logAct(draft, context, 'memberRemoved', member);
    return undefined;
  },
});

/** The removed rows are only on the server, whose handler restores them; the reducer cannot. */
export const restoreMember = defineMutation({
  ver: 1,
  requiredRole: 'organizer',
  input: restoreMemberInput,
  target: (input) => ({ kind: 'member', id: input.memberId }),
  readSet: (input, _memberId, groupId) => [
    ...everythingOf(input.memberId),
    { kind: 'member' },
    { kind: 'group', id: groupId },
    { kind: 'activity' },
  ],
  apply: () => undefined,
});

/**
 * Removes a PIN that its member has forgotten: the next log-in under the name sets a new one, or none, and the
 * sessions until now have to log in again.
 */
export const clearPin = defineMutation({
  ver: 1,
  requiredRole: 'organizer',
  takesAway: true,
  endsOtherSessions: true,
  input: clearPinInput,
  target: (input) => ({ kind: 'member', id: input.memberId }),
  readSet: (_input, _memberId, groupId) => [{ kind: 'group', id: groupId }, { kind: 'activity' }],
  apply(draft, { memberId }, context) {
    const member = draft.get('member', memberId);
    if (!member) return 'member_not_found';
    const { hasPin, ...data } = member.data;
    if (!hasPin) return undefined;
    draft.put('member', memberId, data);
    if (draft.get('member', memberId)?.mutationId !== context.mutationId) return undefined;
    logAct(draft, context, 'pinCleared', member);
    return undefined;
  },
});

/**
 * Name, description, excluded members ("continue without Jun", reversible), and whether names need PINs. What is not
 * named is unchanged.
 */
export const updateGroup = defineMutation({
  ver: 2,
  requiredRole: 'organizer',
  input: updateGroupInput,
  checksBase: true,
  target: (_input, _memberId, groupId) => ({ kind: 'group', id: groupId }),
  readSet: () => [{ kind: 'member' }, { kind: 'activity' }],
  apply(draft, input, context) {
    const { groupId } = context;
    const before = draft.get('group', groupId)?.data;
    if (!before) return 'group_not_found';
    const { requiresPin: required = false, ...rest } = before;
    const requiresPin = input.requiresPin ?? required;
    const after = {
      ...rest,
      name: input.name ?? before.name,
      description: input.description ?? before.description,
      excused: [...new Set(input.excused ?? before.excused)],
      ...(requiresPin ? { requiresPin } : {}),
    };
    const added = after.excused.find((id) => !before.excused.includes(id));
    const dropped = before.excused.find((id) => !after.excused.includes(id));
    const isRenamed = after.name !== before.name || after.description !== before.description;
    if (!isRenamed && added === undefined && dropped === undefined && requiresPin === required) return undefined;
    draft.put('group', groupId, after);
    if (draft.get('group', groupId)?.mutationId !== context.mutationId) return undefined;
    const changed = draft.get('member', added ?? dropped ?? '');
    const kind = isRenamed ? 'settingsChanged' : added === undefined ? 'memberIncluded' : 'memberExcused';
    if (requiresPin !== required) logAct(draft, context, requiresPin ? 'pinRequired' : 'pinOptional');
    else logAct(draft, context, kind, isRenamed ? undefined : changed);
    return undefined;
  },
});

/**
 * From now on only the new link leads to the group; neither the one before nor the group's id does
 * (founding decision 27).
 */
export const rotateShareUrl = defineMutation({
  ver: 1,
  requiredRole: 'organizer',
  closesGroup: true,
  input: rotateShareUrlInput,
  target: (_input, _memberId, groupId) => ({ kind: 'group', id: groupId }),
  readSet: () => [{ kind: 'activity' }],
  apply(draft, { shareUrl }, context) {
    const { groupId } = context;
    const before = draft.get('group', groupId)?.data;
    if (!before) return 'group_not_found';
    if (before.shareUrl === shareUrl) return undefined;
    draft.put('group', groupId, { ...before, shareUrl });
    if (draft.get('group', groupId)?.mutationId !== context.mutationId) return undefined;
    logAct(draft, context, 'linkRotated');
    return undefined;
  },
});

/**
 * From now on only this secret, and the password if it brings one, make somebody the organiser: earlier organiser
 * links, and devices that came in by the password, no longer do. `adminPassword` of `null` takes the password away.
 */
export const rotateOrganizer = defineMutation({
  ver: 1,
  requiredRole: 'organizer',
  endsOrganizers: true,
  input: rotateOrganizerInput,
  withoutSecrets: () => undefined,
  target: () => undefined,
  readSet: (_input, _memberId, groupId) => [{ kind: 'group', id: groupId }, { kind: 'activity' }],
  apply(draft, _input, context) {
    logAct(draft, context, 'organizerRotated');
    return undefined;
  },
});

/**
 * A member becomes the organiser of a group whose organiser left and has not been heard of since. The links that the
 * organiser had keep working: whoever comes back can manage the group too.
 */
export const takeOverGroup = defineMutation({
  ver: 1,
  requiredRole: 'member',
  bringsOrganizer: true,
  input: takeOverGroupInput,
  withoutSecrets: () => undefined,
  target: (_input, _memberId, groupId) => ({ kind: 'group', id: groupId }),
  readSet: () => [{ kind: 'member' }, { kind: 'activity' }],
  apply(draft, _input, { memberId, mutationId, at, groupId }) {
    const before = draft.get('group', groupId)?.data;
    const member = draft.get('member', memberId ?? '')?.data;
    if (!before || !member) return 'member_not_found';
    const from = takeOverFrom(draft, groupId);
    if (from === undefined || at < from) return 'not_organizer';
    draft.put('group', groupId, { ...before, organizedBy: member.name });
    if (draft.get('group', groupId)?.mutationId !== mutationId) return undefined;
    logActivity(draft, mutationId, { kind: 'organizerTakenOver', actorName: member.name, at });
    return undefined;
  },
});

/** Deletes the group: the server then answers `gone`, and devices archive their rows. */
export const deleteGroup = defineMutation({
  ver: 1,
  requiredRole: 'organizer',
  takesAway: true,
  endsGroup: true,
  input: z.strictObject({}),
  target: (_input, _memberId, groupId) => ({ kind: 'group', id: groupId }),
  readSet: () => [],
  apply: () => undefined,
});

/** Removes duplicate members without answers, votes or ratings. */
export const cleanUpDuplicates = defineMutation({
  ver: 1,
  requiredRole: 'organizer',
  takesAway: true,
  input: z.strictObject({}),
  target: () => undefined,
  readSet: (_input, _memberId, groupId) => [
    { kind: 'group', id: groupId },
    { kind: 'member' },
    ...ownedKinds.map((kind) => ({ kind })),
    { kind: 'activity' },
  ],
  apply(draft, _input, context) {
    const twice = duplicates(draft);
    if (twice.length === 0) return undefined;
    for (const member of twice) removeEverythingOf(draft, member.id);
    logAct(draft, context, 'duplicatesRemoved', twice[0]);
    return undefined;
  },
});
