import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blueMosque } from '#shared/scene/forms/world.ts';
import { windmill } from '#shared/scene/motifs/monuments.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { cypress, palm, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const aegeanHToM: Landmarks = {
  'GR/heraklion': {
    palette: 'desert',
    subject: 'red-columns',
    middle: 270,
    sky: { ...sun(360, 80, 32), horizon: 184 },
    draw(p) {
      p.path('f', 'M-10 196Q120 110 220 130T490 176V200z');
      ground(p, 'e', 196);
      p.rect('p', 150, 196, 230, 28);
      p.rect('q', 150, 216, 230, 8);
      p.rect('y', 150, 112, 230, 12);
      p.rect('w', 150, 122, 230, 7);
      p.rect('y', 210, 80, 170, 34);
      p.rect('w', 210, 76, 170, 6);
      for (const x of [166, 216, 266, 316, 360] as const) {
        p.path('w', `M${x - 6} 196L${x - 9} 138H${x + 9}L${x + 6} 196z`);
        p.path('o', `M${x + 2} 138H${x + 9}L${x + 6} 196H${x + 1}z`);
        p.rect('d', x - 12, 129, 24, 9);
      }
      for (const x of [232, 280, 328] as const) {
        p.rect('o', x, 90, 22, 20);
      }
      p.path('k', 'M120 224H400L440 270H80z');
      p.line('K', 1.6, 'M112 234H408M104 246H416M94 258H428');
      cypress(p, 60, 240, 90);
      cypress(p, 92, 234, 66);
      cypress(p, 440, 236, 84);
    },
  },
  'TR/istanbul': {
    palette: 'sunset',
    subject: 'mosque',
    middle: 250,
    sky: { ...sun(112, 100, 42), horizon: 196, birds: [320, 50] },
    draw(p) {
      skyline(p, 210, 8, 28, 'F');
      blueMosque(p, 252, 212, 1.04);
      trees(p, 218, 12, 'm');
      p.rect('m', 0, 216, 480, 10);
      sea(p, 222, 112);
      ferryBoat(p, 110, 248, 0.9);
    },
  },
  'TR/izmir': {
    palette: 'lilac',
    subject: 'bell-tower',
    middle: 240,
    sky: { ...sun(350, 80, 34), horizon: 188 },
    draw(p) {
      hills(p, 'F', 186, 40, 3, 0.6);
      skyline(p, 206, 14, 44, 'f', -10, 200);
      skyline(p, 206, 14, 44, 'f', 290, 490);
      ground(p, 'e', 204);
      p.at(240, 226, 1.1, () => {
        for (let i = 0; i < 3; i++) {
          p.rect(i % 2 ? 'q' : 'p', -52 + i * 8, -6 - i * 6, 104 - i * 16, 7);
        }
        p.rect('p', -20, -68, 40, 50);
        p.rect('q', 6, -68, 14, 50);
        p.path('t', 'M-10-20V-44Q0-56 10-44V-20z');
        for (const k of [-34, 34] as const) {
          p.rect('p', k - 9, -44, 18, 26);
          dome(p, k, -44, 10, 't', 'd', 6);
        }
        p.rect('p', -26, -74, 52, 7);
        p.rect('p', -14, -118, 28, 46);
        p.rect('q', 4, -118, 10, 46);
        p.circ('y', 0, -98, 9);
        p.rect('p', -18, -122, 36, 5);
        p.rect('p', -9, -138, 18, 16);
        dome(p, 0, -138, 10, 't', 'd', 10);
      });
      for (const [x, h] of [
        [60, 110],
        [110, 130],
        [370, 130],
        [420, 110],
      ] as const) {
        palm(p, x, 244, h, 0.02, 'd', 0.8);
      }
      for (const [x, y] of [
        [150, 250],
        [170, 258],
        [320, 254],
        [344, 246],
      ] as const) {
        p.path('d', `M${x} ${y}q3-10 10-8l4-3 1 4 6 4-8 1-4 4z`);
      }
    },
  },
  'GR/meteora': {
    palette: 'lilac',
    subject: 'hill-monastery',
    middle: 250,
    sky: { ...sun(112, 78, 32), horizon: 184 },
    draw(p) {
      range(p, 190, 60, 0, 320, 'F', 'F');
      for (const [x, w, h, far] of [
        [60, 60, 80, 1],
        [380, 60, 90, 1],
        [140, 84, 126, 0],
        [270, 100, 150, 0],
        [430, 90, 110, 0],
        [20, 60, 96, 0],
      ] as const) {
        p.path(
          far ? 'f' : 'k',
          `M${x - w * 0.6} 236L${x - w * 0.46} ${236 - h * 0.6} ${x - w * 0.4} ${236 - h * 0.94} ${x - w * 0.1} ${236 - h} ${x + w * 0.3} ${236 - h * 0.96} ${x + w * 0.42} ${236 - h * 0.6} ${x + w * 0.6} 236z`,
        );
        if (!far)
          p.path(
            'K',
            `M${x + w * 0.06} ${236 - h * 0.98}L${x + w * 0.3} ${236 - h * 0.96} ${x + w * 0.42} ${236 - h * 0.6} ${x + w * 0.6} 236H${x + w * 0.16}z`,
          );
      }
      for (const [x, y, s] of [
        [136, 112, 0.8],
        [272, 88, 1],
        [428, 130, 0.7],
      ] as const) {
        p.at(x, y, s, () => {
          p.rect('e', -38, -22, 76, 26);
          p.rect('o', 16, -22, 22, 26);
          p.path('w', 'M-42-20L-30-34H34L42-20z');
          p.rect('e', -10, -40, 22, 18);
          dome(p, 1, -38, 13, 'w', 'o', 6);
          p.grid('d', -30, -14, 6, 1, 11, 1, 4, 8);
        });
      }
      trees(p, 244, 18, 'm');
      ground(p, 'm', 240);
    },
  },
  'GR/mykonos': {
    palette: 'dawn',
    subject: 'white-windmills',
    middle: 180,
    sky: { ...sun(360, 78, 32), horizon: 176 },
    draw(p) {
      islands(p, 174);
      sea(p, 172, 360);
      p.path('k', 'M-10 270V206Q90 160 200 176T360 226L400 270z');
      for (const [x, y, s] of [
        [70, 186, 0.9],
        [140, 176, 1],
        [214, 184, 0.9],
        [284, 206, 0.8],
      ] as const) {
        windmill(p, x, y, s, 'p', 'q', 'o');
      }
      for (let i = 0; i < 9; i++) {
        const x = 10 + i * 34,
          y = 236 + (i % 2) * 8,
          h = 26 + ((i * 7) % 3) * 6;
        p.rect('p', x, y - h, 36, h + 40);
        p.rect('q', x + 26, y - h, 10, h + 40);
        p.rect(cycle(['b', 'w', 'l'] as const, i), x + 8, y - 16, 9, 16);
        p.rect('b', x + 20, y - h + 7, 6, 7);
      }
      sailBoat(p, 420, 226, 0.9);
    },
  },
};
