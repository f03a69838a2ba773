import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { lighthouse, skyline } from '#shared/scene/built/things.ts';
import { blocks, gable } from '#shared/scene/built/west.ts';
import { kangaroo } from '#shared/scene/motifs/animals.ts';
import { fish, surf } from '#shared/scene/motifs/shore.ts';
import { chairlift } from '#shared/scene/motifs/snow.ts';
import { fishingBoat, tram } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const australiaEToM: Landmarks = {
  'AU/exmouth': {
    palette: 'desert',
    subject: 'whale-shark',
    middle: 240,
    sky: { ...sun(370, 40, 22), horizon: 100 },
    draw(p) {
      p.path('w', 'M-10 110L60 84 150 88 200 100 490 104V112H-10z');
      lighthouse(p, 130, 90, 0.6);
      p.rect('b', 0, 108, 480, 170);
      p.rect('n', 0, 200, 480, 80);
      p.path('c', 'M-10 108q30-9 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V118H-10z');
      p.at(240, 184, 1.5, () => {
        p.path('d', 'M-90 2Q-84-16-40-20Q10-26 60-8L92-24 88 0 98 20 70 8Q20 26-40 18Q-84 14-90 2z');
        p.path('t', 'M-90 4Q-40 12 60 2L70 8Q20 26-40 18Q-84 14-90 4z');
        p.path('d', 'M-10-22L4-42 12-20zM-30 14L-10 36 0 16z');
        for (const [a, b] of [
          [-60, -8],
          [-44, -2],
          [-28, -10],
          [-12, -4],
          [4, -12],
          [20, -4],
          [36, -8],
          [50, 0],
          [-52, 4],
          [-20, 4],
          [12, 4],
        ] as const) {
          p.circ('p', a, b, 2.2);
        }
      });
      fish(p, 110, 150, 0.8, 'y');
      fish(p, 130, 140, 0.7, 'y');
      fish(p, 400, 240, 0.8, 'y');
    },
  },
  'AU/gold-coast': {
    palette: 'lagoon',
    subject: 'surf-wave',
    middle: 320,
    sky: { ...sun(112, 70, 28), horizon: 170 },
    draw(p) {
      sea(p, 168, 112);
      blocks(
        p,
        206,
        [
          [250, 24, 90, 0],
          [280, 22, 120, 2],
          [310, 26, 100, 1],
          [342, 22, 156, 3],
          [374, 26, 112, 0],
          [406, 22, 134, 2],
          [438, 26, 94, 0],
          [464, 22, 116, 1],
        ],
        'l',
        'm',
        'p',
      );
      p.path('e', 'M490 270V204H240Q200 214 170 240L140 270z');
      p.path('p', 'M240 204Q200 214 170 240L140 270H156Q200 222 260 214z');
      surf(p, 90, 226, 0.8);
      for (const [x, s] of [
        [300, 1],
        [380, 1],
      ] as const) {
        p.at(x, 244, s, () => {
          p.line('d', 1.6, 'M-14 0V-30M14 0V-30');
          p.path('w', 'M-14-30H0V-20H-14z');
          p.path('y', 'M0-30H14V-20H0z');
        });
      }
      p.at(430, 250, 0.9, () => {
        p.path('w', 'M-14-18H14V-2H-14z');
        p.path('y', 'M-18-18L0-34L18-18z');
        p.line('d', 2, 'M-10-2L-14 12M10-2L14 12');
      });
    },
  },
  'AU/hobart': {
    palette: 'nordic',
    subject: 'harbour-warehouses',
    middle: 270,
    sky: { ...sun(112, 70, 26), clouds: 1, horizon: 176 },
    draw(p) {
      p.path('f', 'M-10 200Q90 150 170 100L220 84H330L380 100Q430 150 490 176V204z');
      p.path('i', 'M182 96L220 84H330L370 98 340 100 320 92 296 102 270 92 244 102 220 94 200 102z');
      let d = '';
      for (let i = 0; i < 12; i++) {
        d += `M${206 + i * 13} 104v${16 + (i % 3) * 8}`;
      }
      p.line('l', 4, d, false);
      trees(p, 202, 14, 'l');
      for (const [x, w, h, c] of [
        [-10, 66, 50, 'e'],
        [58, 60, 58, 'y'],
        [120, 64, 48, 'k'],
        [186, 60, 56, 'e'],
        [248, 64, 50, 'y'],
        [314, 60, 58, 'e'],
        [376, 64, 48, 'k'],
        [442, 60, 56, 'y'],
      ] as const) {
        gable(p, x, 220, w - 2, h - 14, c, 'w', 'o', 0.3);
        p.grid('t', x + 10, 234 - h, 3, 2, 17, 20, 8, 12);
      }
      p.rect('K', 0, 218, 480, 7);
      sea(p, 224, 112);
      sailBoat(p, 130, 252, 1);
      fishingBoat(p, 310, 252, 0.9);
      sailBoat(p, 420, 256, 0.7);
    },
  },
  'AU/jindabyne': {
    palette: 'winter',
    subject: 'snow-gums',
    middle: 210,
    sky: { ...sun(112, 66, 26), horizon: 180 },
    draw(p) {
      hills(p, 'F', 186, 60, 2, 0.2);
      p.path('i', 'M-10 200Q120 110 240 120T490 160V206z');
      p.path('I', 'M240 120Q360 126 490 160V206H300Q330 150 240 120z');
      chairlift(p, 210, 206, 420, 120, 4);
      p.path('i', 'M-10 270V204Q120 192 260 206T490 198V270z');
      p.line(
        'q',
        7,
        'M90 262Q96 210 84 170M86 200Q60 180 50 150M88 190Q110 160 130 150M370 268Q380 220 400 190M384 226Q360 200 350 180',
      );
      p.line('w', 2, 'M88 250Q92 220 86 190M374 254Q380 226 392 206');
      for (const [x, y, r] of [
        [46, 146, 26],
        [86, 156, 28],
        [132, 146, 24],
        [110, 126, 22],
        [350, 174, 22],
        [402, 180, 26],
        [376, 160, 20],
      ] as const) {
        p.oval('m', x, y, r, r * 0.6);
      }
      kangaroo(p, 250, 250, 0.8);
    },
  },
  'AU/melbourne': {
    palette: 'lilac',
    subject: 'tram-steep-street',
    middle: 190,
    sky: { ...sun(350, 80, 32), horizon: 190 },
    draw(p) {
      skyline(p, 206, 30, 80, 'F');
      blocks(
        p,
        210,
        [
          [380, 30, 150, 0],
          [416, 28, 120, 5],
          [450, 30, 134, 3],
          [348, 26, 98, 2],
        ],
        'f',
        'l',
        'y',
      );
      p.at(180, 222, 1.1, () => {
        p.rect('y', -110, -50, 230, 50);
        p.rect('Y', 80, -50, 40, 50);
        arcades(p, 'o', -100, -2, 11, 20, 13, 20);
        p.rect('y', -116, -54, 242, 6);
        p.path('o', 'M-40 0V-40Q-10-72 20-40V0z');
        p.path('y', 'M-34 0V-38Q-10-64 14-38V0z');
        p.path('d', 'M-26-26Q-10-50 6-26z');
        p.rect('y', -30, -86, 40, 34);
        p.rect('Y', -4, -86, 14, 34);
        p.path('f', 'M-40-84Q-36-106-10-106T20-84z');
        p.path('l', 'M-10-106Q16-106 20-84H-2z');
        p.rect('y', -15, -116, 10, 10);
        p.circ('p', -10, -68, 9);
        p.line('d', 1.6, 'M-10-68V-74M-10-68H-5');
        // The clock tower at the end of the front.
        p.rect('y', 92, -92, 28, 44);
        p.rect('Y', 108, -92, 12, 44);
        p.path('l', 'M88-92L106-112 124-92z');
        p.circ('p', 104, -76, 7);
      });
      ground(p, 'k', 220);
      p.line('t', 2, 'M-10 254H490M-10 262H490', false);
      tram(p, 330, 258, 1, 'l', 'm');
    },
  },
};
