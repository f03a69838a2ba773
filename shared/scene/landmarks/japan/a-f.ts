import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave, lantern, pagoda, torii } from '#shared/scene/built/asia.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { gable } from '#shared/scene/built/west.ts';
import { bigTree, flowerStripes, springPool, steam } from '#shared/scene/motifs/land.ts';
import { ground, sea, snow } from '#shared/scene/nature/ground.ts';
import { fuji, hills, range, volcano } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const japanAToF: Landmarks = {
  'JP/aomori': {
    palette: 'alpine',
    subject: 'apple-orchard',
    middle: 240,
    sky: { ...sun(360, 64, 26), horizon: 180 },
    draw(p) {
      fuji(p, 220, 196, 200, 120, 'f');
      hills(p, 'l', 204, 20, 3, 0.4);
      ground(p, 'm', 208);
      for (const [x, y, s] of [
        [70, 246, 1.1],
        [190, 236, 0.8],
        [300, 240, 0.9],
        [420, 250, 1.2],
      ] as const) {
        bigTree(p, x, y, s * 0.8, 'l', 'd');
        for (const [a, b] of [
          [-30, -62],
          [-8, -80],
          [18, -70],
          [-18, -48],
          [30, -58],
          [6, -56],
          [-2, -96],
          [24, -88],
        ] as const) {
          p.circ('w', x + a * s * 0.8, y + b * s * 0.8, 5 * s);
        }
      }
      p.at(246, 258, 1, () => {
        p.path('o', 'M-26-16H26L20 6H-20z');
        p.line('y', 1.4, 'M-24-10H24M-22-2H22');
        for (const [a, b] of [
          [-16, -20],
          [-2, -22],
          [12, -20],
          [-9, -30],
          [6, -31],
        ] as const) {
          p.circ('w', a, b, 8);
        }
      });
    },
  },
  'JP/asahikawa': {
    palette: 'winter',
    subject: 'penguins',
    sky: { horizon: 190, ...sun(380, 66, 24) },
    draw(p) {
      range(p, 200, 90, 0.6, 200, 'F', 'f');
      conifers(p, 214, 34, 'l');
      snow(p, 200);
      for (const [x, y, s] of [
        [80, 234, 0.7],
        [140, 240, 0.8],
        [212, 248, 0.95],
        [296, 254, 1.1],
        [396, 262, 1.3],
      ] as const) {
        p.at(x, y, s, () => {
          p.path('d', 'M-14 0Q-22-34-10-50Q-10-64 2-64Q14-62 12-48Q24-30 14 0z');
          p.path('p', 'M-4 0Q-14-28 2-46Q16-26 8 0z');
          p.path('y', 'M10-58L22-54 12-51zM-8 0H4L0 4H-10zM6 0H16L12 4H4z');
          p.path('d', 'M12-44Q26-28 22-14L12-24z');
          p.path('y', 'M2-50Q8-54 12-48L8-42z');
        });
      }
    },
  },
  'JP/beppu': {
    palette: 'dawn',
    subject: 'steaming-springs',
    sky: { ...sun(104, 74, 28), horizon: 176 },
    draw(p) {
      volcano(p, 330, 178, 170, 90, 'F', 'f', false);
      hills(p, 'f', 184, 30, 2, 0.7);
      for (const [x, y, s] of [
        [60, 196, 1.1],
        [150, 190, 0.8],
        [300, 196, 1],
        [400, 190, 1.2],
        [440, 206, 0.8],
        [230, 188, 0.7],
      ] as const) {
        steam(p, x, y, s, 'p');
      }
      for (const [x, w, h] of [
        [-10, 80, 34],
        [76, 60, 44],
        [142, 70, 30],
        [286, 66, 38],
        [356, 60, 30],
        [420, 76, 44],
      ] as const) {
        p.rect('p', x, 224 - h, w, h);
        p.grid('o', x + 6, 230 - h, Math.floor(w / 9), 1, 9, 1, 3, h - 8);
        eave(p, x + w / 2, 230 - h, w + 20, 20, 'd', 3, 0.7);
      }
      ground(p, 'k', 222);
      springPool(p, 240, 246, 140);
      torii(p, 240, 222, 46);
    },
  },
  'JP/fujikawaguchiko': {
    palette: 'dawn',
    subject: 'pagoda',
    middle: 190,
    sky: { horizon: 190, clouds: 2, cloudY: 60 },
    draw(p) {
      fuji(p, 272, 200, 260, 158, 'b');
      mist(p, 180);
      hills(p, 'l', 210, 24, 3, 0.3);
      pagoda(p, 96, 226, 78, 5, 25, { spire: 26 });
      trees(p, 232, 17, 'm', -10, 190);
      trees(p, 250, 17, 'm', 140, 500);
      p.rect('m', 0, 248, 480, 30);
      blossom(p, true, 30, 'e');
    },
  },
  'JP/fukuoka': {
    palette: 'night',
    subject: 'food-stalls-night',
    middle: 200,
    sky: { ...sun(392, 48, 18), stars: 14, horizon: 190 },
    draw(p) {
      skyline(p, 206, 30, 90, 'l', -10, 490, 'y');
      sea(p, 222, 240, 'b', 'l');
      p.rect('d', 0, 204, 480, 26);
      for (const [x, s] of [
        [66, 1],
        [196, 1.12],
        [330, 1],
      ] as const) {
        p.at(x, 216, s, () => {
          p.rect('Y', -48, -44, 96, 44);
          p.path('w', 'M-56-44L-46-66H46L56-44z');
          for (let i = 0; i < 6; i++) {
            p.path('p', `M${-46 + i * 16} -44v16q4 4 7 0v-16z`);
          }
          p.rect('d', -48, -12, 96, 12);
          for (const k of [-24, 2, 28] as const) {
            p.circ('d', k, -20, 6);
            p.path('d', `M${k - 9} -4q0-12 9-12t9 12z`);
          }
          lantern(p, -60, -30, 0.5);
          lantern(p, 60, -30, 0.5);
        });
      }
      p.line('y', 2.4, 'M40 238h60M170 246h80M310 238h50M90 258h50M380 254h40');
    },
  },
  'JP/furano': {
    palette: 'lilac',
    subject: 'flower-fields',
    sky: { ...sun(120, 72, 28), clouds: 1, horizon: 170 },
    draw(p) {
      range(p, 180, 100, 0.4, 260, 'F', 'f');
      hills(p, 'm', 190, 22, 3, 0.4);
      conifers(p, 192, 26, 'm', 20, 200, 0.5, 0.3);
      flowerStripes(p, 182, ['l', 'e', 'l', 'w', 'l', 'b', 'm']);
      p.at(370, 190, 0.8, () => {
        gable(p, -26, 0, 52, 26, 'p', 'w', 'o', 0.5);
        p.rect('o', -8, -16, 14, 16);
      });
      bigTree(p, 300, 194, 0.5);
    },
  },
};
