import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { chalet, gables, houses, spire } from '#shared/scene/built/west.ts';
import { horse } from '#shared/scene/motifs/animals.ts';
import { coveredBridge } from '#shared/scene/motifs/bridges.ts';
import { church, twinChurch } from '#shared/scene/motifs/churches.ts';
import { gondolas, pistes, skier } from '#shared/scene/motifs/snow.ts';
import { ground, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const alpsKToS: Landmarks = {
  'AT/kitzbuhel': {
    palette: 'winter',
    subject: 'alpine-village-snow',
    middle: 240,
    sky: { ...sun(362, 64, 26), horizon: 186 },
    draw(p) {
      hills(p, 'F', 190, 80, 2, 0.2);
      p.path('i', 'M120 190Q200 90 280 104T430 190z');
      p.path('I', 'M280 104Q370 110 430 190H300Q340 140 280 104z');
      conifers(p, 196, 26, 'f', 40, 180, 0.6, 0.2);
      conifers(p, 180, 22, 'f', 330, 460, 0.6, 0.2);
      gables(
        p,
        230,
        [
          [-10, 60, 46, 'e'],
          [52, 54, 56, 'w'],
          [108, 56, 44, 'y'],
          [310, 56, 48, 'p'],
          [368, 54, 58, 'e'],
          [424, 64, 46, 'b'],
        ],
        'p',
        0.36,
      );
      church(p, 236, 232, 0.9, 'p', 'q', 't', 50);
      spire(p, 292, 232, 18, 110, 'p', 'q', 'w');
      p.path('i', 'M-10 270V228Q130 236 250 230T490 230V270z');
      for (const x of [150, 330] as const) {
        p.line('d', 2.4, `M${x} 262V236`);
        p.circ('y', x, 232, 5);
      }
      p.path('I', 'M210 270L226 234H250L280 270z');
    },
  },
  'CH/lucerne': {
    palette: 'lagoon',
    subject: 'covered-bridge',
    middle: 270,
    sky: { ...sun(110, 66, 26), horizon: 170 },
    draw(p) {
      p.path('f', 'M190 200L260 130 300 110 330 66 346 80 364 72 400 120 440 150 490 190V204z');
      p.path('l', 'M330 66L346 80 364 72 400 120 440 150 490 190V204H390Q380 120 330 66z');
      p.path('i', 'M312 94L330 66 346 80 364 72 380 96 362 92 350 108 336 90 322 104z');
      houses(p, 208, [
        [-10, 46, 36, 'p'],
        [38, 44, 44, 'e'],
        [84, 46, 36, 'p'],
        [400, 44, 36, 'e'],
        [444, 46, 42, 'p'],
      ]);
      sea(p, 206, 110);
      p.at(300, 226, 1, () => {
        p.path('k', 'M-26 0V-74H26V0z');
        p.path('K', 'M8-74H26V0H8z');
        p.path('w', 'M-32-72L-20-92 0-116 20-92 32-72z');
        p.path('o', 'M0-116L20-92 32-72H6z');
        p.grid('d', -14, -62, 2, 2, 20, 26, 7, 10);
      });
      coveredBridge(p, 240, -10, 262);
      coveredBridge(p, 240, 338, 490);
      p.line('c', 2.4, 'M60 256h60M200 262h60M370 256h60');
    },
  },
  'AT/salzburg': {
    palette: 'dawn',
    subject: 'hill-fortress',
    middle: 240,
    sky: { ...sun(352, 76, 30), horizon: 182 },
    draw(p) {
      range(p, 186, 90, 0.5, 130, 'F', 'f');
      p.path('l', 'M90 206Q160 140 210 126H330Q380 150 420 206z');
      p.at(262, 130, 1, () => {
        p.rect('p', -84, -30, 160, 34);
        p.rect('q', 30, -30, 46, 34);
        p.rect('p', -50, -58, 84, 32);
        p.rect('q', 10, -58, 24, 32);
        p.path('w', 'M-54-56L-46-70H28L38-56z');
        for (const [k, h] of [
          [-84, 48],
          [-56, 74],
          [40, 70],
          [76, 46],
        ] as const) {
          p.rect('p', k - 9, -h, 18, h);
          p.rect('q', k + 1, -h, 8, h);
          p.path('w', `M${k - 11} -${h}L${k} -${h + 13}L${k + 11} -${h}z`);
        }
        p.grid('t', -44, -48, 6, 1, 13, 1, 4, 8);
        p.grid('t', -72, -18, 10, 1, 14, 1, 4, 8);
      });
      trees(p, 208, 16, 'm');
      houses(p, 226, [
        [-10, 48, 34, 'e'],
        [40, 44, 42, 'p'],
        [340, 46, 36, 'p'],
        [388, 44, 44, 'e'],
        [434, 50, 36, 'y'],
      ]);
      twinChurch(p, 140, 226, 0.68, 'p', 'q', 'l', 30);
      dome(p, 214, 186, 24, 'l', 'm', 12);
      p.rect('p', 192, 184, 44, 42);
      for (const [x, h] of [
        [262, 78],
        [300, 70],
      ] as const) {
        spire(p, x, 226, 16, h, 'p', 'q', 'l');
      }
      p.rect('k', 0, 224, 480, 6);
      sea(p, 230, 352);
    },
  },
  'AT/st-anton': {
    palette: 'alpine',
    subject: 'ski-slope',
    middle: 190,
    sky: { horizon: 184, ...sun(110, 56, 22) },
    draw(p) {
      range(p, 204, 150, 0.65, 220, 'f', 'l');
      snow(p, 190);
      pistes(p);
      church(p, 120, 244, 0.8, 'p', 'q', 'w', 56);
      chalet(p, 50, 252, 0.9);
      chalet(p, 206, 256, 0.8);
      gondolas(p, 120, 220, 490, 50, 0.8);
      skier(p, 330, 220, 1.1, true);
    },
  },
  'CH/st-moritz': {
    palette: 'winter',
    subject: 'frozen-lake',
    middle: 260,
    sky: { horizon: 180, ...sun(110, 60, 24) },
    draw(p) {
      range(p, 196, 120, 0.75, 290, 'f', 'l');
      conifers(p, 206, 34, 'm', -10, 490, 0.6, 0.2);
      for (const [x, w, h, c] of [
        [300, 60, 60, 'p'],
        [362, 70, 76, 'y'],
        [434, 60, 56, 'p'],
      ] as const) {
        p.rect(c, x, 204 - h, w, h);
        p.grid('t', x + 8, 212 - h, Math.floor(w / 14), 3, 13, 17, 6, 10);
        p.path('i', `M${x - 3} ${205 - h}L${x + 8} ${190 - h}H${x + w - 8}L${x + w + 3} ${205 - h}z`);
      }
      p.at(240, 204, 1, () => {
        p.path('p', 'M-12 0L-2-90H22L14 0z');
        p.path('q', 'M10-90H22L14 0H6z');
        p.path('t', 'M-4-90L12-112L24-90z');
      });
      ground(p, 'i', 202);
      p.path('c', 'M-10 212Q120 202 250 210T490 206V270H-10z');
      p.line('p', 2, 'M20 230h120M200 250h160M330 224h120M60 260h80');
      for (const [x, y, s] of [
        [150, 244, 1],
        [250, 252, 1.2],
        [350, 242, 0.9],
      ] as const) {
        horse(p, x, y, s);
        p.at(x, y, s, () => {
          p.line('w', 2, 'M-44-8L-80 2M-94 4h26');
          p.path('w', 'M-84 2L-80-16Q-78-24-72-18L-70 2z');
          p.circ('d', -75, -24, 4);
        });
      }
    },
  },
};
