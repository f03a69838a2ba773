import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

/** Towers of a fortress with pointed roofs, on its walls. */
export function fortress(p: Pen, x: number, y: number, s: number, c: Ink = 'k', shade: Ink = 'K', roof: Ink = 'w') {
  p.at(x, y, s, () => {
    p.rect(c, -80, -46, 160, 46);
    p.rect(shade, 30, -46, 50, 46);
    let d = '';
    for (let i = 0; i < 12; i++) {
      d += `M${-80 + i * 14} -46v-7h8v7z`;
    }
    p.path(c, d);
    for (const [k, w, h] of [
      [-80, 26, 74],
      [80, 26, 70],
      [-26, 24, 92],
      [26, 30, 112],
    ] as const) {
      p.rect(c, k - w / 2, -h, w, h);
      p.rect(shade, k + 2, -h, w / 2 - 2, h);
      p.path(roof, `M${k - w * 0.66} ${-h}L${k} ${-h - w * 1.1}L${k + w * 0.66} ${-h}z`);
      p.rect('d', k - 3, -h + 14, 5, 10);
    }
    p.path('d', 'M-12 0v-20q10-14 20 0V0z');
  });
}

/** A square fort with battlements, sand-coloured. */
export function fort(p: Pen, x: number, y: number, s: number, c: Ink = 'y', shade: Ink = 'Y') {
  p.at(x, y, s, () => {
    p.path(c, 'M-90 0L-84-52H84L90 0z');
    p.path(shade, 'M40-52H84L90 0H44z');
    for (const [k, w, h] of [
      [-84, 36, 78],
      [84, 36, 78],
      [0, 44, 92],
    ] as const) {
      p.path(c, `M${k - w / 2 - 3} 0L${k - w / 2} ${-h}H${k + w / 2}L${k + w / 2 + 3} 0z`);
      p.path(shade, `M${k + 3} ${-h}H${k + w / 2}L${k + w / 2 + 3} 0H${k + 4}z`);
      let d = '';
      for (let i = 0; i < 4; i++) {
        d += `M${k - w / 2 + i * (w / 4) + 1} ${-h}v-7h${w / 4 - 3}v7z`;
      }
      p.path(c, d);
    }
    p.grid('o', -60, -34, 3, 1, 13, 1, 4, 9);
    p.grid('o', 30, -34, 3, 1, 13, 1, 4, 9);
    p.path('d', 'M-9 0v-24q9-12 18 0V0z');
  });
}

/** A town gate or hall tower with a clock. */
export function clockTower(
  p: Pen,
  x: number,
  y: number,
  s: number,
  c: Ink = 'e',
  shade: Ink = 'o',
  roof: Ink = 't',
  tip = 46,
) {
  p.at(x, y, s, () => {
    p.rect(c, -17, -120, 34, 120);
    p.rect(shade, 4, -120, 13, 120);
    p.rect(c, -21, -122, 42, 8);
    p.path(roof, `M-20-122L0 ${-122 - tip}L20-122z`);
    p.circ('p', 0, -98, 11);
    p.line('d', 1.6, 'M0-98v-7M0-98l5 3');
    p.path('d', 'M-5-54v-14q5-7 10 0v14zM-7 0v-22q7-10 14 0V0z');
  });
}

/** A long classical front with columns. */
export function palaceFront(p: Pen, x: number, y: number, s: number, c: Ink = 'p', shade: Ink = 'q', roof: Ink = 't') {
  p.at(x, y, s, () => {
    p.rect(c, -150, -58, 300, 58);
    p.rect(shade, 90, -58, 60, 58);
    p.rect(roof, -154, -64, 308, 7);
    p.grid('t', -142, -50, 8, 2, 12, 24, 6, 14);
    p.grid('t', 54, -50, 8, 2, 12, 24, 6, 14);
    p.rect(c, -46, -66, 92, 66);
    for (let i = 0; i < 6; i++) {
      p.rect(shade, -42 + i * 16, -60, 5, 52);
    }
    p.path(c, 'M-52-66L0-90L52-66z');
    p.path(shade, 'M-34-68L0-83L34-68z');
    p.rect(shade, -52, -8, 104, 8);
  });
}

export function windmill(p: Pen, x: number, y: number, s: number, c: Ink = 'w', shade: Ink = 'o', sails: Ink = 'd') {
  p.at(x, y, s, () => {
    p.path(c, 'M-24 0L-14-74H14L24 0z');
    p.path(shade, 'M2-74H14L24 0H6z');
    p.path('d', 'M-17-74Q0-98 17-74z');
    p.rect('p', -6, -50, 9, 12);
    p.line(sails, 3, 'M0-80L46-126M0-80L-46-34M0-80L-46-126M0-80L46-34');
    p.path(
      'q',
      'M3-88L42-127L51-118L11-79zM-3-72L-42-33L-51-42L-11-81zM-8-83L-47-122L-38-131L1-91zM8-77L47-38L38-29L-1-69z',
    );
  });
}

export function obelisk(p: Pen, x: number, y: number, h: number, c: Ink = 'p', shade: Ink = 'q') {
  const w = h * 0.06;
  p.path(c, `M${x - w} ${y}L${x - w * 0.7} ${y - h * 0.9}L${x} ${y - h}L${x + w * 0.7} ${y - h * 0.9}L${x + w} ${y}z`);
  p.path(shade, `M${x} ${y - h}L${x + w * 0.7} ${y - h * 0.9}L${x + w} ${y}H${x}z`);
}

/** A winged or robed figure on a column: a city's angel or liberator, without a face. */
export function columnStatue(p: Pen, x: number, y: number, h: number, c: Ink = 'k', shade: Ink = 'K') {
  p.rect(c, x - h * 0.045, y - h * 0.76, h * 0.09, h * 0.76);
  p.rect(shade, x + h * 0.01, y - h * 0.76, h * 0.035, h * 0.76);
  p.path(c, `M${x - h * 0.12} ${y}L${x - h * 0.1} ${y - h * 0.08}H${x + h * 0.1}L${x + h * 0.12} ${y}z`);
  p.rect(c, x - h * 0.08, y - h * 0.78, h * 0.16, h * 0.03);
  p.path(
    'y',
    `M${x - h * 0.03} ${y - h * 0.78}L${x - h * 0.02} ${y - h * 0.9}Q${x - h * 0.16} ${y - h * 0.88} ${x - h * 0.18} ${y - h}Q${x - h * 0.06} ${y - h * 0.98} ${x - h * 0.014} ${y - h * 0.94}A${h * 0.02} ${h * 0.02} 0 1 1 ${x + h * 0.014} ${y - h * 0.94}Q${x + h * 0.06} ${y - h * 0.98} ${x + h * 0.18} ${y - h}Q${x + h * 0.16} ${y - h * 0.88} ${x + h * 0.02} ${y - h * 0.9}L${x + h * 0.03} ${y - h * 0.78}z`,
  );
}

/** A small castle on a hill at the left, as over a bay. */
export function castleTop(p: Pen) {
  fortress(p, 80, 122, 0.3);
}
