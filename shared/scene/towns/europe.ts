import { arcades, dome } from '#shared/scene/built/domes.ts';
import { gable, house, spire } from '#shared/scene/built/west.ts';
import type { Ink } from '#shared/scene/inks.ts';
import { cypress } from '#shared/scene/nature/plants.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function whiteTown(p: Pen, y: number) {
  p.path('K', `M150 270Q170 ${y - 40} 240 ${y - 66}T400 ${y - 110}L490 ${y - 122}V270z`);
  p.path('k', `M300 270Q330 ${y - 30} 400 ${y - 60}T490 ${y - 90}V270z`);
  const block = (x: number, b: number, w: number, h: number) => {
    p.rect('p', x, y + b - h, w, h + 10);
    p.rect('q', x + w * 0.68, y + b - h, w * 0.32, h + 10);
    p.path('n', `M${x + w * 0.18} ${y + b - 4}v-10q5-7 10 0v10z`);
    p.rect('b', x + w * 0.44, y + b - h * 0.74, 7, 8);
  };
  for (const [x, b, w, h] of [
    [420, -88, 64, 34],
    [370, -80, 56, 30],
    [312, -66, 60, 32],
    [448, -54, 60, 40],
    [396, -48, 58, 36],
    [340, -40, 60, 34],
    [270, -38, 72, 36],
    [232, -24, 44, 28],
    [430, -14, 70, 40],
    [370, -8, 66, 38],
    [304, -2, 70, 36],
    [236, 6, 70, 34],
    [188, 8, 50, 26],
    [420, 32, 80, 44],
    [346, 36, 80, 42],
    [268, 40, 82, 40],
    [196, 44, 76, 34],
  ] as const) {
    block(x, b, w, h);
  }
  dome(p, 398, y - 108, 22, 'b', 'n', 10);
  dome(p, 300, y - 72, 24, 'b', 'n', 12);
  dome(p, 344, y - 40, 17, 'b', 'n', 8);
  dome(p, 222, y - 16, 19, 'b', 'n', 10);
  p.path('p', `M452 ${y - 92}v-34q13-16 26 0v34h-7v-26q-6-9-12 0v26z`);
  p.circ('y', 465, y - 112, 3.4);
}

export function medTown(p: Pen, y: number) {
  const list = [
    [-8, 46, 52],
    [40, 40, 66],
    [82, 52, 48],
    [136, 40, 74],
    [180, 50, 56],
    [268, 46, 62],
    [316, 54, 46],
    [372, 42, 70],
    [416, 60, 54],
  ] as const;
  for (const [x, w, h] of list) {
    const wall: Ink = p.pick(['p', 'e', 'p', 'q', 'e']);
    house(p, x, y, w, h, wall, 'w');
    p.grid('t', x + 7, y - h + 9, Math.max(2, Math.floor(w / 15)), Math.floor(h / 18), 13, 17, 5, 8);
  }
  p.rect('k', 226, y - 108, 30, 108);
  p.rect('K', 244, y - 108, 12, 108);
  p.path('w', `M222 ${y - 108}L241 ${y - 136}L260 ${y - 108}z`);
  p.path('d', `M235 ${y - 86}v-10q6-8 12 0v10z`);
  for (const x of [30, 208, 356] as const) {
    cypress(p, x, y + 4, 58);
  }
}

