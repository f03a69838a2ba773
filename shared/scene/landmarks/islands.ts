import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { cliffs } from '#shared/scene/motifs/shore.ts';
import { gondolas, snowyRoofs } from '#shared/scene/motifs/snow.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea, snow } from '#shared/scene/nature/ground.ts';
import { conifers } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const islands: Landmarks = {
  'AD/andorra-la-vella': {
    palette: 'winter',
    subject: 'alpine-village-snow',
    middle: 250,
    sky: { ...sun(370, 62, 24), horizon: 186 },
    draw(p) {
      p.path('F', 'M-10 206L90 70 170 150 230 196z');
      p.path('f', 'M490 206V90L430 60 340 130 260 206z');
      p.path('i', 'M50 126L90 70 140 120 116 116 96 136 76 120zM380 98L430 60 490 90V120L456 106 430 128 408 102z');
      snow(p, 200);
      conifers(p, 214, 38, 'm', -10, 130);
      conifers(p, 214, 40, 'm', 370, 490);
      p.at(240, 240, 1.1, () => {
        p.rect('k', -24, -130, 36, 130);
        p.rect('K', -2, -130, 14, 130);
        p.path('t', 'M-28-128L-6-152L16-128z');
        for (const b of [-112, -86, -60] as const) {
          arcades(p, 'd', -19, b, 2, 12, 8, 10);
        }
        p.rect('k', 12, -44, 66, 44);
        p.path('t', 'M8-42L24-66H72L84-42z');
        p.path('k', 'M66 0V-34Q84-40 88 0z');
        p.path('d', 'M34 0v-20q7-9 14 0V0z');
      });
      snowyRoofs(p, 250, [
        [110, 0, 1],
        [390, 0, 0.9],
      ]);
      gondolas(p, 300, 220, 490, 60, 0.7);
    },
  },
  'MT/gozo': {
    palette: 'lagoon',
    subject: 'bay-walls',
    middle: 180,
    sky: { ...sun(350, 70, 28), horizon: 166 },
    draw(p) {
      sea(p, 164, 350);
      cliffs(p, 232, false, 'y', 'Y', 110);
      p.at(100, 108, 0.9, () => {
        p.path('e', 'M-70 0L-60-24H60L70 0z');
        p.path('o', 'M20-24H60L70 0H26z');
        dome(p, 0, -30, 18, 'e', 'o', 8);
        p.rect('e', -16, -34, 32, 12);
        p.rect('e', -44, -50, 12, 28);
        p.path('w', 'M-46-50L-38-62L-30-50z');
      });
      for (let j = 0; j < 3; j++) {
        for (let i = 0; i < 6; i++) {
          p.path('k', `M${200 + i * 50 - j * 16} ${228 + j * 14}h44l-8 10h-46z`);
          p.path(i % 2 ? 'p' : 'c', `M${204 + i * 50 - j * 16} ${230 + j * 14}h36l-5 6h-37z`);
        }
      }
      sailBoat(p, 300, 204, 0.8);
    },
  },
  'MT/valletta': {
    palette: 'golden',
    subject: 'great-dome',
    middle: 260,
    sky: { ...sun(112, 78, 32), horizon: 178 },
    draw(p) {
      p.path('y', 'M60 236L80 180H490V236z');
      p.path('Y', 'M300 180H490V236H330z');
      for (let i = 0; i < 11; i++) {
        const x = 100 + i * 36,
          h = 30 + ((i * 13) % 20);
        p.rect(i % 2 ? 'e' : 'p', x, 182 - h, 37, h);
        p.grid('t', x + 7, 190 - h, 3, 1, 11, 1, 5, 9);
        p.rect(i % 3 ? 'w' : 'l', x + 10, 168, 14, 12);
      }
      dome(p, 290, 142, 40, 'e', 'o', 14, 1.1);
      p.rect('e', 254, 138, 72, 20);
      p.rect('e', 200, 96, 18, 60);
      p.path('w', 'M197 98L209 70L221 98z');
      p.path('y', 'M44 240L66 196H110L120 240z');
      p.path('Y', 'M92 196H110L120 240H98z');
      sea(p, 232, 112);
      for (const [x, s, c] of [
        [150, 1.1, 'b'],
        [340, 0.9, 'w'],
      ] as const) {
        p.at(x, 256, s, () => {
          p.path(c, 'M-54-20Q-46-8-34-6H30Q46-8 54-22Q52 6 28 8H-28Q-52 6-54-20z');
          p.path('y', 'M-50-10Q-40-4-34-3H30Q44-4 52-12L50-6Q44 0 30 1H-32Q-46 0-50-10z');
          p.circ('p', -42, -10, 3);
          p.circ('p', 44, -11, 3);
          p.path('w', 'M-16-6V-16H14V-6z');
        });
      }
    },
  },
};
