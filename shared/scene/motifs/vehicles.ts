import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function tram(p: Pen, x: number, y: number, s: number, c: Ink = 'y', shade: Ink = 'Y') {
  p.at(x, y, s, () => {
    p.path(c, 'M-52-10V-34H52V-10z');
    p.path('p', 'M-52-52H52V-34H-52z');
    p.grid('d', -46, -49, 6, 1, 16, 1, 11, 13);
    p.path(c, 'M-56-52Q-50-62-40-62H40Q50-62 56-52z');
    p.rect(shade, -52, -20, 104, 4);
    p.circ('d', -26, -6, 8);
    p.circ('d', 26, -6, 8);
    p.line('d', 1.6, 'M0-62L14-86');
  });
}

/** A train of `count` carriages, its head to the left (to the right if `flip`). */
export function train(p: Pen, x: number, y: number, s: number, c: Ink = 'w', count = 3, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.path(c, 'M-20-4Q-22-18-8-28H52V-4z');
      p.path('d', 'M-12-22Q-8-25-4-25H4V-15H-16z');
      for (let i = 1; i < count; i++) {
        p.rect(c, -4 + i * 58, -28, 56, 24);
      }
      for (let i = 0; i < count; i++) {
        p.grid('p', 12 + i * 58, -23, 3, 1, 13, 1, 9, 8);
        p.rect('p', (i ? -4 : -18) + i * 58, -10, i ? 56 : 70, 2.4);
      }
      p.rect('d', -14, -4, count * 58 + 4, 4);
    },
    flip,
  );
}

export function steamTrain(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.path('g', 'M-24-46Q-40-66-14-76Q0-96 34-84Q70-90 84-70Q60-60 30-66Q0-56-20-46z');
      p.path('d', 'M-44-6V-28H-4V-44H24V-6zM-34-28V-42H-24V-28zM-12-28V-34H-6z');
      p.rect('w', 2, -36, 16, 12);
      p.rect('w', 30, -32, 62, 26);
      p.grid('p', 37, -27, 4, 1, 14, 1, 9, 10);
      for (const k of [-36, -18, 0, 16, 42, 80] as const) {
        p.circ('d', k, -4, 6);
      }
    },
    flip,
  );
}

export function seaplane(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.path('p', 'M-60-26Q-20-34 40-30Q58-28 58-20Q50-12 20-12H-20L-66-22L-74-42H-62z');
      p.path('w', 'M-66-22L-74-42H-62L-56-26zM-20-12H20Q50-12 58-20L-40-18z');
      p.path('d', 'M22-29Q44-30 46-22H22zM-26-40H40V-35H-26z');
      p.line('d', 2, 'M-10-12L-14 0M16-12L20 0M60-30V-10');
      p.path('d', 'M-40 0H44Q38 8 28 8H-30z');
    },
    flip,
  );
}

export function bus(p: Pen, x: number, y: number, s: number, c: Ink = 'w') {
  p.at(x, y, s, () => {
    p.rect(c, -48, -52, 96, 44);
    p.grid('p', -42, -48, 6, 1, 15, 1, 11, 12);
    p.grid('p', -42, -28, 6, 1, 15, 1, 11, 10);
    p.rect('d', -48, -34, 96, 2);
    p.circ('d', -28, -6, 9);
    p.circ('d', 28, -6, 9);
  });
}

export function vintageCar(p: Pen, x: number, y: number, s: number, c: Ink = 'w') {
  p.at(x, y, s, () => {
    p.path(c, 'M-74 0Q-78-16-58-18L-36-20-22-36H20L38-20 64-16Q74-12 70 0z');
    p.path('c', 'M-16-32H0V-20H-28zM4-32H18L30-20H4z');
    p.path('p', 'M-74-6H70V-2H-74z');
    p.circ('d', -44, 0, 11);
    p.circ('d', 42, 0, 11);
    p.circ('p', -44, 0, 5);
    p.circ('p', 42, 0, 5);
  });
}

export function tuktuk(p: Pen, x: number, y: number, s: number, c: Ink = 'w') {
  p.at(x, y, s, () => {
    p.path(c, 'M-40-8V-22H-20L-14-46H34V-8z');
    p.path('p', 'M-8-42H10V-24H-14zM14-42H30V-24H14z');
    p.path('d', 'M-20-50H40V-45H-20z');
    p.circ('d', -28, -6, 8);
    p.circ('d', 22, -6, 8);
  });
}

export function rowboat(p: Pen, x: number, y: number, s: number, c: Ink = 'o') {
  p.at(x, y, s, () => {
    p.path(c, 'M-36-4H36Q26 8 16 8H-16Q-28 8-36-4z');
    p.path('d', 'M-4-4V-18q6-7 12 0V-4z');
    p.circ('d', 2, -26, 5);
    p.line('d', 1.8, 'M-2-14L-30 10M6-14L34 10');
  });
}

export function sampan(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('d', 'M-52-10Q-30 0 0 0Q30 0 52-10Q44 10 22 10H-22Q-44 10-52-10z');
    p.path('d', 'M-24-4V-16q6-6 11 0V-3z');
    p.path('y', 'M-31-19L-18-29L-5-19z');
    for (const [x1, c] of [
      [8, 'w'],
      [18, 'y'],
      [28, 'w'],
      [13, 'y'],
      [23, 'l'],
    ] as const) {
      p.circ(c, x1, x1 % 2 ? -10 : -4, 5.4);
    }
    p.line('d', 1.4, 'M-22-14L-50 8');
  });
}

export function cruiseShip(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('p', 'M-92-14H96L78 8H-76z');
    p.path('n', 'M-84-2H86L78 8H-76z');
    p.path('p', 'M-70-26H70V-14H-78zM-58-38H56V-26H-62z');
    p.grid('t', -62, -23, 13, 1, 10, 1, 5, 4);
    p.grid('t', -50, -35, 10, 1, 10, 1, 5, 4);
    p.path('w', 'M18-38L22-54H36L40-38z');
  });
}

export function fishingBoat(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.path('p', 'M-44-12Q-30-6 0-6H40L34 8H-28Q-40 2-44-12z');
      p.path('w', 'M-36 0Q-20 4 0 4H35L34 8H-28z');
      p.rect('p', -2, -26, 24, 20);
      p.rect('d', 2, -22, 14, 7);
      p.line('d', 1.8, 'M-14-6V-48M-14-44L22-26M-14-48L-42-14');
    },
    flip,
  );
}

export function yacht(p: Pen, x: number, y: number, s: number, c: Ink = 'p') {
  p.at(x, y, s, () => {
    p.path(c, 'M-50-10H56L40 6H-40z');
    p.path('n', 'M-46-4H50L40 6H-40z');
    p.path(c, 'M-26-24H14L34-10H-30z');
    p.path('d', 'M-20-21H12L22-14H-22z');
    p.path(c, 'M-14-33H4L12-24H-18z');
  });
}
