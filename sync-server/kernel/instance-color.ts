type Rgb = readonly [number, number, number];

/** The grounds and words of `app/ui/tokens.css` that a colour of actions meets. */
const light = { canvas: rgb('#f5f7f3'), surface: rgb('#ffffff'), raised: rgb('#ffffff'), text: rgb('#ffffff') };
const dark = { canvas: rgb('#0d1412'), surface: rgb('#151f1c'), raised: rgb('#1e2a27'), text: rgb('#04140f') };
const white = rgb('#ffffff');
const black = rgb('#000000');

/** What words need (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** How well words in this colour, and white words on it, can be read on the pages of the light theme. */
export const contrastOfAccent = (color: string): number => readability(rgb(color), light);

/** The same hue, as dark as it has to be. */
export function darkEnough(color: string): string {
  const found = steps(rgb(color), black).find((one) => readability(one, light) >= leastContrast) ?? black;
  return hex(found);
}

/**
 * The tokens of actions in this colour. The light theme has it as it is; the dark one has the same hue, as light as words need it. Both get their
 * grounds and words by the contrast that each pair needs.
 * @param color `#rrggbb`, with enough contrast in the light theme
 */
export function accentStyle(color: string): string {
  const [day, night] = [tokens(rgb(color), light, black), tokens(brightEnough(rgb(color)), dark, white)];
  const lines = Object.entries(day).map(
    ([name, value]) => `--${name}:light-dark(${value},${night[name as keyof typeof night]})`,
  );
  // Twice, so that it counts whatever the order of the styles. Paper keeps its own colours.
  return `@media screen{:root:root{${lines.join(';')}}}`;
}

type Theme = typeof light;

/** @param away where words on the quiet ground move until they can be read */
function tokens(action: Rgb, theme: Theme, away: Rgb) {
  const quietHover = mix(action, theme.surface, 0.22);
  const onQuiet = steps(action, away).find((one) => contrast(one, quietHover) >= leastContrast) ?? away;
  return {
    action: hex(action),
    'action-hover': hex(mix(black, action, 0.12)),
    'action-pressed': hex(mix(black, action, 0.24)),
    'on-action': hex(theme.text),
    'action-quiet': hex(mix(action, theme.surface, 0.13)),
    'action-quiet-hover': hex(quietHover),
    'on-action-quiet': hex(onQuiet),
  };
}

/** Pressed it is darker, and its words must still be read. */
const brightEnough = (color: Rgb): Rgb =>
  steps(color, white).find(
    (one) => readability(one, dark) >= leastContrast && contrast(dark.text, mix(black, one, 0.24)) >= leastContrast,
  ) ?? white;

const readability = (color: Rgb, { canvas, surface, raised, text }: Theme): number =>
  Math.min(...[canvas, surface, raised, text].map((ground) => contrast(color, ground)));

/** From one colour to another, in fifty steps. */
const steps = (from: Rgb, to: Rgb): Rgb[] => Array.from({ length: 51 }, (_, step) => mix(to, from, step / 50));

/** So much of one colour in the other, rounded as it will be written. */
function mix(one: Rgb, other: Rgb, part: number): Rgb {
  const channel = (at: 0 | 1 | 2): number => Math.round(one[at] * part + other[at] * (1 - part));
  return [channel(0), channel(1), channel(2)];
}

/** Of WCAG 2.2. */
function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const linear = (channel: number): number =>
  channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

function rgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
const hex = (color: Rgb): string => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
