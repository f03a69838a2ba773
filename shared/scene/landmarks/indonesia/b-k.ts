import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { splitGate } from '#shared/scene/built/tropics.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { rows, steam } from '#shared/scene/motifs/land.ts';
import { kayak } from '#shared/scene/motifs/shore.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, volcano } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const indonesiaBToK: Landmarks = {
  'ID/bandung': {
    palette: 'jade',
    subject: 'tea-hills',
    sky: { ...sun(110, 70, 28), horizon: 170 },
    draw(p) {
      p.path('f', 'M-10 190Q60 130 110 120L130 112 160 126 340 120 370 108 392 122Q440 140 490 176V200z');
      p.path('K', 'M130 112L160 126 340 120 370 108Q360 150 250 156T130 112z');
      p.path('c', 'M176 140Q250 128 330 138Q310 150 250 150T176 140z');
      steam(p, 220, 146, 0.8, 'p');
      steam(p, 280, 146, 0.6, 'p');
      rows(p, 190, 'l', 'm');
      p.at(370, 204, 0.8, () => {
        p.rect('p', -50, -34, 100, 34);
        p.grid('t', -42, -26, 8, 1, 11, 1, 6, 16);
        p.path('w', 'M-62-32L-40-52H40L62-32z');
        p.rect('p', -14, -66, 28, 16);
        p.path('w', 'M-20-64L0-84L20-64z');
        p.rect('d', -0.8, -98, 1.6, 16);
      });
    },
  },
  'ID/batam': {
    palette: 'lagoon',
    subject: 'cable-stayed-bridge',
    middle: 240,
    sky: { ...sun(112, 74, 28), clouds: 1, horizon: 178 },
    draw(p) {
      islands(p, 178);
      hills(p, 'l', 190, 20, 3, 0.7);
      sea(p, 188, 112);
      for (const x of [160, 330] as const) {
        p.line('p', 5, `M${x - 8} 236L${x} 84L${x + 8} 236`);
        let d = '';
        for (let i = 1; i < 8; i++) {
          for (const k of [-1, 1] as const) {
            d += `M${x} ${86 + i * 5}L${x + k * i * 11} 186`;
          }
        }
        p.line('p', 1.2, d, false);
      }
      p.rect('p', -10, 185, 500, 6);
      p.rect('q', -10, 190, 500, 3);
      p.line('q', 4, 'M40 192V222M80 192V222M410 192V222M450 192V222', false);
      fishingBoat(p, 245, 240, 0.9);
      leaves(p, false);
    },
  },
  'ID/bintan': {
    palette: 'monsoon',
    subject: 'mangroves',
    sky: { ...sun(370, 62, 24), horizon: 176 },
    draw(p) {
      trees(p, 186, 26, 'f');
      p.path('b', 'M-10 186H490V270H-10z');
      p.path('c', 'M180 186H300Q330 214 260 236T300 270H170Q180 246 150 222T180 186z');
      for (const [x, y, s] of [
        [40, 220, 1.1],
        [110, 210, 0.9],
        [360, 212, 0.9],
        [430, 226, 1.2],
        [20, 256, 1.5],
        [464, 262, 1.5],
      ] as const) {
        p.at(x, y, s, () => {
          p.line('d', 3, 'M0-30Q-20-18-26 8M0-30Q-8-10-10 8M0-30Q8-10 10 8M0-30Q22-18 28 8M0-30V-40');
          p.path('m', 'M-42-36Q-40-66-10-66Q6-80 26-64Q46-58 42-36Q20-30 0-32T-42-36z');
        });
      }
      kayak(p, 236, 228, 1);
      kayak(p, 200, 254, 1.2, 'y');
    },
  },
  'ID/jakarta': {
    palette: 'lilac',
    subject: 'skyline',
    sky: { ...sun(350, 78, 32), horizon: 196 },
    draw(p) {
      skyline(p, 212, 40, 96, 'F');
      blocks(
        p,
        216,
        [
          [70, 32, 130, 2],
          [112, 30, 98, 0],
          [376, 32, 146, 1],
          [416, 34, 104, 0],
          [340, 26, 88, 5],
          [150, 24, 76, 0],
        ],
        'f',
        'l',
        'y',
      );
      p.at(240, 232, 1.06, () => {
        p.path('p', 'M-7-34L-3-160H3L7-34z');
        p.path('q', 'M0-160H3L7-34H0z');
        p.path('p', 'M-60-34Q-30-42-14-52H14Q30-42 60-34L54-26H-54z');
        p.path('q', 'M8-52H14Q30-42 60-34L54-26H8z');
        p.path('p', 'M-14-26H14L20 0H-20z');
        p.rect('p', -8, -166, 16, 6);
        p.path('y', 'M-6-166Q-10-182 2-196Q0-186 6-182Q10-174 6-166z');
      });
      trees(p, 240, 16, 'm');
      ground(p, 'm', 238);
    },
  },
  'ID/kuta': {
    palette: 'sunset',
    subject: 'split-gate',
    middle: 180,
    sky: { ...sun(250, 148, 60), horizon: 180 },
    draw(p) {
      volcano(p, 380, 184, 130, 70, 'F', 'f', false);
      sea(p, 176, 250);
      p.path('g', 'M-10 246Q160 214 330 236T490 232V270H-10z');
      splitGate(p, 130, 246, 0.9);
      palm(p, 404, 272, 150, -0.1);
      palm(p, 446, 272, 112, 0.04);
    },
  },
};
