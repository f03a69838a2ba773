import type { Landmarks } from '#shared/scene/landmark.ts';
import { pyramid } from '#shared/scene/forms/world.ts';
import { felucca } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const egypt: Landmarks = {
  'EG/cairo': {
    palette: 'desert', middle: 250,
    sky: { ...sun(130, 90, 40), horizon: 190 },
    draw(p) {
      pyramid(p, 392, 206, 92, 84);
      pyramid(p, 92, 206, 66, 56);
      pyramid(p, 246, 212, 140, 136);
      p.path('l', 'M-10 212Q130 200 260 212T490 206V270H-10z');
      p.path('K', 'M-10 270V244Q140 220 280 244T490 236V270z');
      p.at(150, 244, 1, () => {
        for (const x of [0, 46, 88] as const) {
          p.path('d', `M${x - 12} 0l1-12q-4-8 3-12q4-8 8 0q4-8 8 0l4-8q0-5 5-5l4 3-4 3-4 9q0 4-5 6l1 16h-3l-2-14h-8l-2 14z`);
        }
      });
      palm(p, 430, 262, 100, -0.06);
    },
  },
  'EG/luxor': {
    palette: 'golden',
    sky: { ...sun(350, 80, 36), horizon: 180 },
    draw(p) {
      hills(p, 'f', 176, 56, 2, 0.4);
      for (let i = 0; i < 6; i++) {
        const x = 92 + i * 50;
        p.rect('p', x, 112, 26, 104);
        p.rect('q', x + 16, 112, 10, 104);
        p.path('p', `M${x - 6} 112Q${x + 2} 100 ${x + 3} 92H${x + 23}Q${x + 24} 100 ${x + 32} 112z`);
        p.grid('w', x + 3, 132, 1, 3, 1, 26, 12, 6);
      }
      p.rect('p', 84, 82, 296, 12);
      p.rect('q', 84, 90, 296, 4);
      p.path('w', 'M414 216L420 84 426 70 432 84 438 216z');
      p.rect('k', 0, 214, 480, 14);
      sea(p, 226);
      felucca(p, 90, 254, 0.7);
    },
  },
};
