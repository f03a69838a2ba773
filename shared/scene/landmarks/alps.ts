import type { Landmarks } from '#shared/scene/landmark.ts';
import { chalet, gable, spire } from '#shared/scene/built/west.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { baroqueTown } from '#shared/scene/towns/europe.ts';

export const alps: Landmarks = {
  'AT/vienna': {
    palette: 'alpine',
    sky: { clouds: 2, horizon: 190 },
    draw(p) {
      hills(p, 'F', 186, 30, 3);
      baroqueTown(p, 226);
      p.rect('k', 0, 224, 480, 50);
      trees(p, 256, 15, 'm', -10, 150);
      trees(p, 256, 15, 'm', 330, 490);
      p.rect('m', -10, 254, 158, 20);
      p.rect('m', 336, 254, 160, 20);
      p.oval('c', 242, 254, 72, 9);
      p.line('p', 2, 'M242 250q-14-24-26-2M242 250q14-24 26-2M242 250V228');
    },
  },
  'CH/zermatt': {
    palette: 'alpine',
    sky: { horizon: 176 },
    draw(p) {
      range(p, 196, 78, 0.4, 240, 'F', 'f');
      p.path('f', 'M120 204L190 150 214 120 232 62 246 36 258 44 270 84 300 124 330 150 380 204z');
      p.path('l', 'M246 36L258 44 270 84 300 124 330 150 380 204H270L246 150 262 110z');
      p.path('p', 'M246 36L232 62 214 120 226 110 234 128 246 96 250 116 262 110 256 80zM190 150L150 181 180 176 196 190 212 160z');
      p.path('q', 'M246 36L258 44 270 84 262 96 254 70zM300 124L330 150 350 176 318 164z');
      hills(p, 'm', 208, 22, 3, 0.2);
      conifers(p, 222, 30, 'd', 330, 490);
      p.path('l', 'M-10 270V226Q120 196 250 222T490 216V270z');
      for (const [x, y, s] of [[96, 238, 0.9], [156, 250, 0.74], [340, 240, 0.8], [404, 252, 1]] as const) {
        chalet(p, x, y, s, false);
      }
    },
  },
  'AT/hallstatt': {
    palette: 'alpine', middle: 270,
    sky: { horizon: 170 },
    draw(p) {
      range(p, 196, 150, 0.4, 200, 'f', 'l');
      conifers(p, 206, 40, 'm', -10, 490);
      for (const [x, w, h, c] of [[280, 40, 34, 'p'], [322, 44, 44, 'e'], [368, 40, 36, 'p'], [412, 50, 50, 'e'], [180, 40, 36, 'e'], [136, 40, 30, 'p']] as const) {
        gable(p, x, 216, w, h, c, 'w', 'o', 0.5);
        p.grid('o', x + 8, 216 - h + 6, 3, 2, 10, 14, 5, 8);
      }
      spire(p, 252, 216, 22, 128, 'p', 'q', 't');
      sea(p, 214, 250);
      p.path('q', 'M241 222h22l-4 36h-14z');
      p.at(120, 246, 0.9, () => {
        p.path('o', 'M-36-4H36Q26 8 16 8H-16Q-28 8-36-4z');
        p.line('d', 1.6, 'M-8 8L-30 18');
      });
      conifers(p, 282, 90, 'd', -10, 70);
    },
  },
};
