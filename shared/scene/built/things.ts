import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function skyline(
  p: Pen,
  base: number,
  low: number,
  high: number,
  c: Ink = 'f',
  x0 = -10,
  x1 = 490,
  lit: Ink | null = null,
) {
  let d = '',
    windows = '';
  for (let x = x0; x < x1;) {
    const w = p.between(13, 30),
      k = 1 - Math.abs((x + w / 2 - 240) / 330),
      h = low + (high - low) * p.between(0.25, 1) * k,
      kind = p.r();
    d +=
      kind < 0.22
        ? `M${x} ${base}v${-h}l${w / 2} -9l${w / 2} 9v${h}z`
        : kind < 0.4
          ? `M${x} ${base}v${-h}h${w * 0.25}v-9h${w * 0.5}v9h${w * 0.25}v${h}z`
          : kind < 0.52
            ? `M${x} ${base}v${-h}h${w / 2 - 1}v-14h2v14h${w / 2 - 1}v${h}z`
            : `M${x} ${base}v${-h}h${w}v${h}z`;
    if (lit)
      for (let y = base - h + 6; y < base - 6; y += 7) {
        for (let i = x + 4; i < x + w - 4; i += 6) {
          if (p.r() < 0.42) windows += `M${i} ${y}h2.4v3h-2.4z`;
        }
      }
    x += w + p.between(0, 3);
  }
  p.path(c, d);
  if (lit && windows) p.path(lit, windows);
}

export function suspension(
  p: Pen,
  {
    y,
    deck,
    top,
    xs = [120, 360],
    c = 'w',
    shade = 'o',
    cable = 2,
    wide = 9,
    lattice = true,
  }: {
    y: number;
    deck: number;
    top: number;
    xs?: readonly [number, number];
    c?: Ink;
    shade?: Ink;
    cable?: number;
    wide?: number;
    lattice?: boolean;
  },
) {
  const [a, b] = xs;
  p.line(
    c,
    cable,
    `M${a - 170} ${deck}Q${a - 60} ${deck - 14} ${a} ${top}Q${(a + b) / 2} ${deck * 2 - top - 6} ${b} ${top}Q${b + 60} ${deck - 14} ${b + 170} ${deck}`,
  );
  let d = '';
  for (let i = 1; i < 14; i++) {
    const t = i / 14,
      x = a + (b - a) * t,
      yy = (1 - t) ** 2 * top + 2 * t * (1 - t) * (deck * 2 - top - 6) + t * t * top;
    if (yy < deck - 3) d += `M${x} ${yy}V${deck}`;
  }
  p.line(c, 0.9, d, false);
  p.rect(c, -10, deck, 500, 5);
  p.rect(shade, -10, deck + 5, 500, 3);
  for (const x of xs) {
    p.rect(c, x - wide, top - 4, wide * 0.7, y - top + 8);
    p.rect(shade, x + wide * 0.3, top - 4, wide * 0.7, y - top + 8);
    if (lattice)
      for (let i = 0; i < 4; i++) {
        p.rect(c, x - wide, top + i * ((deck - top) / 3.4), wide * 2, 4);
      }
  }
}

export function balloon(p: Pen, x: number, y: number, s: number, c: Ink = 'w', c2: Ink = 'p') {
  p.at(x, y, s, () => {
    p.path(c, 'M0-30C20-30 28-16 26-4C24 10 10 18 6 26H-6C-10 18-24 10-26-4C-28-16-20-30 0-30z');
    p.path(c2, 'M0-30C9-30 12-16 11-4C10 10 4 18 3 26H-3C-4 18-10 10-11-4C-12-16-9-30 0-30z');
    p.line('d', 0.8, 'M-5 27L-4 33M5 27L4 33');
    p.rect('d', -5, 33, 10, 7);
  });
}

export function cable(p: Pen, x: number, y: number, s: number, c: Ink = 'w') {
  p.at(x, y, s, () => {
    p.line('d', 2, 'M0-18V-8');
    p.path(c, 'M-12-8H12L15 8H-15z');
    p.rect('p', -9, -5, 7, 6);
    p.rect('p', 2, -5, 7, 6);
  });
}

export function elephant(p: Pen, x: number, y: number, s: number, c: Ink = 'd') {
  p.at(x, y, s, () =>
    p.path(
      c,
      'M-30 0V-22C-34-40-18-48 0-46C8-52 24-52 28-42C34-34 32-20 34-10Q36-4 40-6L41-3Q32 3 29-6C27-14 26-20 22-24C20-20 18-18 16-17V0H6V-14H-14V0H-24V-16Q-28-10-27 0z',
    ),
  );
}

export function ferris(p: Pen, x: number, y: number, r: number, c: Ink = 'w') {
  p.line(c, 3, `M${x - r * 0.55} ${y}L${x} ${y - r * 1.15}L${x + r * 0.55} ${y}`);
  p.line(c, 2, `M${x - r} ${y - r * 1.15}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`);
  let d = '';
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    d += `M${x} ${y - r * 1.15}l${Math.cos(a) * r} ${Math.sin(a) * r}`;
  }
  p.line(c, 0.8, d);
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    p.circ(i % 2 ? 'y' : 'p', x + Math.cos(a) * r, y - r * 1.15 + Math.sin(a) * r, r * 0.08);
  }
}

export function lighthouse(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('p', 'M-11 0L-7-74H7L11 0z');
    p.path('q', 'M1-74H7L11 0H3z');
    p.path('w', 'M-9.700-24L-8.600-44H8.600L9.700-24z');
    p.rect('w', -10, -78, 20, 5);
    p.rect('y', -5, -88, 10, 10);
    p.path('w', 'M-7-88Q0-98 7-88z');
  });
}
