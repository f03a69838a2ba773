import type { Ink } from '#shared/scene/inks.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function hills(p: Pen, c: Ink, y: number, amp: number, count = 4, phase = 0) {
  let d = `M-20 270V${y}`;
  const step = (480 + 40) / count;
  for (let i = 0; i < count; i++) {
    const x = -20 + i * step,
      a = amp * (0.55 + 0.45 * Math.sin(i * 2.3 + phase * 5));
    d += `C${x + step * 0.3} ${y - a} ${x + step * 0.66} ${y - a} ${x + step} ${y + amp * 0.16 * Math.sin(i * 3 + phase)}`;
  }
  return p.path(c, d + `V270z`);
}

export function peak(
  p: Pen,
  x: number,
  base: number,
  w: number,
  h: number,
  c: Ink = 'f',
  shade: Ink = 'l',
  snow = 0,
  lean = 0,
) {
  const top = base - h,
    tx = x + lean * w;
  p.path(
    c,
    `M${x - w} ${base}L${x - w * 0.52} ${base - h * 0.44}L${x - w * 0.4} ${base - h * 0.5}L${tx} ${top}L${x + w * 0.36} ${base - h * 0.52}L${x + w * 0.5} ${base - h * 0.46}L${x + w} ${base}z`,
  );
  p.path(
    shade,
    `M${tx} ${top}L${x + w * 0.36} ${base - h * 0.52}L${x + w * 0.5} ${base - h * 0.46}L${x + w} ${base}H${x + w * 0.16}L${x - w * 0.06} ${base - h * 0.36}L${x + w * 0.1} ${base - h * 0.56}z`,
  );
  if (snow) {
    const k = snow,
      yl = top + h * k;
    p.path(
      'i',
      `M${tx} ${top}L${tx - w * 0.42 * k * 1.6} ${yl}L${tx - w * 0.3 * k} ${yl - h * k * 0.28}L${tx - w * 0.1 * k} ${yl + h * k * 0.2}L${tx + w * 0.1 * k} ${yl - h * k * 0.3}z`,
    );
    p.path(
      'I',
      `M${tx} ${top}L${tx + w * 0.1 * k} ${yl - h * k * 0.3}L${tx + w * 0.28 * k} ${yl + h * k * 0.12}L${tx + w * 0.5 * k} ${yl - h * k * 0.26}L${tx + w * 0.4 * k * 1.6} ${yl}z`,
    );
  }
}

export function range(p: Pen, base: number, h: number, snow = 0, cx = 240, c: Ink = 'f', shade: Ink = 'l') {
  peak(p, cx - 150, base, 150, h * 0.62, 'F', 'f', 0);
  peak(p, cx + 175, base, 160, h * 0.68, 'F', 'f', 0);
  peak(p, cx - 205, base, 120, h * 0.72, c, shade, snow * 0.8, 0.05);
  peak(p, cx + 110, base, 120, h * 0.8, c, shade, snow * 0.8, -0.06);
  peak(p, cx - 50, base, 150, h, c, shade, snow, 0.04);
  peak(p, cx + 235, base, 110, h * 0.6, c, shade, snow * 0.6);
}

export function fuji(p: Pen, x: number, base: number, w: number, h: number, c: Ink = 'f', snow = true) {
  const [L, R, top] = [x - w, x + w, base - h];
  p.path(
    c,
    `M${L} ${base}Q${x - w * 0.34} ${base - h * 0.34} ${x - w * 0.11} ${top}Q${x - w * 0.05} ${top + 4} ${x} ${top + 2}T${x + w * 0.11} ${top}Q${x + w * 0.34} ${base - h * 0.34} ${R} ${base}z`,
  );
  if (snow)
    p.path(
      'i',
      `M${x - w * 0.11} ${top}Q${x - w * 0.05} ${top + 4} ${x} ${top + 2}T${x + w * 0.11} ${top}Q${x + w * 0.18} ${top + h * 0.26} ${x + w * 0.3} ${top + h * 0.42}L${x + w * 0.19} ${top + h * 0.34}L${x + w * 0.14} ${top + h * 0.47}L${x + w * 0.07} ${top + h * 0.3}L${x} ${top + h * 0.5}L${x - w * 0.06} ${top + h * 0.32}L${x - w * 0.13} ${top + h * 0.45}L${x - w * 0.18} ${top + h * 0.33}L${x - w * 0.3} ${top + h * 0.42}Q${x - w * 0.18} ${top + h * 0.26} ${x - w * 0.11} ${top}z`,
    );
}

export function volcano(
  p: Pen,
  x: number,
  base: number,
  w: number,
  h: number,
  c: Ink = 'f',
  shade: Ink = 'l',
  smoke = true,
) {
  const top = base - h;
  if (smoke)
    p.path(
      'g',
      `M${x - w * 0.08} ${top}C${x - w * 0.2} ${top - 24} ${x + w * 0.1} ${top - 24} ${x} ${top - 44}C${x - 4} ${top - 58} ${x + 30} ${top - 62} ${x + 44} ${top - 52}C${x + 66} ${top - 50} ${x + 50} ${top - 30} ${x + 34} ${top - 32}C${x + 34} ${top - 16} ${x + w * 0.1} ${top - 16} ${x + w * 0.08} ${top}z`,
    );
  p.path(
    c,
    `M${x - w} ${base}Q${x - w * 0.3} ${base - h * 0.4} ${x - w * 0.12} ${top}L${x - w * 0.03} ${top + 5}L${x + w * 0.12} ${top}Q${x + w * 0.3} ${base - h * 0.4} ${x + w} ${base}z`,
  );
  p.path(
    shade,
    `M${x - w * 0.03} ${top + 5}L${x + w * 0.12} ${top}Q${x + w * 0.3} ${base - h * 0.4} ${x + w} ${base}H${x + w * 0.2}Q${x + w * 0.12} ${base - h * 0.5} ${x - w * 0.03} ${top + 5}z`,
  );
}

