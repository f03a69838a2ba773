import type { Vignettes } from '#shared/scene/vignette.ts';
import { islands } from '#shared/scene/nature/ground.ts';
import { hills, peak } from '#shared/scene/nature/mountains.ts';
import { conifers, palm } from '#shared/scene/nature/plants.ts';
import { backdrop, pool } from '#shared/scene/vignettes/backdrop.ts';

export const natureVignettes = {
  beach: {
    palette: 'lagoon',
    draw(p) {
      backdrop(p, 92, [112, 44, 17]);
      pool(p, 80, 112);
      p.path('p', 'M0 160V128Q60 100 160 124V160z');
      p.path('g', 'M0 160V134Q60 108 160 132V160z');
      p.line('d', 2.4, 'M112 144L98 100');
      p.path('w', 'M64 108Q76 76 100 82Q122 84 132 98Q116 92 98 98Q80 98 64 108z');
      p.path('p', 'M88 82Q96 80 104 83L98 98Q92 98 86 99Q84 88 88 82z');
      palm(p, 26, 156, 104, 0.14, 'd', 0.8);
    },
  },
  'snow-peak': {
    palette: 'alpine',
    draw(p) {
      backdrop(p, 120, [124, 34, 14]);
      peak(p, 30, 124, 70, 66, 'F', 'f');
      peak(p, 96, 128, 84, 98, 'f', 'l', 0.5);
      p.path('l', 'M0 160V124Q60 104 160 126V160z');
      p.path(
        'e',
        'M64 160C52 142 116 138 98 126C90 120 104 116 106 114C112 120 118 122 112 128C122 142 74 142 92 160z',
      );
      conifers(p, 146, 34, 'd', -6, 44);
      conifers(p, 148, 34, 'd', 122, 166);
    },
  },
  waterfall: {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 80, [122, 26, 12]);
      hills(p, 'f', 44, 18, 3, 0.6);
      p.path('l', 'M0 160V46Q30 30 70 44L160 36V160z');
      p.path('b', 'M44 44H104L112 78H128L136 160H30L38 92H52z');
      p.path('c', 'M52 44H70L66 92 58 140H42L50 92H60zM88 44H98L106 84 116 140H104L96 92z');
      p.line('p', 3.4, 'M62 48V84M78 46V100M92 50V88M70 100V136M88 108V138M112 92L118 136');
      p.path(
        'm',
        'M0 160V62Q26 58 34 84Q46 92 36 112Q40 140 44 160zM160 160V56Q136 60 130 80Q118 92 128 116Q120 140 122 160z',
      );
      p.path('b', 'M30 138H136L160 160H0z');
      p.line('p', 5, 'M38 138h24M74 141h22M106 138h22');
      p.line('c', 2.2, 'M40 150h30M92 152h40');
      p.path('d', 'M0 160V132Q18 136 26 160zM160 160V126Q142 136 138 160z');
    },
  },
  'hot-spring': {
    palette: 'lilac',
    draw(p) {
      backdrop(p, 90, [116, 34, 14]);
      hills(p, 'f', 92, 40, 3, 0.6);
      hills(p, 'l', 96, 12, 4);
      p.path('K', 'M0 160V96H160V160z');
      p.oval('t', 80, 126, 72, 28);
      p.oval('b', 80, 123, 66, 23);
      p.oval('c', 80, 117, 52, 13);
      p.line('p', 6, 'M56 112C46 98 66 90 56 74M80 110C70 94 92 86 80 66M104 112C94 98 114 90 104 74');
      for (const [x, y, r] of [
        [10, 126, 14],
        [26, 146, 13],
        [56, 154, 12],
        [92, 155, 12],
        [126, 148, 14],
        [150, 128, 14],
      ] as const) {
        p.oval('k', x, y, r, r * 0.76);
      }
    },
  },
  viewpoint: {
    palette: 'sunset',
    draw(p) {
      backdrop(p, 110, [92, 78, 30]);
      hills(p, 'F', 104, 26, 4);
      hills(p, 'f', 118, 22, 4, 0.5);
      p.path('l', 'M0 160V132Q70 108 160 128V160z');
      p.path('d', 'M0 160V124H64L72 134L66 160z');
      p.line('d', 2.4, 'M0 106H66M10 106V124M26 106V124M60 106V124');
      p.line('d', 5, 'M44 124V92');
      p.path('d', 'M30 92Q28 76 40 72H50L60 66 62 76 54 82Q54 94 44 94z');
      p.circ('y', 37, 83, 4);
    },
  },
  resort: {
    palette: 'sunset',
    draw(p) {
      backdrop(p, 100, [82, 78, 28]);
      islands(p, 84);
      pool(p, 82, 82);
      p.path('e', 'M0 160V122H160V160z');
      p.path('b', 'M20 160Q30 130 80 130T150 160z');
      p.line('c', 2.2, 'M60 142h40M50 152h60');
      palm(p, 20, 150, 104, 0.1, 'd', 0.8);
      palm(p, 146, 150, 84, -0.1, 'd', 0.7);
      p.path('p', 'M96 124L128 118 134 108 138 109 132 122 130 130H126V124L104 128V132H100V127z');
    },
  },
} as const satisfies Vignettes;
