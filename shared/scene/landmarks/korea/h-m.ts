import type { Landmarks } from '#shared/scene/landmark.ts';
import { hanok } from '#shared/scene/built/asia.ts';
import { blocks, houses } from '#shared/scene/built/west.ts';
import { tuffCone } from '#shared/scene/forms/asia.ts';
import { stayedBridge } from '#shared/scene/motifs/bridges.ts';
import { chairlift, gondolas, lodge, pistes, rimeTrees, skier } from '#shared/scene/motifs/snow.ts';
import { cruiseShip, fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat } from '#shared/scene/nature/boats.ts';
import { islands, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { sun } from '#shared/scene/sun.ts';

export const koreaHToM: Landmarks = {
  'KR/hongcheon': {
    palette: 'night',
    subject: 'ski-slope',
    middle: 250,
    sky: { stars: 30, horizon: 190, ...sun(92, 52, 18) },
    draw(p) {
      hills(p, 'l', 200, 90, 2, 0.5);
      pistes(p);
      p.line('y', 2.6, 'M250 128h.1M300 112h.1M350 100h.1M400 92h.1M214 150h.1M170 186h.1M130 220h.1');
      lodge(p, 110, 250, 0.9);
      chairlift(p, 190, 250, 450, 60, 5);
    },
  },
  'KR/incheon': {
    palette: 'lagoon',
    subject: 'cable-stayed-bridge',
    sky: { ...sun(112, 78, 30), clouds: 2, horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 20, 3, 0.4);
      blocks(
        p,
        206,
        [
          [350, 30, 126, 1],
          [390, 28, 96, 0],
          [424, 30, 110, 1],
          [458, 30, 74, 0],
          [312, 26, 70, 2],
        ],
        'l',
        'm',
        'c',
      );
      sea(p, 204, 240);
      stayedBridge(p, 236, 196, 84, 190, 'p', 'q', 170);
      cruiseShip(p, 100, 250, 0.7);
    },
  },
  'KR/jeju': {
    palette: 'golden',
    subject: 'volcanic-cone-sea',
    middle: 250,
    sky: { ...sun(148, 96, 34), horizon: 176, birds: [300, 60] },
    draw(p) {
      sea(p, 164, 148);
      tuffCone(p, 262, 190, 1.05);
      p.path('y', 'M-10 270V226Q110 196 250 214T490 200V270z');
      p.path('m', 'M-10 270V246Q120 224 260 238T490 226V270z');
      for (let i = 0; i < 46; i++) {
        p.circ('y', p.between(0, 480), p.between(238, 268), p.between(1.6, 3));
      }
    },
  },
  'KR/jeonju': {
    palette: 'golden',
    subject: 'tiled-houses',
    sky: { ...sun(120, 80, 30), horizon: 180 },
    draw(p) {
      hills(p, 'f', 170, 40, 3);
      hanok(p, 110, 176, 110, 0.7);
      hanok(p, 350, 172, 110, 0.7);
      hanok(p, 230, 188, 120, 0.8);
      hanok(p, 400, 214, 140, 1);
      hanok(p, 80, 220, 140, 1);
      hanok(p, 250, 246, 170, 1.2);
    },
  },
  'KR/mokpo': {
    palette: 'lilac',
    subject: 'sea-cable-cars',
    middle: 290,
    sky: { ...sun(112, 74, 28), horizon: 180 },
    draw(p) {
      p.path('f', 'M180 200L210 150 226 156 244 100 262 112 280 84 302 108 318 96 340 150 380 160 420 200z');
      p.path('l', 'M280 84L302 108 318 96 340 150 380 160 420 200H330L310 140z');
      islands(p, 184);
      sea(p, 190, 112);
      gondolas(p, -10, 90, 490, 66, 0.9);
      houses(p, 212, [
        [230, 36, 22, 'p'],
        [270, 38, 28, 'e'],
        [312, 36, 22, 'y'],
        [352, 38, 28, 'p'],
        [394, 36, 22, 'e'],
        [434, 56, 28, 'p'],
      ]);
      p.rect('K', 220, 210, 270, 6);
      ferryBoat(p, 120, 238, 1);
      fishingBoat(p, 290, 246, 0.8);
    },
  },
  'KR/muju': {
    palette: 'winter',
    subject: 'ski-slope',
    sky: { ...sun(360, 66, 26), horizon: 190 },
    draw(p) {
      range(p, 206, 124, 0.5, 180, 'F', 'f');
      snow(p, 180);
      rimeTrees(p, 220, [
        [60, 92],
        [112, 66],
        [160, 44],
        [400, 60],
        [350, 38],
      ]);
      chairlift(p, 130, 250, 460, 90, 6);
      skier(p, 300, 240, 1);
      rimeTrees(p, 278, [
        [30, 120],
        [440, 110],
      ]);
    },
  },
};
