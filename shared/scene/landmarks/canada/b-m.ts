import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { gables } from '#shared/scene/built/west.ts';
import { reindeer } from '#shared/scene/motifs/animals.ts';
import { bigTree, pineTree, rows } from '#shared/scene/motifs/land.ts';
import { kayak } from '#shared/scene/motifs/shore.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const canadaBToM: Landmarks = {
  'CA/banff': {
    palette: 'alpine',
    subject: 'lake-below-peak',
    sky: { horizon: 170 },
    draw(p) {
      range(p, 184, 150, 0.6, 240, 'f', 'l');
      conifers(p, 192, 34, 'm', -10, 190);
      conifers(p, 192, 34, 'm', 300, 490);
      sea(p, 186, 240, 'c', 'p');
      p.at(210, 244, 1, () => {
        p.path('w', 'M-50-8Q0 8 50-8Q40 8 20 9H-20Q-40 8-50-8z');
        p.path('d', 'M-8 0V-16q4-6 8 0V2z');
        p.circ('d', -4, -22, 4);
        p.line('d', 1.8, 'M-14-18L22 12');
      });
      conifers(p, 280, 92, 'd', -10, 96);
      conifers(p, 280, 92, 'd', 396, 490);
    },
  },
  'CA/jasper': {
    palette: 'dawn',
    subject: 'lake-below-peak',
    middle: 220,
    sky: { ...sun(360, 62, 26), horizon: 170 },
    draw(p) {
      range(p, 186, 120, 0.5, 160, 'F', 'f');
      hills(p, 'l', 192, 20, 3, 0.4);
      sea(p, 188, 240);
      p.path('m', 'M200 214Q240 204 290 208T330 220Q260 226 200 214z');
      for (const [x, h] of [
        [222, 40],
        [240, 54],
        [256, 44],
        [276, 58],
        [296, 42],
      ] as const) {
        pineTree(p, x, 214, h, 'd');
      }
      p.path('F', 'M210 222H320L296 250 276 262 262 244 240 256z');
      reindeer(p, 100, 250, 1.2);
      p.path('y', 'M-10 270V250Q90 242 190 262L200 270z');
      reindeer(p, 100, 252, 1.2);
      conifers(p, 284, 90, 'd', 400, 490);
    },
  },
  'CA/kelowna': {
    palette: 'golden',
    subject: 'vineyards',
    middle: 240,
    sky: { ...sun(110, 76, 30), horizon: 170 },
    draw(p) {
      hills(p, 'F', 170, 66, 2, 0.5);
      hills(p, 'f', 182, 40, 2, 0.1);
      sea(p, 178, 110, 'b', 'c', 214);
      p.line('p', 3, 'M-10 196H490');
      p.line('p', 3, 'M190 196Q240 160 290 196');
      rows(p, 204, 'l', 'm');
      for (const [x, y] of [
        [80, 240],
        [100, 236],
        [90, 250],
        [110, 248],
        [400, 244],
        [420, 240],
        [410, 254],
      ] as const) {
        p.circ('w', x, y, 8);
      }
      p.at(330, 216, 0.8, () => {
        p.rect('e', -40, -30, 80, 30);
        p.path('w', 'M-48-28L-20-50H48V-28z');
        p.grid('d', -32, -22, 4, 1, 17, 1, 10, 14);
      });
      pineTree(p, 30, 240, 110, 'd');
    },
  },
  'CA/mont-tremblant': {
    palette: 'dawn',
    subject: 'painted-village',
    middle: 240,
    sky: { ...sun(360, 66, 26), horizon: 180 },
    draw(p) {
      hills(p, 'f', 184, 100, 1, 0.3);
      p.path('i', 'M200 190Q220 120 236 96H250Q252 140 236 190zM290 196Q280 140 270 110H282Q310 150 330 196z');
      for (const [x, y, r, c] of [
        [60, 190, 26, 'w'],
        [100, 184, 22, 'y'],
        [140, 190, 24, 'o'],
        [360, 190, 26, 'w'],
        [400, 184, 24, 'y'],
        [440, 192, 26, 'o'],
        [180, 194, 18, 'y'],
        [340, 196, 16, 'w'],
      ] as const) {
        p.circ(c, x, y, r);
      }
      gables(
        p,
        220,
        [
          [40, 44, 36, 'y'],
          [86, 42, 46, 'w'],
          [130, 44, 38, 'b'],
          [176, 42, 48, 'e'],
          [220, 44, 40, 'p'],
          [266, 42, 50, 'w'],
          [310, 44, 40, 'y'],
          [356, 42, 46, 'l'],
          [400, 46, 38, 'e'],
        ],
        't',
        0.6,
      );
      p.rect('m', 0, 218, 480, 8);
      sea(p, 224, 240);
      kayak(p, 150, 250, 1);
      kayak(p, 330, 244, 0.8, 'y');
    },
  },
  'CA/montreal': {
    palette: 'lilac',
    subject: 'modern-towers-park',
    middle: 240,
    sky: { ...sun(350, 76, 30), horizon: 188 },
    draw(p) {
      hills(p, 'F', 186, 54, 1, 0.3);
      skyline(p, 206, 26, 76, 'f', 0, 260);
      p.at(340, 214, 1, () => {
        p.path('p', 'M-70 0Q-66-40-10-46Q50-44 60 0z');
        p.path('q', 'M10-46Q50-44 60 0H20z');
        p.path('p', 'M-60 0Q-10-60 30-118L44-120Q36-50 50 0H30Q20-40 26-84Q-6-30-40 0z');
        p.path('q', 'M30-118L44-120Q36-50 50 0H40Q28-60 36-112z');
        p.line('p', 1, 'M34-116L-50-24M34-116L-20-40M34-116L0-44');
      });
      p.at(130, 216, 1, () => {
        p.circ('c', 0, -44, 46);
        let d = '';
        for (let i = -3; i <= 3; i++) {
          d += `M${i * 13} ${-44 - Math.sqrt(Math.max(0, 2116 - i * i * 169))}V${-44 + Math.sqrt(Math.max(0, 2116 - i * i * 169))}M${-Math.sqrt(Math.max(0, 2116 - i * i * 169))} ${-44 + i * 13}H${Math.sqrt(Math.max(0, 2116 - i * i * 169))}`;
        }
        p.line('n', 1.2, d, false);
        p.rect('l', -60, -6, 120, 8);
      });
      sea(p, 214, 350);
      ground(p, 'b', 214);
      p.line('c', 2.4, 'M60 226h80M190 236h90M320 228h70M100 250h60M280 254h80');
      for (const [x, c] of [
        [20, 'w'],
        [230, 'y'],
        [460, 'w'],
      ] as const) {
        bigTree(p, x, 222, 0.5, c, 'o');
      }
      kayak(p, 250, 254, 1);
    },
  },
};
