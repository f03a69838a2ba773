import { sceneKey, type SceneFacts } from '#shared/scene/facts.ts';
import { frame } from '#shared/scene/frame.ts';
import { inksOf, type PaletteName, type Theme } from '#shared/scene/inks.ts';
import { landmarks } from '#shared/scene/landmarks/landmarks.ts';
import { drawSky } from '#shared/scene/nature/sky.ts';
import { Pen } from '#shared/scene/pen.ts';
import { sceneByRules } from '#shared/scene/rules/scene-by-rules.ts';

export type Shape = 'wide' | 'square';
export interface SceneLook {
  readonly theme: Theme;
  /** `wide` is 16:9 (480 × 270); `square` is the same drawing cut to 270 × 270 around its subject. */
  readonly shape: Shape;
}

/** What is drawn, in which inks, and around which x the square is cut. */
export interface Composition {
  readonly palette: PaletteName;
  readonly middle: number;
  readonly draw: (p: Pen) => void;
}

/** A city's cover as the text of an SVG file, without text, scripts or references. The same facts and look give the same bytes. */
export function cityScene(city: SceneFacts, { theme, shape }: SceneLook): string {
  const { palette, middle, draw } = compositionOf(city);
  const pen = new Pen(inksOf(palette, theme), sceneKey(city));
  draw(pen);
  const left = shape === 'square' ? Math.max(0, Math.min(frame.width - frame.height, middle - frame.height / 2)) : 0;
  const width = shape === 'square' ? frame.height : frame.width;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${frame.height}">${pen.toString()}</svg>\n`;
}

function compositionOf(city: SceneFacts): Composition {
  const own = landmarks[sceneKey(city)];
  if (own === undefined) return sceneByRules(city);
  return {
    palette: own.palette, middle: own.middle ?? frame.width / 2,
    draw: (p) => {
      drawSky(p, own.sky);
      own.draw(p);
    },
  };
}
