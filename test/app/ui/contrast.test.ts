import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Rgb = readonly [number, number, number];
type Theme = 'light' | 'dark';

const source = readFileSync('app/ui/tokens.css', 'utf8');
const root = source.slice(source.indexOf(':root {'), source.indexOf('\n}'));
const tokens = new Map(
  [...root.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
);

function color(name: string, theme: Theme): Rgb {
  let value = tokens.get(name);
  if (value === undefined) throw new Error(`There is no token --${name}`);
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (alias) return color(alias, theme);
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  if (pair) value = pair[theme === 'light' ? 1 : 2] ?? '';
  const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(value);
  if (!hex) throw new Error(`--${name} is not a plain colour: ${value}`);
  return [parseInt(hex[1] ?? '', 16), parseInt(hex[2] ?? '', 16), parseInt(hex[3] ?? '', 16)];
}

const linear = (channel: number) =>
  channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
const gamma = (part: number) => 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** WCAG 2.2 relative luminance. */
const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `color-mix(in oklab, a part, b)` (Björn Ottosson's matrices). */
function mix(a: Rgb, part: number, b: Rgb): Rgb {
  const lab = (rgb: Rgb) => {
    const [r, g, bl] = rgb.map(linear) as [number, number, number];
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * bl);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * bl);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * bl);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [from, to] = [lab(a), lab(b)];
  const [L = 0, A = 0, B = 0] = from.map((value, at) => value * part + (to[at] ?? 0) * (1 - part));
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Every pair of colours that stands on a screen: foreground, grounds, the ratio needed. */
const rows: [foreground: string, grounds: string, readSet: number][] = [
  ['ink', 'canvas heart-quiet action-quiet surface surface-raised surface-sunken map-sea map-land', 4.5],
  ['ink-soft', 'action-quiet heart-quiet canvas surface surface-sunken map-sea', 4.5],
  ['ink-faint', 'gather-0 canvas surface surface-raised surface-sunken', 4.5],
  ['action', 'canvas surface', 4.5],
  ['on-action', 'action action-hover action-pressed', 4.5],
  ['on-action-quiet', 'action-quiet action-quiet-hover', 4.5],
  ['action', 'action-quiet', 3],
  ['heart-ink', 'surface canvas', 4.5],
  ['heart', 'surface canvas heart-quiet', 3],
  ['on-heart-quiet', 'heart-quiet', 4.5],
  ['waiting', 'surface canvas', 4.5],
  ['on-waiting-quiet', 'waiting-quiet', 4.5],
  ['danger', 'surface canvas', 4.5],
  ['on-danger', 'danger danger-hover', 4.5],
  ['on-danger-quiet', 'danger-quiet', 4.5],
  ['on-inverse', 'inverse', 4.5],
  ['inverse-accent', 'inverse', 4.5],
  ['line-strong', 'surface canvas surface-sunken', 3],
  ['focus', 'canvas surface action-quiet', 3],
  ['on-gather-few', 'gather-0 gather-1 gather-2 gather-3', 4.5],
  ['on-gather-some', 'gather-4', 4.5],
  ['on-gather-many', 'gather-5 gather-full', 4.5],
  ['gather-4', 'surface', 3],
  ['gather-full', 'surface gather-0', 3],
  ['map-here', 'map-sea map-land', 3],
  ['saturday', 'surface', 4.5],
  ['holiday', 'surface', 4.5],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((hue): [string, string, number] => [`person-${hue}`, 'surface', 3]),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(rows)('%s has enough contrast with %s (%d : 1)', (foreground, grounds, readSet) => {
    for (const ground of grounds.split(' '))
      expect(contrast(color(foreground, theme), color(ground, theme)), ground).toBeGreaterThanOrEqual(readSet);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('the letter in the avatar of person %d can be read', (hue) => {
    const ground = mix(color(`person-${hue}`, theme), 0.2, color('surface', theme));
    expect(contrast(color('ink', theme), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the ramp goes one way: more people are always further from the ground', () => {
    const steps = [0, 1, 2, 3, 4, 5, 'full'].map((step) =>
      contrast(color(`gather-${step}`, theme), color('surface', theme)),
    );
    expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  });
});

it('measures as WCAG does: black on white is 21, and mixing a colour with itself changes nothing', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(mix([12, 200, 99], 0.2, [12, 200, 99]).map(Math.round)).toEqual([12, 200, 99]);
  expect(contrast(color('ink', 'light'), color('canvas', 'light'))).toBeCloseTo(15.3, 1);
});
