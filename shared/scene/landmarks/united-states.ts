import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { ferris, skyline, suspension } from '#shared/scene/built/things.ts';
import { tower } from '#shared/scene/built/west.ts';
import { eiffel } from '#shared/scene/forms/europe.ts';
import { libertyStatue } from '#shared/scene/forms/world.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { fuji, hills, mesas } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const unitedStates: Landmarks = {
  'US/new-york': {
    palette: 'dawn', middle: 220,
    sky: { ...sun(340, 80, 36), horizon: 200 },
    draw(p) {
      skyline(p, 212, 40, 100, 'F');
      for (const [x, w, h, k, m] of [[300, 34, 150, 2, 26], [352, 30, 106, 1, 10], [262, 30, 96, 0, 0], [400, 34, 124, 2, 14], [446, 30, 90, 0, 0], [60, 32, 100, 1, 8], [20, 36, 78, 0, 0], [100, 30, 74, 0, 0]] as const) {
        tower(p, x, 216, w, h, 'f', 'l', k, m, 'y');
      }
      sea(p, 214, 340);
      p.path('m', 'M110 236Q180 220 262 236z');
      libertyStatue(p, 184, 228, 1.06);
      ferryBoat(p, 380, 250, 0.7);
    },
  },
  'US/san-francisco': {
    palette: 'dawn', middle: 200,
    sky: { ...sun(130, 80, 34), horizon: 196 },
    draw(p) {
      hills(p, 'F', 180, 52, 2, 0.1);
      hills(p, 'f', 196, 30, 3, 0.6);
      sea(p, 206, 130);
      suspension(p, { y: 232, deck: 178, top: 66, xs: [150, 356], wide: 11, cable: 3 });
      mist(p, 196, 'p');
      sea(p, 226, 130);
      p.path('m', 'M-10 270V226Q40 222 70 250L100 270zM490 270V214Q430 222 410 248L390 270z');
    },
  },
  'US/los-angeles': {
    palette: 'sunset',
    sky: { ...sun(240, 140, 60), horizon: 190 },
    draw(p) {
      hills(p, 'F', 190, 36, 3);
      skyline(p, 214, 20, 74, 'f', 130, 360);
      hills(p, 'l', 222, 16, 3);
      p.path('t', 'M176 270L232 216h16L304 270z');
      p.line('y', 2, 'M240 222V228M240 236V244M240 254V266', false);
      for (const [x, h, s] of [[40, 200, 0.9], [96, 158, 0.75], [146, 122, 0.6], [440, 206, 0.9], [386, 162, 0.75], [336, 124, 0.6]] as const) {
        palm(p, x, 274 - (1 - s) * 60, h, x < 240 ? 0.02 : -0.02, 'd', s);
      }
    },
  },
  'US/las-vegas': {
    palette: 'night', middle: 240,
    sky: { stars: 20, horizon: 190 },
    draw(p) {
      mesas(p, 196, 'l', 'b');
      ferris(p, 386, 220, 58, 'w');
      eiffel(p, 108, 224, 0.62);
      for (const [x, w, h] of [[176, 40, 116], [224, 54, 88], [288, 36, 136], [60, 40, 72], [446, 40, 96]] as const) {
        p.rect('l', x - w / 2, 226 - h, w, h);
        p.grid('y', x - w / 2 + 5, 226 - h + 6, Math.floor((w - 6) / 7), Math.floor(h / 9), 7, 9, 3.4, 4, 0.25);
        p.rect('w', x - w / 2, 224 - h, w, 4);
      }
      p.path('d', 'M-10 226H490V270H-10z');
      sea(p, 230, 240, 'b', 'l');
      p.line('p', 2, 'M240 236q-26-50-44-6M240 236q26-50 44-6M240 236q-10-60-20-4M240 236q10-60 20-4M240 236V188');
      p.line('y', 2.4, 'M100 240h40M190 248h100M320 240h60');
    },
  },
  'US/chicago': {
    palette: 'alpine',
    sky: { clouds: 2, horizon: 190 },
    draw(p) {
      skyline(p, 212, 40, 90, 'F');
      for (const [x, w, h, k, m] of [[220, 46, 160, 2, 34], [300, 36, 136, 0, 0], [344, 40, 116, 1, 16], [160, 36, 120, 1, 12], [112, 40, 92, 0, 0], [396, 36, 96, 2, 10], [60, 36, 80, 0, 0], [440, 34, 70, 0, 0]] as const) {
        tower(p, x, 216, w, h, k === 2 ? 'd' : 'l', k === 2 ? 'd' : 'm', k, m, 'c');
      }
      trees(p, 220, 12, 'm');
      sea(p, 220);
      sailBoat(p, 110, 250, 0.9);
      sailBoat(p, 380, 246, 0.7);
    },
  },
  'US/seattle': {
    palette: 'nordic', middle: 270,
    sky: { clouds: 2, horizon: 190 },
    draw(p) {
      fuji(p, 366, 190, 170, 108, 'F');
      skyline(p, 214, 30, 90, 'f', -10, 200);
      p.at(250, 240, 1.05, () => {
        p.path('p', 'M-16 0Q-3-60-5-118H5Q3-60 16 0H9Q0-40-9 0z');
        p.path('q', 'M0-118H5Q3-60 16 0H9Q4-30 0-34z');
        p.path('w', 'M-38-128Q0-138 38-128Q20-116 5-116H-5Q-20-116-38-128z');
        p.path('p', 'M-30-130Q0-146 30-130z');
        p.path('p', 'M-10-138L-1-148V-180H1V-148L10-138z');
      });
      conifers(p, 250, 60, 'm');
      p.rect('m', 0, 248, 480, 30);
      conifers(p, 280, 70, 'd', -10, 120);
      conifers(p, 280, 70, 'd', 390, 490);
    },
  },
  'US/washington': {
    palette: 'dawn',
    sky: { ...sun(130, 80, 30), horizon: 196 },
    draw(p) {
      p.at(240, 216, 1.1, () => {
        p.rect('p', -150, -40, 300, 40);
        p.rect('q', 90, -40, 60, 40);
        p.rect('p', -52, -56, 104, 56);
        p.rect('q', 24, -56, 28, 56);
        p.path('p', 'M-58-56L0-70L58-56z');
        p.rect('p', -34, -90, 68, 30);
        p.rect('q', 12, -90, 22, 30);
        p.grid('t', -30, -86, 8, 1, 8, 1, 3, 18);
        dome(p, 0, -88, 36, 'p', 'q', 0, 1.15);
        p.rect('p', -6, -140, 12, 18);
        p.rect('p', -1.4, -156, 2.8, 18);
        p.grid('t', -140, -32, 10, 1, 9, 1, 4, 24);
        p.grid('t', 52, -32, 10, 1, 9, 1, 4, 24);
        p.grid('t', -44, -46, 8, 1, 12, 1, 5, 36);
      });
      p.rect('l', 0, 214, 480, 60);
      p.path('c', 'M200 222H280L330 270H150z');
      trees(p, 236, 18, 'm', -10, 130);
      trees(p, 236, 18, 'm', 360, 490);
      blossom(p, true, 16, 'e');
      blossom(p, false, 26, 'e');
    },
  },
  'US/honolulu': {
    palette: 'lagoon', middle: 270,
    sky: { clouds: 2, horizon: 170 },
    draw(p) {
      p.path('f', 'M120 178Q190 160 220 120L250 100Q300 104 340 96L384 88Q420 130 490 160V180z');
      p.path('l', 'M384 88Q420 130 490 160V180H330Q370 140 384 88zM250 100Q262 140 240 178H200Q240 140 250 100z');
      skyline(p, 182, 10, 50, 'p', -10, 170);
      sea(p, 176);
      p.path('e', 'M-10 270V238Q140 250 250 226T490 236V270z');
      p.path('p', 'M-10 238Q140 250 250 226T490 236V230Q380 212 250 218T-10 232z');
      palm(p, 70, 266, 170, 0.1);
      palm(p, 120, 268, 126, 0.2);
      palm(p, 430, 272, 150, -0.14);
      p.at(250, 256, 1, () => {
        p.path('w', 'M-4 4Q-10-30 0-62Q10-30 4 4z');
        p.line('p', 1.6, 'M0-58V0');
      });
    },
  },
  'US/grand-canyon': {
    palette: 'desert',
    sky: { ...sun(130, 60, 28), horizon: 130 },
    draw(p) {
      p.rect('F', 0, 112, 480, 30);
      mesas(p, 176, 'e', 'w');
      p.path('w', 'M-10 176H110L140 190 200 196 236 214 280 194 350 188 376 172H490V270H-10z');
      p.path('o', 'M-10 206H80L120 224 190 230 232 250 290 226 366 218 396 204H490V270H-10z');
      p.path('d', 'M-10 236H40L84 256 150 262 170 270H-10zM490 230H430L400 248 330 256 312 270H490z');
      p.path('b', 'M226 270Q244 256 232 242 226 230 238 218 246 232 246 244T256 270z');
      p.line('p', 1.6, 'M-10 184H100M380 180H490M-10 214H70M404 212H490');
    },
  },
  'US/miami': {
    palette: 'lagoon',
    sky: { ...sun(360, 70, 28), horizon: 180 },
    draw(p) {
      for (const [x, w, h, c] of [[-10, 84, 84, 'e'], [74, 78, 110, 'p'], [152, 90, 90, 'w'], [242, 80, 118, 'e'], [322, 88, 92, 'p'], [410, 90, 106, 'b']] as const) {
        p.rect(c, x, 228 - h, w, h);
        p.rect(c, x + w * 0.38, 210 - h, w * 0.24, 20);
        p.rect(c, x + w * 0.46, 196 - h, w * 0.08, 18);
        for (let i = 0; i < Math.floor(h / 24); i++) {
          p.rect(c === 'p' ? 'c' : 'p', x, 228 - h + 10 + i * 22, w - 1, 4);
          p.grid('n', x + 8, 228 - h + 17 + i * 22, Math.floor((w - 10) / 16), 1, 16, 1, 9, 8);
        }
      }
      p.path('g', 'M-10 226H490V270H-10z');
      for (const [x, h] of [[40, 120], [130, 96], [350, 130], [440, 104]] as const) {
        palm(p, x, 258, h, 0.05);
      }
      p.at(246, 250, 0.9, () => {
        p.path('l', 'M-60 0Q-62-16-44-18L-30-34H24L40-18Q62-16 60 0z');
        p.path('d', 'M-24-30H-4V-18H-36zM2-30H20L32-18H2z');
        p.circ('d', -36, 0, 10);
        p.circ('d', 36, 0, 10);
        p.circ('p', -36, 0, 4);
        p.circ('p', 36, 0, 4);
      });
    },
  },
};
