import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { chedi, prang, thai } from '#shared/scene/built/tropics.ts';
import { train } from '#shared/scene/motifs/vehicles.ts';
import { longtail } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const thailandAToH: Landmarks = {
  'TH/ayutthaya': {
    palette: 'sunset',
    subject: 'temple-spires',
    sky: { ...sun(250, 126, 56), horizon: 196 },
    draw(p) {
      trees(p, 214, 20, 'f');
      p.rect('f', 0, 212, 480, 30);
      for (const [x, h] of [
        [110, 112],
        [250, 150],
        [380, 112],
      ] as const) {
        chedi(p, x, 226, h, 'k', 'K');
      }
      p.rect('K', -10, 222, 500, 50);
      p.grid('d', 10, 232, 24, 3, 21, 13, 12, 2, 0.3);
      palm(p, 452, 262, 110, -0.2);
    },
  },
  'TH/bangkok': {
    palette: 'golden',
    subject: 'temple-spires',
    sky: { ...sun(346, 92, 40), horizon: 196 },
    draw(p) {
      skyline(p, 212, 20, 70, 'F');
      for (const [x, h] of [
        [128, 84],
        [348, 84],
      ] as const) {
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
    palette: 'monsoon',
    subject: 'gabled-temple',
    middle: 246,
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
    palette: 'lagoon',
    subject: 'gabled-temple',
    sky: { ...sun(120, 80, 30), horizon: 184 },
    draw(p) {
      hills(p, 'f', 176, 90, 2, 0.3);
      hills(p, 'l', 196, 50, 3, 0.6);
      trees(p, 214, 16, 'm');
      p.rect('m', 0, 212, 480, 20);
      thai(p, 240, 224, 1.36, 'p', 'q', 'p');
      for (const x of [120, 360] as const) {
        p.at(x, 224, 0.7, () => p.sym('p', 'q', '0 -110 L1 -110 L5 -70 L18 -50 L18 -40 L28 -34 L28 0'));
      }
      p.rect('q', 0, 222, 480, 4);
      sea(p, 226);
    },
  },
  'TH/hua-hin': {
    palette: 'dawn',
    subject: 'railway-station',
    middle: 210,
    sky: { ...sun(360, 78, 30), horizon: 184 },
    draw(p) {
      hills(p, 'F', 182, 26, 3, 0.4);
      trees(p, 196, 14, 'f');
      p.at(210, 224, 1.2, () => {
        p.rect('e', -80, -46, 160, 46);
        p.rect('w', -80, -16, 160, 16);
        p.grid('p', -72, -40, 9, 1, 17, 1, 11, 20);
        p.path('w', 'M-98-42L-58-70H58L98-42z');
        p.path('o', 'M20-70H58L98-42H34z');
        p.path('w', 'M-40-66L0-98L40-66z');
        p.path('e', 'M-24-66L0-86L24-66z');
        p.rect('p', -4, -82, 8, 8);
        p.path('w', 'M-6-98L0-112L6-98z');
      });
      ground(p, 'e', 222);
      p.line('d', 2, 'M-10 236H490M-10 246H490');
      train(p, 300, 244, 1, 'o', 4);
      palm(p, 60, 250, 140, 0.06);
    },
  },
};
