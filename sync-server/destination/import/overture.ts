import { z } from '#shared/kernel/z.ts';
import type { PlaceType } from '#shared/destination/schema.ts';
import type { Strengths } from '#shared/destination/strength.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';
import { keyOf, RowFault, strengthsOf, usualStrengths, type Draft, type ImportSource, type LeftOut } from './draft.ts';
import { namesByLanguage } from './feature-names.ts';
import type { Feature } from './feature.ts';

const overture: ImportSource = {
  id: 'overture',
  name: 'Overture Maps Foundation',
  licence: 'CDLA Permissive 2.0',
  licenceUrl: 'https://cdla.dev/permissive-2-0/',
  url: 'https://docs.overturemaps.org/attribution/',
};

const namesForm = z.object({ primary: z.string(), common: z.optional(z.nullable(z.record(z.string(), z.unknown()))) });
const categoriesForm = z.object({ primary: z.nullable(z.string()) });

/** Less sure than this, Overture itself doubts that the place is there. */
const leastConfidence = 0.6;

const types: readonly (readonly [RegExp, PlaceType, ...PlaceTag[]])[] = [
  [/^(museum|art_museum|history_museum)/, 'attraction', 'museum'],
  [/^(art_gallery)/, 'attraction', 'gallery'],
  [/^(castle|palace)$/, 'attraction', 'castle'],
  [/^(buddhist_temple|hindu_temple)$/, 'attraction', 'temple'],
  [/^shinto_shrines?$/, 'attraction', 'shrine'],
  [/^(zoo|aquarium)$/, 'attraction', 'zoo-aquarium'],
  [/^(park|national_park|state_park)$/, 'attraction', 'park'],
  [/^botanical_garden$/, 'attraction', 'garden'],
  [/^beach$/, 'attraction', 'beach'],
  [/^(landmark_and_historical_building|monument|historical_landmark)$/, 'attraction', 'landmark'],
  [/^(scenic_point|lookout)$/, 'view', 'viewpoint'],
  [/^(amusement_park|theme_park)$/, 'activity', 'theme-park'],
  [/^golf_course$/, 'activity', 'golf'],
  [/^ski_(resort|area)$/, 'activity', 'ski'],
  [/^(farmers_market|public_market|night_market)$/, 'shop', 'market'],
  [/^(shopping_center|shopping_mall)$/, 'shop', 'mall'],
  [/^(hotel|hostel|bed_and_breakfast|guest_house|inn)$/, 'stay'],
  [/^resort$/, 'stay', 'resort'],
  [/(^|_)restaurant$/, 'food'],
  [/^(cafe|coffee_shop)$/, 'food', 'cafe'],
  [/^(bar|pub|cocktail_bar|wine_bar)$/, 'food', 'drinks'],
];

const sports: Readonly<Record<string, Strengths>> = {
  golf_course: strengthsOf({ golf: 2, activity: 1 }),
  ski_resort: strengthsOf({ ski: 2, activity: 1 }),
  ski_area: strengthsOf({ ski: 2, activity: 1 }),
};

/** Converters write its inner objects as texts. */
function inner(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export const isOverture = ({ properties }: Feature): boolean => 'names' in properties && 'categories' in properties;

/** Overture's theme of places. */
export function fromOverture({ line, id, coords, properties }: Feature): Draft | LeftOut {
  const [names, categories] = [
    namesForm.safeParse(inner(properties['names'])),
    categoriesForm.safeParse(inner(properties['categories'])),
  ];
  if (!names.success) throw new RowFault('no name');
  const category = categories.success ? (categories.data.primary ?? '') : '';
  const [, type, ...tags] = types.find(([pattern]) => pattern.test(category)) ?? [];
  if (type === undefined) return { line, leftOut: 'kinds of features that are no destination' };
  const { confidence } = properties;
  if (typeof confidence === 'number' && confidence < leastConfidence)
    return { line, leftOut: `places that Overture is less than ${leastConfidence * 100} % sure of` };
  const written = properties['id'];
  const { primary, common } = names.data;
  const by = (language: string) => {
    const name = common && Object.hasOwn(common, language) ? common[language] : '';
    return typeof name === 'string' ? name : '';
  };
  return {
    line,
    kind: 'place',
    source: overture,
    key: keyOf(id ?? (typeof written === 'string' ? written : '')),
    url: null,
    coords,
    names: namesByLanguage(primary, by),
    slug: undefined,
    cityId: undefined,
    type,
    tags,
    priceLevel: null,
    strengths: sports[category] ?? usualStrengths[type],
    descriptionKo: '',
    descriptionEn: '',
  };
}
