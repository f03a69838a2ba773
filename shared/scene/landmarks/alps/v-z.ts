import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { chalet, houses, spire } from '#shared/scene/built/west.ts';
import { ferryBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const alpsVToZ: Landmarks = {
  'AT/vienna': {
    palette: 'alpine',
    subject: 'spired-church',
    middle: 250,
    sky: { ...sun(120, 70, 28), horizon: 196 },
    draw(p) {
      hills(p, 'F', 190, 40, 3);
      houses(p, 226, [
        [-10, 52, 56, 'e'],
        [44, 46, 68, 'p'],
        [92, 44, 54, 'q'],
      ]);
      p.rect('k', 196, 150, 168, 82);
      p.path('w', 'M190 152L214 98H346L370 152z');
      p.line(
        'y',
        5,
        'M200 142L212 124 224 142 236 124 248 142 260 124 272 142 284 124 296 142 308 124 320 142 332 124 344 142 356 124',
      );
      p.line(
        'p',
        4,
        'M206 122L218 108 230 122 242 108 254 122 266 108 278 122 290 108 302 122 314 108 326 122 338 108 350 122',
      );
      p.rect('K', 330, 152, 34, 80);
      for (const x of [214, 244, 274, 304, 340]) p.path('d', `M${x} 220V182q6-14 12 0v38z`);
      p.path('k', 'M150 232V120L156 96 164 92 176 12 188 92 196 96 202 120V232z');
      p.path('K', 'M176 12L188 92 196 96 202 120V232H180z');
      p.path('d', 'M168 150v-22q8-16 16 0v22zM168 200v-26q8-16 16 0v26z');
      p.path('k', 'M146 120L150 96 154 120zM198 120L202 96 206 120z');
      p.line('p', 2, 'M158 122H196M156 164H198');
      houses(p, 230, [
        [366, 48, 60, 'p'],
        [416, 48, 48, 'e'],
        [462, 44, 64, 'q'],
      ]);
      p.rect('k', 0, 228, 480, 44);
      p.line('K', 2, 'M-10 244H490M-10 258H490', false);
      trees(p, 264, 12, 'm', -10, 120);
      trees(p, 264, 12, 'm', 380, 490);
    },
  },
  'CH/zermatt': {
    palette: 'alpine',
    subject: 'needle-peak',
    sky: { horizon: 176 },
    draw(p) {
      range(p, 196, 78, 0.4, 240, 'F', 'f');
      p.path('f', 'M120 204L190 150 214 120 232 62 246 36 258 44 270 84 300 124 330 150 380 204z');
      p.path('l', 'M246 36L258 44 270 84 300 124 330 150 380 204H270L246 150 262 110z');
      p.path(
        'p',
        'M246 36L232 62 214 120 226 110 234 128 246 96 250 116 262 110 256 80zM190 150L150 181 180 176 196 190 212 160z',
      );
      p.path('q', 'M246 36L258 44 270 84 262 96 254 70zM300 124L330 150 350 176 318 164z');
      hills(p, 'm', 208, 22, 3, 0.2);
      conifers(p, 222, 30, 'd', 330, 490);
      p.path('l', 'M-10 270V226Q120 196 250 222T490 216V270z');
      for (const [x, y, s] of [
        [96, 238, 0.9],
        [156, 250, 0.74],
        [340, 240, 0.8],
        [404, 252, 1],
      ] as const) {
        chalet(p, x, y, s, false);
      }
    },
  },
  'CH/zurich': {
    palette: 'alpine',
    subject: 'twin-church-towers',
    middle: 200,
    sky: { ...sun(112, 70, 28), horizon: 182 },
    draw(p) {
      range(p, 186, 70, 0.7, 300, 'F', 'f');
      hills(p, 'l', 196, 24, 3, 0.2);
      p.at(190, 214, 1, () => {
        p.rect('k', -40, -56, 90, 56);
        p.rect('K', 20, -56, 30, 56);
        for (const k of [-40, -4] as const) {
          p.rect('k', k - 14, -106, 28, 106);
          p.rect('K', k + 2, -106, 12, 106);
          p.path('k', `M${k - 14} -106V-114L${k - 7} -122L${k} -112L${k + 7} -122L${k + 14} -114V-106z`);
          dome(p, k, -110, 11, 't', 'd', 10, 1.5);
          p.path('d', `M${k - 5} -82v-14q5-6 10 0v14z`);
        }
      });
      spire(p, 320, 214, 22, 140, 'p', 'q', 'b');
      houses(
        p,
        218,
        [
          [-10, 50, 46, 'e'],
          [42, 46, 56, 'p'],
          [90, 48, 44, 'y'],
          [244, 50, 50, 'p'],
          [348, 46, 54, 'e'],
          [396, 44, 46, 'p'],
          [440, 50, 56, 'y'],
        ],
        't',
      );
      p.rect('K', 0, 216, 480, 8);
      sea(p, 222, 112);
      ferryBoat(p, 370, 250, 0.8);
      for (const [x, y, s] of [
        [110, 248, 0.7],
        [160, 256, 0.9],
      ] as const) {
        p.at(x, y, s, () => {
          p.path('p', 'M-34-10Q-20-34 6-24Q22-20 24-10Q24 4 0 4Q-26 4-34-10z');
          p.line('p', 5, 'M18-12Q30-30 22-42T30-54');
          p.path('w', 'M28-56L42-53 32-50z');
        });
      }
    },
  },
};
