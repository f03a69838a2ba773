import type { CompactPlaceNames } from '#shared/destination/compact.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { ScoredCore } from '#shared/recommendation/catalogue.ts';
import { bestFor, type BestCities, type ThemeQuestion } from './best-for.ts';
import type { DestinationSearch } from './destination-search.ts';
import { WorldSearch, type FoundByName } from './place-search.ts';
import { themeBegunBy, themeNearly, themeOf } from './themes.ts';

/** What explore answers to a text. */
export interface Answer {
  /** The best cities for a wish first, then what is called so. */
  results: readonly FoundByName[];
  /** Where the text is a wish: its cities are the first of the results. */
  best: BestCities | undefined;
  /** The name of a country that the text is and that the catalogue does not have. */
  missing: string | undefined;
}

/** Of the best cities for a wish, and of what is called so below them. */
const mostBest = 8;
const mostBelow = 6;

/** Finds what explore shows for a text: the best cities for a wish, and countries, cities and places by name. */
export class ExploreSearch {
  private readonly core: ScoredCore;
  private readonly destinations: DestinationSearch;
  private readonly language: Language;
  private readonly byName: { find: (typed: string, most?: number) => FoundByName[] };

  /** @param names of places; without them countries and cities are found */
  constructor(core: ScoredCore, destinations: DestinationSearch, language: Language, names?: CompactPlaceNames) {
    this.core = core;
    this.destinations = destinations;
    this.language = language;
    this.byName = names ? new WorldSearch(destinations, core.cities, language, names) : destinations;
  }

  /** Best match first, at most twelve, or fourteen with those for a wish. */
  answer(typed: string, question: ThemeQuestion): Answer {
    const found = this.byName.find(typed);
    const best = this.best(typed, question, found);
    const missing = this.destinations.missing(typed, this.language);
    if (!best) return { results: found, best, missing };
    const above = new Set(best.cities.map(({ city }) => city));
    const below = found.filter((one) => one.kind !== 'city' || !above.has(one.city)).slice(0, mostBelow);
    return {
      results: [...best.cities.map(({ city }): FoundByName => ({ kind: 'city', city })), ...below],
      best,
      missing,
    };
  }

  /** For the theme that the text is or, where nothing is called so, that it begins to be or nearly is. */
  private best(typed: string, question: ThemeQuestion, found: readonly FoundByName[]): BestCities | undefined {
    const theme = themeOf(typed) ?? (found.length > 0 ? undefined : (themeBegunBy(typed) ?? themeNearly(typed)));
    const best = theme && bestFor(this.core, theme, question);
    return best && { ...best, cities: best.cities.slice(0, mostBest) };
  }
}
