import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { operaHouse } from '#shared/scene/forms/world.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { sun } from '#shared/scene/sun.ts';

export const australia: Landmarks = {
  'AU/sydney': {
    palette: 'golden', middle: 270,
    sky: { ...sun(130, 90, 40), horizon: 190 },
    draw(p) {
      hills(p, 'F', 186, 14, 3);
      p.line('f', 5, 'M20 196Q190 50 360 196');
      p.line('f', 3, 'M-10 172H400');
      let d = '';
      for (let x = 56; x < 336; x += 20) {
        const y = 196 - 73 * (1 - ((x - 190) / 170) ** 2);
        d += `M${x} ${y}V172`;
      }
      p.line('f', 1.4, d);
      p.rect('f', 14, 150, 12, 46);
      p.rect('f', 354, 150, 12, 46);
      skyline(p, 200, 20, 70, 'F', 380, 490);
      sea(p, 194, 130);
      operaHouse(p, 276, 226, 1.3);
      p.rect('d', 130, 224, 296, 4);
      sea(p, 228, 130);
      sailBoat(p, 76, 250, 0.8);
    },
  },
  'AU/yulara': {
    palette: 'sunset',
    sky: { horizon: 170, sun: [390, 70, 24] },
    draw(p) {
      p.rect('e', 0, 168, 480, 102);
      p.path('w', 'M66 190Q84 126 120 112Q180 98 250 102T380 116Q410 130 420 190z');
      p.path('o', 'M320 106Q352 110 380 116Q410 130 420 190H340Q350 140 320 106zM150 105Q146 150 128 190H104Q130 150 150 105zM210 101Q214 150 200 190H180Q206 150 210 101zM270 102Q282 150 272 190H254Q276 150 270 102z');
      p.path('y', 'M-10 270V196Q140 182 260 192T490 190V270z');
      p.path('w', 'M-10 270V236Q160 216 300 236T490 228V270z');
      for (const [x, y, s] of [[40, 246, 1], [96, 262, 1.3], [400, 250, 1.2], [450, 266, 1.5], [270, 264, 1], [200, 212, 0.6], [330, 214, 0.6]] as const) {
        p.path('l', `M${x - 16 * s} ${y}Q${x - 10 * s} ${y - 18 * s} ${x} ${y - 16 * s}T${x + 16 * s} ${y}z`);
      }
    },
  },
};
