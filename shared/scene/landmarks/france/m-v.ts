import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { houses, timbered } from '#shared/scene/built/west.ts';
import { eiffel } from '#shared/scene/forms/europe.ts';
import { archBridge } from '#shared/scene/motifs/bridges.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { bigTree } from '#shared/scene/motifs/land.ts';
import { parasols } from '#shared/scene/motifs/shore.ts';
import { chairlift, snowyRoofs } from '#shared/scene/motifs/snow.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { mansardTown } from '#shared/scene/towns/north.ts';

export const franceMToV: Landmarks = {
  'FR/marseille': {
    palette: 'lagoon',
    subject: 'hill-church-river',
    middle: 280,
    sky: { ...sun(110, 70, 28), horizon: 176 },
    draw(p) {
      p.path('k', 'M160 196Q230 110 290 104H330Q390 140 430 196z');
      p.path('K', 'M310 104H330Q390 140 430 196H350z');
      p.at(306, 106, 0.86, () => {
        p.rect('p', -40, -36, 70, 36);
        p.rect('e', -40, -24, 70, 5);
        p.rect('p', -52, -78, 26, 78);
        p.rect('q', -38, -78, 12, 78);
        p.rect('e', -52, -60, 26, 4);
        p.rect('p', -47, -96, 16, 18);
        p.path('y', 'M-43-96Q-45-112-39-116Q-33-112-35-96z');
        dome(p, 12, -36, 18, 'p', 'q', 6);
      });
      houses(p, 208, [
        [10, 40, 34, 'p'],
        [52, 36, 42, 'e'],
        [90, 40, 36, 'y'],
        [132, 38, 46, 'p'],
        [340, 40, 38, 'e'],
        [382, 36, 46, 'p'],
        [420, 50, 38, 'y'],
      ]);
      p.rect('K', 0, 206, 480, 7);
      sea(p, 212, 110);
      for (const [x, h] of [
        [60, 60],
        [96, 76],
        [140, 66],
        [360, 70],
        [400, 84],
        [440, 62],
      ] as const) {
        p.line('d', 1.6, `M${x} 240V${240 - h}`);
        p.path('p', `M${x - 20} 238H${x + 22}L${x + 14} 246H${x - 14}z`);
      }
      fishingBoat(p, 250, 250, 0.9);
    },
  },
  'FR/nice': {
    palette: 'dawn',
    subject: 'great-dome',
    middle: 190,
    sky: { ...sun(360, 68, 28), horizon: 170 },
    draw(p) {
      hills(p, 'F', 176, 60, 2, 0.6);
      p.path('f', 'M300 180Q350 140 400 146T490 170V184z');
      for (const [x, w, h, c] of [
        [-10, 66, 60, 'p'],
        [60, 60, 72, 'e'],
        [250, 60, 56, 'p'],
        [314, 64, 66, 'e'],
      ] as const) {
        p.rect(c, x, 196 - h, w, h);
        p.grid('t', x + 7, 204 - h, Math.floor(w / 14), 3, 13, 17, 6, 10);
        p.rect('w', x, 193 - h, w, 5);
      }
      p.rect('p', 124, 122, 122, 74);
      p.rect('q', 210, 122, 36, 74);
      p.grid('t', 134, 132, 8, 3, 13, 20, 6, 12);
      dome(p, 146, 124, 26, 'w', 'o', 12, 1.1);
      sea(p, 210, 360);
      p.path('p', 'M-10 196H420Q470 196 490 180V200Q460 216 400 214H-10z');
      for (const [x, h] of [
        [30, 60],
        [100, 66],
        [270, 62],
        [350, 58],
        [420, 54],
      ] as const) {
        palm(p, x, 210, h, 0.03, 'd', 0.7);
      }
      parasols(p, 252, [60, 120, 180], 0.9);
      p.path('k', 'M-10 270V256Q120 246 240 262L260 270z');
      sailBoat(p, 390, 246, 0.7);
    },
  },
  'FR/paris': {
    palette: 'golden',
    subject: 'iron-tower',
    middle: 240,
    sky: { ...sun(330, 96, 42), horizon: 200 },
    draw(p) {
      skyline(p, 214, 14, 34, 'F');
      trees(p, 222, 14, 'f');
      eiffel(p, 240, 232, 1.02);
      p.at(-132, 238, 0.62, () => mansardTown(p, 0));
      p.at(332, 238, 0.62, () => mansardTown(p, 0));
      trees(p, 240, 13, 'm', -10, 170);
      trees(p, 240, 13, 'm', 320, 490);
      p.rect('K', 0, 236, 480, 8);
      sea(p, 243, 240);
    },
  },
  'FR/strasbourg': {
    palette: 'lilac',
    subject: 'timbered-houses',
    middle: 240,
    sky: { ...sun(340, 76, 30), horizon: 190 },
    draw(p) {
      p.at(180, 210, 1, () => {
        p.rect('e', -46, -90, 84, 90);
        p.rect('w', 16, -90, 22, 90);
        p.rect('e', -46, -122, 36, 40);
        p.rect('w', -20, -122, 10, 122);
        p.path('e', 'M-46-122L-40-150-28-194-16-150-10-122z');
        p.path('w', 'M-28-194L-16-150-10-122H-26z');
        p.circ('o', 8, -64, 11);
        p.grid('o', -40, -112, 3, 3, 9, 30, 4, 20);
      });
      timbered(p, 218, [
        [-14, 62, 44],
        [52, 54, 56],
        [300, 58, 50],
        [362, 52, 62],
        [418, 66, 46],
      ]);
      timbered(p, 220, [[230, 64, 58]]);
      p.rect('K', 0, 216, 480, 8);
      sea(p, 222, 340);
      archBridge(
        p,
        262,
        232,
        [
          [40, 28],
          [110, 28],
        ],
        'k',
        'K',
      );
      p.path('b', 'M150 224H490V270H150z');
      p.line('c', 2.4, 'M220 240h60M300 252h70M250 262h40M400 238h40');
      bigTree(p, 206, 224, 0.5);
    },
  },
  'FR/val-d-isere': {
    palette: 'winter',
    subject: 'alpine-village-snow',
    middle: 230,
    sky: { ...sun(110, 62, 24), horizon: 190 },
    draw(p) {
      range(p, 208, 150, 0.7, 300, 'f', 'l');
      snow(p, 196);
      conifers(p, 218, 30, 'm', -10, 160);
      church(p, 236, 238, 0.8, 'k', 'K', 't', 60);
      snowyRoofs(p, 244, [
        [100, 0, 0.9],
        [340, 4, 1],
        [420, -6, 0.7],
        [164, 8, 0.6],
      ]);
      chairlift(p, 300, 210, 480, 80, 4);
      conifers(p, 284, 70, 'd', -10, 50);
    },
  },
};
