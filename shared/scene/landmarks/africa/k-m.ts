import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { balloon, elephant, skyline } from '#shared/scene/built/things.ts';
import { camels } from '#shared/scene/motifs/animals.ts';
import { fort } from '#shared/scene/motifs/monuments.ts';
import { felucca } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { acacia, palm, reeds, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const africaKToM: Landmarks = {
  'BW/kasane': {
    palette: 'sunset',
    subject: 'elephants',
    middle: 260,
    sky: { ...sun(140, 116, 46), horizon: 180 },
    draw(p) {
      trees(p, 186, 14, 'f');
      p.path('b', 'M-10 186H490V270H-10z');
      p.line('c', 2.4, 'M90 196h90M70 210h60M300 200h70M200 220h60M380 214h60M120 250h70');
      p.path('m', 'M230 214Q320 196 420 206T490 210V222H230z');
      elephant(p, 300, 214, 1.1);
      elephant(p, 370, 212, 0.8);
      elephant(p, 430, 212, 0.6);
      p.at(150, 240, 1.1, () => {
        p.path('d', 'M-56-8H60L46 8H-44z');
        p.rect('e', -40, -34, 80, 4);
        p.line('d', 2, 'M-36-30V-8M36-30V-8');
        for (const k of [-24, -4, 16] as const) {
          p.path('d', `M${k - 5} -8v-10q5-6 10 0v10z`);
          p.circ('d', k, -22, 4);
        }
      });
      reeds(p, 10);
      reeds(p, 450);
    },
  },
  'ZA/kruger': {
    palette: 'monsoon',
    subject: 'elephants',
    middle: 230,
    sky: { ...sun(112, 84, 34), horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 30, 3, 0.2);
      trees(p, 208, 16, 'f');
      ground(p, 'l', 206);
      p.at(120, 232, 1.2, () => {
        p.path('d', 'M-10 0Q-4-40-8-70L-40-104-36-106-8-84-10-120-4-120 0-88 26-116 30-112 6-80 12-60Q8-30 14 0z');
        for (const [a, b, r] of [
          [-40, -110, 22],
          [-8, -126, 26],
          [30, -116, 22],
          [-24, -96, 16],
        ] as const) {
          p.oval('m', a, b, r, r * 0.6);
        }
      });
      p.line('d', 7, 'M124 148Q190 128 300 132M240 130L262 116');
      p.at(
        220,
        122,
        1,
        () => {
          p.path('y', 'M-10 0Q10-16 30-12L60-16Q70-14 68-4L60 0 56-6H30L10 6-40 10Q-44 6-40 4L-8 2z');
          for (const [a, b] of [
            [10, -4],
            [20, -6],
            [30, -8],
            [40, -8],
            [0, 2],
            [50, -10],
          ] as const) {
            p.circ('d', a, b, 1.8);
          }
        },
        false,
      );
      p.at(360, 244, 1.1, () => {
        p.path('Y', 'M-50-12V-32H-20L-10-50H40V-12z');
        p.rect('d', -10, -54, 54, 4);
        p.line('d', 2, 'M-8-50V-32M18-50V-32M40-50V-32');
        for (const [a, b] of [
          [4, -40],
          [28, -40],
        ] as const) {
          p.circ('e', a, b, 5);
        }
        p.circ('d', -30, -10, 10);
        p.circ('d', 24, -10, 10);
      });
      reeds(p, 440);
      elephant(p, 270, 226, 0.6);
    },
  },
  'MA/marrakesh': {
    palette: 'desert',
    subject: 'desert-minaret',
    sky: { ...sun(346, 84, 36), horizon: 190 },
    draw(p) {
      range(p, 196, 110, 0.5, 230, 'F', 'f');
      p.rect('e', 210, 70, 48, 160);
      p.rect('w', 242, 70, 16, 160);
      p.path('e', 'M206 70h56v-8h-7v-5h-7v5h-7v-5h-7v5h-7v-5h-7v5h-7v-5h-7z');
      p.rect('e', 222, 36, 24, 28);
      p.rect('w', 238, 36, 8, 28);
      dome(p, 234, 38, 12, 'y', 'Y', 14);
      arcades(p, 'o', 220, 108, 2, 16, 10, 20);
      arcades(p, 'o', 220, 150, 2, 16, 10, 20);
      for (let i = 0; i < 9; i++) {
        const h = 34 + ((i * 13) % 26);
        p.rect(i % 2 ? 'w' : 'e', -10 + i * 56, 240 - h, 57, h + 30);
        p.rect('o', 34 + i * 56, 240 - h, 13, h + 30);
        arcades(p, 'd', 4 + i * 56, 234, 1, 1, 10, 10);
      }
      palm(p, 92, 262, 118, 0.1);
      palm(p, 400, 266, 132, -0.12);
      palm(p, 440, 268, 88, 0.08);
    },
  },
  'KE/masai-mara': {
    palette: 'dawn',
    subject: 'migrating-herd',
    middle: 250,
    sky: { ...sun(350, 84, 34), horizon: 186 },
    draw(p) {
      hills(p, 'F', 186, 30, 2, 0.3);
      ground(p, 'y', 196);
      hills(p, 'k', 206, 10, 3, 0.4);
      acacia(p, 90, 226, 110);
      for (const [x, y, s] of [
        [210, 226, 0.8],
        [260, 220, 0.7],
        [310, 230, 0.9],
        [370, 222, 0.7],
        [420, 232, 0.9],
        [240, 250, 1],
        [340, 252, 1.1],
      ] as const) {
        p.at(x, y, s, () => {
          p.path(
            'd',
            'M-26 0L-24-18Q-34-36-16-38Q4-44 14-40L26-36Q36-30 34-20L26-20Q22-22 18-18L14 0H9L8-14H-16L-20 0z',
          );
          p.line('d', 2, 'M24-36Q30-46 22-48M28-36Q38-42 36-48');
        });
      }
      balloon(p, 200, 74, 1.3, 'w', 'y');
      balloon(p, 290, 104, 0.6, 'b', 'p');
      reeds(p, 20);
    },
  },
  'MA/merzouga': {
    palette: 'desert',
    subject: 'dunes',
    middle: 250,
    sky: { ...sun(112, 84, 36), horizon: 180 },
    draw(p) {
      p.path('e', 'M-10 196Q100 170 200 190L310 110Q370 160 490 186V270H-10z');
      p.path('w', 'M310 110Q370 160 490 186V270H330Q300 220 340 180Q330 150 310 110z');
      p.path('y', 'M-10 270V206Q110 180 220 206Q300 226 340 270z');
      p.path('o', 'M220 206Q330 190 490 222V270H300Q290 230 220 206z');
      p.line('Y', 2, 'M-10 244Q80 226 180 240');
      camels(p, 90, 226, 1.1);
      for (const [x, y, s] of [
        [380, 252, 1],
        [440, 246, 0.8],
      ] as const) {
        p.at(x, y, s, () => {
          p.path('d', 'M-34 0L-20-26H20L34 0z');
          p.path('Y', 'M-40 0L0-38L40 0H28L0-26L-28 0z');
          p.path('y', 'M-7 0L0-18 7 0z');
        });
      }
      palm(p, 30, 268, 90, 0.06);
    },
  },
  'KE/mombasa': {
    palette: 'sunset',
    subject: 'city-arch',
    middle: 255,
    sky: { ...sun(250, 118, 50), horizon: 182 },
    draw(p) {
      skyline(p, 200, 14, 40, 'F');
      sea(p, 198, 250);
      p.path('y', 'M-10 236V190H120L140 236z');
      fort(p, 50, 200, 0.6, 'y', 'Y');
      for (const [x, f] of [
        [180, false],
        [330, true],
      ] as const) {
        p.at(
          x,
          250,
          1.1,
          () => {
            p.path('p', 'M-30 0Q-30-90 60-150L64-146Q-2-86-6 0z');
            p.path('q', 'M-16 0Q-16-84 62-148L64-146Q-2-86-6 0z');
          },
          f,
        );
      }
      p.path('m', 'M-10 270V248H490V270z');
      palm(p, 440, 262, 120, -0.06);
      felucca(p, 255, 226, 0.6);
    },
  },
};
