import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { gables } from '#shared/scene/built/west.ts';
import { humpBridge } from '#shared/scene/motifs/bridges.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { sun } from '#shared/scene/sun.ts';
import { canalTown } from '#shared/scene/towns/north.ts';

export const lowCountries: Landmarks = {
  'NL/amsterdam': {
    palette: 'nordic',
    subject: 'canal-houses',
    middle: 260,
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
  'BE/bruges': {
    palette: 'lilac',
    subject: 'canal-houses',
    middle: 210,
    sky: { ...sun(350, 76, 32), horizon: 190 },
    draw(p) {
      p.at(200, 214, 1.06, () => {
        p.rect('e', -44, -58, 88, 58);
        p.rect('o', 18, -58, 26, 58);
        p.grid('t', -36, -48, 6, 1, 13, 1, 6, 22);
        p.rect('e', -20, -120, 40, 66);
        p.rect('o', 4, -120, 16, 66);
        for (const k of [-20, 20] as const) {
          p.path('e', `M${k - 4} -120L${k} -136L${k + 4} -120z`);
        }
        p.path('e', 'M-14-120L-11-168H11L14-120z');
        p.path('o', 'M2-168H11L14-120H3z');
        p.grid('t', -6, -160, 2, 1, 8, 1, 4, 30);
        p.grid('t', -12, -108, 3, 1, 10, 1, 5, 36);
      });
      gables(
        p,
        222,
        [
          [-12, 46, 44, 'w'],
          [36, 44, 54, 'p'],
          [82, 44, 46, 'o'],
          [128, 40, 52, 'e'],
          [248, 44, 50, 'p'],
          [294, 44, 58, 'w'],
          [340, 44, 46, 'e'],
          [386, 44, 56, 'o'],
          [432, 54, 48, 'p'],
        ],
        't',
        0.6,
      );
      sea(p, 220, 350);
      humpBridge(p, 380, 240, 90, 40);
      p.path('n', 'M342 242Q380 262 418 242z');
      for (const [x, y, s] of [
        [110, 246, 0.8],
        [170, 256, 1],
      ] as const) {
        p.at(x, y, s, () => {
          p.path('p', 'M-34-10Q-20-34 6-24Q22-20 24-10Q24 4 0 4Q-26 4-34-10z');
          p.line('p', 5, 'M18-12Q30-30 22-42T30-54');
          p.path('w', 'M28-56L42-53 32-50z');
        });
      }
    },
  },
  'BE/brussels': {
    palette: 'golden',
    subject: 'guild-square',
    middle: 250,
    sky: { ...sun(110, 78, 32), horizon: 192 },
    draw(p) {
      skyline(p, 208, 20, 44, 'F');
      p.at(250, 224, 1.1, () => {
        p.rect('k', -90, -64, 180, 64);
        p.rect('K', 50, -64, 40, 64);
        p.path('t', 'M-94-64L-80-92H80L94-64z');
        p.grid('d', -82, -54, 11, 1, 15, 1, 7, 22);
        arcades(p, 'd', -84, 0, 10, 17, 11, 14);
        p.rect('k', -14, -120, 28, 120);
        p.rect('K', 2, -120, 12, 120);
        p.path('k', 'M-14-120L-9-150-3-186H3L9-150 14-120z');
        p.path('K', 'M0-186H3L9-150 14-120H3z');
        for (const k of [-14, 14, -90, 90] as const) {
          p.path('k', `M${k - 3} ${Math.abs(k) > 50 ? -64 : -118}l3-22 3 22z`);
        }
        p.grid('d', -8, -112, 2, 3, 11, 18, 5, 12);
      });
      for (const [x, w, h, c] of [
        [-10, 44, 96, 'y'],
        [36, 42, 106, 'e'],
        [80, 40, 92, 'p'],
        [376, 40, 98, 'e'],
        [418, 40, 110, 'y'],
        [460, 40, 96, 'p'],
      ] as const) {
        const m = x + w / 2,
          t = 224 - h;
        p.path(
          c,
          `M${x} 224V${t}Q${x + 4} ${t - 14} ${m - 8} ${t - 16}V${t - 24}Q${m} ${t - 32} ${m + 8} ${t - 24}V${t - 16}Q${x + w - 4} ${t - 14} ${x + w} ${t}V224z`,
        );
        p.grid('t', x + 6, t + 8, 3, 4, (w - 10) / 3, 21, 7, 14);
        p.circ('o', m, t - 8, 4);
      }
      ground(p, 'k', 222);
      p.line('q', 1.6, 'M150 224L90 270M240 224V270M330 224L390 270M0 244H480');
    },
  },
};
