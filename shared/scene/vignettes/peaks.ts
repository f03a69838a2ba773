import { steam, teaHills } from '#shared/scene/motifs/land.ts';
import { dunes, terraces } from '#shared/scene/nature/ground.ts';
import { camels } from '#shared/scene/motifs/animals.ts';
import { hills, volcano } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import type { Vignettes } from '#shared/scene/vignette.ts';
import { backdrop } from '#shared/scene/vignettes/backdrop.ts';

export const peakVignettes = {
  'green-mountain': {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 110, [122, 34, 15]);
      hills(p, 'F', 96, 34, 4, 0.2);
      p.path('f', 'M-10 160V116Q30 96 52 62Q64 40 78 38Q92 40 106 66Q124 96 170 112V160z');
      p.path('l', 'M78 38Q92 40 106 66Q124 96 170 112V160H96Q108 116 88 92Q74 66 78 38z');
      p.path('m', 'M0 160V132Q50 112 90 126T160 128V160z');
      trees(p, 140, 10, 'd', -6, 166);
      p.rect('d', 0, 142, 160, 18);
    },
  },
  'table-mountain': {
    palette: 'golden',
    draw(p) {
      backdrop(p, 110, [128, 30, 14]);
      p.path('f', 'M-4 126L22 108 34 58 42 52H118L126 60 138 104 166 124V160H-4z');
      p.path('l', 'M84 52H118L126 60 138 104 166 124V160H104L96 110 88 96z');
      p.line('F', 2, 'M48 56L44 82M60 56L58 78M72 56V74M104 58L108 80');
      p.line('g', 6, 'M40 50H112');
      p.path('m', 'M0 160V134Q60 116 160 132V160z');
      trees(p, 144, 8, 'd', -6, 166);
      p.rect('d', 0, 146, 160, 14);
    },
  },
  volcano: {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 116, [32, 40, 14]);
      hills(p, 'F', 112, 18, 4);
      volcano(p, 84, 132, 78, 84, 'f', 'l', false);
      p.oval('d', 84, 50, 9, 3);
      p.path('m', 'M0 160V130Q60 116 160 130V160z');
      trees(p, 146, 9, 'd', -6, 166);
      p.rect('d', 0, 148, 160, 12);
    },
  },
  'steam-vents': {
    palette: 'jade',
    draw(p) {
      backdrop(p, 84, [126, 30, 13]);
      hills(p, 'f', 84, 30, 4, 0.5);
      p.path('k', 'M0 160V92Q70 78 160 94V160z');
      p.path('K', 'M0 160V126Q30 112 48 130T44 160zM160 160V118Q132 116 126 134T136 160z');
      p.oval('b', 84, 130, 48, 16);
      p.oval('c', 84, 127, 36, 9);
      for (const [x, y, s] of [
        [62, 126, 0.7],
        [86, 122, 0.95],
        [110, 128, 0.7],
        [28, 104, 0.6],
      ] as const) {
        steam(p, x, y, s, 'p');
      }
    },
  },
  'white-terraces': {
    palette: 'lagoon',
    draw(p) {
      backdrop(p, 70, [124, 32, 15]);
      hills(p, 'f', 62, 14, 4);
      p.path('p', 'M0 160V62Q50 50 104 58T160 72V160z');
      for (const [y, k] of [
        [72, 0],
        [94, 1],
        [118, 0],
        [144, 1],
      ] as const) {
        for (const x of [14, 62, 110, 158]) {
          const [at, w] = [x - k * 24, 24 + (y - 60) * 0.03];
          p.path('q', `M${at - w} ${y}Q${at - w} ${y + 16} ${at} ${y + 17}T${at + w} ${y}z`);
          p.path('p', `M${at - w} ${y}Q${at - w} ${y + 11} ${at} ${y + 12}T${at + w} ${y}z`);
          p.oval('b', at, y, w - 2, 6);
          p.oval('c', at - 3, y - 1, w - 8, 3.4);
        }
      }
    },
  },
  mesa: {
    palette: 'desert',
    draw(p) {
      backdrop(p, 110, [34, 34, 14]);
      p.path('F', 'M0 112V92H24L32 104H60L66 112zM130 112L136 96H160V112z');
      p.path('w', 'M30 118L46 88 52 50H116L122 88 142 118z');
      p.path('o', 'M92 50H116L122 88 142 118H102L96 88z');
      p.line('o', 1.6, 'M56 64H92M54 76H94');
      p.path('l', 'M0 160V116Q70 108 160 118V160z');
      p.path('y', 'M0 160V144Q60 130 160 146V160z');
      for (const [x, y] of [
        [22, 136],
        [120, 138],
        [140, 130],
      ] as const) {
        p.oval('m', x, y, 8, 4);
      }
    },
  },
  dunes: {
    palette: 'desert',
    draw(p) {
      backdrop(p, 96, [40, 36, 15]);
      p.at(-26, -12, 0.5, () => dunes(p, 190));
    },
  },
  camels: {
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
  'salt-flat': {
    palette: 'alpine',
    draw(p) {
      backdrop(p, 92, [116, 48, 18]);
      hills(p, 'f', 92, 10, 5);
      p.rect('p', 0, 92, 160, 68);
      p.line(
        'q',
        1.6,
        'M0 104H160M30 92L22 104 44 124M82 92L88 104 70 124M132 92L140 104 118 124M0 124H160M44 124L16 160M70 124L84 160M118 124L136 160M0 142L30 142M78 146H130',
      );
    },
  },
  'tea-hills': {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 80, [120, 32, 14]);
      hills(p, 'F', 72, 20, 4);
      p.at(-40, -26, 0.66, () => teaHills(p, 150));
    },
  },
  'rice-terraces': {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 84, [36, 34, 14]);
      hills(p, 'f', 80, 30, 4);
      p.at(-50, -40, 0.75, () => terraces(p, 168));
    },
  },
} as const satisfies Vignettes;
