import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave, lantern } from '#shared/scene/built/asia.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { pavilion } from '#shared/scene/motifs/asia.ts';
import { flowers } from '#shared/scene/motifs/land.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const chinaJToM: Landmarks = {
  'CN/jiuzhaigou': {
    palette: 'alpine',
    subject: 'lake-below-peak',
    middle: 240,
    sky: { ...sun(370, 58, 24), horizon: 150 },
    draw(p) {
      range(p, 168, 100, 0.6, 200, 'F', 'f');
      conifers(p, 180, 34, 'm', -10, 490, 0.5);
      for (const [x, r, c] of [
        [60, 20, 'y'],
        [120, 18, 'w'],
        [350, 20, 'y'],
        [420, 22, 'w'],
        [210, 16, 'y'],
        [290, 16, 'e'],
      ] as const) {
        p.circ(c, x, 178, r);
      }
      p.path('b', 'M-10 186H490V226H-10z');
      p.path('c', 'M40 196Q160 186 260 198T440 194Q340 214 220 212T40 196z');
      p.path('p', 'M-10 222Q60 214 120 224T260 220T400 226T490 220V248H-10z');
      let d = '';
      for (let x = 10; x < 480; x += 22) {
        d += `M${x} 226V${p.between(240, 250)}`;
      }
      p.line('c', 3, d);
      p.path('b', 'M-10 246H490V270H-10z');
      for (const [x, y] of [
        [70, 222],
        [180, 220],
        [310, 222],
        [420, 222],
      ] as const) {
        p.oval('m', x, y, 22, 7);
      }
    },
  },
  'CN/kunming': {
    palette: 'golden',
    subject: 'rock-columns',
    sky: { ...sun(360, 66, 28), horizon: 176 },
    draw(p) {
      hills(p, 'F', 180, 40, 3, 0.2);
      for (let i = 0; i < 15; i++) {
        const x = -8 + i * 35,
          h = 62 + ((i * 41) % 74),
          w = 15 + ((i * 13) % 9);
        p.path(
          'k',
          `M${x - w} 226L${x - w * 0.8} ${226 - h * 0.6}L${x - w * 0.5} ${226 - h * 0.66}L${x - w * 0.3} ${226 - h}L${x + w * 0.3} ${220 - h}L${x + w * 0.6} ${226 - h * 0.7}L${x + w} 226z`,
        );
        p.path(
          'K',
          `M${x} ${224 - h}L${x + w * 0.3} ${220 - h}L${x + w * 0.6} ${226 - h * 0.7}L${x + w} 226H${x + w * 0.2}z`,
        );
      }
      p.path('l', 'M-10 270V222Q120 208 250 224T490 216V270z');
      flowers(p, 236, 'w', 34);
      pavilion(p, 290, 226, 0.5);
    },
  },
  'CN/lhasa': {
    palette: 'alpine',
    subject: 'hill-palace',
    sky: { horizon: 180, clouds: 2, cloudY: 46 },
    draw(p) {
      range(p, 190, 128, 0.5, 220, 'F', 'f');
      p.path('l', 'M-10 230Q100 210 150 176H350Q400 214 490 230V270H-10z');
      p.at(250, 190, 1, () => {
        p.path('p', 'M-124 0L-116-46H-60L-50-78H50L56-52H108L120 0z');
        p.path('q', 'M56-52H108L120 0H74z');
        p.path('o', 'M-52 0L-44-86H36L46 0z');
        p.grid('d', -36, -76, 8, 4, 9.4, 17, 4, 8);
        p.grid('d', -108, -38, 4, 2, 13, 16, 5, 8);
        p.grid('d', 62, -44, 4, 2, 13, 16, 5, 8);
        p.path('y', 'M-38-86L-30-96H22L30-86z');
        p.line('p', 5, 'M-120 34L-40 8 40 34 110 6');
      });
      trees(p, 252, 16, 'm');
      p.rect('m', 0, 250, 480, 30);
    },
  },
  'CN/lijiang': {
    palette: 'alpine',
    subject: 'tiled-roofs-snow-peak',
    middle: 300,
    sky: { ...sun(96, 56, 22), horizon: 176 },
    draw(p) {
      p.path('f', 'M120 196L180 130 210 138 250 84 276 96 310 48 336 70 356 60 400 124 440 150 490 190V200z');
      p.path(
        'i',
        'M194 134L210 138 250 84 276 96 310 48 336 70 356 60 392 112 370 104 350 122 326 92 300 116 276 104 250 132 226 126 206 146z',
      );
      p.path('l', 'M310 48L336 70 356 60 400 124 440 150 490 190H380Q350 120 326 92z');
      hills(p, 'm', 200, 20, 3, 0.4);
      for (const [x, y, w] of [
        [40, 214, 110],
        [170, 206, 96],
        [300, 210, 110],
        [420, 216, 110],
        [100, 240, 130],
        [250, 238, 130],
        [390, 246, 140],
      ] as const) {
        p.rect('e', x - w * 0.4, y - 16, w * 0.8, 34);
        p.grid('o', x - w * 0.34, y - 8, 6, 1, w * 0.12, 1, 6, 12);
        eave(p, x, y - 12, w, 24, 't', 6, 0.62);
      }
      for (const x of [170, 320] as const) {
        lantern(p, x, 258, 0.7);
      }
    },
  },
  'MO/macau': {
    palette: 'golden',
    subject: 'church-facade',
    sky: { horizon: 190, ...sun(350, 80, 34) },
    draw(p) {
      skyline(p, 214, 26, 60, 'F');
      p.at(240, 206, 1.1, () => {
        p.path('p', 'M-66 0V-84H-44V-118H-30V-132L0-152 30-132V-118H44V-84H66V0z');
        p.path('q', 'M20-140L30-132V-118H44V-84H66V0H34V-84z');
        p.line('o', 2, 'M-66-40H66M-66-84H66M-44-118H44');
        arcades(p, 'o', -56, -4, 5, 25, 12, 24);
        arcades(p, 'o', -56, -48, 5, 25, 12, 22);
        arcades(p, 'o', -30, -90, 3, 25, 11, 14);
        p.circ('o', 0, -128, 7);
      });
      p.path('k', 'M150 206H330L350 270H130z');
      p.line('K', 2, 'M148 216H332M144 228H336M140 240H340M136 254H344');
      trees(p, 232, 16, 'm', -10, 140);
      trees(p, 232, 16, 'm', 350, 490);
      p.rect('m', -10, 230, 138, 50);
      p.rect('m', 352, 230, 140, 50);
    },
  },
};
