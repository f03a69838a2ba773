import type { GroupDraft } from '#shared/contract/group-rows.ts';
import { rowSchemas, type Data, type Kind } from '#shared/contract/rows.ts';
import type { InputOf } from '#shared/contract/intents.ts';
import { limits } from '#shared/limits.ts';
import { nameKey } from '#shared/member/name.ts';
import { logActivity, organizerName } from '#shared/organizer/activity.ts';
import { ownedKinds } from '#shared/organizer/removal.ts';
import { isShareUrlTaken } from '#server/group/store.ts';
import { savePinHash } from '#server/member/pins.ts';
import type { IntentHandler, IntentScene } from '#server/sync/intent-handler.ts';
import { archiveMember, dropArchive, endGroup, readArchive } from './store.ts';
import { forgetTries } from './tries.ts';

/** Whoever was taken out by the intent can be brought back, with what was theirs. */
async function archiveRemoved({ trx, groupId, before, at }: IntentScene<unknown>): Promise<void> {
  const owned: readonly string[] = ownedKinds;
  for (const member of before) {
    if (member.kind !== 'member') continue;
    const theirs = before.filter((row) => owned.includes(row.kind) && (row.data as { memberId?: string }).memberId === member.id);
    await archiveMember(trx, groupId, member.id, [member, ...theirs], at);
  }
}

export const removeMemberHandler: IntentHandler<InputOf<'removeMember'>> = { settle: archiveRemoved };
export const leaveGroupHandler: IntentHandler<InputOf<'leaveGroup'>> = { settle: archiveRemoved };
export const cleanUpDuplicatesHandler: IntentHandler<InputOf<'cleanUpDuplicates'>> = { settle: archiveRemoved };

/** Puts back what was taken out, above every tombstone of it. Bringing back somebody who is there changes nothing. */
export const restoreMemberHandler: IntentHandler<InputOf<'restoreMember'>> = {
  async admit({ trx, groupId, mid, input: { memberId }, rows, at }) {
    if (rows.get('member', memberId)) return undefined;
    const archived = await readArchive(trx, groupId, memberId, at);
    const member = archived?.find((row) => row.kind === 'member')?.data as Data<'member'> | undefined;
    if (!archived || !member) return 'member_not_found';
    const present = rows.list('member');
    // Names stay unique (promise S11): the organiser decides first what becomes of the other one.
    if (present.some((one) => nameKey(one.data.name) === nameKey(member.name))) return 'name_taken';
    if (present.length >= limits.members) return 'group_full';
    const tombstones = archived.map((row) => rows.mark(row.kind, row.id)?.stamp ?? 0);
    return {
      above: Math.max(0, ...tombstones),
      act(draft: GroupDraft) {
        for (const row of archived) putBack(draft, row.kind, row.id, row.data);
        logActivity(draft, mid, { kind: 'memberRestored', actorName: organizerName(draft, groupId), subject: { id: memberId, name: member.name }, at });
      },
    };
  },
  settle: ({ trx, groupId, input }) => dropArchive(trx, groupId, input.memberId),
};

/** An archived row is older than the code that reads it: what it no longer understands stays away. */
function putBack<K extends Kind>(draft: GroupDraft, kind: K, id: string, data: unknown): void {
  const parsed = rowSchemas[kind].safeParse(data);
  if (parsed.success) draft.put(kind, id, parsed.data as Data<K>);
}

/** A PIN that its member has forgotten goes, and with it the wrong tries; whatever clocks say, as when it is set. */
export const clearPinHandler: IntentHandler<InputOf<'clearPin'>> = {
  admit: ({ rows, input }) => Promise.resolve({ above: rows.mark('member', input.memberId)?.stamp ?? 0 }),
  async settle({ trx, groupId, input }) {
    await savePinHash(trx, groupId, input.memberId, null);
    await forgetTries(trx, groupId, input.memberId);
  },
};

/** A link that has been replaced must not come back by a stamp: what the organiser decides last is what counts. */
export const rotateShareUrlHandler: IntentHandler<InputOf<'rotateShareUrl'>> = {
  async admit({ trx, groupId, input, rows }) {
    if (rows.get('group', groupId)?.data.shareUrl !== input.shareUrl && (await isShareUrlTaken(trx, input.shareUrl))) return 'conflict';
    return { above: rows.mark('group', groupId)?.stamp ?? 0 };
  },
};

export const deleteGroupHandler: IntentHandler<InputOf<'deleteGroup'>> = { settle: ({ trx, groupId, at }) => endGroup(trx, groupId, at) };
