import type { Ink } from '#shared/scene/inks.ts';
import { cypress } from '#shared/scene/nature/plants.ts';
import type { Pen } from '#shared/scene/pen.ts';

/** A fall over a dark wall into a pool. */
export function waterfall(p: Pen, x: number, top: number, y: number, w: number, c: Ink = 'l', shade: Ink = 'm') {
  p.path(c, `M-10 ${y}V${top + 8}Q${x * 0.5} ${top - 22} ${x} ${top}T490 ${top + 4}V${y}z`);
  p.path(
    shade,
    `M${x - w * 2.2} ${y}L${x - w * 1.6} ${top + 26} ${x - w * 0.6} ${top + 4}V${y}zM${x + w * 2.2} ${y}L${x + w * 1.8} ${top + 22} ${x + w * 0.6} ${top + 4}V${y}z`,
  );
  p.path(
    'p',
    `M${x - w * 0.5} ${top + 2}Q${x} ${top - 4} ${x + w * 0.5} ${top + 2}L${x + w * 0.62} ${y}H${x - w * 0.62}z`,
  );
  p.line(
    'c',
    3,
    `M${x - w * 0.2} ${top + 12}V${y - 30}M${x + w * 0.1} ${top + 26}V${y - 10}M${x + w * 0.34} ${top + 16}V${y - 40}M${x - w * 0.4} ${top + 40}V${y - 12}`,
  );
  for (const k of [-0.7, -0.1, 0.5] as const) {
    p.oval('p', x + w * k, y, w * 0.5, 8);
  }
}

/** A column of steam. */
export function steam(p: Pen, x: number, y: number, s = 1, c: Ink = 'g') {
  p.line(
    c,
    8 * s,
    `M${x} ${y}C${x - 20 * s} ${y - 22 * s} ${x + 22 * s} ${y - 36 * s} ${x} ${y - 60 * s}C${x - 14 * s} ${y - 76 * s} ${x + 14 * s} ${y - 88 * s} ${x + 4 * s} ${y - 104 * s}`,
  );
}

export function geyser(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path(
      'p',
      'M-10 0Q-8-70-26-120Q-44-128-36-148Q-30-168-8-160Q4-178 22-162Q44-160 38-138Q36-120 24-118Q10-70 10 0z',
    );
    p.path('q', 'M2 0Q4-80 16-118Q34-122 38-138Q36-120 24-118Q10-70 10 0z');
    p.oval('c', 0, 2, 54, 7);
  });
}

/** Rows of tea, vines or lavender running to the back. */
export function rows(p: Pen, y: number, near: Ink = 'l', shade: Ink = 'm') {
  p.path(near, `M-10 270V${y + 12}Q120 ${y - 10} 250 ${y + 4}T490 ${y}V270z`);
  let d = '';
  for (let i = -6; i < 14; i++) {
    d += `M${240 + (i - 4) * 12} ${y + 4}Q${240 + (i - 4) * 30} ${y + 26} ${240 + (i - 4) * 66} 272`;
  }
  p.line(shade, 6, d);
}

/** Round-backed hedges of tea along the slope. */
export function teaHills(p: Pen, y: number) {
  for (const [k, c] of [
    [0, 'l'],
    [20, 'm'],
    [44, 'l'],
    [70, 'm'],
  ] as const) {
    p.path(c, `M-10 270V${y + k + 14}Q120 ${y + k - 22} 260 ${y + k + 8}T490 ${y + k - 4}V270z`);
    p.line(c === 'l' ? 'm' : 'l', 2.4, `M-10 ${y + k + 24}Q120 ${y + k - 12} 260 ${y + k + 18}T490 ${y + k + 6}`);
  }
}

/** Stripes of flowers. */
export function flowerStripes(p: Pen, y: number, list: readonly Ink[]) {
  list.forEach((c, i) => {
    const a = y + i * 12 + i * i * 2;
    p.path(c, `M-10 ${a + 12}C80 ${a - 16 + i * 3} 150 ${a + 16} 250 ${a + 4}S420 ${a - 12} 490 ${a + 4}V270H-10z`);
  });
}

export function flowers(p: Pen, y: number, c: Ink = 'w', count = 40) {
  for (let i = 0; i < count; i++) {
    p.circ(i % 4 ? c : 'p', p.between(0, 480), p.between(y, 268), p.between(1.8, 3.4));
  }
}

