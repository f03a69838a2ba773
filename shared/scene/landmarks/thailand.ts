import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { chedi, prang, thai } from '#shared/scene/built/tropics.ts';
import { longtail } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, karsts, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const thailand: Landmarks = {
  'TH/bangkok': {
    palette: 'golden',
    sky: { ...sun(346, 92, 40), horizon: 196 },
    draw(p) {
      skyline(p, 212, 20, 70, 'F');
      for (const [x, h] of [[128, 84], [348, 84]] as const) {
        prang(p, x, 222, h);
      }
      prang(p, 238, 222, 166);
      thai(p, 62, 222, 0.62);
      thai(p, 420, 222, 0.62);
      p.rect('K', 0, 218, 480, 8);
      sea(p, 224, 240);
      longtail(p, 150, 250, 0.8);
    },
  },
  'TH/chiang-mai': {
    palette: 'monsoon', middle: 246,
    sky: { ...sun(124, 80, 30), horizon: 180 },
    draw(p) {
      range(p, 190, 110, 0, 260, 'F', 'f');
      hills(p, 'l', 200, 30, 3, 0.3);
      chedi(p, 330, 234, 168);
      thai(p, 196, 236, 1.06);
      trees(p, 242, 16, 'm', -10, 120);
      trees(p, 242, 14, 'm', 400, 490);
      p.rect('m', 0, 238, 480, 40);
      leaves(p, false);
    },
  },
  'TH/chiang-rai': {
    palette: 'dawn',
    sky: { ...sun(120, 80, 30), horizon: 184 },
    draw(p) {
      range(p, 196, 116, 0, 250, 'F', 'f');
      thai(p, 240, 224, 1.36, 'p', 'k', 'p');
      for (const x of [120, 360] as const) {
        p.at(x, 224, 0.7, () => p.sym('p', 'q', '0 -110 L1 -110 L5 -70 L18 -50 L18 -40 L28 -34 L28 0'));
      }
      p.rect('q', 0, 222, 480, 4);
      sea(p, 226);
    },
  },
  'TH/ayutthaya': {
    palette: 'sunset',
    sky: { ...sun(250, 126, 56), horizon: 196 },
    draw(p) {
      trees(p, 214, 20, 'f');
      p.rect('f', 0, 212, 480, 30);
      for (const [x, h] of [[110, 112], [250, 150], [380, 112]] as const) {
        chedi(p, x, 226, h, 'k', 'K');
      }
      p.rect('K', -10, 222, 500, 50);
      p.grid('d', 10, 232, 24, 3, 21, 13, 12, 2, 0.3);
      palm(p, 452, 262, 110, -0.2);
    },
  },
  'TH/krabi': {
    palette: 'sunset',
    sky: { ...sun(246, 128, 46), horizon: 184 },
    draw(p) {
      karsts(p, 194, 136);
      sea(p, 190, 246);
      longtail(p, 226, 238, 1.3);
      leaves(p, true);
    },
  },
};
