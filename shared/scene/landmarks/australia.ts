import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { lighthouse, skyline } from '#shared/scene/built/things.ts';
import { blocks, gable } from '#shared/scene/built/west.ts';
import { operaHouse } from '#shared/scene/forms/world.ts';
import { kangaroo } from '#shared/scene/motifs/animals.ts';
import { archBridge } from '#shared/scene/motifs/bridges.ts';
import { bigTree, rows, waterfall } from '#shared/scene/motifs/land.ts';
import { fish, reef, surf, turtle } from '#shared/scene/motifs/shore.ts';
import { chairlift, gondolas } from '#shared/scene/motifs/snow.ts';
import { fishingBoat, train, tram } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { leaves, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const australia: Landmarks = {
  'AU/sydney': {
    palette: 'golden', subject: 'iron-arch-bridge', middle: 270,
    sky: { ...sun(130, 90, 40), horizon: 190 },
    draw(p) {
      hills(p, 'F', 186, 14, 3);
      p.line('f', 5, 'M20 196Q190 50 360 196');
      p.line('f', 3, 'M-10 172H400');
      let d = '';
      for (let x = 56; x < 336; x += 20) {
        const y = 196 - 73 * (1 - ((x - 190) / 170) ** 2);
        d += `M${x} ${y}V172`;
      }
      p.line('f', 1.4, d);
      p.rect('f', 14, 150, 12, 46);
      p.rect('f', 354, 150, 12, 46);
      skyline(p, 200, 20, 70, 'F', 380, 490);
      sea(p, 194, 130);
      operaHouse(p, 276, 226, 1.3);
      p.rect('d', 130, 224, 296, 4);
      sea(p, 228, 130);
      sailBoat(p, 76, 250, 0.8);
    },
  },
  'AU/yulara': {
    palette: 'sunset', subject: 'red-rocks',
    sky: { horizon: 170, sun: [390, 70, 24] },
    draw(p) {
      p.rect('e', 0, 168, 480, 102);
      p.path('w', 'M66 190Q84 126 120 112Q180 98 250 102T380 116Q410 130 420 190z');
      p.path('o', 'M320 106Q352 110 380 116Q410 130 420 190H340Q350 140 320 106zM150 105Q146 150 128 190H104Q130 150 150 105zM210 101Q214 150 200 190H180Q206 150 210 101zM270 102Q282 150 272 190H254Q276 150 270 102z');
      p.path('y', 'M-10 270V196Q140 182 260 192T490 190V270z');
      p.path('w', 'M-10 270V236Q160 216 300 236T490 228V270z');
      for (const [x, y, s] of [[40, 246, 1], [96, 262, 1.3], [400, 250, 1.2], [450, 266, 1.5], [270, 264, 1], [200, 212, 0.6], [330, 214, 0.6]] as const) {
        p.path('l', `M${x - 16 * s} ${y}Q${x - 10 * s} ${y - 18 * s} ${x} ${y - 16 * s}T${x + 16 * s} ${y}z`);
      }
    },
  },
  'AU/melbourne': {
    palette: 'lilac', subject: 'tram-steep-street', middle: 190,
    sky: { ...sun(350, 80, 32), horizon: 190 },
    draw(p) {
      skyline(p, 206, 30, 80, 'F');
      blocks(p, 210, [[380, 30, 150, 0], [416, 28, 120, 5], [450, 30, 134, 3], [348, 26, 98, 2]], 'f', 'l', 'y');
      p.at(180, 222, 1.1, () => {
        p.rect('y', -110, -50, 230, 50);
        p.rect('Y', 80, -50, 40, 50);
        arcades(p, 'o', -100, -2, 11, 20, 13, 20);
        p.rect('y', -116, -54, 242, 6);
        p.path('o', 'M-40 0V-40Q-10-72 20-40V0z');
        p.path('y', 'M-34 0V-38Q-10-64 14-38V0z');
        p.path('d', 'M-26-26Q-10-50 6-26z');
        p.rect('y', -30, -86, 40, 34);
        p.rect('Y', -4, -86, 14, 34);
        dome(p, -10, -84, 28, 'l', 'm', 12, 1.1);
        for (const k of [-96, 106] as const) {
          p.rect('y', k - 9, -72, 18, 24);
          dome(p, k, -72, 10, 'l', 'm', 6);
        }
      });
      ground(p, 'k', 220);
      p.line('t', 2, 'M-10 254H490M-10 262H490', false);
      tram(p, 330, 258, 1, 'l', 'm');
    },
  },
  'AU/brisbane': {
    palette: 'dawn', subject: 'iron-arch-bridge', middle: 240,
    sky: { ...sun(110, 80, 32), horizon: 192 },
    draw(p) {
      blocks(p, 212, [[330, 32, 150, 3], [366, 30, 120, 0], [400, 32, 138, 1], [436, 30, 104, 0], [296, 28, 96, 2], [462, 26, 80, 0]], 'f', 'l', 'y');
      trees(p, 214, 14, 'l', -10, 120);
      sea(p, 210, 110);
      p.line('o', 3, 'M-10 186H490M20 186L90 96L160 150L240 156L320 150L390 96L460 186M90 96V220M390 96V220');
      let d = '';
      for (let i = 0; i < 14; i++) {
        const x = 104 + i * 21;
        d += `M${x} 186L${x + 10} ${152 + Math.abs(i - 6.5) * -5 + 10}L${x + 21} 186`;
      }
      p.line('o', 1.8, d);
      p.rect('o', -10, 184, 500, 6);
      for (const x of [90, 390] as const) {
        p.rect('k', x - 10, 206, 20, 34);
      }
      ferryBoat(p, 240, 246, 1);
      leaves(p, false);
    },
  },
  'AU/gold-coast': {
    palette: 'lagoon', subject: 'surf-wave', middle: 320,
    sky: { ...sun(112, 70, 28), horizon: 170 },
    draw(p) {
      sea(p, 168, 112);
      blocks(p, 206, [[250, 24, 90, 0], [280, 22, 120, 2], [310, 26, 100, 1], [342, 22, 156, 3], [374, 26, 112, 0], [406, 22, 134, 2], [438, 26, 94, 0], [464, 22, 116, 1]], 'l', 'm', 'p');
      p.path('e', 'M490 270V204H240Q200 214 170 240L140 270z');
      p.path('p', 'M240 204Q200 214 170 240L140 270H156Q200 222 260 214z');
      surf(p, 90, 226, 0.8);
      for (const [x, s] of [[300, 1], [380, 1]] as const) {
        p.at(x, 244, s, () => {
          p.line('d', 1.6, 'M-14 0V-30M14 0V-30');
          p.path('w', 'M-14-30H0V-20H-14z');
          p.path('y', 'M0-30H14V-20H0z');
        });
      }
      p.at(430, 250, 0.9, () => {
        p.path('w', 'M-14-18H14V-2H-14z');
        p.path('y', 'M-18-18L0-34L18-18z');
        p.line('d', 2, 'M-10-2L-14 12M10-2L14 12');
      });
    },
  },
  'AU/cairns': {
    palette: 'monsoon', subject: 'coast-train', middle: 250,
    sky: { ...sun(360, 62, 26), horizon: 170 },
    draw(p) {
      hills(p, 'f', 178, 70, 2, 0.5);
      trees(p, 196, 26, 'l');
      gondolas(p, -10, 70, 490, 100, 0.8);
      waterfall(p, 120, 150, 220, 26, 'l', 'm');
      trees(p, 224, 24, 'm', 180, 490);
      ground(p, 'm', 220);
      p.path('K', 'M150 270V232H490V240L170 248z');
      archBridge(p, 256, 228, [[200, 20], [252, 20], [304, 20], [356, 20], [408, 20], [460, 20]], 'k', 'K');
      train(p, 190, 229, 1, 'w', 5);
      leaves(p, false);
      leaves(p, true);
    },
  },
  'AU/port-douglas': {
    palette: 'lagoon', subject: 'coral-reef', middle: 240,
    sky: { ...sun(112, 50, 22), horizon: 110 },
    draw(p) {
      p.path('f', 'M150 118Q220 60 290 64T420 80L490 100V120z');
      trees(p, 118, 12, 'l', 160, 490);
      reef(p, 116);
      p.at(230, 190, 1, () => {
        p.path('w', 'M-20-10Q0-22 18-10Q22 4 0 10Q-20 6-20-10zM18-8L32-16V6z');
        p.path('p', 'M-6-17L-2 10H4L2-18z');
      });
      turtle(p, 340, 200, 0.8);
      p.at(110, 118, 0.9, () => {
        p.path('p', 'M-46-10H50L38 6H-36z');
        p.path('p', 'M0-10V-60Q26-36 30-12z');
      });
      fish(p, 130, 160, 1.2, 'y');
      fish(p, 156, 174, 1, 'y');
    },
  },
  'AU/perth': {
    palette: 'dawn', subject: 'skyline', middle: 240,
    sky: { ...sun(112, 78, 30), horizon: 188 },
    draw(p) {
      blocks(p, 206, [[240, 34, 140, 1], [280, 32, 158, 4], [318, 30, 118, 0], [352, 32, 132, 5], [206, 28, 92, 0], [388, 30, 86, 2], [176, 26, 64, 0]], 'l', 'm', 'e');
      trees(p, 210, 12, 'm');
      ground(p, 'b', 208);
      sea(p, 208, 112);
      p.path('l', 'M490 270V230Q420 222 360 244L330 270z');
      for (const [x, y, s, f] of [[110, 242, 1.1, 0], [190, 252, 0.9, 1], [60, 258, 0.8, 0]] as const) {
        p.at(x, y, s, () => {
          p.path('d', 'M-34-10Q-20-34 6-24Q22-20 24-10Q24 4 0 4Q-26 4-34-10z');
          p.line('d', 5, 'M18-12Q30-30 22-42T30-54');
          p.path('w', 'M28-57L46-52 32-49z');
          p.path('p', 'M-30-8Q-20-14-10-12L-22-4z');
        }, f === 1);
      }
      bigTree(p, 440, 244, 0.8);
    },
  },
  'AU/adelaide': {
    palette: 'golden', subject: 'vineyards', middle: 250,
    sky: { ...sun(360, 78, 32), horizon: 180 },
    draw(p) {
      hills(p, 'F', 182, 56, 3, 0.3);
      hills(p, 'f', 196, 30, 2, 0.8);
      rows(p, 200, 'l', 'm');
      p.at(110, 216, 0.9, () => {
        p.rect('e', -50, -30, 100, 30);
        p.path('K', 'M-64-26L-34-54H34L64-26z');
        p.rect('o', -58, -26, 116, 3);
        p.line('o', 2.4, 'M-54-26V0M-20-26V0M20-26V0M54-26V0');
        p.rect('k', 18, -70, 10, 20);
      });
      kangaroo(p, 330, 246, 1);
      kangaroo(p, 410, 240, 0.8, true);
      bigTree(p, 240, 222, 0.7);
    },
  },
  'AU/hobart': {
    palette: 'nordic', subject: 'harbour-warehouses', middle: 270,
    sky: { ...sun(112, 70, 26), clouds: 1, horizon: 176 },
    draw(p) {
      p.path('f', 'M-10 200Q90 150 170 100L220 84H330L380 100Q430 150 490 176V204z');
      p.path('i', 'M182 96L220 84H330L370 98 340 100 320 92 296 102 270 92 244 102 220 94 200 102z');
      let d = '';
      for (let i = 0; i < 12; i++) {
        d += `M${206 + i * 13} 104v${16 + (i % 3) * 8}`;
      }
      p.line('l', 4, d, false);
      trees(p, 202, 14, 'l');
      for (const [x, w, h, c] of [[-10, 66, 50, 'e'], [58, 60, 58, 'y'], [120, 64, 48, 'k'], [186, 60, 56, 'e'], [248, 64, 50, 'y'], [314, 60, 58, 'e'], [376, 64, 48, 'k'], [442, 60, 56, 'y']] as const) {
        gable(p, x, 220, w - 2, h - 14, c, 'w', 'o', 0.3);
        p.grid('t', x + 10, 234 - h, 3, 2, 17, 20, 8, 12);
      }
      p.rect('K', 0, 218, 480, 7);
      sea(p, 224, 112);
      sailBoat(p, 130, 252, 1);
      fishingBoat(p, 310, 252, 0.9);
      sailBoat(p, 420, 256, 0.7);
    },
  },
  'AU/airlie-beach': {
    palette: 'lagoon', subject: 'swirling-sands', middle: 250,
    sky: { clouds: 1, cloudY: 36, ...sun(370, 44, 20), horizon: 80 },
    draw(p) {
      p.path('f', 'M-10 92Q60 50 130 60T280 84Q340 50 400 56T490 76V96z');
      p.rect('n', 0, 88, 480, 30);
      p.rect('b', 0, 106, 480, 170);
      p.path('p', 'M-10 150Q90 130 160 150Q240 176 310 150T490 130V160Q420 160 370 184Q300 214 210 196Q120 176 60 196L-10 214z');
      p.path('c', 'M40 160Q110 144 170 164Q230 186 290 172Q250 190 190 182Q110 166 40 176zM330 168Q400 146 480 146Q410 156 370 178Q340 190 300 190z');
      p.path('p', 'M-10 270V246Q100 210 210 230T420 210L490 206V220Q400 226 330 250T200 262L180 270z');
      p.path('c', 'M60 240Q140 218 210 238T330 232Q260 254 190 250T60 240z');
      p.path('m', 'M490 270V230Q420 236 380 254L350 270zM-10 150V128Q60 118 110 132L60 144z');
      sailBoat(p, 260, 128, 0.5);
      sailBoat(p, 120, 112, 0.36);
    },
  },
  'AU/exmouth': {
    palette: 'desert', subject: 'whale-shark', middle: 240,
    sky: { ...sun(370, 40, 22), horizon: 100 },
    draw(p) {
      p.path('w', 'M-10 110L60 84 150 88 200 100 490 104V112H-10z');
      lighthouse(p, 130, 90, 0.6);
      p.rect('b', 0, 108, 480, 170);
      p.rect('n', 0, 200, 480, 80);
      p.path('c', 'M-10 108q30-9 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V118H-10z');
      p.at(240, 184, 1.5, () => {
        p.path('d', 'M-90 2Q-84-16-40-20Q10-26 60-8L92-24 88 0 98 20 70 8Q20 26-40 18Q-84 14-90 2z');
        p.path('t', 'M-90 4Q-40 12 60 2L70 8Q20 26-40 18Q-84 14-90 4z');
        p.path('d', 'M-10-22L4-42 12-20zM-30 14L-10 36 0 16z');
        for (const [a, b] of [[-60, -8], [-44, -2], [-28, -10], [-12, -4], [4, -12], [20, -4], [36, -8], [50, 0], [-52, 4], [-20, 4], [12, 4]] as const) {
          p.circ('p', a, b, 2.2);
        }
      });
      fish(p, 110, 150, 0.8, 'y');
      fish(p, 130, 140, 0.7, 'y');
      fish(p, 400, 240, 0.8, 'y');
    },
  },
  'AU/jindabyne': {
    palette: 'winter', subject: 'snow-gums', middle: 210,
    sky: { ...sun(112, 66, 26), horizon: 180 },
    draw(p) {
      hills(p, 'F', 186, 60, 2, 0.2);
      p.path('i', 'M-10 200Q120 110 240 120T490 160V206z');
      p.path('I', 'M240 120Q360 126 490 160V206H300Q330 150 240 120z');
      chairlift(p, 210, 206, 420, 120, 4);
      p.path('i', 'M-10 270V204Q120 192 260 206T490 198V270z');
      p.line('q', 7, 'M90 262Q96 210 84 170M86 200Q60 180 50 150M88 190Q110 160 130 150M370 268Q380 220 400 190M384 226Q360 200 350 180');
      p.line('w', 2, 'M88 250Q92 220 86 190M374 254Q380 226 392 206');
      for (const [x, y, r] of [[46, 146, 26], [86, 156, 28], [132, 146, 24], [110, 126, 22], [350, 174, 22], [402, 180, 26], [376, 160, 20]] as const) {
        p.oval('m', x, y, r, r * 0.6);
      }
      kangaroo(p, 250, 250, 0.8);
    },
  },
  'AU/darwin': {
    palette: 'sunset', subject: 'storm-termites', middle: 220,
    sky: { ...sun(130, 130, 50), horizon: 184 },
    draw(p) {
      for (const [x, y, w] of [[300, 46, 150], [360, 66, 120], [250, 70, 90]] as const) {
        p.line('l', (w ?? 0) * 0.2, `M${x} ${y}h${w}`);
      }
      p.line('p', 2.6, 'M360 76L340 110 356 112 330 160M420 70L432 100 420 104 436 150');
      trees(p, 190, 12, 'f');
      ground(p, 'o', 188);
      p.path('w', 'M-10 270V220Q120 206 260 218T490 212V270z');
      for (const [x, h, w] of [[80, 90, 26], [180, 60, 20], [400, 110, 32], [320, 56, 18], [450, 70, 20]] as const) {
        p.path('d', `M${x - w} 240L${x - w * 0.7} ${240 - h * 0.7} ${x - w * 0.3} ${240 - h * 0.6} ${x - w * 0.1} ${240 - h} ${x + w * 0.3} ${240 - h * 0.7} ${x + w * 0.6} ${240 - h * 0.76} ${x + w} 240z`);
      }
      p.at(230, 262, 1.1, () => {
        p.path('d', 'M-90-4Q-50-16-10-18Q30-20 50-16L84-12 88-6 50-4 46 2H36L34-4H-6L-10 2H-20L-18-4Q-60 2-90-4z');
        p.path('d', 'M-30-18l6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6z');
      });
    },
  },
};
