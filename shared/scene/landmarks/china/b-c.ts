import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave } from '#shared/scene/built/asia.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { templeHeaven } from '#shared/scene/forms/asia.ts';
import { skier } from '#shared/scene/motifs/snow.ts';
import { sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const chinaBToC: Landmarks = {
  'CN/beijing': {
    palette: 'golden',
    subject: 'round-temple',
    sky: { ...sun(344, 92, 36), horizon: 190 },
    draw(p) {
      range(p, 200, 110, 0, 260, 'F', 'f');
      hills(p, 'l', 214, 30, 3, 0.3);
      templeHeaven(p, 236, 232, 1.06);
      p.rect('m', 0, 232, 480, 40);
      trees(p, 236, 13, 'm', -10, 120);
      trees(p, 236, 13, 'm', 360, 490);
    },
  },
  'CN/changbaishan': {
    palette: 'alpine',
    subject: 'crater-lake',
    sky: { clouds: 2, cloudY: 40, horizon: 150 },
    draw(p) {
      p.path('F', 'M-10 150L40 104 90 120 150 84 210 112 280 80 340 106 400 88 490 130V170z');
      p.path('f', 'M-10 190L30 120 80 140 120 106 170 150 130 190zM490 186L450 116 400 134 370 104 320 148 360 190z');
      p.path(
        'i',
        'M120 106L170 150 150 144 128 152 106 130zM370 104L320 148 344 142 366 150 386 124zM30 120L80 140 60 142 40 136z',
      );
      p.path('n', 'M60 190Q120 150 240 152T420 190Q360 224 240 226T60 190z');
      p.path('b', 'M84 190Q140 160 240 160T396 190Q340 214 240 216T84 190z');
      p.path('c', 'M150 182Q240 166 330 184Q240 178 150 182z');
      p.path('l', 'M-10 270V176Q60 196 120 216T260 236T400 214T490 176V270z');
      p.path('m', 'M-10 270V214Q60 236 160 246T340 248T490 216V270z');
      conifers(p, 276, 40, 'd', -10, 130);
      conifers(p, 276, 40, 'd', 370, 490);
    },
  },
  'CN/chengdu': {
    palette: 'monsoon',
    subject: 'panda',
    sky: { ...sun(360, 70, 28), horizon: 190 },
    draw(p) {
      range(p, 190, 120, 0.5, 180, 'F', 'f');
      hills(p, 'l', 206, 30, 3, 0.2);
      let d = '';
      for (const x of [18, 44, 66, 404, 430, 460] as const) {
        d += `M${x} 270V0`;
      }
      p.line('m', 6, d);
      p.line(
        'g',
        1.6,
        'M10 60H24M10 150H24M40 100H54M40 190H54M400 80H414M400 170H414M430 130H444M460 50H470M460 200H470',
        false,
      );
      p.path(
        'm',
        'M18 62Q44 50 70 66Q44 72 18 62zM44 104Q70 108 88 132Q60 128 44 104zM66 40Q90 20 118 28Q94 46 66 40zM404 84Q380 74 352 90Q380 98 404 84zM430 134Q404 136 388 160Q416 158 430 134zM460 52Q436 28 410 36Q432 58 460 52zM18 152Q40 150 56 170Q32 170 18 152z',
      );
      p.at(236, 246, 1.25, () => {
        p.oval('p', 0, -34, 42, 38);
        p.path('d', 'M-44-14C-50-44-30-58 0-56S50-44 44-14Q30-34 0-36T-44-14z');
        p.circ('d', -26, -96, 11);
        p.circ('d', 26, -96, 11);
        p.oval('p', 0, -76, 35, 30);
        p.oval('d', -15, -78, 9, 10);
        p.oval('d', 15, -78, 9, 10);
        p.circ('p', -13, -79, 2.6);
        p.circ('p', 13, -79, 2.6);
        p.path('d', 'M-5-66H5L0-60z');
        p.oval('d', -30, -4, 15, 12);
        p.oval('d', 30, -4, 15, 12);
        p.line('l', 4, 'M-6-30L52-62');
        p.path('l', 'M40-58L52-80 54-60 66-66 54-56z');
        p.oval('d', -2, -30, 12, 9);
      });
      hills(p, 'd', 258, 12, 3);
    },
  },
  'CN/chongli': {
    palette: 'alpine',
    subject: 'ski-slope',
    middle: 250,
    sky: { ...sun(110, 60, 24), horizon: 190 },
    draw(p) {
      p.path('F', 'M-10 196L90 120 190 160 300 96 490 170V200z');
      p.line('o', 5, 'M-10 150L40 150 90 120 140 146 190 160 246 130 300 96 360 122 420 150 490 170');
      for (const [x, y] of [
        [90, 120],
        [190, 160],
        [300, 96],
        [420, 150],
      ] as const) {
        p.rect('o', x - 9, y - 18, 18, 20);
        p.path('o', `M${x - 9} ${y - 18}v-5h5v5zM${x + 4} ${y - 18}v-5h5v5z`);
      }
      snow(p, 188);
      conifers(p, 206, 30, 'm', -10, 190);
      conifers(p, 214, 34, 'm', 320, 490);
      skier(p, 250, 236, 1.5);
      conifers(p, 284, 76, 'd', -10, 70);
      conifers(p, 284, 60, 'd', 430, 490);
    },
  },
  'CN/chongqing': {
    palette: 'night',
    subject: 'skyline-night',
    sky: { ...sun(380, 56, 20), horizon: 190 },
    draw(p) {
      skyline(p, 200, 60, 130, 'l', -10, 490, 'y');
      p.path('d', 'M60 236L84 96H400L430 236z');
      for (let i = 0; i < 6; i++) {
        const y = 226 - i * 24,
          w = 300 - i * 34;
        p.rect('Y', 240 - w / 2, y - 16, w, 18);
        p.grid('u', 240 - w / 2 + 5, y - 13, Math.floor(w / 9), 1, 9, 1, 5, 10, 0.1);
        eave(p, 240 - (i % 2 ? 34 : -20), y - 15, w * 0.8, 10, 'o', 5, 0.9);
      }
      sea(p, 234, 240, 'b', 'l');
      p.line('y', 2.4, 'M150 244h60M230 250h80M190 258h110');
    },
  },
};
