import { utcDay } from '#shared/calendar/utc-day.ts';
import type { City, Country } from '#shared/destination/schema.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { LiveVote } from '#app/parts/votes/read-votes.ts';

export interface PlaceChoice {
  /** `country/city`, by slug. */
  option: string;
  name: string;
  country: string;
  city: City | undefined;
  /** Out of ten; nothing for a place that is not among the best of its country. */
  score: number | undefined;
  votes: number;
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
  const { cards } = recommend<'countries'>({ rows: view, core, day: utcDay(nowMs), stage: { at: 'countries' } });
  const scores = new Map(cards.flatMap((card) => card.bestCities.map(({ id, score }) => [id, score] as const)));
  const best = cards.slice(0, mostRecommended).flatMap((card) => card.bestCities[0]?.id ?? []);
  const voted = new Map<string, number>();
  for (const one of votes) voted.set(one.option, (voted.get(one.option) ?? 0) + 1);
  const all = [...new Set([...best, ...voted.keys(), ...added])];
  return all
    .map((option) => ({
      ...namedPlace(catalogue, language, option),
      option,
      score: scores.get(option),
      votes: voted.get(option) ?? 0,
    }))
    .sort((a, b) => b.votes - a.votes || (b.score ?? 0) - (a.score ?? 0));
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
