import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { skyline, suspension } from '#shared/scene/built/things.ts';
import { blocks, gables } from '#shared/scene/built/west.ts';
import { pineTree, saguaro } from '#shared/scene/motifs/land.ts';
import { clockTower } from '#shared/scene/motifs/monuments.ts';
import { chairlift } from '#shared/scene/motifs/snow.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { fuji, hills, range } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const unitedStatesSToW: Landmarks = {
  'US/san-diego': {
    palette: 'lagoon',
    subject: 'bay-bridge-sails',
    middle: 240,
    sky: { ...sun(350, 72, 30), horizon: 176 },
    draw(p) {
      hills(p, 'F', 176, 24, 3, 0.4);
      blocks(
        p,
        188,
        [
          [60, 26, 80, 0],
          [92, 24, 100, 2],
          [122, 26, 70, 0],
          [30, 24, 56, 4],
        ],
        'f',
        'l',
        'p',
      );
      sea(p, 184, 350);
      p.path('b', 'M-10 184H490V270H-10z');
      p.line('p', 6, 'M-10 214Q160 214 260 170T490 124');
      p.line('q', 2, 'M-10 218Q160 218 260 174T490 128');
      let d = '';
      for (const [x, y] of [
        [60, 214],
        [110, 210],
        [160, 204],
        [206, 192],
        [250, 176],
        [296, 158],
        [344, 146],
        [392, 136],
        [440, 128],
      ] as const) {
        d += `M${x} ${y}V232`;
      }
      p.line('p', 4, d, false);
      p.line('c', 2.4, 'M60 244h60M180 240h80M310 244h70M120 258h60M400 252h40');
      sailBoat(p, 150, 252, 1);
      sailBoat(p, 380, 258, 0.8);
      palm(p, 450, 276, 130, -0.06);
    },
  },
  'US/san-francisco': {
    palette: 'dawn',
    subject: 'suspension-bridge',
    middle: 200,
    sky: { ...sun(130, 80, 34), horizon: 196 },
    draw(p) {
      hills(p, 'F', 180, 52, 2, 0.1);
      hills(p, 'f', 196, 30, 3, 0.6);
      sea(p, 206, 130);
      suspension(p, { y: 232, deck: 178, top: 66, xs: [150, 356], wide: 11, cable: 3 });
      mist(p, 196, 'p');
      sea(p, 226, 130);
      p.path('m', 'M-10 270V226Q40 222 70 250L100 270zM490 270V214Q430 222 410 248L390 270z');
    },
  },
  'US/scottsdale': {
    palette: 'desert',
    subject: 'golf-course',
    middle: 230,
    sky: { ...sun(352, 84, 36), horizon: 184 },
    draw(p) {
      range(p, 190, 80, 0, 180, 'F', 'f');
      p.path('w', 'M160 196Q180 160 210 154L230 140 250 150 290 152Q330 170 350 196z');
      p.path('o', 'M250 150L290 152Q330 170 350 196H290z');
      ground(p, 'Y', 194);
      p.path('l', 'M120 270Q200 220 290 224T490 240V270z');
      p.path('m', 'M200 270Q260 236 340 240T490 262V270z');
      p.oval('p', 260, 252, 30, 7);
      p.line('d', 1.6, 'M380 236V180');
      p.path('w', 'M380 180L404 188L380 196z');
      for (const [x, y, s] of [
        [70, 256, 1.5],
        [130, 226, 0.8],
        [430, 224, 0.9],
        [24, 226, 0.7],
      ] as const) {
        saguaro(p, x ?? 0, y ?? 0, s ?? 1);
      }
    },
  },
  'US/seattle': {
    palette: 'nordic',
    subject: 'tower-over-city',
    middle: 270,
    sky: { clouds: 2, horizon: 190 },
    draw(p) {
      fuji(p, 366, 190, 170, 108, 'F');
      skyline(p, 214, 30, 90, 'f', -10, 200);
      p.at(250, 240, 1.05, () => {
        p.path('p', 'M-16 0Q-3-60-5-118H5Q3-60 16 0H9Q0-40-9 0z');
        p.path('q', 'M0-118H5Q3-60 16 0H9Q4-30 0-34z');
        p.path('w', 'M-38-128Q0-138 38-128Q20-116 5-116H-5Q-20-116-38-128z');
        p.path('p', 'M-30-130Q0-146 30-130z');
        p.path('p', 'M-10-138L-1-148V-180H1V-148L10-138z');
      });
      conifers(p, 250, 60, 'm');
      p.rect('m', 0, 248, 480, 30);
      conifers(p, 280, 70, 'd', -10, 120);
      conifers(p, 280, 70, 'd', 390, 490);
    },
  },
  'US/south-lake-tahoe': {
    palette: 'lagoon',
    subject: 'lake-below-peak',
    sky: { ...sun(360, 60, 26), horizon: 150 },
    draw(p) {
      p.path('f', 'M-10 166L60 110 100 126 160 84 210 120 270 96 340 130 400 100 490 146V170z');
      p.path(
        'i',
        'M44 124L60 110 100 126 160 84 206 118 190 114 160 104 130 128 100 138zM246 106L270 96 310 116 280 112zM386 108L400 100 440 120 410 116z',
      );
      sea(p, 160, 360, 'n', 'b', 200);
      p.rect('b', 0, 190, 480, 80);
      p.path('m', 'M190 200Q210 176 240 176T300 200Q250 208 190 200z');
      conifers(p, 196, 30, 'm', 206, 290, 0.5);
      p.path('c', 'M-10 236Q120 214 260 232T490 222V270H-10z');
      for (const [x, y, r] of [
        [60, 256, 24],
        [104, 262, 18],
        [370, 258, 26],
        [330, 264, 16],
      ] as const) {
        p.oval('k', x, y, r, r * 0.5);
      }
      pineTree(p, 30, 276, 200, 'd');
      pineTree(p, 440, 276, 220, 'd');
      pineTree(p, 474, 276, 150, 'd');
    },
  },
  'US/vail': {
    palette: 'winter',
    subject: 'ski-slope',
    middle: 200,
    sky: { ...sun(112, 62, 24), horizon: 190 },
    draw(p) {
      hills(p, 'F', 190, 90, 2, 0.3);
      p.path('i', 'M180 200Q250 90 330 96L490 130V210z');
      conifers(p, 196, 30, 'm', 210, 260);
      conifers(p, 180, 34, 'm', 320, 370);
      conifers(p, 190, 36, 'm', 430, 490);
      chairlift(p, 200, 206, 420, 90, 5);
      p.path('i', 'M-10 270V206Q120 196 250 208T490 204V270z');
      gables(
        p,
        240,
        [
          [10, 60, 40, 'e'],
          [250, 64, 44, 'y'],
          [316, 60, 36, 'p'],
          [378, 66, 46, 'e'],
        ],
        'p',
        0.5,
      );
      clockTower(p, 140, 244, 0.9, 'p', 'q', 'w', 40);
      gables(
        p,
        244,
        [
          [166, 60, 36, 'p'],
          [70, 52, 34, 'y'],
        ],
        'p',
        0.5,
      );
      conifers(p, 284, 64, 'd', 440, 490);
      conifers(p, 284, 60, 'd', -10, 30);
    },
  },
  'US/washington': {
    palette: 'dawn',
    subject: 'domed-hall',
    sky: { ...sun(130, 80, 30), horizon: 196 },
    draw(p) {
      p.at(240, 216, 1.1, () => {
        p.rect('p', -150, -40, 300, 40);
        p.rect('q', 90, -40, 60, 40);
        p.rect('p', -52, -56, 104, 56);
        p.rect('q', 24, -56, 28, 56);
        p.path('p', 'M-58-56L0-70L58-56z');
        p.rect('p', -34, -90, 68, 30);
        p.rect('q', 12, -90, 22, 30);
        p.grid('t', -30, -86, 8, 1, 8, 1, 3, 18);
        dome(p, 0, -88, 36, 'p', 'q', 0, 1.15);
        p.rect('p', -6, -140, 12, 18);
        p.rect('p', -1.4, -156, 2.8, 18);
        p.grid('t', -140, -32, 10, 1, 9, 1, 4, 24);
        p.grid('t', 52, -32, 10, 1, 9, 1, 4, 24);
        p.grid('t', -44, -46, 8, 1, 12, 1, 5, 36);
      });
      p.rect('l', 0, 214, 480, 60);
      p.path('c', 'M200 222H280L330 270H150z');
      trees(p, 236, 18, 'm', -10, 130);
      trees(p, 236, 18, 'm', 360, 490);
      blossom(p, true, 16, 'e');
      blossom(p, false, 26, 'e');
    },
  },
};
