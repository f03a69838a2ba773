import type { Landmarks } from '#shared/scene/landmark.ts';
import { ferris, skyline } from '#shared/scene/built/things.ts';
import { gable, spire } from '#shared/scene/built/west.ts';
import { bigBen } from '#shared/scene/forms/europe.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const britain: Landmarks = {
  'GB/london': {
    palette: 'nordic', middle: 250,
    sky: { ...sun(130, 84, 34), clouds: 3, cloudY: 50, horizon: 196 },
    draw(p) {
      skyline(p, 206, 24, 66, 'F');
      ferris(p, 396, 214, 52, 'f');
      p.at(160, 216, 1, () => {
        p.rect('y', -170, -50, 250, 50);
        p.rect('Y', -170, -12, 250, 12);
        p.grid('Y', -164, -44, 30, 1, 8, 1, 3, 30);
        for (const x of [-150, -110, -70, -30, 10] as const) {
          p.path('y', `M${x} -50v-12l4-12 4 12v12z`);
        }
        p.rect('y', -150, -92, 26, 92);
        p.path('t', 'M-152-92L-137-110-122-92z');
      });
      bigBen(p, 262, 218, 0.98);
      sea(p, 220, 130);
      p.rect('w', 380, 196, 46, 20);
      p.grid('p', 384, 200, 5, 1, 8.4, 1, 5, 5);
      p.rect('o', 380, 208, 46, 2);
      p.path('t', 'M290 216H490V226H290zM310 226q24-6 48 0v14h-6q-18-12-36 0h-6zM400 226q24-6 48 0v14h-6q-18-12-36 0h-6z');
    },
  },
  'GB/edinburgh': {
    palette: 'nordic', middle: 262,
    sky: { ...sun(130, 84, 34), clouds: 2, horizon: 190 },
    draw(p) {
      hills(p, 'F', 186, 50, 2, 0.5);
      p.path('K', 'M120 230L146 170 170 156 196 128H330L352 150 386 172 412 230z');
      p.path('d', 'M330 128L352 150 386 172 412 230H330L344 190z');
      p.at(262, 132, 1, () => {
        for (const [x, w, h] of [[-66, 36, 26], [-30, 30, 44], [0, 40, 34], [40, 28, 22]] as const) {
          p.rect('k', x, -h, w, h + 4);
          p.rect('K', x + w * 0.64, -h, w * 0.36, h + 4);
          let d = '';
          for (let i = 0; i < w / 7 - 0.5; i++) {
            d += `M${x + i * 7} ${-h}v-4h4v4z`;
          }
          p.path('k', d);
        }
        p.path('t', 'M2-34L20-54L38-34z');
        p.grid('d', -56, -16, 9, 1, 12, 1, 3, 7);
      });
      trees(p, 232, 18, 'm');
      p.rect('m', 0, 230, 480, 50);
      for (let i = 0; i < 8; i++) {
        gable(p, -14 + i * 64, 274, 62, 16 + (i % 2) * 8, 'k', 't', 'd', 0.42);
      }
      spire(p, 92, 270, 22, 150, 'K', 'd', 't');
    },
  },
};
