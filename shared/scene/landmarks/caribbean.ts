import type { Landmarks } from '#shared/scene/landmark.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { colonialTown } from '#shared/scene/towns/america.ts';

export const caribbean: Landmarks = {
  'CU/havana': {
    palette: 'lagoon',
    sky: { clouds: 2, horizon: 180 },
    draw(p) {
      colonialTown(p, 214);
      p.rect('k', 0, 212, 480, 60);
      p.at(180, 252, 1.1, () => {
        p.path('w', 'M-74 0Q-78-16-58-18L-36-20-22-36H20L38-20 64-16Q74-12 70 0z');
        p.path('c', 'M-16-32H0V-20H-28zM4-32H18L30-20H4z');
        p.path('p', 'M-74-6H70V-2H-74z');
        p.circ('d', -44, 0, 11);
        p.circ('d', 42, 0, 11);
        p.circ('p', -44, 0, 5);
        p.circ('p', 42, 0, 5);
      });
      palm(p, 400, 268, 140, -0.1);
      palm(p, 440, 272, 100, 0.1);
    },
  },
};
