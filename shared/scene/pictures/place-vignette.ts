import type { VignettedPlace } from '#shared/scene/kinds/evidence.ts';
import { vignetteOf } from '#shared/scene/kinds/kinds.ts';
import { inksOf, type PaletteName, type Theme } from '#shared/scene/inks.ts';
import { cycle, Pen } from '#shared/scene/pen.ts';
import type { Vignette } from '#shared/scene/vignette.ts';
import { vignettes, type VignetteName } from '#shared/scene/vignettes/vignettes.ts';

/** In these lights a vignette is drawn for further places of a city that have the same one. */
const otherLights: readonly PaletteName[] = ['lilac', 'golden', 'lagoon'];

/** How a place is drawn: what, and in which turn of the places of its city that have the same vignette, from 0. */
export interface Drawn {
  readonly name: VignetteName;
  readonly turn: number;
}

/**
 * @param among all places of its city, in the editors' order: no two of them look alike, however they are sorted and
 * filtered
 */
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

/**
 * A place's square picture (160 × 160) as the text of an SVG file. The same name, turn and theme give the same bytes;
 * every second turn is mirrored.
 */
export function placeVignette({ name, turn }: Drawn, { theme }: { readonly theme: Theme }): string {
  const vignette: Vignette = vignettes[name];
  const lights = new Set([vignette.palette, ...otherLights]);
  const pen = new Pen(inksOf(cycle([...lights], turn % 3), theme), name);
  vignette.draw(pen);
  const shapes = turn % 2 === 0 ? pen.toString() : `<g transform="matrix(-1 0 0 1 160 0)">${pen.toString()}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${shapes}</svg>\n`;
}
