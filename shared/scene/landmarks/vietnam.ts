import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave, lantern } from '#shared/scene/built/asia.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { hut } from '#shared/scene/built/tropics.ts';
import { dragonBridge } from '#shared/scene/forms/asia.ts';
import { junk, longtail } from '#shared/scene/nature/boats.ts';
import { sea, terraces } from '#shared/scene/nature/ground.ts';
import { hills, karsts, range } from '#shared/scene/nature/mountains.ts';
import { blossom, leaves, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const vietnam: Landmarks = {
  'VN/da-nang': {
    palette: 'night', middle: 330,
    sky: { sun: [110, 58, 20], stars: 24, horizon: 196 },
    draw(p) {
      hills(p, 'h', 190, 56, 2, 0.6);
      skyline(p, 204, 30, 90, 'l', -10, 490, 'y');
      sea(p, 200, 240, 'b', 'l');
      dragonBridge(p, 210);
      p.line('y', 2.4, 'M70 244h40M150 238h60M230 250h50M310 240h64M120 258h30M396 252h40');
      longtail(p, 250, 262, 0.7);
    },
  },
  'VN/ha-long': {
    palette: 'jade',
    sky: { ...sun(240, 108, 34), horizon: 190 },
    draw(p) {
      karsts(p, 200, 132);
      sea(p, 196, 240);
      junk(p, 214, 240, 1.25);
      junk(p, 330, 214, 0.5);
    },
  },
  'VN/hoi-an': {
    palette: 'night',
    sky: { sun: [380, 52, 18], stars: 12, horizon: 190 },
    draw(p) {
      for (let i = 0; i < 7; i++) {
        const x = -6 + i * 72, h = 72 + (i % 3) * 10;
        p.rect(i % 2 ? 'Y' : 'y', x, 196 - h, 70, h);
        p.path('o', `M${x - 4} ${196 - h}h78l-12-18h-54z`);
        arcades(p, 'd', x + 8, 196, 3, 20, 13, 24);
        arcades(p, 'o', x + 8, 196 - h + 30, 3, 20, 11, 14);
      }
      sea(p, 196, 240, 'b', 'l');
      p.path('d', 'M-10 226Q120 176 240 174T490 226V214Q360 160 240 160T-10 214z');
      p.line('d', 1.6, 'M60 200V184M120 184V166M180 172V152M240 168V146M300 172V152M360 184V166M420 200V184M0 210Q120 150 240 146T480 210');
      for (const [x, y, s, c, k] of [[40, 60, 1.5, 'w', 'o'], [104, 40, 1.1, 'y', 'Y'], [168, 66, 1.3, 'e', 'w'], [240, 44, 1.6, 'w', 'o'], [314, 70, 1.2, 'y', 'Y'], [440, 76, 1.4, 'w', 'o']] as const) {
        lantern(p, x, y, s, c, k);
      }
      p.line('d', 1.4, 'M-10 12Q120 36 240 10T490 24');
      p.line('y', 2.2, 'M60 236h30M140 246h40M230 238h50M300 252h36M390 240h40');
    },
  },
  'VN/hanoi': {
    palette: 'jade',
    sky: { ...sun(346, 76, 32), horizon: 190 },
    draw(p) {
      skyline(p, 196, 20, 60, 'F');
      trees(p, 200, 20, 'f');
      sea(p, 198);
      p.path('m', 'M150 222Q240 202 330 222z');
      p.at(240, 214, 1, () => {
        p.rect('k', -36, -34, 72, 34);
        p.rect('K', 12, -34, 24, 34);
        arcades(p, 'd', -28, 0, 3, 22, 12, 16);
        p.rect('k', -26, -60, 52, 28);
        p.rect('K', 10, -60, 16, 28);
        arcades(p, 'd', -18, -36, 2, 22, 12, 10);
        p.rect('k', -16, -82, 32, 24);
        p.rect('K', 6, -82, 10, 24);
        eave(p, 0, -80, 44, 16, 't', 4, 0.5);
        p.circ('d', 0, -68, 5);
      });
      p.path('w', 'M-10 262Q60 216 150 240V246Q70 226-4 270z');
      blossom(p, true, 26, 'w');
      leaves(p, false);
    },
  },
  'VN/sapa': {
    palette: 'monsoon',
    sky: { ...sun(120, 74, 28), horizon: 160 },
    draw(p) {
      range(p, 176, 120, 0, 280, 'F', 'f');
      mist(p, 156);
      terraces(p, 164);
      hut(p, 372, 208, 0.6);
      hut(p, 416, 214, 0.5);
    },
  },
};
