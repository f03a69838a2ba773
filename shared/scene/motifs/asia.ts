import { eave } from '#shared/scene/built/asia.ts';
import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

/** A gate house with flying roofs on a stone base. */
export function gateTower(
  p: Pen,
  x: number,
  y: number,
  s: number,
  storeys = 2,
  c: Ink = 'w',
  shade: Ink = 'o',
  roof: Ink = 'd',
) {
  p.at(x, y, s, () => {
    p.path('k', 'M-96 0L-86-52H86L96 0z');
    p.path('K', 'M40-52H86L96 0H44z');
    p.line('q', 1.4, 'M-92-18H92M-89-36H89');
    p.path('d', 'M-18 0v-26q18-22 36 0V0z');
    let b = -52;
    for (let i = 0; i < storeys; i++) {
      const w = 150 - i * 40;
      p.rect(c, -w / 2, b - 24, w, 24);
      p.rect(shade, w * 0.16, b - 24, w * 0.34, 24);
      for (let j = 0; j <= 6; j++) {
        p.rect(shade, -w / 2 + (w / 6) * j - 1.5, b - 24, 3, 24);
      }
      p.rect('l', -w / 2, b - 24, w, 5);
      eave(p, 0, b - 20, w + 34, 26, roof, 8, 0.72);
      b -= 40;
    }
  });
}

/** An open pavilion on posts. */
export function pavilion(p: Pen, x: number, y: number, s: number, c: Ink = 'w', roof: Ink = 'd') {
  p.at(x, y, s, () => {
    p.rect('k', -42, -6, 84, 6);
    for (const k of [-32, -12, 9, 29] as const) {
      p.rect(c, k, -42, 4, 36);
    }
    p.rect(c, -34, -14, 68, 3);
    eave(p, 0, -36, 104, 40, roof, 9, 0.18);
    p.rect(roof, -2, -86, 4, 12);
  });
}

/** A Japanese machiya row with lattices. */
export function machiya(p: Pen, y: number, list: readonly (readonly [number, number, number])[]) {
  for (const [x, w, h] of list) {
    p.rect('o', x, y - h, w, h);
    p.grid('e', x + 5, y - h + 18, Math.floor((w - 8) / 6), 1, 6, 1, 2.4, h - 22);
    p.rect('p', x + 3, y - h + 6, w - 6, 9);
    p.path('d', `M${x - 8} ${y - h + 6}L${x + 6} ${y - h - 16}H${x + w - 6}L${x + w + 8} ${y - h + 6}z`);
    p.rect('d', x - 4, y - h * 0.46, w + 8, 4);
  }
}

/** A farmhouse under a steep thatched roof. */
export function thatch(p: Pen, x: number, y: number, s: number, snow = false) {
  p.at(x, y, s, () => {
    p.rect('q', -34, -22, 68, 22);
    p.rect('o', -26, -18, 12, 14);
    p.grid('y', -8, -18, 3, 1, 13, 1, 9, 10);
    p.path('o', 'M-30-20L0-78L30-20z');
    p.grid('y', -9, -44, 2, 1, 11, 1, 7, 8);
    p.path(snow ? 'p' : 'Y', 'M0-92L-52-14-42-12 0-76 42-12 52-14z');
    p.path(snow ? 'q' : 'K', 'M0-92L52-14 42-12 0-76z');
  });
}

/** A Korean thatched house with a round roof. */
export function choga(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.rect('e', -44, -26, 88, 26);
    p.rect('o', 14, -26, 30, 26);
    p.rect('o', -30, -20, 12, 20);
    p.rect('p', -10, -20, 14, 12);
    p.path('y', 'M-58-20Q-56-50-20-56H20Q56-50 58-20Q30-28 0-28T-58-20z');
    p.path('Y', 'M10-56H20Q56-50 58-20Q40-26 16-28Q30-42 10-56z');
  });
}

/** A seated figure on a lotus, plain: no face. */
export function seatedBuddha(p: Pen, x: number, y: number, s: number, c: Ink = 'k', shade: Ink = 'K') {
  p.at(x, y, s, () => {
    p.path(shade, 'M-64 0L-56-14H56L64 0z');
    p.sym(
      c,
      shade,
      '0 -142 L3 -142 Q7 -138 6 -134 Q17 -130 17 -116 Q17 -104 9 -98 L10 -92 Q38 -88 42 -60 Q46 -40 44 -32 Q62 -28 60 -18 Q56 -12 40 -12',
    );
    p.path(shade, 'M-22-36Q0-24 22-36L16-26Q0-20-16-26z');
  });
}

