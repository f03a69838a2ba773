import type { Landmarks } from '#shared/scene/landmark.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { lagoonTown } from '#shared/scene/towns/tropics.ts';

export const indianOcean: Landmarks = {
  'MV/male': {
    palette: 'lagoon', middle: 250,
    sky: { ...sun(120, 74, 28), clouds: 2, horizon: 160 },
    draw(p) {
      sea(p, 156, 120, 'n', 'b', 180);
      p.rect('b', 0, 172, 480, 40);
      p.path('c', 'M-10 204Q120 184 260 198T490 190V270H-10z');
      lagoonTown(p, 208);
      p.path('g', 'M-10 270V250Q70 226 170 252T260 270z');
      palm(p, 40, 270, 160, 0.16);
      palm(p, 80, 272, 116, 0.3);
    },
  },
};
