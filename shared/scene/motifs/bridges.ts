import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

/** Round arches under a deck; `list` gives each arch's middle and half width. */
export function archBridge(
  p: Pen,
  y: number,
  deck: number,
  list: readonly (readonly [number, number])[],
  c: Ink = 'k',
  shade: Ink = 'K',
) {
  let d = `M-10 ${deck}H490V${deck + 14}`;
  for (const [x, w] of [...list].reverse()) {
    d += `H${x + w + 5}V${y}H${x + w}Q${x + w} ${deck + 12} ${x} ${deck + 12}T${x - w} ${y}H${x - w - 5}V${deck + 14}`;
  }
  p.path(c, `${d}H-10z`);
  p.rect(shade, -10, deck, 500, 4);
}

/** A stone bridge that rises to its middle over one arch. */
export function humpBridge(p: Pen, x: number, y: number, w: number, h: number, c: Ink = 'k', shade: Ink = 'K') {
  p.path(
    c,
    `M${x - w} ${y}Q${x - w * 0.4} ${y - h * 0.5} ${x} ${y - h}Q${x + w * 0.4} ${y - h * 0.5} ${x + w} ${y}H${x + w * 0.42}Q${x + w * 0.4} ${y - h * 0.66} ${x} ${y - h * 0.7}Q${x - w * 0.4} ${y - h * 0.66} ${x - w * 0.42} ${y}z`,
  );
  p.line(
    shade,
    3,
    `M${x - w} ${y - 2}Q${x - w * 0.4} ${y - h * 0.5 - 3} ${x} ${y - h - 3}Q${x + w * 0.4} ${y - h * 0.5 - 3} ${x + w} ${y - 2}`,
  );
}

/** Cables in a fan from one tower. */
export function stayedBridge(
  p: Pen,
  y: number,
  deck: number,
  top: number,
  x: number,
  c: Ink = 'p',
  shade: Ink = 'q',
  reach = 190,
) {
  let d = '';
  for (let i = 1; i <= 7; i++) {
    for (const k of [-1, 1] as const) {
      d += `M${x} ${top + i * 4}L${x + (k * reach * i) / 7} ${deck}`;
    }
  }
  p.line(c, 1.4, d, false);
  p.rect(c, -10, deck, 500, 6);
  p.rect(shade, -10, deck + 6, 500, 3);
  p.path(c, `M${x - 9} ${y}L${x - 3} ${top}H${x + 3}L${x + 9} ${y}H${x + 4}L${x} ${top + 40}L${x - 4} ${y}z`);
}

/** A steel arch with hangers over the deck. */
export function steelArch(p: Pen, deck: number, x: number, half: number, rise: number, c: Ink = 'w', width = 6) {
  p.line(c, width, `M${x - half} ${deck}Q${x} ${deck - rise * 2} ${x + half} ${deck}`);
  p.line(c, width * 0.5, `M${x - half * 0.94} ${deck}Q${x} ${deck - rise * 1.6} ${x + half * 0.94} ${deck}`);
  let d = '';
  for (let i = 1; i < 10; i++) {
    const t = i / 10,
      xx = x - half + 2 * half * t,
      yy = deck - rise * 4 * t * (1 - t);
    d += `M${xx} ${yy}V${deck}`;
  }
  p.line(c, 1.3, d, false);
  p.rect(c, -10, deck, 500, 5);
}

/** A covered timber bridge over the line `y`. */
export function coveredBridge(p: Pen, y: number, x0: number, x1: number, c: Ink = 'o', roof: Ink = 'w') {
  p.rect(c, x0, y - 26, x1 - x0, 20);
  p.grid('d', x0 + 8, y - 22, Math.floor((x1 - x0 - 10) / 14), 1, 14, 1, 8, 8);
  p.path(roof, `M${x0 - 8} ${y - 24}L${x0 + 4} ${y - 40}H${x1 - 4}L${x1 + 8} ${y - 24}z`);
  for (let x = x0 + 20; x < x1; x += 54) {
    p.rect('d', x, y - 8, 8, 20);
  }
}

/** A footbridge on ropes. */
export function ropeBridge(p: Pen, x0: number, y0: number, x1: number, y1: number, sag: number, c: Ink = 'd') {
  const m = (x0 + x1) / 2,
    b = (y0 + y1) / 2 + sag * 2;
  p.line(c, 2.6, `M${x0} ${y0}Q${m} ${b} ${x1} ${y1}`);
  p.line(c, 1.6, `M${x0} ${y0 - 16}Q${m} ${b - 16} ${x1} ${y1 - 16}`);
  let d = '';
  for (let i = 1; i < 16; i++) {
    const t = i / 16,
      x = x0 + (x1 - x0) * t,
      y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * b + t * t * y1;
    d += `M${x} ${y}v-16`;
  }
  p.line(c, 1, d, false);
}
