import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { tajMahal } from '#shared/scene/forms/tropics.ts';
import { bigTree } from '#shared/scene/motifs/land.ts';
import { sampan, tuktuk } from '#shared/scene/motifs/vehicles.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { cypress, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAsiaAToG: Landmarks = {
  'IN/agra': {
    palette: 'dawn',
    subject: 'domed-tomb',
    sky: { ...sun(336, 80, 34), horizon: 190 },
    draw(p) {
      trees(p, 206, 18, 'F');
      p.rect('F', 0, 204, 480, 20);
      tajMahal(p, 240, 210, 1.06);
      trees(p, 222, 12, 'm', -10, 190);
      trees(p, 222, 12, 'm', 300, 490);
      p.rect('l', 0, 220, 480, 60);
      p.path('c', 'M222 214H258L300 270H180z');
      for (const [x, k] of [
        [176, 1],
        [304, 1],
        [140, 1.6],
        [340, 1.6],
      ] as const) {
        cypress(p, x, 232 + k * 12, 30 * k);
      }
    },
  },
  'IN/bengaluru': {
    palette: 'monsoon',
    subject: 'domed-hall',
    sky: { ...sun(110, 70, 28), horizon: 188 },
    draw(p) {
      skyline(p, 206, 24, 70, 'F');
      trees(p, 210, 18, 'f');
      p.rect('k', 50, 168, 380, 54);
      p.rect('K', 50, 200, 380, 22);
      p.grid('d', 60, 176, 26, 1, 14, 1, 6, 18);
      p.rect('k', 150, 140, 180, 82);
      for (let i = 0; i < 9; i++) {
        p.rect('K', 160 + i * 19.4, 150, 6, 66);
      }
      p.rect('k', 140, 132, 200, 10);
      p.rect('k', 208, 110, 64, 24);
      dome(p, 240, 112, 28, 'k', 'K', 14);
      for (const x of [70, 410, 160, 320] as const) {
        dome(p, x, x > 100 && x < 400 ? 132 : 168, 15, 'k', 'K', 8);
      }
      p.path('k', 'M170 222H310L330 240H150z');
      p.line('K', 1.4, 'M164 228H316M158 234H322');
      ground(p, 'l', 238);
      for (const [x, c] of [
        [40, 'w'],
        [440, 'w'],
        [110, 'e'],
        [372, 'e'],
      ] as const) {
        bigTree(p, x, 262, 0.7, c, 'o');
      }
    },
  },
  'LK/colombo': {
    palette: 'lilac',
    subject: 'tower-over-city',
    middle: 220,
    sky: { ...sun(350, 76, 32), horizon: 192 },
    draw(p) {
      skyline(p, 208, 30, 80, 'F');
      blocks(
        p,
        212,
        [
          [356, 30, 116, 0],
          [390, 30, 130, 1],
          [430, 34, 90, 2],
          [110, 30, 80, 0],
        ],
        'f',
        'l',
        'y',
      );
      p.at(220, 214, 1, () => {
        p.path('l', 'M-8 0L-5-118H5L8 0z');
        p.path('m', 'M0-118H5L8 0H0z');
        p.path('w', 'M-20-118Q-34-150-22-160Q-10-146-8-162Q-2-150 0-168Q2-150 8-162Q10-146 22-160Q34-150 20-118z');
        p.path('o', 'M0-168Q2-150 8-162Q10-146 22-160Q34-150 20-118H2z');
        p.line('l', 2, 'M0-166V-196');
        p.rect('e', -22, -122, 44, 5);
      });
      sea(p, 212, 350);
      p.path('m', 'M-10 226Q60 214 150 230H-10z');
      palm(p, 40, 232, 70, 0.1, 'd', 0.7);
      palm(p, 90, 232, 90, 0.04, 'd', 0.7);
      tuktuk(p, 150, 262, 1.1, 'y');
      p.rect('m', -10, 262, 500, 10);
      tuktuk(p, 340, 262, 0.9, 'l');
    },
  },
  'IN/delhi': {
    palette: 'golden',
    subject: 'domed-tomb',
    sky: { ...sun(350, 80, 34), horizon: 190 },
    draw(p) {
      trees(p, 206, 18, 'F');
      p.rect('w', 60, 186, 360, 34);
      p.rect('o', 60, 204, 360, 16);
      arcades(p, 'd', 70, 218, 15, 23.4, 13, 16);
      p.rect('e', 130, 130, 220, 58);
      p.rect('w', 290, 130, 60, 58);
      p.rect('p', 128, 126, 224, 5);
      arcades(p, 'o', 146, 186, 3, 24, 17, 26);
      arcades(p, 'o', 276, 186, 3, 24, 17, 26);
      p.path('w', 'M214 188V128H266V188z');
      p.path('d', 'M224 188V154Q240 134 256 154V188z');
      for (const [x, b] of [
        [146, 128],
        [334, 128],
        [190, 122],
        [290, 122],
      ] as const) {
        p.rect('e', x - 11, b - 14, 22, 14);
        dome(p, x, b - 13, 11, 'p', 'q', 6);
      }
      p.rect('e', 212, 108, 56, 22);
      dome(p, 240, 110, 42, 'p', 'q', 16, 1.05);
      ground(p, 'l', 218);
      p.path('c', 'M224 222H256L290 270H190z');
      for (const x of [170, 310, 130, 350] as const) {
        cypress(p, x, 250, 40);
      }
    },
  },
  'LK/galle': {
    palette: 'sunset',
    subject: 'stilt-fishers',
    middle: 250,
    sky: { ...sun(120, 116, 46), horizon: 178 },
    draw(p) {
      sea(p, 174, 120);
      p.path('o', 'M490 270V190L440 186 400 200 300 204 270 226 250 270z');
      p.path('d', 'M400 200L300 204 270 226 250 270H340z');
      p.at(380, 198, 1.1, () => {
        p.path('p', 'M-11 0L-8-74H8L11 0z');
        p.path('q', 'M1-74H8L11 0H3z');
        p.rect('p', -12, -78, 24, 4);
        p.rect('y', -6, -90, 12, 12);
        p.path('p', 'M-8-90Q0-102 8-90z');
      });
      palm(p, 430, 196, 84, 0.04, 'd', 0.7);
      palm(p, 330, 204, 64, -0.06, 'd', 0.6);
      for (const [x, y, s] of [
        [110, 246, 1],
        [186, 256, 1.2],
        [54, 234, 0.8],
      ] as const) {
        p.at(x, y, s, () => {
          p.line('d', 2.4, 'M0 14V-44M-10-10H16');
          p.path('d', 'M-6-12V-30Q0-38 8-30L10-12z');
          p.circ('d', 2, -40, 5.4);
          p.line('d', 1.4, 'M8-28L44-50');
          p.line('d', 0.8, 'M44-50V6');
        });
      }
    },
  },
  'IN/goa': {
    palette: 'lagoon',
    subject: 'white-church-beach',
    middle: 340,
    sky: { ...sun(116, 72, 28), horizon: 170 },
    draw(p) {
      hills(p, 'F', 170, 30, 2, 0.7);
      sea(p, 166, 116);
      p.path('e', 'M490 270V210Q400 206 330 230T190 270z');
      p.at(350, 216, 0.92, () => {
        p.rect('p', -44, -60, 88, 60);
        p.rect('q', 16, -60, 28, 60);
        p.path('p', 'M-40-60Q-30-84-14-88H14Q30-84 40-60z');
        for (const k of [-54, 54] as const) {
          p.rect('p', k - 14, -90, 28, 90);
          p.rect('q', k + 2, -90, 12, 90);
          dome(p, k, -90, 13, 'p', 'q', 8);
        }
        p.rect('p', -1.4, -110, 2.8, 24);
        p.rect('p', -7, -104, 14, 3);
        p.path('t', 'M-9 0v-26q9-12 18 0V0z');
        p.grid('b', -30, -50, 3, 1, 24, 1, 10, 18);
        p.path('k', 'M-64 0H64L84 24H-84z');
        p.line('q', 1.4, 'M-68 6H68M-74 14H74');
      });
      sampan(p, 110, 222, 0.8);
      for (const [x, h] of [
        [446, 150],
        [240, 110],
        [212, 86],
      ] as const) {
        palm(p, x, 264, h, x > 300 ? -0.1 : 0.06);
      }
    },
  },
};
