import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { ferris, skyline, suspension } from '#shared/scene/built/things.ts';
import { blocks, gable, gables, tower } from '#shared/scene/built/west.ts';
import { eiffel } from '#shared/scene/forms/europe.ts';
import { libertyStatue } from '#shared/scene/forms/world.ts';
import { bear, cow, moose, reindeer } from '#shared/scene/motifs/animals.ts';
import { standingFigure } from '#shared/scene/motifs/asia.ts';
import { archBridge } from '#shared/scene/motifs/bridges.ts';
import { clockTower } from '#shared/scene/motifs/churches.ts';
import { bigTree, pineTree, saguaro, springPool, steam } from '#shared/scene/motifs/land.ts';
import { fish, kayak, parasols, pier, reef, surf, turtle, whaleTail } from '#shared/scene/motifs/shore.ts';
import { chairlift, gondolas, skier } from '#shared/scene/motifs/snow.ts';
import { fishingBoat, seaplane, yacht } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { fairway, ground, river, sea } from '#shared/scene/nature/ground.ts';
import { fuji, hills, mesas, range } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const unitedStates: Landmarks = {
  'US/new-york': {
    palette: 'dawn', subject: 'skyline', middle: 220,
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
    palette: 'dawn', subject: 'suspension-bridge', middle: 200,
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
    palette: 'sunset', subject: 'road-between-palms',
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
    palette: 'night', subject: 'skyline-night', middle: 240,
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
    palette: 'alpine', subject: 'skyline',
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
    palette: 'nordic', subject: 'tower-over-city', middle: 270,
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
    palette: 'dawn', subject: 'domed-hall',
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
    palette: 'lagoon', subject: 'mountain-over-sea', middle: 270,
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
    palette: 'desert', subject: 'red-rocks',
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
    palette: 'lagoon', subject: 'pastel-hotels',
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
  'US/san-diego': {
    palette: 'lagoon', subject: 'bay-bridge-sails', middle: 240,
    sky: { ...sun(350, 72, 30), horizon: 176 },
    draw(p) {
      hills(p, 'F', 176, 24, 3, 0.4);
      blocks(p, 188, [[60, 26, 80, 0], [92, 24, 100, 2], [122, 26, 70, 0], [30, 24, 56, 4]], 'f', 'l', 'p');
      sea(p, 184, 350);
      p.path('b', 'M-10 184H490V270H-10z');
      p.line('p', 6, 'M-10 214Q160 214 260 170T490 124');
      p.line('q', 2, 'M-10 218Q160 218 260 174T490 128');
      let d = '';
      for (const [x, y] of [[60, 214], [110, 210], [160, 204], [206, 192], [250, 176], [296, 158], [344, 146], [392, 136], [440, 128]] as const) {
        d += `M${x} ${y}V232`;
      }
      p.line('p', 4, d, false);
      p.line('c', 2.4, 'M60 244h60M180 240h80M310 244h70M120 258h60M400 252h40');
      sailBoat(p, 150, 252, 1);
      sailBoat(p, 380, 258, 0.8);
      palm(p, 450, 276, 130, -0.06);
    },
  },
  'US/boston': {
    palette: 'dawn', subject: 'domed-hall', middle: 222,
    sky: { ...sun(110, 78, 30), horizon: 192 },
    draw(p) {
      blocks(p, 210, [[380, 40, 150, 0], [336, 30, 112, 5], [426, 32, 120, 4], [90, 30, 96, 1], [52, 30, 76, 0], [456, 26, 80, 2]], 'F', 'f');
      skyline(p, 212, 20, 54, 'f');
      p.at(220, 222, 1.1, () => {
        p.rect('w', -100, -52, 200, 52);
        p.rect('o', 60, -52, 40, 52);
        p.grid('p', -92, -44, 4, 2, 13, 22, 7, 14);
        p.grid('p', 42, -44, 4, 2, 13, 22, 7, 14);
        p.rect('p', -38, -60, 76, 60);
        for (let i = 0; i < 5; i++) {
          p.rect('q', -33 + i * 15, -52, 5, 50);
        }
        p.path('p', 'M-42-60L0-78L42-60z');
        p.rect('w', -26, -90, 52, 20);
        dome(p, 0, -88, 32, 'y', 'Y', 14, 1);
      });
      ground(p, 'l', 220);
      p.path('k', 'M200 222H240L280 270H150z');
      for (const [x, c] of [[60, 'w'], [110, 'y'], [350, 'w'], [400, 'y'], [446, 'o']] as const) {
        bigTree(p, x, 256, 0.62, c, 'd');
      }
    },
  },
  'US/orlando': {
    palette: 'sunset', subject: 'roller-coaster', middle: 230,
    sky: { ...sun(116, 96, 40), horizon: 190 },
    draw(p) {
      trees(p, 208, 14, 'f');
      p.line('o', 4, 'M-10 210Q60 60 130 120T230 200Q270 230 290 160T360 90T420 200T490 190');
      let d = '';
      for (const [x, y] of [[20, 150], [50, 106], [80, 94], [110, 106], [140, 130], [170, 158], [200, 184], [300, 136], [330, 108], [360, 90], [390, 120], [410, 170]] as const) {
        d += `M${x} ${y}V214`;
      }
      p.line('o', 1.6, d, false);
      for (const [x, y] of [[58, 96], [76, 92], [94, 95]] as const) {
        p.rect('w', x - 8, y - 10, 15, 10);
        p.circ('d', x, y - 14, 3.4);
      }
      ferris(p, 300, 214, 56, 'p');
      p.path('m', 'M-10 270V212H490V270z');
      sea(p, 234, 240);
      for (const [x, h] of [[400, 120], [440, 150], [60, 80]] as const) {
        palm(p, x, 262, h, 0.02);
      }
    },
  },
  'US/new-orleans': {
    palette: 'lilac', subject: 'iron-balconies', middle: 250,
    sky: { ...sun(350, 72, 30), horizon: 186 },
    draw(p) {
      p.at(250, 190, 1, () => {
        p.rect('p', -44, -46, 88, 46);
        p.rect('q', 16, -46, 28, 46);
        p.path('p', 'M-44-46L0-66L44-46z');
        for (const [k, h] of [[-44, 70], [44, 70], [0, 84]] as const) {
          p.rect('p', k - 10, -h, 20, h);
          p.path('t', `M${k - 12} ${-h}L${k} ${-h - 44}L${k + 12} ${-h}z`);
        }
        p.circ('t', 0, -50, 6);
      });
      for (const [x, w, c] of [[-30, 150, 'e'], [356, 150, 'y']] as const) {
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
      for (const [x, y] of [[150, 130], [330, 130]] as const) {
        p.line('d', 2, `M${x} 224V${y + 34}`);
        p.path('y', `M${x - 6} ${y + 34}L${x - 4} ${y + 18}H${x + 4}L${x + 6} ${y + 34}z`);
      }
      p.at(240, 262, 0.9, () => {
        p.path('y', 'M-40-6Q-52-6-52-16T-40-26Q-20-26-8-16L30-30V-2L-8-14Q-20-6-40-6z');
      });
    },
  },
  'US/kihei': {
    palette: 'golden', subject: 'whale', middle: 280,
    sky: { ...sun(116, 90, 38), horizon: 170 },
    draw(p) {
      p.path('f', 'M220 178Q300 150 350 112Q400 90 440 110T490 140V178z');
      p.path('F', 'M-10 178Q30 150 90 156T170 178z');
      sea(p, 174, 116);
      whaleTail(p, 270, 234, 1.3);
      palm(p, 446, 278, 180, -0.12);
      palm(p, 470, 276, 120, 0);
      leaves(p, false);
    },
  },
  'US/kailua-kona': {
    palette: 'night', subject: 'volcano-lava', middle: 340,
    sky: { stars: 30, horizon: 180, ...sun(96, 48, 18) },
    draw(p) {
      p.path('l', 'M-10 200Q160 130 300 120T490 150V210z');
      p.path('d', 'M490 270V150Q420 150 380 180L360 206 330 210 320 240 290 246 280 270z');
      p.line('w', 8, 'M470 150Q440 170 424 186T372 210L352 238');
      p.line('y', 3.4, 'M470 150Q440 170 424 186T372 210L352 238');
      p.line('w', 5, 'M424 186Q410 214 420 240');
      p.path('b', 'M-10 200H340L290 270H-10z');
      p.path('h', 'M340 236C310 214 350 196 320 176C300 150 340 130 356 150C390 140 392 180 370 190C376 214 352 214 352 238z');
      p.line('w', 2.4, 'M240 224h50M200 238h70M160 252h80');
      palm(p, 60, 276, 150, 0.1);
    },
  },
  'US/anchorage': {
    palette: 'alpine', subject: 'seaplane', middle: 240,
    sky: { horizon: 170, ...sun(110, 56, 24) },
    draw(p) {
      range(p, 188, 140, 0.7, 280, 'f', 'l');
      conifers(p, 198, 30, 'm');
      sea(p, 194, 110);
      seaplane(p, 220, 232, 1.3);
      moose(p, 410, 250, 0.9, true);
      p.path('m', 'M490 270V240Q420 232 350 258L330 270z');
      moose(p, 420, 250, 0.9, true);
      conifers(p, 284, 80, 'd', -10, 50);
    },
  },
  'US/ketchikan': {
    palette: 'nordic', subject: 'stilt-houses', middle: 220,
    sky: { clouds: 2, horizon: 176 },
    draw(p) {
      hills(p, 'f', 180, 90, 2, 0.4);
      conifers(p, 196, 46, 'l');
      for (const [x, w, c] of [[-6, 50, 'w'], [46, 46, 'y'], [94, 50, 'b'], [300, 50, 'e'], [352, 46, 'w'], [400, 50, 'p'], [450, 44, 'y']] as const) {
        gable(p, x, 214, w, 34, c, 't', 'd', 0.5);
        p.grid(c === 'w' || c === 'b' ? 'p' : 't', x + 8, 190, 3, 1, 13, 1, 8, 12);
        p.line('d', 3, `M${x + 5} 214v18M${x + w / 2} 214v20M${x + w - 5} 214v18`);
      }
      p.rect('o', -10, 212, 162, 4);
      p.rect('o', 292, 212, 200, 4);
      for (const [x, h] of [[186, 150], [238, 180]] as const) {
        p.rect('o', x - 12, 226 - h, 24, h);
        p.rect('d', x + 3, 226 - h, 9, h);
        for (let i = 0; i < 4; i++) {
          const y = 226 - h + 10 + (i * h) / 4.2;
          p.path(i % 2 ? 'l' : 'w', `M${x - 14} ${y}h28l-4 22h-20z`);
          p.circ('p', x - 5, y + 7, 3);
          p.circ('p', x + 5, y + 7, 3);
          p.path('y', `M${x - 4} ${y + 12}h8l-4 7z`);
        }
        p.path('w', `M${x - 34} ${232 - h}Q${x - 14} ${222 - h} ${x} ${228 - h}Q${x + 14} ${222 - h} ${x + 34} ${232 - h}L${x + 10} ${240 - h}H${x - 10}z`);
      }
      sea(p, 228, 240);
      fishingBoat(p, 390, 254, 0.8);
    },
  },
  'US/aspen': {
    palette: 'golden', subject: 'lake-below-peak', middle: 246,
    sky: { ...sun(100, 60, 24), horizon: 176 },
    draw(p) {
      p.path('f', 'M40 200L130 120 150 90 196 50 232 84 250 110 272 96 300 60 340 96 370 140 460 200z');
      p.path('l', 'M196 50L232 84 250 110 246 200H190L210 120zM300 60L340 96 370 140 460 200H340L320 120z');
      p.line('p', 3, 'M158 96L222 90M146 110L236 106M276 104L336 102M266 118L352 122');
      hills(p, 'w', 206, 26, 3, 0.5);
      trees(p, 212, 14, 'y', -10, 180);
      trees(p, 212, 14, 'y', 320, 490);
      sea(p, 212, 240);
      p.path('F', 'M150 214L196 262 240 222 250 214zM256 214L300 256 350 214z');
      let d = '';
      for (const x of [20, 46, 84, 410, 440, 470] as const) {
        d += `M${x} 270V120`;
      }
      p.line('p', 5, d, false);
      for (const [x, y, r, c] of [[20, 120, 34, 'y'], [70, 130, 28, 'w'], [440, 118, 38, 'y'], [400, 140, 24, 'e'], [476, 140, 26, 'w']] as const) {
        p.circ(c, x, y, r);
      }
    },
  },
  'US/vail': {
    palette: 'winter', subject: 'ski-slope', middle: 200,
    sky: { ...sun(112, 62, 24), horizon: 190 },
    draw(p) {
      hills(p, 'F', 190, 90, 2, 0.3);
      p.path('i', 'M180 200Q250 90 330 96L490 130V210z');
      conifers(p, 196, 30, 'm', 210, 260);
      conifers(p, 180, 34, 'm', 320, 370);
      conifers(p, 190, 36, 'm', 430, 490);
      chairlift(p, 200, 206, 420, 90, 5);
      p.path('i', 'M-10 270V206Q120 196 250 208T490 204V270z');
      gables(p, 240, [[10, 60, 40, 'e'], [250, 64, 44, 'y'], [316, 60, 36, 'p'], [378, 66, 46, 'e']], 'p', 0.5);
      clockTower(p, 140, 244, 0.9, 'p', 'q', 'w', 40);
      gables(p, 244, [[166, 60, 36, 'p'], [70, 52, 34, 'y']], 'p', 0.5);
      conifers(p, 284, 64, 'd', 440, 490);
      conifers(p, 284, 60, 'd', -10, 30);
    },
  },
  'US/park-city': {
    palette: 'lilac', subject: 'ski-slope', middle: 240,
    sky: { ...sun(352, 62, 24), horizon: 186 },
    draw(p) {
      hills(p, 'F', 188, 100, 2, 0.2);
      p.path('i', 'M60 196Q160 80 250 92T460 196z');
      conifers(p, 180, 28, 'f', 120, 180);
      conifers(p, 170, 28, 'f', 300, 350);
      for (const [x, w, h, c] of [[-10, 60, 76, 'w'], [52, 56, 90, 'e'], [110, 54, 70, 'b'], [316, 54, 74, 'y'], [372, 58, 92, 'w'], [432, 60, 76, 'l']] as const) {
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
  'US/jackson': {
    palette: 'dawn', subject: 'barn-mountains', middle: 260,
    sky: { horizon: 174, ...sun(380, 62, 24) },
    draw(p) {
      p.path('f', 'M-10 200L60 150 100 160 150 100 170 112 210 60 226 34 240 52 256 90 276 74 306 112 330 100 370 150 410 140 490 190V206z');
      p.path('i', 'M134 116L150 100 170 112 210 60 226 34 240 52 256 90 276 74 306 112 290 108 272 124 250 106 232 124 214 100 190 124 166 122z');
      p.path('l', 'M226 34L240 52 256 90 250 140 280 206H210L232 110z');
      hills(p, 'm', 204, 14, 3, 0.3);
      conifers(p, 212, 24, 'm', -10, 490, 0.6, 0.4);
      ground(p, 'y', 210);
      river(p, 206, 210);
      p.at(370, 240, 1.15, () => {
        p.path('o', 'M-44 0V-26L-24-26-12-52H12L24-26 44-26V0z');
        p.path('d', 'M-48-24L-26-32-14-56H14L26-32 48-24 46-20 22-26 10-50H-10L-22-26-46-20z');
        p.rect('d', -9, -18, 18, 18);
        p.rect('y', -5, -42, 10, 9);
      });
      reindeer(p, 110, 252, 0.9, true);
    },
  },
  'US/mammoth-lakes': {
    palette: 'alpine', subject: 'steaming-springs', middle: 230,
    sky: { clouds: 1, horizon: 174, ...sun(96, 54, 22) },
    draw(p) {
      p.path('f', 'M-10 206L50 150 84 160 110 96 124 130 140 84 156 124 176 70 194 120 212 92 226 134 250 110 300 150 360 120 420 90 490 140V206z');
      p.path('i', 'M330 134L360 120 420 90 470 126 440 130 410 116 380 136zM100 122L110 96 116 116zM132 108L140 84 148 108zM164 102L176 70 186 100z');
      p.path('l', 'M176 70L194 120 212 92 226 134 250 110 260 206H200zM420 90L490 140V206H440z');
      hills(p, 'l', 204, 16, 3, 0.7);
      conifers(p, 212, 34, 'm', -10, 130);
      p.path('k', 'M-10 270V218Q120 206 250 220T490 214V270z');
      springPool(p, 210, 240, 70);
      springPool(p, 340, 250, 60);
      for (const [x, y] of [[190, 226], [230, 224], [340, 238]] as const) {
        steam(p, x, y, 0.8, 'p');
      }
      conifers(p, 284, 80, 'd', 420, 490);
    },
  },
  'US/south-lake-tahoe': {
    palette: 'lagoon', subject: 'lake-below-peak',
    sky: { ...sun(360, 60, 26), horizon: 150 },
    draw(p) {
      p.path('f', 'M-10 166L60 110 100 126 160 84 210 120 270 96 340 130 400 100 490 146V170z');
      p.path('i', 'M44 124L60 110 100 126 160 84 206 118 190 114 160 104 130 128 100 138zM246 106L270 96 310 116 280 112zM386 108L400 100 440 120 410 116z');
      sea(p, 160, 360, 'n', 'b', 200);
      p.rect('b', 0, 190, 480, 80);
      p.path('m', 'M190 200Q210 176 240 176T300 200Q250 208 190 200z');
      conifers(p, 196, 30, 'm', 206, 290, 0.5);
      p.path('c', 'M-10 236Q120 214 260 232T490 222V270H-10z');
      for (const [x, y, r] of [[60, 256, 24], [104, 262, 18], [370, 258, 26], [330, 264, 16]] as const) {
        p.oval('k', x, y, r, r * 0.5);
      }
      pineTree(p, 30, 276, 200, 'd');
      pineTree(p, 440, 276, 220, 'd');
      pineTree(p, 474, 276, 150, 'd');
    },
  },
  'US/key-west': {
    palette: 'sunset', subject: 'lighthouse-cape', middle: 300,
    sky: { ...sun(140, 130, 52), horizon: 178 },
    draw(p) {
      sea(p, 176, 140);
      p.path('o', 'M230 270V218H490V270z');
      p.at(290, 220, 1, () => {
        p.path('p', 'M-12 0L-8-104H8L12 0z');
        p.path('q', 'M1-104H8L12 0H3z');
        p.rect('d', -13, -108, 26, 4);
        p.rect('y', -6, -120, 12, 12);
        p.path('d', 'M-9-120Q0-134 9-120z');
      });
      p.at(396, 222, 1, () => {
        p.rect('p', -60, -56, 120, 56);
        p.rect('q', 24, -56, 36, 56);
        p.path('t', 'M-72-54L-50-78H50L72-54z');
        for (const k of [-56, -20, 16, 52] as const) {
          p.rect('p', k - 2, -56, 4, 56);
        }
        p.rect('p', -64, -28, 128, 4);
        p.grid('w', -46, -22, 3, 1, 36, 1, 12, 22);
        p.grid('w', -46, -50, 3, 1, 36, 1, 12, 20);
      });
      palm(p, 240, 236, 90, -0.06);
      palm(p, 466, 240, 110, -0.1);
      p.at(110, 226, 1.3, () => {
        p.path('p', 'M-4-8L-6-74Q30-40 30-8zM-8-8L-10-60Q-34-30-36-8z');
        p.path('d', 'M-46-5H42Q36 6 22 6H-30Q-40 4-46-5z');
      });
    },
  },
  'US/key-largo': {
    palette: 'lagoon', subject: 'sea-statue', middle: 250,
    sky: { ...sun(96, 34, 18), clouds: 1, cloudY: 30, horizon: 90 },
    draw(p) {
      p.path('m', 'M280 90Q360 66 490 76V94H280z');
      palm(p, 400, 84, 46, 0.05, 'd', 0.5);
      palm(p, 440, 84, 56, -0.05, 'd', 0.5);
      reef(p, 88);
      p.at(290, 228, 0.84, () => standingFigure(p, 0, 0, 0.9, 'c', 'n'));
      fish(p, 120, 130, 1.4, 'y');
      fish(p, 150, 146, 1.2, 'y');
      fish(p, 100, 154, 1.1, 'w');
      turtle(p, 380, 150, 0.6);
      p.at(180, 90, 0.8, () => {
        p.path('p', 'M-40-8H44L34 6H-30z');
        p.path('w', 'M-40-8H44L42-4H-38z');
      });
    },
  },
  'US/monterey': {
    palette: 'nordic', subject: 'lone-tree', middle: 190,
    sky: { ...sun(350, 86, 34), horizon: 176 },
    draw(p) {
      hills(p, 'F', 176, 30, 2, 0.2);
      sea(p, 174, 350);
      p.path('k', 'M-10 270V206L60 190 120 196 170 186 214 206 236 240 270 270z');
      p.path('K', 'M120 196L170 186 214 206 236 240 270 270H170L150 230z');
      p.line('p', 3, 'M220 244h50M250 258h60');
      p.at(150, 196, 1, () => {
        p.path('d', 'M-8 0Q4-30-6-64L-2-66 6-40 20-62 24-60Q10-30 10 0z');
        for (const [a, b, w, h] of [[-10, -80, 46, 14], [30, -70, 38, 11], [4, -96, 30, 10], [-40, -66, 24, 8]] as const) {
          p.oval('m', a, b, w, h);
        }
      });
      p.at(370, 240, 1.2, () => {
        p.path('o', 'M-40-2Q-34-12-10-10Q14-14 28-10Q40-16 46-8Q48 2 36 4Q-10 8-40-2z');
        p.circ('e', 38, -6, 6);
        p.path('o', 'M-40-2L-54-8-50 2zM2-10L6-18 12-10z');
        p.oval('k', 8, -14, 7, 4);
      });
    },
  },
  'US/scottsdale': {
    palette: 'desert', subject: 'golf-course', middle: 230,
    sky: { ...sun(352, 84, 36), horizon: 184 },
    draw(p) {
      range(p, 190, 80, 0, 180, 'F', 'f');
      p.path('w', 'M160 196Q180 160 210 154L230 140 250 150 290 152Q330 170 350 196z');
      p.path('o', 'M250 150L290 152Q330 170 350 196H290z');
      ground(p, 'Y', 194);
      p.path('l', 'M120 270Q200 220 290 224T490 240V270z');
      p.path('m', 'M200 270Q260 236 340 240T490 262V270z');
      p.oval('p', 260, 252, 30, 7);
      p.line('d', 1.6, 'M380 236V180');
      p.path('w', 'M380 180L404 188L380 196z');
      for (const [x, y, s] of [[70, 256, 1.5], [130, 226, 0.8], [430, 224, 0.9], [24, 226, 0.7]] as const) {
        saguaro(p, x ?? 0, y ?? 0, s ?? 1);
      }
    },
  },
  'US/palm-springs': {
    palette: 'dawn', subject: 'desert-pool', middle: 270,
    sky: { ...sun(360, 76, 32), horizon: 180 },
    draw(p) {
      range(p, 196, 126, 0.2, 200, 'F', 'f');
      ground(p, 'e', 194);
      for (const [x, h] of [[40, 50], [70, 58], [100, 46]] as const) {
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
      for (const [x, h] of [[150, 130], [180, 160], [410, 150], [440, 120]] as const) {
        palm(p, x, 232, h, 0.01, 'd', 0.9);
      }
    },
  },
  'US/myrtle-beach': {
    palette: 'lagoon', subject: 'pier-wheel', middle: 320,
    sky: { ...sun(110, 70, 28), horizon: 172 },
    draw(p) {
      sea(p, 170, 110);
      ferris(p, 370, 214, 70, 'p');
      blocks(p, 214, [[280, 30, 60, 0], [312, 26, 80, 0], [446, 30, 70, 0]], 'l', 'm', 'e');
      p.path('e', 'M190 270Q260 214 360 212H490V270z');
      p.rect('o', -10, 190, 220, 5);
      p.line('o', 3, 'M10 194V226M40 194V226M70 194V226M100 194V226M130 194V226M160 194V226M190 194V226', false);
      p.path('w', 'M20 190V176L46 164L72 176V190z');
      parasols(p, 252, [270, 330, 390], 1);
      surf(p, 110, 246, 0.4);
    },
  },
  'US/pinehurst': {
    palette: 'monsoon', subject: 'golf-course', middle: 260,
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
      for (const [x, h] of [[30, 190], [76, 150], [110, 110], [446, 170], [470, 130]] as const) {
        p.line('o', 5, `M${x} 266V${266 - h}`);
        for (const [a, b, w] of [[0, 0, 30], [-10, 20, 26], [12, 34, 24]] as const) {
          p.oval('m', x + a, 262 - h + b, w, 12);
        }
      }
    },
  },
  'US/hilton-head': {
    palette: 'golden', subject: 'lighthouse-cape', middle: 190,
    sky: { ...sun(352, 82, 34), horizon: 178 },
    draw(p) {
      sea(p, 176, 352);
      trees(p, 184, 14, 'f', -10, 130);
      p.path('l', 'M-10 270V222Q120 200 230 218L260 270z');
      p.at(170, 222, 1.2, () => {
        p.path('p', 'M-17 0L-9-108H9L17 0z');
        for (let i = 0; i < 5; i++) {
          const a = 17 - i * 1.6, b = -i * 22;
          p.path('w', `M${-a} ${b}L${-a + 0.8} ${b - 11}H${a - 0.8}L${a} ${b}z`);
        }
        p.path('d', 'M-13-108H13V-112H-13z');
        p.rect('y', -7, -124, 14, 12);
        p.path('w', 'M-10-124L0-138L10-124z');
      });
      pier(p, 224, 250, 'o');
      yacht(p, 330, 244, 0.9);
      sailBoat(p, 430, 252, 1);
      p.oval('p', 80, 250, 28, 8);
      p.line('d', 1.6, 'M40 240V196');
      p.path('w', 'M40 196L62 203L40 210z');
    },
  },
  'US/bozeman': {
    palette: 'monsoon', subject: 'barn-mountains', middle: 250,
    sky: { ...sun(360, 60, 24), horizon: 170 },
    draw(p) {
      range(p, 186, 110, 0.5, 150, 'F', 'f');
      hills(p, 'l', 196, 20, 3, 0.5);
      ground(p, 'y', 204);
      p.path('b', 'M300 204Q400 214 330 232T250 270H120Q220 240 280 224T280 204z');
      p.path('c', 'M296 210Q350 218 300 232T200 268H170Q260 236 286 222z');
      p.at(370, 246, 1.1, () => {
        p.path('d', 'M-7 0V-14L-9-38Q-8-48 0-48T9-38L7-14 6 0z');
        p.circ('e', 0, -54, 6);
        p.path('o', 'M-13-57H13L7-63H-6z');
        p.line('d', 1.6, 'M4-36L-30-70');
        p.line('p', 1, 'M-30-70Q-90-110-120-60T-160-6');
      });
      p.at(80, 232, 1, () => {
        p.path('w', 'M-50 0V-34L-26-60H26L50-34V0z');
        p.path('t', 'M-56-32L-28-66H28L56-32L50-30L24-58H-24L-50-30z');
        p.rect('p', -14, -26, 28, 26);
        p.line('w', 2, 'M-14-26L14 0M14-26L-14 0');
        p.rect('p', -6, -50, 12, 10);
      });
      cow(p, 170, 236, 0.5);
    },
  },
  'US/flagstaff': {
    palette: 'desert', subject: 'red-rocks', middle: 260,
    sky: { ...sun(110, 70, 28), clouds: 1, horizon: 176 },
    draw(p) {
      p.path('F', 'M-10 186Q60 150 120 146L170 110 190 120 210 104 240 130 300 170 490 180V190z');
      for (const [x, w, h] of [[250, 80, 110], [360, 56, 86], [140, 40, 60]] as const) {
        p.path('w', `M${x - w} 214L${x - w * 0.6} ${214 - h * 0.4} ${x - w * 0.44} ${214 - h * 0.46} ${x - w * 0.4} ${214 - h * 0.86} ${x - w * 0.2} ${214 - h * 0.8} ${x - w * 0.14} ${214 - h} ${x + w * 0.1} ${214 - h} ${x + w * 0.14} ${214 - h * 0.74} ${x + w * 0.3} ${214 - h * 0.8} ${x + w * 0.34} ${214 - h * 0.44} ${x + w * 0.6} ${214 - h * 0.36} ${x + w} 214z`);
        p.path('o', `M${x + w * 0.02} ${214 - h}H${x + w * 0.1}L${x + w * 0.14} ${214 - h * 0.74} ${x + w * 0.3} ${214 - h * 0.8} ${x + w * 0.34} ${214 - h * 0.44} ${x + w * 0.6} ${214 - h * 0.36} ${x + w} 214H${x + w * 0.2}z`);
        p.line('e', 3, `M${x - w * 0.6} ${214 - h * 0.32}H${x + w * 0.56}`);
      }
      hills(p, 'l', 220, 14, 3, 0.4);
      trees(p, 228, 12, 'm');
      ground(p, 'm', 226);
      river(p, 226, 200);
      pineTree(p, 40, 276, 170, 'd');
      pineTree(p, 450, 276, 150, 'd');
    },
  },
  'US/denver': {
    palette: 'alpine', subject: 'skyline', middle: 240,
    sky: { ...sun(110, 58, 24), clouds: 1, horizon: 182 },
    draw(p) {
      range(p, 192, 100, 0.7, 250, 'F', 'f');
      blocks(p, 216, [[180, 32, 118, 2], [218, 34, 136, 0], [258, 30, 108, 5], [296, 36, 126, 1], [140, 30, 84, 0], [336, 30, 92, 3]], 'l', 'm', 'c');
      p.at(400, 220, 0.9, () => {
        p.rect('k', -50, -40, 100, 40);
        p.rect('K', 20, -40, 30, 40);
        p.grid('d', -44, -34, 8, 1, 12, 1, 5, 20);
        p.path('k', 'M-20-40L0-52L20-40z');
        p.rect('k', -14, -66, 28, 26);
        dome(p, 0, -64, 18, 'y', 'Y', 10);
      });
      ground(p, 'l', 218);
      trees(p, 230, 14, 'm', -10, 120);
      trees(p, 232, 14, 'm', 320, 490);
      p.path('c', 'M150 270Q200 236 240 230T320 226Q300 244 330 270z');
      bear(p, 90, 258, 1, false, 'n');
    },
  },
  'US/austin': {
    palette: 'sunset', subject: 'domed-hall', middle: 220,
    sky: { ...sun(118, 104, 42), horizon: 190 },
    draw(p) {
      blocks(p, 210, [[330, 34, 130, 1], [370, 30, 104, 0], [408, 34, 142, 4], [446, 30, 92, 2], [290, 28, 84, 0]], 'f', 'l', 'y');
      p.at(180, 212, 1, () => {
        p.rect('e', -70, -36, 140, 36);
        p.rect('w', 30, -36, 40, 36);
        p.grid('o', -62, -30, 11, 1, 12, 1, 5, 22);
        p.rect('e', -24, -70, 48, 36);
        p.rect('w', 6, -70, 18, 36);
        dome(p, 0, -68, 26, 'w', 'o', 14, 1.15);
      });
      trees(p, 216, 13, 'm');
      p.rect('m', 0, 214, 480, 10);
      sea(p, 222, 118);
      archBridge(p, 252, 226, [[60, 44], [160, 44], [260, 44], [360, 44], [450, 40]], 'e', 'o');
      for (let i = 0; i < 22; i++) {
        const x = 250 + p.between(-10, 200), y = 60 + p.between(0, 130) - (x - 250) * 0.3;
        p.path('d', `M${x} ${y}q3-5 7-2q4-3 7 2q-4-1-7 3q-3-4-7-3z`);
      }
    },
  },
  'US/fairbanks': {
    palette: 'night', subject: 'northern-lights', middle: 250,
    sky: { stars: 40, aurora: true, horizon: 190 },
    draw(p) {
      hills(p, 'l', 198, 30, 3, 0.4);
      conifers(p, 212, 50, 'd', 260, 490, 0.5);
      conifers(p, 212, 40, 'd', -10, 120, 0.5);
      p.path('I', 'M-10 270V210H490V270z');
      p.path('i', 'M-10 270V232Q120 220 260 234T490 228V270z');
      p.at(350, 232, 1.1, () => {
        p.rect('o', -50, -32, 100, 32);
        p.line('d', 1.6, 'M-50-24H50M-50-16H50M-50-8H50', false);
        p.path('p', 'M-62-28L0-66L62-28L58-20L0-54L-58-20z');
        p.rect('y', -30, -24, 18, 14);
        p.rect('y', 14, -24, 18, 14);
        p.rect('d', -6, -24, 14, 24);
        p.rect('d', 26, -64, 9, 16);
      });
      steam(p, 382, 162, 0.4, 'g');
      for (const [x, y] of [[96, 244], [126, 242], [156, 246], [186, 243]] as const) {
        p.at(x, y, 0.6, () => p.path('d', 'M-20 0L-16-16Q-26-24-24-36L-18-24H8L14-38 20-30 28-28 20-20 14-16 16 0H11L8-12H-10L-14 0z'));
      }
      p.line('w', 1.4, 'M196 234L240 238');
      p.at(252, 248, 0.8, () => {
        p.line('w', 3, 'M-30 2H24');
        p.line('d', 2, 'M-24 0L-16-22H20L24 0');
        p.path('w', 'M24-6V-34Q28-40 36-36L38-6z');
        p.circ('p', 32, -42, 5);
      });
    },
  },
  'US/kauai': {
    palette: 'lagoon', subject: 'high-cliffs', middle: 320,
    sky: { ...sun(100, 54, 24), horizon: 164 },
    draw(p) {
      sea(p, 176, 100);
      const list = [[490, 30, 'f'], [400, 60, 'l'], [310, 84, 'f'], [226, 112, 'l']] as const;
      for (const [x, t, c] of list) {
        p.path(c, `M490 214V${t}L${x - 14} ${t + 6} ${x - 40} ${t + 60} ${x - 50} ${t + 54} ${x - 96} 214z`);
        p.path('m', `M${x - 14} ${t + 6}L${x - 40} ${t + 60} ${x - 50} ${t + 54} ${x - 96} 214H${x - 60}L${x - 30} ${t + 80}z`);
      }
      p.line('p', 3, 'M404 90V206M322 116V206');
      p.line('p', 3, 'M120 216h370');
      p.path('e', 'M240 226Q340 210 490 216V234Q360 234 240 226z');
      kayak(p, 110, 238, 1);
      whaleTail(p, 230, 256, 0.5);
      palm(p, 30, 280, 150, 0.08);
    },
  },
};
