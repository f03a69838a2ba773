import type { Landmarks } from '#shared/scene/landmark.ts';
import { bangka, sailBoat } from '#shared/scene/nature/boats.ts';
import { islands, sea } from '#shared/scene/nature/ground.ts';
import { karsts } from '#shared/scene/nature/mountains.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const philippines: Landmarks = {
  'PH/el-nido': {
    palette: 'lagoon',
    sky: { clouds: 2, horizon: 180 },
    draw(p) {
      karsts(p, 190, 140);
      sea(p, 186, 240);
      p.path('c', 'M-10 232Q150 206 300 226T490 216V270H-10z');
      bangka(p, 226, 236, 1.2);
      palm(p, 440, 280, 150, -0.16);
    },
  },
  'PH/boracay': {
    palette: 'lagoon', middle: 230,
    sky: { ...sun(350, 72, 30), horizon: 160 },
    draw(p) {
      islands(p, 158);
      sea(p, 156, 350, 'b', 'c', 226);
      p.path('c', 'M-10 206Q160 196 300 214T490 206V270H-10z');
      p.path('p', 'M-10 270V244Q160 216 300 236T490 226V270z');
      sailBoat(p, 250, 204, 1.3, 'b', 'b');
      sailBoat(p, 340, 182, 0.6, 'b', 'w');
      palm(p, 60, 274, 200, 0.2);
      palm(p, 30, 276, 140, 0.32);
    },
  },
};
