import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks, tower } from '#shared/scene/built/west.ts';
import { pineTree, steam } from '#shared/scene/motifs/land.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, river, sea } from '#shared/scene/nature/ground.ts';
import { hills, mesas, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const unitedStatesCToG: Landmarks = {
  'US/chicago': {
    palette: 'alpine',
    subject: 'skyline',
    middle: 230,
    sky: { ...sun(60, 66, 26), horizon: 190 },
    draw(p) {
      skyline(p, 212, 40, 84, 'F');
      for (const [x, w, h, m] of [
        [20, 36, 76, 0],
        [62, 32, 98, 8],
        [446, 40, 88, 0],
        [384, 34, 70, 0],
      ] as const) {
        tower(p, x, 216, w, h, 'l', 'm', 0, m, 'c');
      }
      // A bundle of square tubes that end one after the other, with two masts.
      p.path('d', 'M176 216V120H194V76H212V40H232V76H250V104H266V216z');
      p.path('t', 'M232 76H250V104H266V216H240V40H232z');
      p.line('p', 3, 'M217 40V4M228 40V4', false);
      p.line('k', 1.6, 'M176 140H266M194 96H250');
      // A tapered tower with its braces outside.
      p.path('t', 'M318 216L328 70H362L372 216z');
      p.path('d', 'M347 70H362L372 216H350z');
      p.line('k', 2, 'M319 212L363 164 327 164 371 212M323 164L361 118 329 118 367 164M327 118L360 74M331 74L363 118');
      p.line('d', 2.4, 'M336 70V40M354 70V40', false);
      // Two round towers of balconies by the river.
      for (const x of [112, 146] as const) {
        p.rect('p', x - 13, 112, 26, 104);
        p.rect('q', x + 3, 112, 10, 104);
        let d = '';
        for (let y = 118; y < 208; y += 8) d += `M${x - 12} ${y}q5 4 8 0q5 4 8 0q5 4 8 0`;
        p.line('K', 1.8, d);
      }
      tower(p, 292, 216, 36, 124, 'w', 'o', 1, 0, 'p');
      tower(p, 414, 216, 34, 128, 'p', 'q', 2, 16, 't');
      trees(p, 222, 12, 'm');
      sea(p, 220);
      sailBoat(p, 92, 252, 0.9);
      sailBoat(p, 390, 248, 0.7);
    },
  },
  'US/denver': {
    palette: 'alpine',
    subject: 'skyline',
    middle: 300,
    sky: { ...sun(110, 58, 24), horizon: 182 },
    draw(p) {
      range(p, 198, 132, 0.6, 230, 'F', 'f');
      blocks(
        p,
        216,
        [
          [120, 32, 92, 2],
          [156, 34, 116, 0],
          [194, 30, 84, 5],
          [228, 36, 104, 1],
          [84, 30, 66, 0],
          [268, 30, 72, 3],
        ],
        'l',
        'm',
        'c',
      );
      ground(p, 'l', 218);
      p.at(386, 236, 1.5, () => {
        p.rect('k', -50, -40, 100, 40);
        p.rect('K', 20, -40, 30, 40);
        p.grid('d', -44, -34, 8, 1, 12, 1, 5, 20);
        p.path('k', 'M-20-40L0-52L20-40z');
        p.rect('k', -14, -66, 28, 26);
        dome(p, 0, -64, 18, 'y', 'Y', 10);
      });
      trees(p, 230, 14, 'm', -10, 120);
      trees(p, 252, 13, 'm', 290, 490);
      p.rect('m', 290, 250, 200, 24);
      p.path('c', 'M90 270Q150 240 190 232T300 226Q270 246 280 270z');
    },
  },
  'US/fairbanks': {
    palette: 'night',
    subject: 'northern-lights',
    middle: 250,
    sky: { stars: 40, aurora: true, horizon: 190 },
    draw(p) {
      hills(p, 'l', 198, 30, 3, 0.4);
      conifers(p, 212, 50, 'd', 260, 490, 0.5);
      conifers(p, 212, 40, 'd', -10, 120, 0.5);
      p.path('I', 'M-10 270V210H490V270z');
      p.path('i', 'M-10 270V232Q120 220 260 234T490 228V270z');
      p.at(350, 232, 1.1, () => {
        p.rect('o', -50, -32, 100, 32);
        p.line('d', 1.6, 'M-50-24H50M-50-16H50M-50-8H50', false);
        p.path('p', 'M-62-28L0-66L62-28L58-20L0-54L-58-20z');
        p.rect('y', -30, -24, 18, 14);
        p.rect('y', 14, -24, 18, 14);
        p.rect('d', -6, -24, 14, 24);
        p.rect('d', 26, -64, 9, 16);
      });
      steam(p, 382, 162, 0.4, 'g');
      for (const [x, y] of [
        [96, 244],
        [126, 242],
        [156, 246],
        [186, 243],
      ] as const) {
        p.at(x, y, 0.6, () =>
          p.path('d', 'M-20 0L-16-16Q-26-24-24-36L-18-24H8L14-38 20-30 28-28 20-20 14-16 16 0H11L8-12H-10L-14 0z'),
        );
      }
      p.line('w', 1.4, 'M196 234L240 238');
      p.at(252, 248, 0.8, () => {
        p.line('w', 3, 'M-30 2H24');
        p.line('d', 2, 'M-24 0L-16-22H20L24 0');
        p.path('w', 'M24-6V-34Q28-40 36-36L38-6z');
        p.circ('p', 32, -42, 5);
      });
    },
  },
  'US/flagstaff': {
    palette: 'desert',
    subject: 'red-rocks',
    middle: 260,
    sky: { ...sun(110, 70, 28), clouds: 1, horizon: 176 },
    draw(p) {
      p.path('F', 'M-10 186Q60 150 120 146L170 110 190 120 210 104 240 130 300 170 490 180V190z');
      for (const [x, w, h] of [
        [250, 80, 110],
        [360, 56, 86],
        [140, 40, 60],
      ] as const) {
        p.path(
          'w',
          `M${x - w} 214L${x - w * 0.6} ${214 - h * 0.4} ${x - w * 0.44} ${214 - h * 0.46} ${x - w * 0.4} ${214 - h * 0.86} ${x - w * 0.2} ${214 - h * 0.8} ${x - w * 0.14} ${214 - h} ${x + w * 0.1} ${214 - h} ${x + w * 0.14} ${214 - h * 0.74} ${x + w * 0.3} ${214 - h * 0.8} ${x + w * 0.34} ${214 - h * 0.44} ${x + w * 0.6} ${214 - h * 0.36} ${x + w} 214z`,
        );
        p.path(
          'o',
          `M${x + w * 0.02} ${214 - h}H${x + w * 0.1}L${x + w * 0.14} ${214 - h * 0.74} ${x + w * 0.3} ${214 - h * 0.8} ${x + w * 0.34} ${214 - h * 0.44} ${x + w * 0.6} ${214 - h * 0.36} ${x + w} 214H${x + w * 0.2}z`,
        );
        p.line('e', 3, `M${x - w * 0.6} ${214 - h * 0.32}H${x + w * 0.56}`);
      }
      hills(p, 'l', 220, 14, 3, 0.4);
      trees(p, 228, 12, 'm');
      ground(p, 'm', 226);
      river(p, 226, 200);
      pineTree(p, 40, 276, 170, 'd');
      pineTree(p, 450, 276, 150, 'd');
    },
  },
  'US/grand-canyon': {
    palette: 'desert',
    subject: 'red-rocks',
    sky: { ...sun(130, 60, 28), horizon: 130 },
    draw(p) {
      p.rect('F', 0, 112, 480, 30);
      mesas(p, 176, 'e', 'w');
      p.path('w', 'M-10 176H110L140 190 200 196 236 214 280 194 350 188 376 172H490V270H-10z');
      p.path('o', 'M-10 206H80L120 224 190 230 232 250 290 226 366 218 396 204H490V270H-10z');
      p.path('d', 'M-10 236H40L84 256 150 262 170 270H-10zM490 230H430L400 248 330 256 312 270H490z');
      p.path('b', 'M226 270Q244 256 232 242 226 230 238 218 246 232 246 244T256 270z');
      p.line('p', 1.6, 'M-10 184H100M380 180H490M-10 214H70M404 212H490');
    },
  },
};
