import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { pyramid } from '#shared/scene/forms/world.ts';
import { camels } from '#shared/scene/motifs/animals.ts';
import { dolphin, parasols, pier, reef } from '#shared/scene/motifs/shore.ts';
import { felucca } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const egypt: Landmarks = {
  'EG/abu-simbel': {
    palette: 'golden',
    subject: 'desert-cliff-temple',
    middle: 250,
    sky: { ...sun(96, 64, 26), horizon: 160 },
    draw(p) {
      p.path('F', 'M-10 190L80 120 120 60 180 40 380 44 440 110 490 150V200z');
      p.path('e', 'M90 226L124 74H376L410 226z');
      p.path('o', 'M340 74H376L410 226H356z');
      p.rect('o', 118, 70, 264, 7);
      let d = '';
      for (let i = 0; i < 20; i++) {
        d += `M${124 + i * 12.8} 64q4-8 8 0v7h-8z`;
      }
      p.path('e', d);
      for (const k of [152, 208, 292, 348] as const) {
        p.at(k, 222, 1.04, () => {
          p.rect('y', -24, -52, 48, 52);
          p.path('Y', 'M6-52H24V0H8z');
          p.path('y', 'M-20-52V-84Q-20-92-10-94H10Q20-92 20-84V-52z');
          p.path('Y', 'M4-94H10Q20-92 20-84V-52H6z');
          p.path('y', 'M-12-94L-15-108-9-118H9L15-108 12-94z');
          p.path('Y', 'M2-118H9L15-108 12-94H3z');
          p.path('y', 'M-8-118L-6-134H6L8-118z');
          p.line('Y', 2, 'M-2-46V0M-22-52H22');
        });
      }
      p.path('d', 'M236 222V172H264V222z');
      ground(p, 'y', 220);
      p.path('Y', 'M-10 270V244Q120 232 260 244T490 240V270z');
      palm(p, 40, 250, 90, 0.06);
    },
  },
  'EG/aswan': {
    palette: 'sunset',
    subject: 'river-sails',
    middle: 230,
    sky: { ...sun(120, 104, 44), horizon: 176 },
    draw(p) {
      p.path('F', 'M-10 190Q120 110 260 130T490 160V190z');
      p.path('e', 'M180 190Q300 120 490 130V190z');
      p.at(360, 142, 0.7, () => {
        p.rect('o', -30, -20, 60, 20);
        dome(p, 0, -20, 18, 'o', 'd', 8);
        p.rect('o', -46, -10, 20, 10);
        p.rect('o', 26, -10, 20, 10);
      });
      for (const x of [30, 62, 96, 400, 440] as const) {
        palm(p, x, 192, 56, 0.04, 'm', 0.6);
      }
      sea(p, 186, 120);
      for (const [x, y, w, h] of [
        [330, 216, 110, 36],
        [410, 232, 130, 50],
        [60, 224, 80, 26],
      ] as const) {
        p.path(
          'o',
          `M${x - w / 2} ${y}Q${x - w * 0.5} ${y - h} ${x - w * 0.1} ${y - h}Q${x + w * 0.4} ${y - h} ${x + w / 2} ${y}z`,
        );
        p.path('d', `M${x + w * 0.06} ${y - h}Q${x + w * 0.4} ${y - h} ${x + w / 2} ${y}H${x + w * 0.16}z`);
      }
      felucca(p, 200, 236, 1.3);
      felucca(p, 110, 212, 0.6);
      felucca(p, 290, 256, 0.8);
    },
  },
  'EG/cairo': {
    palette: 'desert',
    subject: 'pyramids',
    middle: 250,
    sky: { ...sun(130, 90, 40), horizon: 190 },
    draw(p) {
      pyramid(p, 392, 206, 92, 84);
      pyramid(p, 92, 206, 66, 56);
      pyramid(p, 246, 212, 140, 136);
      p.path('l', 'M-10 212Q130 200 260 212T490 206V270H-10z');
      p.path('K', 'M-10 270V244Q140 220 280 244T490 236V270z');
      p.at(150, 244, 1, () => {
        for (const x of [0, 46, 88] as const) {
          p.path(
            'd',
            `M${x - 12} 0l1-12q-4-8 3-12q4-8 8 0q4-8 8 0l4-8q0-5 5-5l4 3-4 3-4 9q0 4-5 6l1 16h-3l-2-14h-8l-2 14z`,
          );
        }
      });
      palm(p, 430, 262, 100, -0.06);
    },
  },
  'EG/hurghada': {
    palette: 'lagoon',
    subject: 'dolphins-reef',
    middle: 250,
    sky: { ...sun(112, 36, 20), horizon: 96 },
    draw(p) {
      range(p, 104, 66, 0, 340, 'y', 'Y');
      p.rect('p', -10, 98, 500, 8);
      reef(p, 104);
      p.at(250, 110, 0.9, () => {
        p.path('p', 'M-50-14H56L40 4H-40z');
        p.path('p', 'M-30-28H30V-14H-34z');
        p.grid('d', -24, -25, 6, 1, 9, 1, 6, 6);
      });
      dolphin(p, 230, 190, 1.1);
      dolphin(p, 320, 210, 0.8);
    },
  },
  'EG/luxor': {
    palette: 'golden',
    subject: 'temple-columns',
    sky: { ...sun(350, 80, 36), horizon: 180 },
    draw(p) {
      hills(p, 'f', 176, 56, 2, 0.4);
      for (let i = 0; i < 6; i++) {
        const x = 92 + i * 50;
        p.rect('p', x, 112, 26, 104);
        p.rect('q', x + 16, 112, 10, 104);
        p.path('p', `M${x - 6} 112Q${x + 2} 100 ${x + 3} 92H${x + 23}Q${x + 24} 100 ${x + 32} 112z`);
        p.grid('w', x + 3, 132, 1, 3, 1, 26, 12, 6);
      }
      p.rect('p', 84, 82, 296, 12);
      p.rect('q', 84, 90, 296, 4);
      p.path('w', 'M414 216L420 84 426 70 432 84 438 216z');
      p.rect('k', 0, 214, 480, 14);
      sea(p, 226);
      felucca(p, 90, 254, 0.7);
    },
  },
  'EG/sharm-el-sheikh': {
    palette: 'desert',
    subject: 'parasols-red-range',
    middle: 220,
    sky: { ...sun(360, 74, 30), horizon: 160 },
    draw(p) {
      range(p, 176, 124, 0, 210, 'e', 'w');
      sea(p, 172, 360);
      p.path('c', 'M-10 226Q150 204 300 218T490 208V270H-10z');
      p.path('y', 'M-10 270V246Q140 226 300 246T490 238V270z');
      parasols(p, 252, [110, 180, 250, 320], 1);
      pier(p, 212, 330, 'o');
      for (const [x, y] of [
        [360, 232],
        [400, 240],
      ] as const) {
        p.path('d', `M${x - 10} ${y}q8-6 14 0l5-3v6l-5-3q-6 5-14 0z`);
      }
      palm(p, 46, 266, 130, 0.08);
      camels(p, 400, 262, 0.7);
    },
  },
};
