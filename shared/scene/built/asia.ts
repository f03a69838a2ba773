import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function eave(p: Pen, x: number, y: number, w: number, h: number, c: Ink = 'd', lift = 4, flat = 0.62) {
  const a = w / 2,
    b = a * flat;
  p.path(
    c,
    `M${x - a - lift} ${y - lift}Q${x - a * 0.78} ${y - h * 0.34} ${x - b} ${y - h}H${x + b}Q${x + a * 0.78} ${y - h * 0.34} ${x + a + lift} ${y - lift}Q${x + a * 0.8} ${y + 1} ${x} ${y + 1}T${x - a - lift} ${y - lift}z`,
  );
}

export function pagoda(
  p: Pen,
  x: number,
  y: number,
  w: number,
  tiers: number,
  step: number,
  {
    wall = 'w',
    roof = 'd',
    shade = 'o',
    lift = 5,
    spire = 20,
    shrink = 0.12,
  }: {
    wall?: Ink;
    roof?: Ink;
    shade?: Ink;
    lift?: number;
    spire?: number;
    shrink?: number;
  } = {},
) {
  for (let i = 0; i < tiers; i++) {
    const k = 1 - shrink * i,
      base = y - i * step,
      half = w * 0.3 * k;
    p.rect(wall, x - half, base - step, half * 2, step);
    p.rect(shade, x + half * 0.3, base - step, half * 0.7, step);
    eave(p, x, base - step + step * 0.16, w * k, step * 0.5, roof, lift * k, 0.5);
  }
  if (spire) {
    const t = y - tiers * step - step * 0.2;
    p.path('d', `M${x - 2} ${t}L${x} ${t - spire}L${x + 2} ${t}z`);
    for (let i = 1; i < 4; i++) {
      p.rect('d', x - 4 + i * 0.6, t - i * spire * 0.2, 8 - i * 1.2, 1.6);
    }
  }
}

export function hanok(p: Pen, x: number, y: number, w: number, s = 1, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.rect('k', -w / 2 - 4, -5, w + 8, 5);
      p.rect('p', -w / 2, -28, w, 23);
      p.rect('q', w * 0.18, -28, w * 0.32, 23);
      for (let i = 0; i <= 4; i++) {
        p.rect('o', -w / 2 + (w / 4) * i - 1.5, -28, 3, 23);
      }
      p.grid('o', -w / 2 + w * 0.29, -22, 3, 1, w * 0.07, 1, w * 0.045, 14);
      p.path(
        'd',
        `M${-w / 2 - 14} -32Q${-w * 0.42} -42 ${-w * 0.34} -54Q0 -48 ${w * 0.34} -54Q${w * 0.42} -42 ${w / 2 + 14} -32Q${w * 0.3} -25 0 -25T${-w / 2 - 14} -32z`,
      );
      p.line('q', 2, `M${-w * 0.35} -54.5Q0 -48 ${w * 0.35} -54.5`);
      p.line(
        't',
        1,
        `M${-w * 0.2} -49L${-w * 0.26} -28M${-w * 0.06} -49L${-w * 0.08} -27M${w * 0.06} -49L${w * 0.08} -27M${w * 0.2} -49L${w * 0.26} -28`,
      );
    },
    flip,
  );
}

export function torii(p: Pen, x: number, y: number, h: number, c: Ink = 'w', shade: Ink = 'o') {
  const w = h * 0.94;
  p.path(
    c,
    `M${x - w * 0.36} ${y}L${x - w * 0.33} ${y - h * 0.86}h${h * 0.085}L${x - w * 0.26} ${y}zM${x + w * 0.36} ${y}L${x + w * 0.33} ${y - h * 0.86}h${-h * 0.085}L${x + w * 0.26} ${y}z`,
  );
  p.rect(c, x - w * 0.46, y - h * 0.7, w * 0.92, h * 0.07);
  p.rect(shade, x - h * 0.03, y - h * 0.86, h * 0.06, h * 0.17);
  p.path(
    shade,
    `M${x - w * 0.54} ${y - h * 0.88}Q${x} ${y - h * 0.83} ${x + w * 0.54} ${y - h * 0.88}L${x + w * 0.52} ${y - h * 0.82}Q${x} ${y - h * 0.78} ${x - w * 0.52} ${y - h * 0.82}z`,
  );
  p.path(
    'd',
    `M${x - w * 0.6} ${y - h}Q${x} ${y - h * 0.9} ${x + w * 0.6} ${y - h}L${x + w * 0.56} ${y - h * 0.9}Q${x} ${y - h * 0.82} ${x - w * 0.56} ${y - h * 0.9}z`,
  );
}

export function castle(p: Pen, x: number, y: number, s = 1, wall: Ink = 'p', roof: Ink = 't') {
  p.at(x, y, s, () => {
    p.sym('k', 'K', '0 -52 L70 -52 Q78 -20 96 0');
    for (const [w, b, h] of [
      [126, -52, 30],
      [98, -84, 26],
      [72, -112, 24],
    ] as const) {
      p.rect(wall, -w / 2, b - h, w, h);
      p.rect('q', w * 0.14, b - h, w * 0.36, h);
      p.grid('d', -w / 2 + 10, b - h * 0.62, Math.round(w / 16), 1, 16, 1, 6, h * 0.26);
      eave(p, 0, b - h + 5, w + 22, 15, roof, 7, 0.74);
      if (w > 90) {
        p.path(roof, `M-24 ${b - h + 3}L0 ${b - h - 20}L24 ${b - h + 3}z`);
        p.path(wall, `M-13 ${b - h + 3}L0 ${b - h - 10}L13 ${b - h + 3}z`);
      }
    }
    p.path(roof, 'M-36-132Q-30-142-26-156Q0-150 26-156Q30-142 36-132z');
    p.path('y', 'M-28-155q-8-4-5-12q5 5 9 10zM28-155q8-4 5-12q-5 5-9 10z');
  });
}

export function lantern(p: Pen, x: number, y: number, s: number, c: Ink = 'w', shade: Ink = 'o') {
  p.at(x, y, s, () => {
    p.rect('d', -0.7, -26, 1.4, 12);
    p.oval(c, 0, 0, 12, 13);
    p.path(shade, 'M0-13C16-13 16 13 0 13C7 6 7-6 0-13z');
    p.rect('d', -6, -15, 12, 3);
    p.rect('d', -6, 12, 12, 3);
    p.rect('y', -1, 15, 2, 9);
  });
}
