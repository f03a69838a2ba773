import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { gateTower } from '#shared/scene/motifs/asia.ts';
import { archBridge } from '#shared/scene/motifs/bridges.ts';
import { ferryBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { sun } from '#shared/scene/sun.ts';

export const chinaTToW: Landmarks = {
  'CN/taian': {
    palette: 'lilac',
    subject: 'mountain-stairs',
    middle: 240,
    sky: { ...sun(330, 76, 34), horizon: 150 },
    draw(p) {
      p.line('p', 16, 'M-10 150h130M300 160h190M340 144h150');
      p.path('F', 'M-10 180Q60 130 120 140T300 150T490 140V190z');
      for (const [y, c] of [
        [186, 'p'],
        [206, 'e'],
      ] as const) {
        p.line(c, 18, `M-10 ${y}h110M300 ${y}h200`);
      }
      p.path('k', 'M80 270L130 180 170 120 210 92 260 86 300 120 330 190 370 270z');
      p.path('K', 'M260 86L300 120 330 190 370 270H290L280 170z');
      let d = '';
      for (let i = 0; i < 14; i++) {
        d += `M${226 - i * 2.6} ${110 + i * 11.4}H${246 + i * 2.6}`;
      }
      p.path('e', 'M228 108H244L290 270H182z');
      p.line('o', 1.6, d, false);
      gateTower(p, 236, 112, 0.5, 1);
      for (const [x, y] of [
        [150, 190],
        [320, 200],
        [130, 230],
        [340, 240],
      ] as const) {
        p.at(x, y, 0.8, () => {
          p.line('d', 4, 'M0 6Q8-10-4-30');
          p.oval('m', -6, -32, 24, 9);
          p.oval('m', 12, -18, 18, 7);
        });
      }
    },
  },
  'CN/taihang': {
    palette: 'golden',
    subject: 'red-rocks',
    middle: 300,
    sky: { ...sun(100, 60, 26), horizon: 150 },
    draw(p) {
      p.path('F', 'M-10 170V110H70L80 90H160L170 120H260V170z');
      for (const [x, w, t] of [
        [-10, 130, 80],
        [330, 160, 60],
      ] as const) {
        p.path('w', `M${x} 270V${t}H${x + w * 0.86}L${x + w} ${t + 30} ${x + w * 0.94} ${t + 90} ${x + w} 270z`);
        p.path(
          'o',
          `M${x + w * 0.6} 270L${x + w * 0.66} ${t}H${x + w * 0.86}L${x + w} ${t + 30} ${x + w * 0.94} ${t + 90} ${x + w} 270z`,
        );
        for (const k of [30, 70, 110] as const) {
          p.rect('e', x, t + k, w * 0.9, 5);
        }
        p.path('m', `M${x} ${t}Q${x + w * 0.3} ${t - 16} ${x + w * 0.86} ${t}V${t + 8}H${x}z`);
      }
      p.path('l', 'M120 270Q180 220 240 226T340 270z');
      p.path('Y', 'M336 176L490 150V166L336 190z');
      for (let i = 0; i < 5; i++) {
        p.path('d', `M${350 + i * 28} ${184 - i * 4}v-10q7-8 14-1v9z`);
      }
      p.path('b', 'M210 270Q240 240 226 224H240Q262 244 280 270z');
      p.at(180, 70, 0.6, () =>
        p.path('d', 'M-40-10Q-22-18-6-6L0-8 6-6Q22-18 40-10Q22-8 10 2L4 8H-4L-10 2Q-22-8-40-10z'),
      );
    },
  },
  'CN/tianjin': {
    palette: 'lilac',
    subject: 'ferris-wheel-water',
    middle: 240,
    sky: { ...sun(112, 74, 28), horizon: 192 },
    draw(p) {
      skyline(p, 208, 30, 80, 'F');
      blocks(
        p,
        212,
        [
          [60, 30, 130, 2],
          [96, 28, 90, 0],
          [400, 30, 150, 3],
          [436, 28, 100, 1],
        ],
        'f',
        'l',
        'y',
      );
      sea(p, 212, 112);
      p.rect('k', -10, 204, 500, 10);
      p.at(240, 204, 1, () => {
        p.line('p', 6, 'M-74-72a74 74 0 1 0 148 0a74 74 0 1 0-148 0');
        p.line('p', 2.4, 'M-64-72a64 64 0 1 0 128 0a64 64 0 1 0-128 0');
        let d = '';
        for (let i = 0; i < 16; i++) {
          const a = (i * Math.PI) / 8;
          d += `M0-72l${Math.cos(a) * 70} ${Math.sin(a) * 70}`;
        }
        p.line('p', 0.9, d);
        for (let i = 0; i < 16; i++) {
          const a = (i * Math.PI) / 8;
          p.circ(i % 2 ? 'w' : 'y', Math.cos(a) * 74, -72 + Math.sin(a) * 74, 5);
        }
        p.line('p', 4, 'M-50 4L0-72 50 4');
      });
      archBridge(
        p,
        240,
        204,
        [
          [60, 36],
          [420, 36],
          [150, 36],
          [330, 36],
        ],
        'k',
        'K',
      );
      ferryBoat(p, 240, 252, 0.8);
    },
  },
  'CN/urumqi': {
    palette: 'golden',
    subject: 'bazaar',
    sky: { ...sun(110, 74, 28), horizon: 184 },
    draw(p) {
      range(p, 192, 120, 0.6, 300, 'F', 'f');
      skyline(p, 206, 16, 46, 'f');
      p.rect('e', 60, 180, 360, 44);
      arcades(p, 'o', 72, 222, 15, 23, 14, 26);
      for (const x of [100, 380] as const) {
        dome(p, x, 182, 26, 'l', 'm', 10);
      }
      minaret(p, 240, 222, 150, 26, 'y', 'Y', 'l');
      p.grid('o', 231, 90, 2, 5, 11, 22, 7, 12);
      ground(p, 'k', 222);
      p.line('K', 1.6, 'M0 240H480M120 222L60 270M360 222L420 270');
    },
  },
  'CN/weihai': {
    palette: 'winter',
    subject: 'swans-winter',
    sky: { ...sun(240, 96, 36), horizon: 176 },
    draw(p) {
      hills(p, 'F', 176, 26, 3, 0.3);
      for (const [x, s] of [
        [60, 0.7],
        [110, 0.8],
        [390, 0.8],
      ] as const) {
        p.at(x, 192, s, () => {
          p.rect('k', -34, -20, 68, 20);
          p.path('t', 'M-44-16Q-40-44-20-46H20Q40-44 44-16z');
          p.rect('d', -8, -16, 12, 16);
        });
      }
      p.path('p', 'M-10 186H490V194Q240 186-10 200z');
      sea(p, 190, 240);
      for (const [x, y, s, f] of [
        [170, 228, 1, 0],
        [260, 244, 1.2, 0],
        [350, 226, 0.9, 1],
        [90, 250, 0.8, 1],
      ] as const) {
        p.at(
          x,
          y,
          s,
          () => {
            p.path('p', 'M-34-10Q-20-34 6-24Q22-20 24-10Q24 4 0 4Q-26 4-34-10z');
            p.line('p', 5, 'M18-12Q30-30 22-42T30-54');
            p.path('y', 'M28-56L44-52 32-50z');
            p.path('q', 'M-24-10Q-10-20 8-12Q-8-4-24-10z');
          },
          f === 1,
        );
      }
    },
  },
};
