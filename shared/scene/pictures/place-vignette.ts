import type { Place, PlaceType } from '#shared/destination/schema.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';
import { inksOf, type PaletteName, type Theme } from '#shared/scene/inks.ts';
import { cycle, Pen } from '#shared/scene/pen.ts';
import type { Vignette } from '#shared/scene/vignette.ts';
import { vignettes, type VignetteName } from '#shared/scene/vignettes/vignettes.ts';

/** What decides how a place is drawn. */
export type VignettedPlace = Pick<Place, 'id' | 'tags' | 'type'>;

/** What a tag is drawn as that has no vignette of its own. */
const byTag: Readonly<Record<Exclude<PlaceTag, VignetteName>, VignetteName>> = {
  park: 'garden',
  gallery: 'museum',
  'local-food': 'street-food',
  nightlife: 'drinks',
  architecture: 'landmark',
  history: 'old-town',
  'world-heritage': 'ruins',
  hiking: 'mountain',
  'water-sports': 'surfing',
  snorkeling: 'diving',
  'zoo-aquarium': 'aquarium',
  family: 'theme-park',
  photo: 'viewpoint',
  wellness: 'hot-spring',
  safari: 'wildlife',
  cruise: 'fishing',
};
const byType: Readonly<Record<PlaceType, VignetteName>> = {
  attraction: 'landmark',
  food: 'street-food',
  stay: 'hotel',
  shop: 'shop',
  view: 'viewpoint',
  activity: 'cycling',
};

const isDrawn = (tag: PlaceTag): tag is Extract<PlaceTag, VignetteName> => tag in vignettes;

/** Tags that say more about a bed or a meal than the place's other tags do; the first that a place has wins. */
const stays: readonly PlaceTag[] = ['resort', 'heritage-stay', 'hot-spring'];
const meals: readonly PlaceTag[] = ['cafe', 'seafood', 'drinks', 'night-market', 'market'];

/** Which vignette a place is drawn as: by its type for beds and meals, else by its first tag (the editors put the most telling first). */
export function vignetteOf({ id, tags, type }: VignettedPlace): VignetteName {
  const telling =
    type === 'stay'
      ? stays.find((tag) => tags.includes(tag))
      : type === 'food'
        ? meals.find((tag) => tags.includes(tag))
        : tags[0];
  if (telling === undefined) return byType[type];
  return telling === 'castle' && id.startsWith('japan/') ? 'keep' : isDrawn(telling) ? telling : byTag[telling];
}

/** In these lights a vignette is drawn for further places of a city that have the same one. */
const otherLights: readonly PaletteName[] = ['lilac', 'golden', 'lagoon'];

/** How a place is drawn: what, and in which turn of the places of its city that have the same vignette, from 0. */
export interface Drawn {
  readonly name: VignetteName;
  readonly turn: number;
}

/** @param among all places of its city, in the editors' order: no two of them look alike, however they are sorted and filtered */
export function drawnAs(place: VignettedPlace, among: readonly VignettedPlace[]): Drawn {
  const name = vignetteOf(place);
  const alike = among.filter((one) => vignetteOf(one) === name);
  return {
    name,
    turn: Math.max(
      0,
      alike.findIndex(({ id }) => id === place.id),
    ),
  };
}

/** A place's square picture (160 × 160) as the text of an SVG file. The same name, turn and theme give the same bytes; every second turn is mirrored. */
export function placeVignette({ name, turn }: Drawn, { theme }: { readonly theme: Theme }): string {
  const vignette: Vignette = vignettes[name];
  const lights = new Set([vignette.palette, ...otherLights]);
  const pen = new Pen(inksOf(cycle([...lights], turn % 3), theme), name);
  vignette.draw(pen);
  const shapes = turn % 2 === 0 ? pen.toString() : `<g transform="matrix(-1 0 0 1 160 0)">${pen.toString()}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${shapes}</svg>\n`;
}
