import type { Landmarks } from '#shared/scene/landmark.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { kangaroo } from '#shared/scene/motifs/animals.ts';
import { archBridge } from '#shared/scene/motifs/bridges.ts';
import { bigTree, rows, waterfall } from '#shared/scene/motifs/land.ts';
import { gondolas } from '#shared/scene/motifs/snow.ts';
import { train } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { leaves, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const australiaAToD: Landmarks = {
  'AU/adelaide': {
    palette: 'golden',
    subject: 'vineyards',
    middle: 250,
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
  'AU/airlie-beach': {
    palette: 'lagoon',
    subject: 'swirling-sands',
    middle: 250,
    sky: { clouds: 1, cloudY: 36, ...sun(370, 44, 20), horizon: 80 },
    draw(p) {
      p.path('f', 'M-10 92Q60 50 130 60T280 84Q340 50 400 56T490 76V96z');
      p.rect('n', 0, 88, 480, 30);
      p.rect('b', 0, 106, 480, 170);
      p.path(
        'p',
        'M-10 150Q90 130 160 150Q240 176 310 150T490 130V160Q420 160 370 184Q300 214 210 196Q120 176 60 196L-10 214z',
      );
      p.path(
        'c',
        'M40 160Q110 144 170 164Q230 186 290 172Q250 190 190 182Q110 166 40 176zM330 168Q400 146 480 146Q410 156 370 178Q340 190 300 190z',
      );
      p.path('p', 'M-10 270V246Q100 210 210 230T420 210L490 206V220Q400 226 330 250T200 262L180 270z');
      p.path('c', 'M60 240Q140 218 210 238T330 232Q260 254 190 250T60 240z');
      p.path('m', 'M490 270V230Q420 236 380 254L350 270zM-10 150V128Q60 118 110 132L60 144z');
      sailBoat(p, 260, 128, 0.5);
      sailBoat(p, 120, 112, 0.36);
    },
  },
  'AU/brisbane': {
    palette: 'dawn',
    subject: 'iron-arch-bridge',
    middle: 240,
    sky: { ...sun(110, 80, 32), horizon: 192 },
    draw(p) {
      blocks(
        p,
        212,
        [
          [330, 32, 150, 3],
          [366, 30, 120, 0],
          [400, 32, 138, 1],
          [436, 30, 104, 0],
          [296, 28, 96, 2],
          [462, 26, 80, 0],
        ],
        'f',
        'l',
        'y',
      );
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
  'AU/cairns': {
    palette: 'monsoon',
    subject: 'coast-train',
    middle: 250,
    sky: { ...sun(360, 62, 26), horizon: 170 },
    draw(p) {
      hills(p, 'f', 178, 70, 2, 0.5);
      trees(p, 196, 26, 'l');
      gondolas(p, -10, 70, 490, 100, 0.8);
      waterfall(p, 120, 150, 220, 26, 'l', 'm');
      trees(p, 224, 24, 'm', 180, 490);
      ground(p, 'm', 220);
      p.path('K', 'M150 270V232H490V240L170 248z');
      archBridge(
        p,
        256,
        228,
        [
          [200, 20],
          [252, 20],
          [304, 20],
          [356, 20],
          [408, 20],
          [460, 20],
        ],
        'k',
        'K',
      );
      train(p, 190, 229, 1, 'w', 5);
      leaves(p, false);
      leaves(p, true);
    },
  },
  'AU/darwin': {
    palette: 'sunset',
    subject: 'storm-termites',
    middle: 220,
    sky: { ...sun(130, 130, 50), horizon: 184 },
    draw(p) {
      for (const [x, y, w] of [
        [300, 46, 150],
        [360, 66, 120],
        [250, 70, 90],
      ] as const) {
        p.line('l', (w ?? 0) * 0.2, `M${x} ${y}h${w}`);
      }
      p.line('p', 2.6, 'M360 76L340 110 356 112 330 160M420 70L432 100 420 104 436 150');
      trees(p, 190, 12, 'f');
      ground(p, 'o', 188);
      p.path('w', 'M-10 270V220Q120 206 260 218T490 212V270z');
      for (const [x, h, w] of [
        [80, 90, 26],
        [180, 60, 20],
        [400, 110, 32],
        [320, 56, 18],
        [450, 70, 20],
      ] as const) {
        p.path(
          'd',
          `M${x - w} 240L${x - w * 0.7} ${240 - h * 0.7} ${x - w * 0.3} ${240 - h * 0.6} ${x - w * 0.1} ${240 - h} ${x + w * 0.3} ${240 - h * 0.7} ${x + w * 0.6} ${240 - h * 0.76} ${x + w} 240z`,
        );
      }
      p.at(230, 262, 1.1, () => {
        p.path('d', 'M-90-4Q-50-16-10-18Q30-20 50-16L84-12 88-6 50-4 46 2H36L34-4H-6L-10 2H-20L-18-4Q-60 2-90-4z');
        p.path('d', 'M-30-18l6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6z');
      });
    },
  },
};
