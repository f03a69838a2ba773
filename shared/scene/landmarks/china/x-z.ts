import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave, hanok } from '#shared/scene/built/asia.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { houses } from '#shared/scene/built/west.ts';
import { bigTree, rows } from '#shared/scene/motifs/land.ts';
import { chairlift, pistes, skier, snowyRoofs } from '#shared/scene/motifs/snow.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, pillars } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const chinaXToZ: Landmarks = {
  'CN/xiamen': {
    palette: 'lagoon',
    subject: 'island-villas',
    middle: 180,
    sky: { ...sun(360, 66, 26), horizon: 174 },
    draw(p) {
      skyline(p, 182, 20, 76, 'F', 300, 490);
      sea(p, 180, 360);
      p.path('k', 'M96 206Q110 120 150 96Q186 84 204 112Q222 150 226 206z');
      p.path('K', 'M150 96Q186 84 204 112Q222 150 226 206H180Q190 140 150 96z');
      p.path('l', 'M-10 230Q40 170 110 176T270 200L330 230z');
      houses(p, 224, [
        [30, 44, 34, 'e'],
        [78, 50, 42, 'p'],
        [132, 44, 30, 'w'],
        [230, 48, 32, 'p'],
      ]);
      dome(p, 202, 190, 20, 'w', 'o', 10);
      p.rect('p', 182, 188, 40, 36);
      trees(p, 228, 11, 'm', -10, 320);
      p.rect('k', -10, 226, 345, 6);
      ferryBoat(p, 390, 240, 0.9);
    },
  },
  'CN/xian': {
    palette: 'desert',
    subject: 'pagoda',
    sky: { ...sun(120, 86, 32), horizon: 196 },
    draw(p) {
      hills(p, 'F', 186, 26, 3);
      for (let i = 0; i < 7; i++) {
        const w = 76 - i * 8;
        p.rect('y', 246 - w / 2, 212 - i * 22 - 19, w, 19);
        p.rect('Y', 246 + w * 0.14, 212 - i * 22 - 19, w * 0.36, 19);
        eave(p, 246, 212 - i * 22 - 17, w + 14, 6, 't', 2, 0.86);
        p.path('d', `M242 ${208 - i * 22}v-8q4-5 8 0v8z`);
      }
      p.path('t', 'M236 62L246 34L256 62z');
      p.rect('K', -10, 206, 500, 70);
      let d = '';
      for (let i = 0; i < 24; i++) {
        d += `M${-8 + i * 21} 206v-10h12v10z`;
      }
      p.path('K', d);
      trees(p, 250, 18, 'm', -10, 490);
      p.rect('m', 0, 249, 480, 30);
    },
  },
  'CN/yabuli': {
    palette: 'winter',
    subject: 'ski-slope',
    sky: { ...sun(370, 62, 24), horizon: 190 },
    draw(p) {
      hills(p, 'F', 192, 70, 2, 0.4);
      pistes(p, true);
      conifers(p, 226, 34, 'm', -10, 120);
      chairlift(p, 380, 250, 60, 70, 6);
      snowyRoofs(p, 252, [
        [390, 0, 1.1],
        [300, 6, 0.8],
      ]);
      skier(p, 210, 210, 0.9, true);
    },
  },
  'CN/yanji': {
    palette: 'golden',
    subject: 'tiled-houses',
    middle: 240,
    sky: { ...sun(350, 76, 30), horizon: 180 },
    draw(p) {
      p.path('f', 'M-10 200L120 150 196 100 226 92 250 110 300 104 330 124 490 190V200z');
      hills(p, 'l', 204, 26, 3, 0.6);
      hanok(p, 250, 226, 150, 1.05);
      hanok(p, 80, 222, 110, 0.7);
      ground(p, 'y', 224);
      for (const [x, c] of [
        [30, 'w'],
        [150, 'y'],
        [370, 'w'],
        [410, 'y'],
        [452, 'w'],
      ] as const) {
        bigTree(p, x, 238, 0.5, c, 'o');
      }
      for (const x of [190, 216, 300] as const) {
        p.path('o', `M${x - 9} 262v-12q9-8 18 0v12z`);
        p.rect('o', x - 6, 243, 12, 4);
      }
    },
  },
  'CN/yantai': {
    palette: 'dawn',
    subject: 'lighthouse-cape',
    middle: 320,
    sky: { ...sun(112, 72, 28), horizon: 174 },
    draw(p) {
      hills(p, 'F', 174, 24, 3, 0.4);
      sea(p, 170, 112);
      p.path('l', 'M490 270V170Q420 150 360 176T250 230L220 270z');
      p.at(370, 176, 1.1, () => {
        p.rect('p', -14, -70, 28, 70);
        p.rect('q', 2, -70, 12, 70);
        p.rect('w', -18, -74, 36, 6);
        p.rect('y', -8, -88, 16, 14);
        dome(p, 0, -88, 11, 'w', 'o', 8);
        p.rect('p', -40, -24, 26, 24);
        p.path('w', 'M-46-22L-28-40L-10-22z');
      });
      houses(p, 214, [
        [400, 40, 30, 'e'],
        [442, 48, 36, 'p'],
      ]);
      rows(p, 234, 'm', 'l');
      for (const [x, y] of [
        [300, 250],
        [316, 246],
        [308, 258],
        [410, 254],
        [424, 248],
      ] as const) {
        p.circ('w', x, y, 6);
      }
      sailBoat(p, 110, 220, 0.8);
    },
  },
  'CN/zhangjiajie': {
    palette: 'monsoon',
    subject: 'stone-pillars',
    sky: { ...sun(360, 66, 26), horizon: 170 },
    draw(p) {
      pillars(p, 262, 200);
      trees(p, 262, 22, 'd');
      p.rect('d', 0, 260, 480, 20);
    },
  },
};
