import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import { balloon } from '#shared/scene/built/things.ts';
import { houses } from '#shared/scene/built/west.ts';
import { parthenon } from '#shared/scene/forms/europe.ts';
import { fortress } from '#shared/scene/motifs/monuments.ts';
import { yacht } from '#shared/scene/motifs/vehicles.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, mesas, range } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const aegeanAToG: Landmarks = {
  'TR/antalya': {
    palette: 'lagoon',
    subject: 'cliff-harbour',
    middle: 320,
    sky: { ...sun(110, 66, 26), horizon: 170 },
    draw(p) {
      range(p, 178, 110, 0.3, 360, 'F', 'f');
      sea(p, 174, 110);
      p.path('y', 'M490 234V150H250Q236 152 230 170L238 200 226 234z');
      p.path('Y', 'M490 234V190Q420 196 380 234zM230 170L238 200 226 234H260L262 190z');
      trees(p, 154, 12, 'm', 250, 490);
      houses(p, 156, [
        [286, 36, 24, 'p'],
        [324, 36, 30, 'e'],
        [384, 38, 24, 'p'],
        [424, 36, 30, 'e'],
      ]);
      p.at(366, 156, 1, () => {
        p.path('w', 'M-9 0V-72H9V0z');
        p.path('o', 'M-9 0V-72H-5V0zM-1 0V-72H2V0zM6 0V-72H9V0z');
        p.rect('w', -12, -76, 24, 6);
        p.rect('w', -6, -94, 12, 18);
        p.path('t', 'M-8-94L0-114L8-94z');
      });
      p.rect('k', 150, 232, 340, 6);
      sea(p, 236, 110);
      p.at(120, 236, 1.1, () => {
        p.path('o', 'M-56-10Q-30 0 0 0Q34 0 60-16Q52 8 24 10H-28Q-50 6-56-10z');
        p.line('d', 2, 'M-10 0V-60M24 0V-50');
        p.path('p', 'M-8-58Q16-40 20-12H-8zM26-48Q44-34 48-16L26-10z');
      });
      yacht(p, 330, 256, 0.7);
    },
  },
  'GR/athens': {
    palette: 'golden',
    subject: 'temple-hill',
    sky: { ...sun(350, 80, 36), horizon: 190 },
    draw(p) {
      hills(p, 'F', 184, 40, 3);
      p.path('k', 'M60 222L96 158 130 146H350L386 162 420 222z');
      p.path('K', 'M350 146L386 162 420 222H320L340 176z');
      parthenon(p, 240, 148, 1.1);
      trees(p, 224, 17, 'l');
      p.rect('l', 0, 222, 480, 20);
      for (let i = 0; i < 10; i++) {
        const h = 16 + (i % 3) * 8;
        p.rect('p', -10 + i * 50, 246 - h, 46, h + 30);
        p.rect('q', 24 + i * 50, 246 - h, 12, h + 30);
      }
      trees(p, 262, 13, 'm');
      p.rect('m', 0, 260, 480, 12);
    },
  },
  'TR/bodrum': {
    palette: 'dawn',
    subject: 'harbour-castle',
    middle: 246,
    sky: { ...sun(360, 70, 28), horizon: 172 },
    draw(p) {
      islands(p, 172);
      sea(p, 170, 360);
      p.path('k', 'M120 224Q150 190 200 186H300Q340 196 370 224z');
      fortress(p, 246, 194, 0.9, 'k', 'K', 'k');
      for (let i = 0; i < 9; i++) {
        const x = -10 + i * 16 - (i % 2) * 3,
          h = 20 + ((i * 7) % 3) * 7;
        p.rect('p', x, 224 - h - i * -1, 24, h);
        p.rect('q', x + 16, 224 - h + i, 8, h);
        p.rect('b', x + 5, 230 - h, 5, 7);
      }
      for (let i = 0; i < 6; i++) {
        const x = 372 + i * 20,
          h = 22 + ((i * 5) % 3) * 8;
        p.rect('p', x, 224 - h, 26, h + 2);
        p.rect('q', x + 18, 224 - h, 8, h + 2);
        p.rect('b', x + 5, 232 - h, 5, 7);
      }
      p.rect('k', -10, 222, 500, 6);
      sea(p, 226, 360);
      for (const [x, s] of [
        [120, 1],
        [330, 0.8],
      ] as const) {
        p.at(x ?? 0, 252, s ?? 1, () => {
          p.path('o', 'M-56-10Q-30 0 0 0Q34 0 60-16Q52 8 24 10H-28Q-50 6-56-10z');
          p.line('d', 2, 'M-10 0V-70M24 0V-56M-10-70L60-16M-10-70L-56-10');
        });
      }
    },
  },
  'TR/bursa': {
    palette: 'jade',
    subject: 'mosque',
    middle: 240,
    sky: { ...sun(110, 68, 26), horizon: 178 },
    draw(p) {
      p.path('f', 'M-10 196Q100 90 230 80T490 170V200z');
      p.path('i', 'M130 118Q180 86 230 80Q290 84 340 110Q300 100 270 116Q230 98 190 116Q160 110 130 118z');
      trees(p, 202, 16, 'l');
      for (const x of [108, 372] as const) {
        minaret(p, x, 218, 120, 9, 'p', 'q', 't');
      }
      p.rect('y', 124, 176, 232, 44);
      p.rect('Y', 300, 176, 56, 44);
      arcades(p, 'o', 134, 220, 9, 25, 14, 22);
      for (let j = 0; j < 2; j++) {
        for (let i = 0; i < 5 - j; i++) {
          dome(p, 150 + i * 46 + j * 23, 178 - j * 20, 19, 'l', 'm', 5, 0.8);
        }
      }
      ground(p, 'k', 218);
      p.oval('c', 240, 250, 70, 10);
      p.rect('p', 236, 234, 8, 14);
      p.oval('p', 240, 234, 18, 4);
      trees(p, 256, 14, 'm', -10, 120);
      trees(p, 256, 14, 'm', 360, 490);
    },
  },
  'TR/goreme': {
    palette: 'dawn',
    subject: 'balloons',
    middle: 236,
    sky: { ...sun(90, 100, 30), horizon: 180 },
    draw(p) {
      mesas(p, 200, 'F', 'f');
      for (const [x, w, h] of [
        [40, 40, 84],
        [112, 30, 60],
        [360, 34, 70],
        [432, 46, 96],
        [250, 30, 52],
      ] as const) {
        p.at(x, 226, 1, () => {
          p.path('e', `M${-w} 0Q${-w * 0.4} ${-h * 0.4} ${-w * 0.22} ${-h}H${w * 0.22}Q${w * 0.4} ${-h * 0.4} ${w} 0z`);
          p.path('w', `M0 ${-h}H${w * 0.22}Q${w * 0.4} ${-h * 0.4} ${w} 0H${w * 0.1}z`);
          p.path('o', `M${-w * 0.4} ${-h + 2}Q0 ${-h - 26} ${w * 0.4} ${-h + 2}z`);
          p.grid('d', -6, -h * 0.5, 2, 1, 9, 1, 4, 8);
        });
      }
      hills(p, 'K', 232, 12, 3);
      for (const [x, y, s, c] of [
        [230, 84, 1.5, 'w'],
        [130, 54, 0.8, 'l'],
        [330, 48, 0.9, 'y'],
        [392, 96, 0.62, 'b'],
        [166, 132, 0.55, 'o'],
        [300, 134, 0.5, 'w'],
        [60, 42, 0.5, 'w'],
      ] as const) {
        balloon(p, x, y, s, c);
      }
    },
  },
};
