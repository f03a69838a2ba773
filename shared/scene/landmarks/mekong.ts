import type { Landmarks } from '#shared/scene/landmark.ts';
import { balloon, skyline } from '#shared/scene/built/things.ts';
import { hut } from '#shared/scene/built/tropics.ts';
import { angkorTowers } from '#shared/scene/forms/tropics.ts';
import { bay } from '#shared/scene/motifs/shore.ts';
import { longtail } from '#shared/scene/nature/boats.ts';
import { ground, islands, river, sea } from '#shared/scene/nature/ground.ts';
import { karsts, range } from '#shared/scene/nature/mountains.ts';
import { palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const mekong: Landmarks = {
  'LA/luang-prabang': {
    palette: 'golden',
    subject: 'gabled-temple',
    middle: 230,
    sky: { ...sun(350, 78, 32), horizon: 180 },
    draw(p) {
      range(p, 190, 100, 0, 180, 'F', 'f');
      trees(p, 206, 18, 'l');
      p.at(230, 226, 1.24, () => {
        p.rect('p', -46, -34, 92, 34);
        p.path('d', 'M-9 0v-26q9-10 18 0V0z');
        for (const [w, b, h] of [
          [104, -8, 52],
          [78, -34, 52],
          [50, -62, 60],
        ] as const) {
          p.path(
            'o',
            `M${-w} ${b}Q${-w * 0.44} ${b - h * 0.3} 0 ${b - h}Q${w * 0.44} ${b - h * 0.3} ${w} ${b}Q${w * 0.4} ${b - h * 0.1} 0 ${b - h * 0.34}Q${-w * 0.4} ${b - h * 0.1} ${-w} ${b}z`,
          );
          p.path(
            'w',
            `M${-w * 0.9} ${b - 3}Q${-w * 0.4} ${b - h * 0.3} 0 ${b - h + 8}Q${w * 0.4} ${b - h * 0.3} ${w * 0.9} ${b - 3}Q${w * 0.36} ${b - h * 0.16} 0 ${b - h * 0.4}Q${-w * 0.36} ${b - h * 0.16} ${-w * 0.9} ${b - 3}z`,
          );
        }
        p.path('y', 'M-10-120L0-146L10-120z');
      });
      ground(p, 'e', 224);
      for (const [i, x] of [330, 356, 382, 408].entries()) {
        p.at(x, 254 + i * 2, 0.9, () => {
          p.path('y', 'M-10 0L-7-28Q0-38 7-28L10 0z');
          p.circ('o', 0, -40, 6);
        });
      }
      palm(p, 46, 264, 150, 0.05);
    },
  },
  'KH/phnom-penh': {
    palette: 'golden',
    subject: 'royal-palace',
    sky: { ...sun(340, 88, 38), horizon: 190 },
    draw(p) {
      skyline(p, 206, 20, 56, 'F');
      p.at(240, 220, 1.1, () => {
        p.rect('p', -110, -34, 220, 34);
        for (let i = 0; i < 12; i++) {
          p.rect('q', -106 + i * 19, -34, 6, 34);
        }
        for (const k of [-76, 76] as const) {
          p.path('w', `M${k - 50} -30Q${k - 16} -44 ${k} -70Q${k + 16} -44 ${k + 50} -30z`);
        }
        for (const [w, b, h] of [
          [84, -30, 40],
          [62, -52, 40],
          [40, -74, 40],
        ] as const) {
          p.path(
            'y',
            `M${-w - 4} ${b + 3}Q${-w * 0.3} ${b - h * 0.3} 0 ${b - h}Q${w * 0.3} ${b - h * 0.3} ${w + 4} ${b + 3}z`,
          );
          p.path(
            'w',
            `M${-w + 5} ${b + 2}Q${-w * 0.26} ${b - h * 0.24} 0 ${b - h + 10}Q${w * 0.26} ${b - h * 0.24} ${w - 5} ${b + 2}z`,
          );
        }
        p.sym('y', 'Y', '0 -190 L1 -190 L4 -150 L10 -140 L12 -124 L20 -112');
      });
      ground(p, 'e', 218);
      for (const x of [120, 360] as const) {
        p.at(x, 262, 1, () => p.path('m', 'M-26 0Q-24-20 0-20T26 0z'));
      }
      palm(p, 40, 262, 130, 0.06);
      palm(p, 446, 262, 120, -0.06);
    },
  },
  'KH/siem-reap': {
    palette: 'sunset',
    subject: 'temple-towers-reflected',
    sky: { ...sun(240, 120, 66), horizon: 196 },
    draw(p) {
      trees(p, 206, 16, 'f');
      angkorTowers(p, 208);
      p.rect('m', 0, 206, 480, 6);
      p.rect('b', 0, 211, 480, 60);
      p.path(
        'n',
        'M206 212L240 262 274 212zM158 212L176 246 194 212zM286 212L304 246 322 212zM102 212L116 234 130 212zM350 212L364 234 378 212z',
      );
      p.line('c', 2.2, 'M190 226h40M214 236h60M200 248h46M262 224h50M96 222h40M340 222h50M150 258h40M290 256h60');
      for (const [x, y] of [
        [92, 250],
        [120, 258],
        [378, 252],
        [346, 262],
        [410, 262],
      ] as const) {
        p.oval('m', x, y, 11, 3.4);
      }
      p.circ('p', 124, 254, 3);
      p.circ('p', 382, 248, 3);
      palm(p, 60, 250, 130, 0.05);
      palm(p, 428, 250, 116, -0.06);
    },
  },
  'KH/sihanoukville': {
    palette: 'lagoon',
    subject: 'turquoise-bay',
    middle: 330,
    sky: { ...sun(112, 74, 30), horizon: 168 },
    draw(p) {
      islands(p, 166);
      sea(p, 164, 112);
      bay(p, 206, true, 'p');
      hut(p, 400, 232, 1.1);
      hut(p, 330, 250, 0.8);
      palm(p, 450, 262, 150, -0.1);
      palm(p, 370, 262, 110, -0.26);
      longtail(p, 140, 226, 1.1);
    },
  },
  'LA/vang-vieng': {
    palette: 'jade',
    subject: 'karst-river',
    sky: { ...sun(350, 64, 26), horizon: 176 },
    draw(p) {
      karsts(p, 196, 126);
      mist(p, 176);
      trees(p, 202, 14, 'l');
      ground(p, 'l', 200);
      river(p, 200, 210);
      for (const [x, y, s, c] of [
        [170, 66, 1.4, 'w'],
        [280, 100, 0.9, 'y'],
        [90, 116, 0.6, 'b'],
      ] as const) {
        balloon(p, x, y, s, c);
      }
      for (const [x, y] of [
        [170, 240],
        [214, 256],
      ] as const) {
        p.oval('d', x, y, 16, 6);
        p.circ('e', x, y - 8, 4.4);
      }
      hut(p, 390, 232, 0.8);
    },
  },
  'LA/vientiane': {
    palette: 'sunset',
    subject: 'temple-spires',
    sky: { ...sun(120, 96, 40), horizon: 190 },
    draw(p) {
      trees(p, 206, 16, 'f');
      p.rect('p', 50, 196, 380, 28);
      p.grid('q', 60, 202, 24, 1, 15.4, 1, 5, 18);
      for (let i = 0; i < 9; i++) {
        p.at(96 + i * 36, 196, 0.3, () => p.sym('y', 'Y', '0 -110 L4 -70 L16 -40 L22 0'));
      }
      p.path('y', 'M140 196Q146 170 176 166H304Q334 170 340 196z');
      p.path('Y', 'M240 166H304Q334 170 340 196H260z');
      p.at(240, 168, 1.1, () =>
        p.sym('y', 'Y', '0 -116 L1.6 -116 L5 -84 L11 -80 Q9 -60 16 -42 Q26 -30 30 -16 L44 -12 L44 0'),
      );
      ground(p, 'm', 222);
      palm(p, 40, 262, 110, 0.05);
      palm(p, 440, 262, 116, -0.05);
    },
  },
};
