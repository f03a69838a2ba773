import type { Vignettes } from '#shared/scene/vignette.ts';
import { elephant } from '#shared/scene/built/things.ts';
import { camels } from '#shared/scene/motifs/animals.ts';
import { kayak } from '#shared/scene/motifs/shore.ts';
import { rowboat } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { acacia, conifers, palm, trees } from '#shared/scene/nature/plants.ts';
import { backdrop, pool } from '#shared/scene/vignettes/backdrop.ts';

export const wildVignettes = {
  lake: {
    palette: 'alpine',
    draw(p) {
      backdrop(p, 96, [34, 34, 14]);
      range(p, 100, 62, 0.4, 84, 'f', 'l');
      hills(p, 'm', 104, 8, 4);
      pool(p, 102, 84);
      kayak(p, 84, 132, 0.8);
      conifers(p, 164, 60, 'd', -6, 26);
      conifers(p, 164, 54, 'd', 134, 166);
    },
  },
  river: {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 84, [120, 34, 14]);
      hills(p, 'f', 84, 26, 4);
      ground(p, 'l', 88);
      p.path('b', 'M76 88C104 98 112 108 76 116C30 126 46 142 24 160H130C118 140 88 128 104 116C132 104 100 94 82 88z');
      p.path('c', 'M80 92C100 100 104 106 80 114C46 124 62 142 50 160H70C72 140 66 128 88 114C108 104 96 96 82 92z');
      trees(p, 116, 11, 'm', -6, 46);
      trees(p, 116, 11, 'm', 122, 170);
      rowboat(p, 80, 146, 0.6);
    },
  },
  island: {
    palette: 'lagoon',
    draw(p) {
      backdrop(p, 84, [34, 34, 15]);
      islands(p, 76);
      pool(p, 74, 34);
      p.at(84, 118, 0.62, () => {
        p.path('m', 'M-90 0Q-60-26-14-24T80 0z');
        p.path('p', 'M-104 2Q0-8 96 2Q0 12-104 2z');
      });
      palm(p, 66, 116, 58, -0.16, 'd', 0.6);
      palm(p, 92, 116, 72, 0.08, 'd', 0.6);
      sailBoat(p, 130, 146, 0.5);
    },
  },
  cave: {
    palette: 'jade',
    draw(p) {
      p.rect('t', 0, 0, 160, 160);
      p.path('m', 'M0 0H160V160H0z');
      p.path('g', 'M40 160Q30 60 80 40Q130 60 120 160z');
      p.path('c', 'M52 160Q46 78 80 60Q114 78 108 160z');
      p.circ('u', 80, 96, 16);
      p.path(
        'd',
        'M0 0H160V24L150 60 142 22 132 84 122 26 112 46 102 20 88 34 76 18 62 48 52 22 42 70 32 26 20 56 10 22 0 40z',
      );
      p.path('d', 'M0 160V132L14 118 22 142 36 128 44 160zM160 160V128L146 112 136 144 122 132 116 160z');
      p.path('b', 'M36 140H124L140 160H20z');
      p.line('p', 2, 'M60 148h40M52 154h30');
    },
  },
  desert: {
    palette: 'desert',
    draw(p) {
      backdrop(p, 100, [122, 42, 18]);
      p.path('F', 'M0 110Q40 80 80 100T160 92V160H0z');
      p.path('l', 'M0 116C40 112 54 88 84 96C110 116 140 118 160 108V160H0z');
      p.path('K', 'M84 96C110 116 140 118 160 108V160H120C112 132 90 122 84 96z');
      p.path('y', 'M0 160V136C40 134 80 120 116 128C90 138 84 148 92 160z');
      camels(p, 50, 128, 0.6);
    },
  },
  wildlife: {
    palette: 'golden',
    draw(p) {
      backdrop(p, 112, [122, 46, 20]);
      hills(p, 'F', 110, 14, 4);
      ground(p, 'l', 112);
      acacia(p, 124, 132, 74);
      elephant(p, 62, 140, 0.9);
      p.path('m', 'M0 160V148Q60 138 160 150V160z');
      for (const x of [6, 140] as const) {
        for (let i = 0; i < 4; i++) {
          p.line('d', 1.6, `M${x + i * 5} 160Q${x + i * 5} 148 ${x + i * 6 - 6} ${138 + i * 2}`);
        }
      }
    },
  },
} as const satisfies Vignettes;
