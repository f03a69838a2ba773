import type { Landmarks } from '#shared/scene/landmark.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { steam } from '#shared/scene/motifs/land.ts';
import { dolphin, parasols, surf } from '#shared/scene/motifs/shore.ts';
import { yacht } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const pacificPToT: Landmarks = {
  'PF/papeete': {
    palette: 'golden',
    subject: 'mountain-over-sea',
    middle: 220,
    sky: { ...sun(350, 76, 30), horizon: 172 },
    draw(p) {
      p.path('F', 'M-10 180L60 120 90 130 130 76 150 96 176 60 200 100 240 90 300 150 360 180z');
      p.path('f', 'M176 60L200 100 240 90 300 150 360 180H220Q220 110 176 60zM130 76L150 96 140 180H90z');
      sea(p, 176, 350);
      surf(p, 330, 216, 1.1, true);
      p.at(120, 234, 1.1, () => {
        p.path('d', 'M-60-14Q-40-2 0-2Q40-2 60-14Q50 8 20 8H-20Q-50 8-60-14z');
        p.line('d', 2, 'M-20 0L-30 18M24 0L16 18M-50 18H36');
        for (const k of [-24, 0, 24] as const) {
          p.path('w', `M${k - 5} -4v-14q5-6 10 0v14z`);
          p.circ('d', k, -23, 4.4);
        }
      });
      leaves(p, false);
    },
  },
  'PF/rangiroa': {
    palette: 'lagoon',
    subject: 'atoll',
    sky: { clouds: 3, cloudY: 46, horizon: 110 },
    draw(p) {
      p.rect('n', 0, 104, 480, 170);
      p.path('p', 'M40 160Q60 120 240 114T450 156Q460 220 250 236T40 160z');
      p.path('b', 'M62 160Q90 128 240 124T428 158Q430 210 250 222T62 160z');
      p.path('c', 'M110 166Q160 140 250 140T380 168Q370 202 250 206T110 166z');
      for (const [x, y] of [
        [70, 150],
        [110, 132],
        [170, 124],
        [240, 120],
        [310, 122],
        [370, 132],
        [420, 150],
        [430, 184],
        [60, 180],
      ] as const) {
        p.oval('m', x, y, 17, 5);
      }
      p.path('b', 'M196 224H226L214 248H200z');
      dolphin(p, 150, 254, 0.8);
      dolphin(p, 330, 250, 0.9, true);
    },
  },
  'CK/rarotonga': {
    palette: 'dawn',
    subject: 'mountain-over-sea',
    middle: 300,
    sky: { ...sun(110, 76, 30), horizon: 170 },
    draw(p) {
      p.path('f', 'M140 182L200 120 226 130 256 64 272 84 286 72 310 124 340 112 400 160 450 182z');
      p.path('l', 'M286 72L310 124 340 112 400 160 450 182H320Q320 130 270 82zM226 130L256 64 262 120 240 182H200z');
      trees(p, 188, 13, 'm');
      sea(p, 186, 110);
      p.path('p', 'M490 270V226Q400 214 320 240L280 270z');
      church(p, 380, 232, 0.7, 'p', 'q', 'w', 20);
      palm(p, 450, 256, 120, -0.04);
      p.at(130, 234, 1, () => {
        p.path('w', 'M-50-10Q0 4 50-10L36 8H-36z');
        p.line('d', 2, 'M-16 2L-24 18M20 2L14 18M-44 18H30');
        p.path('p', 'M0-6L-4-70Q40-40 34-8z');
      });
    },
  },
  'MP/saipan': {
    palette: 'lagoon',
    subject: 'palm-islet',
    sky: { ...sun(110, 66, 28), horizon: 166 },
    draw(p) {
      hills(p, 'F', 166, 50, 2, 0.4);
      sea(p, 164, 110, 'n', 'b', 190);
      p.rect('b', 0, 186, 480, 90);
      p.path('c', 'M90 226Q180 186 300 196T420 226Q360 256 250 256T90 226z');
      p.path('p', 'M150 222Q220 196 300 202T370 224Q320 240 250 240T150 222z');
      p.path('m', 'M180 216Q200 188 250 190T346 218Q300 226 250 226T180 216z');
      for (const [x, h] of [
        [210, 50],
        [240, 66],
        [276, 58],
        [310, 46],
      ] as const) {
        palm(p, x, 214, h, 0.03, 'd', 0.6);
      }
      parasols(p, 232, [196, 330], 0.5);
      yacht(p, 410, 210, 0.7);
      leaves(p, false);
    },
  },
  'FJ/savusavu': {
    palette: 'monsoon',
    subject: 'steaming-springs',
    middle: 240,
    sky: { ...sun(110, 64, 26), horizon: 172 },
    draw(p) {
      range(p, 180, 84, 0, 300, 'F', 'f');
      hills(p, 'l', 188, 20, 3, 0.5);
      sea(p, 182, 110);
      for (const [x, y] of [
        [330, 214],
        [380, 222],
        [430, 212],
      ] as const) {
        steam(p, x, y, 0.8, 'p');
      }
      p.path('k', 'M490 270V206Q400 208 340 226T250 270z');
      p.oval('c', 390, 232, 36, 8);
      sailBoat(p, 120, 230, 1.3);
      sailBoat(p, 220, 208, 0.6);
      leaves(p, false);
    },
  },
  'GU/tumon': {
    palette: 'sunset',
    subject: 'sea-cliff',
    middle: 320,
    sky: { ...sun(150, 122, 50), horizon: 176 },
    draw(p) {
      sea(p, 172, 150);
      p.path('k', 'M490 270V96L404 94 372 104 356 132 350 158 330 176 322 206 298 232 288 270z');
      p.path(
        'K',
        'M490 270V110L438 116 424 150 436 190 410 224 404 270zM404 94L372 104 356 132 350 158 366 150 380 122z',
      );
      p.line('K', 2.4, 'M372 140L364 196 342 240M398 124L392 180 372 226 368 258M352 174L338 208');
      p.path('m', 'M490 120V72Q460 62 436 70Q410 66 394 82Q372 86 368 106Q386 104 402 110Q430 120 490 120z');
      p.path('l', 'M490 92V72Q460 62 436 70Q410 66 394 82Q380 84 374 92Q420 82 490 92z');
      p.path('m', 'M288 270Q296 244 316 240Q336 246 350 270z');
      p.line('p', 3, 'M266 262h34M280 248h22');
      blocks(
        p,
        186,
        [
          [40, 26, 50, 0],
          [74, 24, 66, 0],
          [108, 28, 44, 0],
          [6, 28, 40, 0],
        ],
        'f',
        'l',
        'y',
      );
      p.path('e', 'M-10 270V224Q80 210 170 238L220 270z');
      palm(p, 40, 268, 130, 0.1);
      parasols(p, 250, [110, 160], 0.8);
    },
  },
};
