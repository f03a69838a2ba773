import type { ScoredCore } from './catalogue.ts';
import { normalized } from './heard-texts.ts';
import { refused, understood } from './lexicon.ts';
import { namedPlaces, type Lives } from './read-names.ts';
import { namesIn } from './names-in.ts';
import { nothingParticular, type Particulars } from './particulars.ts';
import { particulars } from './read-particulars.ts';
import { spokenBudget, type Spoken } from './spoken-budget.ts';
import { spokenDays } from './spoken-days.ts';
import type { Wish } from './wish.ts';

/** What is told in one word of yes. */
const marks = [
  'isNear',
  'isHalfway',
  'isByCar',
  'isWithoutCar',
  'isByLand',
  'isWithoutPlane',
  'isDirect',
  'isSpared',
  'isQuiet',
  'isSmallTown',
  'isRoundTrip',
  'isStormShy',
  'isOwnLanguage',
  'isLevel',
  'isVisaFree',
] as const satisfies readonly (keyof Particulars)[];
export type HeardMark = (typeof marks)[number] | 'isCool' | 'isWarm';

/** What the recommendations take from a text of a member, so that the member can read whether it is what was meant. */
export interface HeardBack {
  wishes: readonly Wish[];
  /** Wishes that the text turns down. */
  unwanted: readonly Wish[];
  /** Names of places, as they are written. */
  places: readonly string[];
  /** Names of places that were seen before, or are turned down. */
  unwantedPlaces: readonly string[];
  /**
   * ISO codes of countries that are not named: known for something in the text, or the own one, where the text speaks
   * of staying.
   */
  countries: readonly string[];
  /** The own country, where the text speaks of leaving it without its name. */
  unwantedCountries: readonly string[];
  /** The most that each would spend. */
  budget: Spoken | undefined;
  /** Of the trip. */
  days: number | undefined;
  /** Hours. */
  mostFlight: number | undefined;
  /** Hours from door to door. */
  mostWay: number | undefined;
  marks: readonly HeardMark[];
}

/**
 * @param core names of places are read in it
 * @param lives whoever speaks of their own country does not ask for it
 * @param isDream the list of a whole life, of which only wishes and names count
 */
export function heardBack(text: string, core: ScoredCore, lives: Lives, isDream: boolean): HeardBack {
  const written = normalized(text);
  const wishes = understood(text);
  const all = isDream ? nothingParticular : particulars(text);
  return {
    wishes,
    unwanted: isDream ? [] : refused(text).filter((wish) => !wishes.includes(wish)),
    ...placesIn(written, core, lives),
    budget: isDream ? undefined : spokenBudget(text),
    days: isDream ? undefined : spokenDays(text),
    mostFlight: all.mostFlightHours,
    mostWay: all.mostWayHours,
    marks: [
      ...marks.filter((mark) => all[mark] && !isImplied(mark, all)),
      ...(all.warmth === 'cool' ? (['isCool'] as const) : []),
      ...(all.warmth === 'warm' ? (['isWarm'] as const) : []),
    ],
  };
}

/** Said by another mark. */
const isImplied = (mark: HeardMark, all: Particulars): boolean =>
  mark === 'isByLand' && (all.isByCar || all.isWithoutPlane);

export const isNothing = ({ budget, days, mostFlight, mostWay, ...lists }: HeardBack): boolean =>
  budget === undefined &&
  days === undefined &&
  mostFlight === undefined &&
  mostWay === undefined &&
  Object.values(lists).every((list) => list.length === 0);

/** Of a name in Latin letters, what its pattern leaves. */
const restOfWord = /^\p{Script=Latin}+/u;

type Places = Pick<HeardBack, 'places' | 'unwantedPlaces' | 'countries' | 'unwantedCountries'>;

function placesIn(text: string, core: ScoredCore, lives: Lives): Places {
  const named = namedPlaces(text, core, lives);
  const wanted = new Set([...named.wanted, ...named.open, ...named.around, ...named.wantedCities]);
  const unwanted = new Set([...named.unwanted, ...named.unwantedCities]);
  const written = new Set<string>();
  const found = { places: new Map<number, string>(), unwantedPlaces: new Map<number, string>() };
  for (const { word, start, end, sense } of namesIn(text, core)) {
    const isWanted = sense === 'wanted' || sense === 'open';
    const counted = isWanted ? wanted : unwanted;
    if (![...word.countries, ...word.cities].some((one) => counted.has(one))) continue;
    word.countries.forEach((iso2) => written.add(iso2));
    const list = isWanted ? found.places : found.unwantedPlaces;
    const before = list.get(start) ?? '';
    // A longer name at the same place holds the shorter one.
    const name = text.slice(start, end) + (restOfWord.exec(text.slice(end))?.[0] ?? '');
    if (name.length > before.length) list.set(start, name);
  }
  const once = (list: ReadonlyMap<number, string>) => [...new Set(list.values())];
  const isUnwritten = (iso2: string) => !written.has(iso2);
  const home = (list: readonly string[]) => list.filter((iso2) => iso2 === lives.iso2 && isUnwritten(iso2));
  // Who wants cities of a country is content with the rest of it: that is said of the own country without a word about
  // it.
  const isOwnCity = core.cities.some(({ id, iso2 }) => iso2 === lives.iso2 && named.wantedCities.includes(id));
  return {
    places: once(found.places),
    unwantedPlaces: once(found.unwantedPlaces),
    countries: [...named.homelands.filter(isUnwritten), ...(isOwnCity ? [] : home(named.open))],
    unwantedCountries: home(named.unwanted),
  };
}
