import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { hut } from '#shared/scene/built/tropics.ts';
import { gable } from '#shared/scene/built/west.ts';
import { petronas } from '#shared/scene/forms/tropics.ts';
import { teaHills } from '#shared/scene/motifs/land.ts';
import { mosque } from '#shared/scene/motifs/south.ts';
import { sampan } from '#shared/scene/motifs/vehicles.ts';
import { bangka } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const malaysiaBToK: Landmarks = {
  'BN/bandar-seri-begawan': {
    palette: 'lilac',
    subject: 'mosque',
    sky: { ...sun(350, 74, 30), horizon: 190 },
    draw(p) {
      trees(p, 206, 18, 'F');
      minaret(p, 330, 214, 130, 13, 'p', 'q', 'y');
      p.rect('p', 150, 172, 150, 42);
      p.rect('q', 250, 172, 50, 42);
      arcades(p, 't', 158, 214, 7, 20, 12, 22);
      p.rect('p', 194, 156, 62, 18);
      dome(p, 225, 158, 40, 'y', 'Y', 16, 1.05);
      for (const x of [162, 288] as const) {
        p.rect('p', x - 8, 146, 16, 30);
        dome(p, x, 148, 10, 'y', 'Y', 6);
      }
      sea(p, 212, 240);
      p.at(130, 230, 0.9, () => {
        p.path('y', 'M-70-6H70L56 8H-54z');
        p.path('p', 'M-40-6V-20H40V-6z');
        p.path('w', 'M-50-20Q0-40 50-20z');
        p.line('y', 4, 'M-70-6Q-84-16-80-28');
      });
      for (const [x, y, s] of [
        [372, 224, 0.8],
        [436, 232, 1],
      ] as const) {
        hut(p, x, y, s);
      }
    },
  },
  'MY/cameron-highlands': {
    palette: 'monsoon',
    subject: 'tea-hills',
    sky: { ...sun(350, 62, 26), horizon: 150 },
    draw(p) {
      range(p, 164, 80, 0, 180, 'F', 'f');
      mist(p, 146, 'p');
      teaHills(p, 160);
      for (const [x, y] of [
        [150, 232],
        [290, 214],
        [380, 244],
      ] as const) {
        p.at(x, y, 1, () => {
          p.path('d', 'M-6 0V-16q6-8 12 0V0z');
          p.path('Y', 'M-13-18L0-28L13-18z');
          p.path('o', 'M6-18h10v14H8z');
        });
      }
      p.at(96, 186, 0.7, () => {
        gable(p, -30, 0, 60, 24, 'p', 'w', 'o', 0.4);
        p.grid('t', -22, -20, 4, 1, 12, 1, 7, 10);
      });
    },
  },
  'MY/johor-bahru': {
    palette: 'sunset',
    subject: 'mosque',
    middle: 300,
    sky: { ...sun(118, 104, 42), horizon: 190 },
    draw(p) {
      skyline(p, 206, 30, 80, 'F', 240, 490);
      hills(p, 'l', 216, 26, 2, 0.6);
      mosque(p, 300, 212, 0.94, 't', 'd', 4);
      trees(p, 220, 12, 'm');
      p.rect('m', 0, 218, 480, 8);
      p.rect('k', -10, 206, 220, 6);
      p.line('k', 4, 'M20 210V236M70 210V236M120 210V236M170 210V236', false);
      sea(p, 224, 118);
      bangka(p, 90, 258, 0.6);
    },
  },
  'MY/kota-kinabalu': {
    palette: 'lilac',
    subject: 'mountain-over-sea',
    middle: 240,
    sky: { ...sun(120, 140, 44), horizon: 190 },
    draw(p) {
      p.path(
        'F',
        'M-10 196L60 150 110 132 150 104 178 100 186 78 200 92 214 66 228 86 248 70 262 92 282 82 296 108 340 122 390 156 490 190V270H-10z',
      );
      p.path('f', 'M214 66L228 86 248 70 262 92 282 82 296 108 340 122 390 156 490 190V270H290Q230 160 214 66z');
      hills(p, 'l', 196, 16, 3);
      sea(p, 190, 120);
      bangka(p, 150, 238, 0.8);
      palm(p, 420, 276, 150, -0.14);
      palm(p, 456, 276, 110, 0.06);
    },
  },
  'MY/kuala-lumpur': {
    palette: 'lilac',
    subject: 'skyline',
    sky: { ...sun(336, 84, 34), horizon: 196 },
    draw(p) {
      hills(p, 'F', 190, 30, 3);
      skyline(p, 214, 26, 84, 'f', -10, 490);
      petronas(p, 236, 240, 1.06);
      trees(p, 244, 16, 'm');
      p.rect('m', 0, 242, 480, 40);
      leaves(p, true);
      leaves(p, false);
    },
  },
  'MY/kuala-terengganu': {
    palette: 'night',
    subject: 'mosque',
    sky: { ...sun(96, 54, 20), stars: 26, horizon: 190 },
    draw(p) {
      hills(p, 'l', 192, 30, 3, 0.4);
      for (const [x, h] of [
        [110, 120],
        [370, 120],
        [150, 96],
        [330, 96],
      ] as const) {
        p.rect('g', x - 6, 216 - h, 12, h);
        p.path('y', `M${x - 9} ${216 - h}L${x} ${190 - h}L${x + 9} ${216 - h}z`);
        p.rect('h', x, 216 - h, 6, h);
      }
      p.rect('g', 160, 176, 160, 40);
      p.grid('y', 166, 182, 15, 3, 10, 11, 6, 7, 0.2);
      for (const [x, y, r] of [
        [186, 176, 18],
        [294, 176, 18],
        [240, 164, 36],
      ] as const) {
        p.at(x, y, r / 30, () => {
          p.sym('c', 'g', '0 -48 Q3 -38 16 -30 C32 -20 32 -6 26 0');
          p.rect('y', -1, -62, 2, 16);
        });
      }
      p.rect('g', 208, 162, 64, 16);
      sea(p, 214, 240, 'b', 'l');
      p.line('y', 2.4, 'M190 226h34M220 238h60M250 250h34M206 260h40');
    },
  },
  'MY/kuantan': {
    palette: 'golden',
    subject: 'mosque',
    sky: { ...sun(110, 80, 32), horizon: 188 },
    draw(p) {
      trees(p, 204, 16, 'f');
      for (const x of [116, 364] as const) {
        minaret(p, x, 222, 150, 11, 'p', 'q', 'b');
      }
      p.rect('p', 130, 178, 220, 44);
      p.rect('q', 270, 178, 80, 44);
      arcades(p, 't', 140, 222, 9, 23, 14, 24);
      for (const x of [158, 322] as const) {
        dome(p, x, 180, 17, 'b', 'n', 8);
      }
      dome(p, 240, 180, 56, 'b', 'n', 18, 1);
      p.line('c', 1.6, 'M214 176Q216 140 238 118M266 176Q264 140 242 118M240 118V176');
      ground(p, 'l', 220);
      p.path('k', 'M222 222H258L290 270H190z');
      trees(p, 250, 14, 'm', -10, 150);
      trees(p, 250, 14, 'm', 330, 490);
    },
  },
  'MY/kuching': {
    palette: 'lilac',
    subject: 'riverside-hall',
    middle: 280,
    sky: { ...sun(110, 74, 28), horizon: 188 },
    draw(p) {
      p.path('F', 'M-10 192Q80 100 150 130T280 180L490 192z');
      trees(p, 206, 18, 'f');
      p.at(290, 216, 1.2, () => {
        p.rect('p', -64, -30, 128, 30);
        p.grid('t', -58, -26, 9, 1, 13.4, 1, 6, 22);
        p.path('y', 'M-78-28Q-40-52-22-78L-14-90Q-4-108 0-126Q4-108 14-90L22-78Q40-52 78-28z');
        p.path('Y', 'M0-126Q4-108 14-90L22-78Q40-52 78-28H30Q16-70 0-126z');
        p.line('w', 2, 'M-78-28H78M-40-54H40');
      });
      ground(p, 'm', 214);
      sea(p, 220, 110);
      p.line('p', 4, 'M-10 206Q60 186 140 204');
      sampan(p, 130, 244, 1);
      sampan(p, 396, 254, 0.7);
      leaves(p, false);
    },
  },
};
