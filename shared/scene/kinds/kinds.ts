import type { PlaceType } from '#shared/destination/schema.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';
import {
  has,
  hasSnow,
  inEastAsia,
  inJapan,
  inSafariLands,
  isWarm,
  named,
  said,
  says,
  type VignettedPlace,
  withChopsticks,
  withColumns,
  withCurvedRoofs,
  withGables,
  withPagodas,
  withStupas,
  withTieredRoofs,
} from '#shared/scene/kinds/evidence.ts';
import {
  animals,
  coastWords,
  deserts,
  forestWords,
  lines,
  names,
  onWater,
  peaks,
  remains,
  strongholds,
  tanks,
  views,
} from '#shared/scene/kinds/words.ts';
import type { VignetteName } from '#shared/scene/vignettes/vignettes.ts';

type Kind = (place: VignettedPlace) => VignetteName;

const mountain: Kind = (place) => said(place, peaks) ?? (hasSnow(place) ? 'snow-peak' : 'green-mountain');
const hike: Kind = (place) =>
  has(place, 'mountain')
    ? mountain(place)
    : says(place, coastWords) && !has(place, 'lake', 'river')
      ? 'coast-path'
      : says(place, forestWords)
        ? 'forest-path'
        : (said(place, peaks) ?? (has(place, 'river') ? 'river' : 'trail'));
const park: Kind = (place) =>
  says(place, forestWords)
    ? 'forest-path'
    : has(place, 'mountain') || says(place, /volcan|glacier/i)
      ? mountain(place)
      : says(place, /national park|geopark|wilderness/i)
        ? has(place, 'lake')
          ? 'lake'
          : 'trail'
        : 'park';
const garden: Kind = (place) =>
  says(place, /bamboo/i)
    ? 'bamboo'
    : says(place, /\btea (fields?|plantations?|hills|terraces)\b/i)
      ? 'tea-hills'
      : inJapan(place) && !says(place, /flower|lavender|herb|botanic|rose/i)
        ? 'garden'
        : 'flower-garden';
const wild: Kind = (place) =>
  said(place, animals) ?? (has(place, 'safari') && inSafariLands(place) ? 'savanna' : 'tracks');
const temple: Kind = (place) =>
  named(place, remains) ??
  (withColumns(place) ? 'columns' : withStupas(place) ? 'chedi' : withPagodas(place) ? 'temple' : 'incense');
const street: Kind = (place) => (inEastAsia(place) ? 'tiled-street' : withGables(place) ? 'old-town' : 'lane');
const meal: Kind = (place) => (withChopsticks(place) ? 'street-food' : 'meal');
const water: Kind = (place) => said(place, onWater) ?? (has(place, 'lake') ? 'lake' : 'boat-trip');
const palace: Kind = (place) =>
  withCurvedRoofs(place)
    ? 'palace'
    : withTieredRoofs(place)
      ? 'tiered-palace'
      : withGables(place) && !says(place, /mud[eé]jar|nasrid|moorish/i)
        ? 'residence'
        : 'courtyard';
/** What else a landmark is: of these tags the first that it has. */
const alsoA: readonly PlaceTag[] = [
  'palace',
  'church',
  'castle',
  'old-town',
  'museum',
  'gallery',
  'ruins',
  'desert',
  'beach',
];
const ofLand: readonly PlaceTag[] = [...alsoA, 'mountain', 'lake', 'river', 'garden', 'shopping-street', 'history'];
function other(place: VignettedPlace, among: readonly PlaceTag[]): VignetteName | undefined {
  const tag = place.tags.find((one) => among.includes(one));
  return tag && kinds[tag](place);
}
const sight: Kind = (place) => said(place, names, lines) ?? other(place, ofLand) ?? 'signpost';
const building: Kind = (place) =>
  said(place, names, lines) ?? other(place, alsoA) ?? (withGables(place) ? 'facades' : 'signpost');

/**
 * How a place is drawn whose most telling tag this is. Where a picture would claim what nothing says, a neutral one
 * stands in its place.
 */
