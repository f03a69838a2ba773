import type { GroupForm } from '#shared/group/schema.ts';
import type { Device } from '#app/local/device/device.ts';
import { createGroup, type CreatedGroup } from './groups.ts';
import { joinGroup } from './members.ts';

/**
 * Creates a group and enters it under the creator's name, in one transaction: the creator is a member from the start (decision 30), and
 * there is never a group on this device whose creator is asked for the name again.
 */
export function createGroupAndJoin(device: Device, form: GroupForm): Promise<CreatedGroup> {
  const { db } = device;
  return db.write([db.outbox, db.rows, db.organizers, db.groups, db.sessions], async () => {
    const group = await createGroup(device, form);
    await joinGroup(device, group.groupId, form.createdBy);
    return group;
  });
}
