import { dusk } from '#shared/scene/dusk.ts';
import type { Palette, Role } from '#shared/scene/role.ts';
import { mix } from '#shared/scene/colour.ts';

export const palettes = {
  dawn: {
    s: '#f3c9ba',
    g: '#fbe4d1',
    p: '#fff8ec',
    w: '#bd4f3e',
    l: '#6c8e86',
    b: '#9dbfbf',
    d: '#2a4048',
    u: '#fff6e0',
  },
  lagoon: {
    s: '#a6dbdd',
    g: '#e0f1e2',
    p: '#fffdf4',
    w: '#e67c58',
    l: '#2d8a6e',
    b: '#2ea2a9',
    d: '#0c4650',
    u: '#fff3bf',
  },
  golden: {
    s: '#f4bf76',
    g: '#fbdfa8',
    p: '#fff5e0',
    w: '#bb4d31',
    l: '#87895a',
    b: '#4a8996',
    d: '#2c3e52',
    u: '#fff2cc',
  },
  night: {
    s: '#1d2b50',
    g: '#3d4f88',
    p: '#ffe2a2',
    w: '#ee7a5e',
    l: '#2f4276',
    b: '#1a274c',
    d: '#0c1530',
    u: '#fdeecb',
  },
  desert: {
    s: '#f0ae8d',
    g: '#f8d5ae',
    p: '#fff0da',
    w: '#b5462f',
    l: '#d3965f',
    b: '#6c9998',
    d: '#582e38',
    u: '#fff3d6',
  },
  alpine: {
    s: '#b5d9ea',
    g: '#e6f2ef',
    p: '#ffffff',
    w: '#c24c37',
    l: '#417560',
    b: '#5b9abb',
    d: '#1b3b50',
    u: '#fff4cf',
  },
  winter: {
    s: '#b7cce2',
    g: '#f5ddd8',
    p: '#ffffff',
    w: '#bf4a3a',
    l: '#7096b6',
    b: '#9bbbd5',
    d: '#21385a',
    u: '#fff6ea',
  },
  monsoon: {
    s: '#d9e6c0',
    g: '#f5f4d6',
    p: '#fffbe8',
    w: '#d96a3e',
    l: '#3e8559',
    b: '#83bda8',
    d: '#133f36',
    u: '#f8cf6a',
  },
  nordic: {
    s: '#bfd3d9',
    g: '#f1e5d4',
    p: '#fffdf6',
    w: '#b2402f',
    l: '#4c7072',
    b: '#6796a8',
    d: '#1a2f3f',
    u: '#fdf1d0',
  },
  lilac: {
    s: '#b4acd6',
    g: '#f6cdc2',
    p: '#fff4e6',
    w: '#c9564d',
    l: '#6f6ea6',
    b: '#8a93c8',
    d: '#2b2957',
    u: '#fff3dc',
  },
  sunset: {
    s: '#ee8c69',
    g: '#fac48c',
    p: '#fff1d6',
    w: '#bd392d',
    l: '#83465f',
    b: '#d7735f',
    d: '#3a1d40',
    u: '#fff0b8',
  },
  jade: {
    s: '#cfe2da',
    g: '#f5eedb',
    p: '#fffaf0',
    w: '#bd4e3c',
    l: '#6a9787',
    b: '#a2c6bc',
    d: '#20443f',
    u: '#f7d9a0',
  },
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;

export type Theme = 'light' | 'dark';

/**
 * A palette's inks and what they give where two overlap; drawings name colours by these letters only, so that no
 * drawing leaves its palette.
 */
export type Ink = Role | 'h' | 'F' | 'f' | 'm' | 'q' | 'k' | 'K' | 'o' | 'e' | 'y' | 'Y' | 'i' | 'I' | 'c' | 'n' | 't';
export type Inks = Readonly<Record<Ink, string>>;

export function inksOf(name: PaletteName, theme: Theme): Inks {
  const base = palettes[name];
  // The night palette is dark in both themes.
  const p = theme === 'dark' && name !== 'night' ? dusk(base) : base;
  const stone = mix(p.p, p.l, 0.42);
  const gold = mix(p.u, p.w, 0.3);
  return {
    ...p,
    h: mix(p.s, p.g, 0.5), // half-way to the horizon
    F: mix(p.s, p.l, 0.34),
    f: mix(p.s, p.l, 0.62), // farthest, far
    m: mix(p.l, p.d, 0.45), // near land
    q: mix(p.p, p.d, 0.2), // paper in shade
    k: stone,
    K: mix(stone, p.d, 0.3), // stone, in shade
    o: mix(p.w, p.d, 0.38), // warm in shade
    e: mix(p.p, p.w, 0.42), // warm tint
    y: gold,
    Y: mix(gold, p.d, 0.28), // gold, in shade
    i: name === 'night' ? mix(p.g, '#ffffff', 0.62) : p.p,
    I: name === 'night' ? mix(p.g, '#ffffff', 0.3) : mix(p.p, p.d, 0.2), // snow, in shade
    c: mix(p.b, p.g, 0.45), // water in light
    n: mix(p.b, p.d, 0.4), // water in shade
    t: mix(p.d, p.l, 0.28), // slate
  };
}
