import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave, lantern } from '#shared/scene/built/asia.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { hut } from '#shared/scene/built/tropics.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { dragonBridge } from '#shared/scene/forms/asia.ts';
import { twinChurch } from '#shared/scene/motifs/churches.ts';
import { flowers, lotus, pineTree } from '#shared/scene/motifs/land.ts';
import { turtle } from '#shared/scene/motifs/shore.ts';
import { sampan } from '#shared/scene/motifs/vehicles.ts';
import { junk, longtail } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, karsts, range } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const vietnamCToH: Landmarks = {
  'VN/can-tho': {
    palette: 'dawn',
    subject: 'floating-market',
    middle: 230,
    sky: { ...sun(240, 110, 42), horizon: 178 },
    draw(p) {
      trees(p, 184, 20, 'f');
      for (const x of [30, 90, 400, 452] as const) {
        palm(p, x, 186, 60, 0.04, 'f', 0.6);
      }
      sea(p, 180, 240);
      for (const [x, s] of [
        [70, 0.7],
        [410, 0.7],
      ] as const) {
        hut(p, x, 184, s);
      }
      for (const [x, y, s] of [
        [150, 206, 0.8],
        [320, 212, 0.9],
        [230, 240, 1.3],
        [400, 250, 1.1],
        [80, 250, 1.1],
      ] as const) {
        sampan(p, x, y, s);
      }
      leaves(p, true);
    },
  },
  'VN/con-dao': {
    palette: 'night',
    subject: 'sea-turtle',
    middle: 280,
    sky: { ...sun(130, 64, 26), stars: 34, horizon: 180 },
    draw(p) {
      p.path('l', 'M-10 190Q60 110 130 130T260 186zM250 186Q330 90 400 110T490 150V190z');
      sea(p, 184, 130, 'b', 'l');
      p.path('Y', 'M-10 270V234Q150 206 320 228T490 214V270z');
      p.at(280, 240, 1, () => turtle(p, 0, 0, 1));
      p.line('o', 2, 'M200 262q8-6 16 0t16 0M150 268q8-6 16 0');
      palm(p, 440, 276, 150, -0.12);
    },
  },
  'VN/da-lat': {
    palette: 'lilac',
    subject: 'railway-station',
    sky: { ...sun(110, 70, 28), horizon: 176 },
    draw(p) {
      range(p, 184, 80, 0, 320, 'F', 'f');
      conifers(p, 204, 50, 'l', -10, 490, 0.6);
      p.at(240, 222, 1.15, () => {
        p.rect('y', -110, -40, 220, 40);
        p.grid('t', -102, -32, 14, 1, 15, 1, 9, 22);
        for (const k of [-56, 0, 56] as const) {
          p.path('w', `M${k - 36} -34L${k} -96L${k + 36} -34z`);
          p.path('o', `M${k} -96L${k + 36} -34H${k + 6}z`);
          p.path('y', `M${k - 20} -34L${k} -70L${k + 20} -34z`);
          p.path('t', `M${k - 10} -36L${k} -54L${k + 10} -36z`);
        }
      });
      ground(p, 'l', 220);
      flowers(p, 232, 'e', 60);
      pineTree(p, 40, 272, 170, 'd');
      pineTree(p, 446, 276, 150, 'd');
    },
  },
  'VN/da-nang': {
    palette: 'night',
    subject: 'dragon-bridge',
    middle: 330,
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
    subject: 'karst-sea',
    sky: { ...sun(240, 108, 34), horizon: 190 },
    draw(p) {
      karsts(p, 200, 132);
      sea(p, 196, 240);
      junk(p, 214, 240, 1.25);
      junk(p, 330, 214, 0.5);
    },
  },
  'VN/hanoi': {
    palette: 'jade',
    subject: 'lake-tower',
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
  'VN/ho-chi-minh-city': {
    palette: 'dawn',
    subject: 'red-church',
    middle: 200,
    sky: { ...sun(350, 74, 32), horizon: 196 },
    draw(p) {
      skyline(p, 212, 30, 80, 'F');
      blocks(
        p,
        216,
        [
          [392, 30, 120, 0],
          [430, 34, 90, 2],
          [60, 34, 96, 1],
          [100, 30, 70, 0],
        ],
        'f',
        'l',
      );
      p.at(330, 216, 1, () => {
        p.path('l', 'M-18 0Q-26-80 0-160Q22-90 18 0z');
        p.path('m', 'M0-160Q22-90 18 0H4z');
        p.path('t', 'M8-92H36L28-86H8z');
      });
      twinChurch(p, 190, 226, 1.06, 'w', 'o', 't', 46);
      ground(p, 'k', 224);
      trees(p, 234, 14, 'm', -10, 120);
      trees(p, 234, 14, 'm', 270, 490);
      for (const [x, y, c] of [
        [90, 256, 'w'],
        [200, 260, 'd'],
        [320, 256, 'l'],
      ] as const) {
        p.at(x, y, 1, () => {
          p.circ('d', -16, -6, 7);
          p.circ('d', 18, -6, 7);
          p.path(c, 'M-18-12H8L14-26H20L18-10H-4z');
          p.path('d', 'M-10-14V-28Q-8-36 0-34L14-26 12-22 2-24 4-14z');
          p.circ('y', 0, -39, 6);
        });
      }
    },
  },
  'VN/hoi-an': {
    palette: 'night',
    subject: 'lantern-town',
    sky: { sun: [380, 52, 18], stars: 12, horizon: 190 },
    draw(p) {
      for (let i = 0; i < 7; i++) {
        const x = -6 + i * 72,
          h = 72 + (i % 3) * 10;
        p.rect(i % 2 ? 'Y' : 'y', x, 196 - h, 70, h);
        p.path('o', `M${x - 4} ${196 - h}h78l-12-18h-54z`);
        arcades(p, 'd', x + 8, 196, 3, 20, 13, 24);
        arcades(p, 'o', x + 8, 196 - h + 30, 3, 20, 11, 14);
      }
      sea(p, 196, 240, 'b', 'l');
      p.path('d', 'M-10 226Q120 176 240 174T490 226V214Q360 160 240 160T-10 214z');
      p.line(
        'd',
        1.6,
        'M60 200V184M120 184V166M180 172V152M240 168V146M300 172V152M360 184V166M420 200V184M0 210Q120 150 240 146T480 210',
      );
      for (const [x, y, s, c, k] of [
        [40, 60, 1.5, 'w', 'o'],
        [104, 40, 1.1, 'y', 'Y'],
        [168, 66, 1.3, 'e', 'w'],
        [240, 44, 1.6, 'w', 'o'],
        [314, 70, 1.2, 'y', 'Y'],
        [440, 76, 1.4, 'w', 'o'],
      ] as const) {
        lantern(p, x, y, s, c, k);
      }
      p.line('d', 1.4, 'M-10 12Q120 36 240 10T490 24');
      p.line('y', 2.2, 'M60 236h30M140 246h40M230 238h50M300 252h36M390 240h40');
    },
  },
  'VN/hue': {
    palette: 'dawn',
    subject: 'city-gate',
    sky: { ...sun(110, 76, 30), horizon: 186 },
    draw(p) {
      hills(p, 'F', 182, 30, 3, 0.4);
      trees(p, 200, 16, 'f');
      p.path('k', 'M-10 226V190H130V172H350V190H490V226z');
      p.path('K', 'M-10 208H490V226H-10z');
      for (const x of [160, 240, 320] as const) {
        p.path('d', `M${x - 13} 226v-28q13-16 26 0v28z`);
      }
      for (const [x, w, b] of [
        [150, 90, 172],
        [330, 90, 172],
        [240, 150, 172],
      ] as const) {
        for (let i = 0; i <= 5; i++) {
          p.rect('w', x - w * 0.42 + (w * 0.84 * i) / 5 - 2, b - 26, 4, 26);
        }
        eave(p, x, b - 22, w, 18, 'y', 5, 0.76);
      }
      p.rect('w', 196, 120, 88, 14);
      eave(p, 240, 124, 112, 26, 'y', 7, 0.6);
      sea(p, 224, 110);
      for (const [x, y, s] of [
        [70, 250, 0.9],
        [400, 252, 1],
        [320, 262, 0.7],
      ] as const) {
        lotus(p, x, y, s);
      }
    },
  },
};
