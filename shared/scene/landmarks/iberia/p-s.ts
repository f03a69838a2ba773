import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { house, houses } from '#shared/scene/built/west.ts';
import { cow } from '#shared/scene/motifs/animals.ts';
import { castleTop, columnStatue } from '#shared/scene/motifs/monuments.ts';
import { parasols } from '#shared/scene/motifs/shore.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { range } from '#shared/scene/nature/mountains.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const iberiaPToS: Landmarks = {
  'ES/palma': {
    palette: 'golden',
    subject: 'sea-cathedral',
    middle: 260,
    sky: { ...sun(112, 78, 30), horizon: 184 },
    draw(p) {
      range(p, 190, 66, 0, 140, 'F', 'f');
      p.rect('y', -10, 190, 500, 34);
      p.rect('Y', -10, 212, 500, 12);
      p.at(260, 194, 1.1, () => {
        p.rect('e', -120, -64, 230, 64);
        p.rect('o', 60, -64, 50, 64);
        for (let i = 0; i < 12; i++) {
          const x = -116 + i * 20;
          p.rect('e', x, -82, 8, 82);
          p.path('e', `M${x} -82L${x + 4} -98L${x + 8} -82z`);
          p.rect('o', x + 5, -82, 3, 82);
        }
        p.rect('e', -20, -84, 70, 22);
        p.path('e', 'M-20-84L16-100L50-84z');
        p.rect('e', 104, -118, 26, 118);
        p.rect('o', 120, -118, 10, 118);
      });
      sea(p, 224, 112);
      p.path('o', 'M130 226H390L370 246H160z');
      for (const [x, h] of [
        [30, 70],
        [70, 80],
        [430, 76],
        [462, 66],
      ] as const) {
        palm(p, x, 226, h, 0.03, 'd', 0.8);
      }
      sailBoat(p, 90, 254, 0.8);
    },
  },
  'PT/ponta-delgada': {
    palette: 'alpine',
    subject: 'crater-lake',
    sky: { ...sun(360, 54, 24), clouds: 2, horizon: 140 },
    draw(p) {
      p.path('F', 'M-10 160Q60 110 130 124T270 110T400 124T490 110V170z');
      p.path('l', 'M-10 196Q60 140 150 150T300 140T420 150T490 140V200z');
      p.path('m', 'M-10 270V190H490V270z');
      p.path('b', 'M20 206Q60 170 160 172T250 206Q200 234 130 234T20 206z');
      p.path('n', 'M262 212Q280 184 350 180T460 200Q450 226 380 232T262 212z');
      p.path('c', 'M50 198Q110 178 200 186Q110 188 50 198zM296 200Q340 188 410 194Q340 196 296 200z');
      p.rect('k', 248, 196, 8, 36);
      p.path('l', 'M-10 270V226Q40 240 130 248T260 240T400 246T490 222V270z');
      for (const [x, y, r] of [
        [30, 256, 13],
        [56, 262, 15],
        [90, 260, 12],
        [390, 258, 13],
        [420, 262, 16],
        [456, 256, 14],
      ] as const) {
        p.circ('b', x, y, r);
        p.circ('c', x - 4, y - 4, r * 0.4);
      }
      cow(p, 240, 260, 0.7);
    },
  },
  'PT/porto': {
    palette: 'golden',
    subject: 'iron-arch-bridge',
    middle: 220,
    sky: { ...sun(120, 76, 30), horizon: 176 },
    draw(p) {
      p.path('f', 'M280 270V140Q380 110 490 120V270z');
      for (let i = 0; i < 12; i++) {
        const x = 300 + (i % 4) * 48,
          y = 160 + Math.floor(i / 4) * 26;
        house(p, x + (Math.floor(i / 4) % 2) * 20, y + 10, 46, 26, i % 2 ? 'p' : 'e', 'w');
      }
      p.line('t', 5, 'M-10 104H490');
      p.line('t', 7, 'M40 214Q200 10 372 214');
      p.line('t', 3, 'M70 214Q206 54 342 214');
      let d = '';
      for (let x = 60; x < 360; x += 22) {
        const y = 214 - 102 * (1 - ((x - 206) / 166) ** 2);
        d += `M${x} 104V${Math.max(106, y)}`;
      }
      p.line('t', 1.4, d);
      sea(p, 208, 120);
      p.at(170, 246, 1, () => {
        p.path('d', 'M-64-14Q-50 0-30 0H30Q52-2 66-16Q58 8 36 10H-34Q-56 6-64-14z');
        for (const x of [-26, -8, 10, 28] as const) {
          p.oval('w', x, -4, 8, 6);
        }
        p.path('p', 'M-4-12V-74Q28-60 34-20z');
        p.line('d', 1.6, 'M-5-6V-78');
      });
    },
  },
  'ES/san-sebastian': {
    palette: 'lilac',
    subject: 'shell-bay',
    middle: 240,
    sky: { ...sun(240, 96, 38), horizon: 172 },
    draw(p) {
      p.path('f', 'M-10 186Q30 120 80 116T170 180zM490 186Q440 110 390 112T310 180z');
      p.path('F', 'M200 176Q240 150 280 176z');
      columnStatue(p, 400, 116, 46);
      castleTop(p);
      sea(p, 174, 240);
      p.path('c', 'M40 204Q240 170 440 204T490 260H-10T40 204z');
      p.path('p', 'M-10 236Q60 232 120 244T250 252T400 242T490 232V270H-10z');
      houses(p, 204, [
        [380, 34, 26, 'p'],
        [416, 34, 32, 'e'],
        [452, 34, 26, 'p'],
        [-6, 34, 28, 'e'],
        [30, 34, 24, 'p'],
      ]);
      parasols(p, 258, [90, 150, 330, 390], 0.8);
      sailBoat(p, 210, 212, 0.5);
      sailBoat(p, 300, 204, 0.4);
    },
  },
  'ES/seville': {
    palette: 'sunset',
    subject: 'bell-tower',
    middle: 290,
    sky: { ...sun(114, 100, 42), horizon: 192 },
    draw(p) {
      skyline(p, 206, 12, 34, 'F');
      p.rect('e', 90, 166, 190, 56);
      for (const x of [110, 140, 170, 200, 230, 260] as const) {
        p.path('e', `M${x - 4} 168V150L${x} 138L${x + 4} 150V168z`);
      }
      arcades(p, 'o', 100, 220, 8, 22, 13, 26);
      p.rect('y', 288, 84, 48, 138);
      p.rect('Y', 318, 84, 18, 138);
      p.grid('o', 296, 98, 3, 4, 13, 30, 7, 16);
      p.rect('y', 284, 80, 56, 7);
      p.rect('y', 296, 54, 32, 28);
      p.rect('Y', 316, 54, 12, 28);
      arcades(p, 'o', 299, 80, 3, 10, 6, 14);
      p.rect('y', 303, 34, 18, 22);
      dome(p, 312, 36, 9, 'y', 'Y', 12);
      ground(p, 'k', 220);
      for (const x of [40, 90, 400, 446] as const) {
        p.line('d', 4, `M${x} 250V222`);
        p.circ('m', x, 210, 18);
        for (const [a, b] of [
          [-6, -4],
          [6, 4],
          [2, -10],
          [-8, 8],
        ] as const) {
          p.circ('y', x + a, 210 + b, 3);
        }
      }
      p.at(240, 262, 1, () => {
        p.path('d', 'M-30 0V-22Q-34-36-20-38H10Q16-40 22-52L30-56 34-48 32-40Q28-30 24-24L22 0H18L16-20H-18L-22 0z');
        p.path('w', 'M-66-4V-24H-36L-30-4z');
        p.circ('d', -52, -2, 9);
      });
    },
  },
};
