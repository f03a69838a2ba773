import type { Landmarks } from '#shared/scene/landmark.ts';
import { pagoda } from '#shared/scene/built/asia.ts';
import { lighthouse, skyline, suspension } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { camels } from '#shared/scene/motifs/animals.ts';
import { towerPagoda } from '#shared/scene/motifs/asia.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, longtail } from '#shared/scene/nature/boats.ts';
import { dunes, ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, karsts, range } from '#shared/scene/nature/mountains.ts';
import { leaves, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const chinaDToG: Landmarks = {
  'CN/dali': {
    palette: 'lilac',
    subject: 'three-pagodas',
    sky: { ...sun(110, 70, 28), horizon: 180 },
    draw(p) {
      range(p, 190, 112, 0.3, 300, 'F', 'f');
      mist(p, 168);
      trees(p, 204, 14, 'l');
      ground(p, 'l', 203);
      p.at(0, 0, 1, () => {
        for (const [x, h, w] of [
          [150, 104, 26],
          [330, 104, 26],
        ] as const) {
          towerPagoda(p, x, 214, h, 9, w, 'p', 'q', 'p');
        }
        towerPagoda(p, 240, 220, 164, 13, 42, 'p', 'q', 'p');
      });
      sea(p, 220, 240);
      p.path('q', 'M226 222H254L246 258H234zM142 222H158L154 244H146zM322 222H338L334 244H326z');
    },
  },
  'CN/dalian': {
    palette: 'golden',
    subject: 'suspension-bridge',
    middle: 200,
    sky: { ...sun(350, 78, 32), horizon: 184 },
    draw(p) {
      hills(p, 'F', 182, 36, 2, 0.4);
      skyline(p, 198, 30, 80, 'f', 240, 490);
      sea(p, 196, 350);
      suspension(p, { y: 228, deck: 186, top: 104, xs: [120, 300], c: 'p', shade: 'q', wide: 8 });
      sea(p, 226, 350);
      p.path('m', 'M-10 270V226Q50 220 90 250L110 270z');
      lighthouse(p, 44, 228, 0.8);
      fishingBoat(p, 370, 252, 0.9);
    },
  },
  'CN/dunhuang': {
    palette: 'desert',
    subject: 'dunes',
    middle: 190,
    sky: { ...sun(370, 76, 34), horizon: 190 },
    draw(p) {
      dunes(p, 148);
      pagoda(p, 150, 220, 104, 3, 38, { spire: 24 });
      p.rect('o', 116, 216, 68, 8);
      p.path('n', 'M60 244Q180 210 330 236Q250 268 130 264Q84 258 60 244z');
      p.path('b', 'M84 245Q190 222 304 239Q240 260 140 257Q104 254 84 245z');
      trees(p, 240, 12, 'd', 20, 84);
      camels(p, 352, 206, 0.9);
    },
  },
  'CN/guangzhou': {
    palette: 'lilac',
    subject: 'twisted-tower',
    sky: { ...sun(120, 80, 30), horizon: 196 },
    draw(p) {
      hills(p, 'F', 190, 30, 3, 0.4);
      skyline(p, 210, 26, 70, 'f');
      blocks(
        p,
        212,
        [
          [96, 28, 118, 0],
          [134, 30, 132, 4],
          [360, 30, 140, 1],
          [398, 30, 96, 0],
        ],
        'l',
        'm',
        'y',
      );
      p.at(240, 220, 1, () => {
        p.sym('w', 'o', '0 -150 L14 -146 Q5 -92 8 -70 Q12 -30 24 0');
        p.line(
          'e',
          1.3,
          'M-13-146Q10-70-22 0M13-146Q-10-70 22 0M-7-146Q6-80-8 0M7-146Q-6-80 8 0M-10-118H10M-6-92H6M-8-58H8M-14-28H14',
        );
        p.rect('w', -1.4, -196, 2.8, 50);
      });
      sea(p, 218, 240);
      ferryBoat(p, 380, 246, 0.8);
    },
  },
  'CN/guilin': {
    palette: 'jade',
    subject: 'karst-river',
    sky: { ...sun(246, 96, 30), horizon: 184 },
    draw(p) {
      karsts(p, 196, 128);
      mist(p, 178);
      sea(p, 194);
      longtail(p, 226, 236, 0.8);
      p.at(222, 234, 0.9, () => {
        p.path('d', 'M-3 0V-20h7V0z');
        p.circ('d', 0.6, -23, 4);
        p.path('y', 'M-8-24L1-31L10-24z');
        p.line('d', 1.2, 'M-18-34L14 6');
      });
      leaves(p, true);
    },
  },
};
