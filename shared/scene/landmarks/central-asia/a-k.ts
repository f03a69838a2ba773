import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import { camels, horse } from '#shared/scene/motifs/animals.ts';
import { ger } from '#shared/scene/motifs/asia.ts';
import { flowers, flowersBed, pineTree, poplars } from '#shared/scene/motifs/land.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { range } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const centralAsiaAToK: Landmarks = {
  'KZ/almaty': {
    palette: 'alpine',
    subject: 'onion-domes',
    middle: 240,
    sky: { ...sun(112, 58, 24), horizon: 178 },
    draw(p) {
      range(p, 196, 140, 0.7, 250, 'F', 'f');
      trees(p, 206, 18, 'l');
      p.at(240, 222, 1.06, () => {
        p.rect('y', -70, -48, 140, 48);
        p.rect('Y', 30, -48, 40, 48);
        p.rect('y', -40, -84, 80, 40);
        p.rect('Y', 12, -84, 28, 40);
        p.grid('p', -60, -40, 8, 1, 15.5, 1, 8, 22);
        p.path('w', 'M-46-82L-34-96H34L46-82z');
        for (const [k, b, r, c] of [
          [0, -110, 20, 'l'],
          [-48, -60, 13, 'w'],
          [48, -60, 13, 'w'],
          [-26, -96, 12, 'l'],
          [26, -96, 12, 'l'],
        ] as const) {
          p.rect('y', k - r * 0.6, b, r * 1.2, 18);
          p.at(k, b, r / 20, () => {
            p.sym(c, c === 'l' ? 'm' : 'o', '0 -46 L0.8 -46 Q3 -36 12 -29 C25 -20 22 -5 13 0');
            p.rect('y', -1, -58, 2, 14);
          });
        }
        p.path('o', 'M-10 0V-22Q0-34 10-22V0z');
      });
      ground(p, 'l', 220);
      pineTree(p, 60, 250, 120, 'm');
      pineTree(p, 110, 246, 90, 'm');
      pineTree(p, 380, 248, 110, 'm');
      pineTree(p, 430, 252, 140, 'm');
      flowers(p, 244, 'w', 30);
    },
  },
  'KG/bishkek': {
    palette: 'dawn',
    subject: 'fountain-square',
    middle: 240,
    sky: { ...sun(360, 70, 28), horizon: 178 },
    draw(p) {
      range(p, 194, 120, 0.7, 200, 'F', 'f');
      poplars(p, 208, 'l');
      p.at(240, 220, 1.1, () => {
        p.rect('p', -100, -50, 200, 50);
        p.rect('q', 60, -50, 40, 50);
        for (let i = 0; i < 11; i++) {
          p.rect('q', -94 + i * 18, -44, 6, 44);
        }
        p.rect('p', -106, -58, 212, 9);
        p.rect('p', -30, -78, 60, 22);
        p.rect('q', 10, -78, 20, 22);
      });
      ground(p, 'k', 218);
      p.rect('c', 160, 236, 160, 10);
      for (const x of [180, 210, 240, 270, 300] as const) {
        p.line('p', 2.4, `M${x} 240V218`);
      }
      for (const [x, c] of [
        [60, 'w'],
        [110, 'w'],
        [380, 'w'],
        [430, 'w'],
      ] as const) {
        flowersBed(p, x, 252, c);
      }
    },
  },
  'UZ/bukhara': {
    palette: 'desert',
    subject: 'desert-minaret',
    middle: 230,
    sky: { ...sun(116, 82, 34), horizon: 192 },
    draw(p) {
      for (const x of [200, 400] as const) {
        p.rect('y', x - 26, 164, 52, 60);
        p.rect('Y', x + 8, 164, 18, 60);
        p.rect('e', x - 18, 148, 36, 18);
        dome(p, x, 150, 24, 'b', 'n', 8, 1.2);
      }
      p.rect('y', 250, 116, 104, 108);
      p.rect('b', 256, 122, 92, 102);
      p.rect('y', 262, 128, 80, 96);
      p.path('n', 'M270 224V166Q276 146 302 136Q328 146 334 166V224z');
      p.rect('y', 226, 176, 24, 48);
      p.rect('y', 354, 176, 24, 48);
      p.path('y', 'M96 224L104 76H136L144 224z');
      p.path('Y', 'M122 76H136L144 224H126z');
      for (let i = 0; i < 7; i++) {
        p.rect(i % 2 ? 'o' : 'e', 103 - i * -0.5 - 2, 92 + i * 18, 35, 4);
      }
      p.path('y', 'M96 78L92 66H148L144 78z');
      p.rect('y', 98, 50, 44, 18);
      arcades(p, 'o', 101, 68, 5, 8.4, 5, 9);
      p.path('y', 'M96 50H144L132 38H108z');
      ground(p, 'e', 222);
      camels(p, 330, 254, 0.8);
    },
  },
  'MN/gobi': {
    palette: 'sunset',
    subject: 'desert-camel',
    middle: 270,
    sky: { ...sun(360, 108, 44), horizon: 184 },
    draw(p) {
      range(p, 190, 50, 0, 160, 'F', 'F');
      for (const [x, w, h] of [
        [120, 120, 60],
        [250, 90, 84],
        [40, 70, 40],
      ] as const) {
        p.path(
          'w',
          `M${x - w} 206L${x - w * 0.7} ${206 - h * 0.6} ${x - w * 0.4} ${206 - h} ${x + w * 0.3} ${206 - h * 0.94} ${x + w * 0.6} ${206 - h * 0.4} ${x + w} 206z`,
        );
        p.path(
          'o',
          `M${x + w * 0.1} ${206 - h}L${x + w * 0.3} ${206 - h * 0.94} ${x + w * 0.6} ${206 - h * 0.4} ${x + w} 206H${x + w * 0.3}z`,
        );
        p.line('o', 2, `M${x - w * 0.6} ${206 - h * 0.5}H${x + w * 0.4}`);
      }
      p.path('y', 'M-10 270V206Q120 194 260 206T490 200V270z');
      p.path('Y', 'M-10 270V246Q140 226 300 246T490 238V270z');
      p.at(350, 240, 1.5, () => {
        for (const k of [0, 46] as const) {
          p.path(
            'd',
            `M${k - 16} 0l1-14q-3-8 2-10q2-12 7-12q5 0 6 9q3 2 6 0q1-9 6-9q5 0 7 12q4-2 6-10q0-6 6-6l5 3-5 4-4 12q-2 6-6 8l1 13h-4l-2-12H-10l-2 12z`,
          );
        }
      });
      ger(p, 110, 240, 1);
    },
  },
  'KG/karakol': {
    palette: 'lagoon',
    subject: 'yurts',
    middle: 240,
    sky: { ...sun(112, 58, 24), horizon: 160 },
    draw(p) {
      range(p, 176, 110, 0.7, 280, 'F', 'f');
      sea(p, 170, 112, 'n', 'b', 200);
      p.path('l', 'M-10 270V204Q120 188 260 200T490 194V270z');
      ger(p, 120, 230, 1.2);
      ger(p, 210, 220, 0.9);
      horse(p, 320, 236, 1.2);
      horse(p, 390, 228, 0.9, true);
      flowers(p, 244, 'w', 36);
      pineTree(p, 450, 250, 130, 'd');
    },
  },
  'UZ/khiva': {
    palette: 'sunset',
    subject: 'desert-minaret',
    middle: 230,
    sky: { ...sun(360, 96, 40), horizon: 190 },
    draw(p) {
      minaret(p, 330, 214, 150, 16, 'y', 'Y', 'b');
      for (let i = 0; i < 6; i++) {
        p.rect('b', 322, 84 + i * 20, 16, 5);
      }
      p.rect('y', 60, 164, 80, 60);
      dome(p, 100, 166, 30, 'b', 'n', 10, 1.2);
      p.path('b', 'M186 224L196 126H264L274 224z');
      p.path('n', 'M240 126H264L274 224H250z');
      for (let i = 0; i < 5; i++) {
        p.rect(i % 2 ? 'y' : 'p', 193 - i * 1.8, 136 + i * 18, 76 + i * 3.6 - 2, 6);
      }
      p.path(
        'y',
        'M-10 270V206Q-4 190 6 206L30 210Q38 194 48 208L120 212Q130 194 140 212L250 214Q260 196 270 214L370 212Q380 194 390 212L490 206V270z',
      );
      p.path('Y', 'M-10 270V238H490V270z');
      let d = '';
      for (let i = 0; i < 30; i++) {
        d += `M${-6 + i * 17} 214v-7h8v7z`;
      }
      p.path('y', d);
      p.path('o', 'M420 270V230Q436 212 452 230V270z');
    },
  },
};
