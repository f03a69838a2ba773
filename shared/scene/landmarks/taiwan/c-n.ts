import type { Landmarks } from '#shared/scene/landmark.ts';
import { pagoda } from '#shared/scene/built/asia.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { pavilion, towerPagoda } from '#shared/scene/motifs/asia.ts';
import { bigTree, lotus, pineTree } from '#shared/scene/motifs/land.ts';
import { surf } from '#shared/scene/motifs/shore.ts';
import { rowboat, steamTrain } from '#shared/scene/motifs/vehicles.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const taiwanCToN: Landmarks = {
  'TW/chiayi': {
    palette: 'lilac',
    subject: 'sea-of-clouds',
    middle: 230,
    sky: { ...sun(330, 92, 36), horizon: 170 },
    draw(p) {
      range(p, 180, 90, 0, 200, 'F', 'f');
      for (const [y, c] of [
        [164, 'p'],
        [184, 'e'],
        [204, 'p'],
      ] as const) {
        p.line(c, 20, `M-10 ${y}h120M80 ${y - 8}h120M180 ${y + 2}h140M300 ${y - 6}h110M390 ${y}h100`);
      }
      p.path('l', 'M-10 270V214Q120 210 260 226T490 214V270z');
      p.line('d', 3, 'M-10 240H490');
      steamTrain(p, 170, 240, 1.1, true);
      for (const x of [30, 66, 350, 396, 440] as const) {
        pineTree(p, x, 262, 118 + (x % 5) * 12, 'd');
      }
    },
  },
  'TW/hualien': {
    palette: 'jade',
    subject: 'gorge',
    sky: { horizon: 120, ...sun(250, 70, 26) },
    draw(p) {
      p.path('F', 'M180 0H320L300 200H200z');
      p.rect('g', 206, 0, 96, 130);
      p.circ('u', 254, 66, 24);
      p.path(
        'f',
        'M-10 0H190L206 50 190 90 214 140 196 200 206 270H-10zM490 0H320L300 60 316 110 292 160 308 210 300 270H490z',
      );
      p.path('l', 'M-10 0H110L140 60 116 120 150 180 130 270H-10zM490 0H400L376 70 396 140 366 200 380 270H490z');
      p.path('m', 'M-10 0H50L70 70 40 140 70 210 60 270H-10zM490 0H446L430 80 448 160 424 220 432 270H490z');
      p.path('b', 'M206 270Q220 230 240 196H262Q272 236 306 270z');
      p.line('p', 3, 'M236 216L228 252M258 214L272 256M246 232V262');
      p.path('w', 'M120 176Q250 150 380 172V180Q250 160 120 186z');
      p.line(
        'w',
        2,
        'M120 162Q250 136 380 158M150 182V156M190 174V150M230 170V146M270 170V146M310 172V150M350 176V154',
      );
      pavilion(p, 404, 180, 0.62);
    },
  },
  'TW/kaohsiung': {
    palette: 'sunset',
    subject: 'twin-pagodas',
    sky: { ...sun(240, 118, 46), horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 30, 3, 0.5);
      skyline(p, 204, 20, 60, 'f');
      for (const x of [150, 330] as const) {
        pagoda(p, x, 222, 84, 6, 23, { wall: 'y', shade: 'Y', roof: 'w', lift: 6, spire: 18, shrink: 0.07 });
      }
      p.rect('w', 176, 206, 128, 4);
      p.line('w', 2, 'M186 206V222M210 206V222M240 206V222M270 206V222M294 206V222');
      p.rect('K', 110, 220, 260, 6);
      sea(p, 222, 240);
      p.path('o', 'M116 228H184L170 262H130zM296 228H364L350 262H310z');
      for (const [x, y, s] of [
        [60, 250, 0.9],
        [240, 256, 0.8],
        [424, 246, 1],
      ] as const) {
        lotus(p, x, y, s);
      }
    },
  },
  'TW/kenting': {
    palette: 'lagoon',
    subject: 'lighthouse-cape',
    middle: 330,
    sky: { ...sun(110, 72, 28), clouds: 1, horizon: 168 },
    draw(p) {
      p.path('f', 'M-10 172Q40 130 76 116L90 92 102 120Q150 150 190 172z');
      sea(p, 166, 110);
      p.path('l', 'M490 270V168Q400 160 330 196T200 250L190 270z');
      p.path('e', 'M150 270Q250 240 350 252T490 240V270z');
      p.at(378, 186, 1.25, () => {
        p.path('p', 'M-12 0L-10-62H10L12 0z');
        p.path('q', 'M2-62H10L12 0H3z');
        p.rect('d', -13, -66, 26, 4);
        p.rect('y', -7, -78, 14, 12);
        p.path('d', 'M-9-78Q0-92 9-78z');
        p.rect('p', -40, -20, 80, 20);
        p.rect('q', 12, -20, 28, 20);
      });
      palm(p, 440, 256, 80, -0.1);
      surf(p, 110, 220, 0.5);
    },
  },
  'TW/nantou': {
    palette: 'monsoon',
    subject: 'lake-with-pagoda',
    middle: 290,
    sky: { ...sun(110, 70, 28), horizon: 172 },
    draw(p) {
      range(p, 182, 108, 0, 280, 'F', 'f');
      mist(p, 160);
      hills(p, 'l', 186, 34, 2, 0.2);
      towerPagoda(p, 350, 158, 92, 8, 30, 'e', 'o', 'o');
      sea(p, 184, 110);
      p.path('m', 'M180 210Q220 200 262 210Q220 216 180 210z');
      bigTree(p, 220, 208, 0.36);
      rowboat(p, 130, 236, 0.9);
      p.path('o', 'M300 270L340 228H360L350 270z');
      leaves(p, true);
    },
  },
};
