import type { Landmarks } from '#shared/scene/landmark.ts';
import { ferris, skyline } from '#shared/scene/built/things.ts';
import { tower } from '#shared/scene/built/west.ts';
import { libertyStatue } from '#shared/scene/forms/world.ts';
import { gondolas, skier } from '#shared/scene/motifs/snow.ts';
import { ferryBoat } from '#shared/scene/nature/boats.ts';
import { fairway, ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const unitedStatesNToP: Landmarks = {
  'US/new-orleans': {
    palette: 'lilac',
    subject: 'iron-balconies',
    middle: 250,
    sky: { ...sun(350, 72, 30), horizon: 186 },
    draw(p) {
      p.at(250, 190, 1, () => {
        p.rect('p', -44, -46, 88, 46);
        p.rect('q', 16, -46, 28, 46);
        p.path('p', 'M-44-46L0-66L44-46z');
        for (const [k, h] of [
          [-44, 70],
          [44, 70],
          [0, 84],
        ] as const) {
          p.rect('p', k - 10, -h, 20, h);
          p.path('t', `M${k - 12} ${-h}L${k} ${-h - 44}L${k + 12} ${-h}z`);
        }
        p.circ('t', 0, -50, 6);
      });
      for (const [x, w, c] of [
        [-30, 150, 'e'],
        [356, 150, 'y'],
      ] as const) {
        p.rect(c, x, 106, w, 118);
        for (let j = 0; j < 2; j++) {
          const y = 146 + j * 40;
          p.grid('l', x + 12, y - 26, 6, 1, 24, 1, 12, 26);
          p.rect('d', x - 6, y, w + 12, 3);
          p.rect('d', x - 6, y - 14, w + 12, 1.6);
          let d = '';
          for (let i = 0; i < w / 6 + 1; i++) {
            d += `M${x - 4 + i * 6} ${y - 14}v14`;
          }
          p.line('d', 1, d, false);
        }
        let e = '';
        for (let i = 0; i < 7; i++) {
          e += `M${x + i * 25} 106V224`;
        }
        p.line('d', 2, e, false);
        p.rect('o', x - 8, 98, w + 16, 10);
      }
      ground(p, 'k', 222);
      for (const [x, y] of [
        [150, 130],
        [330, 130],
      ] as const) {
        p.line('d', 2, `M${x} 224V${y + 34}`);
        p.path('y', `M${x - 6} ${y + 34}L${x - 4} ${y + 18}H${x + 4}L${x + 6} ${y + 34}z`);
      }
      p.at(240, 262, 0.9, () => {
        p.path('y', 'M-40-6Q-52-6-52-16T-40-26Q-20-26-8-16L30-30V-2L-8-14Q-20-6-40-6z');
      });
    },
  },
  'US/new-york': {
    palette: 'dawn',
    subject: 'skyline',
    middle: 220,
    sky: { ...sun(340, 80, 36), horizon: 200 },
    draw(p) {
      skyline(p, 212, 40, 100, 'F');
      for (const [x, w, h, k, m] of [
        [300, 34, 150, 2, 26],
        [352, 30, 106, 1, 10],
        [262, 30, 96, 0, 0],
        [400, 34, 124, 2, 14],
        [446, 30, 90, 0, 0],
        [60, 32, 100, 1, 8],
        [20, 36, 78, 0, 0],
        [100, 30, 74, 0, 0],
      ] as const) {
        tower(p, x, 216, w, h, 'f', 'l', k, m, 'y');
      }
      sea(p, 214, 340);
      p.path('m', 'M110 236Q180 220 262 236z');
      libertyStatue(p, 184, 228, 1.06);
      ferryBoat(p, 380, 250, 0.7);
    },
  },
  'US/orlando': {
    palette: 'sunset',
    subject: 'roller-coaster',
    middle: 230,
    sky: { ...sun(116, 96, 40), horizon: 190 },
    draw(p) {
      trees(p, 208, 14, 'f');
      p.line('o', 4, 'M-10 210Q60 60 130 120T230 200Q270 230 290 160T360 90T420 200T490 190');
      let d = '';
      for (const [x, y] of [
        [20, 150],
        [50, 106],
        [80, 94],
        [110, 106],
        [140, 130],
        [170, 158],
        [200, 184],
        [300, 136],
        [330, 108],
        [360, 90],
        [390, 120],
        [410, 170],
      ] as const) {
        d += `M${x} ${y}V214`;
      }
      p.line('o', 1.6, d, false);
      for (const [x, y] of [
        [58, 96],
        [76, 92],
        [94, 95],
      ] as const) {
        p.rect('w', x - 8, y - 10, 15, 10);
        p.circ('d', x, y - 14, 3.4);
      }
      ferris(p, 300, 214, 56, 'p');
      p.path('m', 'M-10 270V212H490V270z');
      sea(p, 234, 240);
      for (const [x, h] of [
        [400, 120],
        [440, 150],
        [60, 80],
      ] as const) {
        palm(p, x, 262, h, 0.02);
      }
    },
  },
  'US/palm-springs': {
    palette: 'dawn',
    subject: 'desert-pool',
    middle: 270,
    sky: { ...sun(360, 76, 32), horizon: 180 },
    draw(p) {
      range(p, 196, 126, 0.2, 200, 'F', 'f');
      ground(p, 'e', 194);
      for (const [x, h] of [
        [40, 50],
        [70, 58],
        [100, 46],
      ] as const) {
        p.line('p', 2, `M${x} 200V${200 - h}`);
        for (const a of [0.4, 2.5, 4.6] as const) {
          p.line('p', 2, `M${x} ${200 - h}l${Math.cos(a) * 17} ${Math.sin(a) * 17}`);
        }
      }
      p.at(270, 226, 1.2, () => {
        p.path('p', 'M-110-44L-20-54L0-66L20-54L120-44V-36H-110z');
        p.rect('e', -96, -36, 60, 36);
        p.rect('c', -36, -36, 84, 36);
        p.rect('w', 48, -36, 58, 36);
        p.rect('o', 84, -36, 22, 36);
        p.line('p', 2, 'M-36-36V0M-8-36V0M20-36V0');
        p.rect('y', -82, -24, 18, 24);
      });
      p.path('b', 'M150 234H360Q380 250 350 258H130Q120 244 150 234z');
      p.path('c', 'M170 240H320L300 248H150z');
      for (const [x, h] of [
        [150, 130],
        [180, 160],
        [410, 150],
        [440, 120],
      ] as const) {
        palm(p, x, 232, h, 0.01, 'd', 0.9);
      }
    },
  },
  'US/park-city': {
    palette: 'lilac',
    subject: 'ski-slope',
    middle: 240,
    sky: { ...sun(352, 62, 24), horizon: 186 },
    draw(p) {
      hills(p, 'F', 188, 100, 2, 0.2);
      p.path('i', 'M60 196Q160 80 250 92T460 196z');
      conifers(p, 180, 28, 'f', 120, 180);
      conifers(p, 170, 28, 'f', 300, 350);
      for (const [x, w, h, c] of [
        [-10, 60, 76, 'w'],
        [52, 56, 90, 'e'],
        [110, 54, 70, 'b'],
        [316, 54, 74, 'y'],
        [372, 58, 92, 'w'],
        [432, 60, 76, 'l'],
      ] as const) {
        p.rect(c, x, 236 - h, w, h);
        p.rect('p', x - 3, 232 - h, w + 6, 8);
        p.rect('o', x + 5, 206, w - 10, 30);
        p.grid('y', x + 9, 210, 3, 1, (w - 16) / 3, 1, (w - 26) / 3, 16);
        p.grid('p', x + 10, 246 - h, 3, 1, (w - 12) / 3, 1, 8, 16);
        p.rect('t', x, 198, w, 5);
      }
      p.path('i', 'M-10 270V234H490V270z');
      p.path('I', 'M170 270L204 236H276L310 270z');
      for (const x of [180, 300] as const) {
        p.line('d', 2.4, `M${x} 250V216`);
        p.circ('y', x, 212, 5);
      }
      skier(p, 240, 160, 0.8);
      gondolas(p, 120, 80, 400, 90, 0.6);
    },
  },
  'US/pinehurst': {
    palette: 'monsoon',
    subject: 'golf-course',
    middle: 260,
    sky: { ...sun(112, 72, 28), horizon: 180 },
    draw(p) {
      trees(p, 186, 20, 'f');
      p.at(350, 192, 1, () => {
        p.rect('p', -90, -34, 180, 34);
        for (let i = 0; i < 10; i++) {
          p.rect('q', -86 + i * 19, -30, 4, 30);
        }
        p.path('w', 'M-96-32L-80-50H80L96-32z');
        p.rect('p', -16, -70, 32, 22);
        p.path('w', 'M-20-68L0-88L20-68z');
      });
      fairway(p, 186);
      for (const [x, h] of [
        [30, 190],
        [76, 150],
        [110, 110],
        [446, 170],
        [470, 130],
      ] as const) {
        p.line('o', 5, `M${x} 266V${266 - h}`);
        for (const [a, b, w] of [
          [0, 0, 30],
          [-10, 20, 26],
          [12, 34, 24],
        ] as const) {
          p.oval('m', x + a, 262 - h + b, w, 12);
        }
      }
    },
  },
};
