import { lighthouse } from '#shared/scene/built/things.ts';
import type { Ink } from '#shared/scene/inks.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import type { Pen } from '#shared/scene/pen.ts';

/** A headland from the left edge (from the right if `flip`) with a lighthouse on it. */
export function headland(p: Pen, y: number, flip = false, s = 1) {
  p.at(
    flip ? 480 : 0,
    0,
    1,
    () => {
      if (s > 1) p.path('l', `M-10 270V${y}Q70 ${y - 8} 130 ${y + 34}T250 270z`);
      p.path('m', `M-10 270V${y + 32}Q60 ${y + 22} 110 ${y + 52}T190 270z`);
      lighthouse(p, 76, y + 36, s);
    },
    flip,
  );
}

/** Sea stacks with pines on top. */
export function stacks(p: Pen, y: number, list: readonly (readonly [number, number, number, number])[]) {
  for (const [x, yy, w, h] of list) {
    p.path(
      'k',
      `M${x - w / 2} ${y + yy}L${x - w * 0.4} ${y + yy - h * 0.6}L${x - w * 0.24} ${y + yy - h * 0.72}L${x - w * 0.16} ${y + yy - h}L${x + w * 0.16} ${y + yy - h * 0.94}L${x + w * 0.3} ${y + yy - h * 0.5}L${x + w * 0.5} ${y + yy}z`,
    );
    p.path(
      'K',
      `M${x + w * 0.02} ${y + yy - h * 0.96}L${x + w * 0.16} ${y + yy - h * 0.94}L${x + w * 0.3} ${y + yy - h * 0.5}L${x + w * 0.5} ${y + yy}H${x + w * 0.06}z`,
    );
    p.path(
      'm',
      `M${x - w * 0.3} ${y + yy - h * 0.84}q${w * 0.1} ${-h * 0.3} ${w * 0.3} ${-h * 0.24}q${w * 0.3} ${-h * 0.06} ${w * 0.34} ${h * 0.2}q${-w * 0.3} ${h * 0.1} ${-w * 0.64} ${h * 0.04}z`,
    );
    p.line('p', 2.4, `M${x - w * 0.6} ${y + yy + 1}h${w * 1.2}`);
  }
}

/** Sand along the foreground. */
export function sand(p: Pen, y: number, c: Ink = 'e') {
  p.path(c, `M-10 270V${y + 6}Q150 ${y - 14} 300 ${y}T490 ${y - 8}V270H-10z`);
}

/** A tongue of sand from the left edge (the right if `flip`) with shallow water before it. */
export function bay(p: Pen, y: number, flip = false, c: Ink = 'g') {
  p.at(
    flip ? 480 : 0,
    0,
    1,
    () => {
      p.path('c', `M-10 ${y - 14}Q120 ${y - 26} 210 ${y + 10}T340 270H-10z`);
      p.path(c, `M-10 ${y}Q90 ${y - 8} 160 ${y + 18}T270 270H-10z`);
    },
    flip,
  );
}

export function parasols(p: Pen, y: number, xs: readonly number[], s = 1) {
  xs.forEach((x, i) =>
    p.at(x, y + (i % 2) * 8, s, () => {
      p.line('d', 2, 'M0 0L5-34');
      p.path(i % 2 ? 'p' : 'w', 'M-20-28Q-12-48 8-44Q28-38 28-20Q4-32-20-28z');
      p.path(i % 2 ? 'e' : 'o', 'M8-44Q28-38 28-20L10-27z');
    }),
  );
}

/** A small island with palms. */
export function islet(p: Pen, x: number, y: number, s = 1, count = 3) {
  p.at(x, y, s, () => {
    p.path('m', 'M-90 0Q-60-26-14-24T80 0z');
    p.path('p', 'M-104 2Q0-8 96 2Q0 12-104 2z');
  });
  for (const [dx, h, l] of (
    [
      [-44, 76, -0.2],
      [-14, 100, 0.06],
      [12, 84, 0.24],
    ] as const
  ).slice(0, count)) {
    palm(p, x + dx * s, y, h * s, l, 'd', 0.8 * s);
  }
}

/** The water cut open: coral and fish under the surface `y`. */
export function reef(p: Pen, y: number) {
  p.rect('b', 0, y, 480, 270);
  p.path('c', `M-10 ${y}q30-9 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V${y + 9}H-10z`);
  p.path('c', `M120 ${y + 8}H190L150 270H60zM280 ${y + 8}H320L350 270H280z`);
  p.rect('n', 0, 246, 480, 30);
  p.path('n', 'M-10 270V232Q40 214 90 240T190 250 300 246 400 228 490 238V270z');
  for (const [x, h, c] of [
    [40, 44, 'w'],
    [92, 30, 'e'],
    [400, 48, 'w'],
    [446, 34, 'e'],
    [352, 26, 'y'],
  ] as const) {
    p.line(c, 6, `M${x} 264V${264 - h}M${x} ${256 - h * 0.3}l-12 ${-h * 0.34}M${x} ${252 - h * 0.3}l13 ${-h * 0.4}`);
  }
  for (const [x, yy, s, c] of [
    [190, 26, 1, 'y'],
    [222, 40, 0.8, 'y'],
    [172, 48, 0.7, 'y'],
    [330, 34, 1.1, 'w'],
    [90, 36, 0.9, 'p'],
  ] as const) {
    fish(p, x, y + yy, s, c);
  }
}

export function fish(p: Pen, x: number, y: number, s: number, c: Ink = 'y') {
  p.at(x, y, s, () => p.path(c, 'M-14 0Q-2-11 12 0L22-7V7L12 0Q-2 11-14 0z'));
}

