import type { Landmarks } from '#shared/scene/landmark.ts';
import { volcano } from '#shared/scene/nature/mountains.ts';
import { sun } from '#shared/scene/sun.ts';
import { colonialTown } from '#shared/scene/towns/america.ts';

export const mexico: Landmarks = {
  'MX/mexico-city': {
    palette: 'desert',
    sky: { ...sun(120, 90, 36), horizon: 190 },
    draw(p) {
      volcano(p, 350, 190, 140, 100, 'F', 'f');
      colonialTown(p, 222);
      p.rect('e', 0, 220, 480, 50);
      p.line('o', 1.4, 'M150 222L80 270M210 222L190 270M276 222L300 270M336 222L400 270M0 244H480');
    },
  },
};
