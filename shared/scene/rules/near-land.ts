import { camels } from '#shared/scene/motifs/animals.ts';
import { saguaro, springPool, steam, waterfall } from '#shared/scene/motifs/land.ts';
import { kayak } from '#shared/scene/motifs/shore.ts';
import { gondolas } from '#shared/scene/motifs/snow.ts';
import { dunes, fairway, river, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { conifers, leaves, palm, pine, reeds, trees } from '#shared/scene/nature/plants.ts';
import type { Pen } from '#shared/scene/pen.ts';
import { skiTown } from '#shared/scene/towns/north.ts';
import { savannaTown } from '#shared/scene/towns/south.ts';

/** A ski slope: chalets, a lift, firs at one edge. */
export function nearSlope(p: Pen) {
  conifers(p, 216, 36, 'l', -10, 490, 0.6, 0.2);
  snow(p, 204);
  skiTown(p, 238);
  if (p.r() < 0.7) gondolas(p, -10, 60, 490, 150);
  const isLeft = p.r() < 0.5;
  conifers(p, 286, 84, 'd', isLeft ? -10 : 410, isLeft ? 70 : 490);
}

export function nearGolf(p: Pen, isHot: boolean) {
  trees(p, 186, 14, 'm', -10, 200);
  trees(p, 182, 12, 'm', 380, 490);
  fairway(p, 180);
  if (isHot) {
    palm(p, 54, 262, 140, 0.1);
    palm(p, 448, 262, 120, -0.1);
  } else pine(p, p.r() < 0.5, 20);
}

export function nearSand(p: Pen) {
  dunes(p, 172);
  if (p.r() < 0.5)
    for (const [x, y, s] of [
      [84, 256, 1.2],
      [404, 250, 0.8],
      [352, 226, 0.5],
    ] as const) {
      saguaro(p, x, y, s);
    }
  else {
    palm(p, 60, 266, 110, 0.1);
    camels(p, 300, 226, 0.8);
  }
}

export function nearSafari(p: Pen) {
  p.rect('k', 0, 206, 480, 70);
  hills(p, 'l', 210, 12, 3);
  savannaTown(p, 236);
  reeds(p, 24);
  reeds(p, 440);
}

/** A lake, a waterfall or a river between woods. */
export function nearWild(p: Pen, isHot: boolean, hasLake: boolean) {
  const kind = hasLake ? 0 : Math.floor(p.r() * 3);
  if (kind === 0) {
    hills(p, 'l', 196, 18, 3, p.r());
    conifers(p, 202, 30, 'm', -10, 170);
    sea(p, 196);
    kayak(p, p.between(180, 320), 240, 0.8);
  } else if (kind === 1) {
    waterfall(p, p.between(190, 300), 104, 222, p.between(44, 70));
    sea(p, 222);
  } else {
    hills(p, 'l', 208, 24, 3, p.r());
    river(p, 196, p.between(180, 300));
    if (isHot) {
      trees(p, 236, 20, 'm', -10, 150);
      trees(p, 236, 18, 'm', 340, 490);
    } else {
      conifers(p, 240, 50, 'm', -10, 150);
      conifers(p, 240, 46, 'm', 340, 490);
    }
  }
  frameBy(p, isHot, p.r() < 0.5);
}

export function nearSpring(p: Pen) {
  hills(p, 'l', 206, 26, 3, p.r());
  for (const x of [90, 300, 400] as const) {
    steam(p, x, 210, 1.1);
  }
  springPool(p, 240, 244, 120);
  pine(p, p.r() < 0.5, 20);
}

/** Leaves or firs cut by an edge. */
export function frameBy(p: Pen, isHot: boolean, isLeft: boolean) {
  if (isHot) leaves(p, !isLeft);
  else conifers(p, 284, 96, 'd', isLeft ? -10 : 390, isLeft ? 96 : 490);
}
