import type { Landmarks } from '#shared/scene/landmark.ts';
import { gables, houses, spire } from '#shared/scene/built/west.ts';
import { onionChurch } from '#shared/scene/motifs/churches.ts';
import { ground } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const baltic: Landmarks = {
  'LV/riga': {
    palette: 'golden',
    subject: 'guild-square',
    middle: 244,
    sky: { ...sun(352, 78, 32), horizon: 188 },
    draw(p) {
      spire(p, 70, 214, 28, 156, 'k', 'K', 'l');
      spire(p, 400, 214, 26, 140, 'k', 'K', 't');
      for (const [x, w, h, c] of [
        [-12, 60, 70, 'e'],
        [110, 60, 64, 'p'],
        [330, 56, 66, 'y'],
        [424, 70, 72, 'e'],
      ] as const) {
        gables(p, 222, [[x, w, h - 20, c]], 'w', 0.5);
      }
      p.at(244, 224, 1.1, () => {
        for (const k of [-42, 42] as const) {
          p.path(
            'w',
            `M${k - 38} 0V-76H${k - 30}V-90H${k - 22}V-104H${k - 14}V-116H${k - 6}V-128H${k + 6}V-116H${k + 14}V-104H${k + 22}V-90H${k + 30}V-76H${k + 38}V0z`,
          );
          p.path('o', `M${k + 8} 0V-128H${k + 6}V-116H${k + 14}V-104H${k + 22}V-90H${k + 30}V-76H${k + 38}V0z`);
          p.line('p', 2, `M${k - 38} -76H${k + 38}M${k - 22} -104H${k + 22}`);
          p.grid('p', k - 26, -68, 3, 2, 20, 32, 9, 20);
          p.circ('p', k, -88, 7);
        }
        p.path('p', 'M-6 0V-24Q0-34 6-24V0z');
      });
      ground(p, 'k', 222);
      p.line('q', 1.6, 'M0 244H480M170 222L120 270M320 222L370 270');
    },
  },
  'EE/tallinn': {
    palette: 'alpine',
    subject: 'castle-above-town',
    middle: 250,
    sky: { clouds: 2, horizon: 186, ...sun(110, 64, 26) },
    draw(p) {
      hills(p, 'F', 190, 20, 3, 0.3);
      spire(p, 350, 200, 24, 140, 'p', 'q', 'l');
      onionChurch(p, 300, 190, 0.42, 't', 'd');
      p.path('l', 'M240 210Q270 180 300 178H400Q430 184 450 210z');
      houses(p, 214, [
        [150, 40, 34, 'p'],
        [192, 40, 42, 'e'],
        [380, 44, 36, 'y'],
        [426, 60, 42, 'p'],
      ]);
      p.rect('k', -10, 190, 490, 36);
      let d = '';
      for (let i = 0; i < 30; i++) {
        d += `M${-6 + i * 17} 190v-6h9v6z`;
      }
      p.path('k', d);
      for (const [x, w, h] of [
        [60, 46, 72],
        [140, 40, 60],
        [250, 46, 78],
        [340, 40, 62],
        [430, 46, 74],
      ] as const) {
        p.rect('k', x - w / 2, 228 - h, w, h);
        p.rect('K', x + 4, 228 - h, w / 2 - 4, h);
        p.path('w', `M${x - w * 0.62} ${230 - h}L${x} ${198 - h}L${x + w * 0.62} ${230 - h}z`);
        p.path('o', `M${x} ${198 - h}L${x + w * 0.62} ${230 - h}H${x + 6}z`);
        p.rect('d', x - 5, 246 - h, 6, 11);
      }
      ground(p, 'l', 226);
      trees(p, 250, 14, 'm');
      ground(p, 'm', 248);
    },
  },
};
