import type { Landmarks } from '#shared/scene/landmark.ts';
import { chedi } from '#shared/scene/built/tropics.ts';
import { seatedBuddha } from '#shared/scene/motifs/asia.ts';
import { fish, manta, reef, turtle } from '#shared/scene/motifs/shore.ts';
import { train } from '#shared/scene/motifs/vehicles.ts';
import { longtail } from '#shared/scene/nature/boats.ts';
import { islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, karsts, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const thailandK: Landmarks = {
  'TH/kanchanaburi': {
    palette: 'monsoon',
    subject: 'rail-bridge',
    sky: { ...sun(110, 66, 28), horizon: 170 },
    draw(p) {
      range(p, 180, 100, 0, 300, 'F', 'f');
      hills(p, 'l', 192, 24, 3, 0.4);
      trees(p, 200, 18, 'm');
      sea(p, 198, 110);
      for (const x of [-60, 60, 180, 300, 420] as const) {
        p.line('t', 4, `M${x} 190Q${x + 60} 138 ${x + 120} 190`);
        p.line('t', 2, `M${x + 20} 190V176M${x + 40} 190V167M${x + 60} 190V164M${x + 80} 190V167M${x + 100} 190V176`);
      }
      p.rect('t', -10, 188, 500, 7);
      for (const x of [60, 180, 300, 420] as const) {
        p.path('k', `M${x - 10} 236V196h20v40z`);
      }
      train(p, 160, 188, 0.9, 'w', 4);
      longtail(p, 240, 248, 0.9);
      leaves(p, true);
    },
  },
  'TH/khao-lak': {
    palette: 'dawn',
    subject: 'manta',
    middle: 220,
    sky: { ...sun(360, 72, 30), horizon: 130 },
    draw(p) {
      islands(p, 128);
      p.rect('b', 0, 126, 480, 150);
      p.rect('n', 0, 200, 480, 80);
      p.path('c', 'M-10 126q30-9 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V136H-10z');
      p.path('c', 'M330 136H400L330 270H230z');
      manta(p, 200, 186, 1.15);
      for (const [x, y, s] of [
        [360, 170, 0.8],
        [390, 182, 0.7],
        [344, 190, 0.7],
        [410, 164, 0.6],
        [70, 230, 0.8],
        [100, 244, 0.7],
      ] as const) {
        fish(p, x, y, s, 'y');
      }
    },
  },
  'TH/ko-samui': {
    palette: 'golden',
    subject: 'great-buddha',
    sky: { ...sun(240, 84, 54), horizon: 186 },
    draw(p) {
      islands(p, 186);
      sea(p, 184, 240);
      p.path('k', 'M110 214Q240 190 370 214V224H110z');
      seatedBuddha(p, 240, 206, 1, 'y', 'Y');
      for (const x of [140, 340] as const) {
        chedi(p, x, 212, 54, 'w', 'o');
      }
      sea(p, 218, 240);
      palm(p, 440, 276, 150, -0.1);
      palm(p, 36, 274, 130, 0.08);
    },
  },
  'TH/ko-tao': {
    palette: 'lagoon',
    subject: 'coral-reef',
    middle: 250,
    sky: { ...sun(360, 50, 22), horizon: 120 },
    draw(p) {
      p.path('f', 'M20 124Q60 84 104 92T190 124zM290 124Q340 66 400 84T480 124z');
      reef(p, 122);
      turtle(p, 250, 186, 1.1);
    },
  },
  'TH/krabi': {
    palette: 'sunset',
    subject: 'karst-sea',
    sky: { ...sun(246, 128, 46), horizon: 184 },
    draw(p) {
      karsts(p, 194, 136);
      sea(p, 190, 246);
      longtail(p, 226, 238, 1.3);
      leaves(p, true);
    },
  },
};
