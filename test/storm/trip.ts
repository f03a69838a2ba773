import { randomUUID } from 'node:crypto';
import { core } from '#server/destination/catalogue.ts';
import { mutationDefinitions } from '#shared/protocol/mutations.ts';
import { proto } from '#shared/protocol/sync.ts';
import { day } from '#test/browser/verbs.ts';
import type { StormServer } from './server.ts';

export interface StormGroup {
  groupId: string;
  shareUrl: string;
  organizerToken: string;
}

/** What everybody takes part in. */
export interface Trip {
  /** Answered by four steps, dates decided, places being voted for. Its name stays. */
  main: StormGroup;
  /** With questions of its own. Its name changes. */
  own: StormGroup;
  /** Member ids in the second group, by name. */
  members: ReadonlyMap<string, string>;
  /** Ids of places that can be given hearts, by their Korean name. */
  places: ReadonlyMap<string, string>;
  names: readonly string[];
}

export const mainName = '폭풍 여행';
export const heartsCity = { path: 'country=japan&city=fukuoka', id: 'japan/fukuoka' };
const citiesEach = 6;

/** The cities that a person suggests: nobody else does. */
export const citiesOf = (index: number) =>
  core.cities.filter(({ id }) => id !== heartsCity.id).slice(index * citiesEach, (index + 1) * citiesEach);

/** Two groups, made by the API, with everybody's name and first answer in them. */
export async function prepareTrip(server: StormServer, names: readonly string[]): Promise<Trip> {
  const open = async (name: string, more: object): Promise<StormGroup> => {
    const made = await server.ask<StormGroup & { id: string }>('/api/groups', {
      name,
      description: '',
      createdBy: names[0],
      creatorEmail: 'storm@example.com',
      ...more,
    });
    return { groupId: made.id, shareUrl: made.shareUrl, organizerToken: made.organizerToken };
  };
  const main = await open(mainName, {});
  const questions = [{ id: 'q1', type: 'short_text', question: '어디로 갈까요?', required: true, order: 1 }];
  const own = await open('이름이 바뀌는 여행', { surveyType: 'custom', customQuestions: { questions } });
  for (const name of names) {
    const tokenIn = async ({ shareUrl }: StormGroup): Promise<string> =>
      (await server.ask<{ sessionToken: string }>(`/api/groups/${shareUrl}/participant-login`, { memberName: name }))
        .sessionToken;
    await server.ask(`/api/group/${main.groupId}/simple-response`, {
      name,
      payload: firstAnswer(name),
      sessionToken: await tokenIn(main),
    });
    await server.ask('/api/custom-survey-responses', {
      groupId: own.groupId,
      responses: { q1: `${name} 처음` },
      sessionToken: await tokenIn(own),
    });
  }
  await decideDates(server, main);
  const members = (await server.rows(own.groupId, own.organizerToken)).filter((row) => row.kind === 'member');
  const places = await fetch(`${server.origin}/api/explore/places?cityId=${heartsCity.id}&limit=50`);
  return {
    main,
    own,
    members: new Map(members.map((row) => [(row.data as { name: string }).name, row.id])),
    places: new Map(((await places.json()) as { id: string; nameKo: string }[]).map((one) => [one.nameKo, one.id])),
    names,
  };
}

const firstAnswer = (name: string) => ({
  availability: [{ start: day(0), end: day(20) }],
  originCountryIso2: 'KR',
  originAirport: null,
  range: 'intl_short',
  budgetTier: 'mid',
  budgetCurrency: null,
  budgetMin: null,
  budgetMax: null,
  mainType: 'other',
  subcats: [],
  otherDescription: `${name} 처음`,
  seed: day(-60),
  lang: 'ko',
});

/** The organiser has decided the dates, so that the group votes for places. */
async function decideDates(server: StormServer, { groupId, organizerToken }: StormGroup): Promise<void> {
  const { results } = await server.ask<{ results: { code: string }[] }>('/api/sync', {
    proto,
    groupId,
    cursor: null,
    tokens: [],
    organizerToken,
    mutations: [
      {
        mutationId: randomUUID(),
        name: 'decide',
        ver: mutationDefinitions.decide.ver,
        input: { kind: 'dates', dates: { start: day(2), end: day(4) }, place: null, word: '' },
        timestamp: Date.now(),
        actor: 'organizer',
      },
    ],
  });
  if (results[0]?.code !== 'applied') throw new Error(`the dates were not decided: ${JSON.stringify(results)}`);
}
