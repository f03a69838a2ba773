import type { Ink } from '#shared/scene/inks.ts';
import { type Pen, cycle } from '#shared/scene/pen.ts';

export function dome(p: Pen, x: number, y: number, r: number, c: Ink = 'p', shade: Ink = 'q', tip = 14, stretch = 1) {
  p.at(x, y, r / 30, () => {
    p.sym(c, shade, `0 ${-34 * stretch} Q4 ${-30 * stretch} 12 ${-27 * stretch} C26 ${-21 * stretch} 34 -10 29 0`);
    if (tip) p.path('y', `M-1.2 ${-32 * stretch}v-${tip}h2.4v${tip}z`);
  });
}

export function minaret(
  p: Pen,
  x: number,
  y: number,
  h: number,
  w = 8,
  c: Ink = 'p',
  shade: Ink = 'q',
  cap: Ink = 't',
) {
  p.rect(c, x - w / 2, y - h, w, h);
  p.rect(shade, x, y - h, w / 2, h);
  p.rect(c, x - w * 0.85, y - h * 0.72, w * 1.7, 4);
  p.rect(shade, x, y - h * 0.72, w * 0.85, 4);
  p.path(cap, `M${x - w * 0.6} ${y - h}L${x} ${y - h - w * 2.4}L${x + w * 0.6} ${y - h}z`);
}

export function stupa(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.sym('k', 'K', '0 -22 L78 -22 L78 -12 L92 -12 L92 0');
    p.sym('p', 'q', '0 -70 C40 -70 62 -50 64 -22');
    p.sym('y', 'Y', '0 -92 L18 -92 L18 -68');
    p.sym('y', 'Y', '0 -144 L2 -144 L4 -132 L15 -96 L15 -92');
    p.path('d', 'M-12-84q4-4 8 0q-4 3-8 0zM4-84q4-4 8 0q-4 3-8 0z');
    p.line('d', 1, 'M0-140Q60-80 120-50M0-140Q-60-80-120-50');
    for (let i = 1; i < 9; i++) {
      for (const k of [-1, 1] as const) {
        const t = i / 9,
          px = k * (2 * t * (1 - t) * 60 + t * t * 120),
          py = (1 - t) ** 2 * -140 + 2 * t * (1 - t) * -80 + t * t * -50;
        p.rect(cycle(['w', 'p', 'b', 'y', 'l'], i % 5), px - 3.5, py, 7, 7);
      }
    }
  });
}

/** A row of arched openings on the line `y`. */
export function arcades(p: Pen, c: Ink, x: number, y: number, count: number, step: number, w: number, h: number) {
  let d = '';
  for (let i = 0; i < count; i++) {
    d += `M${x + i * step} ${y}v${-h}q${w / 2} ${-w * 0.7} ${w} 0v${h}z`;
  }
  p.path(c, d);
}
