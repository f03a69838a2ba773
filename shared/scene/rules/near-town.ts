import { sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import type { Pen } from '#shared/scene/pen.ts';
import { frameBy } from '#shared/scene/rules/near-land.ts';

/** A town on its ground: by the water, between trees or on a slope. */
export function nearTown(p: Pen, draw: (p: Pen, y: number) => void, isHot: boolean) {
  const ground = Math.floor(p.r() * 3),
    y = ground === 1 ? 216 : 226;
  trees(p, y, 13, 'l');
  p.rect('l', 0, y - 1, 480, 60);
  draw(p, y);
  if (ground === 1) {
    p.rect('K', 0, y - 1, 480, 5);
    sea(p, y + 4, 240);
  } else if (ground === 2) {
    trees(p, 256, 17, 'm', -10, 170);
    trees(p, 256, 17, 'm', 320, 490);
    p.rect('m', -10, 254, 180, 20);
    p.rect('m', 310, 254, 180, 20);
    p.path('k', `M216 ${y + 2}H264L320 272H160z`);
  } else hills(p, 'm', 250, 14, 3, p.r());
  frameBy(p, isHot, p.r() < 0.5);
}
