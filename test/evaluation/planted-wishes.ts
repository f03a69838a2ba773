import type { RatedType } from '#shared/destination/strength.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';
import type { DestinationType, TravelPurpose, TravelStyle } from '#shared/preference/options.ts';
import type { Subcategory } from '#shared/travel/options.ts';
import type { Subject } from '#shared/recommendation/catalogue.ts';

/** Words that mean one thing wherever they are asked (a chip "food" and a purpose "food") share one line. */
export type Wish = Subcategory | TravelPurpose | TravelStyle | Exclude<DestinationType, '이국적'>;

/** What speaks for a wish at a destination; any of it is enough. `size`: a big city, 0..1 by population. */
interface Evidence {
  strengths?: readonly RatedType[];
  tags?: readonly PlaceTag[];
  reads?: 'size' | 'cheap' | 'dear';
}

const greenery: readonly PlaceTag[] = [
  'mountain',
  'lake',
  'river',
  'waterfall',
  'park',
  'wildlife',
  'hiking',
  'beach',
  'island',
  'desert',
  'cave',
  'safari',
];
const heritage: readonly PlaceTag[] = [
  'history',
  'world-heritage',
  'old-town',
  'palace',
  'temple',
  'shrine',
  'church',
  'mosque',
  'castle',
  'ruins',
  'museum',
];
const eating: readonly PlaceTag[] = ['local-food', 'street-food', 'seafood', 'market', 'night-market', 'cafe'];
const buying: readonly PlaceTag[] = ['shopping-street', 'mall', 'market', 'night-market'];
const soothing: readonly PlaceTag[] = ['wellness', 'hot-spring', 'resort'];

/**
 * The editors' reading of each word. A wish that says nothing about a place (rental gear, a tee time, travelling alone)
 * is `undefined` and left out, as if it had not been asked.
 */
const evidence: Record<Wish, Evidence | undefined> = {
  // sightseeing
  city_tour: { strengths: ['sightseeing'], tags: ['landmark', 'architecture'] },
  history: { tags: heritage },
  food: { tags: eating },
  shopping: { tags: buying },
  night_view: { tags: ['night-view', 'viewpoint'] },
  landmark: { tags: ['landmark', 'world-heritage'] },
  // relax
  beach: { tags: ['beach', 'island'] },
  spa: { tags: soothing },
  resort: { tags: ['resort'] },
  cafe: { tags: ['cafe'] },
  nature_walk: { tags: ['park', 'garden', 'lake', 'river', 'mountain', 'hiking', 'waterfall'] },
  hot_spring: { tags: ['hot-spring'] },
  // activity
  hiking: { tags: ['hiking', 'mountain'] },
  water_sports: { tags: ['water-sports', 'surfing', 'snorkeling', 'diving'] },
  theme_park: { tags: ['theme-park'] },
  cycling: { tags: ['cycling'] },
  safari: { tags: ['safari', 'wildlife'] },
  extreme: { strengths: ['activity'] },
  // golf, fishing
  round_focus: { strengths: ['golf'] },
  mix: { strengths: ['sightseeing', 'relax'] },
  morning_tee: undefined,
  afternoon_tee: undefined,
  one_round: undefined,
  two_rounds: undefined,
  boat_fishing: { tags: ['fishing', 'seafood', 'cruise'] },
  shore_fishing: { tags: ['fishing', 'beach', 'seafood'] },
  river_fishing: { tags: ['river', 'lake'] },
  lure: undefined,
  big_game: undefined,
  rental_needed: undefined,
  // ski, scuba
  beginner: undefined,
  intermediate: undefined,
  advanced: undefined,
  quiet_apres: { strengths: ['relax'], tags: soothing },
  party_apres: { tags: ['nightlife', 'drinks'] },
  open_water: undefined,
  boat_dive: undefined,
  shore_dive: undefined,
  photo: undefined,
  big_fish: undefined,
  // purposes
  healing: { strengths: ['relax'], tags: soothing },
  sightseeing: { strengths: ['sightseeing'] },
  photography: { tags: ['photo', 'viewpoint', 'night-view'] },
  culture: { strengths: ['sightseeing'], tags: heritage },
  activity: { strengths: ['activity'] },
  // styles
  backpacking: { reads: 'cheap' },
  budget: { reads: 'cheap' },
  luxury: { tags: ['resort', 'wellness'], reads: 'dear' },
  adventure: { strengths: ['activity'] },
  cultural: { strengths: ['sightseeing'], tags: heritage },
  relaxation: { strengths: ['relax'] },
  foodie: { tags: eating },
  nature: { tags: greenery },
  urban: { reads: 'size' },
  nightlife: { tags: ['nightlife', 'drinks', 'night-market'] },
  wellness: { tags: soothing },
  historical: { tags: heritage },
  romantic: { tags: ['night-view', 'beach', 'hot-spring', 'heritage-stay', 'garden', 'viewpoint'] },
  family: { tags: ['family', 'theme-park', 'zoo-aquarium', 'park'] },
  solo: undefined,
  group: undefined,
  business: undefined,
  spiritual: { tags: ['temple', 'shrine', 'church', 'mosque'] },
  // destination types
  대도시: { reads: 'size' },
  자연: { tags: greenery },
  역사문화: { strengths: ['sightseeing'], tags: heritage },
};

/** Whether a place can be measured by it: travelling alone says nothing of any. */
export const isMeasurable = (wish: Wish): boolean => evidence[wish] !== undefined;

/** A catalogue of a dozen places is no proof of absence, so a missing tag counts for this much and not for 0. */
const absent = 0.3;

/** How well a destination answers each wish, 0..1; a wish is absent where the word or the catalogue says nothing. */
export type WishTable = { readonly [W in Wish]?: number };

/** Read off once per row: a group asks the same of 482 cities for every member. */
const tables = new WeakMap<Subject, WishTable>();

export function wishTable(subject: Subject): WishTable {
  const known = tables.get(subject);
  if (known) return known;
  const tags = subject.tags && new Set(subject.tags);
  const table: { [W in Wish]?: number } = {};
  for (const [wish, says] of Object.entries(evidence)) {
    const fit = says && weigh(subject, tags, says);
    if (fit !== undefined) table[wish as Wish] = fit;
  }
  tables.set(subject, table);
  return table;
}

/** The best of what is known. */
function weigh(subject: Subject, tags: ReadonlySet<PlaceTag> | undefined, says: Evidence): number | undefined {
  const fits: number[] = (says.strengths ?? []).map((type) => subject.strengths[type] / 3);
  if (says.tags && tags) fits.push(says.tags.some((tag) => tags.has(tag)) ? 1 : absent);
  const read = says.reads && readings[says.reads](subject);
  if (read !== undefined) fits.push(read);
  return fits.length === 0 ? undefined : Math.max(...fits);
}

const readings = {
  size: ({ population }: Subject) => (population == null ? undefined : sizeOf(population)),
  cheap: ({ costTier }: Subject) => costTier && (5 - costTier) / 4,
  dear: ({ costTier }: Subject) => costTier && (costTier - 1) / 4,
};

function sizeOf(population: number): number {
  if (population >= 1_000_000) return 1;
  if (population >= 300_000) return 0.7;
  return population >= 100_000 ? 0.4 : 0.1;
}
