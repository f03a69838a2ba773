import type { Landmarks } from '#shared/scene/landmark.ts';
import { castle } from '#shared/scene/built/asia.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { gable } from '#shared/scene/built/west.ts';
import { heron } from '#shared/scene/motifs/animals.ts';
import { pavilion } from '#shared/scene/motifs/asia.ts';
import { teaHills } from '#shared/scene/motifs/land.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { sea, snow } from '#shared/scene/nature/ground.ts';
import { fuji, hills, range } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, leaves, pine, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const japanOToS: Landmarks = {
  'JP/okayama': {
    palette: 'jade',
    subject: 'castle-keep',
    middle: 150,
    sky: { ...sun(350, 80, 30), horizon: 188 },
    draw(p) {
      hills(p, 'F', 184, 44, 3, 0.7);
      trees(p, 206, 14, 'f');
      castle(p, 130, 212, 0.86, 't', 'd');
      p.rect('K', 0, 210, 260, 12);
      p.path('l', 'M-10 270V226Q160 212 300 232T490 220V270z');
      sea(p, 226, 360, 'b', 'c', 244);
      p.path('l', 'M-10 270V240Q120 226 240 244T490 238V270z');
      for (const [x, y, r] of [
        [300, 252, 16],
        [340, 258, 22],
        [276, 262, 12],
      ] as const) {
        p.oval('m', x, y, r, r * 0.5);
      }
      pavilion(p, 400, 244, 0.8);
      heron(p, 250, 250, 0.8);
      pine(p, true, 16);
    },
  },
  'JP/onna': {
    palette: 'lagoon',
    subject: 'sea-cliff',
    middle: 300,
    sky: { clouds: 2, horizon: 160, ...sun(110, 60, 24) },
    draw(p) {
      sea(p, 158, 110);
      p.path(
        'k',
        'M490 220V110H330Q300 108 296 126L300 150Q286 166 292 196L276 196Q272 150 280 128Q268 110 240 116L250 190Q252 210 238 222H260Q320 210 360 224z',
      );
      p.path('K', 'M490 220V150Q440 160 420 200L360 224zM300 150Q320 160 330 214L292 218z');
      p.path('l', 'M238 118Q260 96 330 100L490 92V116Q400 120 330 112T238 118z');
      p.line('p', 3, 'M224 224h60M300 222h70M390 224h90');
      p.path('c', 'M-10 240Q160 226 300 240T490 236V270H-10z');
      sailBoat(p, 110, 214, 0.8);
      leaves(p, false);
    },
  },
  'JP/osaka': {
    palette: 'golden',
    subject: 'castle-keep',
    middle: 240,
    sky: { ...sun(346, 84, 36), horizon: 190 },
    draw(p) {
      skyline(p, 200, 24, 64, 'F');
      trees(p, 204, 13, 'l');
      p.rect('l', 0, 203, 480, 30);
      castle(p, 236, 214, 1.02);
      trees(p, 222, 13, 'm', -10, 150);
      trees(p, 222, 13, 'm', 330, 490);
      p.rect('K', 0, 214, 480, 14);
      sea(p, 226, 240);
      blossom(p, false, 26);
    },
  },
  'JP/otaru': {
    palette: 'winter',
    subject: 'canal-warehouses',
    middle: 300,
    sky: { ...sun(370, 72, 28), horizon: 190 },
    draw(p) {
      hills(p, 'F', 190, 50, 2, 0.6);
      for (const [x, w, h] of [
        [-10, 90, 74],
        [84, 80, 92],
        [168, 86, 70],
      ] as const) {
        gable(p, x, 216, w, h - 20, 'K', 'p', 'q', 0.3);
        p.grid('d', x + 14, 216 - h + 34, 4, 2, 17, 22, 8, 11);
      }
      for (const [x, w, h] of [
        [300, 70, 60],
        [374, 110, 80],
      ] as const) {
        gable(p, x, 216, w, h - 20, 'o', 'p', 'q', 0.3);
        p.grid('y', x + 12, 216 - h + 30, Math.floor(w / 18), 2, 16, 18, 7, 10);
      }
      p.rect('t', 0, 214, 480, 8);
      p.path('b', 'M0 222H290L330 270H0z');
      p.path('p', 'M290 220H490V270H332z');
      p.line('c', 2.4, 'M40 234h60M120 248h80M30 258h50M210 238h50');
      for (const [x, y, s] of [
        [316, 236, 0.9],
        [352, 262, 1.3],
      ] as const) {
        p.at(x, y, s, () => {
          p.rect('d', -1.6, -62, 3.2, 62);
          p.path('y', 'M-7-62L-5-78H5L7-62z');
          p.path('d', 'M-9-78Q0-88 9-78z');
        });
      }
    },
  },
  'JP/sapporo': {
    palette: 'winter',
    subject: 'tower-in-snow',
    sky: { ...sun(120, 72, 26), horizon: 190 },
    draw(p) {
      range(p, 190, 92, 0.4, 260, 'F', 'f');
      skyline(p, 206, 20, 56, 'f');
      snow(p, 214);
      p.at(240, 238, 1.1, () => {
        p.line('w', 6, 'M-34 0L-10-108M34 0L10-108', false);
        p.line('w', 3, 'M-27-30H27M-21-58H21M-15-84H15');
        p.line('o', 2, 'M-32-4L23-54M32-4L-23-54M-21-58L14-90M21-58L-14-90');
        p.path('w', 'M-13-106V-124H13V-106z');
        p.rect('p', -24, -44, 48, 16);
        p.grid('d', -20, -40, 5, 1, 9, 1, 5, 8);
        p.rect('d', -9, -121, 18, 10);
        p.path('w', 'M-5-124L-2-176H2L5-124z');
      });
      conifers(p, 262, 46, 'd', -10, 110);
      conifers(p, 262, 46, 'd', 380, 490);
    },
  },
  'JP/sendai': {
    palette: 'dawn',
    subject: 'pine-islands',
    sky: { ...sun(250, 116, 44), horizon: 174 },
    draw(p) {
      hills(p, 'F', 172, 16, 3, 0.2);
      sea(p, 168, 250);
      for (const [x, y, w, h] of [
        [90, 196, 110, 30],
        [212, 188, 60, 18],
        [330, 192, 84, 26],
        [430, 206, 90, 34],
        [30, 230, 90, 30],
      ] as const) {
        p.path(
          'k',
          `M${x - w / 2} ${y}Q${x - w * 0.46} ${y - h * 0.7} ${x - w * 0.3} ${y - h * 0.8}H${x + w * 0.3}Q${x + w * 0.46} ${y - h * 0.6} ${x + w / 2} ${y}z`,
        );
        p.path(
          'K',
          `M${x + w * 0.1} ${y - h * 0.8}H${x + w * 0.3}Q${x + w * 0.46} ${y - h * 0.6} ${x + w / 2} ${y}H${x + w * 0.14}z`,
        );
        for (const k of [-0.26, 0, 0.24] as const) {
          p.line('d', 2, `M${x + w * k} ${y - h * 0.7}v${-h * 0.8}`);
          p.oval('m', x + w * k, y - h * 1.5, w * 0.17, h * 0.24);
        }
      }
      p.line('w', 4, 'M256 186H300M256 180H300', false);
      p.line('w', 2, 'M262 180V192M278 180V192M294 180V192');
      ferryBoat(p, 220, 240, 0.8);
      pine(p, true, 20);
    },
  },
  'JP/shizuoka': {
    palette: 'monsoon',
    subject: 'tea-hills',
    middle: 270,
    sky: { ...sun(120, 70, 28), horizon: 176 },
    draw(p) {
      fuji(p, 300, 190, 220, 130, 'F');
      hills(p, 'f', 192, 24, 3, 0.2);
      teaHills(p, 180);
      p.at(120, 222, 1, () => {
        p.path('d', 'M-7 0V-18q7-10 14 0V0z');
        p.path('Y', 'M-15-20L0-32L15-20z');
        p.path('o', 'M7-18h12v16H9z');
      });
      for (const x of [30, 220, 400] as const) {
        p.line('k', 2, `M${x} 230V176`);
        p.line('k', 2, `M${x - 12} 176L${x + 12} 172`);
      }
    },
  },
};
