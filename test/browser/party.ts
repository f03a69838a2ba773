import { randomUUID } from 'node:crypto';
import { mutationDefinitions, type InputOf, type MutationName } from '#shared/protocol/mutations.ts';
import { proto } from '#shared/protocol/sync.ts';
import { expect, type TestServer } from './fixtures.ts';
import { day } from './verbs.ts';

export interface Party {
  groupId: string;
  shareUrl: string;
  organizerToken: string;
}

/** One friend and their answer; `undefined` if they have not answered. */
export interface Friend {
  name: string;
  wants?: { mainType?: string; range?: string; budgetTier?: string; from?: number; days?: number };
}

const friends: Friend[] = ['민지', '준호', '소라', '하늘', '태윤'].map((name, index) => ({
  name,
  wants: { mainType: index % 2 ? 'relax' : 'sightseeing', from: index },
}));

const sixFriends: Friend[] = [...friends, { name: '유나', wants: { mainType: 'relax', from: 3 } }];

/** Six friends, five of whom have answered; 유나 is late. */
export const aParty = (server: TestServer): Promise<Party> =>
  aGroupOf(server, '대학 동기 봄 여행', [...friends, { name: '유나' }]);

/** Five friends who all have answered: the recommendations are open. */
export const aWholeParty = (server: TestServer): Promise<Party> => aGroupOf(server, '다 모인 여행', friends);

/**
 * Six friends who all have answered: they vote for the days, and three of them have done so; two suggest a place, and
 * have given it hearts.
 */
export async function aVotingParty(server: TestServer): Promise<Party> {
  const party = await aGroupOf(server, '날짜 고르는 여행', sixFriends);
  for (const [index, name] of ['민지', '준호', '소라'].entries()) {
    const token = await tokenOf(server, party, name);
    await writeFor(server, party, 'castDateVote', { date: day(2 + (index % 2)) }, token);
    if (index > 0) await suggest(server, party, token);
  }
  return party;
}

const destinationId = 'japan/fukuoka';
async function suggest(server: TestServer, party: Party, token: string): Promise<void> {
  await writeFor(server, party, 'castPlaceVote', { destinationId }, token);
  await writeFor(server, party, 'rateDestination', { destinationId, rating: 5 }, token);
}

/** Six friends who have fixed the days, and vote for the place. */
export async function aPlacesParty(server: TestServer): Promise<Party> {
  const party = await aGroupOf(server, '여행지 고르는 여행', sixFriends);
  await suggest(server, party, await tokenOf(server, party, '소라'));
  await writeFor(server, party, 'decide', {
    kind: 'dates',
    dates: { start: day(4), end: day(6) },
    place: null,
    word: '',
  });
  return party;
}

/** Six friends whose trip is decided. */
export async function aDecidedParty(server: TestServer): Promise<Party> {
  const party = await aGroupOf(server, '정해진 여행', sixFriends);
  await suggest(server, party, await tokenOf(server, party, '소라'));
  const place = { id: destinationId, name: '후쿠오카' };
  await writeFor(server, party, 'decide', { kind: 'confirm', dates: { start: day(4), end: day(6) }, place, word: '' });
  return party;
}

/** A group whose friends say what they want through the API; the first of them has made it. */
export async function aGroupOf(server: TestServer, name: string, members: readonly Friend[]): Promise<Party> {
  const { id, shareUrl, organizerToken } = await server.api<{ id: string; shareUrl: string; organizerToken: string }>(
    '/api/groups',
    { name, description: '여섯이 같이', createdBy: members[0]?.name, creatorEmail: 'minji@example.com' },
  );
  const party = { groupId: id, shareUrl, organizerToken };
  for (const member of members) {
    if (member.wants) await answerAs(server, party, member);
    else await server.api('/api/members', { groupId: id, name: member.name });
  }
  return party;
}

