import type { Landmarks } from '#shared/scene/landmark.ts';
import { fish, kayak, turtle } from '#shared/scene/motifs/shore.ts';
import { yacht } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { lagoonTown } from '#shared/scene/towns/tropics.ts';

export const pacificBToN: Landmarks = {
  'PF/bora-bora': {
    palette: 'lagoon',
    subject: 'overwater-huts',
    middle: 260,
    sky: { clouds: 3, cloudY: 50, horizon: 170 },
    draw(p) {
      p.path('f', 'M40 178Q110 150 150 120L170 66 196 58 214 78 222 112Q300 150 380 178z');
      p.path('l', 'M196 58L214 78 222 112Q300 150 380 178H220Q200 120 196 58z');
      trees(p, 180, 8, 'm', 30, 400);
      sea(p, 176, 200, 'b', 'c');
      p.rect('c', 0, 196, 480, 12);
      lagoonTown(p, 216);
      palm(p, 34, 280, 190, 0.2);
      leaves(p, false);
    },
  },
  'FM/chuuk': {
    palette: 'lagoon',
    subject: 'sunken-ship',
    middle: 240,
    sky: { horizon: 60, ...sun(100, 26, 14) },
    draw(p) {
      p.path('f', 'M300 54Q350 26 400 54z');
      p.rect('b', 0, 50, 480, 224);
      p.rect('n', 0, 160, 480, 110);
      p.path('c', 'M-10 50q30-9 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V60H-10z');
      p.path('c', 'M90 60H170L240 220H110z');
      p.path('d', 'M-10 270V246Q120 226 260 240T490 236V270z');
      p.path('d', 'M90 236L70 196 150 190 158 160H176L180 186 250 180 256 140H262L268 178 330 172 420 158 400 226z');
      p.line('d', 4, 'M166 160V116M330 172L344 120M344 120L300 150');
      p.line('w', 4, 'M110 236V214M110 224l-8-8M300 228V206M300 216l9-9');
      for (const [x, y, s] of [
        [210, 120, 1],
        [240, 134, 0.9],
        [190, 140, 0.8],
        [380, 130, 0.8],
      ] as const) {
        fish(p, x, y, s, 'y');
      }
    },
  },
  'PW/koror': {
    palette: 'lagoon',
    subject: 'lagoon-islands',
    sky: { ...sun(380, 50, 22), horizon: 150 },
    draw(p) {
      sea(p, 148, 380, 'n', 'b', 176);
      p.rect('b', 0, 174, 480, 100);
      p.path('c', 'M-10 226Q150 196 300 216T490 200V270H-10z');
      for (const [x, y, w, h] of [
        [60, 176, 90, 46],
        [170, 168, 70, 34],
        [300, 172, 100, 52],
        [430, 180, 110, 60],
        [110, 226, 130, 84],
        [360, 236, 120, 76],
        [236, 206, 60, 40],
      ] as const) {
        p.path('K', `M${x - w * 0.3} ${y}L${x - w * 0.24} ${y - h * 0.22}H${x + w * 0.24}L${x + w * 0.3} ${y}z`);
        p.path(
          'm',
          `M${x - w / 2} ${y - h * 0.16}Q${x - w * 0.54} ${y - h * 0.9} ${x - w * 0.08} ${y - h}Q${x + w * 0.5} ${y - h} ${x + w / 2} ${y - h * 0.16}Q${x} ${y - h * 0.3} ${x - w / 2} ${y - h * 0.16}z`,
        );
        p.path(
          'l',
          `M${x - w * 0.42} ${y - h * 0.44}Q${x - w * 0.4} ${y - h * 0.92} ${x - w * 0.08} ${y - h}Q${x + w * 0.16} ${y - h} ${x + w * 0.1} ${y - h * 0.7}Q${x - w * 0.2} ${y - h * 0.76} ${x - w * 0.42} ${y - h * 0.44}z`,
        );
      }
      kayak(p, 240, 246, 1);
    },
  },
  'VU/luganville': {
    palette: 'monsoon',
    subject: 'blue-pool',
    sky: { horizon: 100, ...sun(380, 40, 18) },
    draw(p) {
      p.rect('f', 0, 70, 480, 120);
      trees(p, 96, 40, 'l');
      trees(p, 150, 44, 'm');
      p.path('b', 'M40 190Q100 150 240 150T440 190Q470 250 400 270H80Q10 250 40 190z');
      p.path('n', 'M150 200Q240 172 330 200Q350 240 240 250T150 200z');
      p.path('c', 'M60 196Q120 168 200 164Q110 184 90 220z');
      p.line('d', 2, 'M330 40V170');
      p.line('d', 4, 'M326 170H334M330 160V176');
      p.at(160, 236, 1.1, () => {
        p.path('o', 'M-60-12Q0 4 60-12Q50 8 20 8H-20Q-50 8-60-12z');
        p.line('d', 2, 'M-10 2L-18 18M24 2L18 18M-40 18H40');
      });
      leaves(p, false);
      leaves(p, true);
    },
  },
  'FJ/nadi': {
    palette: 'lagoon',
    subject: 'thatched-huts',
    middle: 220,
    sky: { ...sun(360, 74, 30), clouds: 1, horizon: 170 },
    draw(p) {
      p.path('F', 'M-10 176Q40 120 80 130T150 110Q190 100 230 150T330 176z');
      sea(p, 168, 360);
      p.path('c', 'M-10 220Q160 196 320 212T490 204V270H-10z');
      p.path('p', 'M-10 270V246Q130 220 300 242T490 236V270z');
      for (const [x, y, s] of [
        [120, 238, 1.1],
        [230, 244, 1.3],
      ] as const) {
        p.at(x, y, s, () => {
          p.rect('e', -34, -22, 68, 22);
          p.rect('o', 14, -22, 20, 22);
          p.rect('d', -14, -18, 12, 18);
          p.path('Y', 'M-48-18L-30-62H30L48-18Q0-26-48-18z');
          p.path('o', 'M14-62H30L48-18Q34-22 20-23z');
          p.rect('d', -38, -66, 76, 5);
        });
      }
      palm(p, 40, 262, 150, 0.08);
      palm(p, 330, 262, 130, 0.04);
      palm(p, 372, 266, 100, 0.12);
    },
  },
  'NC/noumea': {
    palette: 'lagoon',
    subject: 'lighthouse-cape',
    middle: 246,
    sky: { ...sun(360, 66, 26), horizon: 168 },
    draw(p) {
      range(p, 172, 46, 0, 140, 'F', 'f');
      sea(p, 166, 360);
      p.path('c', 'M90 226Q200 196 330 214T420 240Q260 262 90 226z');
      p.path('p', 'M140 226Q240 204 350 226Q250 244 140 226z');
      trees(p, 220, 10, 'm', 180, 320);
      p.at(246, 222, 1.3, () => {
        p.path('p', 'M-13 0L-6-118H6L13 0z');
        p.path('q', 'M0-118H6L13 0H2z');
        p.rect('d', -10, -122, 20, 4);
        p.rect('y', -5, -134, 10, 12);
        p.path('p', 'M-7-134Q0-144 7-134z');
      });
      palm(p, 190, 222, 50, 0.04, 'd', 0.6);
      sailBoat(p, 90, 236, 0.8);
      yacht(p, 410, 206, 0.6);
      turtle(p, 390, 252, 0.5);
    },
  },
};
