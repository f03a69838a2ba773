import type { TestServer } from './fixtures.ts';
import { day } from './verbs.ts';

export interface Party {
  groupId: string;
  shareUrl: string;
}

const friends = ['민지', '준호', '소라', '하늘', '태윤'];

/** Six friends, five of whom have answered; 유나 is late. */
export async function aParty(server: TestServer): Promise<Party> {
  const group = await server.api<{ id: string; shareUrl: string }>('/api/groups', { name: '대학 동기 봄 여행', description: '여섯이 같이', createdBy: '민지', creatorEmail: 'minji@example.com' });
  for (const [index, memberName] of friends.entries()) {
    const { sessionToken } = await server.api<{ sessionToken: string }>(`/api/groups/${group.shareUrl}/participant-login`, { memberName });
    const payload = {
      availability: [{ start: day(index), end: day(index + 6) }], originCountryIso2: 'KR', range: 'intl_short', budgetTier: 'mid', mainType: index % 2 ? 'relax' : 'sightseeing', subcats: [], seed: day(-60), lang: 'ko',
    };
    await server.api(`/api/group/${group.id}/simple-response`, { name: memberName, payload, sessionToken });
  }
  await server.api('/api/members', { groupId: group.id, name: '유나' });
  return { groupId: group.id, shareUrl: group.shareUrl };
}
