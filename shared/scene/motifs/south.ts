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

/** The stepped tower of a temple in the south of India. */
export function gopuram(p: Pen, x: number, y: number, h: number, c: Ink = 'e', shade: Ink = 'o') {
  const rowsOf = 7,
    step = (h * 0.84) / rowsOf;
  for (let i = 0; i < rowsOf; i++) {
    const k = h * 0.36 * (1 - i * 0.095),
      b = y - i * step;
    p.path(i % 2 ? 'y' : c, `M${x - k} ${b}L${x - k * 0.93} ${b - step}H${x + k * 0.93}L${x + k} ${b}z`);
    p.path(i % 2 ? 'Y' : shade, `M${x + k * 0.24} ${b}V${b - step}H${x + k * 0.93}L${x + k} ${b}z`);
    p.grid(
      'd',
      x - k * 0.8,
      b - step * 0.72,
      Math.max(3, 9 - i),
      1,
      (k * 1.6) / Math.max(3, 9 - i),
      1,
      3.4,
      step * 0.46,
    );
  }
  p.path(
    'w',
    `M${x - h * 0.16} ${y - h * 0.84}Q${x - h * 0.15} ${y - h * 0.94} ${x - h * 0.1} ${y - h * 0.95}H${x + h * 0.1}Q${x + h * 0.15} ${y - h * 0.94} ${x + h * 0.16} ${y - h * 0.84}z`,
  );
  p.path(
    'y',
    `M${x - h * 0.08} ${y - h * 0.95}l3-10 3 10zM${x - 3} ${y - h * 0.95}l3-10 3 10zM${x + h * 0.06} ${y - h * 0.95}l3-10 3 10z`,
  );
  p.path('d', `M${x - h * 0.05} ${y}v${-h * 0.09}h${h * 0.1}v${h * 0.09}z`);
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

/** A mud tower house or kasbah. */
export function kasbah(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    for (const [k, w, h] of [
      [-86, 44, 70],
      [-34, 60, 54],
      [24, 50, 92],
      [74, 40, 64],
    ] as const) {
      p.path('e', `M${k - w / 2 - 3} 0L${k - w / 2} ${-h}H${k + w / 2}L${k + w / 2 + 3} 0z`);
      p.path('w', `M${k + w * 0.16} ${-h}H${k + w / 2}L${k + w / 2 + 3} 0H${k + w * 0.2}z`);
      p.path('e', `M${k - w / 2} ${-h}l4-8 4 8zM${k - 5} ${-h}l5-9 5 9zM${k + w / 2 - 8} ${-h}l4-8 4 8z`);
      p.grid('o', k - w * 0.34, -h + 10, 4, 1, w * 0.18, 1, 3, 9);
      p.grid('d', k - w * 0.2, -h * 0.44, 2, 1, w * 0.26, 1, 4, 7);
    }
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

/** A round thatched fale or rondavel. */
export function rondavel(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.rect('e', -28, -24, 56, 24);
    p.rect('o', 8, -24, 20, 24);
    p.path('d', 'M-8 0v-16q6-6 12 0V0z');
    p.path('Y', 'M-42-20L0-60L42-20Q0-28-42-20z');
    p.path('o', 'M0-60L42-20Q24-24 8-25z');
  });
}

/** A Mayan stepped pyramid with its stair. */
export function mayaPyramid(p: Pen, x: number, y: number, s: number, c: Ink = 'k', shade: Ink = 'K') {
  p.at(x, y, s, () => {
    for (let i = 0; i < 6; i++) {
      const w = 124 - i * 17;
      p.path(c, `M${-w} ${-i * 17}L${-w + 6} ${-i * 17 - 17}H${w - 6}L${w} ${-i * 17}z`);
      p.path(shade, `M${w * 0.3} ${-i * 17}V${-i * 17 - 17}H${w - 6}L${w} ${-i * 17}z`);
    }
    p.path('p', 'M-24 0L-14-102H14L24 0z');
    p.line('q', 1.4, 'M-22-14H22M-20-30H20M-19-46H19M-17-62H17M-16-78H16', false);
    p.rect(c, -30, -128, 60, 26);
    p.rect(shade, 10, -128, 20, 26);
    p.rect('d', -9, -122, 14, 20);
  });
}
