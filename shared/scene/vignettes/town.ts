import type { Vignettes } from '#shared/scene/vignette.ts';
import { lantern } from '#shared/scene/built/asia.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { backdrop } from '#shared/scene/vignettes/backdrop.ts';

export const townVignettes = {
  market: {
    palette: 'golden',
    draw(p) {
      backdrop(p, 110);
      p.rect('p', 0, 40, 160, 100);
      p.rect('q', 0, 40, 160, 10);
      p.rect('t', 16, 84, 128, 44);
      for (let i = 0; i < 8; i++) {
        p.path(i % 2 ? 'p' : 'w', `M${8 + i * 18} 56h18v26q-9 10-18 0z`);
      }
      p.rect('o', 4, 52, 152, 6);
      p.rect('e', 8, 112, 144, 40);
      for (let i = 0; i < 3; i++) {
        p.rect('o', 12 + i * 47, 118, 42, 34);
      }
      for (const [x, c] of [
        [18, 'w'],
        [65, 'y'],
        [112, 'l'],
      ] as const) {
        for (let i = 0; i < 6; i++) {
          p.circ(c, x + (i % 3) * 12 + (i > 2 ? 6 : 0), 114 - (i > 2 ? 7 : 0), 6.4);
        }
      }
      p.rect('k', 0, 150, 160, 10);
    },
  },
  'night-market': {
    palette: 'night',
    draw(p) {
      backdrop(p, 130, [126, 30, 11]);
      p.line('l', 1.4, 'M0 34Q80 56 160 26');
      for (const [x, y, s, c, k] of [
        [24, 62, 1, 'w', 'o'],
        [62, 72, 1.15, 'y', 'Y'],
        [104, 70, 1, 'w', 'o'],
        [140, 58, 0.9, 'y', 'Y'],
      ] as const) {
        lantern(p, x, y, s, c, k);
      }
      p.rect('l', 0, 104, 160, 60);
      for (let i = 0; i < 9; i++) {
        p.path(i % 2 ? 'p' : 'w', `M${i * 18 - 1} 98h18v16q-9 8-18 0z`);
      }
      p.rect('o', 0, 94, 160, 5);
      p.rect('d', 0, 138, 160, 30);
      for (const x of [34, 76, 84, 126] as const) {
        p.circ('d', x, 124, 6);
        p.path('d', `M${x - 9} 142q0-13 9-13t9 13z`);
      }
      p.rect('y', 0, 140, 160, 3);
    },
  },
  'street-food': {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 100);
      p.circ('e', 80, 78, 62);
      p.line('p', 5, 'M60 58C50 46 70 38 60 24M82 54C72 40 94 32 82 16M104 58C94 46 114 38 104 24');
      p.path('p', 'M22 84H138Q134 126 98 132H62Q26 126 22 84z');
      p.path('q', 'M92 84H138Q134 126 98 132H80Q104 122 92 84z');
      p.path('w', 'M24 96Q80 106 136 96L134 104Q80 114 26 104z');
      p.oval('y', 80, 84, 54, 9);
      p.line('o', 2.4, 'M44 84q8-8 16 0t16 0t16 0t16 0');
      p.circ('l', 58, 82, 5);
      p.circ('w', 100, 82, 6);
      p.line('o', 4, 'M96 78L148 34M104 82L154 44');
      p.rect('d', 58, 132, 44, 6);
    },
  },
  cafe: {
    palette: 'jade',
    draw(p) {
      backdrop(p, 100);
      p.circ('u', 80, 74, 54);
      p.path('w', 'M0 0H160V26Q140 40 120 26Q100 40 80 26Q60 40 40 26Q20 40 0 26z');
      p.path('p', 'M40 0H80V26Q60 40 40 26zM120 0H160V26Q140 40 120 26z');
      p.line('p', 4.4, 'M66 76C58 66 74 58 66 46M88 76C80 66 96 58 88 46');
      p.path('p', 'M40 84H112V104Q110 128 92 128H60Q42 128 40 104z');
      p.path('q', 'M84 84H112V104Q110 128 92 128H76Q92 122 84 84z');
      p.line('p', 6, 'M112 92Q132 90 128 106T106 118');
      p.oval('o', 76, 84, 36, 5);
      p.rect('d', 0, 134, 160, 30);
      p.oval('k', 76, 134, 54, 6);
    },
  },
  mall: {
    palette: 'lilac',
    draw(p) {
      backdrop(p, 120, [126, 36, 14]);
      p.rect('f', 100, 50, 40, 90);
      p.rect('l', 8, 64, 110, 76);
      p.rect('p', 16, 72, 94, 26);
      p.grid('c', 20, 76, 6, 1, 15, 1, 11, 18);
      p.rect('w', 8, 102, 110, 8);
      p.rect('p', 16, 112, 94, 28);
      p.rect('t', 54, 114, 18, 26);
      p.grid('e', 20, 116, 2, 1, 16, 1, 12, 18);
      p.grid('e', 78, 116, 2, 1, 16, 1, 12, 18);
      p.rect('k', 0, 138, 160, 24);
      p.path('w', 'M116 150V118H146V150z');
      p.path('o', 'M134 118H146V150H134z');
      p.line('d', 2.4, 'M123 120V114a8 8 0 0 1 16 0V120');
      p.path('p', 'M96 154V134H114V154z');
      p.line('d', 2, 'M100 136V132a5 5 0 0 1 10 0V136');
    },
  },
  hotel: {
    palette: 'night',
    draw(p) {
      backdrop(p, 120, [34, 36, 13]);
      skyline(p, 140, 20, 60, 'l', -10, 170);
      p.rect('h', 52, 34, 66, 110);
      p.rect('g', 58, 28, 54, 8);
      p.grid('p', 60, 44, 5, 8, 11, 11, 6, 7, 0.3);
      p.rect('w', 62, 126, 46, 6);
      p.rect('p', 76, 130, 18, 14);
      p.rect('d', 0, 142, 160, 20);
      trees(p, 146, 9, 'd', -6, 60);
      trees(p, 146, 9, 'd', 112, 170);
    },
  },
  'night-view': {
    palette: 'night',
    draw(p) {
      backdrop(p, 130, [122, 32, 13]);
      p.grid('p', 12, 14, 7, 3, 22, 16, 1.6, 1.6, 0.5);
      skyline(p, 132, 30, 80, 'l', -10, 170, 'y');
      p.rect('b', 0, 130, 160, 40);
      p.line('y', 2.2, 'M30 138h20M70 142h34M116 138h18M50 150h26M92 152h30');
      p.line('w', 3, 'M-4 122Q80 86 164 122');
    },
  },
} as const satisfies Vignettes;
