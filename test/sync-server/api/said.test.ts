import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPayload } from '#test/builders/payload.ts';
import { anId, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer, type Answer, type Group, type Refused } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
beforeAll(async () => {
  world = await RunningServer.start();
  group = await world.openGroup();
});
afterAll(() => world.close());

type Asked = Promise<Answer<Refused>>;
type Headers = Record<string, string>;
const organizer = (headers: Headers) => ({ ...headers, authorization: `Bearer ${group.organizerToken}` });

/** The sentence, its Korean twin, and what causes it. */
const causes: [string, string, (headers: Headers) => Asked][] = [
  [
    'Not authenticated',
    '로그인되지 않았어요',
    (headers) => world.post(`/api/group/${group.id}/simple-response`, { payload: aPayload() }, headers),
  ],
  [
    'Not authenticated',
    '로그인되지 않았어요',
    (headers) => world.post(`/api/groups/${group.id}/date-votes`, { selectedDate: '2026-05-02' }, headers),
  ],
  ['Group not found', '모임을 찾을 수 없어요', (headers) => world.get(`/api/groups/${anId()}`, headers)],
  ['Group not found', '모임을 찾을 수 없어요', (headers) => world.get(`/api/groups/share/${aShareUrl()}`, headers)],
  ['Member not found', '참여자를 찾을 수 없어요', (headers) => world.get(`/api/members/${anId()}`, headers)],
  [
    'Member not found',
    '참여자를 찾을 수 없어요',
    (headers) => world.request('DELETE', `/api/groups/${group.id}/members/Nobody`, { headers: organizer(headers) }),
  ],
  ['Country not found', '나라를 찾을 수 없어요', (headers) => world.get('/api/explore/nowhere', headers)],
  ['City not found', '도시를 찾을 수 없어요', (headers) => world.get('/api/explore/japan/nowhere', headers)],
  [
    'cityId is required for places query',
    'cityId is required for places query',
    (headers) => world.get('/api/explore/places', headers),
  ],
  [
    'No preferences',
    'No preferences',
    (headers) => world.post('/api/recommendations/generate', { groupId: group.id }, headers),
  ],
];

describe('the sentences of the error catalogue that the API says', () => {
  it.each(causes)('%s', async (english, korean, ask) => {
    for (const [language, said] of [
      ['en', english],
      ['ko', korean],
    ] as const) {
      const { status, body } = await ask({ 'accept-language': language });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.error.startsWith(said), `${language}: ${body.error}`).toBe(true);
    }
  });
});