export function gothicTown(p: Pen, y: number, kind = Math.floor(p.r() * 3)) {
  const row = (list: readonly (readonly [number, number, number, Ink])[]) => {
    for (const [x, w, h, roof] of list) {
      gable(p, x, y, w, h, p.pick(['p', 'e', 'q']), roof, 'o', 0.55);
      p.grid('t', x + 9, y - h + 10, Math.floor(w / 14), 2, 13, 16, 6, 9);
    }
  };
  if (kind === 0) {
    row([
      [-6, 54, 40, 'w'],
      [52, 44, 52, 't'],
      [100, 52, 38, 'w'],
      [330, 50, 44, 'w'],
      [384, 46, 54, 't'],
      [434, 56, 40, 'w'],
    ]);
    gable(p, 208, y, 66, 60, 'k', 't', 'd', 0.5);
    spire(p, 208, y, 28, 152);
    spire(p, 274, y, 28, 152);
    p.circ('d', 241, y - 62, 10);
    p.path('d', `M232 ${y}v-20q9-14 18 0v20z`);
  } else if (kind === 1) {
    row([
      [-16, 60, 44, 'w'],
      [46, 52, 56, 'w'],
      [100, 46, 46, 't'],
    ]);
    row([
      [286, 50, 50, 'w'],
      [338, 46, 64, 't'],
      [386, 50, 46, 'w'],
      [438, 56, 58, 'w'],
    ]);
    p.rect('e', 150, y - 54, 132, 54);
    p.path('w', `M146 ${y - 54}L158 ${y - 82}H274L286 ${y - 54}z`);
    p.grid('t', 160, y - 44, 7, 1, 17, 1, 8, 16);
    arcades(p, 't', 158, y, 4, 32, 20, 14);
    p.rect('e', 216, y - 128, 36, 128);
    p.rect('o', 240, y - 128, 12, 128);
    p.circ('p', 232, y - 108, 9);
    p.line('d', 1.4, `M232 ${y - 108}v-7M232 ${y - 108}l4 3`);
    p.path(
      'l',
      `M212 ${y - 128}Q218 ${y - 146} 226 ${y - 148}V${y - 158}H242V${y - 148}Q250 ${y - 146} 256 ${y - 128}z`,
    );
    p.path('l', `M226 ${y - 160}L234 ${y - 184}L242 ${y - 160}z`);
  } else {
    p.path('m', `M70 ${y + 6}Q150 ${y - 30} 176 ${y - 62}H310Q350 ${y - 20} 430 ${y + 6}z`);
    p.rect('k', 178, y - 104, 130, 46);
    p.rect('K', 264, y - 104, 44, 46);
    for (const [x, w, h] of [
      [180, 24, 74],
      [306, 26, 84],
      [236, 30, 104],
    ] as const) {
      p.rect('k', x - w / 2, y - 58 - h, w, h);
      p.rect('K', x + 2, y - 58 - h, w / 2 - 2, h);
      p.path('w', `M${x - w * 0.64} ${y - 58 - h}L${x} ${y - 58 - h - w}L${x + w * 0.64} ${y - 58 - h}z`);
    }
    p.grid('d', 196, y - 90, 8, 1, 13, 1, 5, 9);
    p.rect('l', 0, y - 4, 480, 30);
    row([
      [-6, 56, 26, 'w'],
      [54, 48, 34, 'w'],
      [106, 54, 24, 't'],
      [166, 50, 30, 'w'],
      [262, 52, 26, 't'],
      [318, 48, 34, 'w'],
      [370, 54, 26, 'w'],
      [428, 56, 32, 't'],
    ]);
  }
}

export function baroqueTown(p: Pen, y: number) {
  for (const [x, w, h] of [
    [-8, 66, 46],
    [62, 56, 56],
    [120, 56, 44],
    [308, 58, 46],
    [368, 54, 58],
    [424, 66, 48],
  ] as const) {
    house(p, x, y, w, h, p.pick(['p', 'e', 'q']), 'w');
    p.grid('t', x + 9, y - h + 10, Math.floor(w / 14), 2, 13, 18, 6, 10);
  }
  p.rect('p', 180, y - 70, 124, 70);
  p.rect('q', 262, y - 70, 42, 70);
  p.rect('p', 206, y - 96, 72, 30);
  p.rect('q', 252, y - 96, 26, 30);
  dome(p, 242, y - 94, 38, 'b', 'n', 16, 1.1);
  for (const x of [186, 298] as const) {
    p.rect('p', x - 10, y - 98, 20, 98);
    p.rect('q', x, y - 98, 10, 98);
    dome(p, x, y - 96, 12, 'b', 'n', 14, 1.3);
  }
  p.grid('t', 204, y - 54, 5, 1, 18, 1, 7, 22);
}
