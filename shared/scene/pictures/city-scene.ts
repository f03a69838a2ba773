import { previewSize } from '#shared/destination/cover.ts';
import { compositionOf } from '#shared/scene/pictures/composition.ts';
import { sceneKey, type SceneFacts } from '#shared/scene/facts.ts';
import { frame } from '#shared/scene/frame.ts';
import { inksOf, type Theme } from '#shared/scene/inks.ts';
import { Pen } from '#shared/scene/pen.ts';

/**
 * `wide` is 16:9; `square` is the same drawing cut around its subject; `preview` is cut to the form of link previews,
 * 1200 × 630.
 */
export type Shape = 'wide' | 'square' | 'preview';
export interface SceneLook {
  readonly theme: Theme;
  readonly shape: Shape;
}

/**
 * A city's cover as the text of an SVG file, without text, scripts or references. The same facts and look give the same
 * bytes.
 */
export function cityScene(city: SceneFacts, { theme, shape }: SceneLook): string {
  const { palette, middle, draw } = compositionOf(city);
  const pen = new Pen(inksOf(palette, theme), sceneKey(city));
  draw(pen);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(shape, middle)}">${pen.toString()}</svg>\n`;
}

function viewBox(shape: Shape, middle: number): string {
  const { width, height } = frame;
  switch (shape) {
    case 'wide':
      return `0 0 ${width} ${height}`;
    case 'square':
      return `${Math.max(0, Math.min(width - height, middle - height / 2))} 0 ${height} ${height}`;
    case 'preview': {
      const cut = (width * previewSize.height) / previewSize.width;
      return `0 ${(height - cut) / 2} ${width} ${cut}`;
    }
  }
}