/** Ice cliffs across the frame over the water line `y`. */
export function glacier(p: Pen, y: number, h: number) {
  p.path(
    'p',
    `M-10 ${y}V${y - h}L30 ${y - h - 12} 54 ${y - h + 4} 90 ${y - h - 16} 120 ${y - h} 160 ${y - h - 20} 196 ${y - h + 2} 236 ${y - h - 12} 270 ${y - h + 4} 320 ${y - h - 18} 350 ${y - h} 400 ${y - h - 12} 440 ${y - h + 4} 490 ${y - h - 8}V${y}z`,
  );
  let d = '';
  for (let x = 14; x < 480; x += 34) {
    d += `M${x} ${y - h + p.between(0, 12)}L${x + 8} ${y - h * 0.4} ${x + 2} ${y}H${x + 15}L${x + 18} ${y - h * 0.5}z`;
  }
  p.path('c', d);
}

export function saguaro(p: Pen, x: number, y: number, s: number, c: Ink = 'd') {
  p.at(x, y, s, () => p.line(c, 13, 'M0 0V-96M0-34H-26V-62M0-48H24V-84'));
}

export function lotus(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.oval('m', 0, 4, 34, 7);
    p.path('e', 'M0 0Q-22-6-24-24Q-8-18 0 0Q8-18 24-24Q22-6 0 0z');
    p.path('w', 'M0 0Q-14-16 0-36Q14-16 0 0z');
  });
}

export function bamboo(p: Pen, xs: readonly number[]) {
  let d = '',
    joints = '';
  xs.forEach((x, i) => {
    d += `M${x} 270V0`;
    for (let y = 30 + (i % 3) * 24; y < 270; y += 74) {
      joints += `M${x - 4} ${y}h8`;
    }
  });
  p.line('m', 7, d, false);
  p.line('g', 1.6, joints, false);
}

export function reedField(p: Pen, y: number, c: Ink = 'y', shade: Ink = 'Y') {
  p.path(c, `M-10 270V${y + 8}Q60 ${y - 8} 130 ${y + 6}T270 ${y}T400 ${y + 8}T490 ${y}V270z`);
  let d = '';
  for (let x = 0; x < 490; x += 13) {
    d += `M${x} 272Q${x + 3} ${y + 30} ${x + p.between(-6, 12)} ${y + p.between(-14, 4)}`;
  }
  p.line(shade, 2, d);
}

/** Conical rice straw mountains: brown hills in rows. */
export function domesOfEarth(p: Pen, y: number, c: Ink = 'y', shade: Ink = 'Y') {
  for (const [x, w, h, far] of [
    [60, 70, 56, 1],
    [180, 66, 64, 1],
    [300, 70, 58, 1],
    [420, 70, 66, 1],
    [0, 90, 62, 0],
    [120, 96, 74, 0],
    [250, 100, 82, 0],
    [380, 94, 70, 0],
    [490, 84, 64, 0],
  ] as const) {
    const b = y + (far ? 0 : 34);
    p.path(far ? 'k' : c, `M${x - w} ${b}Q${x - w * 0.3} ${b - h * 1.1} ${x} ${b - h}T${x + w} ${b}z`);
    p.path(
      far ? 'K' : shade,
      `M${x} ${b - h}Q${x + w * 0.3} ${b - h * 0.9} ${x + w} ${b}H${x + w * 0.2}Q${x + w * 0.24} ${b - h * 0.5} ${x} ${b - h}z`,
    );
  }
}

/** A spring pool among stones, steaming. */
export function springPool(p: Pen, x: number, y: number, rx: number) {
  p.oval('K', x, y, rx * 1.16, rx * 0.34);
  p.oval('b', x, y - 2, rx, rx * 0.26);
  p.oval('c', x, y - 5, rx * 0.76, rx * 0.14);
  for (let i = 0; i < 9; i++) {
    const a = 0.35 + (i * 2.44) / 8;
    p.oval('k', x + Math.cos(a) * rx * 1.08, y + Math.sin(a) * rx * 0.32, rx * 0.15, rx * 0.1);
  }
}