/** A standing figure in robes, plain. */
export function standingFigure(p: Pen, x: number, y: number, s: number, c: Ink = 'p', shade: Ink = 'q') {
  p.at(x, y, s, () => {
    p.path('k', 'M-36 0L-30-16H30L36 0z');
    p.sym(c, shade, '0 -150 Q10 -148 10 -136 Q10 -128 6 -124 L8 -118 Q24 -112 24 -92 L20 -70 Q26 -40 24 -16');
    p.line(shade, 2, 'M-12-98Q-2-60-8-18M6-96Q10-60 6-18');
  });
}

/** A tower of stones or brick with many eaves: pagodas of China and Vietnam. */
export function towerPagoda(
  p: Pen,
  x: number,
  y: number,
  h: number,
  tiers: number,
  w: number,
  c: Ink = 'e',
  shade: Ink = 'o',
  roof: Ink = 't',
) {
  const step = (h * 0.86) / tiers;
  for (let i = 0; i < tiers; i++) {
    const k = w * (1 - (0.5 * i) / tiers),
      b = y - i * step;
    p.rect(c, x - k / 2, b - step, k, step);
    p.rect(shade, x + k * 0.12, b - step, k * 0.38, step);
    p.path('d', `M${x - 3} ${b - step * 0.2}v${-step * 0.36}q3-4 6 0v${step * 0.36}z`);
    eave(p, x, b - step + 4, k + 14, Math.max(6, step * 0.3), roof, 3, 0.8);
  }
  p.path(roof, `M${x - w * 0.22} ${y - h * 0.86}L${x} ${y - h * 0.96}L${x + w * 0.22} ${y - h * 0.86}z`);
  p.line(roof, 2, `M${x} ${y - h * 0.95}V${y - h}`);
}

/** A round tower of broadcast or sight, with a pod. */
export function podTower(
  p: Pen,
  x: number,
  y: number,
  h: number,
  c: Ink = 'p',
  shade: Ink = 'q',
  band: Ink = 'w',
  pod = 0.68,
) {
  const t = y - h * pod,
    r = h * 0.1;
  p.path(c, `M${x - h * 0.04} ${y}L${x - h * 0.018} ${t}H${x + h * 0.018}L${x + h * 0.04} ${y}z`);
  p.path(shade, `M${x} ${y}V${t}H${x + h * 0.018}L${x + h * 0.04} ${y}z`);
  p.path(
    c,
    `M${x - r} ${t - r * 0.6}L${x - r * 0.5} ${t}H${x + r * 0.5}L${x + r} ${t - r * 0.6}L${x + r * 0.7} ${t - r * 1.3}H${x - r * 0.7}z`,
  );
  p.path(
    shade,
    `M${x + r * 0.1} ${t}H${x + r * 0.5}L${x + r} ${t - r * 0.6}L${x + r * 0.7} ${t - r * 1.3}H${x + r * 0.1}z`,
  );
  p.rect(band, x - r, t - r * 0.78, r * 2, r * 0.3);
  p.path(band, `M${x - h * 0.012} ${t - r * 1.3}L${x - 0.6} ${y - h}H${x + 0.6}L${x + h * 0.012} ${t - r * 1.3}z`);
}

/** A lattice tower, narrowing. */
export function latticeTower(p: Pen, x: number, y: number, h: number, c: Ink = 'w', shade: Ink = 'o') {
  const w = h * 0.16;
  p.line(
    c,
    h * 0.02,
    `M${x - w} ${y}Q${x - w * 0.3} ${y - h * 0.5} ${x - w * 0.1} ${y - h * 0.84}M${x + w} ${y}Q${x + w * 0.3} ${y - h * 0.5} ${x + w * 0.1} ${y - h * 0.84}M${x - w * 0.64} ${y - h * 0.2}H${x + w * 0.64}M${x - w * 0.4} ${y - h * 0.4}H${x + w * 0.4}`,
  );
  p.line(
    shade,
    h * 0.012,
    `M${x - w * 0.9} ${y - h * 0.04}L${x + w * 0.58} ${y - h * 0.24}L${x - w * 0.36} ${y - h * 0.42}L${x + w * 0.2} ${y - h * 0.6}L${x - w * 0.1} ${y - h * 0.78}`,
  );
  p.rect(c, x - w * 0.34, y - h * 0.86, w * 0.68, h * 0.07);
  p.rect(c, x - h * 0.008, y - h, h * 0.016, h * 0.16);
}

/** Ger: round felt tents. */
export function ger(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('p', 'M-34 0V-22H34V0z');
    p.path('q', 'M12 0V-22H34V0z');
    p.path('p', 'M-38-21Q-24-38-6-42H6Q24-38 38-21z');
    p.path('q', 'M2-42H6Q24-38 38-21H14z');
    p.rect('w', -8, -18, 12, 18);
    p.line('w', 2, 'M-34-13H-8M4-13H34');
    p.rect('d', -4, -46, 8, 5);
  });
}
