import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks, gable, spire } from '#shared/scene/built/west.ts';
import { podTower } from '#shared/scene/motifs/asia.ts';
import { humpBridge } from '#shared/scene/motifs/bridges.ts';
import { fernLeaf, geyser, pohutukawa, steam } from '#shared/scene/motifs/land.ts';
import { meetingHouse } from '#shared/scene/motifs/south.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range, volcano } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const newZealand: Landmarks = {
  'NZ/auckland': {
    palette: 'dawn',
    subject: 'tower-over-city',
    middle: 240,
    sky: { ...sun(350, 80, 32), horizon: 188 },
    draw(p) {
      volcano(p, 90, 196, 120, 44, 'F', 'f', false);
      skyline(p, 208, 26, 70, 'f');
      podTower(p, 240, 212, 176, 'p', 'q', 'w', 0.6);
      blocks(
        p,
        212,
        [
          [180, 30, 90, 0],
          [300, 30, 104, 1],
          [336, 28, 76, 0],
          [144, 28, 62, 2],
        ],
        'l',
        'm',
        'y',
      );
      sea(p, 210, 350);
      for (const [x, y, s] of [
        [60, 244, 1.1],
        [130, 236, 0.8],
        [330, 242, 1],
        [400, 250, 1.2],
        [440, 232, 0.7],
      ] as const) {
        sailBoat(p, x ?? 0, y ?? 0, s ?? 1);
      }
    },
  },
  'NZ/christchurch': {
    palette: 'monsoon',
    subject: 'stone-arch-bridge',
    middle: 250,
    sky: { ...sun(360, 70, 28), horizon: 180 },
    draw(p) {
      range(p, 184, 60, 0.5, 160, 'F', 'f');
      trees(p, 204, 24, 'f');
      spire(p, 350, 206, 26, 120, 'k', 'K', 'l');
      gable(p, 362, 206, 60, 34, 'k', 'l', 'm', 0.6);
      ground(p, 'l', 202);
      humpBridge(p, 150, 222, 80, 30, 'k', 'K');
      p.path('b', 'M-10 218Q120 210 240 222T490 216V262Q340 270 200 262T-10 266z');
      humpBridge(p, 110, 226, 90, 34, 'k', 'K');
      p.at(290, 246, 1.1, () => {
        p.path('o', 'M-74-10H74L64 4H-64z');
        for (const k of [-30, -4, 22] as const) {
          p.path('w', `M${k - 6} -8v-14q6-7 12 0v14z`);
          p.circ('d', k, -28, 5);
        }
        p.path('p', 'M-66-10V-34Q-62-44-54-40L-52-10z');
        p.circ('d', -58, -48, 5);
        p.path('y', 'M-68-49H-48L-52-55H-64z');
        p.line('d', 2, 'M-50-60L-74 14');
      });
      let d = '';
      for (let i = 0; i < 10; i++) {
        d += `M${420 + i * 8} ${20 + (i % 3) * 8}Q${410 + i * 8} ${80 + (i % 4) * 10} ${418 + i * 8} ${130 + ((i * 19) % 50)}`;
      }
      p.line('m', 3.4, d);
      for (const [x, y, r] of [
        [450, 20, 40],
        [410, 14, 26],
      ] as const) {
        p.circ('m', x, y, r);
      }
    },
  },
  'NZ/queenstown': {
    palette: 'alpine',
    subject: 'lake-steamer',
    sky: { horizon: 176, clouds: 1 },
    draw(p) {
      range(p, 190, 130, 0.5, 260, 'f', 'l');
      hills(p, 'm', 196, 18, 3, 0.7);
      sea(p, 192);
      p.at(190, 236, 1, () => {
        p.path('p', 'M-66-10H70L54 8H-54z');
        p.path('w', 'M-66-10H70L66-5H-62z');
        p.rect('p', -40, -26, 76, 16);
        p.grid('d', -34, -22, 7, 1, 10, 1, 6, 6);
        p.rect('w', -6, -50, 12, 24);
        p.rect('d', -6, -50, 12, 5);
      });
      conifers(p, 284, 100, 'd', 380, 490);
      conifers(p, 284, 70, 'd', -10, 50);
    },
  },
  'NZ/rotorua': {
    palette: 'dawn',
    subject: 'geyser',
    middle: 250,
    sky: { ...sun(112, 70, 26), horizon: 180 },
    draw(p) {
      hills(p, 'F', 182, 40, 3, 0.4);
      trees(p, 202, 20, 'f');
      ground(p, 'k', 202);
      geyser(p, 120, 226, 1.1);
      for (const [x, s] of [
        [200, 0.7],
        [60, 0.6],
      ] as const) {
        steam(p, x, 220, s, 'p');
      }
      p.oval('c', 170, 246, 60, 10);
      p.oval('y', 170, 246, 66, 13);
      p.oval('c', 170, 246, 56, 9);
      meetingHouse(p, 350, 236, 1.15);
      p.path('m', 'M-10 270V256Q120 250 250 262L260 270z');
      fernLeaf(p);
    },
  },
  'NZ/taupo': {
    palette: 'lilac',
    subject: 'lake-sails-volcano',
    middle: 280,
    sky: { ...sun(112, 76, 30), horizon: 176 },
    draw(p) {
      volcano(p, 330, 184, 120, 92, 'F', 'f', false);
      p.path('i', 'M316 92L322 96 340 94 356 118 344 114 332 128 320 112 308 122z');
      volcano(p, 200, 184, 110, 60, 'F', 'f', false);
      sea(p, 180, 112);
      p.path('k', 'M490 270V170Q440 160 420 190L404 214 396 270z');
      p.path('K', 'M490 270V200L440 210 430 270z');
      p.line('K', 3, 'M432 196q14-12 28 0q-4 14-14 16t-14-16M446 230q14 6 28-4M440 180q20-10 40-4M436 218l12 20');
      sailBoat(p, 250, 236, 1.2);
      sailBoat(p, 130, 222, 0.7);
      pohutukawa(p);
    },
  },
  'NZ/te-anau': {
    palette: 'jade',
    subject: 'lake-below-peak',
    middle: 250,
    sky: { horizon: 150, ...sun(370, 54, 22) },
    draw(p) {
      p.path('F', 'M-10 200L50 90 110 130 160 200zM330 200L380 110 430 70 490 120V200z');
      p.path('f', 'M140 204L190 150 220 110 246 50 262 36 290 84 310 120 360 204z');
      p.path('l', 'M262 36L290 84 310 120 360 204H280Q290 120 258 60z');
      p.path('i', 'M234 80L246 50 262 36 280 68 266 64 256 84 246 72z');
      p.path('m', 'M-10 210V100Q30 110 60 150L100 210zM490 210V90Q440 110 420 150L390 210z');
      p.line('p', 4, 'M446 120V206M452 140V200');
      mist(p, 176, 'p');
      sea(p, 202, 262);
      p.path('F', 'M200 206H330L276 258 262 268 246 250z');
      p.at(130, 240, 1, () => {
        p.path('p', 'M-50-10H56L42 8H-40z');
        p.path('p', 'M-30-26H30V-10H-34z');
        p.grid('d', -24, -22, 6, 1, 9, 1, 6, 7);
        p.path('w', 'M-50-10H56L53-6H-46z');
      });
      fernLeaf(p);
    },
  },
  'NZ/wanaka': {
    palette: 'golden',
    subject: 'lake-below-peak',
    middle: 250,
    sky: { ...sun(112, 76, 30), horizon: 172 },
    draw(p) {
      range(p, 186, 100, 0.5, 300, 'F', 'f');
      sea(p, 182, 240);
      p.at(250, 236, 1.1, () => {
        p.path('d', 'M-6 6Q-2-20-8-50L-26-74-22-76-4-56-2-92 2-92 4-58 26-80 30-78 8-48Q4-20 8 6z');
        for (const [a, b, r] of [
          [-34, -84, 26],
          [0, -104, 30],
          [36, -86, 26],
          [-14, -78, 22],
          [18, -76, 22],
        ] as const) {
          p.oval('y', a, b, r, r * 0.62);
        }
      });
      p.path('F', 'M216 242H290L276 262 250 268 228 258z');
      p.line('c', 2.4, 'M190 246h30M282 248h40M170 258h40');
      p.path('K', 'M-10 270V252Q80 244 160 262L180 270z');
    },
  },
  'NZ/wellington': {
    palette: 'lagoon',
    subject: 'tram-steep-street',
    middle: 240,
    sky: { ...sun(360, 66, 26), horizon: 172 },
    draw(p) {
      hills(p, 'F', 172, 40, 3, 0.5);
      sea(p, 170, 360);
      blocks(
        p,
        204,
        [
          [330, 26, 60, 0],
          [360, 24, 84, 1],
          [390, 26, 70, 0],
          [420, 24, 52, 2],
        ],
        'l',
        'm',
        'c',
      );
      p.path('e', 'M280 208H490V216H280z');
      p.path('m', 'M-10 270V120Q70 120 150 160T320 240L370 270z');
      for (const [x, y, c] of [
        [30, 160, 'p'],
        [76, 156, 'e'],
        [60, 196, 'y'],
        [110, 190, 'p'],
        [30, 220, 'w'],
        [90, 228, 'p'],
        [260, 238, 'e'],
        [220, 246, 'p'],
      ] as const) {
        gable(p, x, y, 30, 16, c, 'w', 'o', 0.5);
      }
      p.line('k', 9, 'M120 130L370 270');
      p.line('K', 1.6, 'M116 134L366 274M124 126L374 266');
      p.at(226, 178, 1.1, () => {
        p.path('w', 'M-34-30H30L36-8L36 8L-34-12z');
        p.path('p', 'M-28-26H-14V-14H-28zM-10-26H4V-10L-10-13zM8-26H22V-5L8-8z');
      });
      sailBoat(p, 430, 250, 0.7);
    },
  },
};
