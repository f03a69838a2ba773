import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { house } from '#shared/scene/built/west.ts';
import { colosseum } from '#shared/scene/forms/europe.ts';
import { gondola } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { cypress, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const italy: Landmarks = {
  'IT/rome': {
    palette: 'golden', middle: 246,
    sky: { ...sun(360, 84, 36), horizon: 190 },
    draw(p) {
      hills(p, 'F', 184, 34, 3);
      dome(p, 96, 180, 22, 'f', 'l', 8);
      p.rect('f', 70, 178, 52, 30);
      trees(p, 206, 14, 'f');
      colosseum(p, 246, 222, 1.12);
      p.rect('m', 0, 226, 480, 50);
      p.path('k', 'M-10 270Q180 226 490 240V270z');
      for (const [x, h] of [[40, 112], [66, 86], [446, 120]] as const) {
        p.line('d', 5, `M${x} 262V${262 - h * 0.8}`);
        p.oval('d', x, 262 - h, h * 0.34, h * 0.14);
      }
    },
  },
  'IT/florence': {
    palette: 'golden', middle: 236,
    sky: { ...sun(110, 80, 30), horizon: 184 },
    draw(p) {
      hills(p, 'f', 178, 44, 3, 0.3);
      for (const x of [30, 60, 420, 450] as const) {
        cypress(p, x, 184, 40, 'l');
      }
      p.rect('e', 352, 96, 20, 124);
      p.rect('o', 364, 96, 8, 124);
      p.path('w', 'M350 96L362 80 374 96z');
      for (let i = 0; i < 9; i++) {
        house(p, -10 + i * 56, 236, 58, 38 + (i % 3) * 8, i % 2 ? 'p' : 'e', 'w');
      }
      p.rect('p', 166, 134, 130, 80);
      p.rect('p', 196, 116, 84, 40);
      p.rect('q', 254, 116, 26, 40);
      p.at(238, 118, 1, () => {
        p.sym('w', 'o', '0 -70 C28 -66 46 -34 46 0');
        p.line('p', 2, 'M0-70C-14-60-20-30-20 0M0-70C14-60 20-30 20 0');
        p.rect('p', -8, -86, 16, 18);
        p.path('w', 'M-9-86L0-100 9-86z');
      });
      p.rect('p', 134, 78, 28, 150);
      p.rect('q', 152, 78, 10, 150);
      p.grid('t', 144, 92, 1, 4, 1, 26, 8, 14);
      p.rect('w', 132, 74, 32, 5);
      for (let i = 0; i < 8; i++) {
        house(p, -30 + i * 66, 270, 70, 34 + (i % 2) * 10, i % 2 ? 'e' : 'p', 'w');
      }
    },
  },
  'IT/venice': {
    palette: 'dawn', middle: 230,
    sky: { ...sun(330, 110, 44), horizon: 190 },
    draw(p) {
      skyline(p, 196, 8, 26, 'F');
      p.rect('w', 118, 80, 24, 120);
      p.rect('o', 132, 80, 10, 120);
      p.rect('p', 116, 70, 28, 18);
      p.path('l', 'M116 70L130 36 144 70z');
      p.rect('p', 20, 156, 90, 44);
      p.rect('e', 20, 150, 90, 22);
      arcades(p, 'l', 26, 200, 6, 14, 9, 18);
      p.at(290, 200, 1.05, () => {
        p.rect('p', -52, -44, 104, 44);
        p.rect('q', 18, -44, 34, 44);
        p.rect('p', -30, -60, 60, 20);
        dome(p, 0, -58, 38, 'c', 'n', 14, 1.1);
        dome(p, 54, -48, 17, 'c', 'n', 8);
        arcades(p, 'l', -40, -2, 4, 22, 12, 22);
      });
      sea(p, 198, 330);
      gondola(p, 196, 246, 1.2);
      p.line('w', 4, 'M40 270V214M64 270V222M438 270V216');
      p.line('p', 4, 'M40 240V232M64 248V240M438 240V232');
    },
  },
};
