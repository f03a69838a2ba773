import type { Landmarks } from '#shared/scene/landmark.ts';
import { hut } from '#shared/scene/built/tropics.ts';
import { seatedBuddha } from '#shared/scene/motifs/asia.ts';
import { lotus } from '#shared/scene/motifs/land.ts';
import { longtail } from '#shared/scene/nature/boats.ts';
import { ground, sea, terraces } from '#shared/scene/nature/ground.ts';
import { karst, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const thailandPToT: Landmarks = {
  'TH/pai': {
    palette: 'monsoon',
    subject: 'rice-terraces',
    sky: { ...sun(370, 66, 28), horizon: 166 },
    draw(p) {
      range(p, 176, 90, 0, 180, 'F', 'f');
      mist(p, 152, 'p');
      terraces(p, 168);
      p.path('Y', 'M-10 226L120 214 240 222 360 206 490 216V224L360 214 240 230 120 222-10 234z');
      p.line(
        'o',
        2,
        'M30 222v30M80 218v32M130 216v34M180 218v34M230 222v32M280 218v32M330 210v34M380 208v32M430 212v30M-10 214L120 202 240 210 360 194 490 204',
      );
      hut(p, 410, 200, 0.7);
      hut(p, 92, 200, 0.6);
      leaves(p, false);
    },
  },
  'TH/pattaya': {
    palette: 'sunset',
    subject: 'timber-temple',
    middle: 330,
    sky: { ...sun(120, 126, 48), horizon: 186 },
    draw(p) {
      sea(p, 182, 120);
      p.path('o', 'M190 270V206H490V270z');
      p.at(340, 212, 1, () => {
        for (const [k, s] of [
          [-84, 0.62],
          [84, 0.62],
          [0, 1.05],
        ] as const) {
          p.at(k, 0, s, () => {
            p.rect('d', -44, -44, 88, 44);
            for (const i of [-36, -14, 8, 30] as const) {
              p.rect('o', i, -44, 6, 44);
            }
            for (const [w, b, h] of [
              [64, -40, 40],
              [48, -64, 46],
              [32, -92, 60],
            ] as const) {
              p.path(
                w === 48 ? 'o' : 'd',
                `M${-w} ${b + 6}Q${-w * 0.3} ${b - h * 0.3} 0 ${b - h}Q${w * 0.3} ${b - h * 0.3} ${w} ${b + 6}z`,
              );
            }
            p.line('d', 2, 'M0-150V-176');
          });
        }
      });
      p.rect('d', 190, 208, 300, 6);
      longtail(p, 100, 236, 0.9);
    },
  },
  'TH/phuket': {
    palette: 'lagoon',
    subject: 'needle-rock',
    sky: { ...sun(110, 70, 28), horizon: 172 },
    draw(p) {
      karst(p, 40, 190, 120, 70, 'F', 'F');
      karst(p, 420, 190, 150, 96, 'F', 'f');
      karst(p, 350, 190, 70, 54, 'f', 'l');
      sea(p, 184, 110);
      p.at(240, 216, 1.1, () => {
        p.path('k', 'M-16 0L-12-26-22-46-30-88-20-120 2-128 22-116 30-80 22-44 12-24 14 0z');
        p.path('K', 'M2-128L22-116 30-80 22-44 12-24 14 0H2L6-60z');
        p.path('m', 'M-26-106Q-22-134 2-138Q24-134 26-108Q14-118 0-116T-26-106z');
        p.line('p', 3, 'M-24 1H22');
      });
      longtail(p, 330, 240, 1.1);
      leaves(p, false);
    },
  },
  'TH/sukhothai': {
    palette: 'dawn',
    subject: 'great-buddha',
    sky: { ...sun(240, 110, 58), horizon: 190 },
    draw(p) {
      trees(p, 206, 22, 'f');
      ground(p, 'm', 204);
      for (const [x, h] of [
        [86, 84],
        [130, 104],
        [350, 104],
        [394, 84],
      ] as const) {
        p.rect('K', x - 8, 216 - h, 16, h);
        p.rect('d', x + 2, 216 - h, 6, h);
        p.rect('K', x - 11, 212 - h, 22, 6);
      }
      p.rect('K', 60, 214, 360, 8);
      seatedBuddha(p, 240, 216, 0.96, 'k', 'K');
      sea(p, 222, 240);
      for (const [x, y, s] of [
        [70, 250, 1],
        [150, 258, 0.8],
        [400, 252, 1.1],
        [320, 262, 0.7],
      ] as const) {
        lotus(p, x, y, s);
      }
    },
  },
  'TH/trat': {
    palette: 'monsoon',
    subject: 'pier-island',
    middle: 250,
    sky: { ...sun(110, 62, 26), horizon: 162 },
    draw(p) {
      p.path('f', 'M120 172Q190 110 250 96Q300 70 340 100T480 160V172z');
      p.path('l', 'M250 172Q300 130 340 100T480 160V172z');
      sea(p, 168, 110);
      p.path('o', 'M200 270L250 180H262L310 270z');
      p.line('d', 1.4, 'M236 206H276M226 224H286M214 246H298');
      p.at(256, 182, 0.8, () => {
        p.line('d', 3, 'M-60 6V-18M-20 6V-18M20 6V-18M60 6V-18');
        p.path('w', 'M-76-30L-56-54H56L76-30z');
        p.path('o', 'M10-54H56L76-30H18z');
        p.rect('e', -60, -30, 120, 16);
      });
      longtail(p, 110, 220, 1);
      p.path('c', 'M-10 250Q80 240 170 262L180 270H-10z');
      palm(p, 446, 280, 170, -0.16);
    },
  },
};
