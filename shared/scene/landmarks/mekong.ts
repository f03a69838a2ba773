import type { Landmarks } from '#shared/scene/landmark.ts';
import { angkorTowers } from '#shared/scene/forms/tropics.ts';
import { palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const mekong: Landmarks = {
  'KH/siem-reap': {
    palette: 'sunset',
    sky: { ...sun(240, 120, 66), horizon: 196 },
    draw(p) {
      trees(p, 206, 16, 'f');
      angkorTowers(p, 208);
      p.rect('m', 0, 206, 480, 6);
      p.rect('b', 0, 211, 480, 60);
      p.path('n', 'M206 212L240 262 274 212zM158 212L176 246 194 212zM286 212L304 246 322 212zM102 212L116 234 130 212zM350 212L364 234 378 212z');
      p.line('c', 2.2, 'M190 226h40M214 236h60M200 248h46M262 224h50M96 222h40M340 222h50M150 258h40M290 256h60');
      for (const [x, y] of [[92, 250], [120, 258], [378, 252], [346, 262], [410, 262]] as const) {
        p.oval('m', x, y, 11, 3.4);
      }
      p.circ('p', 124, 254, 3);
      p.circ('p', 382, 248, 3);
      palm(p, 60, 250, 130, 0.05);
      palm(p, 428, 250, 116, -0.06);
    },
  },
};
