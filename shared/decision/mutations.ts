import type { z } from '#shared/kernel/z.ts';
import { defineMutation } from '#shared/kernel/mutation.ts';
import { limits } from '#shared/kernel/limits.ts';
import { logActivity } from '#shared/activity/activity.ts';
import type { ActivityKind } from '#shared/activity/schema.ts';
import { logAct } from '#shared/organizer/log-act.ts';
import { organizerName } from '#shared/organizer/organizer-name.ts';
import {
  answerRsvpInput,
  decideInput,
  noteReminderInput,
  setDeadlineInput,
  type ActKind,
  type DecisionAct,
} from './schema.ts';

const logged: Record<ActKind, ActivityKind> = {
  open: 'openedWithoutMissing',
  dates: 'datesFixed',
  place: 'placeFixed',
  confirm: 'tripDecided',
  reopen: 'decisionReopened',
};

/** Whether what an act leaves fixed fits its kind. */
function isWhole({ kind, dates, place }: z.infer<typeof decideInput>): boolean {
  switch (kind) {
    case 'open':
      return dates === null && place === null;
    case 'dates':
      return dates !== null;
    case 'place':
      return place !== null;
    case 'confirm':
      return dates !== null || place !== null;
    case 'reopen':
      return true;
  }
}

/**
 * An act of the organiser. It is made on the newest act (rule P7), so that of two devices that decide on the same one
 * the first is kept and the second asks its person. Every act stays in the history.
 */
export const decide = defineMutation({
  ver: 1,
  requiredRole: 'organizer',
  checksBase: true,
  input: decideInput,
  target: (_input, _memberId, groupId) => ({ kind: 'decision', id: groupId }),
  readSet: (_input, _memberId, groupId) => [
    { kind: 'group', id: groupId },
    { kind: 'decisionAct' },
    { kind: 'activity' },
  ],
  apply(draft, input, context) {
    const { mutationId, at, groupId } = context;
    if (!isWhole(input)) return 'invalid_input';
    if (draft.get('decisionAct', mutationId)) return undefined;
    if (draft.list('decisionAct').length >= limits.decisionActs) return 'group_too_large';
    const act: DecisionAct = {
      ...input,
      actorName: organizerName(draft, groupId),
      base: draft.get('decision', groupId)?.mutationId ?? null,
      at,
    };
    draft.put('decision', groupId, act);
    const isNewest = draft.get('decision', groupId)?.mutationId === mutationId;
    draft.put('decisionAct', mutationId, isNewest ? act : { ...act, base: null });
    if (isNewest) logAct(draft, context, logged[input.kind]);
    return undefined;
  },
});

/** The newest one stands. */
export const setDeadline = defineMutation({
  ver: 1,
  requiredRole: 'organizer',
  input: setDeadlineInput,
  target: (_input, _memberId, groupId) => ({ kind: 'deadline', id: groupId }),
  readSet: (_input, _memberId, groupId) => [{ kind: 'group', id: groupId }, { kind: 'activity' }],
  apply(draft, input, context) {
    const { mutationId, at, groupId } = context;
    const before = draft.get('deadline', groupId);
    if (before?.mutationId === mutationId) return undefined;
    draft.put('deadline', groupId, { ...input, at });
    if (draft.get('deadline', groupId)?.mutationId !== mutationId) return undefined;
    logAct(draft, context, 'deadlineChanged');
    return undefined;
  },
});

/** The newest of the same member stands. */
export const answerRsvp = defineMutation({
  ver: 1,
  requiredRole: 'member',
  input: answerRsvpInput,
  target: (_input, memberId) => (memberId ? { kind: 'rsvp', id: memberId } : undefined),
  isOvertakenBy: () => true,
  readSet: (_input, memberId) => (memberId ? [{ kind: 'member', id: memberId }] : []),
  apply(draft, input, { memberId, at }) {
    if (!memberId || !draft.get('member', memberId)) return 'member_not_found';
    draft.put('rsvp', memberId, { memberId, ...input, at });
    return undefined;
  },
});

/** A member has reminded others outside of the app; everybody sees that once a day. */
export const noteReminder = defineMutation({
  ver: 1,
  requiredRole: 'member',
  input: noteReminderInput,
  target: () => undefined,
  readSet: () => [{ kind: 'member' }, { kind: 'activity' }],
  apply(draft, { memberIds }, { memberId, mutationId, at }) {
    const member = draft.get('member', memberId ?? '');
    if (!member) return 'member_not_found';
    const only = memberIds.length === 1 ? draft.get('member', memberIds[0] ?? '') : undefined;
    logActivity(draft, mutationId, {
      kind: 'reminded',
      actorName: member.data.name,
      subject: only,
      at,
    });
    return undefined;
  },
});
