import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks, hillTown } from '#shared/scene/built/west.ts';
import { burjTower, rockTreasury } from '#shared/scene/forms/world.ts';
import { fort } from '#shared/scene/motifs/monuments.ts';
import { fish, reef, turtle } from '#shared/scene/motifs/shore.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { range } from '#shared/scene/nature/mountains.ts';
import { cypress, palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const arabia: Landmarks = {
  'AE/abu-dhabi': {
    palette: 'lilac',
    subject: 'mosque',
    sky: { sun: [350, 66, 24], horizon: 196 },
    draw(p) {
      for (const x of [84, 396] as const) {
        minaret(p, x, 220, 150, 11, 'p', 'q', 'p');
      }
      p.rect('p', 90, 172, 300, 48);
      p.rect('q', 300, 172, 90, 48);
      arcades(p, 't', 100, 218, 14, 20.5, 12, 22);
      for (const [x, r, y] of [
        [140, 20, 174],
        [340, 20, 174],
        [188, 26, 166],
        [292, 26, 166],
      ] as const) {
        dome(p, x, y, r, 'p', 'q', 10, 1.1);
      }
      p.rect('p', 204, 148, 72, 26);
      p.rect('q', 250, 148, 26, 26);
      dome(p, 240, 150, 42, 'p', 'q', 18, 1.15);
      p.rect('q', 0, 218, 480, 4);
      sea(p, 221, 240);
      p.line('p', 2.2, 'M150 230h30M210 236h60M290 230h40M224 246h32');
    },
  },
  'JO/amman': {
    palette: 'golden',
    subject: 'temple-hill',
    middle: 270,
    sky: { ...sun(112, 78, 32), horizon: 180 },
    draw(p) {
      hillTown(p, 0, 200, 480, 70, ['p', 'k', 'p', 'q', 'e'], 'k');
      p.path('y', 'M-10 270V206Q120 190 260 200T490 212V270z');
      p.at(280, 212, 1, () => {
        for (const k of [-46, 6] as const) {
          p.rect('p', k - 8, -112, 16, 112);
          p.rect('q', k + 2, -112, 6, 112);
          p.rect('p', k - 12, -118, 24, 8);
        }
        p.rect('p', -64, -130, 84, 12);
        p.rect('q', -64, -122, 84, 3);
        p.rect('p', 56, -54, 16, 54);
        p.rect('q', 66, -54, 6, 54);
        p.rect('p', 92, -30, 16, 30);
        p.path('q', 'M-110 0l8-14h20l6 14zM40 0l6-9h14l6 9z');
      });
      for (const [x, y, r] of [
        [60, 250, 12],
        [120, 256, 16],
        [400, 252, 14],
      ] as const) {
        p.oval('Y', x ?? 0, y ?? 0, r ?? 0, (r ?? 0) * 0.5);
      }
      cypress(p, 100, 232, 60);
      cypress(p, 440, 236, 70);
    },
  },
  'JO/aqaba': {
    palette: 'golden',
    subject: 'coral-reef',
    middle: 240,
    sky: { ...sun(370, 44, 22), horizon: 110 },
    draw(p) {
      range(p, 118, 84, 0, 180, 'w', 'o');
      blocks(
        p,
        118,
        [
          [60, 20, 24, 0],
          [84, 18, 30, 0],
          [110, 20, 20, 0],
        ],
        'p',
        'q',
      );
      reef(p, 116);
      fish(p, 260, 180, 1.6, 'w');
      fish(p, 290, 200, 1.4, 'y');
      turtle(p, 140, 196, 0.7);
    },
  },
  'QA/doha': {
    palette: 'dawn',
    subject: 'skyline',
    middle: 260,
    sky: { ...sun(350, 80, 32), horizon: 192 },
    draw(p) {
      skyline(p, 208, 40, 90, 'F');
      blocks(
        p,
        212,
        [
          [130, 30, 130, 2],
          [168, 28, 156, 6],
          [206, 32, 116, 0],
          [244, 26, 142, 2],
          [90, 28, 100, 1],
          [54, 28, 120, 3],
          [276, 28, 96, 0],
        ],
        'l',
        'm',
        'y',
      );
      p.path('l', 'M296 212Q290 140 310 86Q330 140 324 212z');
      p.path('m', 'M310 86Q330 140 324 212H312z');
      sea(p, 210, 350);
      p.at(390, 236, 1.2, () => {
        p.path('o', 'M-56-14Q-30-2 0-2Q34-2 60-20Q54 8 26 10H-28Q-50 6-56-14z');
        p.line('d', 2, 'M-4-2V-64');
        p.path('p', 'M-40-18Q-20-60 30-74Q20-40 30-14Q0-24-40-18z');
      });
      p.at(120, 240, 0.8, () => {
        p.path('o', 'M-56-14Q-30-2 0-2Q34-2 60-20Q54 8 26 10H-28Q-50 6-56-14z');
        p.line('d', 2, 'M-4-2V-50');
      });
      palm(p, 450, 280, 120, -0.06);
    },
  },
  'AE/dubai': {
    palette: 'desert',
    subject: 'skyline',
    sky: { ...sun(340, 92, 40), horizon: 200 },
    draw(p) {
      skyline(p, 220, 34, 100, 'F');
      burjTower(p, 236, 234, 0.98);
      skyline(p, 236, 20, 70, 'f', -10, 180);
      skyline(p, 236, 20, 70, 'f', 290, 490);
      sea(p, 232, 240);
      p.path('y', 'M-10 270Q120 246 250 262T490 252V270z');
      palm(p, 60, 270, 90, 0.1);
      palm(p, 424, 272, 104, -0.1);
    },
  },
  'OM/muscat': {
    palette: 'lagoon',
    subject: 'hill-fortress',
    middle: 300,
    sky: { ...sun(112, 68, 28), horizon: 172 },
    draw(p) {
      p.path('F', 'M-10 186L60 120 110 140 170 90 230 130 300 80 360 120 430 90 490 130V190z');
      p.path('y', 'M230 190Q280 130 330 122H370Q420 150 450 190z');
      p.path('Y', 'M350 122H370Q420 150 450 190H380z');
      fort(p, 340, 130, 0.5, 'e', 'o');
      for (const [x, w, h] of [
        [-10, 56, 44],
        [48, 50, 52],
        [100, 56, 40],
        [158, 50, 50],
        [210, 54, 38],
        [380, 50, 42],
        [432, 60, 50],
      ] as const) {
        p.rect('p', x, 210 - h, w, h);
        p.rect('q', x + w - 10, 210 - h, 10, h);
        arcades(p, 't', x + 7, 204, Math.floor(w / 15), 14, 8, 12);
        p.grid('t', x + 8, 218 - h, Math.floor(w / 15), 1, 14, 1, 7, 10);
      }
      dome(p, 130, 170, 15, 'b', 'n', 8);
      minaret(p, 180, 210, 84, 8, 'p', 'q', 'b');
      p.rect('k', -10, 208, 500, 8);
      sea(p, 214, 112);
      p.at(350, 246, 1, () => {
        p.path('o', 'M-56-14Q-30-2 0-2Q34-2 60-20Q54 8 26 10H-28Q-50 6-56-14z');
        p.line('d', 2, 'M-4-2V-56');
      });
      p.at(120, 250, 0.8, () => {
        p.path('o', 'M-56-14Q-30-2 0-2Q34-2 60-20Q54 8 26 10H-28Q-50 6-56-14z');
        p.path('p', 'M-40-18Q-20-60 30-74Q20-40 30-14Q0-24-40-18z');
      });
    },
  },
  'JO/wadi-musa': {
    palette: 'desert',
    subject: 'desert-cliff-temple',
    sky: { horizon: 60 },
    draw(p) {
      p.rect('e', 0, 0, 480, 270);
      rockTreasury(p, 240, 236, 1.32);
      p.path(
        'w',
        'M-10 0H130L142 60 120 110 150 170 136 236 160 270H-10zM490 0H356L340 70 362 120 334 180 350 240 330 270H490z',
      );
      p.path('o', 'M-10 0H84L100 70 70 130 104 196 96 270H-10zM490 0H400L386 60 408 130 376 200 392 270H490z');
      p.path('d', 'M-10 0H30L44 90 16 160 50 230 46 270H-10zM490 0H450L440 80 462 170 430 240 440 270H490z');
      p.path('Y', 'M120 270Q240 230 360 270z');
      p.at(246, 258, 0.9, () =>
        p.path('d', 'M-12 0l1-12q-4-8 3-12q4-8 8 0q4-8 8 0l4-8q0-5 5-5l4 3-4 3-4 9q0 4-5 6l1 16h-3l-2-14h-8l-2 14z'),
      );
    },
  },
};
