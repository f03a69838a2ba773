import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { eiffel } from '#shared/scene/forms/europe.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { mansardTown } from '#shared/scene/towns/north.ts';

export const france: Landmarks = {
  'FR/paris': {
    palette: 'golden', middle: 240,
    sky: { ...sun(330, 96, 42), horizon: 200 },
    draw(p) {
      skyline(p, 214, 14, 34, 'F');
      trees(p, 222, 14, 'f');
      eiffel(p, 240, 232, 1.02);
      p.at(-132, 238, 0.62, () => mansardTown(p, 0));
      p.at(332, 238, 0.62, () => mansardTown(p, 0));
      trees(p, 240, 13, 'm', -10, 170);
      trees(p, 240, 13, 'm', 320, 490);
      p.rect('K', 0, 236, 480, 8);
      sea(p, 243, 240);
    },
  },
};
