import type { Vignettes } from '#shared/scene/vignette.ts';
import { hills, peak } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { backdrop, pool } from '#shared/scene/vignettes/backdrop.ts';

export const activityVignettes = {
  'theme-park': {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 130);
      p.circ('u', 36, 40, 18);
      p.line('w', 3, 'M70 140L92 74L114 140');
      p.line('w', 3, 'M50 74a42 42 0 1 0 84 0a42 42 0 1 0-84 0');
      let d = '';
      for (let i = 0; i < 10; i++) {
        d += `M92 74l${Math.cos(i * 0.628) * 42} ${Math.sin(i * 0.628) * 42}`;
      }
      p.line('o', 1, d);
      for (let i = 0; i < 10; i++) {
        p.circ(cycle(['p', 'b', 'y', 'l'], i % 4), 92 + Math.cos(i * 0.628) * 42, 74 + Math.sin(i * 0.628) * 42, 5.4);
      }
      p.line('l', 4, 'M-4 120Q20 60 40 100T80 128T160 112');
      p.line('l', 1.6, 'M8 104V150M24 84V150M40 100V150M60 122V150M110 126V150M140 118V150');
      p.rect('m', 0, 140, 160, 20);
      trees(p, 142, 9, 'm');
    },
  },
  ski: {
    palette: 'winter',
    draw(p) {
      backdrop(p, 100, [34, 34, 14]);
      peak(p, 112, 110, 84, 84, 'f', 'l', 0.6);
      p.path('p', 'M0 160V86Q60 84 160 140V160z');
      p.path('q', 'M0 160V118Q50 112 120 160z');
      conifers(p, 100, 28, 'm', -6, 40);
      p.line('q', 2, 'M-4 96C40 96 60 118 92 126M-4 100C36 102 58 122 88 130');
      p.at(102, 124, 1.1, () => {
        p.line('w', 3, 'M-26 2L24 18');
        p.path('d', 'M-8 2L4-10 -4-22 6-34 16-26 8-18 14-8 2 8z');
        p.circ('w', 14, -37, 6.4);
        p.line('d', 2, 'M10-26L-12-14L-22 0');
      });
    },
  },
  golf: {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 96, [120, 38, 16]);
      hills(p, 'f', 94, 26, 4);
      trees(p, 98, 9, 'm', -6, 60);
      p.path('l', 'M0 160V96Q80 84 160 100V160z');
      p.path('m', 'M0 160V120Q30 112 46 160zM160 160V114Q130 120 122 160z');
      p.oval('k', 84, 126, 42, 15);
      p.oval('p', 32, 114, 18, 5);
      p.line('d', 2, 'M90 128V52');
      p.path('w', 'M90 52L122 63L90 74z');
      p.oval('d', 90, 128, 5, 2);
      p.circ('p', 70, 130, 3.6);
    },
  },
  diving: {
    palette: 'lagoon',
    draw(p) {
      p.rect('c', 0, 0, 160, 160);
      p.rect('b', 0, 34, 160, 130);
      p.rect('n', 0, 104, 160, 60);
      p.path('c', 'M40 34H66L44 104H0zM96 34H112L124 104H84z');
      p.rect('s', 0, 0, 160, 30);
      p.path('p', 'M0 30q20-8 40 0t40 0t40 0t40 0v6H0z');
      p.path('d', 'M0 160V140Q18 122 34 144T70 140T120 146T160 132V160z');
      for (const [x, c] of [
        [20, 'w'],
        [136, 'e'],
      ] as const) {
        p.line(c, 5, `M${x} 150V116M${x} 136l-10-14M${x} 132l11-16M${x} 122l-6-12`);
      }
      p.at(78, 84, 1.05, () => {
        p.path('d', 'M-42 8L-20-2 14-6 26-2 26 6 10 10-14 8-30 16z');
        p.path('w', 'M-8-8H16V-14H-8z');
        p.circ('e', 33, 1, 7.4);
        p.rect('d', 33, -4, 8, 6);
        p.path('w', 'M-42 8L-60 0-54 12zM-30 16L-48 22-34 24z');
      });
      for (const [x, y, r] of [
        [122, 74, 3],
        [126, 62, 4],
        [120, 50, 3],
      ] as const) {
        p.circ('p', x, y, r);
      }
      for (const [x, y] of [
        [30, 60],
        [46, 68],
        [26, 74],
      ] as const) {
        p.path('u', `M${x} ${y}q7-6 14 0l5-4v8l-5-4q-7 6-14 0z`);
      }
    },
  },
  fishing: {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 96, [108, 64, 24]);
      hills(p, 'F', 90, 20, 4);
      hills(p, 'f', 96, 14, 4, 0.6);
      pool(p, 92, 108);
      p.at(60, 126, 1.1, () => {
        p.path('d', 'M-42-8H42Q34 8 20 8H-24Q-38 6-42-8z');
        p.path('w', 'M-42-8H42L40-4H-40z');
        p.path('d', 'M-12-8V-24q6-8 12 0V-8z');
        p.circ('e', -6, -32, 6);
        p.path('w', 'M-16-34H4L-2-41H-10z');
        p.line('d', 1.8, 'M-2-20L46-54');
        p.line('d', 0.8, 'M46-54V10');
      });
      p.oval('c', 111, 138, 9, 2.4);
    },
  },
} as const satisfies Vignettes;
