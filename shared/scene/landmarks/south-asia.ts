import type { Landmarks } from '#shared/scene/landmark.ts';
import { stupa } from '#shared/scene/built/domes.ts';
import { tajMahal } from '#shared/scene/forms/tropics.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { cypress, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAsia: Landmarks = {
  'IN/agra': {
    palette: 'dawn',
    sky: { ...sun(336, 80, 34), horizon: 190 },
    draw(p) {
      trees(p, 206, 18, 'F');
      p.rect('F', 0, 204, 480, 20);
      tajMahal(p, 240, 210, 1.06);
      trees(p, 222, 12, 'm', -10, 190);
      trees(p, 222, 12, 'm', 300, 490);
      p.rect('l', 0, 220, 480, 60);
      p.path('c', 'M222 214H258L300 270H180z');
      for (const [x, k] of [[176, 1], [304, 1], [140, 1.6], [340, 1.6]] as const) {
        cypress(p, x, 232 + k * 12, 30 * k);
      }
    },
  },
  'NP/kathmandu': {
    palette: 'alpine',
    sky: { horizon: 180 },
    draw(p) {
      range(p, 186, 150, 0.8, 250, 'f', 'l');
      hills(p, 'm', 212, 20, 3);
      stupa(p, 240, 246, 1.15);
      p.rect('w', 0, 244, 480, 30);
      for (let i = 0; i < 7; i++) {
        p.rect(i % 2 ? 'o' : 'e', -8 + i * 72, 236, 66, 40);
        p.grid('d', 0 + i * 72, 246, 4, 1, 15, 1, 8, 12);
      }
    },
  },
};
