import { fromOklab, toOklab } from '#shared/scene/colour.ts';
import type { Palette, Role } from '#shared/scene/role.ts';

/** The lightness of each role after sunset, and what is left of its chroma. */
const lightness: Readonly<Record<Role, number>> = {
  s: 0.3,
  g: 0.47,
  p: 0.87,
  w: 0.62,
  l: 0.42,
  b: 0.4,
  d: 0.2,
  u: 0.92,
};
const chroma: Readonly<Record<Role, number>> = { s: 0.95, g: 0.95, p: 1.3, w: 0.95, l: 0.8, b: 0.8, d: 0.8, u: 1.1 };

/**
 * The same place after sunset, for the dark theme: the sky turns towards indigo, the horizon keeps an afterglow, the
 * rest keeps its hue.
 */
export function dusk(palette: Palette): Palette {
  const after = (role: Role): string => {
    const [, a, b] = toOklab(palette[role]);
    if (role === 's') return fromOklab([lightness.s, a * 0.6 + 0.01, b * 0.4 - 0.05]);
    if (role === 'g') return fromOklab([lightness.g, a * 0.9 + 0.028, b * 0.55 - 0.012]);
    return fromOklab([lightness[role], a * chroma[role], b * chroma[role]]);
  };
  return {
    s: after('s'),
    g: after('g'),
    p: after('p'),
    w: after('w'),
    l: after('l'),
    b: after('b'),
    d: after('d'),
    u: after('u'),
  };
}
