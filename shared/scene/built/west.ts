import type { Ink } from '#shared/scene/inks.ts';
import { type Pen, cycle } from '#shared/scene/pen.ts';

export function house(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: Ink = 'p',
  roof: Ink = 'w',
  shade: Ink = 'q',
  side = 0.3,
) {
  p.rect(wall, x, y - h, w, h);
  p.rect(shade, x + w * (1 - side), y - h, w * side, h);
  const t = Math.min(w * 0.3, 18);
  p.path(roof, `M${x - 3} ${y - h + 1}L${x + w * 0.22} ${y - h - t}H${x + w * 0.78}L${x + w + 3} ${y - h + 1}z`);
}

export function gable(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: Ink = 'p',
  roof: Ink = 'w',
  shade: Ink = 'o',
  pitch = 0.7,
) {
  p.path(wall, `M${x} ${y}V${y - h}L${x + w / 2} ${y - h - w * pitch}L${x + w} ${y - h}V${y}z`);
  p.path(
    roof,
    `M${x - 4} ${y - h + 5}L${x + w / 2} ${y - h - w * pitch - 5}L${x + w + 4} ${y - h + 5}L${x + w} ${y - h + 8}L${x + w / 2} ${y - h - w * pitch + 4}L${x} ${y - h + 8}z`,
  );
  p.path(
    shade,
    `M${x + w / 2} ${y - h - w * pitch - 5}L${x + w + 4} ${y - h + 5}L${x + w} ${y - h + 8}L${x + w / 2} ${y - h - w * pitch + 4}z`,
  );
}

export function spire(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  c: Ink = 'k',
  shade: Ink = 'K',
  roof: Ink = 't',
) {
  p.rect(c, x - w / 2, y - h * 0.6, w, h * 0.6);
  p.rect(shade, x + w * 0.1, y - h * 0.6, w * 0.4, h * 0.6);
  p.path(roof, `M${x - w * 0.6} ${y - h * 0.6}L${x} ${y - h}L${x + w * 0.6} ${y - h * 0.6}z`);
  p.grid('d', x - w * 0.12, y - h * 0.5, 1, 2, 1, h * 0.2, w * 0.24, h * 0.1);
}

export function tower(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  c: Ink = 'l',
  shade: Ink = 'm',
  setbacks = 2,
  mast = 16,
  lit: Ink | null = null,
) {
  for (let i = 0; i <= setbacks; i++) {
    const k = 1 - i * 0.26,
      a = (w * k) / 2,
      t = h * (setbacks ? 0.62 + (0.38 * i) / setbacks : 1);
    p.rect(c, x - a, y - t, a * 2, t);
    p.rect(shade, x + a * 0.1, y - t, a * 0.9, t);
  }
  if (mast) p.rect(c, x - 1, y - h - mast, 2, mast);
  if (lit)
    p.grid(
      lit,
      Math.round(x - w * 0.4),
      Math.round(y - h * 0.58),
      Math.floor(w / 9),
      Math.floor(h / 20),
      8,
      11,
      3,
      5,
      0.3,
    );
}

export function chalet(p: Pen, x: number, y: number, s: number, snow = true) {
  p.at(x, y, s, () => {
    p.path('o', 'M-32 0V-24L0-46L32-24V0z');
    p.path('d', 'M0-46L32-24V0H6V-30z');
    p.path(snow ? 'p' : 'w', 'M-42-18L0-52L42-18L38-12L0-42L-38-12z');
    if (snow) p.path('q', 'M0-52L42-18L38-12L0-42z');
    p.grid('y', -20, -22, 2, 1, 13, 1, 8, 9);
    p.rect('y', 12, -22, 8, 9);
    p.rect('q', -32, -3, 64, 3);
  });
}

/** Houses with hipped roofs side by side: x, width, height, wall. */
export function houses(p: Pen, y: number, list: readonly (readonly [number, number, number, Ink])[], roof: Ink = 'w') {
  for (const [x, w, h, c] of list) {
    house(p, x, y, w, h, c, roof);
    p.grid(
      c === 'w' || c === 'o' || c === 't' || c === 'b' || c === 'l' ? 'p' : 't',
      x + 7,
      y - h + 9,
      Math.max(2, Math.floor((w - 8) / 13)),
      Math.max(1, Math.floor(h / 19)),
      13,
      18,
      6,
      9,
    );
  }
}

