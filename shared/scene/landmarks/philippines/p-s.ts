import type { Landmarks } from '#shared/scene/landmark.ts';
import { domesOfEarth } from '#shared/scene/motifs/land.ts';
import { bay, parasols, pier, surf } from '#shared/scene/motifs/shore.ts';
import { bangka } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { karst, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const philippinesPToS: Landmarks = {
  'PH/panglao': {
    palette: 'golden',
    subject: 'round-hills',
    sky: { ...sun(240, 70, 30), horizon: 160 },
    draw(p) {
      for (const [x, w, h] of [
        [30, 50, 34],
        [120, 50, 40],
        [210, 48, 36],
        [300, 52, 42],
        [400, 50, 38],
        [470, 50, 34],
      ] as const) {
        p.path('F', `M${x - w} 168Q${x - w * 0.3} ${168 - h * 1.1} ${x} ${168 - h}T${x + w} 168z`);
      }
      ground(p, 'l', 166);
      domesOfEarth(p, 194, 'Y', 'o');
      trees(p, 236, 14, 'm');
      ground(p, 'm', 234);
      palm(p, 440, 272, 130, -0.1);
      leaves(p, false);
    },
  },
  'PH/puerto-galera': {
    palette: 'sunset',
    subject: 'sail-beach',
    middle: 300,
    sky: { ...sun(330, 128, 46), horizon: 170 },
    draw(p) {
      range(p, 180, 96, 0, 130, 'F', 'f');
      sea(p, 174, 330);
      bay(p, 220, false, 'e');
      parasols(p, 250, [60, 120, 180], 0.9);
      palm(p, 30, 268, 150, 0.1);
      bangka(p, 330, 224, 1.3);
      bangka(p, 420, 200, 0.6);
    },
  },
  'PH/puerto-princesa': {
    palette: 'jade',
    subject: 'river-cave',
    sky: { horizon: 110, ...sun(400, 44, 20) },
    draw(p) {
      karst(p, 60, 190, 160, 130, 'F', 'F');
      p.path('f', 'M-10 270V90Q60 50 150 50T320 30Q420 40 490 90V270z');
      p.path('l', 'M320 30Q420 40 490 90V270H360Q400 130 320 30z');
      trees(p, 56, 18, 'm', 60, 420);
      p.path('d', 'M140 210Q150 120 210 100T310 130Q340 160 344 210z');
      p.path('t', 'M180 210Q190 140 230 124T290 146Q310 170 312 210z');
      p.path('d', 'M190 100l6 26 8-26zM250 96l8 34 8-32zM292 114l4 24 8-20z');
      sea(p, 206, 240);
      p.at(236, 240, 1.1, () => {
        p.path('p', 'M-50-8Q0 2 50-8L40 8H-40z');
        p.path('w', 'M-48-4Q0 6 48-4L44 2H-44z');
        for (const k of [-26, -4, 18] as const) {
          p.path('d', `M${k - 6} -4v-12q6-6 12 0v12z`);
          p.circ('y', k, -22, 5);
        }
        p.line('d', 2, 'M-30 10H30');
      });
      leaves(p, true);
    },
  },
  'PH/siargao': {
    palette: 'golden',
    subject: 'surf-wave',
    middle: 240,
    sky: { ...sun(116, 90, 36), horizon: 172 },
    draw(p) {
      islands(p, 170);
      sea(p, 168, 116);
      surf(p, 190, 214, 1.2);
      p.at(400, 214, 1, () => {
        p.line('d', 3, 'M-30 20V-50M30 20V-50M-30-10L30-40M30-10L-30-40');
        p.path('Y', 'M-44-72L-26-96H26L44-72z');
        p.path('o', 'M4-96H26L44-72H8z');
        p.rect('e', -34, -72, 68, 22);
        p.rect('d', -36, -52, 72, 3);
      });
      pier(p, 226, 330, 'o');
      palm(p, 458, 280, 140, -0.06);
    },
  },
};
