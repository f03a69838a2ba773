import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave } from '#shared/scene/built/asia.ts';
import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { hut } from '#shared/scene/built/tropics.ts';
import { gable } from '#shared/scene/built/west.ts';
import { marinaTowers, merlion, petronas } from '#shared/scene/forms/tropics.ts';
import { teaHills } from '#shared/scene/motifs/land.ts';
import { kayak, turtle } from '#shared/scene/motifs/shore.ts';
import { gondolas } from '#shared/scene/motifs/snow.ts';
import { mosque } from '#shared/scene/motifs/south.ts';
import { sampan } from '#shared/scene/motifs/vehicles.ts';
import { bangka } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';
import { shophouseTown } from '#shared/scene/towns/tropics.ts';

export const malaysia: Landmarks = {
  'SG/singapore': {
    palette: 'lilac', subject: 'arcade-street', middle: 262,
    sky: { ...sun(120, 74, 28), horizon: 196 },
    draw(p) {
      skyline(p, 206, 34, 96, 'F', 300, 490);
      marinaTowers(p, 250, 212, 0.98);
      for (const [x, h] of [[40, 84], [80, 62], [12, 56]] as const) {
        p.path('o', `M${x - 4} 214L${x - 2} ${214 - h}H${x + 2}L${x + 4} 214z`);
        p.path('w', `M${x - 22} ${208 - h}Q${x} ${216 - h} ${x + 22} ${208 - h}Q${x + 6} ${214 - h} ${x + 3} ${232 - h}H${x - 3}Q${x - 6} ${214 - h} ${x - 22} ${208 - h}z`);
      }
      sea(p, 210, 250);
      p.rect('m', 322, 246, 170, 30);
      merlion(p, 356, 244, 0.92);
    },
  },
  'MY/kuala-lumpur': {
    palette: 'lilac', subject: 'skyline',
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
  'MY/kota-kinabalu': {
    palette: 'lilac', subject: 'mountain-over-sea', middle: 240,
    sky: { ...sun(120, 140, 44), horizon: 190 },
    draw(p) {
      p.path('F', 'M-10 196L60 150 110 132 150 104 178 100 186 78 200 92 214 66 228 86 248 70 262 92 282 82 296 108 340 122 390 156 490 190V270H-10z');
      p.path('f', 'M214 66L228 86 248 70 262 92 282 82 296 108 340 122 390 156 490 190V270H290Q230 160 214 66z');
      hills(p, 'l', 196, 16, 3);
      sea(p, 190, 120);
      bangka(p, 150, 238, 0.8);
      palm(p, 420, 276, 150, -0.14);
      palm(p, 456, 276, 110, 0.06);
    },
  },
  'MY/penang': {
    palette: 'dawn', subject: 'arcade-street', middle: 270,
    sky: { ...sun(360, 74, 30), horizon: 180 },
    draw(p) {
      hills(p, 'f', 176, 80, 2, 0.3);
      p.at(300, 190, 1, () => {
        for (let i = 0; i < 7; i++) {
          const w = 56 - i * 5, b = -i * 17;
          p.rect('p', -w / 2, b - 17, w, 17);
          p.rect('q', w * 0.1, b - 17, w * 0.4, 17);
          p.grid('o', -w * 0.4, b - 12, 4, 1, w * 0.22, 1, w * 0.1, 9);
          eave(p, 0, b - 15, w + 12, 6, 'y', 3, 0.86);
        }
        p.sym('y', 'Y', '0 -156 L1 -156 L4 -138 L16 -119');
      });
      trees(p, 196, 16, 'l');
      shophouseTown(p, 250);
      ground(p, 'k', 248);
    },
  },
  'MY/langkawi': {
    palette: 'monsoon', subject: 'sky-bridge', middle: 270,
    sky: { ...sun(110, 60, 24), horizon: 150 },
    draw(p) {
      islands(p, 176, 'F', 'F');
      sea(p, 170, 110, 'b', 'c', 210);
      p.path('f', 'M-10 270V180Q60 120 110 110T210 190L260 270zM490 270V140Q420 100 370 130T280 220L250 270z');
      p.path('m', 'M-10 270V222Q80 180 150 210T250 270zM490 270V200Q400 170 340 220L300 270z');
      p.line('p', 6, 'M96 138Q250 210 410 132');
      p.line('q', 2, 'M96 128Q250 200 410 122');
      p.line('p', 5, 'M262 230L284 40');
      p.line('p', 1.2, 'M284 44L120 146M284 44L160 160M284 44L210 170M284 44L330 164M284 44L370 150M284 44L400 136');
      gondolas(p, -10, 60, 150, 96, 0.7);
    },
  },
  'MY/malacca': {
    palette: 'golden', subject: 'red-church', middle: 230,
    sky: { ...sun(350, 80, 34), horizon: 188 },
    draw(p) {
      trees(p, 204, 18, 'f');
      p.at(230, 222, 1.2, () => {
        p.path('w', 'M-44 0V-52H-36Q-34-70-20-74L0-96L20-74Q34-70 36-52H44V0z');
        p.path('o', 'M0-96L20-74Q34-70 36-52H44V0H12z');
        p.rect('p', -1.4, -114, 2.8, 20);
        p.rect('p', -6, -108, 12, 3);
        p.path('p', 'M-12 0V-28q12-14 24 0V0z');
        p.rect('p', -40, -54, 80, 4);
        p.circ('p', 0, -64, 8);
        p.rect('w', 48, -46, 80, 46);
        p.rect('o', 104, -46, 24, 46);
        p.grid('p', 56, -38, 5, 1, 14, 1, 8, 18);
        p.path('o', 'M44-46L54-60H122L132-46z');
        p.rect('w', -124, -60, 60, 60);
        p.grid('p', -116, -52, 4, 2, 14, 26, 8, 16);
        p.path('o', 'M-128-60L-118-76H-70L-60-60z');
      });
      ground(p, 'e', 220);
      p.at(380, 254, 1, () => {
        p.circ('d', -20, -10, 11);
        p.circ('d', 22, -10, 11);
        p.circ('e', -20, -10, 6);
        p.circ('e', 22, -10, 6);
        p.path('w', 'M-4-14L14-40H40Q44-20 30-14z');
        for (const [a, b] of [[10, -46], [20, -50], [30, -50], [40, -44]] as const) {
          p.circ('y', a, b, 6);
        }
        p.line('d', 3, 'M-20-10L0-30 14-12');
      });
      trees(p, 262, 14, 'm', -10, 110);
    },
  },
  'MY/johor-bahru': {
    palette: 'sunset', subject: 'mosque', middle: 300,
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
  'MY/kuching': {
    palette: 'lilac', subject: 'riverside-hall', middle: 280,
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
  'MY/semporna': {
    palette: 'lagoon', subject: 'stilt-houses',
    sky: { ...sun(360, 66, 26), clouds: 2, horizon: 170 },
    draw(p) {
      p.path('F', 'M60 174Q120 120 160 124T260 174zM280 174Q330 140 380 150T480 174z');
      sea(p, 168, 360, 'n', 'b', 190);
      p.rect('b', 0, 186, 480, 90);
      p.path('c', 'M-10 220Q160 200 320 214T490 206V270H-10z');
      for (const [x, y, s] of [[70, 206, 0.8], [146, 202, 0.7], [220, 210, 0.9], [310, 206, 0.8], [400, 214, 1]] as const) {
        p.at(x, y, s, () => {
          p.line('d', 2.4, 'M-26-8V14M-8-8V16M10-8V16M26-8V14');
          p.rect('e', -28, -28, 56, 22);
          p.rect('o', 8, -28, 20, 22);
          p.rect('d', -16, -22, 10, 14);
          p.path(x % 4 ? 'w' : 'o', 'M-36-26L-22-44H22L36-26z');
          p.rect('d', -34, -8, 68, 3);
        });
      }
      kayak(p, 180, 246, 1);
      turtle(p, 330, 252, 0.5);
    },
  },
  'MY/cameron-highlands': {
    palette: 'monsoon', subject: 'tea-hills',
    sky: { ...sun(350, 62, 26), horizon: 150 },
    draw(p) {
      range(p, 164, 80, 0, 180, 'F', 'f');
      mist(p, 146, 'p');
      teaHills(p, 160);
      for (const [x, y] of [[150, 232], [290, 214], [380, 244]] as const) {
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
  'MY/kuantan': {
    palette: 'golden', subject: 'mosque',
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
  'MY/kuala-terengganu': {
    palette: 'night', subject: 'mosque',
    sky: { ...sun(96, 54, 20), stars: 26, horizon: 190 },
    draw(p) {
      hills(p, 'l', 192, 30, 3, 0.4);
      for (const [x, h] of [[110, 120], [370, 120], [150, 96], [330, 96]] as const) {
        p.rect('g', x - 6, 216 - h, 12, h);
        p.path('y', `M${x - 9} ${216 - h}L${x} ${190 - h}L${x + 9} ${216 - h}z`);
        p.rect('h', x, 216 - h, 6, h);
      }
      p.rect('g', 160, 176, 160, 40);
      p.grid('y', 166, 182, 15, 3, 10, 11, 6, 7, 0.2);
      for (const [x, y, r] of [[186, 176, 18], [294, 176, 18], [240, 164, 36]] as const) {
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
  'BN/bandar-seri-begawan': {
    palette: 'lilac', subject: 'mosque',
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
      for (const [x, y, s] of [[372, 224, 0.8], [436, 232, 1]] as const) {
        hut(p, x, y, s);
      }
    },
  },
};
