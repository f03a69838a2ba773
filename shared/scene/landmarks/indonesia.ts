import type { Landmarks } from '#shared/scene/landmark.ts';
import { meru, splitGate } from '#shared/scene/built/tropics.ts';
import { sea, terraces } from '#shared/scene/nature/ground.ts';
import { volcano } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const indonesia: Landmarks = {
  'ID/kuta': {
    palette: 'sunset', middle: 220,
    sky: { ...sun(250, 148, 60), horizon: 180 },
    draw(p) {
      volcano(p, 380, 184, 130, 70, 'F', 'f', false);
      sea(p, 176, 250);
      p.path('g', 'M-10 246Q160 214 330 236T490 232V270H-10z');
      splitGate(p, 130, 246, 0.9);
      palm(p, 404, 272, 150, -0.1);
      palm(p, 446, 272, 112, 0.04);
    },
  },
  'ID/ubud': {
    palette: 'monsoon',
    sky: { ...sun(340, 76, 32), horizon: 150 },
    draw(p) {
      volcano(p, 250, 172, 190, 96, 'F', 'f', false);
      mist(p, 150);
      terraces(p, 166);
      palm(p, 92, 200, 92, 0.12, 'm', 0.8);
      meru(p, 398, 206, 7, 62, 12);
      palm(p, 30, 274, 150, 0.18);
      leaves(p, true);
    },
  },
  'ID/yogyakarta': {
    palette: 'dawn', middle: 226,
    sky: { ...sun(120, 82, 32), horizon: 190 },
    draw(p) {
      volcano(p, 360, 196, 130, 112, 'F', 'f');
      mist(p, 178);
      trees(p, 214, 14, 'f');
      p.rect('f', 0, 212, 480, 20);
      for (let i = 0; i < 5; i++) {
        const w = 340 - i * 52;
        p.rect('k', 226 - w / 2, 226 - i * 17 - 14, w, 16);
        p.rect('K', 226 - w / 2, 226 - i * 17 - 2, w, 4);
        for (let j = 0; j <= Math.floor(w / 34); j++) {
          p.at(226 - w / 2 + 8 + j * ((w - 16) / Math.floor(w / 34)), 226 - i * 17 - 13, 0.13, () => p.sym('K', null, '0 -100 L4 -100 L8 -70 C40 -60 54 -30 54 0'));
        }
      }
      p.at(226, 146, 0.56, () => p.sym('k', 'K', '0 -116 L3 -116 L7 -70 C46 -62 58 -28 58 0'));
      trees(p, 248, 18, 'm');
      p.rect('m', 0, 246, 480, 30);
    },
  },
};
