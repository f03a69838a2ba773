import type { Landmarks } from '#shared/scene/landmark.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { steam } from '#shared/scene/motifs/land.ts';
import { dolphin, fish, kayak, parasols, surf, turtle } from '#shared/scene/motifs/shore.ts';
import { yacht } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { lagoonTown } from '#shared/scene/towns/tropics.ts';

export const pacific: Landmarks = {
  'PF/bora-bora': {
    palette: 'lagoon', subject: 'overwater-huts', middle: 260,
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
  'PF/papeete': {
    palette: 'golden', subject: 'mountain-over-sea', middle: 220,
    sky: { ...sun(350, 76, 30), horizon: 172 },
    draw(p) {
      p.path('F', 'M-10 180L60 120 90 130 130 76 150 96 176 60 200 100 240 90 300 150 360 180z');
      p.path('f', 'M176 60L200 100 240 90 300 150 360 180H220Q220 110 176 60zM130 76L150 96 140 180H90z');
      sea(p, 176, 350);
      surf(p, 330, 216, 1.1, true);
      p.at(120, 234, 1.1, () => {
        p.path('d', 'M-60-14Q-40-2 0-2Q40-2 60-14Q50 8 20 8H-20Q-50 8-60-14z');
        p.line('d', 2, 'M-20 0L-30 18M24 0L16 18M-50 18H36');
        for (const k of [-24, 0, 24] as const) {
          p.path('w', `M${k - 5} -4v-14q5-6 10 0v14z`);
          p.circ('d', k, -23, 4.4);
        }
      });
      leaves(p, false);
    },
  },
  'PF/rangiroa': {
    palette: 'lagoon', subject: 'atoll',
    sky: { clouds: 3, cloudY: 46, horizon: 110 },
    draw(p) {
      p.rect('n', 0, 104, 480, 170);
      p.path('p', 'M40 160Q60 120 240 114T450 156Q460 220 250 236T40 160z');
      p.path('b', 'M62 160Q90 128 240 124T428 158Q430 210 250 222T62 160z');
      p.path('c', 'M110 166Q160 140 250 140T380 168Q370 202 250 206T110 166z');
      for (const [x, y] of [[70, 150], [110, 132], [170, 124], [240, 120], [310, 122], [370, 132], [420, 150], [430, 184], [60, 180]] as const) {
        p.oval('m', x, y, 17, 5);
      }
      p.path('b', 'M196 224H226L214 248H200z');
      dolphin(p, 150, 254, 0.8);
      dolphin(p, 330, 250, 0.9, true);
    },
  },
  'GU/tumon': {
    palette: 'sunset', subject: 'sea-cliff', middle: 320,
    sky: { ...sun(150, 122, 50), horizon: 176 },
    draw(p) {
      sea(p, 172, 150);
      p.path('o', 'M490 270V90H420Q370 92 360 110L350 180 330 200H310Q300 210 300 270z');
      p.path('d', 'M490 270V90H440Q430 150 440 200L420 270zM360 110L350 180 330 200 380 200 372 120z');
      p.path('m', 'M350 96Q400 76 490 80V100H420Q380 100 350 96z');
      p.line('p', 3, 'M290 214h60');
      blocks(p, 186, [[40, 26, 50, 0], [74, 24, 66, 0], [108, 28, 44, 0], [6, 28, 40, 0]], 'f', 'l', 'y');
      p.path('e', 'M-10 270V224Q80 210 170 238L220 270z');
      palm(p, 40, 268, 130, 0.1);
      parasols(p, 250, [110, 160], 0.8);
    },
  },
  'MP/saipan': {
    palette: 'lagoon', subject: 'palm-islet',
    sky: { ...sun(110, 66, 28), horizon: 166 },
    draw(p) {
      hills(p, 'F', 166, 50, 2, 0.4);
      sea(p, 164, 110, 'n', 'b', 190);
      p.rect('b', 0, 186, 480, 90);
      p.path('c', 'M90 226Q180 186 300 196T420 226Q360 256 250 256T90 226z');
      p.path('p', 'M150 222Q220 196 300 202T370 224Q320 240 250 240T150 222z');
      p.path('m', 'M180 216Q200 188 250 190T346 218Q300 226 250 226T180 216z');
      for (const [x, h] of [[210, 50], [240, 66], [276, 58], [310, 46]] as const) {
        palm(p, x, 214, h, 0.03, 'd', 0.6);
      }
      parasols(p, 232, [196, 330], 0.5);
      yacht(p, 410, 210, 0.7);
      leaves(p, false);
    },
  },
  'PW/koror': {
    palette: 'lagoon', subject: 'lagoon-islands',
    sky: { ...sun(380, 50, 22), horizon: 150 },
    draw(p) {
      sea(p, 148, 380, 'n', 'b', 176);
      p.rect('b', 0, 174, 480, 100);
      p.path('c', 'M-10 226Q150 196 300 216T490 200V270H-10z');
      for (const [x, y, w, h] of [[60, 176, 90, 46], [170, 168, 70, 34], [300, 172, 100, 52], [430, 180, 110, 60], [110, 226, 130, 84], [360, 236, 120, 76], [236, 206, 60, 40]] as const) {
        p.path('K', `M${x - w * 0.3} ${y}L${x - w * 0.24} ${y - h * 0.22}H${x + w * 0.24}L${x + w * 0.3} ${y}z`);
        p.path('m', `M${x - w / 2} ${y - h * 0.16}Q${x - w * 0.54} ${y - h * 0.9} ${x - w * 0.08} ${y - h}Q${x + w * 0.5} ${y - h} ${x + w / 2} ${y - h * 0.16}Q${x} ${y - h * 0.3} ${x - w / 2} ${y - h * 0.16}z`);
        p.path('l', `M${x - w * 0.42} ${y - h * 0.44}Q${x - w * 0.4} ${y - h * 0.92} ${x - w * 0.08} ${y - h}Q${x + w * 0.16} ${y - h} ${x + w * 0.1} ${y - h * 0.7}Q${x - w * 0.2} ${y - h * 0.76} ${x - w * 0.42} ${y - h * 0.44}z`);
      }
      kayak(p, 240, 246, 1);
    },
  },
  'FM/chuuk': {
    palette: 'lagoon', subject: 'sunken-ship', middle: 240,
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
      for (const [x, y, s] of [[210, 120, 1], [240, 134, 0.9], [190, 140, 0.8], [380, 130, 0.8]] as const) {
        fish(p, x, y, s, 'y');
      }
    },
  },
  'FJ/nadi': {
    palette: 'lagoon', subject: 'thatched-huts', middle: 220,
    sky: { ...sun(360, 74, 30), clouds: 1, horizon: 170 },
    draw(p) {
      p.path('F', 'M-10 176Q40 120 80 130T150 110Q190 100 230 150T330 176z');
      sea(p, 168, 360);
      p.path('c', 'M-10 220Q160 196 320 212T490 204V270H-10z');
      p.path('p', 'M-10 270V246Q130 220 300 242T490 236V270z');
      for (const [x, y, s] of [[120, 238, 1.1], [230, 244, 1.3]] as const) {
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
  'FJ/savusavu': {
    palette: 'monsoon', subject: 'steaming-springs', middle: 240,
    sky: { ...sun(110, 64, 26), horizon: 172 },
    draw(p) {
      range(p, 180, 84, 0, 300, 'F', 'f');
      hills(p, 'l', 188, 20, 3, 0.5);
      sea(p, 182, 110);
      for (const [x, y] of [[330, 214], [380, 222], [430, 212]] as const) {
        steam(p, x, y, 0.8, 'p');
      }
      p.path('k', 'M490 270V206Q400 208 340 226T250 270z');
      p.oval('c', 390, 232, 36, 8);
      sailBoat(p, 120, 230, 1.3);
      sailBoat(p, 220, 208, 0.6);
      leaves(p, false);
    },
  },
  'CK/rarotonga': {
    palette: 'dawn', subject: 'mountain-over-sea', middle: 300,
    sky: { ...sun(110, 76, 30), horizon: 170 },
    draw(p) {
      p.path('f', 'M140 182L200 120 226 130 256 64 272 84 286 72 310 124 340 112 400 160 450 182z');
      p.path('l', 'M286 72L310 124 340 112 400 160 450 182H320Q320 130 270 82zM226 130L256 64 262 120 240 182H200z');
      trees(p, 188, 13, 'm');
      sea(p, 186, 110);
      p.path('p', 'M490 270V226Q400 214 320 240L280 270z');
      church(p, 380, 232, 0.7, 'p', 'q', 'w', 20);
      palm(p, 450, 256, 120, -0.04);
      p.at(130, 234, 1, () => {
        p.path('w', 'M-50-10Q0 4 50-10L36 8H-36z');
        p.line('d', 2, 'M-16 2L-24 18M20 2L14 18M-44 18H30');
        p.path('p', 'M0-6L-4-70Q40-40 34-8z');
      });
    },
  },
  'NC/noumea': {
    palette: 'lagoon', subject: 'lighthouse-cape', middle: 246,
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
  'VU/luganville': {
    palette: 'monsoon', subject: 'blue-pool',
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
};
