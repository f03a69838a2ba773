import type { Landmarks } from '#shared/scene/landmark.ts';
import { chalet, gable, house, houses, spire } from '#shared/scene/built/west.ts';
import { cow } from '#shared/scene/motifs/animals.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { clockTower } from '#shared/scene/motifs/monuments.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const alpsBToI: Landmarks = {
  'CH/bern': {
    palette: 'jade',
    subject: 'river-houses-ridge',
    middle: 230,
    sky: { ...sun(356, 70, 28), horizon: 176 },
    draw(p) {
      range(p, 178, 60, 0.8, 150, 'F', 'f');
      p.path('l', 'M-10 270V190Q120 172 240 176T490 190V270z');
      for (let j = 0; j < 2; j++) {
        for (let i = 0; i < 9; i++) {
          const x = 20 + i * 48 + j * 18,
            y = 190 + j * 22;
          house(p, x, y, 48, 26, i % 2 ? 'k' : 'e', 'w');
          p.grid('t', x + 8, y - 18, 3, 1, 12, 1, 6, 9);
        }
      }
      p.at(236, 196, 1, () => {
        p.rect('k', -18, -110, 36, 110);
        p.rect('K', 4, -110, 14, 110);
        p.path('l', 'M-18-110L-6-140-2-164H2L6-140 18-110z');
        p.grid('d', -10, -96, 2, 3, 12, 28, 6, 18);
        for (const k of [-18, 18] as const) {
          p.path('k', `M${k - 3} -110L${k} -126L${k + 3} -110z`);
        }
      });
      p.path('b', 'M-10 226Q90 210 200 232T400 240L490 220V258Q360 276 230 262T-10 262z');
      p.path('m', 'M-10 270V256Q120 250 250 266L260 270z');
    },
  },
  'CH/geneva': {
    palette: 'lagoon',
    subject: 'lake-fountain',
    middle: 250,
    sky: { ...sun(360, 70, 28), horizon: 178 },
    draw(p) {
      range(p, 182, 66, 0.7, 160, 'F', 'f');
      houses(
        p,
        204,
        [
          [-10, 54, 46, 'p'],
          [46, 50, 54, 'e'],
          [98, 54, 44, 'p'],
          [340, 54, 48, 'p'],
          [396, 50, 56, 'e'],
          [446, 50, 46, 'p'],
        ],
        't',
      );
      church(p, 420, 196, 0.5, 'k', 'K', 'l', 50);
      p.rect('K', 0, 202, 480, 7);
      sea(p, 208, 360);
      p.path(
        'p',
        'M214 236Q216 90 226 26Q232 12 244 18Q280 40 296 110Q304 160 300 214Q280 150 262 120Q244 92 234 96Q226 130 222 236z',
      );
      p.path('c', 'M244 18Q280 40 296 110Q304 160 300 214Q290 150 272 100Q258 60 236 40z');
      p.oval('p', 218, 236, 22, 5);
      sailBoat(p, 110, 240, 0.9);
      sailBoat(p, 390, 250, 0.8);
      ferryBoat(p, 310, 256, 0.6);
    },
  },
  'AT/hallstatt': {
    palette: 'alpine',
    subject: 'lake-village',
    middle: 270,
    sky: { horizon: 170 },
    draw(p) {
      range(p, 196, 150, 0.4, 200, 'f', 'l');
      conifers(p, 206, 40, 'm', -10, 490);
      for (const [x, w, h, c] of [
        [280, 40, 34, 'p'],
        [322, 44, 44, 'e'],
        [368, 40, 36, 'p'],
        [412, 50, 50, 'e'],
        [180, 40, 36, 'e'],
        [136, 40, 30, 'p'],
      ] as const) {
        gable(p, x, 216, w, h, c, 'w', 'o', 0.5);
        p.grid('o', x + 8, 216 - h + 6, 3, 2, 10, 14, 5, 8);
      }
      spire(p, 252, 216, 22, 128, 'p', 'q', 't');
      sea(p, 214, 250);
      p.path('q', 'M241 222h22l-4 36h-14z');
      p.at(120, 246, 0.9, () => {
        p.path('o', 'M-36-4H36Q26 8 16 8H-16Q-28 8-36-4z');
        p.line('d', 1.6, 'M-8 8L-30 18');
      });
      conifers(p, 282, 90, 'd', -10, 70);
    },
  },
  'AT/innsbruck': {
    palette: 'alpine',
    subject: 'river-houses-ridge',
    middle: 230,
    sky: { horizon: 170, ...sun(96, 52, 22) },
    draw(p) {
      p.path(
        'f',
        'M-10 200L30 120 70 138 120 80 150 96 196 50 236 84 270 60 316 100 350 76 400 124 440 110 490 150V206z',
      );
      p.path(
        'i',
        'M90 114L120 80 150 96 196 50 236 84 270 60 316 100 350 76 400 124 372 118 350 140 320 116 290 136 264 104 236 126 200 96 160 130 136 112z',
      );
      p.path('l', 'M196 50L236 84 230 140 250 200H190zM350 76L400 124 440 110 490 150V206H380Q380 130 350 76z');
      trees(p, 204, 12, 'm');
      for (let i = 0; i < 12; i++) {
        const x = -12 + i * 42,
          h = 58 + (i % 4) * 7,
          c = cycle(['y', 'p', 'e', 'b', 'w', 'p', 'y', 'e', 'k', 'p', 'w', 'b'] as const, i);
        p.rect(c, x, 222 - h, 41, h);
        p.grid(c === 'w' || c === 'b' ? 'p' : 't', x + 7, 230 - h, 3, 3, 11, 17, 6, 10);
        p.path('t', `M${x - 1} ${223 - h}L${x + 8} ${210 - h}H${x + 33}L${x + 42} ${223 - h}z`);
      }
      clockTower(p, 330, 216, 0.7, 'p', 'q', 'l', 26);
      p.rect('K', 0, 220, 480, 8);
      sea(p, 226, 240);
    },
  },
  'CH/interlaken': {
    palette: 'alpine',
    subject: 'paragliders',
    middle: 250,
    sky: { horizon: 176, clouds: 1, cloudY: 40 },
    draw(p) {
      range(p, 190, 76, 0.3, 120, 'F', 'f');
      p.path('i', 'M150 196L210 120 240 84 262 40 284 62 300 54 330 104 360 90 400 140 450 196z');
      p.path('I', 'M262 40L284 62 300 54 330 104 360 90 400 140 450 196H320Q320 120 262 40z');
      p.path('f', 'M150 196L190 148 216 162 236 144 262 170 290 156 330 176 370 160 410 196z');
      hills(p, 'm', 200, 30, 2, 0.4);
      sea(p, 204, 240);
      p.path('l', 'M-10 270V226Q120 214 240 232T490 228V270z');
      chalet(p, 390, 246, 0.8, false);
      chalet(p, 440, 254, 0.9, false);
      for (const [x, y, s, c] of [
        [120, 90, 1.3, 'w'],
        [380, 60, 0.8, 'y'],
        [200, 50, 0.6, 'w'],
      ] as const) {
        p.at(x, y, s, () => {
          p.path(c, 'M-34-6Q-24-28 0-30Q24-28 34-6Q0-20-34-6z');
          p.line('d', 0.9, 'M-30-8L0 20M30-8L0 20M-12-18L0 20M12-18L0 20');
          p.circ('d', 0, 22, 3);
          p.path('d', 'M-3 25H3L6 34H-2z');
        });
      }
      cow(p, 120, 258, 0.9);
      cow(p, 200, 262, 0.7, true);
    },
  },
};
