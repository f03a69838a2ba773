import type { Landmarks } from '#shared/scene/landmark.ts';
import { sun } from '#shared/scene/sun.ts';
import { iwanTown } from '#shared/scene/towns/south.ts';

export const centralAsia: Landmarks = {
  'UZ/samarkand': {
    palette: 'golden',
    sky: { ...sun(350, 70, 30), horizon: 196 },
    draw(p) {
      iwanTown(p, 224);
      p.rect('Y', 40, 190, 60, 34);
      p.rect('Y', 380, 190, 60, 34);
      p.rect('e', 0, 222, 480, 50);
      p.line('Y', 1.6, 'M240 222L240 270M150 222L60 270M330 222L420 270M0 240H480M0 256H480');
    },
  },
};
