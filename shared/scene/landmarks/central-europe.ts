import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { house, spire } from '#shared/scene/built/west.ts';
import { parliament } from '#shared/scene/forms/europe.ts';
import { ferryBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const centralEurope: Landmarks = {
  'CZ/prague': {
    palette: 'dawn', middle: 270,
    sky: { ...sun(350, 88, 36), horizon: 186 },
    draw(p) {
      hills(p, 'F', 170, 40, 2, 0.4);
      p.rect('f', 60, 134, 170, 40);
      spire(p, 110, 160, 14, 92, 'f', 'l', 'l');
      spire(p, 132, 160, 14, 92, 'f', 'l', 'l');
      spire(p, 172, 160, 16, 74, 'f', 'l', 'l');
      trees(p, 186, 16, 'l');
      p.rect('l', 0, 184, 480, 20);
      for (let i = 0; i < 7; i++) {
        house(p, -10 + i * 42, 206, 42, 20 + (i % 3) * 6, i % 2 ? 'p' : 'e', 'w');
      }
      sea(p, 204, 350);
      p.path('k', 'M-10 198H490V210Q460 210 456 240H436Q432 212 402 212T366 240H346Q342 212 312 212T276 240H256Q252 212 222 212T186 240H166Q162 212 132 212T96 240H76Q72 212 42 212T6 240H-10z');
      p.rect('K', -10, 198, 500, 4);
      for (const x of [66, 156, 246] as const) {
        p.path('d', `M${x - 4} 198v-8q-2-8 4-10q6 2 4 10v8z`);
      }
      p.rect('K', 336, 118, 52, 82);
      p.rect('d', 366, 118, 22, 82);
      p.path('d', 'M332 118L350 76H374L392 118z');
      for (const x of [336, 384] as const) {
        p.path('d', `M${x} 108l4-26 4 26z`);
      }
      p.path('o', 'M348 200v-32q14-18 28 0v32z');
    },
  },
  'HU/budapest': {
    palette: 'lilac',
    sky: { ...sun(120, 76, 30), horizon: 196 },
    draw(p) {
      hills(p, 'F', 190, 30, 3);
      skyline(p, 206, 10, 30, 'f');
      parliament(p, 240, 216, 1.18);
      sea(p, 214, 240);
      p.line('e', 2.4, 'M190 226h30M232 232h40M220 242h44M228 254h30');
      ferryBoat(p, 400, 250, 0.7);
    },
  },
};
