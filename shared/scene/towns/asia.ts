import { eave, hanok, lantern, pagoda, torii } from '#shared/scene/built/asia.ts';
import { stupa } from '#shared/scene/built/domes.ts';
import { gable } from '#shared/scene/built/west.ts';
import { bushes } from '#shared/scene/nature/plants.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function hanokTown(p: Pen, y: number) {
  hanok(p, 92, y - 24, 116, 0.8);
  hanok(p, 396, y - 28, 130, 0.8);
  hanok(p, 250, y - 6, 150, 1.05);
  hanok(p, 20, y + 22, 150, 1.15);
  hanok(p, 452, y + 26, 150, 1.15);
}

export function japanTown(p: Pen, y: number, kind = Math.floor(p.r() * 4)) {
  const row = (list: readonly (readonly [number, number, number])[]) => {
    for (const [x, w, h] of list) {
      p.rect('p', x, y - h, w, h);
      p.grid('o', x + 6, y - h + 6, Math.floor(w / 6), 1, 6, 1, 2, h - 6);
      eave(p, x + w / 2, y - h + 6, w + 24, 24, 't', 4, 0.66);
    }
  };
  if (kind === 0) {
    row([
      [12, 92, 34],
      [120, 70, 26],
      [330, 84, 30],
      [430, 100, 38],
    ]);
    pagoda(p, 236, y, 92, 3, 30, { spire: 26 });
  } else if (kind === 1) {
    bushes(p, y, 20);
    torii(p, 240, y + 8, 132);
    row([
      [-20, 90, 40],
      [88, 60, 30],
      [344, 66, 32],
      [428, 90, 42],
    ]);
    for (const x of [168, 312] as const) {
      p.rect('K', x - 3, y - 26, 6, 34);
      p.rect('k', x - 8, y - 38, 16, 12);
      p.rect('y', x - 4, y - 36, 8, 8);
      eave(p, x, y - 36, 24, 9, 'K', 2, 0.3);
    }
  } else if (kind === 2) {
    p.rect('p', 120, y - 58, 240, 58);
    p.grid('o', 128, y - 46, 33, 1, 7, 1, 2.4, 46);
    eave(p, 240, y - 52, 280, 34, 'd', 7, 0.72);
    p.rect('p', 170, y - 102, 140, 24);
    p.grid('o', 178, y - 98, 16, 1, 8, 1, 4, 18);
    eave(p, 240, y - 96, 176, 34, 'd', 7, 0.66);
    row([
      [-20, 100, 36],
      [400, 100, 40],
    ]);
    for (let i = 0; i < 9; i++) {
      lantern(p, 136 + i * 26, y - 30, 0.42);
    }
  } else {
    for (const [x, w, h] of [
      [-20, 74, 64],
      [60, 78, 84],
      [146, 74, 72],
      [262, 78, 92],
      [348, 70, 70],
      [424, 74, 82],
    ] as const) {
      gable(p, x, y, w, h - 24, 'p', 't', 'd', 0.3);
      p.rect('t', x, y - 20, w, 20);
      p.grid('p', x + 4, y - 18, Math.floor(w / 8), 1, 8, 1, 1.6, 18);
      p.grid('t', x + w / 2 - 10, y - h + 20, 2, 1, 13, 1, 8, 12);
    }
    lantern(p, 250, y - 18, 0.8);
  }
}

export function chinaTown(p: Pen, y: number, kind = Math.floor(p.r() * 3)) {
  if (kind === 0) {
    p.rect('p', -10, y - 34, 500, 40);
    eave(p, 90, y - 30, 220, 10, 't', 2, 0.94);
    eave(p, 410, y - 30, 220, 10, 't', 2, 0.94);
    for (const x of [80, 400] as const) {
      p.circ('d', x, y - 12, 15);
      p.circ('c', x, y - 12, 12);
    }
    pagoda(p, 240, y, 128, 2, 44, { lift: 12, spire: 14, shrink: 0.2 });
    for (const x of [212, 268] as const) {
      lantern(p, x, y - 24, 0.5);
    }
  } else if (kind === 1) {
    for (const [x, w, h] of [
      [-16, 96, 60],
      [84, 70, 78],
      [322, 74, 72],
      [400, 96, 58],
    ] as const) {
      p.path('p', `M${x} ${y}V${y - h}h${w * 0.14}v-8h${w * 0.2}v-8h${w * 0.32}v8h${w * 0.2}v8h${w * 0.14}V${y}z`);
      p.path(
        't',
        `M${x - 3} ${y - h}h${w * 0.14 + 3}v-8h${w * 0.2}v-8h${w * 0.32}v8h${w * 0.2}v8h${w * 0.14 + 3}v-5h${-w * 0.12}v-8h${-w * 0.2}v-8h${-w * 0.4}v8h${-w * 0.2}v8h${-w * 0.14}z`,
      );
      p.grid('t', x + w * 0.3, y - h + 16, 2, 2, w * 0.26, 22, 9, 10);
    }
    pagoda(p, 240, y, 92, 6, 24, { wall: 'p', shade: 'q', roof: 't', lift: 7, spire: 22, shrink: 0.09 });
  } else {
    p.path('K', `M60 ${y}L78 ${y - 58}H402L420 ${y}z`);
    p.path('d', `M218 ${y}v-26q22-26 44 0v26z`);
    let d = '';
    for (let i = 0; i < 20; i++) {
      d += `M${80 + i * 16.2} ${y - 57}v-8h9v8z`;
    }
    p.path('K', d);
    p.rect('w', 140, y - 88, 200, 30);
    for (let i = 0; i < 11; i++) {
      p.rect('o', 140 + i * 19.6, y - 88, 4, 30);
    }
    eave(p, 240, y - 82, 250, 26, 't', 10, 0.8);
    p.rect('w', 168, y - 122, 144, 18);
    eave(p, 240, y - 116, 190, 32, 't', 10, 0.7);
    for (const x of [160, 320] as const) {
      lantern(p, x, y - 62, 0.6);
    }
  }
}

export function himalTown(p: Pen, y: number) {
  p.rect('p', 60, y - 54, 150, 54);
  p.path('w', `M48 ${y - 54}h174l-10-12h-154z`);
  p.grid('o', 72, y - 42, 6, 2, 23, 20, 11, 10);
  p.rect('p', 96, y - 96, 78, 32);
  p.path('w', `M84 ${y - 94}h102l-12-16h-78z`);
  p.grid('o', 106, y - 88, 4, 1, 16, 1, 8, 14);
  stupa(p, 322, y, 0.86);
}
