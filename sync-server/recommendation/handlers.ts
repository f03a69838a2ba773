import { utcDay } from '#shared/calendar/utc-day.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { completion, isUnlocked } from '#shared/answers/completion.ts';
import { newestAct } from '#shared/decision/history.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import type { CityCard, CountryCard } from '#shared/recommendation/cards.ts';
import type { postGroupRecommendations as postGroupRecommendationsCall } from '#shared/recommendation/endpoints.ts';
import { type Proposal, proposals } from '#shared/recommendation/proposals.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { isDone } from '#shared/survey/is-done.ts';
import type { Core } from '#shared/destination/core/read-core.ts';
import { readHead } from '#server/kernel/group-head.ts';
import { catalogueOf } from '#server/destination/catalogue.ts';
import { requireGroupId } from '#server/access/guards.ts';
import type { Handler, Services } from '#server/kernel/handler.ts';

type Answer = OutputOf<typeof postGroupRecommendationsCall>;

/**
 * @throws DomainError no_preferences when there is no answer to compute from; recommendations_locked before everybody
 * has answered or the organiser has gone on without the rest.
 */
async function answer(services: Services, ref: string, lang: Language): Promise<Answer> {
  const groupId = await requireGroupId(services, ref);
  const found = await computed(services, groupId);
  if ('refusal' in found) throw new DomainError(found.refusal);
  const { result, proposed, at } = found;
  const { basis, trip, cards, shortlist, isWidened } = result;
  const proposalOf = new Map(proposed.map((one) => [one.city.id, one]));
  return {
    countries: cards.map(({ country, bestCities, ...card }) => ({
      ...country,
      ...present(card, country, lang),
      bestCities,
    })),
    proposed: result.proposed.map(({ city, ratings: _, ...card }) => ({
      ...city,
      ...present(card, city, lang),
      proposerId: proposalOf.get(city.id)?.proposerId ?? '',
      note: proposalOf.get(city.id)?.note,
    })),
    shortlist,
    basis: { answered: basis.k, of: basis.n },
    trip: { days: trip.days, start: trip.window?.start ?? null, end: trip.window?.end ?? null },
    isWidened,
    computedAt: new Date(at).toISOString(),
  };
}

type Found =
  | { result: ReturnType<typeof recommend<'countries'>>; proposed: readonly Proposal[]; at: number }
  | { refusal: 'no_preferences' | 'recommendations_locked' };

/** Results of one catalogue by group, point of its history and day; the one asked for last is the last. */
const kept = new WeakMap<Core, Map<string, Found>>();
const mostKept = 200;

/**
 * The same answers on the same day have the same recommendations, or the same refusal: nobody has them computed again
 * and again.
 */
async function computed(services: Services, groupId: string): Promise<Found> {
  const head = await readHead(services.db, groupId);
  const { core } = await catalogueOf(services);
  const ofCatalogue = kept.get(core) ?? new Map<string, Found>();
  kept.set(core, ofCatalogue);
  const key = [groupId, head?.version, head?.nonce, utcDay(services.now())].join(' ');
  const found = ofCatalogue.get(key) ?? (await compute(services, groupId, core));
  ofCatalogue.delete(key);
  ofCatalogue.set(key, found);
  const [oldest] = ofCatalogue.keys();
  if (ofCatalogue.size > mostKept && oldest !== undefined) ofCatalogue.delete(oldest);
  return found;
}

async function compute(services: Services, groupId: string, core: Core): Promise<Found> {
  const rows = new GroupReplica(await services.liveRows(groupId));
  const now = services.now();
  const question = { rows, core, day: utcDay(now) };
  // Ranking every destination is the costly part: a group that is still locked is refused without it.
  const { k } = recommend<'types'>({ ...question, stage: { at: 'types' } }).basis;
  if (k === 0) return { refusal: 'no_preferences' };
  if (!isOpen(rows, groupId)) return { refusal: 'recommendations_locked' };
  const proposed = proposals(rows, core);
  const stage = { at: 'countries', proposed: proposed.map(({ city }) => city) } as const;
  return { result: recommend<'countries'>({ ...question, stage }), proposed, at: now };
}

function isOpen(rows: GroupReplica, groupId: string): boolean {
  const group = rows.get('group', groupId)?.data;
  if (!group) return false;
  const people = rows
    .list('member')
    .map(({ id }) => ({ isDone: isDone(rows, group.surveyType, id), isExcused: group.excused.includes(id) }));
  // Any act of the organiser says that those who have answered are enough.
  return newestAct(rows, groupId) !== undefined || isUnlocked(completion(people));
}

/** What cards of countries and of proposed cities tell alike. */
function present(
  {
    score,
    about,
    worksNotFor,
    reasons,
    tradeOff,
    fit,
    namedFit,
    journeys,
  }: Omit<CountryCard | CityCard, 'country' | 'city'>,
  names: Parameters<typeof nameIn>[1],
  lang: Language,
) {
  return {
    name: nameIn(lang, names),
    score,
    about,
    worksNotFor,
    reasons,
    tradeOff: tradeOff ?? null,
    fit,
    namedFit,
    journeys,
  };
}

export const postRecommendations: Handler<'postRecommendations'> = ({ services, input }) =>
  answer(services, input.groupId, input.lang);
export const postGroupRecommendations: Handler<'postGroupRecommendations'> = ({ services, params, input }) =>
  answer(services, params.ref, input.lang);
