import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks, houses, tower } from '#shared/scene/built/west.ts';
import { flowers, pineTree } from '#shared/scene/motifs/land.ts';
import { gondolas, skier } from '#shared/scene/motifs/snow.ts';
import { seaplane, yacht } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const canadaNToY: Landmarks = {
  'CA/niagara-falls': {
    palette: 'alpine',
    subject: 'waterfall',
    sky: { clouds: 1, horizon: 120 },
    draw(p) {
      p.rect('l', 0, 104, 480, 30);
      conifers(p, 112, 20, 'm');
      p.path('b', 'M-10 112H490V140H-10z');
      p.path('c', 'M-10 128Q60 140 100 132Q150 110 240 112T400 134Q440 142 490 128V224H-10z');
      let d = '';
      for (let x = 6; x < 480; x += 15) {
        d += `M${x} ${p.between(132, 142)}V${p.between(190, 224)}`;
      }
      p.line('p', 3.2, d);
      p.path('b', 'M-10 214H490V270H-10z');
      for (const [x, r] of [
        [20, 24],
        [70, 30],
        [130, 26],
        [190, 34],
        [250, 28],
        [310, 34],
        [370, 26],
        [430, 32],
        [476, 26],
      ] as const) {
        p.oval('p', x, 220, r * 1.2, r * 0.62);
      }
      p.line('c', 2.4, 'M40 246h60M180 254h90M350 248h70');
      ferryBoat(p, 240, 250, 0.9);
    },
  },
  'CA/quebec-city': {
    palette: 'nordic',
    subject: 'fairy-castle',
    middle: 256,
    sky: { ...sun(112, 82, 30), horizon: 190 },
    draw(p) {
      p.path('K', 'M-10 270V204Q60 196 120 190H400Q460 200 490 214V270z');
      p.path('l', 'M-10 214V196Q60 186 120 182H400Q460 192 490 204V220Q300 200 120 200T-10 214z');
      p.at(256, 186, 1.15, () => {
        for (const [k, w, h] of [
          [-86, 44, 46],
          [-46, 50, 62],
          [52, 54, 56],
          [98, 42, 44],
        ] as const) {
          p.rect('e', k - w / 2, -h, w, h);
          p.rect('o', k + w * 0.2, -h, w * 0.3, h);
          p.grid('t', k - w / 2 + 6, -h + 8, Math.floor(w / 10), Math.floor(h / 16), 9, 15, 4, 9);
          p.path('l', `M${k - w / 2 - 3} ${-h}L${k - w * 0.36} ${-h - 26}H${k + w * 0.36}L${k + w / 2 + 3} ${-h}z`);
        }
        p.rect('e', -24, -96, 48, 96);
        p.rect('o', 8, -96, 16, 96);
        p.grid('t', -18, -88, 5, 5, 8, 17, 4, 10);
        p.path('l', 'M-28-96L-20-126H20L28-96z');
        p.path('m', 'M6-126H20L28-96H10z');
        for (const k of [-106, -22, 22, 76] as const) {
          p.rect('e', k - 7, -70, 14, 70);
          p.path('l', `M${k - 9} -70L${k} -94L${k + 9} -70z`);
        }
      });
      houses(
        p,
        258,
        [
          [10, 46, 26, 'p'],
          [58, 44, 32, 'w'],
          [104, 46, 26, 'e'],
          [152, 44, 30, 'p'],
          [300, 46, 28, 'e'],
          [348, 44, 34, 'p'],
          [394, 46, 26, 'w'],
          [440, 50, 32, 'p'],
        ],
        't',
      );
      sea(p, 256, 112);
    },
  },
  'CA/toronto': {
    palette: 'winter',
    subject: 'tower-over-city',
    middle: 230,
    sky: { ...sun(340, 84, 32), horizon: 196 },
    draw(p) {
      skyline(p, 214, 30, 94, 'f', -10, 490);
      p.at(224, 224, 1, () => {
        p.path('p', 'M-12 0Q-3-50-3-130H3Q3-50 12 0z');
        p.path('q', 'M0-130H3Q3-50 12 0H0z');
        p.path('p', 'M-17-138Q0-146 17-138L11-128H-11z');
        p.rect('w', -16, -138, 32, 4);
        p.path('p', 'M-2.4-142L-.6-206H.6L2.4-142z');
        p.rect('p', -4, -160, 8, 6);
      });
      dome(p, 292, 222, 42, 'p', 'q', 0, 0.8);
      for (const [x, w, h] of [
        [96, 34, 104],
        [144, 30, 76],
        [352, 34, 110],
        [404, 32, 82],
      ] as const) {
        tower(p, x, 222, w, h, 'l', 'm', 0, 0, 'p');
      }
      sea(p, 220);
      sailBoat(p, 120, 250, 0.7);
    },
  },
  'CA/vancouver': {
    palette: 'alpine',
    subject: 'seaplane',
    middle: 240,
    sky: { ...sun(112, 62, 26), horizon: 176 },
    draw(p) {
      range(p, 190, 112, 0.5, 280, 'F', 'f');
      blocks(
        p,
        212,
        [
          [60, 26, 94, 0],
          [92, 24, 116, 1],
          [122, 26, 84, 2],
          [154, 24, 106, 0],
          [186, 26, 76, 0],
          [30, 26, 66, 0],
        ],
        'l',
        'm',
        'c',
      );
      trees(p, 212, 16, 'm', 380, 490);
      p.rect('k', 190, 206, 200, 10);
      for (let i = 0; i < 5; i++) {
        const x = 226 + i * 34;
        p.path('p', `M${x - 20} 206Q${x - 12} 176 ${x} 156Q${x + 12} 176 ${x + 20} 206z`);
        p.path('q', `M${x} 156Q${x + 12} 176 ${x + 20} 206H${x + 6}z`);
      }
      sea(p, 214, 112);
      seaplane(p, 150, 248, 0.9);
      sailBoat(p, 390, 250, 0.8);
    },
  },
  'CA/victoria': {
    palette: 'jade',
    subject: 'domed-hall',
    middle: 240,
    sky: { ...sun(360, 72, 28), horizon: 182 },
    draw(p) {
      range(p, 184, 60, 0.5, 160, 'F', 'f');
      trees(p, 200, 16, 'l');
      p.at(240, 212, 1.06, () => {
        p.rect('k', -140, -38, 280, 38);
        p.rect('K', 70, -38, 70, 38);
        p.grid('t', -132, -30, 23, 1, 11.6, 1, 5, 18);
        p.rect('k', -36, -56, 72, 56);
        p.rect('K', 10, -56, 26, 56);
        p.path('d', 'M-10 0V-24q10-14 20 0V0z');
        p.rect('k', -20, -78, 40, 24);
        dome(p, 0, -76, 28, 'l', 'm', 16, 1.15);
        for (const k of [-130, -86, 86, 130] as const) {
          p.rect('k', k - 10, -56, 20, 56);
          dome(p, k, -56, 11, 'l', 'm', 6, 1.2);
        }
      });
      ground(p, 'l', 210);
      flowers(p, 214, 'w', 30);
      p.rect('K', 0, 224, 480, 6);
      sea(p, 228, 360);
      for (const [x, s] of [
        [120, 0.9],
        [210, 0.8],
      ] as const) {
        p.at(x ?? 0, 256, s ?? 1, () => {
          p.path('d', 'M-44 0Q-20-22 6-20L8-44Q16-40 20-20Q40-14 50 0z');
          p.path('p', 'M-40 0Q-20-8 0 0zM14-14q10-2 14 4q-8 2-14-4z');
        });
      }
      yacht(p, 390, 254, 0.8);
    },
  },
  'CA/whistler': {
    palette: 'winter',
    subject: 'ski-slope',
    middle: 280,
    sky: { ...sun(110, 56, 22), horizon: 186 },
    draw(p) {
      range(p, 206, 160, 0.6, 120, 'f', 'l');
      p.path('i', 'M490 270V80Q420 100 370 150T230 240L200 270z');
      p.path('I', 'M490 270V150Q430 160 390 200T320 270z');
      conifers(p, 220, 40, 'm', 380, 440);
      conifers(p, 180, 34, 'm', 440, 490);
      gondolas(p, 60, 70, 470, 76, 1);
      conifers(p, 236, 40, 'l', -10, 180);
      p.path('i', 'M-10 270V232Q90 222 220 250L240 270z');
      skier(p, 300, 220, 1.2, true);
      pineTree(p, 50, 276, 110, 'd');
      pineTree(p, 110, 276, 80, 'd');
    },
  },
  'CA/yellowknife': {
    palette: 'night',
    subject: 'northern-lights',
    middle: 250,
    sky: { stars: 44, aurora: true, horizon: 190 },
    draw(p) {
      conifers(p, 210, 60, 'd', -10, 490, 0.5, 0.2);
      p.path('I', 'M-10 270V208H490V270z');
      p.path('i', 'M-10 270V232Q120 216 260 232T490 226V270z');
      for (const [x, y, s] of [
        [150, 236, 1],
        [250, 242, 1.3],
        [350, 236, 0.9],
      ] as const) {
        p.at(x, y, s, () => {
          p.path('y', 'M-40 0L-3-70H3L40 0z');
          p.path('w', 'M-40 0L-16-46H16L40 0H26L0-30L-26 0z');
          p.path('d', 'M-8 0L0-30 8 0z');
          p.line('y', 1.6, 'M-6-80L3-66M6-80L-3-66M0-82V-66');
        });
      }
      p.line('w', 4, 'M80 262l8-12M92 262l-8-12');
      p.path('y', 'M80 250q6-16 12 0q-6 6-12 0z');
      pineTree(p, 30, 276, 120, 'd');
      pineTree(p, 450, 276, 140, 'd');
    },
  },
};
