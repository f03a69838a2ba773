export interface Opened {
  id: string;
  shareUrl: string;
}

/** Opens a group with one member, as the first screen does. */
export async function openGroup(post: (path: string, body: unknown) => Promise<unknown>): Promise<Opened> {
  const group = (await post('/api/groups', {
    name: '봄 여행',
    createdBy: '민지',
    creatorEmail: 'minji@example.com',
    surveyType: 'default',
  })) as Opened;
  await post(`/api/groups/${group.shareUrl}/participant-login`, { memberName: '준호' });
  return group;
}
