import type { Vignettes } from '#shared/scene/vignette.ts';
import { rowboat } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { palm, trees } from '#shared/scene/nature/plants.ts';
import { backdrop, pool } from '#shared/scene/vignettes/backdrop.ts';

export const wildVignettes = {
  lake: {
    palette: 'alpine',
    draw(p) {
      backdrop(p, 90, [36, 32, 14]);
      hills(p, 'F', 82, 34, 3, 0.7);
      hills(p, 'f', 92, 18, 4, 0.2);
      p.rect('b', 0, 92, 160, 68);
      p.path('n', 'M0 92H160V98Q130 112 100 100T40 104T0 98z');
      p.line('c', 2.2, 'M30 118h40M92 112h30M60 128h56M20 140h34M88 144h44');
      p.path('l', 'M0 160V134Q30 134 44 160zM160 160V140Q132 140 122 160z');
      p.line('d', 2, 'M12 140V112M18 142V118M6 142V120M148 146V124M154 146V118');
      p.rect('o', 58, 146, 60, 4);
      p.line('o', 3, 'M64 148V158M112 148V158');
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
} as const satisfies Vignettes;