/** Houses with their gables to us: x, width, height, wall. */
export function gables(
  p: Pen,
  y: number,
  list: readonly (readonly [number, number, number, Ink])[],
  roof: Ink = 't',
  pitch = 0.5,
) {
  for (const [x, w, h, c] of list) {
    gable(p, x, y, w, h, c, roof, 'd', pitch);
    p.grid(
      c === 'w' || c === 'o' || c === 't' || c === 'b' || c === 'l' ? 'p' : 't',
      x + 8,
      y - h + 8,
      Math.max(2, Math.floor((w - 8) / 12)),
      Math.max(1, Math.floor(h / 18)),
      12,
      17,
      6,
      9,
    );
  }
}

/** Half-timbered gables. */
export function timbered(p: Pen, y: number, list: readonly (readonly [number, number, number])[]) {
  for (const [x, w, h] of list) {
    gable(p, x, y, w, h, 'p', 'w', 'o', 0.66);
    p.line(
      'o',
      2,
      `M${x + 2} ${y - h}H${x + w - 2}M${x + 2} ${y - h * 0.5}H${x + w - 2}M${x + w * 0.34} ${y}V${y - h}M${x + w * 0.66} ${y}V${y - h}M${x + 3} ${y - h * 0.5}L${x + w * 0.34} ${y - h}M${x + w - 3} ${y - h * 0.5}L${x + w * 0.66} ${y - h}M${x + w * 0.24} ${y - h - w * 0.3}H${x + w * 0.76}`,
      false,
    );
  }
}

/**
 * High buildings: x, width, height, top (0 flat, 1 slanted, 2 round, 3 spire, 4 stepped, 5 pyramid, 6 pointed slab).
 */
export function blocks(
  p: Pen,
  y: number,
  list: readonly (readonly [number, number, number, number])[],
  c: Ink = 'l',
  shade: Ink = 'm',
  lit: Ink | null = null,
) {
  for (const [x, w, h, top] of list) {
    const a = x - w / 2,
      m = x + w * 0.1;
    if (top === 1) {
      p.path(c, `M${a} ${y}V${y - h + w * 0.5}L${a + w} ${y - h}V${y}z`);
      p.path(shade, `M${m} ${y}V${y - h + w * 0.2}L${a + w} ${y - h}V${y}z`);
    } else if (top === 2) {
      p.path(c, `M${a} ${y}V${y - h + w * 0.4}Q${a} ${y - h} ${x} ${y - h}T${a + w} ${y - h + w * 0.4}V${y}z`);
      p.path(shade, `M${m} ${y}V${y - h}Q${a + w} ${y - h} ${a + w} ${y - h + w * 0.4}V${y}z`);
    } else if (top === 5 || top === 6) {
      const k = top === 5 ? w * 0.5 : h * 0.36;
      p.path(c, `M${a} ${y}V${y - h + k}L${x} ${y - h}L${a + w} ${y - h + k}V${y}z`);
      p.path(shade, `M${x} ${y - h}L${a + w} ${y - h + k}V${y}H${m}z`);
    } else if (top === 4) tower(p, x, y, w, h, c, shade, 2, 0);
    else {
      p.rect(c, a, y - h, w, h);
      p.rect(shade, m, y - h, a + w - m, h);
    }
    if (top === 3) p.path(c, `M${x - 2} ${y - h + 1}L${x} ${y - h - w * 0.9}L${x + 2} ${y - h + 1}z`);
    if (lit)
      p.grid(
        lit,
        a + 4,
        y - h + (top === 4 ? h * 0.42 : w * 0.6),
        Math.max(2, Math.floor((w - 6) / 8)),
        Math.max(2, Math.floor((h - w * 0.6 - (top === 4 ? h * 0.36 : 0)) / 12)),
        8,
        11,
        3.4,
        5,
        0.34,
      );
  }
}

/** Houses up a slope from the lower left to the right (mirrored if `flip`), each row on the one before. */
export function hillTown(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  walls: readonly Ink[],
  roof: Ink = 'w',
  flip = false,
) {
  p.at(
    flip ? x + w : x,
    y,
    1,
    () => {
      const count = Math.max(4, Math.round(h / 22));
      for (let j = count - 1; j >= 0; j--) {
        const from = (w * j) / (count + 0.6),
          n = Math.max(2, Math.round((w - from) / 44)),
          base = -(h * j) / count;
        for (let i = 0; i < n; i++) {
          const k = (w - from) / n,
            a = from + i * k,
            t = 20 + ((i * 7 + j * 5) % 3) * 6;
          house(p, a, base + 12, k + 1, t + 12, cycle(walls, i + j * 2), roof);
          p.grid(
            cycle(walls, i + j * 2) === 'w' ? 'p' : 't',
            a + 7,
            base + 8 - t,
            Math.max(2, Math.floor(k / 16)),
            1,
            14,
            1,
            6,
            8,
          );
        }
      }
      p.rect('k', 0, 8, w, 4);
    },
    flip,
  );
}
