import type { Landmarks } from '#shared/scene/landmark.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers } from '#shared/scene/nature/plants.ts';

export const newZealand: Landmarks = {
  'NZ/queenstown': {
    palette: 'alpine',
    sky: { horizon: 176, clouds: 1 },
    draw(p) {
      range(p, 190, 130, 0.5, 260, 'f', 'l');
      hills(p, 'm', 196, 18, 3, 0.7);
      sea(p, 192);
      p.at(190, 236, 1, () => {
        p.path('p', 'M-66-10H70L54 8H-54z');
        p.path('w', 'M-66-10H70L66-5H-62z');
        p.rect('p', -40, -26, 76, 16);
        p.grid('d', -34, -22, 7, 1, 10, 1, 6, 6);
        p.rect('w', -6, -50, 12, 24);
        p.rect('d', -6, -50, 12, 5);
      });
      conifers(p, 284, 100, 'd', 380, 490);
      conifers(p, 284, 70, 'd', -10, 50);
    },
  },
};
