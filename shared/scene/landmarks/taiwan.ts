import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { taipei101 } from '#shared/scene/forms/asia.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { leaves } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const taiwan: Landmarks = {
  'TW/taipei': {
    palette: 'dawn', middle: 236,
    sky: { ...sun(330, 96, 40), horizon: 196 },
    draw(p) {
      hills(p, 'F', 180, 60, 2, 0.2);
      skyline(p, 214, 26, 66, 'f');
      taipei101(p, 230, 232, 1);
      skyline(p, 240, 14, 46, 'l', -10, 490, 'y');
      hills(p, 'd', 252, 16, 3, 0.2);
      leaves(p, false);
    },
  },
};
