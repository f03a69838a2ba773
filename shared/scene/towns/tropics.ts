import { eave, lantern } from '#shared/scene/built/asia.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { bud, chedi, hut, thai } from '#shared/scene/built/tropics.ts';
import { dagoba, joglo, mosque } from '#shared/scene/motifs/south.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { type Pen, cycle } from '#shared/scene/pen.ts';

export function thaiTown(p: Pen, y: number) {
  chedi(p, 128, y, 112);
  chedi(p, 366, y, 84);
  thai(p, 246, y, 1);
}

export function khmerTown(p: Pen, y: number) {
  for (const [x, s] of [
    [96, 0.7],
    [384, 0.7],
    [168, 0.9],
    [312, 0.9],
    [240, 1.2],
  ] as const) {
    bud(p, x, y - 10, s);
  }
  p.rect('k', 20, y - 22, 440, 24);
  p.rect('K', 20, y - 6, 440, 8);
  p.grid('K', 34, y - 18, 36, 1, 12, 1, 5, 10);
}

export function shophouseTown(p: Pen, y: number) {
  const tones = ['p', 'e', 'b', 'y', 'w', 'k', 'p', 'e', 'l'] as const;
  const first = Math.floor(p.r() * 9),
    shift = p.between(-40, 0);
  for (let i = 0; i < 10; i++) {
    const x = shift + i * 56,
      h = 78 + ((i * 7 + first * 5) % 4) * 9,
      c = cycle(tones, (i + first) % 9);
    p.rect(c, x, y - h, 56, h);
    p.path('w', `M${x - 2} ${y - h}h60l-7-15h-46z`);
    p.path('o', `M${x - 2} ${y - h}h60v4h-60z`);
    for (let j = 0; j < 3; j++) {
      p.path(c === 'l' || c === 'w' || c === 'b' ? 'p' : 't', `M${x + 7 + j * 16} ${y - h + 44}v-20q5-8 10 0v20z`);
    }
    p.path('d', `M${x + 4} ${y}v-22q24-18 48 0v22z`);
    p.rect('q', x, y - 36, 56, 4);
  }
  for (let i = 0; i < 8; i++) {
    lantern(p, shift + 56 + i * 56, y - 22, 0.45);
  }
}

export function villageTown(p: Pen, y: number) {
  for (const [x, s] of [
    [96, 1],
    [176, 0.8],
    [390, 1.1],
    [316, 0.7],
  ] as const) {
    hut(p, x, y, s);
  }
  palm(p, 50, y + 8, 100, 0.1);
  palm(p, 436, y + 8, 112, -0.14);
}

export function lagoonTown(p: Pen, y: number) {
  p.line('d', 3, `M490 ${y + 4}C400 ${y + 2} 380 ${y - 2} 96 ${y}`);
  for (const [x, s] of [
    [120, 0.9],
    [200, 1],
    [290, 1.12],
    [392, 1.3],
  ] as const) {
    hut(p, x, y, s);
  }
}

export function resortTown(p: Pen, y: number) {
  for (const [x, h, l] of [
    [64, 96, 0.24],
    [104, 132, 0.16],
    [424, 118, -0.22],
    [384, 82, -0.1],
  ] as const) {
    palm(p, x, y + 22, h, l);
  }
}

export function jogloTown(p: Pen, y: number) {
  for (const [x, s] of [
    [66, 0.62],
    [414, 0.62],
  ] as const) {
    joglo(p, x, y, s);
  }
  mosque(p, 240, y, 0.72, 'w', 'o');
  palm(p, 150, y + 10, 84, 0.1);
  palm(p, 338, y + 10, 96, -0.1);
}

export function ceylonTown(p: Pen, y: number) {
  dagoba(p, 330, y, 0.86);
  for (const [x, w] of [
    [60, 92],
    [176, 84],
  ] as const) {
    p.rect('p', x - w / 2, y - 34, w, 34);
    p.rect('q', x + w * 0.2, y - 34, w * 0.3, 34);
    arcades(p, 'o', x - w / 2 + 6, y, 3, w / 3.2, 14, 18);
    eave(p, x, y - 30, w + 26, 32, 'w', 3, 0.62);
  }
  palm(p, 116, y + 12, 112, 0.1);
  palm(p, 232, y + 12, 92, -0.06);
  palm(p, 446, y + 12, 120, -0.12);
}