export function turtle(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path(
      'm',
      'M-22-6Q-40-24-48-8Q-36-4-24 4zM14-10Q24-28 38-26Q34-12 24-4zM18 10Q26 22 38 22Q34 10 26 4zM-18 10Q-26 26-38 24Q-34 12-26 6z',
    );
    p.circ('m', 40, 0, 8);
    p.oval('l', 0, 0, 32, 20);
    p.path('k', 'M-10-8H8L14 0 8 8H-10L-16 0z');
  });
}

export function manta(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path(
      'd',
      'M-10-22Q0-28 10-22L14-32 20-20Q52-10 84 10Q44 8 26 20Q8 34 2 34L0 74-2 34Q-8 34-26 20Q-44 8-84 10Q-52-10-20-20L-14-32z',
    );
    p.path('t', 'M0-25Q6-26 10-22L14-32 20-20Q52-10 84 10Q44 8 26 20Q8 34 2 34L0 60z');
  });
}

export function whaleTail(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('d', 'M-10 0Q-6-26-8-40Q-40-38-56-66Q-26-72-8-58L0-54 8-58Q26-72 56-66Q40-38 8-40Q6-26 10 0z');
    p.path('t', 'M0-54L8-58Q26-72 56-66Q40-38 8-40Q6-26 10 0H2z');
    p.line('p', 3, 'M-40 2h26M16 2h30M-22 9h46');
  });
}

export function dolphin(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.path(
        'd',
        'M-50 14Q-34-26 6-30L12-44 24-28Q48-20 58 0L48 2Q40-8 24-10Q-14-12-34 16L-40 34-52 26-66 28Q-60 16-50 14z',
      );
      p.path('q', 'M58 0L48 2Q40-8 24-10Q4-11-12-4Q8-20 34-16Q50-12 58 0z');
    },
    flip,
  );
}

/** A breaking wave with a surfer. */
export function surf(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.path('n', 'M-150 40Q-60-70 40-62Q96-54 98-8Q80-34 48-26Q16-16 20 40z');
      p.path('b', 'M-150 40Q-40-34 34-40Q10-20 20 40z');
      p.path('p', 'M40-62Q96-54 98-8Q80-34 48-26Q70-44 40-62zM-20-50Q20-70 60-60Q30-58 10-48z');
      p.line('p', 3, 'M-110 40Q-50-10 6-20M-80 40Q-40 6 8-4');
      p.path('w', 'M-34 22L24 6 20 14-28 28z');
      p.path('d', 'M-6 14L-2-4-12-14-2-26 8-20 4-8 12 8z');
      p.circ('d', 6, -30, 6);
      p.line('d', 3, 'M2-20L20-16M-4-22L-20-16');
    },
    flip,
  );
}

/** A pier on posts from the right edge. */
export function pier(p: Pen, y: number, x = 250, c: Ink = 'o') {
  p.rect(c, x, y, 490 - x, 5);
  let d = '';
  for (let i = x + 6; i < 490; i += 22) {
    d += `M${i} ${y + 4}V${y + 24}`;
  }
  p.line(c, 3, d, false);
}

export function crane(p: Pen, x: number, y: number, s: number, c: Ink = 't') {
  p.at(x, y, s, () =>
    p.line(c, 4, 'M-18 0L-10-84M18 0L10-84M-16-30H16M-60-84H70M-10-84L0-118 70-86M0-118L-56-86', false),
  );
}

export function seaArch(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.path('k', 'M-80 0Q-84-60-50-84Q-10-96 40-86Q74-76 76-30L84 0H50Q44-46 14-48Q-16-46-20 0z');
      p.path('K', 'M40-86Q74-76 76-30L84 0H50Q48-30 36-42Q50-60 40-86z');
      p.path('m', 'M-62-76Q-50-92-10-92Q30-94 46-84Q20-80-10-82T-62-76z');
      p.line('p', 2.4, 'M-90 1h76M46 1h50');
    },
    flip,
  );
}

export function kayak(p: Pen, x: number, y: number, s: number, c: Ink = 'w') {
  p.at(x, y, s, () => {
    p.path(c, 'M-50-8Q0 8 50-8Q40 8 20 9H-20Q-40 8-50-8z');
    p.path('d', 'M-8 0V-16q4-6 8 0V2z');
    p.circ('d', -4, -22, 4);
    p.line('d', 1.8, 'M-14-18L22 12');
  });
}

/** White cliffs or dark ones from the left edge, with grass on top. */
export function cliffs(p: Pen, y: number, flip = false, c: Ink = 'k', shade: Ink = 'K', top = 90) {
  p.at(
    flip ? 480 : 0,
    0,
    1,
    () => {
      p.path(c, `M-10 ${y}V${top + 6}H60L130 ${top + 2} 150 ${top + 40} 172 ${top + 46} 186 ${y - 18} 206 ${y}z`);
      p.path(
        shade,
        `M60 ${top + 6}L74 ${top + 50} 66 ${y}H110L104 ${top + 44} 92 ${top + 4}zM130 ${top + 2}L150 ${top + 40} 172 ${top + 46} 186 ${y - 18} 206 ${y}H150L132 ${top + 60}z`,
      );
      p.path('m', `M-10 ${top + 10}V${top - 8}Q60 ${top - 14} 134 ${top + 2}L130 ${top + 12} 90 ${top + 6}z`);
      p.line('p', 3, `M-10 ${y + 1}H214`);
    },
    flip,
  );
}
