import { hut } from '#shared/scene/built/tropics.ts';
import { bay, headland, islet, parasols, sand, seaArch, stacks } from '#shared/scene/motifs/shore.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { bangka, sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { leaves, palm } from '#shared/scene/nature/plants.ts';
import type { Pen } from '#shared/scene/pen.ts';

/** A coast where no palms grow: a lighthouse, sea stacks or a stone arch. */
export function coolShore(p: Pen, y: number) {
  const isLeft = p.r() < 0.5,
    kind = Math.floor(p.r() * 3);
  sea(p, y, p.between(150, 330));
  if (kind === 0) {
    headland(p, y + 8, !isLeft, p.between(0.9, 1.3));
    sailBoat(p, isLeft ? 340 : 140, p.between(214, 240), 0.9);
  } else if (kind === 1) {
    stacks(
      p,
      y,
      isLeft
        ? [
            [96, 18, 80, 92],
            [158, 26, 46, 46],
            [26, 20, 64, 58],
          ]
        : [
            [370, 18, 74, 84],
            [434, 26, 60, 54],
            [306, 14, 34, 34],
          ],
    );
    fishingBoat(p, isLeft ? 340 : 150, 226, 0.9);
    sand(p, 248);
  } else {
    seaArch(p, isLeft ? 150 : 340, y + 20, 1, !isLeft);
    sailBoat(p, isLeft ? 370 : 110, 232, 1);
  }
}

/** A coast with palms: a bay, an islet or a row of huts. */
export function warmShore(p: Pen, y: number) {
  const isLeft = p.r() < 0.5,
    kind = Math.floor(p.r() * 3);
  sea(p, y, p.between(150, 330));
  p.path('c', `M-10 ${y + 40}Q160 ${y + 24} 300 ${y + 38}T490 ${y + 30}V270H-10z`);
  if (kind === 0) {
    bay(p, 214, !isLeft);
    for (const [x, h, l] of [
      [44, 170, 0.14],
      [100, 118, 0.26],
    ] as const) {
      palm(p, isLeft ? x : 480 - x, 266, h, isLeft ? l : -l);
    }
    sailBoat(p, isLeft ? 350 : 130, 222, 1.1);
  } else if (kind === 1) {
    islet(p, p.between(190, 290), y + 34, 1);
    bangka(p, isLeft ? 390 : 90, 240, 0.8);
    leaves(p, !isLeft);
  } else {
    sand(p, 240, 'p');
    hut(p, isLeft ? 90 : 390, 240, 0.9);
    palm(p, isLeft ? 40 : 440, 272, 150, 0.04);
    parasols(p, 250, isLeft ? [250, 320, 390] : [90, 160, 230]);
  }
}
