import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave, lantern } from '#shared/scene/built/asia.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks, hillTown } from '#shared/scene/built/west.ts';
import { lujiazui } from '#shared/scene/forms/asia.ts';
import { standingFigure, towerPagoda } from '#shared/scene/motifs/asia.ts';
import { humpBridge } from '#shared/scene/motifs/bridges.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { sampan } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { conifers, leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const chinaNToS: Landmarks = {
  'CN/nanjing': {
    palette: 'monsoon',
    subject: 'city-gate',
    sky: { ...sun(118, 72, 30), horizon: 186 },
    draw(p) {
      hills(p, 'F', 184, 56, 2, 0.6);
      trees(p, 204, 14, 'f');
      p.path('K', 'M-10 270V196H490V270z');
      let d = '';
      for (let i = 0; i < 26; i++) {
        d += `M${-6 + i * 19} 196v-9h11v9z`;
      }
      p.path('K', d);
      for (const [x, w] of [[240, 168]] as const) {
        p.path('k', `M${x - w / 2 - 8} 250L${x - w / 2} 150H${x + w / 2}L${x + w / 2 + 8} 250z`);
        let e = '';
        for (let i = 0; i < 9; i++) {
          e += `M${x - w / 2 + 2 + i * 19} 150v-9h11v9z`;
        }
        p.path('k', e);
        p.path('d', `M${x - 26} 250v-44q26-34 52 0v44z`);
        for (const k of [-58, 58] as const) {
          p.path('d', `M${x + k - 11} 250v-28q11-16 22 0v28z`);
        }
      }
      p.rect('w', 176, 110, 128, 32);
      for (let i = 0; i < 8; i++) {
        p.rect('o', 176 + i * 17.7, 110, 4, 32);
      }
      eave(p, 240, 116, 176, 34, 't', 9, 0.7);
      ground(p, 'l', 248);
      trees(p, 262, 13, 'm', -10, 170);
      trees(p, 262, 13, 'm', 310, 490);
    },
  },
  'CN/qingdao': {
    palette: 'lagoon',
    subject: 'pier-pavilion',
    middle: 180,
    sky: { ...sun(110, 74, 28), clouds: 1, horizon: 176 },
    draw(p) {
      hills(p, 'F', 174, 30, 3, 0.5);
      hillTown(p, 296, 190, 194, 66, ['p', 'e', 'y', 'p'], 'w');
      church(p, 400, 146, 0.6, 'e', 'o', 'w');
      sea(p, 188, 110);
      p.rect('k', 60, 214, 430, 8);
      p.rect('K', 60, 220, 430, 7);
      let d = '';
      for (let x = 80; x < 480; x += 26) {
        d += `M${x} 227v12`;
      }
      p.line('K', 5, d, false);
      p.at(92, 214, 1.1, () => {
        p.rect('w', -22, -34, 44, 34);
        p.rect('o', 6, -34, 16, 34);
        eave(p, 0, -30, 66, 22, 'y', 6, 0.6);
        p.rect('w', -14, -62, 28, 16);
        eave(p, 0, -58, 46, 30, 'y', 5, 0.14);
      });
      sailBoat(p, 240, 254, 0.7);
    },
  },
  'CN/sanya': {
    palette: 'lagoon',
    subject: 'sea-statue',
    middle: 262,
    sky: { ...sun(110, 70, 28), horizon: 170 },
    draw(p) {
      islands(p, 168);
      sea(p, 166, 110);
      p.oval('k', 262, 210, 84, 9);
      standingFigure(p, 262, 210, 1.02);
      p.path('p', 'M-10 270V250Q150 230 320 250T490 240V270z');
      palm(p, 440, 278, 180, -0.14);
      palm(p, 466, 276, 120, -0.04);
    },
  },
  'CN/shanghai': {
    palette: 'night',
    subject: 'skyline-night',
    middle: 226,
    sky: { ...sun(110, 64, 24), horizon: 200 },
    draw(p) {
      skyline(p, 214, 40, 96, 'h', -10, 490);
      skyline(p, 218, 20, 60, 'l', -10, 490, 'y');
      lujiazui(p, 232, 224, 0.96);
      sea(p, 222, 240, 'b', 'l');
      p.line('y', 2.4, 'M130 234h40M140 246h30M258 238h34M250 250h50M360 236h20');
      ferryBoat(p, 390, 254, 0.8);
    },
  },
  'CN/shenyang': {
    palette: 'winter',
    subject: 'palace-in-snow',
    middle: 240,
    sky: { ...sun(360, 70, 26), horizon: 190 },
    draw(p) {
      skyline(p, 206, 14, 40, 'F');
      p.at(240, 222, 1.1, () => {
        p.rect('k', -130, -12, 260, 12);
        for (const [k, w] of [
          [-100, 54],
          [100, 54],
        ] as const) {
          p.rect('w', k - w / 2, -44, w, 32);
          p.path(
            'y',
            `M${k - w * 0.8} -40Q${k - w * 0.4} -50 ${k - w * 0.3} -66H${k + w * 0.3}Q${k + w * 0.4} -50 ${k + w * 0.8} -40z`,
          );
          p.path('p', `M${k - w * 0.3} -66H${k + w * 0.3}L${k + w * 0.24} -72H${k - w * 0.24}z`);
        }
        p.rect('w', -52, -52, 104, 40);
        for (let i = 0; i < 7; i++) {
          p.rect('o', -54 + i * 17.4, -52, 4, 40);
        }
        p.path('y', 'M-78-48Q-46-58-38-76H38Q46-58 78-48z');
        p.rect('w', -30, -92, 60, 18);
        p.path('y', 'M-50-88Q-28-98-20-124H20Q28-98 50-88z');
        p.path('p', 'M-20-124H20L14-134H-14z');
        p.rect('y', -2, -146, 4, 14);
      });
      snow(p, 218);
      conifers(p, 276, 50, 'd', -10, 80);
      conifers(p, 276, 50, 'd', 410, 490);
    },
  },
  'CN/shenzhen': {
    palette: 'dawn',
    subject: 'skyline',
    sky: { ...sun(356, 80, 34), horizon: 196 },
    draw(p) {
      hills(p, 'F', 186, 56, 2, 0.3);
      skyline(p, 214, 40, 90, 'f');
      blocks(
        p,
        220,
        [
          [240, 40, 196, 6],
          [176, 32, 140, 2],
          [300, 34, 128, 1],
          [130, 34, 104, 0],
          [350, 30, 150, 3],
          [90, 30, 84, 1],
          [396, 36, 96, 0],
        ],
        'l',
        'm',
        'y',
      );
      trees(p, 230, 14, 'm');
      ground(p, 'm', 228);
      leaves(p, false);
    },
  },
  'CN/suzhou': {
    palette: 'dawn',
    subject: 'stone-arch-bridge',
    middle: 232,
    sky: { ...sun(360, 70, 26), horizon: 180 },
    draw(p) {
      towerPagoda(p, 340, 190, 110, 7, 34, 'f', 'l', 'l');
      for (const [x, w, h] of [
        [-20, 80, 60],
        [58, 64, 76],
        [330, 76, 64],
        [404, 90, 80],
      ] as const) {
        p.path('p', `M${x} 214V${214 - h}h${w * 0.16}v-9h${w * 0.2}v-9h${w * 0.28}v9h${w * 0.2}v9h${w * 0.16}V214z`);
        p.path(
          't',
          `M${x - 3} ${216 - h}v-5h${w * 0.16}v-9h${w * 0.2}v-9h${w * 0.28 + 6}v9h${w * 0.2}v9h${w * 0.16}v5h${-w * 0.2}v-9h${-w * 0.2}v-9h${-w * 0.2}v9h${-w * 0.2}v9z`,
        );
        p.grid('t', x + w * 0.2, 234 - h, 3, 1, w * 0.22, 1, 8, 12);
        p.rect('o', x + w * 0.36, 192, w * 0.26, 22);
      }
      p.rect('K', 0, 212, 480, 8);
      sea(p, 218, 240);
      humpBridge(p, 232, 232, 112, 62);
      p.path('n', 'M186 234Q190 258 232 260T278 234z');
      sampan(p, 232, 254, 0.9);
      for (const x of [84, 420] as const) {
        lantern(p, x, 190, 0.7);
      }
    },
  },
};
