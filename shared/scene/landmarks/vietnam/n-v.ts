import type { Landmarks } from '#shared/scene/landmark.ts';
import { cable, lighthouse } from '#shared/scene/built/things.ts';
import { hut } from '#shared/scene/built/tropics.ts';
import { houses } from '#shared/scene/built/west.ts';
import { christStatue } from '#shared/scene/forms/world.ts';
import { lotus } from '#shared/scene/motifs/land.ts';
import { cliffs } from '#shared/scene/motifs/shore.ts';
import { fishingBoat, sampan } from '#shared/scene/motifs/vehicles.ts';
import { dunes, ground, islands, rise, sea, terraces } from '#shared/scene/nature/ground.ts';
import { hills, karst, karsts, range } from '#shared/scene/nature/mountains.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const vietnamNToV: Landmarks = {
  'VN/nha-trang': {
    palette: 'lagoon',
    subject: 'brick-towers',
    middle: 280,
    sky: { ...sun(110, 66, 26), horizon: 174 },
    draw(p) {
      islands(p, 172);
      sea(p, 170, 110);
      hills(p, 'l', 216, 26, 1, 0.3);
      for (const [x, h, y] of [
        [250, 116, 214],
        [320, 84, 216],
        [380, 66, 218],
      ] as const) {
        p.at(x, y, h / 116, () => {
          p.rect('w', -30, -56, 60, 56);
          p.rect('o', 8, -56, 22, 56);
          p.sym('w', 'o', '0 -116 L4 -112 Q10 -92 14 -88 L14 -82 L20 -78 L20 -70 L28 -66 L28 -56');
          p.path('d', 'M-9 0V-26Q0-38 9-26V0z');
          p.rect('e', -33, -58, 66, 4);
        });
      }
      ground(p, 'l', 214);
      rise(p, 'e', 244, 8, 4);
      fishingBoat(p, 90, 212, 0.8);
      palm(p, 446, 276, 130, -0.1);
    },
  },
  'VN/ninh-binh': {
    palette: 'monsoon',
    subject: 'karst-river',
    middle: 226,
    sky: { ...sun(240, 70, 30), horizon: 176 },
    draw(p) {
      karsts(p, 192, 120);
      karst(p, 180, 192, 70, 80, 'f', 'l');
      karst(p, 320, 192, 80, 96, 'f', 'l');
      p.path('y', 'M-10 190H490V270H-10z');
      let d = '';
      for (let i = 0; i < 26; i++) {
        d += `M${-10 + i * 20} ${198 + (i % 3) * 4}v8`;
      }
      p.line('l', 2, d);
      p.path('b', 'M220 192H262Q330 214 230 228T330 270H90Q240 240 180 224T220 192z');
      sampan(p, 226, 246, 1);
      for (const [x, y, s] of [
        [60, 250, 1],
        [400, 246, 1.1],
        [440, 262, 0.8],
        [110, 264, 0.7],
      ] as const) {
        lotus(p, x, y, s);
      }
    },
  },
  'VN/phan-thiet': {
    palette: 'desert',
    subject: 'dunes',
    middle: 200,
    sky: { ...sun(370, 70, 30), horizon: 176 },
    draw(p) {
      sea(p, 168, 370);
      dunes(p, 176);
      for (const [x, y, s] of [
        [86, 214, 0.9],
        [150, 226, 1.1],
        [60, 244, 1.2],
      ] as const) {
        p.at(x, y, s, () => {
          p.path('d', 'M-24-10H24Q20 8 0 8T-24-10z');
          p.oval('o', 0, -10, 24, 6);
          p.line('d', 1.8, 'M10-10L24-34');
        });
      }
      palm(p, 440, 250, 120, -0.1);
      palm(p, 408, 256, 86, -0.2);
    },
  },
  'VN/phu-quoc': {
    palette: 'sunset',
    subject: 'sea-cable-cars',
    middle: 300,
    sky: { ...sun(150, 138, 50), horizon: 178 },
    draw(p) {
      islands(p, 178);
      sea(p, 176, 150);
      for (const [x, y, w] of [
        [300, 196, 120],
        [430, 210, 120],
        [60, 204, 80],
      ] as const) {
        p.path('m', `M${x - w / 2} ${y}Q${x - w * 0.3} ${y - 26} ${x} ${y - 22}T${x + w / 2} ${y}z`);
      }
      for (const [x, y, h] of [
        [300, 190, 110],
        [440, 204, 150],
      ] as const) {
        p.line('d', 3.4, `M${x - 7} ${y}L${x} ${y - h}L${x + 7} ${y}M${x - 10} ${y - h}H${x + 10}`);
      }
      p.line('d', 1.3, 'M-10 96Q150 110 300 80T440 54L490 50');
      for (const [x, y] of [
        [90, 120],
        [200, 114],
        [370, 84],
      ] as const) {
        cable(p, x, y, 1.1);
      }
      sampan(p, 170, 236, 0.8);
    },
  },
  'VN/quy-nhon': {
    palette: 'lilac',
    subject: 'brick-towers',
    middle: 160,
    sky: { ...sun(360, 74, 28), horizon: 172 },
    draw(p) {
      hills(p, 'F', 170, 50, 2, 0.6);
      sea(p, 168, 360);
      cliffs(p, 226, false, 'k', 'K', 120);
      p.at(70, 118, 0.8, () => {
        for (const k of [-22, 26] as const) {
          p.rect('w', k - 18, -40, 36, 40);
          p.rect('o', k + 4, -40, 14, 40);
          p.path('w', `M${k - 20} -40L${k - 12} -76L${k} -86L${k + 12} -76L${k + 20} -40z`);
          p.path('o', `M${k} -86L${k + 12} -76L${k + 20} -40H${k + 4}z`);
        }
      });
      p.path('c', 'M180 270Q220 230 330 224T490 206V270z');
      p.path('p', 'M240 270Q300 240 400 242T490 230V270z');
      sampan(p, 330, 206, 0.6);
      p.line('p', 2, 'M220 214h50M270 200h60');
    },
  },
  'VN/sapa': {
    palette: 'monsoon',
    subject: 'rice-terraces',
    sky: { ...sun(120, 74, 28), horizon: 160 },
    draw(p) {
      range(p, 176, 120, 0, 280, 'F', 'f');
      mist(p, 156);
      terraces(p, 164);
      hut(p, 372, 208, 0.6);
      hut(p, 416, 214, 0.5);
    },
  },
  'VN/vung-tau': {
    palette: 'golden',
    subject: 'statue-on-hill',
    middle: 320,
    sky: { ...sun(120, 84, 34), horizon: 178 },
    draw(p) {
      sea(p, 174, 120);
      p.path('l', 'M200 270V210Q260 130 320 116H350Q420 150 490 176V270z');
      p.path('m', 'M350 116Q420 150 490 176V270H380Q400 180 350 116z');
      christStatue(p, 334, 104, 0.8);
      lighthouse(p, 236, 196, 0.7);
      houses(p, 240, [
        [250, 40, 22, 'p'],
        [296, 38, 28, 'e'],
        [340, 44, 20, 'p'],
        [394, 40, 26, 'e'],
        [440, 44, 22, 'p'],
      ]);
      p.rect('e', 200, 238, 290, 40);
      fishingBoat(p, 110, 226, 0.9);
    },
  },
};
