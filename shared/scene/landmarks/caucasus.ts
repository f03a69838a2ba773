import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { ferris, skyline } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { sheep } from '#shared/scene/motifs/animals.ts';
import { coneChurch } from '#shared/scene/motifs/churches.ts';
import { rows } from '#shared/scene/motifs/land.ts';
import { gondolas } from '#shared/scene/motifs/snow.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const caucasus: Landmarks = {
  'AZ/baku': {
    palette: 'lilac',
    subject: 'flame-towers',
    middle: 230,
    sky: { ...sun(112, 74, 30), horizon: 188 },
    draw(p) {
      hills(p, 'F', 190, 46, 2, 0.8);
      for (const [x, h, l] of [
        [300, 130, -12],
        [344, 150, 4],
        [390, 124, 14],
      ] as const) {
        p.path(
          'l',
          `M${x - 20} 196Q${x - 30} ${196 - h * 0.5} ${x + l} ${196 - h}Q${x + 26} ${196 - h * 0.5} ${x + 20} 196z`,
        );
        p.path('m', `M${x + l} ${196 - h}Q${x + 26} ${196 - h * 0.5} ${x + 20} 196H${x + 4}z`);
      }
      skyline(p, 206, 14, 40, 'f', 200, 490);
      p.at(130, 222, 1.1, () => {
        p.path('e', 'M-38 0V-96Q-10-104 24-98V0z');
        p.path('o', 'M4-101Q14-100 24-98V0H6z');
        p.rect('o', 24, -90, 16, 90);
        p.rect('e', -40, -100, 66, 7);
        let d = '';
        for (let i = 0; i < 9; i++) {
          d += `M-38 ${-10 - i * 10}H24`;
        }
        p.line('o', 1, d, false);
        p.rect('d', -18, -60, 6, 12);
        p.rect('d', -18, -36, 6, 12);
      });
      p.path('k', 'M-10 224V196H60V224zM190 224V200H490V224z');
      let e = '';
      for (let i = 0; i < 17; i++) {
        e += `M${192 + i * 18} 200v-7h10v7z`;
      }
      p.path('k', e);
      p.rect('k', -10, 220, 500, 8);
      sea(p, 226, 112);
      sailBoat(p, 380, 254, 0.7);
    },
  },
  'GE/batumi': {
    palette: 'night',
    subject: 'ferris-wheel-water',
    middle: 200,
    sky: { stars: 24, ...sun(96, 52, 20), horizon: 190 },
    draw(p) {
      hills(p, 'l', 192, 50, 2, 0.3);
      blocks(
        p,
        212,
        [
          [250, 30, 130, 3],
          [290, 28, 92, 2],
          [330, 30, 150, 3],
          [200, 28, 84, 0],
          [370, 28, 104, 1],
        ],
        'h',
        'l',
        'y',
      );
      ferris(p, 120, 214, 62, 'w');
      p.line('y', 4, 'M420 214L432 70M456 214L444 70');
      p.line('y', 2, 'M422 200L452 170 426 140 448 110 432 84M454 200L424 170 450 140 428 110 444 84');
      p.circ('y', 438, 58, 14);
      sea(p, 212, 240, 'b', 'l');
      p.line('y', 2.4, 'M90 226h60M230 236h60M310 228h50M420 240h40M160 252h50');
      palm(p, 40, 276, 120, 0.08);
    },
  },
  'GE/kazbegi': {
    palette: 'alpine',
    subject: 'hill-monastery',
    middle: 230,
    sky: { horizon: 170, ...sun(96, 54, 22) },
    draw(p) {
      p.path('f', 'M150 200L220 120 262 56 288 36 312 52 350 110 400 150 450 200z');
      p.path(
        'i',
        'M206 138L220 120 262 56 288 36 312 52 350 110 400 150 372 146 350 170 326 130 300 160 276 120 252 160 236 134z',
      );
      p.path('l', 'M288 36L312 52 350 110 400 150 450 200H340Q330 130 288 60z');
      hills(p, 'F', 186, 70, 1, 0.9);
      p.path('m', 'M-10 270V220Q60 170 130 150L170 142H200Q260 170 320 210T490 240V270z');
      p.path('l', 'M-10 270V240Q120 210 260 236T490 250V270z');
      coneChurch(p, 176, 146, 0.52);
      p.rect('k', 200, 106, 12, 42);
      p.path('t', 'M197 108L206 92L215 108z');
      sheep(p, 330, 250, 1);
      sheep(p, 380, 244, 0.8, true);
      sheep(p, 290, 244, 0.7);
    },
  },
  'GE/tbilisi': {
    palette: 'golden',
    subject: 'hill-fortress',
    middle: 240,
    sky: { ...sun(350, 76, 30), horizon: 176 },
    draw(p) {
      p.path('f', 'M-10 200Q120 110 250 106T490 140V200z');
      p.at(250, 112, 0.9, () => {
        p.path('K', 'M-120 20L-110-10H-70V-24H-40V-8H0V-30H30V-12H80L110 10V24z');
        let d = '';
        for (let i = 0; i < 5; i++) {
          d += `M${-66 + i * 7} -24v-5h4v5zM${2 + i * 6} -30v-5h4v5z`;
        }
        p.path('K', d);
      });
      coneChurch(p, 390, 158, 0.5);
      p.path('k', 'M-10 222Q120 190 260 196T490 206V230H-10z');
      for (let i = 0; i < 8; i++) {
        const x = 16 + i * 56,
          y = 214 - (i % 2) * 4;
        p.rect(i % 3 ? 'p' : 'e', x, y - 44, 52, 44);
        p.path('w', `M${x - 3} ${y - 43}L${x + 8} ${y - 56}H${x + 44}L${x + 55} ${y - 43}z`);
        p.rect('o', x - 4, y - 24, 60, 3);
        p.grid('o', x - 2, y - 36, 10, 1, 6, 1, 1.6, 13);
        p.grid('t', x + 6, y - 18, 3, 1, 16, 1, 8, 13);
      }
      for (const [x, s] of [
        [150, 1],
        [230, 0.9],
      ] as const) {
        dome(p, x ?? 0, 226, 17 * (s ?? 1), 'k', 'K', 4, 0.7);
      }
      p.path('k', 'M-10 224H490V240H-10z');
      sea(p, 238, 350);
      gondolas(p, 300, 250, 180, 90, 0.7);
    },
  },
  'AM/yerevan': {
    palette: 'dawn',
    subject: 'hill-monastery',
    middle: 240,
    sky: { ...sun(360, 66, 26), horizon: 176 },
    draw(p) {
      p.path('f', 'M40 200Q140 160 200 80L224 50 250 46 280 66Q330 150 400 170T490 200z');
      p.path('F', 'M300 200Q360 150 396 112L408 104 420 112Q450 160 490 190V200z');
      p.path('i', 'M178 110L224 50 250 46 280 66 306 112 286 104 268 124 246 100 226 126 204 104z');
      p.path('l', 'M250 46L280 66Q330 150 400 170T490 200H330Q300 130 260 80z');
      ground(p, 'y', 198);
      p.path('k', 'M150 232Q240 190 340 232z');
      coneChurch(p, 246, 220, 0.8);
      p.rect('k', 180, 212, 140, 14);
      p.path('l', 'M-10 270V238Q120 224 260 238T490 232V270z');
      rows(p, 238, 'l', 'm');
    },
  },
};
