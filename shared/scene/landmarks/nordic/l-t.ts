import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks, chalet, gable, spire } from '#shared/scene/built/west.ts';
import { reindeer } from '#shared/scene/motifs/animals.ts';
import { fells, rimeTrees } from '#shared/scene/motifs/snow.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const nordicLToT: Landmarks = {
  'FI/levi': {
    palette: 'lilac',
    subject: 'glass-igloos',
    sky: { ...sun(240, 120, 44), horizon: 190 },
    draw(p) {
      fells(p, 206, 70);
      p.path('i', 'M-10 270V206Q120 190 250 208T490 200V270z');
      for (const [x, y, s] of [
        [90, 236, 0.9],
        [180, 244, 1.1],
        [300, 240, 1],
        [400, 246, 1.2],
      ] as const) {
        p.at(x, y, s, () => {
          p.path('c', 'M-36 0Q-36-36 0-38Q36-36 36 0z');
          p.path('q', 'M4-38Q36-36 36 0H12Q24-20 4-38z');
          p.line('p', 1.4, 'M-36 0Q-18-36 0-38Q18-36 36 0M-30-20H30');
          p.path('y', 'M-8 0V-12Q0-20 8-12V0z');
        });
      }
      rimeTrees(p, 232, [
        [40, 60],
        [136, 48],
        [240, 56],
        [350, 50],
        [450, 64],
      ]);
      rimeTrees(p, 280, [
        [20, 90],
        [460, 84],
      ]);
    },
  },
  'NO/oslo': {
    palette: 'dawn',
    subject: 'concert-hall-water',
    middle: 250,
    sky: { ...sun(110, 80, 30), horizon: 184 },
    draw(p) {
      hills(p, 'F', 186, 44, 3, 0.6);
      blocks(
        p,
        204,
        [
          [360, 16, 70, 0],
          [380, 14, 86, 0],
          [400, 18, 64, 0],
          [422, 14, 92, 1],
          [442, 18, 70, 0],
        ],
        'f',
        'l',
        'p',
      );
      sea(p, 202, 110);
      p.path('p', 'M70 244L250 132 330 150 350 244z');
      p.path('q', 'M250 132L330 150 350 244H300z');
      p.path('p', 'M200 244L276 116H330L344 160 350 244z');
      p.path('c', 'M232 226L286 132H326L338 226z');
      p.line('p', 2, 'M254 226V188M276 226V150M298 226V132M320 226V132M240 206H336M252 186H334M264 166H330');
      p.path('q', 'M60 244H360L350 252H76z');
      for (const [x, y] of [
        [150, 214],
        [180, 204],
        [210, 182],
      ] as const) {
        p.circ('d', x, y - 14, 2.6);
        p.rect('d', x - 2, y - 12, 4, 10);
      }
      sailBoat(p, 410, 244, 0.8);
    },
  },
  'IS/reykjavik': {
    palette: 'alpine',
    subject: 'stepped-church',
    sky: { ...sun(104, 72, 28), horizon: 190 },
    draw(p) {
      range(p, 192, 70, 0.6, 210, 'F', 'f');
      p.path('l', 'M-10 270V222Q120 196 240 194T490 222V270z');
      p.at(240, 212, 1.12, () => {
        p.sym(
          'p',
          'q',
          '0 -172 L3 -172 L9 -148 L12 -148 L12 -122 L18 -118 L18 -96 L25 -92 L25 -72 L34 -66 L34 -50 L45 -42 L45 -28 L58 -20 L58 -8 L72 -2 L72 6',
        );
        p.line('K', 2, 'M-12-120V4M12-120V4M-25-70V4M25-70V4M-45-28V4M45-28V4');
        p.path('t', 'M-4-120v-18q4-7 8 0v18zM-4-84v-22q4-7 8 0v22zM-9 6v-34q9-14 18 0V6z');
      });
      for (let i = 0; i < 9; i++) {
        if (i === 4) continue;
        gable(
          p,
          -18 + i * 57,
          250,
          52,
          20 + (i % 3) * 7,
          cycle(['p', 'w', 'e', 'b', 'y'], i % 5),
          cycle(['w', 't', 'l', 'o'], i % 4),
          'd',
          0.44,
        );
        p.grid('d', -8 + i * 57, 236, 2, 1, 17, 1, 9, 10);
      }
      p.rect('m', 0, 248, 480, 30);
      p.path('k', 'M206 270L230 218H250L274 270z');
    },
  },
  'FI/rovaniemi': {
    palette: 'night',
    subject: 'northern-lights',
    middle: 220,
    sky: { stars: 40, aurora: true, horizon: 190 },
    draw(p) {
      hills(p, 'l', 200, 36, 3, 0.3);
      conifers(p, 214, 40, 'd', -10, 490, 0.6, 0.1);
      p.path('I', 'M-10 270V212Q120 196 260 214T490 206V270z');
      p.path('i', 'M-10 270V236Q120 220 260 238T490 230V270z');
      reindeer(p, 300, 236, 1);
      reindeer(p, 220, 240, 1.06);
      p.line('w', 1.6, 'M262 220L150 226M186 222L150 228');
      p.at(126, 244, 1, () => {
        p.line('w', 3, 'M-50 4H34Q46 4 46-10');
        p.path('w', 'M-44-4V-22Q-46-36-34-34L-28-14H18L30-26Q34-14 26-4z');
        p.path('y', 'M-14-14V-28Q-8-36 0-32L4-14z');
        p.circ('p', -5, -38, 5);
      });
      conifers(p, 284, 70, 'd', 420, 490);
    },
  },
  'SE/stockholm': {
    palette: 'nordic',
    subject: 'city-hall-water',
    middle: 260,
    sky: { ...sun(112, 82, 30), clouds: 2, horizon: 190 },
    draw(p) {
      skyline(p, 206, 10, 30, 'F');
      p.at(92, 214, 1, () => {
        p.rect('w', -50, -52, 110, 52);
        p.rect('o', 24, -52, 36, 52);
        p.grid('d', -40, -42, 8, 1, 12, 1, 5, 22);
        p.rect('w', -62, -120, 34, 120);
        p.rect('o', -42, -120, 14, 120);
        p.path('l', 'M-62-120L-56-134H-34L-28-120z');
        p.rect('w', -54, -146, 18, 14);
        p.path('l', 'M-56-146L-45-158L-34-146z');
        p.path('y', 'M-48-158h6v-8h-6z');
      });
      spire(p, 300, 214, 20, 150, 'k', 'K', 't');
      spire(p, 390, 214, 24, 120, 'e', 'o', 'l');
      for (const [x, w, h, c] of [
        [196, 40, 58, 'y'],
        [238, 40, 66, 'e'],
        [280, 40, 56, 'w'],
        [322, 40, 68, 'y'],
        [364, 40, 58, 'o'],
        [406, 40, 66, 'e'],
        [448, 44, 56, 'y'],
      ] as const) {
        p.rect(c, x, 216 - h, w, h);
        p.grid(c === 'w' || c === 'o' ? 'p' : 't', x + 7, 224 - h, 3, 3, 11, 17, 6, 10);
        p.path('t', `M${x - 1} ${217 - h}L${x + 8} ${204 - h}H${x + w - 8}L${x + w + 1} ${217 - h}z`);
      }
      p.rect('K', 0, 214, 480, 8);
      sea(p, 220, 112);
      ferryBoat(p, 330, 248, 0.8);
      sailBoat(p, 180, 254, 0.8);
    },
  },
  'NO/svolvaer': {
    palette: 'winter',
    subject: 'stilt-houses',
    middle: 330,
    sky: { horizon: 176, ...sun(360, 64, 24) },
    draw(p) {
      p.path('F', 'M-10 190L50 110 90 130 140 70 190 130 240 90 490 170V196z');
      p.path('f', 'M180 196L230 130 262 110 290 40 304 30 330 80 350 72 390 130 430 110 490 180V196z');
      p.path('i', 'M248 118L262 110 290 40 304 30 330 80 350 72 384 122 362 116 344 134 322 100 300 126 280 104z');
      p.path('l', 'M304 30L330 80 350 72 390 130 430 110 490 180V196H380Q370 110 304 30z');
      sea(p, 194, 120);
      p.path('t', 'M490 244V220Q400 214 330 226T180 240L150 250H490z');
      for (const [x, y, s] of [
        [210, 232, 0.9],
        [270, 228, 1],
        [336, 224, 0.96],
        [400, 222, 1.1],
        [458, 226, 1],
      ] as const) {
        p.at(x, y, s, () => {
          p.line('d', 2.4, 'M-22 0v14M0 0v16M22 0v14');
          gable(p, -26, 0, 52, 28, 'w', 'p', 'q', 0.46);
          p.grid('p', -16, -22, 3, 1, 12, 1, 7, 10);
        });
      }
      fishingBoat(p, 90, 240, 1.1);
    },
  },
  'NO/tromso': {
    palette: 'night',
    subject: 'northern-lights',
    sky: { stars: 36, aurora: true, horizon: 196 },
    draw(p) {
      range(p, 204, 104, 0.7, 230, 'l', 'b');
      sea(p, 202, 240, 'b', 'l');
      p.path('i', 'M-10 270V236Q120 222 250 232T490 230V270z');
      p.at(250, 238, 1, () => {
        p.path('i', 'M-50 0L-4-84H6L52 0z');
        p.path('I', 'M0-84H6L52 0H14z');
        p.path('y', 'M-34 0L-2-62 12 0z');
        p.line('o', 1.4, 'M-12-30V0M-2-60V0M-22-14V0');
      });
      chalet(p, 90, 240, 0.8);
      chalet(p, 400, 242, 0.9);
      conifers(p, 276, 50, 'd', -10, 60);
      conifers(p, 276, 50, 'd', 440, 490);
    },
  },
};
