import type { Language } from '#shared/kernel/languages.ts';
import { block, drawing, paint, textAt, type Drawing } from './drawing.ts';
import { drawable } from './fonts.ts';
import { fit } from './lines.ts';

const left = 72;
/** The words end where the routes begin. */
const columnPx = 520;
const hues = ['#62b6e3', '#eb9c78', '#8fc580', '#aba7ee', '#d99bd3', '#ec96a4'];
const mostRoutes = 12;

/** A route for each of those who come, without a name: the group of a link that is passed on is nobody's to read. */
function routes(people: number): string {
  const count = Math.min(people, mostRoutes);
  const row = Math.min(84, 504 / count);
  return Array.from({ length: count }, (_, index) => {
    const y = Math.round(315 + (index - (count - 1) / 2) * row);
    const hue = hues[index % hues.length] ?? paint.white;
    return (
      `<path fill="none" stroke="${hue}" stroke-width="8" stroke-linecap="round" d="M660 ${y}C740 ${y} 720 315 801 315"/>` +
      `<circle cx="640" cy="${y}" r="13" fill="${paint.ground}" stroke="${hue}" stroke-width="5"/>`
    );
  }).join('');
}

const ring = { x: 975, y: 315, radius: 165 };

/** The place's scene in the ring; a place that was typed has none. */
function place(scene: string | undefined): string {
  const { x, y, radius } = ring;
  const inside =
    scene === undefined
      ? `<circle cx="${x}" cy="${y}" r="60" fill="${paint.heart}"/>`
      : `<clipPath id="ring"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><g clip-path="url(#ring)">${scene.replace(
          '<svg ',
          `<svg x="${x - radius}" y="${y - radius}" width="${2 * radius}" height="${2 * radius}" `,
        )}</g>`;
  return `${inside}<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${paint.white}" stroke-width="18"/>`;
}

interface Trip {
  name: string;
  /** What is fixed: the dates, the place, or both. */
  fixed: readonly string[];
  /**
   * "Friday to Monday · 4 days"; empty where no dates are fixed. How many come is not said: chats keep the picture, and
   * some have not answered.
   */
  days: string;
  people: number;
  /** A square SVG of the place. */
  scene: string | undefined;
}

/** Of a trip that is decided: when and where. */
export function tripPicture(language: Language, { name, fixed, days, people, scene }: Trip): Drawing {
  const shown = fixed.map(drawable).filter(Boolean);
  const sizes = [104, 84, 68, 54] as const;
  const size = sizes.find((one) => shown.every((text) => fit(text, columnPx, [one], 1).lines.join(' ') === text)) ?? 54;
  const lines = shown.flatMap((text) => fit(text, columnPx, [size], 2).lines);
  const words = block(left - size * 0.03, 305, size, paint.white, lines);
  const below = fit(days, columnPx, [34, 30, 26], 1);
  const small = fit(drawable(name), columnPx, [34, 30, 26], 1);
  const inner =
    routes(people) +
    place(scene) +
    textAt(left, 124, small.size, paint.soft, small.lines[0] ?? '') +
    words.svg +
    textAt(left, words.last + 68, below.size, paint.soft, below.lines[0] ?? '');
  return drawing(language, [name, ...shown, days], inner);
}
