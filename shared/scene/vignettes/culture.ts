import type { Vignettes } from '#shared/scene/vignette.ts';
import { hanok, pagoda } from '#shared/scene/built/asia.ts';
import { gable, house, spire } from '#shared/scene/built/west.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { cypress, pine, trees } from '#shared/scene/nature/plants.ts';
import { backdrop, pool } from '#shared/scene/vignettes/backdrop.ts';

export const cultureVignettes = {
  palace: {
    palette: 'golden',
    draw(p) {
      backdrop(p, 120, [126, 40, 16]);
      hills(p, 'f', 104, 30, 4);
      p.rect('k', 0, 128, 160, 40);
      p.rect('q', 22, 120, 116, 10);
      p.rect('w', 34, 88, 92, 33);
      for (let i = 0; i < 7; i++) {
        p.rect('o', 33 + i * 15, 88, 4, 33);
      }
      p.rect('l', 34, 86, 92, 5);
      p.path('d', 'M12 88Q30 82 40 68Q80 72 120 68Q130 82 148 88Q120 94 80 94T12 88z');
      p.rect('w', 50, 60, 60, 12);
      p.path('d', 'M30 62Q46 56 54 40Q80 44 106 40Q114 56 130 62Q108 68 80 68T30 62z');
      p.line('q', 2, 'M54 40Q80 44 106 40');
    },
  },
  temple: {
    palette: 'jade',
    draw(p) {
      backdrop(p, 124, [40, 44, 18]);
      hills(p, 'f', 118, 34, 4, 0.4);
      p.rect('l', 0, 124, 160, 40);
      pagoda(p, 88, 134, 80, 4, 22, { spire: 20 });
      trees(p, 138, 10, 'm', -10, 60);
      trees(p, 138, 10, 'm', 120, 176);
      p.rect('m', 0, 136, 160, 30);
    },
  },
  church: {
    palette: 'lilac',
    draw(p) {
      backdrop(p, 124, [122, 42, 18]);
      p.rect('l', 0, 132, 160, 30);
      gable(p, 66, 134, 62, 44, 'p', 'w', 'o', 0.5);
      spire(p, 58, 134, 28, 110, 'p', 'q', 'w');
      p.circ('t', 97, 88, 7);
      p.path('t', 'M88 134v-18q9-12 18 0v18z');
      trees(p, 140, 11, 'm');
      p.rect('m', 0, 138, 160, 30);
    },
  },
  'old-town': {
    palette: 'golden',
    draw(p) {
      backdrop(p, 110, [36, 40, 16]);
      for (const [x, h, c] of [
        [-12, 74, 'p'],
        [118, 84, 'e'],
        [24, 54, 'e'],
        [88, 60, 'p'],
      ] as const) {
        house(p, x, 140, 48, h, c, 'w');
        p.grid('t', x + 9, 140 - h + 10, 3, Math.floor(h / 18), 12, 18, 6, 10);
      }
      p.path('k', 'M0 160V140H56L74 96H86L104 140H160V160z');
      p.line('K', 1.6, 'M52 146H108M58 134H102M64 120H96M70 108H90');
      p.line('d', 2, 'M122 140V104');
      p.path('d', 'M116 104h12l-2-10h-8z');
      p.rect('y', 119, 96, 6, 7);
    },
  },
  garden: {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 90, [40, 36, 15]);
      hills(p, 'f', 84, 26, 4, 0.7);
      hills(p, 'l', 100, 16, 4);
      pool(p, 100, 84);
      p.path('m', 'M0 160V116Q36 112 50 136T40 160z');
      p.path('w', 'M34 130Q84 84 138 130L132 134Q84 96 40 134z');
      p.line('w', 2, 'M34 120Q84 74 138 120M50 108V120M68 99V110M84 97V106M100 99V110M118 108V120');
      for (const [x, y] of [
        [80, 146],
        [108, 150],
        [96, 140],
      ] as const) {
        p.path('l', `M${x - 10} ${y}a10 4 0 1 1 20 0a10 4 0 1 1-20 0`);
      }
      p.circ('e', 84, 142, 3);
      cypress(p, 16, 124, 0.1);
      p.circ('m', 18, 104, 18);
      p.circ('m', 34, 116, 13);
    },
  },
  'heritage-stay': {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 110, [122, 40, 17]);
      hills(p, 'f', 104, 30, 4, 0.5);
      trees(p, 116, 10, 'l');
      p.rect('l', 0, 114, 160, 50);
      hanok(p, 80, 138, 104, 1);
      p.path('k', 'M62 160L70 138H90L98 160z');
      pine(p, false, -4);
    },
  },
} as const satisfies Vignettes;
