import { cable } from '#shared/scene/built/things.ts';
import type { Ink } from '#shared/scene/inks.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { conifers } from '#shared/scene/nature/plants.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function skier(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.line('w', 3, 'M-26 2L24 18');
      p.path('d', 'M-8 2L4-10 -4-22 6-34 16-26 8-18 14-8 2 8z');
      p.circ('w', 14, -37, 6.4);
      p.line('d', 2, 'M10-26L-12-14L-22 0');
    },
    flip,
  );
}

/** Pistes between woods on a slope that fills the right (the left if `flip`). */
export function pistes(p: Pen, flip = false) {
  p.at(
    flip ? 480 : 0,
    0,
    1,
    () => {
      p.path('i', 'M60 270Q150 170 250 120T490 70V270z');
      p.path('I', 'M150 270Q240 190 330 160T490 130V150Q380 180 320 210T250 270z');
    },
    flip,
  );
  for (const [x0, x1, y, h] of [
    [300, 370, 150, 36],
    [400, 490, 128, 36],
    [210, 270, 196, 40],
    [380, 490, 214, 50],
  ] as const) {
    if (flip) conifers(p, y, h, 'm', 480 - x1, 480 - x0);
    else conifers(p, y, h, 'm', x0, x1);
  }
}

/** Chairs on a rope from the lower left to the upper right. */
export function chairlift(p: Pen, x1: number, y1: number, x2: number, y2: number, count = 5) {
  p.line('d', 1.4, `M${x1} ${y1}L${x2} ${y2}`);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count,
      x = x1 + (x2 - x1) * t,
      y = y1 + (y2 - y1) * t;
    p.line('d', 1.8, `M${x} ${y}v14M${x - 9} ${y + 8}v9h17`);
  }
}

export function gondolas(p: Pen, x1: number, y1: number, x2: number, y2: number, s = 0.8, c: Ink = 'w') {
  p.line('d', 1.2, `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 16} ${x2} ${y2}`);
  for (const t of [0.24, 0.56, 0.84] as const) {
    cable(p, x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 32 * t * (1 - t) + 15 * s, s, c);
  }
}

/** Round fells. */
export function fells(p: Pen, y: number, h: number) {
  hills(p, 'F', y - 18, h, 2, 0.2);
  hills(p, 'I', y, h * 0.7, 2, 0.7);
}

/** A village of farms under thick snow. */
export function snowyRoofs(p: Pen, y: number, list: readonly (readonly [number, number, number])[]) {
  for (const [x, dy, s] of list) {
    p.at(x, y + dy, s, () => {
      p.rect('o', -34, -26, 68, 26);
      p.grid('y', -26, -20, 4, 1, 14, 1, 9, 10);
      p.path('p', 'M-44-22Q-30-50 0-56Q30-50 44-22Q30-28 0-28T-44-22z');
      p.path('q', 'M0-56Q30-50 44-22Q30-28 6-28z');
    });
  }
}

export function lodge(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.rect('o', -70, -50, 140, 50);
    p.rect('d', 30, -50, 40, 50);
    p.path('p', 'M-82-46L-36-92 10-50 36-76 82-44 78-38 36-66 10-40-36-80-78-40z');
    p.path('o', 'M-66-46L-36-78-6-46zM16-46L36-64 60-46z');
    p.grid('y', -58, -38, 7, 1, 17, 1, 10, 12);
    p.grid('y', -58, -18, 7, 1, 17, 1, 10, 12);
    p.rect('y', -41, -66, 10, 12);
  });
}

/** Trees turned to figures by rime. */
export function rimeTrees(p: Pen, y: number, list: readonly (readonly [number, number])[]) {
  for (const [x, h] of list) {
    const w = h * 0.24;
    p.path(
      'i',
      `M${x} ${y - h}Q${x + w * 0.8} ${y - h * 0.9} ${x + w * 0.7} ${y - h * 0.6}Q${x + w * 1.2} ${y - h * 0.4} ${x + w} ${y}H${x - w}Q${x - w * 1.2} ${y - h * 0.4} ${x - w * 0.8} ${y - h * 0.56}Q${x - w * 0.8} ${y - h * 0.9} ${x} ${y - h}z`,
    );
    p.path(
      'I',
      `M${x} ${y - h}Q${x + w * 0.8} ${y - h * 0.9} ${x + w * 0.7} ${y - h * 0.6}Q${x + w * 1.2} ${y - h * 0.4} ${x + w} ${y}H${x + w * 0.1}Q${x + w * 0.6} ${y - h * 0.5} ${x} ${y - h}z`,
    );
  }
}
