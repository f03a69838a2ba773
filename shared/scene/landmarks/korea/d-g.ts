import type { Landmarks } from '#shared/scene/landmark.ts';
import { ferris, skyline } from '#shared/scene/built/things.ts';
import { gable } from '#shared/scene/built/west.ts';
import { cheomseongdae } from '#shared/scene/forms/asia.ts';
import { pavilion, podTower } from '#shared/scene/motifs/asia.ts';
import { steelArch } from '#shared/scene/motifs/bridges.ts';
import { bamboo, reedField } from '#shared/scene/motifs/land.ts';
import { windmill } from '#shared/scene/motifs/monuments.ts';
import { kayak } from '#shared/scene/motifs/shore.ts';
import { sampan, steamTrain } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands, rise, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, pine, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const koreaDToG: Landmarks = {
  'KR/daegu': {
    palette: 'golden',
    subject: 'tower-over-city',
    sky: { ...sun(352, 84, 36), horizon: 196 },
    draw(p) {
      range(p, 194, 92, 0, 130, 'F', 'f');
      skyline(p, 212, 20, 60, 'f');
      hills(p, 'l', 226, 40, 1, 0.2);
      podTower(p, 240, 206, 168, 'p', 'q', 'w', 0.66);
      trees(p, 232, 15, 'm');
      p.rect('m', 0, 230, 480, 50);
      ferris(p, 120, 228, 30, 'o');
    },
  },
  'KR/daejeon': {
    palette: 'dawn',
    subject: 'arch-bridge-tower',
    middle: 220,
    sky: { ...sun(112, 78, 28), horizon: 196 },
    draw(p) {
      hills(p, 'F', 190, 40, 3, 0.2);
      skyline(p, 208, 20, 60, 'f');
      p.at(380, 214, 1, () => {
        p.path('p', 'M-9 0L-3-120H3L9 0z');
        p.path('q', 'M0-120H3L9 0H2z');
        p.sym('p', 'q', '0 -150 L2 -128 Q26 -118 26 -104 L6 -92');
        p.rect('w', -26, -107, 52, 5);
      });
      sea(p, 210, 200);
      steelArch(p, 214, 170, 130, 44, 'w', 7);
      steelArch(p, 214, 100, 90, 34, 'b', 6);
      p.line('c', 2.4, 'M60 244h60M190 252h80M330 240h50');
    },
  },
  'KR/damyang': {
    palette: 'monsoon',
    subject: 'bamboo-path',
    middle: 240,
    sky: { ...sun(240, 96, 34), horizon: 200 },
    draw(p) {
      p.rect('F', 0, 0, 480, 270);
      p.rect('g', 190, 0, 110, 270);
      p.circ('u', 244, 80, 30);
      bamboo(p, [8, 34, 52, 84, 110, 136, 158, 316, 338, 360, 392, 414, 446, 468]);
      p.path('f', 'M176 0h6V270h-6zM296 0h6V270h-6z');
      for (const [x, y, f] of [
        [34, 60, 1],
        [110, 40, 1],
        [158, 110, 1],
        [338, 50, -1],
        [392, 90, -1],
        [446, 40, -1],
        [84, 150, 1],
        [414, 160, -1],
      ] as const) {
        p.path(
          'm',
          `M${x} ${y}q${f * 26}-14 ${f * 46} 4q${-f * 24} 10 ${-f * 46}-4zM${x} ${y + 6}q${f * 16} 12 ${f * 30} 30q${-f * 26}-6 ${-f * 30}-30z`,
        );
      }
      p.path('e', 'M220 200H268L340 270H140z');
      p.path('m', 'M-10 270V232Q90 222 160 250L140 270zM490 270V232Q400 222 324 250L344 270z');
    },
  },
  'KR/danyang': {
    palette: 'lagoon',
    subject: 'paragliders',
    middle: 230,
    sky: { ...sun(110, 62, 24), horizon: 160 },
    draw(p) {
      hills(p, 'F', 168, 60, 2, 0.6);
      hills(p, 'f', 182, 40, 2, 0.1);
      p.path('b', 'M-10 200Q120 184 240 196T490 188V270H-10z');
      for (const [x, w, h] of [
        [170, 40, 70],
        [230, 54, 96],
        [290, 36, 60],
      ] as const) {
        p.path(
          'k',
          `M${x - w / 2} 224L${x - w * 0.4} ${224 - h * 0.6} ${x - w * 0.1} ${224 - h} ${x + w * 0.2} ${224 - h * 0.8} ${x + w / 2} 224z`,
        );
        p.path('K', `M${x - w * 0.1} ${224 - h}L${x + w * 0.2} ${224 - h * 0.8} ${x + w / 2} 224H${x + w * 0.1}z`);
        p.oval('m', x - w * 0.08, 222 - h, w * 0.26, 8);
      }
      p.at(270, 166, 0.36, () => pavilion(p, 0, 0, 1));
      for (const [x, y, s, c] of [
        [360, 70, 1.1, 'w'],
        [420, 100, 0.7, 'y'],
      ] as const) {
        p.at(x, y, s, () => {
          p.path(c, 'M-34-6Q-24-28 0-30Q24-28 34-6Q0-20-34-6z');
          p.line('d', 0.9, 'M-30-8L0 20M30-8L0 20');
          p.circ('d', 0, 22, 3);
          p.path('d', 'M-3 25H3L6 34H-2z');
        });
      }
      p.line('c', 2.4, 'M60 226h60M330 232h70M120 250h80M300 256h60');
    },
  },
  'KR/gangneung': {
    palette: 'dawn',
    subject: 'pines-sunrise',
    sky: { ...sun(240, 150, 46), horizon: 178 },
    draw(p) {
      sea(p, 168, 240);
      p.path('e', 'M-10 270V226Q160 206 320 224T490 214V270z');
      for (const [x, h, k] of [
        [36, 150, 1],
        [92, 178, 1],
        [140, 132, 0.8],
        [388, 170, 1],
        [440, 144, 0.9],
      ] as const) {
        p.line('d', 6 * k, `M${x} 268Q${x + 8} ${268 - h * 0.5} ${x - 2} ${268 - h}`);
        for (const [a, b, w] of [
          [-6, 0, 44],
          [14, 22, 38],
          [-18, 30, 34],
        ] as const) {
          p.oval('m', x + a, 264 - h + b, w * k, 12 * k);
        }
      }
      p.line('g', 3, 'M170 250h60M260 258h70');
    },
  },
  'KR/gapyeong': {
    palette: 'alpine',
    subject: 'lake-below-peak',
    middle: 240,
    sky: { ...sun(116, 64, 24), horizon: 172 },
    draw(p) {
      range(p, 186, 90, 0, 300, 'F', 'f');
      hills(p, 'l', 196, 24, 3, 0.5);
      for (const [x, y, s, c] of [
        [110, 214, 1, 'e'],
        [176, 206, 0.9, 'p'],
        [330, 210, 1, 'y'],
        [400, 216, 1.1, 'e'],
      ] as const) {
        p.at(x, y, s, () => {
          gable(p, -24, 0, 48, 30, c, 'w', 'o', 0.6);
          p.grid('t', -14, -22, 3, 1, 11, 1, 6, 10);
        });
      }
      sea(p, 214, 240);
      p.line('d', 1.6, 'M-10 70L490 150');
      p.at(240, 112, 1, () => {
        p.line('d', 1.6, 'M0 0V12');
        p.path('w', 'M-8 12H10L14 26 26 34 20 38 6 32-6 30z');
        p.circ('d', 0, 8, 5);
      });
      conifers(p, 284, 70, 'd', -10, 60);
      conifers(p, 284, 80, 'd', 420, 490);
      kayak(p, 230, 248, 0.9);
    },
  },
  'KR/geoje': {
    palette: 'lagoon',
    subject: 'windmill-headland',
    middle: 330,
    sky: { ...sun(110, 72, 26), horizon: 170 },
    draw(p) {
      islands(p, 170);
      sea(p, 168, 110);
      p.path('l', 'M490 270V140Q420 130 350 176T170 250L150 270z');
      p.path('m', 'M490 270V190Q420 190 370 224T260 270z');
      windmill(p, 380, 176, 0.86, 'p', 'q', 'w');
      p.line('e', 4, 'M470 270Q420 220 392 178');
      sailBoat(p, 96, 226, 0.9);
    },
  },
  'KR/gongju': {
    palette: 'jade',
    subject: 'hill-fortress',
    middle: 290,
    sky: { ...sun(116, 78, 30), horizon: 180 },
    draw(p) {
      hills(p, 'F', 180, 40, 3, 0.6);
      p.path('l', 'M120 206Q220 120 320 130T490 170V210z');
      p.path('k', 'M150 202Q230 150 320 150T490 186V194Q400 166 320 162T166 206z');
      pavilion(p, 320, 152, 0.8);
      trees(p, 206, 14, 'm', 200, 490);
      sea(p, 206, 116);
      p.path('m', 'M-10 230Q40 180 110 196T200 240L210 270H-10z');
      p.path('l', 'M-10 220Q40 176 100 192Q60 210 20 240z');
      sampan(p, 330, 242, 0.8);
      pine(p, false, 10);
    },
  },
  'KR/gunsan': {
    palette: 'lilac',
    subject: 'old-port-houses',
    middle: 240,
    sky: { ...sun(350, 76, 30), horizon: 182 },
    draw(p) {
      hills(p, 'F', 184, 36, 3, 0.2);
      hills(p, 'l', 204, 26, 2, 0.6);
      for (const [x, w, h, c] of [
        [-10, 86, 54, 'o'],
        [78, 70, 70, 'p'],
        [340, 70, 64, 'p'],
        [412, 90, 56, 'o'],
      ] as const) {
        p.rect(c, x, 224 - h, w, h);
        p.grid(c === 'o' ? 'p' : 't', x + 8, 234 - h, Math.floor(w / 16), 2, 15, 24, 8, 13);
        p.path('t', `M${x - 4} ${226 - h}L${x + 10} ${208 - h}H${x + w - 10}L${x + w + 4} ${226 - h}z`);
      }
      p.at(240, 226, 1.1, () => {
        p.rect('w', -66, -46, 132, 46);
        p.rect('o', 30, -46, 36, 46);
        p.path('t', 'M-70-46L-50-68H50L70-46z');
        p.path('w', 'M-14-46V-80L0-94 14-80V-46z');
        p.path('t', 'M-18-78L0-100L18-78z');
        p.path('t', 'M-38-54L-30-78-22-54zM22-54L30-78 38-54z');
        p.grid('p', -58, -36, 8, 1, 15, 1, 8, 20);
        p.path('p', 'M-8 0v-24q8-8 16 0V0z');
      });
      ground(p, 'k', 222);
      p.line('d', 2.4, 'M-10 250H490M-10 260H490', false);
      steamTrain(p, 390, 258, 0.9);
    },
  },
  'KR/gwangju': {
    palette: 'monsoon',
    subject: 'rock-columns',
    sky: { ...sun(120, 74, 28), horizon: 180 },
    draw(p) {
      hills(p, 'F', 178, 60, 2, 0.3);
      p.path('l', 'M-10 270V214Q120 176 180 190T330 180T490 210V270z');
      for (let i = 0; i < 13; i++) {
        const x = 150 + i * 17,
          h = 58 + ((i * 29) % 44) + (i > 3 && i < 10 ? 26 : 0);
        p.path('k', `M${x} 206V${206 - h}L${x + 6} ${200 - h}L${x + 16} ${206 - h}V206z`);
        p.path('K', `M${x + 10} 206V${203 - h}L${x + 16} ${206 - h}V206z`);
      }
      rise(p, 'm', 216, 8, 4);
      reedField(p, 236, 'y', 'Y');
    },
  },
  'KR/gyeongju': {
    palette: 'lilac',
    subject: 'stone-observatory',
    middle: 236,
    sky: { ...sun(330, 72, 26), stars: 16, horizon: 200 },
    draw(p) {
      hills(p, 'F', 186, 36, 3, 0.2);
      p.path('l', 'M-20 214Q70 92 168 200zM290 210Q388 84 500 206z');
      p.path('m', 'M76 146Q140 158 168 200H90zM392 140Q460 150 500 206H410z');
      hills(p, 'm', 214, 18, 2, 0.5);
      cheomseongdae(p, 232, 226, 1.04);
      blossom(p, true, 36, 'e');
    },
  },
};
