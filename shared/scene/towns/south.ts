import { dome, minaret } from '#shared/scene/built/domes.ts';
import { elephant } from '#shared/scene/built/things.ts';
import { acacia, palm } from '#shared/scene/nature/plants.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function mosqueTown(p: Pen, y: number) {
  minaret(p, 132, y, 124);
  minaret(p, 348, y, 124);
  p.rect('p', 156, y - 46, 168, 46);
  p.rect('q', 260, y - 46, 64, 46);
  dome(p, 180, y - 46, 18, 'l', 'm');
  dome(p, 300, y - 46, 18, 'l', 'm');
  p.rect('p', 208, y - 60, 64, 16);
  dome(p, 240, y - 58, 36, 'l', 'm');
  for (let i = 0; i < 6; i++) {
    p.path('d', `M${166 + i * 27} ${y}v-20q7-12 14 0v20z`);
  }
}

export function adobeTown(p: Pen, y: number) {
  for (const [x, w, h] of [
    [-8, 84, 50],
    [76, 58, 74],
    [134, 76, 46],
    [210, 60, 92],
    [270, 80, 54],
    [350, 54, 78],
    [404, 90, 52],
  ] as const) {
    p.rect('y', x, y - h, w, h);
    p.rect('Y', x + w * 0.7, y - h, w * 0.3, h);
    if (h > 70) {
      p.grid('o', x + 8, y - h + 8, Math.floor(w / 14), 1, 12, 1, 5, 24);
      p.path('y', `M${x - 2} ${y - h}v-7h6v4h${w - 8}v-4h6v7z`);
    } else
      for (let i = 0; i < 2; i++) {
        p.path('o', `M${x + 14 + i * 28} ${y - 12}v-16q6-9 12 0v16z`);
      }
  }
  palm(p, 192, y + 8, 74, 0.1, 'd', 0.8);
  palm(p, 344, y + 8, 92, -0.12, 'd', 0.8);
}

export function iwanTown(p: Pen, y: number) {
  for (const x of [120, 360] as const) {
    minaret(p, x, y, 128, 16, 'y', 'Y', 'b');
    p.grid('b', x - 7, y - 110, 1, 6, 1, 17, 15, 5);
  }
  for (const x of [170, 310] as const) {
    p.rect('y', x - 26, y - 62, 52, 62);
    p.rect('Y', x + 6, y - 62, 20, 62);
    p.rect('e', x - 16, y - 78, 32, 18);
    dome(p, x, y - 76, 20, 'b', 'n', 8, 1.35);
    p.path('n', `M${x - 12} ${y}v-30q12-18 24 0v30z`);
  }
  p.rect('y', 192, y - 112, 96, 112);
  p.rect('b', 197, y - 107, 86, 107);
  p.rect('y', 203, y - 101, 74, 101);
  p.path('n', `M210 ${y}V${y - 62}Q216 ${y - 84} 240 ${y - 96}Q264 ${y - 84} 270 ${y - 62}V${y}z`);
  p.path('d', `M228 ${y}v-38q12-16 24 0v38z`);
}

export function indiaTown(p: Pen, y: number) {
  p.rect('e', 40, y - 56, 400, 56);
  p.rect('o', 40, y - 60, 400, 5);
  for (let i = 0; i < 13; i++) {
    p.path('o', `M${54 + i * 30} ${y - 8}v-22q8-14 16 0v22z`);
  }
  for (const [x, r, b] of [
    [70, 18, 60],
    [410, 18, 60],
    [150, 22, 74],
    [330, 22, 74],
    [240, 34, 92],
  ] as const) {
    for (const k of [-0.8, -0.1, 0.6] as const) {
      p.rect('e', x + r * k, y - b, r * 0.22, b - 58);
    }
    p.rect('e', x - r, y - b - 3, r * 2, 5);
    dome(p, x, y - b - 2, r, 'w', 'o', 12, 1.15);
  }
  p.rect('e', 206, y - 94, 68, 38);
  p.path('o', `M222 ${y - 56}v-18q18-20 36 0v18z`);
}

export function savannaTown(p: Pen, y: number) {
  acacia(p, 112, y + 4, 104);
  acacia(p, 398, y - 6, 70);
  acacia(p, 330, y - 10, 40);
  elephant(p, 246, y + 4, 0.9);
  elephant(p, 300, y + 6, 0.55);
}
