import { utcDay } from '#shared/calendar/utc-day.ts';
import type { City, Country } from '#shared/destination/schema.ts';
import { uuidPattern } from '#shared/kernel/ids.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import { type Proposal, proposals } from '#shared/recommendation/proposals.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import type { TypedPlace } from '#shared/vote/schema.ts';
import { typedPlaces } from '#shared/vote/typed-places.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { LiveVote } from '#app/parts/votes/read-votes.ts';

export interface PlaceChoice {
  /** `country/city`, by slug; of a typed place its id. */
  option: string;
  name: string;
  country: string;
  city: City | undefined;
  /** Out of ten; nothing for a place that the catalogue does not know. */
  score: number | undefined;
  votes: number;
  /** Of a place that a member typed. */
  typed: { url: string | null; proposer: string } | undefined;
  /** What its proposer says. */
  said: { name: string; note: string } | undefined;
}

/** How many places are taken from the recommendations. */
const mostRecommended = 3;

/** The best city of each of the best countries, and every place that has a vote or was added, most votes first. */
export function placeChoices(
  { view }: Pick<GroupOnDevice, 'view'>,
  catalogue: Catalogue,
  language: Language,
  votes: readonly LiveVote<string>[],
  added: readonly string[],
  nowMs: number,
): PlaceChoice[] {
  const { core } = catalogue;
  const asked = new Set([...votes.map((one) => one.option), ...added]);
  const { cards, proposed: others } = recommend<'countries'>({
    rows: view,
    core,
    day: utcDay(nowMs),
    stage: { at: 'countries', proposed: core.cities.filter(({ id }) => asked.has(id)) },
  });
  // As the recommendations show it: the best city of a country has the score of the country, whose trip may hold two cities.
  const scores = new Map([
    ...others.map(({ id, score }) => [id, score] as const),
    ...cards.flatMap((card) =>
      card.bestCities.map(({ id, score }, at) => [id, at === 0 ? card.score : score] as const),
    ),
  ]);
  const best = cards.slice(0, mostRecommended).flatMap((card) => card.bestCities[0]?.id ?? []);
  const voted = new Map<string, number>();
  for (const one of votes) voted.set(one.option, (voted.get(one.option) ?? 0) + 1);
  const typed = typedPlaces(view);
  const proposed = new Map(proposals(view, core).map(({ city, ...proposal }) => [city.id, proposal]));
  // A typed place goes with the member who added it; its id is no name.
  const isKnown = (option: string) => typed.has(option) || !uuidPattern.test(option);
  const all = [...new Set([...best, ...voted.keys(), ...added])].filter(isKnown);
  return all
    .map((option) => ({
      ...(nameTyped(view, typed.get(option)) ?? { ...namedPlace(catalogue, language, option), typed: undefined }),
      option,
      score: scores.get(option),
      said: saidBy(view, proposed.get(option)),
      votes: voted.get(option) ?? 0,
    }))
    .sort((a, b) => b.votes - a.votes || (b.score ?? 0) - (a.score ?? 0));
}

function saidBy(view: GroupOnDevice['view'], proposal: Omit<Proposal, 'city'> | undefined): PlaceChoice['said'] {
  if (proposal?.note === undefined) return undefined;
  return { name: view.get('member', proposal.proposerId)?.data.name ?? '', note: proposal.note };
}

function nameTyped(
  view: GroupOnDevice['view'],
  place: TypedPlace | undefined,
): Pick<PlaceChoice, 'name' | 'country' | 'city' | 'typed'> | undefined {
  if (!place) return undefined;
  const proposer = view.get('member', place.memberId)?.data.name ?? '';
  return { name: place.name, country: '', city: undefined, typed: { url: place.url, proposer } };
}

/** A place in the reader's language; its slug where the catalogue does not know it. */
export function namedPlace(
  { core, findCountry, findCity }: Catalogue,
  language: Language,
  option: string,
): { name: string; country: string; city: City | undefined } {
  const [countrySlug = '', citySlug = ''] = option.split('/');
  const country: Country | undefined = findCountry(core, countrySlug);
  const city = findCity(core, countrySlug, citySlug);
  return {
    name: city ? nameIn(language, city) : country ? nameIn(language, country) : option,
    country: country ? nameIn(language, country) : '',
    city,
  };
}
