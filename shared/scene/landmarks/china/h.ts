import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { tower } from '#shared/scene/built/west.ts';
import { sheep } from '#shared/scene/motifs/animals.ts';
import { ger, towerPagoda } from '#shared/scene/motifs/asia.ts';
import { sampan } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, junk } from '#shared/scene/nature/boats.ts';
import { ground, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { conifers, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const chinaH: Landmarks = {
  'CN/haikou': {
    palette: 'sunset',
    subject: 'arcade-street',
    sky: { ...sun(240, 120, 50), horizon: 190 },
    draw(p) {
      skyline(p, 214, 40, 80, 'F');
      for (const [x, w, h, c] of [
        [-10, 76, 92, 'p'],
        [66, 66, 106, 'e'],
        [132, 62, 86, 'p'],
        [290, 66, 90, 'e'],
        [356, 62, 110, 'p'],
        [418, 76, 92, 'e'],
      ] as const) {
        p.rect(c, x, 226 - h, w, h);
        p.path(
          c,
          `M${x + w * 0.2} ${228 - h}Q${x + w * 0.28} ${212 - h} ${x + w / 2} ${206 - h}T${x + w * 0.8} ${228 - h}z`,
        );
        arcades(p, 'o', x + 7, 226 - h + 44, 3, (w - 8) / 3, (w - 8) / 3 - 6, 18);
        p.path('d', `M${x + 6} 226v-28q${w / 2 - 6}-20 ${w - 12} 0v28z`);
        p.rect('q', x, 184, w, 4);
      }
      ground(p, 'l', 224);
      palm(p, 212, 256, 140, 0.04);
      palm(p, 272, 262, 156, -0.04);
      palm(p, 30, 268, 110, 0.06);
    },
  },
  'CN/hangzhou': {
    palette: 'jade',
    subject: 'lake-with-pagoda',
    middle: 240,
    sky: { ...sun(330, 84, 34), horizon: 178 },
    draw(p) {
      hills(p, 'F', 174, 46, 3, 0.2);
      hills(p, 'f', 184, 30, 2, 0.8);
      towerPagoda(p, 130, 182, 104, 5, 44, 'e', 'o', 't');
      trees(p, 184, 14, 'l', -10, 240);
      sea(p, 182, 330);
      for (const [x, y, s] of [
        [240, 226, 0.9],
        [310, 216, 0.7],
        [286, 244, 1.1],
      ] as const) {
        p.at(x, y, s, () => {
          p.path('k', 'M-10 0L-6-8H6L10 0z');
          p.oval('k', 0, -16, 10, 9);
          p.path('d', 'M-2-20h4v6h-4z');
          p.path('k', 'M-14-24Q-4-28 0-38Q4-28 14-24z');
        });
      }
      sampan(p, 400, 236, 0.8);
      let d = '';
      for (let i = 0; i < 9; i++) {
        d += `M${-4 + i * 11} ${10 + (i % 3) * 6}Q${2 + i * 12} ${60 + (i % 4) * 16} ${-8 + i * 12} ${100 + ((i * 23) % 60)}`;
      }
      p.line('m', 3, d);
    },
  },
  'CN/harbin': {
    palette: 'winter',
    subject: 'onion-domes',
    sky: { ...sun(118, 74, 26), horizon: 196 },
    draw(p) {
      skyline(p, 210, 24, 54, 'F');
      p.at(240, 226, 1.1, () => {
        for (const k of [-50, 50] as const) {
          p.rect('w', k - 14, -70, 28, 70);
          p.rect('o', k, -70, 14, 70);
          p.path('l', `M${k - 17} -70L${k} -104L${k + 17} -70z`);
        }
        p.rect('w', -42, -64, 84, 64);
        p.rect('o', 14, -64, 28, 64);
        p.rect('w', -26, -92, 52, 30);
        p.rect('o', 6, -92, 20, 30);
        p.sym('l', 'm', '0 -158 L1 -158 Q3 -146 20 -132 C38 -118 34 -100 25 -92');
        p.rect('y', -1, -172, 2, 15);
        p.rect('y', -5, -168, 10, 2);
        arcades(p, 'd', -20, -66, 3, 15, 9, 12);
        arcades(p, 'd', -34, -2, 4, 19, 11, 30);
        p.rect('p', -70, -3, 140, 5);
      });
      snow(p, 214);
      conifers(p, 266, 50, 'd', -10, 100);
      conifers(p, 266, 50, 'd', 400, 490);
    },
  },
  'CN/hohhot': {
    palette: 'monsoon',
    subject: 'yurts',
    middle: 300,
    sky: { ...sun(116, 74, 30), clouds: 2, cloudY: 44, horizon: 170 },
    draw(p) {
      hills(p, 'F', 172, 30, 3, 0.5);
      hills(p, 'l', 186, 18, 3, 0.1);
      p.path('l', 'M-10 270V196Q130 180 260 192T490 184V270z');
      p.path('m', 'M-10 270V240Q140 220 300 236T490 230V270z');
      ger(p, 340, 222, 1.2);
      ger(p, 420, 214, 0.9);
      p.at(270, 214, 0.8, () => {
        p.path('k', 'M-30 0Q-26-20-14-26Q0-40 14-26Q26-20 30 0z');
        p.line('o', 2, 'M0-30V-60M-20-44L0-60 20-44');
        for (const [a, b, c] of [
          [-14, -48, 'w'],
          [-7, -54, 'y'],
          [7, -54, 'b'],
          [14, -48, 'w'],
        ] as const) {
          p.rect(c, a - 3, b, 6, 8);
        }
      });
      for (const [x, y, s] of [
        [70, 226, 0.9],
        [120, 216, 0.7],
        [170, 232, 1],
        [110, 248, 1.1],
        [40, 250, 0.9],
      ] as const) {
        sheep(p, x, y, s);
      }
    },
  },
  'HK/hong-kong': {
    palette: 'sunset',
    subject: 'harbour-skyline',
    middle: 220,
    sky: { ...sun(118, 104, 38), horizon: 196 },
    draw(p) {
      hills(p, 'F', 158, 72, 2, 0.45);
      skyline(p, 204, 50, 118, 'f', -10, 490);
      for (const [x, w, h, k] of [
        [322, 28, 124, 0],
        [164, 30, 112, 0],
        [366, 30, 132, 1],
        [404, 28, 96, 0],
      ] as const) {
        tower(p, x, 208, w, h, 'l', 'd', k, k ? 10 : 0, 'y');
      }
      p.path('l', 'M192 208V86Q194 56 202 44L206 52 210 46 214 52 218 44Q226 56 228 86V208z');
      p.path('d', 'M210 46L214 52 218 44Q226 56 228 86V208H210z');
      p.line('y', 1.4, 'M198 92H222M198 108H222M198 124H222M198 140H222M198 156H222M198 172H222', false);
      p.path('o', 'M254 208V84L272 58 290 84V208z');
      p.path('d', 'M272 58L290 84V208H272z');
      p.line(
        'p',
        1.8,
        'M254 84L290 122 254 160 290 198M290 84L254 122 290 160 254 198M254 84L272 58 290 84M266 66V36M278 66V36',
      );
      sea(p, 206, 120);
      junk(p, 138, 246, 1.05);
      ferryBoat(p, 376, 248, 0.8);
    },
  },
  'CN/huangshan': {
    palette: 'dawn',
    subject: 'sea-of-clouds',
    middle: 320,
    sky: { ...sun(150, 92, 40), horizon: 176 },
    draw(p) {
      p.path(
        'F',
        'M-10 190L40 120 66 134 100 90 130 140 180 160 230 110 250 126 290 84 330 150 370 130 410 100 440 140 490 150V200z',
      );
      for (const [y, c] of [
        [182, 'p'],
        [206, 'e'],
        [232, 'p'],
      ] as const) {
        p.line(c, 22, `M-10 ${y}h110M120 ${y - 9}h120M230 ${y + 3}h130M350 ${y - 7}h140`);
      }
      p.path('k', 'M300 270L310 170 330 96 352 74 376 84 392 130 410 150 424 210 440 270z');
      p.path('K', 'M352 74L376 84 392 130 410 150 424 210 440 270H380L366 170z');
      p.path('k', 'M-10 270V200L20 166 50 178 74 220 90 270z');
      p.path('K', 'M20 166L50 178 74 220 90 270H50z');
      for (const [x, y, s] of [
        [346, 82, 1],
        [402, 146, 0.8],
        [30, 172, 0.9],
      ] as const) {
        p.at(x, y, s, () => {
          p.line('d', 5, 'M0 6Q8-20-8-44M-2-20L30-34');
          p.path('m', 'M-46-44Q-40-58-10-60Q20-58 24-46Q-10-38-46-44zM8-32Q16-46 40-44Q56-40 54-32Q30-26 8-32z');
        });
      }
      p.line('g', 14, 'M-10 258h140M180 262h110M330 256h160');
    },
  },
};
