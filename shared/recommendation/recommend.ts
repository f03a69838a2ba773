import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { GroupState } from '#shared/kernel/replica.ts';
import type { City, Place } from '#shared/destination/schema.ts';
import { type CityCard, cityCard, type CountryCard, countryCard, type PlaceCard, placeCard } from './cards.ts';
import type { ScoredCore } from './catalogue.ts';
import { rankCities, scoreCities } from './cities.ts';
import { rankCountries } from './countries.ts';
import { fitsOf } from './explain.ts';
import { calibrated } from './group-score.ts';
import { profileOfGroup } from './profile-of-group.ts';
import type { GroupProfile } from './group-profile.ts';
import { rankPlaces } from './places.ts';
import { noOthers, othersOf } from './others.ts';
import type { Basis } from './prior.ts';
import { withoutRuledOut } from './ruled-out.ts';
import { seenAt } from './seen.ts';
import { shortlist, suitsEach } from './shortlist.ts';
import { asksStepFree, isRough } from './step-free.ts';
import { type TravelChoice, type TravelTypeCard, travelTypeCards } from './travel-types.ts';
import type { Trip } from './trip.ts';
import { tripTypeMix } from './trip-type-mix.ts';
import { worthShowing } from './worth-showing.ts';

/**
 * The drill-down: countries; the cities of one country (or of all); how to travel; the places of one city, which are
 * read on demand and handed in. `limit` cards at most. `proposed`: cities that members want to have compared, whatever
 * their rank.
 */
export interface Stages {
  countries: { at: 'countries'; limit?: number; proposed?: readonly City[] };
  cities: { at: 'cities'; countryId?: string; limit?: number };
  types: { at: 'types' };
  places: { at: 'places'; places: readonly Place[]; choice?: TravelChoice; limit?: number };
}
export type Stage = Stages[keyof Stages];

/**
 * `basis`: "based on k of n". `shortlist`: ids of up to five that have something for everyone, the first of them the
 * best card. `asksStepFree`: somebody's texts speak of a wheelchair, and the page says that the way was not checked.
 */
interface Told<C> {
  basis: Basis;
  trip: Trip;
  cards: C[];
  shortlist: string[];
  asksStepFree: boolean;
}

export interface Recommendations {
  /** `isWidened`: nothing lies within the chosen ranges; the page says so. */
  /**
   * `proposed`: scored as the others are, best first. `suitsEach`: each member has something that suits them well among
   * the cards of the shortlist.
   */
  countries: Told<CountryCard> & { at: 'countries'; isWidened: boolean; proposed: CityCard[]; suitsEach: boolean };
  cities: Told<CityCard> & { at: 'cities'; isWidened: boolean };
  types: { at: 'types'; basis: Basis; trip: Trip; cards: TravelTypeCard[] };
  places: Told<PlaceCard> & { at: 'places' };
}
export type Recommendation<A extends keyof Stages = keyof Stages> = Recommendations[A];

export interface Question<A extends keyof Stages = keyof Stages> {
  /** The group as this side knows it: confirmed rows, on the device with its pending writes. */
  rows: Pick<GroupState, 'get' | 'list'>;
  core: ScoredCore;
  /** Today; orders exact ties and nothing else (founding decision 22). */
  day: CivilDate;
  stage: Extract<Stage, { at: A }>;
}

/** The same question has the same answer, byte for byte, on the server and on every device. */
export function recommend<A extends keyof Stages>({ rows, core, day, stage }: Question<A>): Recommendation<A> {
  return answer(profileOfGroup(rows, core, day), stage) as Recommendation<A>;
}

function answer(profile: GroupProfile, stage: Stage): Recommendation {
  switch (stage.at) {
    case 'countries':
      return countries(profile, stage);
    case 'cities':
      return cities(profile, stage);
    case 'types':
      return {
        at: 'types',
        basis: profile.basis,
        trip: profile.trip,
        cards: travelTypeCards(tripTypeMix(profile.travellers.map((one) => one.typeAnswer))),
      };
    case 'places':
      return places(profile, stage);
  }
}

function countries(
  profile: GroupProfile,
  { limit, proposed: asked = [] }: Stages['countries'],
): Recommendations['countries'] {
  const found = rankCities(profile);
  const sensible = { ...found, cities: withoutRuledOut(profile, found.cities) };
  const ranked = worthShowing(
    profile,
    rankCountries(profile, sensible),
    ({ best, country }) => best[0]?.city ?? country,
  );
  const shown = shownIn(ranked);
  const others = othersOf(
    profile,
    ranked.flatMap(({ best }) => best.slice(0, 1)),
  );
  const cards = ranked.slice(0, limit).flatMap((scored) => countryCard(scored, profile, shown, others) ?? []);
  const proposed = scoreCities(profile, asked).map((scored) => cityCard(scored, profile, shown, others));
  const chosen = shortlist(ranked);
  const told = ranked.slice(0, limit).filter(({ id }) => chosen.includes(id));
  return {
    at: 'countries',
    ...context(profile),
    cards,
    proposed,
    shortlist: chosen,
    suitsEach: suitsEach(
      told.flatMap(({ best: [first], ...whole }) => (first ? [fitsOf(seenAt(profile, first).views, whole)] : [])),
    ),
    isWidened: found.isWidened,
  };
}

function cities(profile: GroupProfile, { countryId, limit }: Stages['cities']): Recommendations['cities'] {
  const pool =
    countryId === undefined ? profile.core.cities : profile.core.cities.filter((city) => city.countryId === countryId);
  const found = rankCities(profile, pool);
  // Whoever opened a country asks for all of it.
  const ranked =
    countryId === undefined
      ? worthShowing(profile, withoutRuledOut(profile, found.cities), ({ city }) => city)
      : found.cities;
  const shown = shownIn(ranked);
  const others = othersOf(profile, ranked);
  const cards = ranked.slice(0, limit).map((scored) => cityCard(scored, profile, shown, others));
  return { at: 'cities', ...context(profile), cards, shortlist: shortlist(ranked), isWidened: found.isWidened };
}

function places(profile: GroupProfile, { places: pool, choice, limit }: Stages['places']): Recommendations['places'] {
  const ranked = rankPlaces(profile, pool, choice, isRough);
  const shown = shownIn(ranked);
  const cards = ranked.slice(0, limit).map((scored) => placeCard(scored, profile, shown, noOthers()));
  return { at: 'places', ...context(profile), cards, shortlist: shortlist(ranked) };
}

const shownIn = (ranked: readonly { score: number }[]) => calibrated(ranked.map(({ score }) => score));
const context = ({ basis, trip, travellers }: GroupProfile) => ({
  basis,
  trip,
  asksStepFree: asksStepFree(travellers),
});
