import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { burjTower, rockTreasury } from '#shared/scene/forms/world.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const arabia: Landmarks = {
  'AE/dubai': {
    palette: 'desert',
    sky: { ...sun(340, 92, 40), horizon: 200 },
    draw(p) {
      skyline(p, 220, 34, 100, 'F');
      burjTower(p, 236, 234, 0.98);
      skyline(p, 236, 20, 70, 'f', -10, 180);
      skyline(p, 236, 20, 70, 'f', 290, 490);
      sea(p, 232, 240);
      p.path('y', 'M-10 270Q120 246 250 262T490 252V270z');
      palm(p, 60, 270, 90, 0.1);
      palm(p, 424, 272, 104, -0.1);
    },
  },
  'AE/abu-dhabi': {
    palette: 'lilac',
    sky: { sun: [350, 66, 24], horizon: 196 },
    draw(p) {
      for (const x of [84, 396] as const) {
        minaret(p, x, 220, 150, 11, 'p', 'q', 'p');
      }
      p.rect('p', 90, 172, 300, 48);
      p.rect('q', 300, 172, 90, 48);
      arcades(p, 't', 100, 218, 14, 20.5, 12, 22);
      for (const [x, r, y] of [[140, 20, 174], [340, 20, 174], [188, 26, 166], [292, 26, 166]] as const) {
        dome(p, x, y, r, 'p', 'q', 10, 1.1);
      }
      p.rect('p', 204, 148, 72, 26);
      p.rect('q', 250, 148, 26, 26);
      dome(p, 240, 150, 42, 'p', 'q', 18, 1.15);
      p.rect('q', 0, 218, 480, 4);
      sea(p, 221, 240);
      p.line('p', 2.2, 'M150 230h30M210 236h60M290 230h40M224 246h32');
    },
  },
  'JO/wadi-musa': {
    palette: 'desert',
    sky: { horizon: 60 },
    draw(p) {
      p.rect('e', 0, 0, 480, 270);
      rockTreasury(p, 240, 236, 1.32);
      p.path('w', 'M-10 0H130L142 60 120 110 150 170 136 236 160 270H-10zM490 0H356L340 70 362 120 334 180 350 240 330 270H490z');
      p.path('o', 'M-10 0H84L100 70 70 130 104 196 96 270H-10zM490 0H400L386 60 408 130 376 200 392 270H490z');
      p.path('d', 'M-10 0H30L44 90 16 160 50 230 46 270H-10zM490 0H450L440 80 462 170 430 240 440 270H490z');
      p.path('Y', 'M120 270Q240 230 360 270z');
      p.at(246, 258, 0.9, () => p.path('d', 'M-12 0l1-12q-4-8 3-12q4-8 8 0q4-8 8 0l4-8q0-5 5-5l4 3-4 3-4 9q0 4-5 6l1 16h-3l-2-14h-8l-2 14z'));
    },
  },
};