export const kinds: Readonly<Record<PlaceTag, Kind>> = {
  beach: (place) => (isWarm(place) ? 'beach' : 'shore'),
  island: (place) => (isWarm(place) ? 'island' : 'green-island'),
  mountain,
  lake: () => 'lake',
  river: () => 'river',
  waterfall: () => 'waterfall',
  park,
  garden,
  'hot-spring': () => 'hot-spring',
  'old-town': street,
  palace,
  temple,
  shrine: (place) => (inJapan(place) ? 'shrine' : 'incense'),
  church: () => 'church',
  mosque: () => 'mosque',
  castle: (place) => said(place, strongholds) ?? 'fort',
  ruins: (place) => named(place, remains) ?? (withColumns(place) ? 'columns' : 'old-stones'),
  museum: () => 'museum',
  gallery: () => 'museum',
  market: () => 'market',
  'night-market': () => 'night-market',
  'shopping-street': () => 'shopping-street',
  mall: () => 'mall',
  'street-food': meal,
  seafood: () => 'seafood',
  'local-food': meal,
  cafe: () => 'cafe',
  drinks: () => 'drinks',
  nightlife: () => 'drinks',
  'night-view': () => 'night-view',
  viewpoint: (place) => said(place, names, views) ?? 'viewpoint',
  landmark: sight,
  architecture: building,
  history: (place) => said(place, names, lines) ?? other(place, ['old-town']) ?? 'inscription',
  'world-heritage': sight,
  wildlife: wild,
  hiking: hike,
  cycling: () => 'cycling',
  'water-sports': water,
  diving: () => 'diving',
  snorkeling: () => 'diving',
  surfing: () => 'surfing',
  golf: () => 'golf',
  fishing: () => 'fishing',
  ski: () => 'ski',
  'theme-park': (place) =>
    says(place, /water ?park|aquaventure|waterbom/i) && !says(place, /theme park|rides/i)
      ? 'water-slide'
      : 'theme-park',
  'zoo-aquarium': (place) => said(place, tanks) ?? 'tracks',
  family: sight,
  photo: sight,
  wellness: (place) =>
    has(place, 'hot-spring') || says(place, /\b(spas?|baths?|sauna|springs)\b/i) ? 'hot-spring' : 'stones',
  resort: () => 'room',
  'heritage-stay': () => 'room',
  festival: () => 'festival',
  desert: (place) => said(place, deserts) ?? 'dunes',
  cave: () => 'cave',
  safari: wild,
  cruise: (place) => (says(place, /whales?\b/i) ? 'whale' : 'boat-trip'),
};

const meals: readonly PlaceTag[] = ['cafe', 'seafood', 'drinks', 'night-market', 'market'];
const ofTown: readonly PlaceTag[] = [
  'night-view',
  'mall',
  'shopping-street',
  'nightlife',
  'museum',
  'family',
  'landmark',
];

function stay(place: VignettedPlace): VignetteName {
  if (has(place, 'hot-spring')) return 'hot-spring';
  if (has(place, 'heritage-stay')) return withCurvedRoofs(place) ? 'heritage-stay' : 'room';
  if (has(place, 'resort') && isWarm(place) && has(place, 'beach', 'island', 'diving')) return 'resort';
  if (has(place, 'ski')) return 'snow-lodge';
  if (has(place, 'lake')) return 'lake';
  return has(place, ...ofTown) && !has(place, 'resort') ? 'hotel' : 'room';
}
const byType: Readonly<Record<PlaceType, VignetteName>> = {
  attraction: 'signpost',
  food: 'meal',
  stay: 'room',
  shop: 'shop',
  view: 'viewpoint',
  activity: 'signpost',
};

/** Tags that say nothing of how a place looks: another one of the place tells more. */
const untold: readonly PlaceTag[] = ['world-heritage', 'photo', 'family'];

/**
 * Which vignette a place is drawn as: by its type for beds and meals, else by its most telling tag, its words and where
 * it stands.
 */
export function vignetteOf(place: VignettedPlace): VignetteName {
  const { tags, type } = place;
  if (type === 'stay') return stay(place);
  if (type === 'food') {
    const telling = meals.find((tag) => tags.includes(tag));
    return telling === undefined ? meal(place) : kinds[telling](place);
  }
  const [first] = tags;
  if (first === undefined) return named(place, names) ?? byType[type];
  if (!untold.includes(first)) return kinds[first](place);
  const telling = tags.find((tag) => !untold.includes(tag));
  return named(place, names) ?? kinds[telling ?? first](place);
}
