import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline, suspension } from '#shared/scene/built/things.ts';
import { house } from '#shared/scene/built/west.ts';
import { sagrada } from '#shared/scene/forms/europe.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { cypress, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const iberia: Landmarks = {
  'ES/barcelona': {
    palette: 'golden',
    sky: { ...sun(356, 92, 38), horizon: 200 },
    draw(p) {
      hills(p, 'F', 192, 40, 3);
      skyline(p, 222, 16, 44, 'f');
      sagrada(p, 240, 234, 1);
      trees(p, 244, 18, 'm');
      p.rect('m', 0, 242, 480, 30);
      palm(p, 440, 276, 130, -0.1);
    },
  },
  'ES/granada': {
    palette: 'golden',
    sky: { horizon: 170, ...sun(110, 70, 28) },
    draw(p) {
      range(p, 180, 120, 0.7, 260, 'F', 'f');
      hills(p, 'l', 214, 44, 1);
      p.at(250, 186, 1, () => {
        for (const [x, w, h] of [[-150, 60, 40], [-90, 40, 66], [-50, 90, 36], [40, 50, 74], [90, 70, 44]] as const) {
          p.rect('e', x, -h, w, h + 20);
          p.rect('w', x + w * 0.66, -h, w * 0.34, h + 20);
          let d = '';
          for (let i = 0; i < w / 9 - 1; i++) {
            d += `M${x + i * 9} ${-h}v-5h5v5z`;
          }
          p.path('e', d);
        }
        p.grid('d', -74, -48, 1, 2, 1, 26, 6, 11);
        p.grid('d', 56, -56, 2, 2, 16, 26, 6, 11);
        p.grid('d', -36, -24, 5, 1, 15, 1, 6, 10);
      });
      trees(p, 228, 18, 'm');
      p.rect('m', 0, 226, 480, 50);
      for (const x of [60, 92, 380, 420, 446] as const) {
        cypress(p, x, 260, 84);
      }
    },
  },
  'PT/lisbon': {
    palette: 'lagoon', middle: 260,
    sky: { clouds: 2, horizon: 180 },
    draw(p) {
      suspension(p, { y: 190, deck: 140, top: 84, xs: [310, 440], c: 'w', shade: 'o', wide: 6 });
      sea(p, 158, 300, 'b', 'c', 210);
      p.path('k', 'M-10 270V150L130 150 260 232 490 250V270z');
      for (const [x, y, w, h] of [[-20, 200, 66, 84], [44, 204, 54, 76], [96, 214, 52, 60], [146, 232, 50, 56]] as const) {
        house(p, x, y, w, h, p.pick(['p', 'e', 'p']), 'w');
        p.grid('n', x + 9, y - h + 12, 3, Math.floor(h / 22), 15, 20, 7, 11);
      }
      p.path('q', 'M-10 270V230L200 230 490 252V270z');
      p.at(284, 250, 1.15, () => {
        p.path('y', 'M-52-10V-34H52V-10z');
        p.path('p', 'M-52-52H52V-34H-52z');
        p.grid('d', -46, -49, 6, 1, 16, 1, 11, 13);
        p.path('y', 'M-56-52Q-50-62-40-62H40Q50-62 56-52z');
        p.rect('Y', -52, -20, 104, 4);
        p.circ('d', -26, -6, 8);
        p.circ('d', 26, -6, 8);
        p.line('d', 1.6, 'M0-62L14-86');
      });
      p.line('d', 1, 'M-10 120Q240 170 490 150');
    },
  },
  'PT/porto': {
    palette: 'golden', middle: 220,
    sky: { ...sun(120, 76, 30), horizon: 176 },
    draw(p) {
      p.path('f', 'M280 270V140Q380 110 490 120V270z');
      for (let i = 0; i < 12; i++) {
        const x = 300 + (i % 4) * 48, y = 160 + Math.floor(i / 4) * 26;
        house(p, x + (Math.floor(i / 4) % 2) * 20, y + 10, 46, 26, i % 2 ? 'p' : 'e', 'w');
      }
      p.line('t', 5, 'M-10 104H490');
      p.line('t', 7, 'M40 214Q200 10 372 214');
      p.line('t', 3, 'M70 214Q206 54 342 214');
      let d = '';
      for (let x = 60; x < 360; x += 22) {
        const y = 214 - 102 * (1 - ((x - 206) / 166) ** 2);
        d += `M${x} 104V${Math.max(106, y)}`;
      }
      p.line('t', 1.4, d);
      sea(p, 208, 120);
      p.at(170, 246, 1, () => {
        p.path('d', 'M-64-14Q-50 0-30 0H30Q52-2 66-16Q58 8 36 10H-34Q-56 6-64-14z');
        for (const x of [-26, -8, 10, 28] as const) {
          p.oval('w', x, -4, 8, 6);
        }
        p.path('p', 'M-4-12V-74Q28-60 34-20z');
        p.line('d', 1.6, 'M-5-6V-78');
      });
    },
  },
};
