import type { Landmarks } from '#shared/scene/landmark.ts';
import { castle, eave, pagoda } from '#shared/scene/built/asia.ts';
import { skyline, suspension } from '#shared/scene/built/things.ts';
import { seatedBuddha } from '#shared/scene/motifs/asia.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { steam } from '#shared/scene/motifs/land.ts';
import { ferryBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range, volcano } from '#shared/scene/nature/mountains.ts';
import { blossom, leaves, pine, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const japanIToK: Landmarks = {
  'JP/ishigaki': {
    palette: 'lagoon',
    subject: 'turquoise-bay',
    sky: { ...sun(360, 66, 26), clouds: 2, horizon: 160 },
    draw(p) {
      p.path('f', 'M-10 170Q60 120 130 140T260 168zM320 168Q390 132 490 140V170z');
      sea(p, 164, 360, 'n', 'b', 190);
      p.rect('b', 0, 184, 480, 90);
      for (const [x, y, w, h] of [
        [150, 196, 90, 26],
        [330, 202, 120, 34],
        [60, 214, 70, 22],
      ] as const) {
        p.path('m', `M${x - w / 2} ${y}Q${x - w * 0.4} ${y - h} ${x} ${y - h}T${x + w / 2} ${y}z`);
        p.path('p', `M${x - w * 0.6} ${y}Q${x} ${y - 8} ${x + w * 0.6} ${y}Q${x} ${y + 8} ${x - w * 0.6} ${y}z`);
      }
      p.path('c', 'M-10 238Q160 214 300 232T490 222V270H-10z');
      p.path('p', 'M-10 270V258Q150 240 320 256T490 248V270z');
      for (const [x, y] of [
        [220, 226],
        [390, 236],
      ] as const) {
        p.at(x, y, 0.8, () => {
          p.path('p', 'M-44-10H44L34 4H-34z');
          p.rect('w', -30, -26, 60, 4);
          p.line('d', 2, 'M-26-22V-10M26-22V-10M0-22V-10');
        });
      }
      leaves(p, false);
    },
  },
  'JP/kagoshima': {
    palette: 'dawn',
    subject: 'smoking-volcano',
    sky: { ...sun(110, 80, 28), horizon: 180 },
    draw(p) {
      volcano(p, 262, 196, 210, 112, 'f', 'l');
      sea(p, 190);
      ferryBoat(p, 130, 232, 0.9);
      pine(p, true, 14);
      hills(p, 'd', 262, 12, 3);
    },
  },
  'JP/kamakura': {
    palette: 'jade',
    subject: 'great-buddha',
    middle: 236,
    sky: { ...sun(350, 78, 30), horizon: 190 },
    draw(p) {
      hills(p, 'F', 184, 60, 2, 0.3);
      trees(p, 210, 22, 'f');
      hills(p, 'l', 218, 20, 3, 0.4);
      ground(p, 'k', 226);
      seatedBuddha(p, 236, 244, 1.16, 'l', 'm');
      for (const x of [110, 366] as const) {
        p.rect('K', x - 4, 220, 8, 30);
        p.rect('k', x - 10, 206, 20, 14);
        p.rect('y', x - 5, 208, 10, 9);
        eave(p, x, 210, 30, 12, 'K', 3, 0.3);
      }
      pine(p, false, 20);
      blossom(p, true, 30, 'e');
    },
  },
  'JP/kanazawa': {
    palette: 'winter',
    subject: 'winter-garden',
    middle: 270,
    sky: { ...sun(110, 70, 26), horizon: 190 },
    draw(p) {
      hills(p, 'f', 186, 70, 3, 0.4);
      trees(p, 204, 20, 'l');
      p.rect('l', 0, 200, 480, 14);
      snow(p, 196);
      sea(p, 232, 300);
      p.path('i', 'M-10 232Q60 222 130 238T230 262L210 270H-10z');
      p.at(300, 232, 1.42, () => {
        p.path('d', 'M-5 0Q-1-50-4-92H4Q1-50 6 0z');
        for (const [a, b, w] of [
          [-36, -34, 34],
          [40, -40, 36],
          [-24, -62, 26],
          [28, -68, 26],
          [0, -88, 22],
        ] as const) {
          p.oval('d', a, b, w, 10);
          p.oval('p', a, b - 6, w * 0.84, 5);
        }
        p.line('w', 1.4, 'M0-136L-74-14M0-136L-52-10M0-136L-28-12M0-136L0-8M0-136L28-12M0-136L52-12M0-136L76-16');
        p.rect('o', -1.4, -138, 2.8, 60);
      });
      p.at(112, 246, 1.3, () => {
        p.path('t', 'M-3 0L-6-34H14L12 0H6L5-26H2L2 0z');
        p.rect('t', -12, -44, 30, 10);
        p.rect('y', -2, -56, 10, 12);
        p.path('t', 'M-18-56Q-4-62 0-70H6Q10-62 24-56z');
        p.path('p', 'M-14-60Q-2-64 0-70H6Q8-64 20-60z');
      });
    },
  },
  'JP/karuizawa': {
    palette: 'golden',
    subject: 'birches-volcano',
    sky: { ...sun(110, 70, 26), horizon: 176 },
    draw(p) {
      volcano(p, 300, 190, 200, 116, 'F', 'f');
      hills(p, 'l', 200, 26, 3, 0.4);
      church(p, 236, 230, 0.8, 'p', 'q', 'w');
      ground(p, 'e', 228);
      for (const [x, c] of [
        [170, 'y'],
        [318, 'w'],
        [128, 'w'],
        [360, 'y'],
      ] as const) {
        p.circ(c, x, 206, 24);
      }
      let d = '';
      for (const x of [24, 66, 104, 380, 420, 462] as const) {
        d += `M${x} 270V0`;
      }
      p.line('p', 9, d, false);
      p.line(
        'd',
        2,
        'M20 60h6M28 140h5M62 100h6M70 200h5M100 40h6M376 80h6M384 180h5M416 130h6M458 50h6M466 160h5',
        false,
      );
      for (const [x, y, r, c] of [
        [10, 20, 34, 'y'],
        [80, 10, 40, 'w'],
        [440, 16, 42, 'y'],
        [380, 6, 30, 'w'],
      ] as const) {
        p.circ(c, x, y, r);
      }
    },
  },
  'JP/kitakyushu': {
    palette: 'night',
    subject: 'suspension-bridge',
    middle: 250,
    sky: { stars: 14, ...sun(96, 48, 18), horizon: 188 },
    draw(p) {
      hills(p, 'l', 190, 56, 2, 0.6);
      skyline(p, 206, 16, 50, 'h', -10, 490, 'y');
      suspension(p, { y: 214, deck: 176, top: 96, xs: [110, 380], c: 'p', shade: 'g', wide: 7 });
      sea(p, 210, 240, 'b', 'l');
      p.at(250, 226, 0.9, () => {
        p.rect('w', -60, -40, 120, 40);
        p.rect('o', 20, -40, 40, 40);
        p.path('l', 'M-64-40L-50-60H50L64-40z');
        p.rect('w', -12, -72, 24, 34);
        p.path('l', 'M-16-72L0-90L16-72z');
        p.grid('p', -52, -32, 8, 1, 14, 1, 8, 18);
      });
      p.rect('d', -10, 224, 500, 8);
      p.line('y', 2.4, 'M60 242h40M150 250h60M260 242h70M370 252h60');
    },
  },
  'JP/kobe': {
    palette: 'lagoon',
    subject: 'port-tower',
    middle: 250,
    sky: { horizon: 180, clouds: 3, cloudY: 50 },
    draw(p) {
      hills(p, 'f', 160, 60, 2, 0.3);
      skyline(p, 196, 24, 70, 'l');
      p.at(270, 224, 1.1, () => {
        p.sym('w', 'o', '0 -128 L20 -128 Q8 -70 26 0');
        p.line('e', 1.4, 'M-18-120L9-74M18-120L-9-74M-9-74L10-44M9-74L-10-44M-10-44L22-4M10-44L-22-4');
        p.rect('w', -22, -134, 44, 7);
        p.rect('w', -1, -152, 2, 18);
      });
      sea(p, 220);
      ferryBoat(p, 120, 242, 1);
    },
  },
  'JP/kumamoto': {
    palette: 'monsoon',
    subject: 'castle-keep',
    middle: 214,
    sky: { ...sun(120, 70, 28), horizon: 184 },
    draw(p) {
      volcano(p, 370, 192, 160, 90, 'F', 'f');
      hills(p, 'f', 200, 24, 3, 0.2);
      castle(p, 214, 208, 0.96, 'd', 'd');
      p.path('k', 'M-10 270V222Q40 214 90 208H360Q420 214 490 226V270z');
      p.line('K', 2, 'M20 230H120M60 244H200M180 226H340M260 244H420M100 258H300');
      blossom(p, false, 40, 'e');
      blossom(p, true, 30, 'w');
    },
  },
  'JP/kusatsu': {
    palette: 'jade',
    subject: 'steaming-springs',
    middle: 240,
    sky: { ...sun(110, 68, 26), horizon: 178 },
    draw(p) {
      range(p, 186, 84, 0.3, 300, 'F', 'f');
      for (const [x, w, h] of [
        [-10, 96, 70],
        [88, 80, 60],
        [320, 80, 64],
        [402, 90, 72],
      ] as const) {
        p.rect('p', x, 212 - h, w, h);
        p.grid('o', x + 6, 220 - h, Math.floor(w / 8), 1, 8, 1, 2.4, h - 10);
        p.path('d', `M${x - 6} ${214 - h}L${x + 10} ${196 - h}H${x + w - 10}L${x + w + 6} ${214 - h}z`);
        p.rect('d', x - 3, 214 - h * 0.5, w + 6, 4);
      }
      ground(p, 'k', 210);
      p.path('b', 'M110 270L150 218H330L370 270z');
      for (let i = 0; i < 7; i++) {
        p.path('e', `M${154 + i * 25} 214h14l${(i - 3) * 6 + 2} 50h-18z`);
      }
      p.path('o', 'M146 212H336V218H146z');
      p.path('c', 'M104 264H376L380 270H100z');
      for (const [x, s] of [
        [170, 0.9],
        [240, 1.1],
        [310, 0.9],
      ] as const) {
        steam(p, x, 212, s, 'p');
      }
    },
  },
  'JP/kyoto': {
    palette: 'dawn',
    subject: 'pagoda',
    middle: 250,
    sky: { ...sun(146, 86, 38), horizon: 196 },
    draw(p) {
      hills(p, 'F', 172, 52, 3, 0.1);
      hills(p, 'f', 192, 40, 2, 0.7);
      mist(p, 176);
      pagoda(p, 262, 230, 104, 5, 31, { wall: 'e', spire: 34 });
      trees(p, 226, 16, 'm', -10, 214);
      trees(p, 226, 14, 'm', 320, 490);
      p.rect('m', 0, 226, 480, 50);
      for (const [x, w] of [
        [28, 96],
        [134, 84],
        [372, 92],
        [462, 84],
      ] as const) {
        p.rect('e', x - w / 2, 232, w, 40);
        p.grid('o', x - w / 2 + 6, 240, Math.floor((w - 8) / 6), 1, 6, 1, 2.4, 30);
        eave(p, x, 238, w + 20, 22, 'd', 4, 0.7);
      }
      p.path('k', 'M226 226H294L326 272H196z');
      blossom(p, true, 20, 'w');
    },
  },
};
