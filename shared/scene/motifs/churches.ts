import { dome } from '#shared/scene/built/domes.ts';
import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

/** A church with one tower; `tip` is the height of its helm. */
export function church(
  p: Pen,
  x: number,
  y: number,
  s: number,
  c: Ink = 'p',
  shade: Ink = 'q',
  roof: Ink = 'w',
  tip = 40,
) {
  p.at(x, y, s, () => {
    p.path(c, 'M-8 0V-44L26-66L60-44V0z');
    p.path(shade, 'M26-66L60-44V0H26z');
    p.path(roof, 'M-12-42L26-70L64-42L60-37L26-62L-8-37z');
    p.rect(c, -34, -92, 28, 92);
    p.rect(shade, -18, -92, 12, 92);
    p.path(roof, `M-38-92L-20 ${-92 - tip}L-2-92z`);
    p.path('t', 'M-25-62v-12q5-7 10 0v12zM20 0v-20q6-9 12 0V0z');
    p.circ('t', 26, -46, 5);
  });
}

/** A church with two towers and a gable between them. */
export function twinChurch(
  p: Pen,
  x: number,
  y: number,
  s: number,
  c: Ink = 'p',
  shade: Ink = 'q',
  roof: Ink = 'w',
  tip = 30,
) {
  p.at(x, y, s, () => {
    p.rect(c, -34, -70, 68, 70);
    p.rect(shade, 10, -70, 24, 70);
    p.path(c, 'M-34-70L0-94L34-70z');
    p.path(shade, 'M0-94L34-70H6z');
    for (const k of [-42, 42] as const) {
      p.rect(c, k - 14, -108, 28, 108);
      p.rect(shade, k + 2, -108, 12, 108);
      p.path(
        roof,
        `M${k - 17} -108Q${k - 12} ${-108 - tip * 0.6} ${k} ${-108 - tip}Q${k + 12} ${-108 - tip * 0.6} ${k + 17} -108z`,
      );
      p.path('t', `M${k - 5} -80v-12q5-7 10 0v12z`);
    }
    p.circ('t', 0, -60, 9);
    p.path('t', 'M-9 0v-28q9-14 18 0V0z');
  });
}

/** A long nave under a dome, from the front. */
export function basilica(
  p: Pen,
  x: number,
  y: number,
  s: number,
  c: Ink = 'p',
  shade: Ink = 'q',
  roof: Ink = 'l',
  dark: Ink = 'm',
) {
  p.at(x, y, s, () => {
    p.rect(c, -110, -46, 220, 46);
    p.rect(shade, 50, -46, 60, 46);
    p.rect(c, -48, -64, 96, 64);
    p.rect(shade, 18, -64, 30, 64);
    p.path(c, 'M-54-64L0-86L54-64z');
    p.rect(c, -34, -100, 68, 30);
    p.rect(shade, 10, -100, 24, 30);
    dome(p, 0, -98, 40, roof, dark, 16, 1.1);
    for (const k of [-92, 92] as const) {
      p.rect(c, k - 12, -80, 24, 80);
      p.rect(shade, k + 2, -80, 10, 80);
      dome(p, k, -80, 13, roof, dark, 8, 1.2);
    }
    p.grid('t', -80, -36, 3, 1, 18, 1, 8, 22);
    p.grid('t', 46, -36, 3, 1, 18, 1, 8, 22);
    p.path('t', 'M-12 0V-30q12-16 24 0V0z');
    p.grid('t', -28, -94, 5, 1, 13, 1, 6, 16);
  });
}

/** Onion domes on white drums. */
export function onionChurch(p: Pen, x: number, y: number, s: number, tone: Ink = 'y', shade: Ink = 'Y') {
  p.at(x, y, s, () => {
    for (const [k, h, r] of [
      [-56, 84, 14],
      [56, 84, 14],
      [-30, 104, 16],
      [30, 104, 16],
      [0, 136, 22],
    ] as const) {
      p.rect('p', k - r * 0.72, -h + r, r * 1.44, h - r);
      p.rect('q', k, -h + r, r * 0.72, h - r);
      p.at(k, -h + r * 1.1, r / 20, () => {
        p.sym(tone, shade, '0 -46 L0.8 -46 Q3 -36 12 -29 C25 -20 22 -5 13 0');
        p.rect('y', -1, -58, 2, 14);
        p.rect('y', -5, -54, 10, 2);
      });
    }
    p.rect('p', -74, -50, 148, 50);
    p.rect('q', 30, -50, 44, 50);
    for (let i = 0; i < 5; i++) {
      p.path('t', `M${-62 + i * 27} 0v-24q7-11 14 0V0z`);
    }
  });
}

/** A dark timber church with stepped roofs, or a log farm. */
export function woodChurch(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    for (const [w, b, h] of [
      [66, 0, 34],
      [46, -30, 34],
      [28, -62, 30],
    ] as const) {
      p.path('o', `M${-w * 0.7} ${b}V${b - h * 0.5}H${w * 0.7}V${b}z`);
      p.path('d', `M${-w} ${b - h * 0.4}L0 ${b - h * 1.3}L${w} ${b - h * 0.4}z`);
      p.path('t', `M${-w} ${b - h * 0.4}L0 ${b - h * 1.3}L0 ${b - h * 0.4}z`);
    }
    p.path('d', 'M-8-92L0-136L8-92z');
    p.path('y', 'M-7 0v-20q7-9 14 0V0z');
  });
}

/** Conical Armenian and Georgian drum over a cross of gables. */
export function coneChurch(p: Pen, x: number, y: number, s: number, c: Ink = 'e', shade: Ink = 'o') {
  p.at(x, y, s, () => {
    p.path(c, 'M-62 0V-40L-24-58H24L62-40V0z');
    p.path(shade, 'M24-58L62-40V0H20z');
    p.path('t', 'M-66-38L-26-62H26L66-38L60-36L24-54H-24L-60-36z');
    p.rect(c, -22, -98, 44, 42);
    p.rect(shade, 4, -98, 18, 42);
    p.path('t', 'M-27-96L0-144L27-96z');
    p.path('d', 'M0-144L27-96H4z');
    p.rect('y', -1, -158, 2, 14);
    p.rect('y', -5, -154, 10, 2);
    p.grid('d', -15, -90, 3, 1, 12, 1, 4, 22);
    p.path('d', 'M-8 0v-22q8-12 16 0V0z');
  });
}