export function karst(p: Pen, x: number, base: number, w: number, h: number, c: Ink = 'f', shade: Ink = 'l') {
  const a = w / 2;
  p.path(
    c,
    `M${x - a} ${base}C${x - a * 0.9} ${base - h * 0.5} ${x - a * 0.86} ${base - h * 0.98} ${x - a * 0.1} ${base - h}C${x + a * 0.6} ${base - h} ${x + a * 0.72} ${base - h * 0.5} ${x + a} ${base}z`,
  );
  p.path(
    shade,
    `M${x - a * 0.1} ${base - h}C${x + a * 0.6} ${base - h} ${x + a * 0.72} ${base - h * 0.5} ${x + a} ${base}H${x + a * 0.2}C${x + a * 0.1} ${base - h * 0.4} ${x + a * 0.3} ${base - h * 0.7} ${x - a * 0.1} ${base - h}z`,
  );
}

export function karsts(p: Pen, base: number, h: number, near: Ink = 'f', shade: Ink = 'l') {
  for (const [x, w, k] of [
    [40, 74, 0.5],
    [150, 66, 0.62],
    [262, 70, 0.5],
    [352, 90, 0.66],
    [452, 76, 0.44],
  ] as const) {
    karst(p, x, base, w, h * k, 'F', 'F');
  }
  for (const [x, w, k] of [
    [-6, 120, 0.9],
    [96, 74, 0.66],
    [404, 104, 1],
    [486, 96, 0.7],
  ] as const) {
    karst(p, x, base, w, h * k, near, shade);
  }
}

export function pillars(p: Pen, base: number, h: number) {
  for (const [x, w, k, c, s] of [
    [70, 30, 0.7, 'F', 'F'],
    [190, 34, 0.84, 'F', 'F'],
    [300, 26, 0.72, 'F', 'F'],
    [400, 36, 0.8, 'F', 'F'],
    [20, 46, 0.86, 'f', 'l'],
    [128, 38, 1, 'f', 'l'],
    [248, 44, 0.78, 'f', 'l'],
    [346, 50, 1.06, 'f', 'l'],
    [452, 52, 0.8, 'f', 'l'],
  ] as const) {
    const a = w / 2,
      t = base - h * k;
    if (x === 20) {
      mist(p, base - h * 0.36);
      mist(p, base - h * 0.2);
    }
    p.path(
      c,
      `M${x - a * 1.2} ${base}L${x - a * 1.06} ${t + 78}L${x - a * 0.86} ${t + 70}L${x - a} ${t + 26}L${x - a * 0.74} ${t + 18}L${x - a * 0.64} ${t - 4}L${x + a * 0.1} ${t}L${x + a * 0.2} ${t + 14}L${x + a * 0.8} ${t + 18}L${x + a * 0.94} ${t + 52}L${x + a * 1.1} ${t + 60}L${x + a * 1.3} ${base}z`,
    );
    if (s !== c) {
      p.path(
        s,
        `M${x - a * 0.1} ${t}L${x + a * 0.1} ${t}L${x + a * 0.2} ${t + 14}L${x + a * 0.8} ${t + 18}L${x + a * 0.94} ${t + 52}L${x + a * 1.1} ${t + 60}L${x + a * 1.3} ${base}H${x + a * 0.3}L${x + a * 0.1} ${t + 60}z`,
      );
      p.path(
        'm',
        `M${x - a * 0.7} ${t - 3}l6-9 5 5 6-10 6 10 4-2 2 10zM${x + a * 0.2} ${t + 15}l4-8 5 4 5-7 6 10 2 3zM${x - a} ${t + 28}l2-9 5-3 2 8z`,
      );
    }
  }
}

export function mesas(p: Pen, base: number, c: Ink = 'w', shade: Ink = 'o') {
  p.path(
    'F',
    `M-10 ${base}V${base - 34}H52L64 ${base - 20}H150L160 ${base - 30}H214L228 ${base}zM300 ${base}L312 ${base - 30}H490V${base}z`,
  );
  for (const [x, w, h] of [
    [64, 66, 74],
    [404, 84, 92],
    [300, 26, 66],
  ] as const) {
    p.path(
      c,
      `M${x - w} ${base}L${x - w * 0.66} ${base - h * 0.42}L${x - w * 0.56} ${base - h}H${x + w * 0.52}L${x + w * 0.6} ${base - h * 0.42}L${x + w} ${base}z`,
    );
    p.path(
      shade,
      `M${x + w * 0.12} ${base - h}H${x + w * 0.52}L${x + w * 0.6} ${base - h * 0.42}L${x + w} ${base}H${x + w * 0.3}L${x + w * 0.16} ${base - h * 0.42}z`,
    );
  }
}
