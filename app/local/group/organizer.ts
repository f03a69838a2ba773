import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import { newSecret, newShareUrl, secretPattern } from '#shared/kernel/ids.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { enqueue, writtenBy } from '#app/local/outbox/queue.ts';

function asOrganizer<N extends MutationName>(
  device: Device,
  groupId: string,
  name: N,
  input: InputOf<N>,
): Promise<string> {
  return enqueue(device, { groupId, actor: 'organizer', name, input });
}

/** Removes a member, with answers, votes and ratings. @returns the write's mutation id. */
export const removeMember = (device: Device, groupId: string, memberId: string) =>
  asOrganizer(device, groupId, 'removeMember', { memberId });

/**
 * Restores a member, within 7 days. Their answers are only on the server, so they appear when the server has answered.
 */
export const restoreMember = (device: Device, groupId: string, memberId: string) =>
  asOrganizer(device, groupId, 'restoreMember', { memberId });

/** Removes a PIN that its member has forgotten. */
export const clearPin = (device: Device, groupId: string, memberId: string) =>
  asOrganizer(device, groupId, 'clearPin', { memberId });

export const updateGroup = (device: Device, groupId: string, change: InputOf<'updateGroup'>) =>
  asOrganizer(device, groupId, 'updateGroup', change);

/** Makes a new invite link; the old one stops working. */
export const rotateShareUrl = (device: Device, groupId: string) =>
  asOrganizer(device, groupId, 'rotateShareUrl', { shareUrl: newShareUrl(device.random) });

/**
 * Makes a new organiser link; earlier ones, and devices that came in by the password, stop being the organiser's. This
 * device gets the new secret when the server has taken it.
 * @param adminPassword a new password; left out, the present one stays
 */
export const rotateOrganizer = (device: Device, groupId: string, adminPassword?: string) =>
  asOrganizer(device, groupId, 'rotateOrganizer', {
    organizerToken: newSecret(device.random),
    ...(adminPassword === undefined ? {} : { adminPassword }),
  });

/** Takes the group over from an organiser who left. This device gets the new secret when the server has agreed. */
export const takeOverGroup = (device: Device, session: StoredSession) =>
  enqueue(device, {
    ...writtenBy(session),
    name: 'takeOverGroup',
    input: { organizerToken: newSecret(device.random) },
  });

export const cleanUpDuplicates = (device: Device, groupId: string) =>
  asOrganizer(device, groupId, 'cleanUpDuplicates', {});

export const deleteGroup = (device: Device, groupId: string) => asOrganizer(device, groupId, 'deleteGroup', {});

/** The organizer's secret of a group, if this device has it. */
export async function organizerToken({ db }: Device, groupId: string): Promise<string | undefined> {
  return (await db.organizers.get(groupId))?.token;
}

/**
 * Stores the organizer's secret on this device. One that is already stored stays, so that a false link cannot replace
 * it.
 */
export async function keepOrganizerToken({ db }: Device, groupId: string, token: string): Promise<void> {
  if (!secretPattern.test(token)) return;
  await db.write([db.organizers], async () => {
    if (!(await db.organizers.get(groupId))) await db.organizers.put({ groupId, token });
  });
}
