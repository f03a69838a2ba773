import type { Landmarks } from '#shared/scene/landmark.ts';
import { torii } from '#shared/scene/built/asia.ts';
import { ferris, skyline } from '#shared/scene/built/things.ts';
import { tower } from '#shared/scene/built/west.ts';
import { deer } from '#shared/scene/motifs/animals.ts';
import { machiya, thatch } from '#shared/scene/motifs/asia.ts';
import { steam } from '#shared/scene/motifs/land.ts';
import { train } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const japanUToY: Landmarks = {
  'JP/ureshino': {
    palette: 'dawn',
    subject: 'stone-arch-bridge',
    middle: 240,
    sky: { ...sun(116, 72, 28), horizon: 176 },
    draw(p) {
      hills(p, 'F', 178, 60, 2, 0.4);
      hills(p, 'f', 190, 36, 3, 0.1);
      machiya(p, 218, [
        [-10, 90, 60],
        [84, 80, 52],
        [316, 80, 56],
        [400, 90, 64],
      ]);
      p.rect('k', -10, 216, 500, 8);
      sea(p, 222, 116);
      p.path('w', 'M140 220Q240 168 340 220V228Q240 180 140 228z');
      p.line('w', 2.4, 'M140 208Q240 156 340 208M170 212V196M205 200V184M240 196V180M275 200V184M310 212V196');
      for (const [x, s] of [
        [110, 0.8],
        [370, 0.9],
      ] as const) {
        steam(p, x, 216, s, 'p');
      }
      blossom(p, true, 22, 'e');
    },
  },
  'JP/yakushima': {
    palette: 'monsoon',
    subject: 'ancient-cedar',
    sky: { horizon: 150, ...sun(380, 54, 22) },
    draw(p) {
      p.rect('F', 0, 0, 480, 270);
      p.rect('h', 150, 0, 190, 270);
      p.circ('u', 400, 60, 30);
      for (const [x, w] of [
        [40, 26],
        [100, 20],
        [410, 26],
        [360, 18],
        [460, 30],
      ] as const) {
        p.path('f', `M${x - w / 2} 270L${x - w / 3} 0H${x + w / 3}L${x + w / 2} 270z`);
      }
      p.path('o', 'M150 270Q190 210 182 120L160 40 186 60 200 0H278L290 70 318 30 300 120Q296 210 340 270z');
      p.path('d', 'M250 0H278L290 70 318 30 300 120Q296 210 340 270H270Q250 150 262 80z');
      p.line('d', 4, 'M210 270Q220 180 214 90M236 270Q238 200 236 130');
      for (const [x, y, r] of [
        [130, 24, 46],
        [340, 18, 54],
        [70, 40, 30],
        [420, 30, 40],
      ] as const) {
        p.oval('m', x, y, r, r * 0.5);
      }
      p.path('m', 'M-10 270V240Q70 222 150 244L180 270zM490 270V234Q400 222 330 246L300 270z');
      for (const [x, y, r] of [
        [90, 246, 20],
        [390, 244, 24],
        [40, 258, 18],
      ] as const) {
        p.oval('l', x, y, r, r * 0.5);
      }
      deer(p, 110, 262, 0.7);
    },
  },
  'JP/yokohama': {
    palette: 'lilac',
    subject: 'ferris-wheel-water',
    middle: 220,
    sky: { horizon: 196 },
    draw(p) {
      skyline(p, 204, 24, 70, 'F');
      tower(p, 330, 208, 58, 150, 'f', 'l', 1, 0, 'y');
      p.path('f', 'M190 208V146Q230 130 262 108V208z');
      p.path('l', 'M226 208V132Q246 122 262 108V208z');
      ferris(p, 128, 212, 64);
      sea(p, 208);
      sailBoat(p, 400, 246, 0.8);
    },
  },
  'JP/yonago': {
    palette: 'alpine',
    subject: 'mountain-by-dunes',
    middle: 270,
    sky: { ...sun(112, 62, 26), horizon: 176 },
    draw(p) {
      p.path('f', 'M130 196Q210 160 250 96L266 66 280 78 296 60 316 84Q360 150 460 196z');
      p.path('i', 'M236 122L266 66 280 78 296 60 330 106 312 98 296 118 280 96 262 122z');
      p.path('l', 'M296 60L316 84Q360 150 460 196H340Q330 130 280 78z');
      sea(p, 192, 112);
      p.path('y', 'M-10 270V232Q90 196 180 220T330 230Q420 220 490 240V270z');
      p.path('Y', 'M180 220Q260 240 330 230Q300 250 310 270H220Q210 240 180 220z');
      for (const [x, y, s] of [
        [380, 250, 1],
        [96, 250, 0.9],
      ] as const) {
        p.at(x, y, s, () => {
          p.oval('w', 0, -8, 18, 11);
          p.line('o', 3, 'M-16-8L-30-16-34-6M16-8L30-16 34-6M-12 0L-22 8M12 0L22 8');
          p.path('w', 'M-34-6l-6-10 8 2zM34-6l6-10-8 2z');
        });
      }
    },
  },
  'JP/yufuin': {
    palette: 'dawn',
    subject: 'lake-below-peak',
    sky: { ...sun(110, 74, 28), horizon: 176 },
    draw(p) {
      p.path('f', 'M60 186Q150 150 190 84L214 56 232 74 250 68 280 44 300 66Q340 150 430 186z');
      p.path('l', 'M280 44L300 66Q340 150 430 186H290Q300 110 264 74zM214 56L232 74 250 186H210Q236 110 214 56z');
      hills(p, 'm', 194, 16, 3, 0.4);
      mist(p, 186, 'p');
      sea(p, 200, 250);
      p.at(360, 206, 0.8, () => thatch(p, 0, 0, 1));
      torii(p, 130, 214, 36);
      for (const x of [190, 290] as const) {
        steam(p, x, 214, 0.6, 'p');
      }
      conifers(p, 282, 66, 'd', -10, 60);
      conifers(p, 282, 66, 'd', 420, 490);
    },
  },
  'JP/yuzawa': {
    palette: 'alpine',
    subject: 'train-in-snow',
    sky: { horizon: 184, ...sun(110, 64, 24) },
    draw(p) {
      range(p, 200, 140, 0.6, 280, 'f', 'l');
      conifers(p, 212, 40, 'm', -10, 490, 0.6, 0.1);
      snow(p, 200);
      p.rect('K', -10, 206, 500, 8);
      let d = '';
      for (let x = 10; x < 490; x += 62) {
        d += `M${x} 214h12v34h-12z`;
      }
      p.path('K', d);
      train(p, 90, 206, 1.05, 'p', 6);
      p.path('w', 'M66 200H470V203H66z');
      p.path('i', 'M-10 270V246Q130 232 270 246T490 238V270z');
      conifers(p, 284, 60, 'd', 400, 490);
    },
  },
};
