import type { Landmarks } from '#shared/scene/landmark.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { canalTown } from '#shared/scene/towns/north.ts';

export const lowCountries: Landmarks = {
  'NL/amsterdam': {
    palette: 'nordic', middle: 260,
    sky: { clouds: 3, cloudY: 40, horizon: 190 },
    draw(p) {
      canalTown(p, 208);
      p.rect('K', 0, 206, 480, 8);
      sea(p, 213, 240);
      p.path('d', 'M-10 232Q110 188 230 232V244Q110 204-10 244z');
      p.at(330, 244, 1, () => {
        p.path('d', 'M-70-14H70L58 6H-60z');
        p.rect('w', -52, -24, 96, 10);
        p.grid('p', -46, -22, 6, 1, 15, 1, 8, 5);
      });
    },
  },
};
