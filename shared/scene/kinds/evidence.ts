import type { Place } from '#shared/destination/schema.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';
import type { VignetteName } from '#shared/scene/vignettes/vignettes.ts';

/** What decides how a place is drawn: a tag alone says too little of an animal, a roof or a mountain. */
export type VignettedPlace = Pick<Place, 'id' | 'tags' | 'type' | 'nameEn' | 'descriptionEn' | 'coords'>;

/** What is drawn where a place says one of these words and, if given, stands where that is true. */
export interface Rule {
  readonly words: RegExp;
  readonly name: VignetteName;
  readonly where?: (place: VignettedPlace) => boolean;
}

/** The English name and the last part of the address, which keeps words that the name may lack. */
const nameOf = ({ id, nameEn }: VignettedPlace): string =>
  `${nameEn} ${(id.split('/').at(-1) ?? '').replaceAll('-', ' ')}`;

function firstIn(text: string, place: VignettedPlace, rules: readonly Rule[]): VignetteName | undefined {
  return rules.find(({ words, where }) => words.test(text) && (where?.(place) ?? true))?.name;
}
export const named = (place: VignettedPlace, rules: readonly Rule[]): VignetteName | undefined =>
  firstIn(nameOf(place), place, rules);
/** By its name, else by the line that describes it. */
export const said = (
  place: VignettedPlace,
  names: readonly Rule[],
  lines: readonly Rule[] = names,
): VignetteName | undefined => named(place, names) ?? firstIn(place.descriptionEn, place, lines);
export const says = (place: VignettedPlace, words: RegExp): boolean =>
  words.test(`${nameOf(place)} ${place.descriptionEn}`);

export const has = ({ tags }: VignettedPlace, ...names: readonly PlaceTag[]): boolean =>
  names.some((name) => tags.includes(name));

const isIn = (countries: string): ((place: VignettedPlace) => boolean) => {
  const slugs = new Set(countries.split(' '));
  return ({ id }) => slugs.has(id.split('/')[0] ?? '');
};
export const inJapan = isIn('japan');
export const inEastAsia = isIn('japan south-korea china taiwan hong-kong macau');
/** Palaces of wood under curved roofs. */
export const withCurvedRoofs = isIn('japan south-korea china');
export const withPagodas = isIn('japan south-korea china taiwan hong-kong macau vietnam singapore malaysia');
export const withStupas = isIn('thailand laos cambodia myanmar sri-lanka');
/** Palaces under many roofs, one above the other. */
export const withTieredRoofs = isIn('thailand laos cambodia');
/** Where one eats noodles with sticks. */
export const withChopsticks = isIn(
  'japan south-korea china taiwan hong-kong macau vietnam singapore malaysia thailand laos cambodia mongolia',
);
/** Where Greeks, Romans and Egyptians left columns. */
export const withColumns = isIn('greece italy turkiye jordan cyprus egypt spain croatia tunisia armenia lebanon');
export const inEgypt = isIn('egypt');
/** Red and golden rock above dry land. */
export const withMesas = isIn('united-states australia jordan mongolia namibia south-africa chile argentina');
/** Where snow lies on the mountains that one travels to. */
const withSnowPeaks = isIn(
  'switzerland austria liechtenstein andorra norway iceland nepal bhutan canada georgia kyrgyzstan kazakhstan',
);

export const inEurope = ({ id, coords: { lat, lng } }: VignettedPlace): boolean =>
  lat > 34 && lng > -32 && lng < 45 && !/^(turkiye|morocco|tunisia|algeria|jordan|israel|lebanon|syria)\//.test(id);
const byEuropeans = isIn('australia new-zealand philippines');
/** Towns with stairs and tiled gables: Europe, and where its builders went. */
export const withGables = (place: VignettedPlace): boolean =>
  inEurope(place) || place.coords.lng < -30 || byEuropeans(place);
export const inSafariLands = ({ coords: { lat, lng } }: VignettedPlace): boolean =>
  lat < 15 && lat > -35 && lng > 8 && lng < 43;
/** Palms are no stranger there. */
export const isWarm = ({ coords }: VignettedPlace): boolean => Math.abs(coords.lat) <= 30;
export const hasSnow = (place: VignettedPlace): boolean =>
  says(place, /\b(snow\w*|glaciers?|ice ?fields?)\b/i) ||
  (Math.abs(place.coords.lat) > 28 &&
    (has(place, 'ski') || withSnowPeaks(place) || place.coords.lat < -42 || place.coords.lat > 58));