export function pineTree(p: Pen, x: number, y: number, h: number, c: Ink = 'd') {
  const w = h * 0.2;
  p.path(
    c,
    `M${x} ${y - h}l${w * 0.62} ${h * 0.36}h${-w * 0.22}l${w * 0.5} ${h * 0.28}h${-w * 0.24}l${w * 0.62} ${h * 0.28}h${-w * 2.56}l${w * 0.62} ${-h * 0.28}h${-w * 0.24}l${w * 0.5} ${-h * 0.28}h${-w * 0.22}zM${x - w * 0.14} ${y - h * 0.1}h${w * 0.28}v${h * 0.1}h${-w * 0.28}z`,
  );
}

/** A big round tree, as of parks and squares. */
export function bigTree(p: Pen, x: number, y: number, s: number, c: Ink = 'm', shade: Ink = 'd') {
  p.at(x, y, s, () => {
    p.path(shade, 'M-7 0Q-3-30-6-50H6Q3-30 7 0z');
    p.path(c, 'M-52-50Q-60-82-30-92Q-16-118 12-108Q46-108 46-80Q64-56 36-46Q0-36-30-44Q-46-40-52-50z');
    p.path(shade, 'M12-108Q46-108 46-80Q64-56 36-46Q14-40-4-42Q40-60 12-108z');
  });
}

/** Flat-crowned trees in a row along a shore road. */
export function acaciaRow(p: Pen, y: number) {
  for (const [x, s] of [
    [40, 1],
    [110, 0.8],
    [300, 0.8],
    [440, 0.9],
  ] as const) {
    bigTree(p, x, y, s * 0.7);
  }
}

/** Leafy branches that hang in from the upper left edge. */
export function leafy(p: Pen, c: Ink = 'm') {
  for (const [x, y, r] of [
    [10, 8, 34],
    [52, 2, 28],
    [90, -4, 22],
    [0, 44, 22],
    [36, 34, 18],
  ] as const) {
    p.circ(c, x, y, r);
  }
}

/** A row of slim poplars. */
export function poplars(p: Pen, y: number, c: Ink = 'm') {
  for (let i = 0; i < 16; i++) {
    cypress(p, 10 + i * 31, y, 30 + ((i * 13) % 5) * 5, c);
  }
}

/** A monkey-puzzle tree: bare stem, flat crown of arms. */
export function araucaria(p: Pen, x: number, y: number, h: number, c: Ink = 'd') {
  p.line(c, h * 0.05, `M${x} ${y}V${y - h}`);
  for (let i = 0; i < 4; i++) {
    const b = y - h * (0.62 + i * 0.12),
      w = h * (0.3 - i * 0.05);
    p.path(
      c,
      `M${x - w} ${b - h * 0.05}Q${x} ${b + h * 0.06} ${x + w} ${b - h * 0.05}Q${x} ${b - h * 0.05} ${x - w} ${b - h * 0.05}z`,
    );
  }
}

/** A round bed of flowers on a square. */
export function flowersBed(p: Pen, x: number, y: number, c: Ink = 'w') {
  p.oval('l', x, y, 24, 8);
  for (const [a, b] of [
    [-14, -1],
    [-6, -4],
    [3, -2],
    [12, -3],
    [-9, 3],
    [1, 4],
    [9, 3],
  ] as const) {
    p.circ(c, x + a, y + b - 2, 3);
  }
}

/** A fern frond from the lower right edge. */
export function fernLeaf(p: Pen, c: Ink = 'd') {
  p.line(c, 2.6, 'M490 262Q440 250 390 206');
  for (let i = 0; i < 9; i++) {
    const x = 480 - i * 10,
      y = 259 - i * i * 0.62,
      k = 26 - i * 2.2;
    p.path(
      c,
      `M${x} ${y}q${-k * 0.5} ${-k * 0.9} ${-k * 0.1} ${-k * 1.3}q${k * 0.5} ${k * 0.5} ${k * 0.1} ${k * 1.3}zM${x} ${y}q${-k * 0.9} ${k * 0.3} ${-k * 1.2} ${k * 0.06 + 8}q${k * 0.9} ${k * 0.3} ${k * 1.2} ${-k * 0.06 - 8}z`,
    );
  }
}

/** A branch of red brush blossoms from the upper left edge. */
export function pohutukawa(p: Pen) {
  p.line('d', 5, 'M-6 30Q40 34 80 14M30 32Q60 48 90 44');
  for (const [x, y] of [
    [80, 14],
    [92, 44],
    [48, 26],
    [20, 24],
    [60, 44],
  ] as const) {
    p.oval('m', x, y + 5, 17, 8);
    p.circ('w', x, y - 2, 9);
  }
}
