import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { ger } from '#shared/scene/motifs/asia.ts';
import { ground } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { iwanTown } from '#shared/scene/towns/south.ts';

export const centralAsiaSToU: Landmarks = {
  'UZ/samarkand': {
    palette: 'golden',
    subject: 'tiled-portal',
    sky: { ...sun(350, 70, 30), horizon: 196 },
    draw(p) {
      iwanTown(p, 224);
      p.rect('Y', 40, 190, 60, 34);
      p.rect('Y', 380, 190, 60, 34);
      p.rect('e', 0, 222, 480, 50);
      p.line('Y', 1.6, 'M240 222L240 270M150 222L60 270M330 222L420 270M0 240H480M0 256H480');
    },
  },
  'UZ/tashkent': {
    palette: 'lagoon',
    subject: 'bazaar',
    middle: 220,
    sky: { ...sun(112, 74, 28), horizon: 190 },
    draw(p) {
      skyline(p, 206, 20, 54, 'F');
      p.at(390, 214, 1, () => {
        p.path('f', 'M-3 0L-1.6-150H1.6L3 0z');
        p.path('f', 'M-30 0L-4-80H-1L-22 0zM30 0L4-80H1L22 0z');
        p.rect('f', -8, -110, 16, 8);
        p.rect('f', -6, -90, 12, 6);
      });
      trees(p, 214, 14, 'l');
      p.path('b', 'M90 216Q100 120 220 112Q340 120 350 216z');
      p.path('n', 'M220 112Q340 120 350 216H270Q270 140 220 112z');
      p.line('c', 2, 'M100 196H340M112 174H328M132 152H308M160 132H280', false);
      let d = '';
      for (let i = 0; i < 9; i++) {
        d += `M${112 + i * 27} 204l7-8 7 8-7 8zM${126 + i * 24} 182l7-8 7 8-7 8z`;
      }
      p.path('p', d);
      p.path('b', 'M206 114L220 96L234 114z');
      ground(p, 'e', 214);
      for (const [x, c] of [
        [90, 'w'],
        [150, 'y'],
        [210, 'l'],
        [270, 'w'],
        [330, 'y'],
        [400, 'w'],
      ] as const) {
        p.at(x, 250, 1, () => {
          p.line('d', 2, 'M-20 0V-20M20 0V-20');
          p.path(c, 'M-28-18L-18-32H18L28-18z');
          p.rect('o', -20, -8, 40, 8);
        });
      }
    },
  },
  'MN/ulaanbaatar': {
    palette: 'golden',
    subject: 'yurts',
    middle: 250,
    sky: { ...sun(350, 84, 36), horizon: 176 },
    draw(p) {
      hills(p, 'F', 178, 40, 3, 0.2);
      hills(p, 'f', 192, 24, 2, 0.7);
      p.path('y', 'M-10 270V200Q120 184 260 198T490 190V270z');
      p.path('Y', 'M-10 270V240Q140 224 300 242T490 236V270z');
      ger(p, 90, 226, 1.1);
      ger(p, 170, 216, 0.8);
      ger(p, 40, 250, 1.3);
      p.at(330, 236, 1.2, () => {
        p.path(
          'd',
          'M-40-30Q-52-24-50-4Q-42-16-36-24L-46 0H-38L-22-22H12L26 0H33L26-26Q28-34 32-44L48-40Q52-46 48-52L34-66 32-72 28-66Q16-60 10-42H-26Q-36-42-40-30z',
        );
        p.path('w', 'M-8-40V-64Q-4-72 4-68L8-42z');
        p.circ('d', 0, -76, 5);
        p.path('w', 'M-7-78Q0-90 7-78z');
        p.line('o', 2, 'M4-60L70-100M70-100Q84-98 76-88');
      });
      p.at(240, 80, 1, () => p.path('d', 'M-40-10Q-22-18-6-6L0-8 6-6Q22-18 40-10Q22-8 10 2L4 8H-4L-10 2Q-22-8-40-10z'));
    },
  },
};
