import type { GroupDraft } from '#shared/kernel/replica.ts';
import { rowSchemas } from '#shared/protocol/rows.ts';
import type { Data, Kind, Row } from '#shared/kernel/rows.ts';
import { isListedPassword } from '#shared/kernel/listed-passwords.ts';
import type { InputOf } from '#shared/protocol/mutations.ts';
import { isFull } from '#shared/member/capacity.ts';
import { logActivity } from '#shared/activity/activity.ts';
import { organizerName } from '#shared/organizer/organizer-name.ts';
import { ownedKinds } from '#shared/member/removal.ts';
import {
  insertOrganizerToken,
  replaceOrganizerSecrets,
  saveAdminPasswordHash,
} from '#server/access/organizer-secrets.ts';
import { revokeSessionsOf } from '#server/access/sessions.ts';
import { isShareUrlTaken } from '#server/group/store.ts';
import { isTaken } from '#server/member/look-alikes.ts';
import { savePin } from '#server/member/pins.ts';
import { hashPassword } from '#server/kernel/password.ts';
import type { MutationHooks, MutationContext } from '#server/kernel/mutation-hooks.ts';
import { archiveMember, closeGroup, dropArchive, endGroup, readArchive, type ArchivedRow } from './store.ts';
import { forgetAttempts } from '#server/kernel/attempts.ts';

/** Archives the members that the mutation removed, with their rows, so that they can be restored. */
async function archiveRemoved({ trx, groupId, before, at }: MutationContext<unknown>): Promise<void> {
  const owned: readonly string[] = ownedKinds;
  for (const member of before) {
    if (member.kind !== 'member') continue;
    const theirs = before.filter(
      (row) => owned.includes(row.kind) && (row.data as { memberId?: string }).memberId === member.id,
    );
    await archiveMember(trx, groupId, member.id, [member, ...theirs], at);
  }
}

export const removeMemberHooks: MutationHooks<InputOf<'removeMember'>> = { afterApply: archiveRemoved };
export const leaveGroupHooks: MutationHooks<InputOf<'leaveGroup'>> = { afterApply: archiveRemoved };
export const cleanUpDuplicatesHooks: MutationHooks<InputOf<'cleanUpDuplicates'>> = { afterApply: archiveRemoved };

/**
 * Puts the archived rows back with the timestamps that they had, so that what the member wrote between them and the
 * removal, and sends only now, is later. Restoring a member who is present changes nothing.
 */
export const restoreMemberHooks: MutationHooks<InputOf<'restoreMember'>> = {
  async beforeApply({ trx, groupId, mutationId, input: { memberId }, rows, at }) {
    if (rows.get('member', memberId)) return undefined;
    const archived = await readArchive(trx, groupId, memberId, at);
    const member = archived?.find((row) => row.kind === 'member')?.data as Data<'member'> | undefined;
    if (!archived || !member) return 'member_not_found';
    const present = rows.list('member');
    // Names stay unique (invariant S11): the organiser decides first what becomes of the other one.
    if (isTaken(present, memberId, member.name)) return 'name_taken';
    if (isFull(present, member.claimed ? 'member' : 'listed')) return 'group_full';
    const tombstones = archived.map((row) => rows.lastWrite(row.kind, row.id)?.timestamp ?? 0);
    return {
      above: Math.max(0, ...tombstones),
      act(draft: GroupDraft) {
        for (const row of archived) putBack(draft, row);
        logActivity(draft, mutationId, {
          kind: 'memberRestored',
          actorName: organizerName(draft, groupId),
          subject: { id: memberId, data: member },
          at,
        });
      },
    };
  },
  afterApply: ({ trx, groupId, input }) => dropArchive(trx, groupId, input.memberId),
};

/** An archived row may be older than the present schema: one that no longer parses is left out. */
function putBack(draft: GroupDraft, row: ArchivedRow): void {
  const { kind, id, timestamp, mutationId } = row;
  const parsed = rowSchemas[kind].safeParse(row.data);
  if (!parsed.success) return;
  const data = parsed.data as Data<Kind>;
  if (timestamp === undefined || mutationId === undefined) draft.put(kind, id, data);
  else draft.putBack(kind, id, data, { timestamp, mutationId });
}

/**
 * Removes a forgotten PIN and the count of wrong attempts. Its timestamp comes after the member row's, as in `setPin`.
 */
export const clearPinHooks: MutationHooks<InputOf<'clearPin'>> = {
  beforeApply: ({ rows, input }) =>
    Promise.resolve({ above: rows.lastWrite('member', input.memberId)?.timestamp ?? 0 }),
  async afterApply({ trx, groupId, input, before, at }) {
    // A name without a PIN has none to take away, and nobody to log out.
    if (before.some((one) => one.kind === 'member' && (one as Row<'member'>).data.hasPin))
      await revokeSessionsOf(trx, { groupId, memberId: input.memberId, except: undefined, at });
    await savePin(trx, groupId, input.memberId, null);
    await forgetAttempts(trx, groupId, input.memberId);
  },
};

/** A replaced link must not come back by an earlier timestamp, so the last one to arrive counts. */
export const rotateShareUrlHooks: MutationHooks<InputOf<'rotateShareUrl'>> = {
  async beforeApply({ trx, groupId, input, rows }) {
    if (rows.get('group', groupId)?.data.shareUrl !== input.shareUrl && (await isShareUrlTaken(trx, input.shareUrl)))
      return 'conflict';
    return { above: rows.lastWrite('group', groupId)?.timestamp ?? 0 };
  },
  afterApply: ({ trx, groupId }) => closeGroup(trx, groupId),
};

interface PreparedPassword {
  hash: string;
}

/**
 * A new password that could not be computed is refused, so that the organiser never believes in one that does not
 * count.
 */
export const rotateOrganizerHooks: MutationHooks<InputOf<'rotateOrganizer'>, PreparedPassword> = {
  async prepare({ input, hasRight, takeSlowComputation }) {
    if (!input.adminPassword || !(await hasRight()) || !takeSlowComputation()) return undefined;
    return { hash: await hashPassword(input.adminPassword) };
  },
  beforeApply({ input: { adminPassword }, prepared }) {
    if (adminPassword && isListedPassword(adminPassword)) return Promise.resolve('invalid_input');
    return Promise.resolve(adminPassword && !prepared ? 'too_many_requests' : undefined);
  },
  async afterApply({ trx, groupId, input: { organizerToken, adminPassword }, prepared }) {
    await replaceOrganizerSecrets(trx, groupId, organizerToken);
    if (adminPassword !== undefined) await saveAdminPasswordHash(trx, groupId, prepared?.hash ?? null);
    await forgetAttempts(trx, groupId, 'organizer');
  },
};

/**
 * Its timestamp comes after the group row's: the last one to arrive counts, and the reducer has refused it where
 * somebody organises the group.
 */
export const takeOverGroupHooks: MutationHooks<InputOf<'takeOverGroup'>> = {
  beforeApply: ({ rows, groupId }) => Promise.resolve({ above: rows.lastWrite('group', groupId)?.timestamp ?? 0 }),
  afterApply: ({ trx, groupId, input, at }) => insertOrganizerToken(trx, groupId, input.organizerToken, at),
};

export const deleteGroupHooks: MutationHooks<InputOf<'deleteGroup'>> = {
  afterApply: ({ trx, groupId, at }) => endGroup(trx, groupId, at),
};
