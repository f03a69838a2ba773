import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import { newShareUrl, secretPattern } from '#shared/kernel/ids.ts';
import type { Device } from '#app/local/device/device.ts';
import { enqueue } from '#app/local/outbox/queue.ts';

function asOrganizer<N extends MutationName>(
  device: Device,
  groupId: string,
  name: N,
  input: InputOf<N>,
): Promise<string> {
  return enqueue(device, { groupId, actor: 'organizer', name, input });
}

/** Takes a member out, with answers, votes and hearts. @returns the write's mutation id. */
export const removeMember = (device: Device, groupId: string, memberId: string) =>
  asOrganizer(device, groupId, 'removeMember', { memberId });

/** Brings a member back, within 7 days. What was theirs is only on the server: it shows when the server has answered. */
export const restoreMember = (device: Device, groupId: string, memberId: string) =>
  asOrganizer(device, groupId, 'restoreMember', { memberId });

/** Takes away a PIN that its member has forgotten. */
export const clearPin = (device: Device, groupId: string, memberId: string) =>
  asOrganizer(device, groupId, 'clearPin', { memberId });

export const updateGroup = (device: Device, groupId: string, change: InputOf<'updateGroup'>) =>
  asOrganizer(device, groupId, 'updateGroup', change);

/** A new invite link; the old one leads nowhere from then on. */
export const rotateShareUrl = (device: Device, groupId: string) =>
  asOrganizer(device, groupId, 'rotateShareUrl', { shareUrl: newShareUrl(device.random) });

export const cleanUpDuplicates = (device: Device, groupId: string) =>
  asOrganizer(device, groupId, 'cleanUpDuplicates', {});

export const deleteGroup = (device: Device, groupId: string) => asOrganizer(device, groupId, 'deleteGroup', {});

/** The organiser's secret of a group, if this device holds it. */
export async function organizerToken({ db }: Device, groupId: string): Promise<string | undefined> {
  return (await db.organizers.get(groupId))?.token;
}

/** Keeps the organiser's secret on this device. One that is already here stays: a link must not take the right away. */
export async function keepOrganizerToken({ db }: Device, groupId: string, token: string): Promise<void> {
  if (!secretPattern.test(token)) return;
  await db.write([db.organizers], async () => {
    if (!(await db.organizers.get(groupId))) await db.organizers.put({ groupId, token });
  });
}
