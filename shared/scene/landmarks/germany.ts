import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { brandenburg } from '#shared/scene/forms/europe.ts';
import { range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const germany: Landmarks = {
  'DE/fussen': {
    palette: 'alpine', middle: 262,
    sky: { ...sun(110, 66, 26), horizon: 176 },
    draw(p) {
      range(p, 196, 136, 0.5, 290, 'F', 'f');
      p.path('m', 'M120 270Q170 190 210 180H320Q370 200 420 270z');
      conifers(p, 234, 54, 'm');
      p.at(258, 190, 1.06, () => {
        p.rect('p', -50, -56, 96, 60);
        p.rect('q', 20, -56, 26, 60);
        p.path('b', 'M-54-56L-46-76H42L50-56z');
        for (const [x, w, h] of [[-52, 16, 92], [48, 18, 110], [12, 14, 84], [-24, 12, 78]] as const) {
          p.rect('p', x - w / 2, -h, w, h);
          p.rect('q', x + 1, -h, w / 2 - 1, h);
          p.path('n', `M${x - w * 0.7} ${-h}L${x} ${-h - w * 1.9}L${x + w * 0.7} ${-h}z`);
        }
        p.grid('t', -38, -44, 6, 2, 11, 18, 4, 9);
      });
      conifers(p, 256, 70, 'm', -10, 190);
      conifers(p, 262, 70, 'm', 320, 490);
      p.rect('m', 0, 252, 480, 30);
      conifers(p, 290, 80, 'd');
    },
  },
  'DE/berlin': {
    palette: 'nordic',
    sky: { ...sun(350, 80, 32), horizon: 196 },
    draw(p) {
      skyline(p, 212, 14, 36, 'F');
      p.at(120, 214, 1, () => {
        p.path('f', 'M-5 0L-2-130H2L5 0z');
        p.circ('f', 0, -126, 12);
        p.path('f', 'M-1-138V-176H1V-138z');
      });
      trees(p, 216, 15, 'l');
      p.rect('l', 0, 214, 480, 20);
      brandenburg(p, 250, 232, 1.18);
      p.rect('k', 0, 230, 480, 50);
      p.line('q', 1.6, 'M150 232L90 270M206 232L180 270M294 232L312 270M350 232L410 270M0 246H480');
    },
  },
};
