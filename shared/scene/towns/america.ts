import { dome } from '#shared/scene/built/domes.ts';
import { tower } from '#shared/scene/built/west.ts';
import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function colonialTown(p: Pen, y: number) {
  for (const [x, w, h, c] of [
    [-10, 78, 46, 'e'],
    [68, 70, 56, 'p'],
    [322, 74, 56, 'e'],
    [396, 92, 48, 'p'],
  ] as const) {
    p.rect(c, x, y - h, w, h);
    p.path('w', `M${x - 4} ${y - h}h${w + 8}l-6 -12h${-w + 4}z`);
    for (let i = 0; i < Math.floor(w / 22); i++) {
      p.path('o', `M${x + 8 + i * 22} ${y}v-22q7-12 14 0v22z`);
    }
  }
  p.rect('p', 176, y - 74, 132, 74);
  p.path('p', `M204 ${y - 74}Q214 ${y - 96} 242 ${y - 104}Q270 ${y - 96} 280 ${y - 74}z`);
  p.rect('q', 284, y - 74, 24, 74);
  for (const x of [174, 310] as const) {
    p.rect('p', x - 17, y - 112, 34, 112);
    p.rect('q', x + 4, y - 112, 13, 112);
    dome(p, x, y - 112, 18, 'w', 'o', 12);
    p.path('d', `M${x - 6} ${y - 84}v-12q6-8 12 0v12z`);
  }
  p.path('o', `M228 ${y}v-30q14-20 28 0v30z`);
  p.circ('o', 242, y - 66, 9);
}

export function americaTown(p: Pen, y: number, lit: Ink | null = null) {
  for (const [x, w, h, s, m] of [
    [24, 40, 92, 1, 0],
    [74, 36, 124, 2, 12],
    [124, 44, 100, 0, 0],
    [176, 40, 148, 2, 22],
    [232, 52, 116, 1, 0],
    [292, 40, 168, 2, 30],
    [344, 46, 106, 0, 0],
    [394, 38, 134, 2, 14],
    [446, 48, 96, 1, 0],
  ] as const) {
    tower(p, x, y, w, h, h > 120 ? 'l' : 'm', h > 120 ? 'm' : 'd', s, m, lit ?? 'e');
  }
}

export function modernTown(p: Pen, y: number, lit: Ink | null = null) {
  for (const [x, w, h, k] of [
    [10, 36, 70, 0],
    [54, 30, 110, 1],
    [92, 44, 84, 0],
    [142, 34, 132, 2],
    [182, 46, 92, 0],
    [300, 34, 118, 1],
    [340, 48, 86, 0],
    [392, 32, 138, 2],
    [430, 48, 92, 0],
  ] as const) {
    p.path(
      'l',
      k === 1
        ? `M${x} ${y}v${-h}l${w} -16v${h + 16}z`
        : k === 2
          ? `M${x} ${y}v${-h}q${w / 2} -22 ${w} 0v${h}z`
          : `M${x} ${y}v${-h}h${w}v${h}z`,
    );
    p.rect('m', x + w * 0.6, y - h + (k === 2 ? 0 : k ? -8 : 0), w * 0.4, h + (k === 1 ? 8 : 0));
    if (lit) p.grid(lit, x + 5, y - h + 12, Math.floor(w / 8), Math.floor(h / 12), 7, 9, 3, 4, 0.4);
  }
}
