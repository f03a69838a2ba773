import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { houses } from '#shared/scene/built/west.ts';
import { sagrada } from '#shared/scene/forms/europe.ts';
import { flowers } from '#shared/scene/motifs/land.ts';
import { kayak } from '#shared/scene/motifs/shore.ts';
import { gondolas } from '#shared/scene/motifs/snow.ts';
import { rowboat } from '#shared/scene/motifs/vehicles.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const iberiaAToF: Landmarks = {
  'PT/albufeira': {
    palette: 'lagoon',
    subject: 'sea-arch',
    middle: 290,
    sky: { ...sun(96, 60, 26), horizon: 160 },
    draw(p) {
      sea(p, 160, 96);
      p.path(
        'y',
        'M490 240V70H240Q200 76 196 110L206 150 192 190 204 240H244Q240 176 270 160T330 170Q350 196 344 240z',
      );
      p.path(
        'Y',
        'M490 240V110Q430 130 410 180L400 240zM330 170Q350 196 344 240H366Q366 180 330 170zM204 240L216 190 210 150 222 100 240 70Q200 76 196 110L206 150 192 190z',
      );
      p.path('o', 'M230 92H490V100H236zM400 130H490V136H396z');
      p.path('m', 'M230 74Q300 52 490 58V78H240z');
      p.line('p', 3, 'M180 242h80M330 242h160');
      p.path('e', 'M-10 270V252Q140 236 300 254T490 250V270z');
      rowboat(p, 110, 232, 0.9);
      kayak(p, 300, 236, 0.7);
    },
  },
  'ES/barcelona': {
    palette: 'golden',
    subject: 'spired-church',
    sky: { ...sun(356, 92, 38), horizon: 200 },
    draw(p) {
      hills(p, 'F', 192, 40, 3);
      skyline(p, 222, 16, 44, 'f');
      sagrada(p, 240, 234, 1);
      trees(p, 244, 18, 'm');
      p.rect('m', 0, 242, 480, 30);
      palm(p, 440, 276, 130, -0.1);
    },
  },
  'ES/bilbao': {
    palette: 'nordic',
    subject: 'curved-museum',
    middle: 270,
    sky: { ...sun(112, 74, 28), clouds: 1, horizon: 178 },
    draw(p) {
      hills(p, 'F', 178, 60, 2, 0.3);
      hills(p, 'f', 192, 30, 3, 0.8);
      houses(p, 206, [
        [-10, 46, 40, 'e'],
        [38, 44, 48, 'p'],
        [84, 46, 40, 'y'],
        [400, 44, 44, 'e'],
        [444, 46, 52, 'p'],
      ]);
      p.at(270, 216, 1.15, () => {
        p.path('p', 'M-110 0Q-120-30-90-44Q-60-60-56-30L-50 0z');
        p.path('q', 'M-70 0Q-80-64-40-84Q-10-90-10-50L-6 0z');
        p.path('p', 'M-30 0Q-20-90 20-100Q52-98 36-50L40 0z');
        p.path('q', 'M20-100Q52-98 36-50L40 0H14Q30-60 20-100z');
        p.path('p', 'M20 0Q30-60 66-64Q96-60 84-30L92 0z');
        p.path('k', 'M60 0Q80-36 116-34Q132-24 124 0z');
        p.rect('k', -116, -8, 246, 8);
      });
      p.rect('K', -10, 214, 500, 6);
      sea(p, 218, 112);
      p.line('p', 5, 'M30 240Q90 160 150 240');
      p.rect('p', -10, 236, 200, 5);
      p.line('p', 1.2, 'M50 236V218M70 236V206M90 236V201M110 236V206M130 236V218');
    },
  },
  'ES/cordoba': {
    palette: 'golden',
    subject: 'striped-arches',
    middle: 240,
    sky: { ...sun(356, 76, 30), horizon: 180 },
    draw(p) {
      p.rect('e', 0, 0, 480, 270);
      p.rect('F', 0, 0, 480, 40);
      p.rect('Y', 0, 0, 480, 30);
      for (let j = 0; j < 2; j++) {
        for (let i = -1; i < 5; i++) {
          const s = j ? 1 : 0.7,
            x = j ? 30 + i * 124 : 76 + i * 88,
            b = j ? 250 : 214,
            r = 58 * s,
            y = b - 96 * s;
          if (j === 0) p.rect('o', x - 44, y - r * 1.2, 88, 200);
        }
      }
      p.rect('o', 0, 60, 480, 190);
      for (let j = 0; j < 2; j++) {
        for (let i = -1; i < 6; i++) {
          const s = j ? 1 : 0.62,
            step = j ? 124 : 80,
            x = j ? -8 + i * 124 : 22 + i * 80,
            b = j ? 252 : 212,
            y = b - 100 * s,
            r = (step / 2) * 0.98;
          for (let k = 0; k < 9; k++) {
            const a = Math.PI + (k * Math.PI) / 9,
              e = a + Math.PI / 9,
              R = r,
              q = r * 0.66;
            p.path(
              k % 2 ? 'w' : 'p',
              `M${x + step / 2 + Math.cos(a) * R} ${y + Math.sin(a) * R}L${x + step / 2 + Math.cos(e) * R} ${y + Math.sin(e) * R}L${x + step / 2 + Math.cos(e) * q} ${y + Math.sin(e) * q}L${x + step / 2 + Math.cos(a) * q} ${y + Math.sin(a) * q}z`,
            );
          }
          p.rect('k', x - 7 * s, y, 14 * s, b - y);
          p.rect('K', x + 1 * s, y, 6 * s, b - y);
          p.rect('y', x - 11 * s, y - 6 * s, 22 * s, 9 * s);
          p.rect('y', x - 10 * s, b - 5 * s, 20 * s, 6 * s);
        }
      }
      p.rect('Y', 0, 250, 480, 20);
    },
  },
  'PT/funchal': {
    palette: 'monsoon',
    subject: 'triangle-houses',
    middle: 236,
    sky: { ...sun(110, 66, 26), horizon: 160 },
    draw(p) {
      p.path('F', 'M-10 190L60 110 130 130 220 70 300 110 360 80 490 150V200z');
      p.path('f', 'M-10 214Q120 140 260 130T490 170V220z');
      for (const [x, y] of [
        [60, 196],
        [120, 180],
        [180, 172],
        [250, 170],
        [310, 176],
        [370, 184],
        [430, 196],
        [90, 214],
        [160, 206],
        [220, 204],
        [290, 206],
        [350, 212],
        [410, 220],
      ] as const) {
        p.rect('p', x, y - 10, 18, 12);
        p.path('w', `M${x - 2} ${y - 10}L${x + 9} ${y - 18}L${x + 20} ${y - 10}z`);
      }
      gondolas(p, -10, 60, 490, 110, 0.9);
      p.path('l', 'M-10 270V226Q120 214 260 226T490 222V270z');
      for (const [x, s, c] of [
        [120, 1, 'w'],
        [230, 1.15, 'b'],
        [346, 1, 'w'],
      ] as const) {
        p.at(x, 254, s, () => {
          p.rect('p', -18, -20, 36, 20);
          p.path('p', 'M-34 0L0-50L34 0z');
          p.path('Y', 'M-44 0L0-62L44 0H34L0-48L-34 0z');
          p.rect(c, -6, -20, 12, 20);
          p.rect(c, -22, -14, 9, 9);
          p.rect(c, 13, -14, 9, 9);
          p.rect(c, -4, -36, 8, 8);
        });
      }
      flowers(p, 258, 'w', 30);
    },
  },
};
