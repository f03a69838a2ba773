import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { marinaTowers, merlion, petronas } from '#shared/scene/forms/tropics.ts';
import { bangka } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const malaysia: Landmarks = {
  'SG/singapore': {
    palette: 'lilac', middle: 262,
    sky: { ...sun(120, 74, 28), horizon: 196 },
    draw(p) {
      skyline(p, 206, 34, 96, 'F', 300, 490);
      marinaTowers(p, 250, 212, 0.98);
      for (const [x, h] of [[40, 84], [80, 62], [12, 56]] as const) {
        p.path('o', `M${x - 4} 214L${x - 2} ${214 - h}H${x + 2}L${x + 4} 214z`);
        p.path('w', `M${x - 22} ${208 - h}Q${x} ${216 - h} ${x + 22} ${208 - h}Q${x + 6} ${214 - h} ${x + 3} ${232 - h}H${x - 3}Q${x - 6} ${214 - h} ${x - 22} ${208 - h}z`);
      }
      sea(p, 210, 250);
      p.rect('m', 322, 246, 170, 30);
      merlion(p, 356, 244, 0.92);
    },
  },
  'MY/kuala-lumpur': {
    palette: 'lilac',
    sky: { ...sun(336, 84, 34), horizon: 196 },
    draw(p) {
      hills(p, 'F', 190, 30, 3);
      skyline(p, 214, 26, 84, 'f', -10, 490);
      petronas(p, 236, 240, 1.06);
      trees(p, 244, 16, 'm');
      p.rect('m', 0, 242, 480, 40);
      leaves(p, true);
      leaves(p, false);
    },
  },
  'MY/kota-kinabalu': {
    palette: 'lilac', middle: 240,
    sky: { ...sun(120, 140, 44), horizon: 190 },
    draw(p) {
      p.path('F', 'M-10 196L60 150 110 132 150 104 178 100 186 78 200 92 214 66 228 86 248 70 262 92 282 82 296 108 340 122 390 156 490 190V270H-10z');
      p.path('f', 'M214 66L228 86 248 70 262 92 282 82 296 108 340 122 390 156 490 190V270H290Q230 160 214 66z');
      hills(p, 'l', 196, 16, 3);
      sea(p, 190, 120);
      bangka(p, 150, 238, 0.8);
      palm(p, 420, 276, 150, -0.14);
      palm(p, 456, 276, 110, 0.06);
    },
  },
};
