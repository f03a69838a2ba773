import { addDays } from '#shared/calendar/civil-date.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';

/**
 * `npm run seed`: five friends plan a trip, one of them is late. Through the real API of a server that runs (`PORT`,
 * 3000).
 */
const server = process.env['SEED_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ko' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const today = new Date().toISOString().slice(0, 10);
const day = (offset: number): string => addDays(today, 120 + offset);

function answer(ranges: [number, number][], rest: Partial<SimplePayload>): SimplePayload {
  return {
    availability: ranges.map(([start, end]) => ({ start: day(start), end: day(end) })),
    originCountryIso2: 'KR',
    originAirport: null,
    range: 'intl_short',
    budgetTier: 'mid',
    budgetCurrency: null,
    budgetMin: null,
    budgetMax: null,
    mainType: 'sightseeing',
    subcats: [],
    otherDescription: null,
    seed: today,
    lang: 'ko',
    ...rest,
  };
}

const friends: { name: string; payload?: SimplePayload }[] = [
  {
    name: '민지',
    payload: answer(
      [
        [0, 6],
        [17, 20],
      ],
      { originAirport: '인천', subcats: ['food', 'city_tour'] },
    ),
  },
  { name: '준호', payload: answer([[2, 9]], { budgetTier: 'high', mainType: 'activity', subcats: ['hiking'] }) },
  {
    name: '소라',
    payload: answer([[3, 7]], {
      budgetTier: null,
      budgetCurrency: 'KRW',
      budgetMin: 600_000,
      budgetMax: 900_000,
      subcats: ['food', 'night_view'],
    }),
  },
  {
    name: '하늘',
    payload: answer(
      [
        [-1, 5],
        [15, 22],
      ],
      { mainType: 'relax', subcats: ['hot_spring', 'cafe'] },
    ),
  },
  // Late: on the list, not answered yet.
  { name: '유나' },
];

const group = await post<{ id: string; shareUrl: string }>('/api/groups', {
  name: '대학 동기 봄 여행',
  description: '졸업하고 처음으로 다섯이 같이 가는 여행',
  createdBy: '민지',
  creatorEmail: 'minji@example.com',
  surveyType: 'default',
});
for (const friend of friends) {
  const session = await post<{ sessionToken: string }>(`/api/groups/${group.shareUrl}/participant-login`, {
    memberName: friend.name,
  });
  if (friend.payload)
    await post(`/api/group/${group.id}/simple-response`, {
      name: friend.name,
      payload: friend.payload,
      sessionToken: session.sessionToken,
    });
}
process.stdout.write(`${server}/group/${group.id}\n${server}/join/${group.shareUrl}\n`);
