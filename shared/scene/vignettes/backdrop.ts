import type { Pen } from '#shared/scene/pen.ts';

/** The sky of a vignette (160 × 160) above the line `y`. */
export function backdrop(p: Pen, y = 108, sun: readonly [number, number, number] | null = null) {
  p.rect('s', 0, 0, 160, 160);
  p.rect('h', 0, y * 0.52, 160, 160);
  p.rect('g', 0, y * 0.8, 160, 160);
  if (sun) p.circ('u', sun[0], sun[1], sun[2]);
}

/** Water from the line `y` to the lower edge, lit around `x`. */
export function pool(p: Pen, y: number, x = 80) {
  p.rect('b', 0, y, 160, 160);
  let d = '';
  for (let i = 0; y + 6 + i * 9 < 158; i++) {
    d += `M${x - 8 - i * 4 + (i % 2) * 6} ${y + 6 + i * 9}h${16 + i * 8}`;
  }
  p.line('c', 2.2, d);
}
