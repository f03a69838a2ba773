import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function conifers(p: Pen, y: number, h: number, c: Ink = 'm', x0 = -10, x1 = 490, gap = 0.62, skip = 0) {
  let d = '';
  for (let x = x0; x < x1;) {
    const k = h * p.between(0.62, 1.1),
      w = k * 0.22;
    if (p.r() >= skip)
      d += `M${x} ${y - k}l${w * 0.62} ${k * 0.42}h${-w * 0.22}l${w * 0.6} ${k * 0.58}h${-w * 2}l${w * 0.6} ${-k * 0.58}h${-w * 0.22}z`;
    x += h * gap * p.between(0.5, 0.9);
  }
  p.path(c, d);
}

export function trees(p: Pen, y: number, size: number, c: Ink = 'm', x0 = -10, x1 = 490) {
  let d = '';
  for (let x = x0; x < x1;) {
    const k = size * p.between(0.7, 1.2);
    d += `M${x - k} ${y}a${k} ${k * 1.1} 0 0 1 ${2 * k} 0z`;
    x += k * 1.3;
  }
  p.path(c, d);
}

export function palm(p: Pen, x: number, y: number, h: number, lean = 0.2, c: Ink = 'd', s = 1) {
  const tx = x + h * lean,
    ty = y - h,
    L = 34 * s;
  p.path(
    c,
    `M${x - 3 * s} ${y}Q${x + h * lean * 0.2} ${y - h * 0.55} ${tx - 1.5 * s} ${ty}h${3 * s}Q${x + h * lean * 0.34 + 2} ${y - h * 0.5} ${x + 4 * s} ${y}z`,
  );
  const frond = (ax: number, ay: number, bx: number, by: number) =>
    `M${tx} ${ty}Q${tx + ax * L} ${ty + ay * L} ${tx + bx * L} ${ty + by * L}Q${tx + ax * L * 0.72} ${ty + ay * L * 0.52 + 5 * s} ${tx} ${ty + 2}z`;
  p.path(c, frond(0.5, -0.62, 1.16, 0.02) + frond(0.75, -0.2, 1.02, 0.56));
  p.path(c, frond(-0.5, -0.62, -1.16, 0.02) + frond(-0.75, -0.2, -1.02, 0.56));
  p.path(c, frond(0.24, -0.78, 0.74, -0.72) + frond(0.44, 0.1, 0.48, 0.82));
  p.path(c, frond(-0.24, -0.78, -0.74, -0.72) + frond(-0.44, 0.1, -0.48, 0.82));
}

export function cypress(p: Pen, x: number, y: number, h: number, c: Ink = 'd') {
  const w = h * 0.13;
  p.path(
    c,
    `M${x} ${y - h}C${x + w * 1.5} ${y - h * 0.5} ${x + w} ${y} ${x} ${y}S${x - w * 1.5} ${y - h * 0.5} ${x} ${y - h}z`,
  );
}

export function acacia(p: Pen, x: number, y: number, h: number, c: Ink = 'd') {
  const w = h * 0.75;
  p.line(
    c,
    h * 0.045,
    `M${x} ${y}Q${x - 2} ${y - h * 0.4} ${x + 2} ${y - h * 0.5}L${x - w * 0.42} ${y - h * 0.84}M${x + 2} ${y - h * 0.5}L${x + w * 0.36} ${y - h * 0.86}M${x} ${y - h * 0.46}L${x} ${y - h * 0.9}`,
  );
  p.path(
    c,
    `M${x - w * 0.96} ${y - h * 0.78}Q${x - w * 0.7} ${y - h * 0.98} ${x - w * 0.2} ${y - h}Q${x + w * 0.5} ${y - h * 1.06} ${x + w} ${y - h * 0.8}Q${x + w * 0.3} ${y - h * 0.86} ${x} ${y - h * 0.82}T${x - w * 0.96} ${y - h * 0.78}z`,
  );
}

export function pine(p: Pen, right = false, y = 40, c: Ink = 'd') {
  p.at(
    right ? 480 : 0,
    y,
    1,
    () => {
      p.line(c, 6, 'M-6 30Q40 34 74 10');
      p.line(c, 3.4, 'M30 31Q70 44 104 36M74 10Q96 0 112 4');
      p.path(
        c,
        'M46 10Q50-8 74-10Q98-14 108-2Q126-4 128 8Q90 16 46 10zM58 38Q62 24 86 24Q108 18 118 30Q134 32 132 40Q98 48 58 38zM-6 16Q10-2 34 4Q44 10 40 18Q16 24-6 16z',
      );
    },
    right,
  );
}

export function blossom(p: Pen, right = false, y = 30, c: Ink = 'e') {
  p.at(
    right ? 480 : 0,
    y,
    1,
    () => {
      p.line('d', 4, 'M-6-6Q50 0 84 30M40 3Q80-4 112 4');
      p.line('d', 2.2, 'M70 17Q96 14 120 30M62 12Q66 34 62 44');
      for (const [x, y1, z] of [
        [84, 31, 8],
        [112, 4, 9],
        [96, -2, 6],
        [120, 30, 8],
        [62, 44, 8],
        [70, 34, 5],
        [58, 2, 7],
        [30, -2, 6],
        [104, 18, 6],
        [78, 8, 6],
        [132, 24, 4],
        [126, 8, 5],
        [44, 14, 5],
      ] as const) {
        p.circ(c, x, y1, z);
      }
    },
    right,
  );
}

export function leaves(p: Pen, right = false, c: Ink = 'd') {
  p.at(
    right ? 480 : 0,
    270,
    1,
    () => {
      p.path(
        c,
        'M-4 4Q-2-60 46-92Q44-30-4 4zM-4 4Q40-56 100-54Q66-4-4 4zM-4 4Q60-24 118 0V6H-4zM-4 4Q-20-60 4-112Q22-50-4 4z',
      );
    },
    right,
  );
}

export function reeds(p: Pen, x: number, c: Ink = 'd') {
  for (let i = 0; i < 7; i++) {
    p.line(c, 2, `M${x + i * 6} 272Q${x + i * 6 + 2} 246 ${x + i * 7 - 6 + p.between(-4, 10)} ${p.between(214, 236)}`);
  }
}

/** Round bushes close together. */
export function bushes(p: Pen, y: number, size: number) {
  let d = '';
  for (let x = -10; x < 490; x += size) {
    const k = size * p.between(0.8, 1.3);
    d += `M${x - k} ${y}a${k} ${k * 1.2} 0 0 1 ${2 * k} 0z`;
  }
  p.path('m', d);
}
