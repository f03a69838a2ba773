import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { operaHouse } from '#shared/scene/forms/world.ts';
import { bigTree } from '#shared/scene/motifs/land.ts';
import { fish, reef, turtle } from '#shared/scene/motifs/shore.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const australiaPToY: Landmarks = {
  'AU/perth': {
    palette: 'dawn',
    subject: 'skyline',
    middle: 240,
    sky: { ...sun(112, 78, 30), horizon: 188 },
    draw(p) {
      blocks(
        p,
        206,
        [
          [240, 34, 140, 1],
          [280, 32, 158, 4],
          [318, 30, 118, 0],
          [352, 32, 132, 5],
          [206, 28, 92, 0],
          [388, 30, 86, 2],
          [176, 26, 64, 0],
        ],
        'l',
        'm',
        'e',
      );
      trees(p, 210, 12, 'm');
      ground(p, 'b', 208);
      sea(p, 208, 112);
      p.path('l', 'M490 270V230Q420 222 360 244L330 270z');
      for (const [x, y, s, f] of [
        [110, 242, 1.1, 0],
        [190, 252, 0.9, 1],
        [60, 258, 0.8, 0],
      ] as const) {
        p.at(
          x,
          y,
          s,
          () => {
            p.path('d', 'M-34-10Q-20-34 6-24Q22-20 24-10Q24 4 0 4Q-26 4-34-10z');
            p.line('d', 5, 'M18-12Q30-30 22-42T30-54');
            p.path('w', 'M28-57L46-52 32-49z');
            p.path('p', 'M-30-8Q-20-14-10-12L-22-4z');
          },
          f === 1,
        );
      }
      bigTree(p, 440, 244, 0.8);
    },
  },
  'AU/port-douglas': {
    palette: 'lagoon',
    subject: 'coral-reef',
    middle: 240,
    sky: { ...sun(112, 50, 22), horizon: 110 },
    draw(p) {
      p.path('f', 'M150 118Q220 60 290 64T420 80L490 100V120z');
      trees(p, 118, 12, 'l', 160, 490);
      reef(p, 116);
      p.at(230, 190, 1, () => {
        p.path('w', 'M-20-10Q0-22 18-10Q22 4 0 10Q-20 6-20-10zM18-8L32-16V6z');
        p.path('p', 'M-6-17L-2 10H4L2-18z');
      });
      turtle(p, 340, 200, 0.8);
      p.at(110, 118, 0.9, () => {
        p.path('p', 'M-46-10H50L38 6H-36z');
        p.path('p', 'M0-10V-60Q26-36 30-12z');
      });
      fish(p, 130, 160, 1.2, 'y');
      fish(p, 156, 174, 1, 'y');
    },
  },
  'AU/sydney': {
    palette: 'golden',
    subject: 'iron-arch-bridge',
    middle: 270,
    sky: { ...sun(130, 90, 40), horizon: 190 },
    draw(p) {
      hills(p, 'F', 186, 14, 3);
      p.line('f', 5, 'M20 196Q190 50 360 196');
      p.line('f', 3, 'M-10 172H400');
      let d = '';
      for (let x = 56; x < 336; x += 20) {
        const y = 196 - 73 * (1 - ((x - 190) / 170) ** 2);
        d += `M${x} ${y}V172`;
      }
      p.line('f', 1.4, d);
      p.rect('f', 14, 150, 12, 46);
      p.rect('f', 354, 150, 12, 46);
      skyline(p, 200, 20, 70, 'F', 380, 490);
      sea(p, 194, 130);
      operaHouse(p, 276, 226, 1.3);
      p.rect('d', 130, 224, 296, 4);
      sea(p, 228, 130);
      sailBoat(p, 76, 250, 0.8);
    },
  },
  'AU/yulara': {
    palette: 'sunset',
    subject: 'red-rocks',
    sky: { horizon: 170, sun: [390, 70, 24] },
    draw(p) {
      p.rect('e', 0, 168, 480, 102);
      p.path('w', 'M66 190Q84 126 120 112Q180 98 250 102T380 116Q410 130 420 190z');
      p.path(
        'o',
        'M320 106Q352 110 380 116Q410 130 420 190H340Q350 140 320 106zM150 105Q146 150 128 190H104Q130 150 150 105zM210 101Q214 150 200 190H180Q206 150 210 101zM270 102Q282 150 272 190H254Q276 150 270 102z',
      );
      p.path('y', 'M-10 270V196Q140 182 260 192T490 190V270z');
      p.path('w', 'M-10 270V236Q160 216 300 236T490 228V270z');
      for (const [x, y, s] of [
        [40, 246, 1],
        [96, 262, 1.3],
        [400, 250, 1.2],
        [450, 266, 1.5],
        [270, 264, 1],
        [200, 212, 0.6],
        [330, 214, 0.6],
      ] as const) {
        p.path('l', `M${x - 16 * s} ${y}Q${x - 10 * s} ${y - 18 * s} ${x} ${y - 16 * s}T${x + 16 * s} ${y}z`);
      }
    },
  },
};