/** Of a login on another device. */
export async function tokenOf(server: TestServer, { groupId }: Party, memberName: string): Promise<string> {
  const { sessionToken } = await server.api<{ sessionToken: string }>(`/api/groups/${groupId}/participant-login`, {
    memberName,
  });
  return sessionToken;
}

/** A write by another device: of the member whose token it is, or of the organiser. */
export async function writeFor<N extends MutationName>(
  server: TestServer,
  { groupId, organizerToken }: Party,
  name: N,
  input: InputOf<N>,
  token?: string,
): Promise<void> {
  const { results } = await server.api<{ results: { code: string }[] }>('/api/sync', {
    proto,
    groupId,
    cursor: null,
    tokens: token === undefined ? [] : [token],
    organizerToken,
    mutations: [
      {
        mutationId: randomUUID(),
        name,
        ver: mutationDefinitions[name].ver,
        input,
        timestamp: Date.now(),
        actor: token === undefined ? 'organizer' : 0,
      },
    ],
  });
  expect(results.map((one) => one.code)).toEqual(['applied']);
}

/** A friend answers somewhere else. */
export async function answerAs(server: TestServer, { groupId, shareUrl }: Party, friend: Friend): Promise<void> {
  const { mainType = 'sightseeing', range = 'intl_short', budgetTier = 'mid', from = 0, days = 7 } = friend.wants ?? {};
  const { sessionToken } = await server.api<{ sessionToken: string }>(`/api/groups/${shareUrl}/participant-login`, {
    memberName: friend.name,
  });
  const payload = {
    availability: [{ start: day(from), end: day(from + days - 1) }],
    originCountryIso2: 'KR',
    range,
    budgetTier,
    mainType,
    subcats: [],
    seed: day(-60),
    lang: 'ko',
  };
  await server.api(`/api/group/${groupId}/simple-response`, { name: friend.name, payload, sessionToken });
}

/** A group with questions of its own; 민지 has answered, 유나 is on the list. */
export async function aCustomParty(server: TestServer): Promise<Party> {
  const questions = [
    { id: 'q1', type: 'short_text', question: '꼭 가 보고 싶은 곳은 어디예요?', required: true, order: 1 },
    {
      id: 'q2',
      type: 'multiple_choice',
      question: '숙소는 어떤 곳이 좋아요?',
      required: true,
      order: 2,
      options: ['호텔', '한옥', '캠핑장'],
    },
    {
      id: 'q3',
      type: 'multiple_choice',
      question: '운전할 수 있어요?',
      required: false,
      order: 3,
      options: ['네', '아니요'],
    },
  ];
  const { id, shareUrl, organizerToken } = await server.api<{ id: string; shareUrl: string; organizerToken: string }>(
    '/api/groups',
    {
      name: '우리끼리 질문',
      description: '',
      createdBy: '민지',
      creatorEmail: 'minji@example.com',
      surveyType: 'custom',
      customQuestions: { questions },
    },
  );
  const { sessionToken } = await server.api<{ sessionToken: string }>(`/api/groups/${shareUrl}/participant-login`, {
    memberName: '민지',
  });
  await server.api('/api/custom-survey-responses', {
    groupId: id,
    responses: { q1: '속초', q2: '한옥' },
    sessionToken,
  });
  await server.api('/api/members', { groupId: id, name: '유나' });
  return { groupId: id, shareUrl, organizerToken };
}

/** The id of a member by name. */
export async function memberIdOf(server: TestServer, groupId: string, name: string): Promise<string> {
  const members = await server.api<{ id: string; name: string }[]>(`/api/groups/${groupId}/members`);
  const found = members.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not in the group`);
  return found.id;
}

/** The organiser removes a member. */
export async function takeOut(server: TestServer, { groupId, organizerToken }: Party, name: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/groups/${groupId}/members/${encodeURIComponent(name)}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${organizerToken}` },
  });
  if (!answer.ok) throw new Error(`${name} was not taken out: ${answer.status} ${await answer.text()}`);
}
