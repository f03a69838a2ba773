import type { GroupForm } from '#shared/group/schema.ts';
import { draftKey, forgetMirror, spendDraft } from '#app/local/answers/drafts.ts';
import type { Device } from '#app/local/device/device.ts';
import { createGroup, type CreatedGroup } from './groups.ts';
import { joinGroup } from './members.ts';
import { readSuggestion } from './suggestion.ts';
import { castPlaceVote } from './votes.ts';

/**
 * Creates a group and enters it under the creator's name, in one transaction: the creator is a member from the start (founding decision 30), and
 * there is never a group on this device whose creator is asked for the name again. What waits to be suggested goes into its vote with it.
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
