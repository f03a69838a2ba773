import { getGroupByShareUrl } from '#shared/group/endpoints.ts';
import { listMembers } from '#shared/member/endpoints.ts';
import { hueOf } from '#shared/member/joined.ts';
import { fetchAsked } from './asked-ahead.ts';
import { call, CallError, Unreachable } from './call.ts';

export interface FoundInvitation {
  name: string;
  description: string;
  createdBy: string;
  /** In the order in which they joined. */
  members: { id: string; name: string; hue: number; isDone: boolean }[];
}

/**
 * Why there is nothing to show: no such group, too much was asked for from here, or the server was not reached or
 * failed.
 */
export type Unread = 'missing' | 'busy' | 'unreached';

/** What a share link invites to, read without this device's storage. */
export async function readInvitation(shareUrl: string): Promise<FoundInvitation | Unread> {
  try {
    const [{ name, description, createdBy }, members] = await Promise.all([
      call(getGroupByShareUrl, { params: { shareUrl } }, fetchAsked),
      call(listMembers, { params: { ref: shareUrl } }, fetchAsked),
    ]);
    return {
      name,
      description,
      createdBy,
      members: members.map((one, index) => ({
        id: one.id,
        name: one.name,
        hue: hueOf(one, index),
        isDone: one.status === 'done',
      })),
    };
  } catch (error) {
    if (error instanceof CallError) return error.status === 429 ? 'busy' : error.status < 500 ? 'missing' : 'unreached';
    if (error instanceof Unreachable) return 'unreached';
    throw error;
  }
}
