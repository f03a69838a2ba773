import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

/** A Minangkabau or Toraja roof: horns over a timber hall. */
export function hornRoof(p: Pen, x: number, y: number, s: number, double = true) {
  p.at(x, y, s, () => {
    p.line('d', 3, 'M-40 0V-14M-14 0V-14M14 0V-14M40 0V-14');
    p.rect('w', -48, -36, 96, 24);
    p.rect('o', 14, -36, 34, 24);
    p.grid('y', -40, -31, 5, 1, 17, 1, 9, 12);
    p.path('d', 'M-76-74Q-40-52 0-52Q40-52 76-74Q64-44 52-32Q0-38-52-32Q-64-44-76-74z');
    if (double) p.path('t', 'M-52-94Q-30-72 0-70Q30-72 52-94Q44-66 34-56Q0-60-34-56Q-44-66-52-94z');
  });
}

/** A Javanese joglo: a steep crown on a broad roof. */
export function joglo(p: Pen, x: number, y: number, s: number, c: Ink = 'w', shade: Ink = 'o') {
  p.at(x, y, s, () => {
    p.rect('k', -80, -6, 160, 6);
    for (const k of [-66, -40, -14, 12, 38, 62] as const) {
      p.rect('e', k, -36, 5, 30);
    }
    p.path(c, 'M-92-32L-44-54H44L92-32L86-28H-86z');
    p.path(shade, 'M14-54H44L92-32L86-28H20z');
    p.path(c, 'M-44-54L-22-88H22L44-54z');
    p.path(shade, 'M6-88H22L44-54H12z');
    p.rect('y', -24, -91, 48, 4);
  });
}

/** A mosque: domes over a hall, minarets beside it. Domes' ink, shade. */
export function mosque(p: Pen, x: number, y: number, s: number, tone: Ink = 'l', shade: Ink = 'm', towers = 2) {
  p.at(x, y, s, () => {
    for (const k of towers === 4 ? [-112, 112, -76, 76] : [-96, 96]) {
      minaret(p, k, 0, Math.abs(k) > 80 ? 124 : 140, 8, 'p', 'q', tone);
    }
    p.rect('p', -74, -46, 148, 46);
    p.rect('q', 30, -46, 44, 46);
    dome(p, -52, -46, 17, tone, shade);
    dome(p, 52, -46, 17, tone, shade);
    p.rect('p', -30, -62, 60, 18);
    p.rect('q', 8, -62, 22, 18);
    dome(p, 0, -60, 36, tone, shade);
    arcades(p, 'd', -64, 0, 6, 22, 13, 20);
  });
}

/** A white stupa with its square harmika and spire. */
export function dagoba(p: Pen, x: number, y: number, s: number, c: Ink = 'p', shade: Ink = 'q') {
  p.at(x, y, s, () => {
    p.rect('k', -92, -8, 184, 8);
    p.sym(c, shade, '0 -96 C46 -96 74 -60 74 -8');
    p.line(shade, 2, 'M-76-16H76M-72-26H72');
    p.rect(c, -16, -112, 32, 18);
    p.rect(shade, 4, -112, 12, 18);
    p.sym('y', 'Y', '0 -156 L1.4 -156 L10 -112');
  });
}

/** A palace of domed pavilions over water, Rajput. */
export function lakePalace(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.rect('p', -120, -40, 240, 40);
    p.rect('q', 50, -40, 70, 40);
    p.rect('p', -60, -62, 120, 24);
    p.rect('q', 26, -62, 34, 24);
    for (const [k, b, r] of [
      [-112, -40, 11],
      [112, -40, 11],
      [-72, -40, 9],
      [72, -40, 9],
      [-52, -62, 11],
      [52, -62, 11],
      [0, -74, 15],
    ] as const) {
      p.rect('p', k - r * 0.8, b - r * 0.8, r * 1.6, r * 0.9);
      dome(p, k, b - r * 0.7, r, 'p', 'q', 6, 1);
    }
    p.rect('p', -22, -76, 44, 16);
    arcades(p, 't', -110, 0, 11, 20.6, 11, 18);
    arcades(p, 't', -50, -42, 5, 21, 11, 10);
  });
}

/** Carved portal with guardian posts: a Maori meeting house. */
export function meetingHouse(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('d', 'M-74 0V-34L0-78L74-34V0z');
    p.path('w', 'M-86-24L0-86L86-24L82-14L0-70L-82-14z');
    p.rect('w', -74, -30, 10, 30);
    p.rect('w', 64, -30, 10, 30);
    p.rect('e', -14, -34, 18, 34);
    p.rect('e', 16, -34, 20, 16);
    p.path('w', 'M-5-86L0-106L5-86z');
    let d = '';
    for (let i = 0; i < 6; i++) {
      d += `M${-64 + i * 11} ${-30 + i * 8 - i * 14}h5v6h-5z`;
    }
    p.path('p', d);
  });
}
