import type { Landmarks } from '#shared/scene/landmark.ts';
import { balloon } from '#shared/scene/built/things.ts';
import { hillTown } from '#shared/scene/built/west.ts';
import { flowers, pineTree, waterfall } from '#shared/scene/motifs/land.ts';
import { bangka, sailBoat } from '#shared/scene/nature/boats.ts';
import { islands, sea } from '#shared/scene/nature/ground.ts';
import { karst, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const philippinesAToC: Landmarks = {
  'PH/angeles': {
    palette: 'dawn',
    subject: 'crater-lake',
    sky: { ...sun(110, 64, 26), clouds: 1, horizon: 150 },
    draw(p) {
      p.path('F', 'M-10 170L60 110 110 96 140 116 180 90 230 112 300 92 340 114 400 100 490 150V180z');
      p.path('f', 'M-10 200L40 140 90 132 130 150 200 158 280 150 350 132 410 140 490 190V210z');
      p.path('b', 'M60 196Q130 160 240 160T420 196Q340 222 240 224T60 196z');
      p.path('c', 'M130 186Q240 168 350 188Q240 180 130 186z');
      p.path('l', 'M-10 270V184Q60 206 130 222T250 238T400 218T490 186V270z');
      p.path('m', 'M-10 270V226Q100 240 220 250T490 226V270z');
      for (const [x, y, s, c] of [
        [300, 66, 1.3, 'w'],
        [390, 100, 0.7, 'y'],
        [210, 44, 0.6, 'e'],
      ] as const) {
        balloon(p, x, y, s, c);
      }
    },
  },
  'PH/baguio': {
    palette: 'nordic',
    subject: 'colour-houses',
    middle: 320,
    sky: { ...sun(360, 66, 26), horizon: 166 },
    draw(p) {
      range(p, 174, 76, 0, 200, 'F', 'f');
      mist(p, 156, 'p');
      hillTown(p, 200, 224, 290, 118, ['e', 'b', 'y', 'w', 'p', 'l'], 't');
      for (const [x, h] of [
        [30, 150],
        [80, 190],
        [140, 140],
        [180, 96],
      ] as const) {
        pineTree(p, x, 262, h, 'm');
      }
      p.path('m', 'M-10 270V240Q120 224 260 236T490 232V270z');
      flowers(p, 246, 'y', 40);
    },
  },
  'PH/boracay': {
    palette: 'lagoon',
    subject: 'sail-beach',
    middle: 230,
    sky: { ...sun(350, 72, 30), horizon: 160 },
    draw(p) {
      islands(p, 158);
      sea(p, 156, 350, 'b', 'c', 226);
      p.path('c', 'M-10 206Q160 196 300 214T490 206V270H-10z');
      p.path('p', 'M-10 270V244Q160 216 300 236T490 226V270z');
      sailBoat(p, 250, 204, 1.3, 'b', 'b');
      sailBoat(p, 340, 182, 0.6, 'b', 'w');
      palm(p, 60, 274, 200, 0.2);
      palm(p, 30, 276, 140, 0.32);
    },
  },
  'PH/cebu': {
    palette: 'monsoon',
    subject: 'waterfall',
    sky: { horizon: 110, ...sun(400, 40, 18) },
    draw(p) {
      waterfall(p, 240, 70, 196, 44, 'l', 'm');
      p.path('m', 'M-10 270V60Q50 60 80 110T130 200L150 270zM490 270V50Q420 70 400 120T350 200L330 270z');
      p.path('b', 'M60 196H420Q400 240 460 270H20Q90 240 60 196z');
      p.path('c', 'M150 210Q240 196 330 210Q320 240 240 244T150 210z');
      for (const [x, y, r] of [
        [100, 240, 24],
        [380, 244, 26],
        [60, 262, 24],
        [430, 266, 24],
      ] as const) {
        p.oval('k', x, y, r, r * 0.54);
      }
      p.path('o', 'M180 250H300L290 262H190z');
      leaves(p, false);
      leaves(p, true);
    },
  },
  'PH/coron': {
    palette: 'lagoon',
    subject: 'karst-sea',
    sky: { horizon: 130, ...sun(110, 50, 22) },
    draw(p) {
      for (const [x, w, h] of [
        [230, 90, 70],
        [310, 70, 54],
      ] as const) {
        karst(p, x, 160, w, h, 'F', 'F');
      }
      sea(p, 156, 230);
      p.path(
        'K',
        'M-10 270V60L20 30 44 60 70 40 96 90 120 80 140 140 160 150 170 190 150 230 160 270zM490 270V40L460 20 440 60 410 50 396 100 370 96 356 150 330 170 326 210 350 240 340 270z',
      );
      p.path(
        'k',
        'M-10 270V110L30 80 50 120 80 110 100 170 90 220 110 270zM490 270V96L450 70 436 120 410 126 400 180 414 230 400 270z',
      );
      p.path('m', 'M20 30L44 60 70 40 80 60 44 76zM460 20L440 60 410 50 420 72 452 70z');
      p.path('c', 'M160 200Q240 186 330 200T330 250Q240 262 160 246T160 200z');
      bangka(p, 244, 232, 1.2);
    },
  },
};
