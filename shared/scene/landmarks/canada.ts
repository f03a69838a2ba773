import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { tower } from '#shared/scene/built/west.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { range } from '#shared/scene/nature/mountains.ts';
import { conifers } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const canada: Landmarks = {
  'CA/toronto': {
    palette: 'winter', middle: 230,
    sky: { ...sun(340, 84, 32), horizon: 196 },
    draw(p) {
      skyline(p, 214, 30, 94, 'f', -10, 490);
      p.at(224, 224, 1, () => {
        p.path('p', 'M-12 0Q-3-50-3-130H3Q3-50 12 0z');
        p.path('q', 'M0-130H3Q3-50 12 0H0z');
        p.path('p', 'M-17-138Q0-146 17-138L11-128H-11z');
        p.rect('w', -16, -138, 32, 4);
        p.path('p', 'M-2.4-142L-.6-206H.6L2.4-142z');
        p.rect('p', -4, -160, 8, 6);
      });
      dome(p, 292, 222, 42, 'p', 'q', 0, 0.8);
      for (const [x, w, h] of [[96, 34, 104], [144, 30, 76], [352, 34, 110], [404, 32, 82]] as const) {
        tower(p, x, 222, w, h, 'l', 'm', 0, 0, 'p');
      }
      sea(p, 220);
      sailBoat(p, 120, 250, 0.7);
    },
  },
  'CA/banff': {
    palette: 'alpine',
    sky: { horizon: 170 },
    draw(p) {
      range(p, 184, 150, 0.6, 240, 'f', 'l');
      conifers(p, 192, 34, 'm', -10, 190);
      conifers(p, 192, 34, 'm', 300, 490);
      sea(p, 186, 240, 'c', 'p');
      p.at(210, 244, 1, () => {
        p.path('w', 'M-50-8Q0 8 50-8Q40 8 20 9H-20Q-40 8-50-8z');
        p.path('d', 'M-8 0V-16q4-6 8 0V2z');
        p.circ('d', -4, -22, 4);
        p.line('d', 1.8, 'M-14-18L22 12');
      });
      conifers(p, 280, 92, 'd', -10, 96);
      conifers(p, 280, 92, 'd', 396, 490);
    },
  },
  'CA/niagara-falls': {
    palette: 'alpine',
    sky: { clouds: 1, horizon: 120 },
    draw(p) {
      p.rect('l', 0, 104, 480, 30);
      conifers(p, 112, 20, 'm');
      p.path('b', 'M-10 112H490V140H-10z');
      p.path('c', 'M-10 128Q60 140 100 132Q150 110 240 112T400 134Q440 142 490 128V224H-10z');
      let d = '';
      for (let x = 6; x < 480; x += 15) {
        d += `M${x} ${p.between(132, 142)}V${p.between(190, 224)}`;
      }
      p.line('p', 3.2, d);
      p.path('b', 'M-10 214H490V270H-10z');
      for (const [x, r] of [[20, 24], [70, 30], [130, 26], [190, 34], [250, 28], [310, 34], [370, 26], [430, 32], [476, 26]] as const) {
        p.oval('p', x, 220, r * 1.2, r * 0.62);
      }
      p.line('c', 2.4, 'M40 246h60M180 254h90M350 248h70');
      ferryBoat(p, 240, 250, 0.9);
    },
  },
};
