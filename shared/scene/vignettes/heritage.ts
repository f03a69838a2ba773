import { fortress } from '#shared/scene/motifs/monuments.ts';
import type { Pen } from '#shared/scene/pen.ts';
import type { Vignettes } from '#shared/scene/vignette.ts';
import { castle, torii } from '#shared/scene/built/asia.ts';
import { mosque } from '#shared/scene/motifs/south.ts';
import { ground } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { cypress, trees } from '#shared/scene/nature/plants.ts';
import { backdrop } from '#shared/scene/vignettes/backdrop.ts';

function onHill(p: Pen, building: () => void) {
  backdrop(p, 120, [126, 32, 14]);
  hills(p, 'F', 116, 30, 4);
  p.path('l', 'M0 160V132Q40 104 80 104T160 132V160z');
  building();
  trees(p, 148, 11, 'm');
  ground(p, 'm', 146);
}

export const heritageVignettes = {
  mosque: {
    palette: 'golden',
    draw(p) {
      backdrop(p, 120, [34, 36, 15]);
      p.rect('k', 0, 132, 160, 30);
      p.at(84, 134, 0.7, () => mosque(p, 0, 0, 1, 'l', 'm'));
      ground(p, 'k', 132);
      trees(p, 142, 8, 'm', -6, 50);
      trees(p, 142, 8, 'm', 120, 170);
    },
  },
  shrine: {
    palette: 'sunset',
    draw(p) {
      backdrop(p, 110, [80, 76, 34]);
      hills(p, 'f', 112, 20, 4);
      ground(p, 'm', 116);
      torii(p, 80, 142, 92);
      p.path('k', 'M66 160L74 142H86L94 160z');
      trees(p, 124, 9, 'm', -6, 30);
      trees(p, 124, 9, 'm', 130, 170);
    },
  },
  castle: { palette: 'alpine', draw: (p) => onHill(p, () => fortress(p, 80, 118, 0.62)) },
  keep: { palette: 'alpine', draw: (p) => onHill(p, () => castle(p, 80, 130, 0.58)) },
  columns: {
    palette: 'golden',
    draw(p) {
      backdrop(p, 116, [122, 40, 17]);
      hills(p, 'F', 112, 24, 4);
      ground(p, 'y', 116);
      for (const [x, h] of [
        [34, 72],
        [62, 84],
        [90, 84],
      ] as const) {
        p.rect('p', x - 6, 130 - h, 12, h);
        p.rect('q', x + 1, 130 - h, 5, h);
        p.rect('p', x - 9, 126 - h, 18, 6);
      }
      p.rect('p', 50, 36, 54, 9);
      p.rect('q', 50, 42, 54, 3);
      p.rect('p', 116, 104, 12, 26);
      p.rect('q', 123, 104, 5, 26);
      p.path('q', 'M104 142l6-10h24l5 10zM14 146l5-8h14l4 8z');
      p.path('Y', 'M0 160V148Q80 134 160 146V160z');
      cypress(p, 146, 140, 60);
    },
  },
} as const satisfies Vignettes;
