import type { Landmarks } from '#shared/scene/landmark.ts';
import { ferris, skyline } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { eiffel } from '#shared/scene/forms/europe.ts';
import { springPool, steam } from '#shared/scene/motifs/land.ts';
import { parasols, surf } from '#shared/scene/motifs/shore.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, mesas } from '#shared/scene/nature/mountains.ts';
import { conifers, palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const unitedStatesLToM: Landmarks = {
  'US/las-vegas': {
    palette: 'night',
    subject: 'skyline-night',
    middle: 240,
    sky: { stars: 20, horizon: 190 },
    draw(p) {
      mesas(p, 196, 'l', 'b');
      ferris(p, 386, 220, 58, 'w');
      eiffel(p, 108, 224, 0.62);
      for (const [x, w, h] of [
        [176, 40, 116],
        [224, 54, 88],
        [288, 36, 136],
        [60, 40, 72],
        [446, 40, 96],
      ] as const) {
        p.rect('l', x - w / 2, 226 - h, w, h);
        p.grid('y', x - w / 2 + 5, 226 - h + 6, Math.floor((w - 6) / 7), Math.floor(h / 9), 7, 9, 3.4, 4, 0.25);
        p.rect('w', x - w / 2, 224 - h, w, 4);
      }
      p.path('d', 'M-10 226H490V270H-10z');
      sea(p, 230, 240, 'b', 'l');
      p.line('p', 2, 'M240 236q-26-50-44-6M240 236q26-50 44-6M240 236q-10-60-20-4M240 236q10-60 20-4M240 236V188');
      p.line('y', 2.4, 'M100 240h40M190 248h100M320 240h60');
    },
  },
  'US/los-angeles': {
    palette: 'sunset',
    subject: 'road-between-palms',
    sky: { ...sun(240, 140, 60), horizon: 190 },
    draw(p) {
      hills(p, 'F', 190, 36, 3);
      skyline(p, 214, 20, 74, 'f', 130, 360);
      hills(p, 'l', 222, 16, 3);
      p.path('t', 'M176 270L232 216h16L304 270z');
      p.line('y', 2, 'M240 222V228M240 236V244M240 254V266', false);
      for (const [x, h, s] of [
        [40, 200, 0.9],
        [96, 158, 0.75],
        [146, 122, 0.6],
        [440, 206, 0.9],
        [386, 162, 0.75],
        [336, 124, 0.6],
      ] as const) {
        palm(p, x, 274 - (1 - s) * 60, h, x < 240 ? 0.02 : -0.02, 'd', s);
      }
    },
  },
  'US/mammoth-lakes': {
    palette: 'alpine',
    subject: 'steaming-springs',
    middle: 230,
    sky: { clouds: 1, horizon: 174, ...sun(96, 54, 22) },
    draw(p) {
      p.path(
        'f',
        'M-10 206L50 150 84 160 110 96 124 130 140 84 156 124 176 70 194 120 212 92 226 134 250 110 300 150 360 120 420 90 490 140V206z',
      );
      p.path(
        'i',
        'M330 134L360 120 420 90 470 126 440 130 410 116 380 136zM100 122L110 96 116 116zM132 108L140 84 148 108zM164 102L176 70 186 100z',
      );
      p.path('l', 'M176 70L194 120 212 92 226 134 250 110 260 206H200zM420 90L490 140V206H440z');
      hills(p, 'l', 204, 16, 3, 0.7);
      conifers(p, 212, 34, 'm', -10, 130);
      p.path('k', 'M-10 270V218Q120 206 250 220T490 214V270z');
      springPool(p, 210, 240, 70);
      springPool(p, 340, 250, 60);
      for (const [x, y] of [
        [190, 226],
        [230, 224],
        [340, 238],
      ] as const) {
        steam(p, x, y, 0.8, 'p');
      }
      conifers(p, 284, 80, 'd', 420, 490);
    },
  },
  'US/miami': {
    palette: 'lagoon',
    subject: 'pastel-hotels',
    sky: { ...sun(360, 70, 28), horizon: 180 },
    draw(p) {
      for (const [x, w, h, c] of [
        [-10, 84, 84, 'e'],
        [74, 78, 110, 'p'],
        [152, 90, 90, 'w'],
        [242, 80, 118, 'e'],
        [322, 88, 92, 'p'],
        [410, 90, 106, 'b'],
      ] as const) {
        p.rect(c, x, 228 - h, w, h);
        p.rect(c, x + w * 0.38, 210 - h, w * 0.24, 20);
        p.rect(c, x + w * 0.46, 196 - h, w * 0.08, 18);
        for (let i = 0; i < Math.floor(h / 24); i++) {
          p.rect(c === 'p' ? 'c' : 'p', x, 228 - h + 10 + i * 22, w - 1, 4);
          p.grid('n', x + 8, 228 - h + 17 + i * 22, Math.floor((w - 10) / 16), 1, 16, 1, 9, 8);
        }
      }
      p.path('g', 'M-10 226H490V270H-10z');
      for (const [x, h] of [
        [40, 120],
        [130, 96],
        [350, 130],
        [440, 104],
      ] as const) {
        palm(p, x, 258, h, 0.05);
      }
      p.at(246, 250, 0.9, () => {
        p.path('l', 'M-60 0Q-62-16-44-18L-30-34H24L40-18Q62-16 60 0z');
        p.path('d', 'M-24-30H-4V-18H-36zM2-30H20L32-18H2z');
        p.circ('d', -36, 0, 10);
        p.circ('d', 36, 0, 10);
        p.circ('p', -36, 0, 4);
        p.circ('p', 36, 0, 4);
      });
    },
  },
  'US/monterey': {
    palette: 'nordic',
    subject: 'lone-tree',
    middle: 190,
    sky: { ...sun(350, 86, 34), horizon: 176 },
    draw(p) {
      hills(p, 'F', 176, 30, 2, 0.2);
      sea(p, 174, 350);
      p.path('k', 'M-10 270V206L60 190 120 196 170 186 214 206 236 240 270 270z');
      p.path('K', 'M120 196L170 186 214 206 236 240 270 270H170L150 230z');
      p.line('p', 3, 'M220 244h50M250 258h60');
      p.at(150, 196, 1, () => {
        p.path('d', 'M-8 0Q4-30-6-64L-2-66 6-40 20-62 24-60Q10-30 10 0z');
        for (const [a, b, w, h] of [
          [-10, -80, 46, 14],
          [30, -70, 38, 11],
          [4, -96, 30, 10],
          [-40, -66, 24, 8],
        ] as const) {
          p.oval('m', a, b, w, h);
        }
      });
      p.at(370, 240, 1.2, () => {
        p.path('o', 'M-40-2Q-34-12-10-10Q14-14 28-10Q40-16 46-8Q48 2 36 4Q-10 8-40-2z');
        p.circ('e', 38, -6, 6);
        p.path('o', 'M-40-2L-54-8-50 2zM2-10L6-18 12-10z');
        p.oval('k', 8, -14, 7, 4);
      });
    },
  },
  'US/myrtle-beach': {
    palette: 'lagoon',
    subject: 'pier-wheel',
    middle: 320,
    sky: { ...sun(110, 70, 28), horizon: 172 },
    draw(p) {
      sea(p, 170, 110);
      ferris(p, 370, 214, 70, 'p');
      blocks(
        p,
        214,
        [
          [280, 30, 60, 0],
          [312, 26, 80, 0],
          [446, 30, 70, 0],
        ],
        'l',
        'm',
        'e',
      );
      p.path('e', 'M190 270Q260 214 360 212H490V270z');
      p.rect('o', -10, 190, 220, 5);
      p.line('o', 3, 'M10 194V226M40 194V226M70 194V226M100 194V226M130 194V226M160 194V226M190 194V226', false);
      p.path('w', 'M20 190V176L46 164L72 176V190z');
      parasols(p, 252, [270, 330, 390], 1);
      surf(p, 110, 246, 0.4);
    },
  },
};
