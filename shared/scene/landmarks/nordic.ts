import type { Landmarks } from '#shared/scene/landmark.ts';
import { chalet, gable } from '#shared/scene/built/west.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { range } from '#shared/scene/nature/mountains.ts';
import { conifers } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';

export const nordic: Landmarks = {
  'IS/reykjavik': {
    palette: 'nordic',
    sky: { stars: 30, aurora: true, horizon: 196 },
    draw(p) {
      range(p, 196, 60, 0.6, 200, 'F', 'f');
      for (let i = 0; i < 9; i++) {
        gable(p, -14 + i * 56, 236, 50, 18 + (i % 3) * 6, cycle(['p', 'w', 'e', 'b', 'p'], i % 5), cycle(['w', 't', 'l', 'o'], i % 4), 'd', 0.4);
      }
      p.at(240, 236, 1, () => p.sym('k', 'K', '0 -164 L2 -164 L10 -146 L10 -128 L16 -126 L16 -104 L22 -102 L22 -82 L30 -78 L30 -62 L40 -56 L40 -44 L52 -36 L52 -24 L66 -16 L66 0'));
      p.grid('d', 237, 100, 1, 3, 1, 20, 6, 12);
      p.path('d', 'M231 236v-22q9-14 18 0v22z');
      p.rect('m', 0, 234, 480, 40);
    },
  },
  'NO/tromso': {
    palette: 'night',
    sky: { stars: 36, aurora: true, horizon: 196 },
    draw(p) {
      range(p, 204, 104, 0.7, 230, 'l', 'b');
      sea(p, 202, 240, 'b', 'l');
      p.path('i', 'M-10 270V236Q120 222 250 232T490 230V270z');
      p.at(250, 238, 1, () => {
        p.path('i', 'M-50 0L-4-84H6L52 0z');
        p.path('I', 'M0-84H6L52 0H14z');
        p.path('y', 'M-34 0L-2-62 12 0z');
        p.line('o', 1.4, 'M-12-30V0M-2-60V0M-22-14V0');
      });
      chalet(p, 90, 240, 0.8);
      chalet(p, 400, 242, 0.9);
      conifers(p, 276, 50, 'd', -10, 60);
      conifers(p, 276, 50, 'd', 440, 490);
    },
  },
  'DK/copenhagen': {
    palette: 'nordic', middle: 300,
    sky: { clouds: 2, horizon: 190 },
    draw(p) {
      const t = ['w', 'y', 'b', 'e', 'p', 'w', 'y', 'l', 'e', 'b', 'w'] as const;
      for (let i = 0; i < 11; i++) {
        const x = -12 + i * 46, h = 92 + ((i * 29) % 32), c = cycle(t, i);
        p.rect(c, x, 212 - h, 45, h);
        p.path('t', `M${x - 1} ${212 - h}L${x + 8} ${192 - h}H${x + 38}L${x + 46} ${212 - h}z`);
        p.grid(c === 'w' || c === 'l' || c === 'b' ? 'p' : 't', x + 7, 222 - h, 3, Math.floor(h / 22), 12.6, 21, 7, 12);
        p.rect('p', x + 18, 196 - h, 9, 12);
      }
      p.rect('K', 0, 210, 480, 8);
      sea(p, 216);
      for (const [x, h] of [[96, 130], [300, 150], [392, 116]] as const) {
        p.path('d', `M${x - 52} 232H${x + 56}Q${x + 44} 250 ${x + 30} 250H${x - 34}Q${x - 46} 246 ${x - 52} 232z`);
        p.line('d', 2.4, `M${x} 234V${234 - h}`);
        p.line('d', 1, `M${x} ${234 - h}L${x - 50} 232M${x} ${234 - h}L${x + 54} 232M${x} ${240 - h * 0.6}h-26M${x} ${240 - h * 0.6}h28`);
      }
    },
  },
};
