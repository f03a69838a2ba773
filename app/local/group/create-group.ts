import type { GroupForm } from '#shared/group/schema.ts';
import { clearDraft, draftKey, forgetMirror, saveDraft, spendDraft } from '#app/local/answers/drafts.ts';
import type { Device } from '#app/local/device/device.ts';
import { tryWrite } from '#app/local/device/use-write.ts';
import { createGroup, type CreatedGroup } from './groups.ts';
import { joinGroup } from './members.ts';
import { readSuggestion } from './suggestion.ts';
import { castPlaceVote } from './votes.ts';

/**
 * Creates a group and enters it under the creator's name, in one transaction: the creator is a member from the start
 * (founding decision 30), and there is never a group on this device whose creator is asked for the name again. What
 * waits to be suggested goes into its vote with it.
 */
export async function createGroupAndJoin(device: Device, form: GroupForm): Promise<CreatedGroup> {
  const { db } = device;
  const suggestion = await readSuggestion(device);
  const tables = [db.outbox, db.rows, db.organizers, db.groups, db.sessions, db.drafts];
  const created = await db.write(tables, async () => {
    const group = await createGroup(device, form);
    const session = await joinGroup(device, group.groupId, form.createdBy);
    if (!suggestion) return group;
    await castPlaceVote(device, session, suggestion.destinationId, suggestion.note);
    await spendDraft(db, draftKey.suggestion);
    return { ...group, suggested: suggestion.name };
  });
  if (suggestion) forgetMirror(draftKey.suggestion);
  return created;
}

/**
 * The same from a form that was filled in: its draft is cleared, and the panel of the new group comes again after a
 * reload.
 * @param form undefined: it cannot be sent, though its check has passed. The cause is one that the check does not know;
 * the error has no message
 */
export async function createTypedGroup(device: Device, form: GroupForm | undefined): Promise<CreatedGroup> {
  if (!form) throw new Error('');
  const group = await createGroupAndJoin(device, form);
  // The group exists from here on, so a record that cannot be stored is not reported as a failure to create.
  await tryWrite(device, () =>
    Promise.all([saveDraft(device, draftKey.newGroup, group), clearDraft(device, draftKey.createGroup)]),
  );
  return group;
}
