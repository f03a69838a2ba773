import type { Landmarks } from '#shared/scene/landmark.ts';
import { balloon, skyline } from '#shared/scene/built/things.ts';
import { hillTown } from '#shared/scene/built/west.ts';
import { twinChurch } from '#shared/scene/motifs/churches.ts';
import { acaciaRow, domesOfEarth, flowers, pineTree, waterfall } from '#shared/scene/motifs/land.ts';
import { bay, dolphin, parasols, pier, reef, surf } from '#shared/scene/motifs/shore.ts';
import { bangka, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, karst, karsts, range, volcano } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const philippines: Landmarks = {
  'PH/el-nido': {
    palette: 'lagoon', subject: 'karst-sea',
    sky: { clouds: 2, horizon: 180 },
    draw(p) {
      karsts(p, 190, 140);
      sea(p, 186, 240);
      p.path('c', 'M-10 232Q150 206 300 226T490 216V270H-10z');
      bangka(p, 226, 236, 1.2);
      palm(p, 440, 280, 150, -0.16);
    },
  },
  'PH/boracay': {
    palette: 'lagoon', subject: 'sail-beach', middle: 230,
    sky: { ...sun(350, 72, 30), horizon: 160 },
    draw(p) {
      islands(p, 158);
      sea(p, 156, 350, 'b', 'c', 226);
      p.path('c', 'M-10 206Q160 196 300 214T490 206V270H-10z');
      p.path('p', 'M-10 270V244Q160 216 300 236T490 226V270z');
      sailBoat(p, 250, 204, 1.3, 'b', 'b');
      sailBoat(p, 340, 182, 0.6, 'b', 'w');
      palm(p, 60, 274, 200, 0.2);
      palm(p, 30, 276, 140, 0.32);
    },
  },
  'PH/cebu': {
    palette: 'monsoon', subject: 'waterfall',
    sky: { horizon: 110, ...sun(400, 40, 18) },
    draw(p) {
      waterfall(p, 240, 70, 196, 44, 'l', 'm');
      p.path('m', 'M-10 270V60Q50 60 80 110T130 200L150 270zM490 270V50Q420 70 400 120T350 200L330 270z');
      p.path('b', 'M60 196H420Q400 240 460 270H20Q90 240 60 196z');
      p.path('c', 'M150 210Q240 196 330 210Q320 240 240 244T150 210z');
      for (const [x, y, r] of [[100, 240, 24], [380, 244, 26], [60, 262, 24], [430, 266, 24]] as const) {
        p.oval('k', x, y, r, r * 0.54);
      }
      p.path('o', 'M180 250H300L290 262H190z');
      leaves(p, false);
      leaves(p, true);
    },
  },
  'PH/panglao': {
    palette: 'golden', subject: 'round-hills',
    sky: { ...sun(240, 70, 30), horizon: 160 },
    draw(p) {
      for (const [x, w, h] of [[30, 50, 34], [120, 50, 40], [210, 48, 36], [300, 52, 42], [400, 50, 38], [470, 50, 34]] as const) {
        p.path('F', `M${x - w} 168Q${x - w * 0.3} ${168 - h * 1.1} ${x} ${168 - h}T${x + w} 168z`);
      }
      ground(p, 'l', 166);
      domesOfEarth(p, 194, 'Y', 'o');
      trees(p, 236, 14, 'm');
      ground(p, 'm', 234);
      palm(p, 440, 272, 130, -0.1);
      leaves(p, false);
    },
  },
  'PH/manila': {
    palette: 'sunset', subject: 'city-bus-church',
    sky: { ...sun(120, 100, 42), horizon: 190 },
    draw(p) {
      skyline(p, 206, 40, 100, 'F');
      twinChurch(p, 240, 216, 0.94, 'e', 'o', 'd', 26);
      p.rect('K', -10, 206, 500, 20);
      let d = '';
      for (let i = 0; i < 26; i++) {
        d += `M${-6 + i * 19} 206v-6h10v6z`;
      }
      p.path('K', d);
      ground(p, 'm', 224);
      p.at(250, 258, 1.25, () => {
        p.path('w', 'M-80-10V-34L-74-50H52L60-34H82Q90-30 88-10z');
        p.path('y', 'M-80-26H88V-20H-80z');
        p.grid('p', -70, -46, 7, 1, 17, 1, 12, 12);
        p.rect('b', -76, -56, 128, 6);
        p.circ('d', -50, -8, 11);
        p.circ('d', 58, -8, 11);
        p.circ('q', -50, -8, 5);
        p.circ('q', 58, -8, 5);
        p.rect('y', 80, -26, 8, 8);
      });
      palm(p, 40, 256, 120, 0.04);
      palm(p, 440, 256, 130, -0.04);
    },
  },
  'PH/puerto-princesa': {
    palette: 'jade', subject: 'river-cave',
    sky: { horizon: 110, ...sun(400, 44, 20) },
    draw(p) {
      karst(p, 60, 190, 160, 130, 'F', 'F');
      p.path('f', 'M-10 270V90Q60 50 150 50T320 30Q420 40 490 90V270z');
      p.path('l', 'M320 30Q420 40 490 90V270H360Q400 130 320 30z');
      trees(p, 56, 18, 'm', 60, 420);
      p.path('d', 'M140 210Q150 120 210 100T310 130Q340 160 344 210z');
      p.path('t', 'M180 210Q190 140 230 124T290 146Q310 170 312 210z');
      p.path('d', 'M190 100l6 26 8-26zM250 96l8 34 8-32zM292 114l4 24 8-20z');
      sea(p, 206, 240);
      p.at(236, 240, 1.1, () => {
        p.path('p', 'M-50-8Q0 2 50-8L40 8H-40z');
        p.path('w', 'M-48-4Q0 6 48-4L44 2H-44z');
        for (const k of [-26, -4, 18] as const) {
          p.path('d', `M${k - 6} -4v-12q6-6 12 0v12z`);
          p.circ('y', k, -22, 5);
        }
        p.line('d', 2, 'M-30 10H30');
      });
      leaves(p, true);
    },
  },
  'PH/coron': {
    palette: 'lagoon', subject: 'karst-sea',
    sky: { horizon: 130, ...sun(110, 50, 22) },
    draw(p) {
      for (const [x, w, h] of [[230, 90, 70], [310, 70, 54]] as const) {
        karst(p, x, 160, w, h, 'F', 'F');
      }
      sea(p, 156, 230);
      p.path('K', 'M-10 270V60L20 30 44 60 70 40 96 90 120 80 140 140 160 150 170 190 150 230 160 270zM490 270V40L460 20 440 60 410 50 396 100 370 96 356 150 330 170 326 210 350 240 340 270z');
      p.path('k', 'M-10 270V110L30 80 50 120 80 110 100 170 90 220 110 270zM490 270V96L450 70 436 120 410 126 400 180 414 230 400 270z');
      p.path('m', 'M20 30L44 60 70 40 80 60 44 76zM460 20L440 60 410 50 420 72 452 70z');
      p.path('c', 'M160 200Q240 186 330 200T330 250Q240 262 160 246T160 200z');
      bangka(p, 244, 232, 1.2);
    },
  },
  'PH/angeles': {
    palette: 'dawn', subject: 'crater-lake',
    sky: { ...sun(110, 64, 26), clouds: 1, horizon: 150 },
    draw(p) {
      p.path('F', 'M-10 170L60 110 110 96 140 116 180 90 230 112 300 92 340 114 400 100 490 150V180z');
      p.path('f', 'M-10 200L40 140 90 132 130 150 200 158 280 150 350 132 410 140 490 190V210z');
      p.path('b', 'M60 196Q130 160 240 160T420 196Q340 222 240 224T60 196z');
      p.path('c', 'M130 186Q240 168 350 188Q240 180 130 186z');
      p.path('l', 'M-10 270V184Q60 206 130 222T250 238T400 218T490 186V270z');
      p.path('m', 'M-10 270V226Q100 240 220 250T490 226V270z');
      for (const [x, y, s, c] of [[300, 66, 1.3, 'w'], [390, 100, 0.7, 'y'], [210, 44, 0.6, 'e']] as const) {
        balloon(p, x, y, s, c);
      }
    },
  },
  'PH/baguio': {
    palette: 'nordic', subject: 'colour-houses', middle: 320,
    sky: { ...sun(360, 66, 26), horizon: 166 },
    draw(p) {
      range(p, 174, 76, 0, 200, 'F', 'f');
      mist(p, 156, 'p');
      hillTown(p, 200, 224, 290, 118, ['e', 'b', 'y', 'w', 'p', 'l'], 't');
      for (const [x, h] of [[30, 150], [80, 190], [140, 140], [180, 96]] as const) {
        pineTree(p, x, 262, h, 'm');
      }
      p.path('m', 'M-10 270V240Q120 224 260 236T490 232V270z');
      flowers(p, 246, 'y', 40);
    },
  },
  'PH/siargao': {
    palette: 'golden', subject: 'surf-wave', middle: 240,
    sky: { ...sun(116, 90, 36), horizon: 172 },
    draw(p) {
      islands(p, 170);
      sea(p, 168, 116);
      surf(p, 190, 214, 1.2);
      p.at(400, 214, 1, () => {
        p.line('d', 3, 'M-30 20V-50M30 20V-50M-30-10L30-40M30-10L-30-40');
        p.path('Y', 'M-44-72L-26-96H26L44-72z');
        p.path('o', 'M4-96H26L44-72H8z');
        p.rect('e', -34, -72, 68, 22);
        p.rect('d', -36, -52, 72, 3);
      });
      pier(p, 226, 330, 'o');
      palm(p, 458, 280, 140, -0.06);
    },
  },
  'PH/dumaguete': {
    palette: 'lilac', subject: 'bell-tower',
    sky: { ...sun(350, 76, 32), horizon: 180 },
    draw(p) {
      volcano(p, 120, 186, 160, 84, 'F', 'f', false);
      sea(p, 182, 350);
      p.path('l', 'M-10 270V226Q120 206 250 222T490 218V270z');
      for (const [x, k] of [[200, 1]] as const) {
        p.at(x, 232, k, () => {
          p.path('k', 'M-30 0L-26-90H26L30 0z');
          p.path('K', 'M6-90H26L30 0H8z');
          p.path('w', 'M-32-90L-18-112H18L32-90z');
          p.path('d', 'M-7-60v-16q7-9 14 0v16zM-9 0v-22q9-11 18 0V0z');
          p.path('d', 'M-7-28v-14q7-8 14 0v14z');
        });
      }
      acaciaRow(p, 238);
      dolphin(p, 390, 224, 0.7);
    },
  },
  'PH/moalboal': {
    palette: 'lagoon', subject: 'fish-swarm', middle: 270,
    sky: { horizon: 60, ...sun(380, 28, 16) },
    draw(p) {
      p.rect('b', 0, 52, 480, 220);
      p.path('c', 'M-10 52q30-9 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V62H-10z');
      p.path('c', 'M300 62H390L300 270H190z');
      p.path('n', 'M-10 270V110Q40 120 60 170T120 250L130 270z');
      let d = '';
      for (let i = 0; i < 90; i++) {
        const t = i / 90, a = t * 9, r = 30 + t * 74, x = 270 + Math.cos(a) * r * 1.5, y = 160 + Math.sin(a) * r * 0.84;
        d += `M${x - 8} ${y}q8-5 14 0l5-3v6l-5-3q-6 5-14 0z`;
      }
      p.path('p', d);
      p.at(268, 164, 0.8, () => {
        p.path('d', 'M-42 8L-20-2 14-6 26-2 26 6 10 10-14 8-30 16z');
        p.path('w', 'M-8-8H16V-14H-8zM-42 8L-60 0-54 12zM-30 16L-48 22-34 24z');
        p.circ('e', 33, 1, 7.4);
      });
    },
  },
  'PH/davao': {
    palette: 'monsoon', subject: 'eagle-mountain', middle: 250,
    sky: { ...sun(110, 66, 28), horizon: 176 },
    draw(p) {
      volcano(p, 290, 190, 230, 128, 'F', 'f', false);
      hills(p, 'l', 198, 26, 3, 0.5);
      p.at(250, 76, 1, () => p.path('d', 'M-70-20Q-40-34-10-10L0-14 10-10Q40-34 70-20Q40-16 22 4L12 8 16 20H-16L-12 8-22 4Q-40-16-70-20z'));
      trees(p, 216, 20, 'm');
      ground(p, 'm', 214);
      for (const [x, y] of [[180, 244], [230, 252], [282, 246], [330, 254]] as const) {
        p.oval('y', x, y, 22, 18);
        p.line('Y', 2, `M${x - 8} ${y - 14}V${y + 14}M${x + 8} ${y - 14}V${y + 14}M${x - 20} ${y}H${x + 20}`);
        p.rect('o', x - 2, y - 24, 4, 8);
      }
      leaves(p, false);
      leaves(p, true);
    },
  },
  'PH/mabini': {
    palette: 'dawn', subject: 'coral-reef', middle: 230,
    sky: { ...sun(110, 44, 20), horizon: 100 },
    draw(p) {
      hills(p, 'f', 106, 40, 3, 0.6);
      reef(p, 104);
      p.at(230, 176, 1.3, () => {
        p.path('d', 'M-42 8L-20-2 14-6 26-2 26 6 10 10-14 8-30 16z');
        p.path('w', 'M-8-8H16V-14H-8zM-42 8L-60 0-54 12zM-30 16L-48 22-34 24z');
        p.circ('e', 33, 1, 7.4);
        p.rect('d', 33, -4, 8, 6);
      });
      for (const [x, y, r] of [[286, 156, 4], [292, 138, 5], [284, 122, 4]] as const) {
        p.circ('p', x, y, r);
      }
    },
  },
  'PH/puerto-galera': {
    palette: 'sunset', subject: 'sail-beach', middle: 300,
    sky: { ...sun(330, 128, 46), horizon: 170 },
    draw(p) {
      range(p, 180, 96, 0, 130, 'F', 'f');
      sea(p, 174, 330);
      bay(p, 220, false, 'e');
      parasols(p, 250, [60, 120, 180], 0.9);
      palm(p, 30, 268, 150, 0.1);
      bangka(p, 330, 224, 1.3);
      bangka(p, 420, 200, 0.6);
    },
  },
};
