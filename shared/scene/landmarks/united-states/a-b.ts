import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { cow, moose } from '#shared/scene/motifs/animals.ts';
import { archBridge } from '#shared/scene/motifs/bridges.ts';
import { bigTree } from '#shared/scene/motifs/land.ts';
import { seaplane } from '#shared/scene/motifs/vehicles.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const unitedStatesAToB: Landmarks = {
  'US/anchorage': {
    palette: 'alpine',
    subject: 'seaplane',
    middle: 240,
    sky: { horizon: 170, ...sun(110, 56, 24) },
    draw(p) {
      range(p, 188, 140, 0.7, 280, 'f', 'l');
      conifers(p, 198, 30, 'm');
      sea(p, 194, 110);
      seaplane(p, 220, 232, 1.3);
      moose(p, 410, 250, 0.9, true);
      p.path('m', 'M490 270V240Q420 232 350 258L330 270z');
      moose(p, 420, 250, 0.9, true);
      conifers(p, 284, 80, 'd', -10, 50);
    },
  },
  'US/aspen': {
    palette: 'golden',
    subject: 'lake-below-peak',
    middle: 246,
    sky: { ...sun(100, 60, 24), horizon: 176 },
    draw(p) {
      p.path('f', 'M40 200L130 120 150 90 196 50 232 84 250 110 272 96 300 60 340 96 370 140 460 200z');
      p.path('l', 'M196 50L232 84 250 110 246 200H190L210 120zM300 60L340 96 370 140 460 200H340L320 120z');
      p.line('p', 3, 'M158 96L222 90M146 110L236 106M276 104L336 102M266 118L352 122');
      hills(p, 'w', 206, 26, 3, 0.5);
      trees(p, 212, 14, 'y', -10, 180);
      trees(p, 212, 14, 'y', 320, 490);
      sea(p, 212, 240);
      p.path('F', 'M150 214L196 262 240 222 250 214zM256 214L300 256 350 214z');
      let d = '';
      for (const x of [20, 46, 84, 410, 440, 470] as const) {
        d += `M${x} 270V120`;
      }
      p.line('p', 5, d, false);
      for (const [x, y, r, c] of [
        [20, 120, 34, 'y'],
        [70, 130, 28, 'w'],
        [440, 118, 38, 'y'],
        [400, 140, 24, 'e'],
        [476, 140, 26, 'w'],
      ] as const) {
        p.circ(c, x, y, r);
      }
    },
  },
  'US/austin': {
    palette: 'sunset',
    subject: 'domed-hall',
    middle: 220,
    sky: { ...sun(118, 104, 42), horizon: 190 },
    draw(p) {
      blocks(
        p,
        210,
        [
          [330, 34, 130, 1],
          [370, 30, 104, 0],
          [408, 34, 142, 4],
          [446, 30, 92, 2],
          [290, 28, 84, 0],
        ],
        'f',
        'l',
        'y',
      );
      p.at(180, 212, 1, () => {
        p.rect('e', -70, -36, 140, 36);
        p.rect('w', 30, -36, 40, 36);
        p.grid('o', -62, -30, 11, 1, 12, 1, 5, 22);
        p.rect('e', -24, -70, 48, 36);
        p.rect('w', 6, -70, 18, 36);
        dome(p, 0, -68, 26, 'w', 'o', 14, 1.15);
      });
      trees(p, 216, 13, 'm');
      p.rect('m', 0, 214, 480, 10);
      sea(p, 222, 118);
      archBridge(
        p,
        252,
        226,
        [
          [60, 44],
          [160, 44],
          [260, 44],
          [360, 44],
          [450, 40],
        ],
        'e',
        'o',
      );
      for (let i = 0; i < 22; i++) {
        const x = 250 + p.between(-10, 200),
          y = 60 + p.between(0, 130) - (x - 250) * 0.3;
        p.path('d', `M${x} ${y}q3-5 7-2q4-3 7 2q-4-1-7 3q-3-4-7-3z`);
      }
    },
  },
  'US/boston': {
    palette: 'dawn',
    subject: 'domed-hall',
    middle: 222,
    sky: { ...sun(110, 78, 30), horizon: 192 },
    draw(p) {
      blocks(
        p,
        210,
        [
          [380, 40, 150, 0],
          [336, 30, 112, 5],
          [426, 32, 120, 4],
          [90, 30, 96, 1],
          [52, 30, 76, 0],
          [456, 26, 80, 2],
        ],
        'F',
        'f',
      );
      skyline(p, 212, 20, 54, 'f');
      p.at(220, 222, 1.1, () => {
        p.rect('w', -100, -52, 200, 52);
        p.rect('o', 60, -52, 40, 52);
        p.grid('p', -92, -44, 4, 2, 13, 22, 7, 14);
        p.grid('p', 42, -44, 4, 2, 13, 22, 7, 14);
        p.rect('p', -38, -60, 76, 60);
        for (let i = 0; i < 5; i++) {
          p.rect('q', -33 + i * 15, -52, 5, 50);
        }
        p.path('p', 'M-42-60L0-78L42-60z');
        p.rect('w', -26, -90, 52, 20);
        dome(p, 0, -88, 32, 'y', 'Y', 14, 1);
      });
      ground(p, 'l', 220);
      p.path('k', 'M200 222H240L280 270H150z');
      for (const [x, c] of [
        [60, 'w'],
        [110, 'y'],
        [350, 'w'],
        [400, 'y'],
        [446, 'o'],
      ] as const) {
        bigTree(p, x, 256, 0.62, c, 'd');
      }
    },
  },
  'US/bozeman': {
    palette: 'monsoon',
    subject: 'barn-mountains',
    middle: 250,
    sky: { ...sun(360, 60, 24), horizon: 170 },
    draw(p) {
      range(p, 186, 110, 0.5, 150, 'F', 'f');
      hills(p, 'l', 196, 20, 3, 0.5);
      ground(p, 'y', 204);
      p.path('b', 'M300 204Q400 214 330 232T250 270H120Q220 240 280 224T280 204z');
      p.path('c', 'M296 210Q350 218 300 232T200 268H170Q260 236 286 222z');
      p.at(370, 246, 1.1, () => {
        p.path('d', 'M-7 0V-14L-9-38Q-8-48 0-48T9-38L7-14 6 0z');
        p.circ('e', 0, -54, 6);
        p.path('o', 'M-13-57H13L7-63H-6z');
        p.line('d', 1.6, 'M4-36L-30-70');
        p.line('p', 1, 'M-30-70Q-90-110-120-60T-160-6');
      });
      p.at(80, 232, 1, () => {
        p.path('w', 'M-50 0V-34L-26-60H26L50-34V0z');
        p.path('t', 'M-56-32L-28-66H28L56-32L50-30L24-58H-24L-50-30z');
        p.rect('p', -14, -26, 28, 26);
        p.line('w', 2, 'M-14-26L14 0M14-26L-14 0');
        p.rect('p', -6, -50, 12, 10);
      });
      cow(p, 170, 236, 0.5);
    },
  },
};
