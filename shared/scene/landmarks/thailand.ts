import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { chedi, hut, prang, thai } from '#shared/scene/built/tropics.ts';
import { seatedBuddha } from '#shared/scene/motifs/asia.ts';
import { lotus } from '#shared/scene/motifs/land.ts';
import { fish, manta, reef, turtle } from '#shared/scene/motifs/shore.ts';
import { train } from '#shared/scene/motifs/vehicles.ts';
import { longtail } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea, terraces } from '#shared/scene/nature/ground.ts';
import { hills, karst, karsts, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const thailand: Landmarks = {
  'TH/bangkok': {
    palette: 'golden', subject: 'temple-spires',
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
    palette: 'monsoon', subject: 'gabled-temple', middle: 246,
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
    palette: 'dawn', subject: 'gabled-temple',
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
    palette: 'sunset', subject: 'temple-spires',
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
    palette: 'sunset', subject: 'karst-sea',
    sky: { ...sun(246, 128, 46), horizon: 184 },
    draw(p) {
      karsts(p, 194, 136);
      sea(p, 190, 246);
      longtail(p, 226, 238, 1.3);
      leaves(p, true);
    },
  },
  'TH/phuket': {
    palette: 'lagoon', subject: 'needle-rock',
    sky: { ...sun(110, 70, 28), horizon: 172 },
    draw(p) {
      karst(p, 40, 190, 120, 70, 'F', 'F');
      karst(p, 420, 190, 150, 96, 'F', 'f');
      karst(p, 350, 190, 70, 54, 'f', 'l');
      sea(p, 184, 110);
      p.at(240, 216, 1.1, () => {
        p.path('k', 'M-16 0L-12-26-22-46-30-88-20-120 2-128 22-116 30-80 22-44 12-24 14 0z');
        p.path('K', 'M2-128L22-116 30-80 22-44 12-24 14 0H2L6-60z');
        p.path('m', 'M-26-106Q-22-134 2-138Q24-134 26-108Q14-118 0-116T-26-106z');
        p.line('p', 3, 'M-24 1H22');
      });
      longtail(p, 330, 240, 1.1);
      leaves(p, false);
    },
  },
  'TH/ko-samui': {
    palette: 'golden', subject: 'great-buddha',
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
    palette: 'lagoon', subject: 'coral-reef', middle: 250,
    sky: { ...sun(360, 50, 22), horizon: 120 },
    draw(p) {
      p.path('f', 'M20 124Q60 84 104 92T190 124zM290 124Q340 66 400 84T480 124z');
      reef(p, 122);
      turtle(p, 250, 186, 1.1);
    },
  },
  'TH/pattaya': {
    palette: 'sunset', subject: 'timber-temple', middle: 330,
    sky: { ...sun(120, 126, 48), horizon: 186 },
    draw(p) {
      sea(p, 182, 120);
      p.path('o', 'M190 270V206H490V270z');
      p.at(340, 212, 1, () => {
        for (const [k, s] of [[-84, 0.62], [84, 0.62], [0, 1.05]] as const) {
          p.at(k, 0, s, () => {
            p.rect('d', -44, -44, 88, 44);
            for (const i of [-36, -14, 8, 30] as const) {
              p.rect('o', i, -44, 6, 44);
            }
            for (const [w, b, h] of [[64, -40, 40], [48, -64, 46], [32, -92, 60]] as const) {
              p.path(w === 48 ? 'o' : 'd', `M${-w} ${b + 6}Q${-w * 0.3} ${b - h * 0.3} 0 ${b - h}Q${w * 0.3} ${b - h * 0.3} ${w} ${b + 6}z`);
            }
            p.line('d', 2, 'M0-150V-176');
          });
        }
      });
      p.rect('d', 190, 208, 300, 6);
      longtail(p, 100, 236, 0.9);
    },
  },
  'TH/hua-hin': {
    palette: 'dawn', subject: 'railway-station', middle: 210,
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
  'TH/kanchanaburi': {
    palette: 'monsoon', subject: 'rail-bridge',
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
    palette: 'dawn', subject: 'manta', middle: 220,
    sky: { ...sun(360, 72, 30), horizon: 130 },
    draw(p) {
      islands(p, 128);
      p.rect('b', 0, 126, 480, 150);
      p.rect('n', 0, 200, 480, 80);
      p.path('c', 'M-10 126q30-9 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V136H-10z');
      p.path('c', 'M330 136H400L330 270H230z');
      manta(p, 200, 186, 1.15);
      for (const [x, y, s] of [[360, 170, 0.8], [390, 182, 0.7], [344, 190, 0.7], [410, 164, 0.6], [70, 230, 0.8], [100, 244, 0.7]] as const) {
        fish(p, x, y, s, 'y');
      }
    },
  },
  'TH/sukhothai': {
    palette: 'dawn', subject: 'great-buddha',
    sky: { ...sun(240, 110, 58), horizon: 190 },
    draw(p) {
      trees(p, 206, 22, 'f');
      ground(p, 'm', 204);
      for (const [x, h] of [[86, 84], [130, 104], [350, 104], [394, 84]] as const) {
        p.rect('K', x - 8, 216 - h, 16, h);
        p.rect('d', x + 2, 216 - h, 6, h);
        p.rect('K', x - 11, 212 - h, 22, 6);
      }
      p.rect('K', 60, 214, 360, 8);
      seatedBuddha(p, 240, 216, 0.96, 'k', 'K');
      sea(p, 222, 240);
      for (const [x, y, s] of [[70, 250, 1], [150, 258, 0.8], [400, 252, 1.1], [320, 262, 0.7]] as const) {
        lotus(p, x, y, s);
      }
    },
  },
  'TH/trat': {
    palette: 'monsoon', subject: 'pier-island', middle: 250,
    sky: { ...sun(110, 62, 26), horizon: 162 },
    draw(p) {
      p.path('f', 'M120 172Q190 110 250 96Q300 70 340 100T480 160V172z');
      p.path('l', 'M250 172Q300 130 340 100T480 160V172z');
      sea(p, 168, 110);
      p.path('o', 'M200 270L250 180H262L310 270z');
      p.line('d', 1.4, 'M236 206H276M226 224H286M214 246H298');
      p.at(256, 182, 0.8, () => {
        p.line('d', 3, 'M-60 6V-18M-20 6V-18M20 6V-18M60 6V-18');
        p.path('w', 'M-76-30L-56-54H56L76-30z');
        p.path('o', 'M10-54H56L76-30H18z');
        p.rect('e', -60, -30, 120, 16);
      });
      longtail(p, 110, 220, 1);
      p.path('c', 'M-10 250Q80 240 170 262L180 270H-10z');
      palm(p, 446, 280, 170, -0.16);
    },
  },
  'TH/pai': {
    palette: 'monsoon', subject: 'rice-terraces',
    sky: { ...sun(370, 66, 28), horizon: 166 },
    draw(p) {
      range(p, 176, 90, 0, 180, 'F', 'f');
      mist(p, 152, 'p');
      terraces(p, 168);
      p.path('Y', 'M-10 226L120 214 240 222 360 206 490 216V224L360 214 240 230 120 222-10 234z');
      p.line('o', 2, 'M30 222v30M80 218v32M130 216v34M180 218v34M230 222v32M280 218v32M330 210v34M380 208v32M430 212v30M-10 214L120 202 240 210 360 194 490 204');
      hut(p, 410, 200, 0.7);
      hut(p, 92, 200, 0.6);
      leaves(p, false);
    },
  },
};
