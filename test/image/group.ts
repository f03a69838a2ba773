import { aGroupForm } from '#test/builders/group.ts';

export interface Opened {
  id: string;
  shareUrl: string;
}

/** Opens a group with one member, as the first screen does. */
export async function openGroup(post: (path: string, body: unknown) => Promise<unknown>): Promise<Opened> {
  const group = (await post('/api/groups', aGroupForm())) as Opened;
  await post(`/api/groups/${group.shareUrl}/participant-login`, { memberName: '준호' });
  return group;
}
