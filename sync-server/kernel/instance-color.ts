import { luminance, mix } from '#shared/scene/colour.ts';

/** The grounds and words of `app/ui/tokens.css` that a colour of actions meets. */
const light = { canvas: '#f5f7f3', surface: '#ffffff', raised: '#ffffff', text: '#ffffff' };
const dark = { canvas: '#0d1412', surface: '#151f1c', raised: '#1e2a27', text: '#04140f' };
const white = '#ffffff';
const black = '#000000';

/** What words need (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** How well words in this colour, and white words on it, can be read on the pages of the light theme. */
export const contrastOfAccent = (color: string): number => readability(color, light);

/** The same hue, as dark as it has to be. */
export const darkEnough = (color: string): string =>
  steps(color, black).find((one) => readability(one, light) >= leastContrast) ?? black;

/**
 * The tokens of actions in this colour. The light theme has it as it is; the dark one has the same hue, as light as
 * words need it. Both get their grounds and words by the contrast that each pair needs.
 * @param color `#rrggbb`, with enough contrast in the light theme
 */
export function accentStyle(color: string): string {
  const [day, night] = [tokens(color, light, black), tokens(brightEnough(color), dark, white)];
  const lines = Object.entries(day).map(
    ([name, value]) => `--${name}:light-dark(${value},${night[name as keyof typeof night]})`,
  );
  // Twice, so that it counts whatever the order of the styles. Paper keeps its own colours.
  return `@media screen{:root:root{${lines.join(';')}}}`;
}

type Theme = typeof light;

/** @param away where words on the quiet ground move until they can be read */
function tokens(action: string, theme: Theme, away: string) {
  const quietHover = mix(theme.surface, action, 0.22);
  const onQuiet = steps(action, away).find((one) => contrast(one, quietHover) >= leastContrast) ?? away;
  return {
    action,
    'action-hover': mix(action, black, 0.12),
    'action-pressed': mix(action, black, 0.24),
    'on-action': theme.text,
    'action-quiet': mix(theme.surface, action, 0.13),
    'action-quiet-hover': quietHover,
    'on-action-quiet': onQuiet,
  };
}

/** Pressed it is darker, and its words must still be read. */
const brightEnough = (color: string): string =>
  steps(color, white).find(
    (one) => readability(one, dark) >= leastContrast && contrast(dark.text, mix(one, black, 0.24)) >= leastContrast,
  ) ?? white;

const readability = (color: string, { canvas, surface, raised, text }: Theme): number =>
  Math.min(...[canvas, surface, raised, text].map((ground) => contrast(color, ground)));

/** From one colour to another, in fifty steps. */
const steps = (from: string, to: string): string[] => Array.from({ length: 51 }, (_, step) => mix(from, to, step / 50));

/** Of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
