import { utcDay } from '#shared/calendar/utc-day.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { knownPlaces, type KnownPlace } from './known-places.ts';
import type { SaidWith } from '#app/parts/destination/said-with.ts';
import type { LiveVote } from '#app/parts/trip/read-votes.ts';

export interface PlaceChoice extends KnownPlace {
  /** Out of ten; nothing for a place that the catalogue does not know. */
  score: number | undefined;
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
  saidWith: (cityId: string) => SaidWith = () => ({}),
): PlaceChoice[] {
  const { core } = catalogue;
  const asked = new Set([...votes.map((one) => one.option), ...added]);
  const { cards, proposed: others } = recommend<'countries'>({
    rows: view,
    core,
    day: utcDay(nowMs),
    stage: { at: 'countries', proposed: core.cities.filter(({ id }) => asked.has(id)) },
  });
  // As the recommendations show it: the best city of a country has the score of the country, whose trip may hold two
  // cities.
  const scores = new Map([
    ...others.map(({ id, score }) => [id, score] as const),
    ...cards.flatMap((card) =>
      card.bestCities.map(({ id, score }, at) => [id, at === 0 ? card.score : score] as const),
    ),
  ]);
  const best = cards.slice(0, mostRecommended).flatMap((card) => card.bestCities[0]?.id ?? []);
  return knownPlaces(view, catalogue, language, votes, saidWith, [...best, ...added])
    .map((one) => ({ ...one, score: scores.get(one.option) }))
    .sort((a, b) => b.votes - a.votes || (b.score ?? 0) - (a.score ?? 0));
}
