import type { Landmarks } from '#shared/scene/landmark.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { lagoonTown } from '#shared/scene/towns/tropics.ts';

export const pacific: Landmarks = {
  'PF/bora-bora': {
    palette: 'lagoon', middle: 260,
    sky: { clouds: 3, cloudY: 50, horizon: 170 },
    draw(p) {
      p.path('f', 'M40 178Q110 150 150 120L170 66 196 58 214 78 222 112Q300 150 380 178z');
      p.path('l', 'M196 58L214 78 222 112Q300 150 380 178H220Q200 120 196 58z');
      trees(p, 180, 8, 'm', 30, 400);
      sea(p, 176, 200, 'b', 'c');
      p.rect('c', 0, 196, 480, 12);
      lagoonTown(p, 216);
      palm(p, 34, 280, 190, 0.2);
      leaves(p, false);
    },
  },
};
