import type { Landmarks } from '#shared/scene/landmark.ts';
import { torii } from '#shared/scene/built/asia.ts';
import { skyline, suspension } from '#shared/scene/built/things.ts';
import { skytree, tokyoTower } from '#shared/scene/forms/asia.ts';
import { pavilion } from '#shared/scene/motifs/asia.ts';
import { humpBridge } from '#shared/scene/motifs/bridges.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat } from '#shared/scene/nature/boats.ts';
import { sea, snow } from '#shared/scene/nature/ground.ts';
import { fuji, hills, range } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const japanT: Landmarks = {
  'JP/takamatsu': {
    palette: 'monsoon',
    subject: 'stone-arch-bridge',
    sky: { ...sun(110, 70, 26), horizon: 170 },
    draw(p) {
      hills(p, 'f', 168, 66, 2, 0.5);
      trees(p, 186, 22, 'l');
      sea(p, 184, 240);
      p.path('m', 'M-10 196Q80 184 130 204T60 250L40 270H-10zM490 200Q400 188 360 212T430 260L440 270H490z');
      humpBridge(p, 240, 226, 120, 40, 'o', 'd');
      p.path('n', 'M128 230Q190 258 240 262T352 230z');
      pavilion(p, 420, 206, 0.7, 'p', 'd');
      for (const [x, y, h] of [
        [70, 214, 70],
        [116, 222, 46],
        [366, 224, 44],
      ] as const) {
        p.line('d', 4, `M${x} ${y}Q${x - 10} ${y - h * 0.4} ${x + 8} ${y - h}`);
        p.oval('d', x - 12, y - h * 0.5, 22, 8);
        p.oval('d', x + 14, y - h * 0.74, 22, 8);
        p.oval('d', x + 4, y - h, 20, 8);
      }
    },
  },
  'JP/takayama': {
    palette: 'winter',
    subject: 'farmhouses-snow',
    sky: { ...sun(350, 76, 30), horizon: 180 },
    draw(p) {
      range(p, 196, 130, 0.6, 240, 'f', 'l');
      conifers(p, 214, 44, 'm');
      snow(p, 204);
      for (const [x, y, s] of [
        [120, 226, 0.8],
        [364, 222, 0.72],
        [242, 244, 1.15],
      ] as const) {
        p.at(x, y, s, () => {
          p.rect('q', -34, -22, 68, 22);
          p.rect('o', -26, -18, 12, 14);
          p.grid('y', -8, -18, 3, 1, 13, 1, 9, 10);
          p.path('o', 'M-30-20L0-78L30-20z');
          p.grid('y', -9, -44, 2, 1, 11, 1, 7, 8);
          p.path('p', 'M0-92L-52-14-42-12 0-76 42-12 52-14z');
          p.path('q', 'M0-92L52-14 42-12 0-76z');
        });
      }
      conifers(p, 276, 62, 'd', 420, 490);
    },
  },
  'JP/tokushima': {
    palette: 'lagoon',
    subject: 'whirlpool',
    middle: 236,
    sky: { ...sun(360, 62, 24), horizon: 150 },
    draw(p) {
      hills(p, 'F', 156, 40, 2, 0.4);
      sea(p, 150, 360, 'n', 'b', 180);
      p.rect('b', 0, 170, 480, 100);
      suspension(p, { y: 176, deck: 124, top: 62, xs: [130, 370], c: 'p', shade: 'q', wide: 7 });
      p.oval('p', 236, 226, 130, 34);
      p.oval('b', 236, 226, 118, 29);
      p.oval('p', 236, 227, 92, 22);
      p.oval('n', 236, 227, 82, 18);
      p.oval('p', 236, 228, 56, 12);
      p.oval('n', 236, 228, 48, 9);
      p.oval('d', 236, 229, 20, 4);
      p.line('p', 3, 'M30 200h70M380 206h80M20 252h60M400 250h60');
      ferryBoat(p, 400, 226, 0.7);
    },
  },
  'JP/tokyo': {
    palette: 'lilac',
    subject: 'lattice-tower',
    middle: 236,
    sky: { ...sun(330, 82, 34), horizon: 200 },
    draw(p) {
      fuji(p, 96, 186, 150, 82, 'F');
      skytree(p, 398, 200, 152, 'f');
      skyline(p, 206, 34, 76, 'f', -10, 490);
      skyline(p, 226, 22, 62, 'l', -10, 490, 'y');
      tokyoTower(p, 232, 238, 1.02);
      trees(p, 240, 12, 'm');
      p.rect('m', 0, 239, 480, 40);
      blossom(p, false, 20, 'e');
    },
  },
  'JP/tsushima': {
    palette: 'lagoon',
    subject: 'shrine-gate-water',
    middle: 200,
    sky: { ...sun(112, 70, 26), horizon: 168 },
    draw(p) {
      hills(p, 'F', 168, 40, 3, 0.2);
      sea(p, 166, 112);
      for (const [x, y, w, h] of [
        [60, 190, 130, 40],
        [190, 182, 90, 26],
        [320, 186, 120, 36],
        [440, 194, 120, 48],
        [400, 230, 160, 50],
      ] as const) {
        p.path('m', `M${x - w / 2} ${y}Q${x - w * 0.4} ${y - h} ${x} ${y - h}T${x + w / 2} ${y}z`);
        p.path(
          'l',
          `M${x - w / 2} ${y}Q${x - w * 0.4} ${y - h} ${x} ${y - h}Q${x - w * 0.1} ${y - h * 0.4} ${x - w * 0.1} ${y}z`,
        );
      }
      torii(p, 170, 240, 70);
      torii(p, 110, 226, 40);
      fishingBoat(p, 280, 242, 1);
    },
  },
};
