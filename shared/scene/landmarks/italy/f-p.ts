import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { hillTown, house } from '#shared/scene/built/west.ts';
import { basilica } from '#shared/scene/motifs/churches.ts';
import { bigTree } from '#shared/scene/motifs/land.ts';
import { fishingBoat, yacht } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { cypress, palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const italyFToP: Landmarks = {
  'IT/florence': {
    palette: 'golden',
    subject: 'great-dome',
    middle: 236,
    sky: { ...sun(110, 80, 30), horizon: 184 },
    draw(p) {
      hills(p, 'f', 178, 44, 3, 0.3);
      for (const x of [30, 60, 420, 450] as const) {
        cypress(p, x, 184, 40, 'l');
      }
      p.rect('e', 352, 96, 20, 124);
      p.rect('o', 364, 96, 8, 124);
      p.path('w', 'M350 96L362 80 374 96z');
      for (let i = 0; i < 9; i++) {
        house(p, -10 + i * 56, 236, 58, 38 + (i % 3) * 8, i % 2 ? 'p' : 'e', 'w');
      }
      p.rect('p', 166, 134, 130, 80);
      p.rect('p', 196, 116, 84, 40);
      p.rect('q', 254, 116, 26, 40);
      p.at(238, 118, 1, () => {
        p.sym('w', 'o', '0 -70 C28 -66 46 -34 46 0');
        p.line('p', 2, 'M0-70C-14-60-20-30-20 0M0-70C14-60 20-30 20 0');
        p.rect('p', -8, -86, 16, 18);
        p.path('w', 'M-9-86L0-100 9-86z');
      });
      p.rect('p', 134, 78, 28, 150);
      p.rect('q', 152, 78, 10, 150);
      p.grid('t', 144, 92, 1, 4, 1, 26, 8, 14);
      p.rect('w', 132, 74, 32, 5);
      for (let i = 0; i < 8; i++) {
        house(p, -30 + i * 66, 270, 70, 34 + (i % 2) * 10, i % 2 ? 'e' : 'p', 'w');
      }
    },
  },
  'IT/milan': {
    palette: 'lilac',
    subject: 'spired-church',
    sky: { ...sun(346, 76, 32), horizon: 194 },
    draw(p) {
      skyline(p, 208, 20, 60, 'F');
      p.at(240, 224, 1.16, () => {
        p.path('p', 'M-110 0V-50L-84-62-56-84-24-104 0-120 24-104 56-84 84-62 110-50V0z');
        p.path('q', 'M0-120L24-104 56-84 84-62 110-50V0H60z');
        for (const [k, h] of [
          [-108, 76],
          [-84, 92],
          [-58, 112],
          [-30, 130],
          [0, 156],
          [30, 130],
          [58, 112],
          [84, 92],
          [108, 76],
        ] as const) {
          p.path('p', `M${k - 4} -40L${k - 1} ${-h}H${k + 1}L${k + 4} -40z`);
        }
        for (const k of [-70, -34, 34, 70] as const) {
          p.rect('q', k - 1, -60, 2, 60);
        }
        p.path(
          't',
          'M-12 0V-34Q0-50 12-34V0zM-60 0V-24Q-51-34-42-24V0zM42 0V-24Q51-34 60-24V0zM-96 0V-18Q-88-26-80-18V0zM80 0V-18Q88-26 96-18V0z',
        );
        p.circ('y', 0, -158, 3);
        p.path('t', 'M-12-58Q0-74 12-58V-52H-12z');
      });
      ground(p, 'k', 222);
      p.line('q', 1.4, 'M180 222L120 270M240 222V270M300 222L360 270M0 242H480');
    },
  },
  'IT/naples': {
    palette: 'dawn',
    subject: 'bay-volcano',
    middle: 300,
    sky: { ...sun(110, 74, 28), horizon: 172 },
    draw(p) {
      p.path('f', 'M120 182Q200 160 240 110L262 92 286 104 300 84 330 112Q370 160 470 182z');
      p.path('l', 'M300 84L330 112Q370 160 470 182H340Q330 130 286 104z');
      hillTown(p, -30, 186, 150, 60, ['e', 'p', 'y', 'e'], 'w', true);
      sea(p, 180, 110);
      p.path('K', 'M300 224V200L310 180H420L430 196 490 200V224z');
      p.rect('y', 320, 150, 84, 40);
      p.rect('Y', 376, 150, 28, 40);
      p.rect('y', 338, 134, 30, 20);
      p.grid('o', 328, 160, 5, 1, 14, 1, 5, 10);
      p.line('K', 5, 'M430 208H490');
      sailBoat(p, 150, 226, 0.9);
      fishingBoat(p, 240, 250, 0.9);
    },
  },
  'IT/olbia': {
    palette: 'lagoon',
    subject: 'granite-boulders',
    middle: 200,
    sky: { ...sun(350, 70, 28), horizon: 168 },
    draw(p) {
      hills(p, 'F', 168, 34, 3, 0.3);
      sea(p, 166, 350);
      p.path('c', 'M120 270Q180 210 300 206T490 196V270z');
      yacht(p, 330, 214, 0.9);
      yacht(p, 420, 202, 0.6, 'e');
      for (const [x, y, w, h] of [
        [40, 250, 130, 110],
        [120, 256, 90, 70],
        [180, 264, 70, 40],
        [440, 262, 100, 50],
      ] as const) {
        p.path(
          'e',
          `M${x - w / 2} ${y}Q${x - w * 0.56} ${y - h * 0.7} ${x - w * 0.2} ${y - h * 0.96}Q${x + w * 0.3} ${y - h * 1.04} ${x + w * 0.4} ${y - h * 0.5}L${x + w / 2} ${y}z`,
        );
        p.path(
          'w',
          `M${x + w * 0.06} ${y - h * 0.98}Q${x + w * 0.34} ${y - h * 0.94} ${x + w * 0.4} ${y - h * 0.5}L${x + w / 2} ${y}H${x + w * 0.1}Q${x + w * 0.24} ${y - h * 0.5} ${x + w * 0.06} ${y - h * 0.98}z`,
        );
      }
      bigTree(p, 66, 142, 0.5);
      p.path('p', 'M200 270Q280 244 380 250T490 246V270z');
    },
  },
  'IT/palermo': {
    palette: 'dawn',
    subject: 'great-dome',
    middle: 240,
    sky: { ...sun(112, 76, 30), horizon: 180 },
    draw(p) {
      p.path('f', 'M180 196Q230 130 260 110L300 100 350 110 390 150 440 190z');
      p.path('F', 'M-10 196Q60 150 140 150T260 190z');
      p.at(240, 222, 1.1, () => {
        p.rect('y', -120, -44, 240, 44);
        p.rect('Y', 60, -44, 60, 44);
        let d = '';
        for (let i = 0; i < 24; i++) {
          d += `M${-118 + i * 10} -44v-7h6v7z`;
        }
        p.path('y', d);
        arcades(p, 'o', -110, -4, 9, 24, 14, 22);
        for (const k of [-120, 120, -80, 80] as const) {
          p.rect('y', k - 9, -90, 18, 90);
          p.rect('Y', k + 2, -90, 7, 90);
          arcades(p, 'o', k - 4, -64, 1, 1, 8, 12);
          p.path('y', `M${k - 9} -90L${k} -112L${k + 9} -90z`);
        }
        p.rect('y', -26, -64, 52, 22);
        dome(p, 0, -62, 34, 'b', 'n', 14, 1.1);
      });
      ground(p, 'k', 220);
      for (const [x, h] of [
        [40, 120],
        [440, 130],
        [90, 90],
        [396, 96],
      ] as const) {
        palm(p, x, 258, h, 0.02);
      }
      p.path('l', 'M180 270L216 236H264L300 270z');
    },
  },
  'IT/pisa': {
    palette: 'alpine',
    subject: 'leaning-tower',
    middle: 340,
    sky: { ...sun(110, 66, 26), clouds: 1, horizon: 188 },
    draw(p) {
      range(p, 192, 50, 0, 200, 'F', 'f');
      basilica(p, 170, 222, 0.9, 'p', 'q', 'l', 'm');
      p.at(372, 226, 1.1, () => {
        for (let i = 0; i < 7; i++) {
          const x = i * 2.9,
            y = -i * 21,
            w = i === 6 ? 17 : 24;
          p.path('p', `M${x - w} ${y}L${x - w + 2.6} ${y - 20}H${x + w + 2.6}L${x + w} ${y}z`);
          p.path('q', `M${x + w * 0.3} ${y}L${x + w * 0.3 + 2.6} ${y - 20}H${x + w + 2.6}L${x + w} ${y}z`);
          arcades(p, 't', x - w + 5, y - 2, i === 6 ? 3 : 4, i === 6 ? 10 : 11, 6, 11);
          p.rect('p', x - w - 1, y - 21, w * 2 + 5, 3);
        }
      });
      ground(p, 'l', 222);
      p.path('m', 'M-10 270V246Q120 232 260 246T490 240V270z');
      cypress(p, 40, 250, 90);
      cypress(p, 440, 252, 76);
    },
  },
};
