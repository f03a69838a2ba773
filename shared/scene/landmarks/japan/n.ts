import type { Landmarks } from '#shared/scene/landmark.ts';
import { castle, eave, lantern, pagoda } from '#shared/scene/built/asia.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { hillTown } from '#shared/scene/built/west.ts';
import { latticeTower } from '#shared/scene/motifs/asia.ts';
import { springPool, steam, waterfall } from '#shared/scene/motifs/land.ts';
import { snowyRoofs } from '#shared/scene/motifs/snow.ts';
import { ground, sea, snow } from '#shared/scene/nature/ground.ts';
import { fuji, hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';
import { skiTown } from '#shared/scene/towns/north.ts';

export const japanN: Landmarks = {
  'JP/nagano': {
    palette: 'jade',
    subject: 'snow-monkeys',
    sky: { horizon: 180, ...sun(370, 66, 24) },
    draw(p) {
      range(p, 190, 120, 0.5, 180, 'F', 'f');
      conifers(p, 206, 44, 'l');
      ground(p, 'i', 200);
      p.path('I', 'M-10 214Q90 196 190 210T490 200V226H-10z');
      springPool(p, 240, 244, 170);
      for (const [x, s] of [
        [130, 0.9],
        [330, 1.1],
      ] as const) {
        steam(p, x, 226, s, 'p');
      }
      for (const [x, y, s, f] of [
        [190, 236, 1.1, 0],
        [286, 238, 1.2, 1],
        [380, 224, 0.9, 1],
      ] as const) {
        p.at(
          x,
          y,
          s,
          () => {
            p.path('k', 'M-16 2Q-22-20-8-30Q-14-44 0-48Q14-46 10-30Q24-20 18 2z');
            p.path('w', 'M-5-42Q2-46 7-40Q8-32 1-31Q-6-33-5-42z');
          },
          f === 1,
        );
      }
    },
  },
  'JP/nagasaki': {
    palette: 'lilac',
    subject: 'stone-arch-bridge',
    sky: { ...sun(360, 74, 30), horizon: 176 },
    draw(p) {
      hills(p, 'F', 170, 60, 2, 0.2);
      hillTown(p, 0, 160, 210, 60, ['p', 'e', 'q', 'p'], 't', true);
      hillTown(p, 280, 160, 210, 50, ['p', 'q', 'e'], 't');
      p.rect('l', 0, 160, 480, 40);
      trees(p, 172, 12, 'm');
      p.rect('b', 0, 198, 480, 80);
      p.path('g', 'M118 212A54 52 0 0 1 226 212zM254 212A54 52 0 0 1 362 212z');
      p.path('c', 'M118 212A54 48 0 0 0 226 212zM254 212A54 48 0 0 0 362 212z');
      // Wall and arches in one stone, the openings left free, and the rings again in the water.
      p.path(
        'K',
        'M-10 190Q60 190 120 160Q172 138 240 150Q308 138 360 160Q420 190 490 190V212H362A54 52 0 0 0 254 212H226A54 52 0 0 0 118 212H-10z',
      );
      p.line('q', 5, 'M118 212A54 52 0 0 1 226 212M254 212A54 52 0 0 1 362 212');
      p.line('p', 5, 'M-10 186Q60 186 120 156Q172 134 240 146Q308 134 360 156Q420 186 490 186');
      p.line('k', 4, 'M120 216A53 46 0 0 0 224 216M256 216A53 46 0 0 0 360 216');
      p.line('c', 2.4, 'M30 228h50M400 236h54M214 252h60M90 256h36M330 262h40');
      lantern(p, 48, 176, 0.9);
      lantern(p, 432, 176, 0.9);
    },
  },
  'JP/nagoya': {
    palette: 'alpine',
    subject: 'castle-keep',
    middle: 220,
    sky: { ...sun(110, 80, 32), horizon: 190 },
    draw(p) {
      skyline(p, 206, 30, 90, 'F');
      latticeTower(p, 400, 210, 130, 'f', 'l');
      trees(p, 208, 14, 'l');
      ground(p, 'l', 206);
      castle(p, 214, 222, 1.02, 'p', 'l');
      p.path('y', 'M184 66q-10-4-8-16q6 8 14 14zM244 66q10-4 8-16q-6 8-14 14z');
      trees(p, 236, 16, 'm', -10, 120);
      trees(p, 236, 16, 'm', 310, 490);
      ground(p, 'm', 234);
    },
  },
  'JP/naha': {
    palette: 'golden',
    subject: 'red-palace',
    sky: { ...sun(356, 76, 32), horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 34, 3, 0.3);
      p.path('k', 'M-10 270V214Q100 190 190 200T490 196V270z');
      p.at(240, 214, 1.05, () => {
        p.rect('k', -150, -10, 300, 14);
        p.rect('w', -110, -56, 220, 46);
        p.rect('o', 40, -56, 70, 46);
        for (let i = 0; i <= 8; i++) {
          p.rect('o', -112 + i * 27.5, -56, 4, 46);
        }
        eave(p, 0, -50, 254, 26, 'o', 8, 0.84);
        p.rect('w', -74, -92, 148, 20);
        eave(p, 0, -84, 190, 34, 'o', 8, 0.7);
        p.path('w', 'M-34-76Q-18-96 0-100Q18-96 34-76Q0-82-34-76z');
        p.path('y', 'M-6-118q6-8 12 0l-3 8h-6z');
        p.rect('p', -16, -44, 32, 34);
      });
      p.path('e', 'M190 228H290L340 270H140z');
      p.line('w', 3, 'M226 228L206 270M254 228L274 270');
      palm(p, 50, 264, 110, 0.08);
      palm(p, 430, 266, 124, -0.08);
    },
  },
  'JP/nara': {
    palette: 'jade',
    subject: 'pagoda',
    middle: 230,
    sky: { ...sun(130, 80, 32), horizon: 190 },
    draw(p) {
      hills(p, 'F', 176, 60, 2);
      hills(p, 'f', 196, 36, 3, 0.5);
      pagoda(p, 300, 222, 92, 5, 27, { wall: 'e' });
      trees(p, 222, 15, 'm', 330, 490);
      trees(p, 222, 13, 'm', 180, 260);
      hills(p, 'l', 224, 16, 2);
      p.at(140, 246, 1.15, () =>
        p.path(
          'd',
          'M-30 0V-22Q-34-36-20-38H10Q16-40 20-52L17-66 22-58 22-72 27-58 32-68 31-54Q40-50 42-44L32-42Q30-30 26-24L24 0H20L18-20H-18L-22 0z',
        ),
      );
    },
  },
  'JP/nikko': {
    palette: 'monsoon',
    subject: 'red-bridge-falls',
    sky: { ...sun(360, 64, 24), horizon: 150 },
    draw(p) {
      range(p, 190, 120, 0, 250, 'F', 'f');
      waterfall(p, 240, 92, 196, 34, 'l', 'm');
      conifers(p, 200, 60, 'm', -10, 150);
      conifers(p, 200, 60, 'm', 330, 490);
      sea(p, 196, 240);
      p.path('w', 'M30 226Q240 156 450 226V236Q240 170 30 236z');
      p.line('w', 3, 'M30 212Q240 142 450 212');
      p.line(
        'w',
        3,
        'M70 216V204M110 204V190M150 194V181M190 188V175M240 186V172M290 188V175M330 194V181M370 204V190M410 216V204',
      );
      for (const x of [30, 450] as const) {
        p.rect('d', x - 4, 202, 8, 36);
      }
      conifers(p, 286, 90, 'd', -10, 40);
      conifers(p, 286, 90, 'd', 440, 490);
    },
  },
  'JP/niseko': {
    palette: 'winter',
    subject: 'snowy-volcano',
    sky: { horizon: 190 },
    draw(p) {
      fuji(p, 262, 210, 220, 150, 'b');
      mist(p, 190, 'p');
      conifers(p, 222, 34, 'l');
      snow(p, 208);
      skiTown(p, 238);
      conifers(p, 284, 80, 'd', -10, 50);
      conifers(p, 284, 84, 'd', 436, 490);
    },
  },
  'JP/noboribetsu': {
    palette: 'desert',
    subject: 'steaming-springs',
    middle: 240,
    sky: { ...sun(370, 66, 26), horizon: 156 },
    draw(p) {
      hills(p, 'F', 162, 40, 2, 0.2);
      p.path('e', 'M-10 270V170Q60 140 120 160T240 170T360 156T490 166V270z');
      p.path('w', 'M-10 270V206Q50 176 90 196L130 240 120 270zM490 270V196Q430 170 390 200L350 244 370 270z');
      p.path('Y', 'M120 190Q180 170 220 196T330 200L350 240 130 244z');
      p.path('K', 'M150 270Q190 230 240 236T340 270z');
      for (const [x, y, s] of [
        [90, 196, 1],
        [170, 206, 1.2],
        [250, 200, 1],
        [330, 206, 1.3],
        [400, 196, 0.9],
      ] as const) {
        steam(p, x, y, s, 'p');
      }
      p.line('o', 4, 'M-10 256Q110 236 200 256T400 250L490 258');
      p.line('o', 2, 'M20 252v-12M70 246v-12M120 244v-12M170 250v-12M290 254v-12M350 252v-12M410 250v-12M460 254v-12');
      conifers(p, 160, 26, 'm', -10, 110);
      conifers(p, 158, 26, 'm', 370, 490);
    },
  },
  'JP/nozawaonsen': {
    palette: 'lilac',
    subject: 'farmhouses-snow',
    sky: { ...sun(372, 60, 22), horizon: 190 },
    draw(p) {
      hills(p, 'F', 190, 90, 2, 0.2);
      conifers(p, 210, 44, 'f', -10, 490, 0.7, 0.2);
      snow(p, 194);
      snowyRoofs(p, 226, [
        [70, 0, 0.9],
        [400, 4, 0.96],
        [170, -8, 0.7],
        [316, -6, 0.7],
      ]);
      for (const [x, s] of [
        [200, 1],
        [280, 1.2],
      ] as const) {
        steam(p, x, 226, s, 'p');
      }
      p.at(240, 256, 1.1, () => {
        p.rect('o', -44, -34, 88, 34);
        p.grid('y', -36, -28, 6, 1, 13, 1, 8, 14);
        p.rect('d', -10, -26, 20, 26);
        p.path('p', 'M-58-30Q-40-58 0-68Q40-58 58-30Q30-36 0-36T-58-30z');
        p.path('q', 'M0-68Q40-58 58-30Q30-36 6-36z');
      });
    },
  },
};
