import type { Landmarks } from '#shared/scene/landmark.ts';
import { minaret } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { giraffe } from '#shared/scene/motifs/animals.ts';
import { archBridge } from '#shared/scene/motifs/bridges.ts';
import { dolphin, surf } from '#shared/scene/motifs/shore.ts';
import { steamTrain } from '#shared/scene/motifs/vehicles.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { acacia } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const africaDToJ: Landmarks = {
  'ZA/durban': {
    palette: 'golden',
    subject: 'surf-wave',
    middle: 260,
    sky: { ...sun(360, 80, 32), horizon: 178 },
    draw(p) {
      blocks(
        p,
        196,
        [
          [40, 30, 74, 0],
          [76, 28, 96, 0],
          [110, 30, 64, 4],
          [146, 28, 84, 1],
        ],
        'f',
        'l',
        'p',
      );
      p.path('p', 'M200 196Q214 168 320 166Q430 168 444 196z');
      p.path('q', 'M340 166Q430 168 444 196H360z');
      p.line('p', 6, 'M230 180Q316 40 404 180');
      p.line('p', 1, 'M260 140V172M290 116V168M318 110V167M346 116V168M376 140V172');
      p.path('e', 'M-10 196H490V214Q240 224-10 206z');
      sea(p, 208, 360);
      surf(p, 170, 234, 0.9);
      surf(p, 380, 250, 0.5);
      p.rect('o', 250, 214, 240, 4);
    },
  },
  'NA/etosha': {
    palette: 'desert',
    subject: 'waterhole',
    middle: 240,
    sky: { ...sun(360, 84, 36), horizon: 190 },
    draw(p) {
      hills(p, 'F', 192, 8, 3, 0.5);
      ground(p, 'p', 194);
      p.path('k', 'M-10 194H490V204Q240 210-10 202z');
      p.path('b', 'M80 240Q160 222 260 230T400 246Q300 266 180 260T80 240z');
      p.path('c', 'M120 240Q200 230 300 238Q220 248 120 240z');
      p.at(300, 228, 0.9, () => {
        p.path('d', 'M-28 0L-26-24Q-32-40-18-42H10Q16-44 22-54L34-56Q36-48 28-44Q24-32 22-26L20 0H15L14-20H-16L-20 0z');
        p.line('d', 2, 'M24-54Q14-80 2-92M28-55Q20-80 10-94');
      });
      p.at(
        370,
        232,
        0.8,
        () => {
          p.path(
            'd',
            'M-28 0L-26-24Q-32-40-18-42H10Q16-44 22-54L34-56Q36-48 28-44Q24-32 22-26L20 0H15L14-20H-16L-20 0z',
          );
          p.line('d', 2, 'M24-54Q14-80 2-92M28-55Q20-80 10-94');
        },
        true,
      );
      giraffe(p, 130, 234, 1);
      acacia(p, 40, 226, 76);
      p.line('k', 2, 'M20 216L70 212 110 218M400 214L440 210 480 216');
    },
  },
  'MA/fes': {
    palette: 'golden',
    subject: 'dye-vats',
    middle: 240,
    sky: { ...sun(360, 70, 30), horizon: 160 },
    draw(p) {
      hills(p, 'F', 160, 40, 2, 0.4);
      for (let i = 0; i < 13; i++) {
        const x = -14 + i * 39,
          h = 30 + ((i * 17) % 28);
        p.rect(i % 3 ? 'e' : 'y', x, 176 - h, 40, h + 10);
        p.rect(i % 3 ? 'w' : 'Y', x + 30, 176 - h, 10, h + 10);
        p.grid('o', x + 8, 184 - h, 2, 1, 12, 1, 5, 8);
      }
      minaret(p, 120, 150, 76, 20, 'e', 'w', 'l');
      p.path('y', 'M-10 270V182H490V270z');
      for (let j = 0; j < 3; j++) {
        for (let i = 0; i < 9 + j; i++) {
          const r = 17 + j * 6,
            x = 10 + i * (56 - j * 2) + (j % 2) * 20,
            y = 198 + j * 28;
          p.oval('p', x, y, r, r * 0.52);
          p.oval(
            cycle(['w', 'p', 'o', 'y', 'b', 'w', 'e', 'l', 'o'] as const, i * 2 + j),
            x,
            y + 1,
            r * 0.78,
            r * 0.38,
          );
        }
      }
      for (const [x, y] of [
        [170, 196],
        [300, 224],
        [90, 226],
      ] as const) {
        p.path('d', `M${x - 6} ${y}V${y - 18}Q${x} ${y - 26} ${x + 6} ${y - 18}V${y}z`);
        p.circ('o', x, y - 28, 5);
      }
    },
  },
  'ZA/george': {
    palette: 'monsoon',
    subject: 'coast-train',
    middle: 230,
    sky: { ...sun(112, 66, 26), horizon: 172 },
    draw(p) {
      range(p, 180, 90, 0, 320, 'F', 'f');
      sea(p, 172, 112);
      p.path('l', 'M490 270V150Q420 150 380 190T290 250L270 270z');
      p.path('m', 'M490 270V206Q430 206 390 236L350 270z');
      archBridge(
        p,
        232,
        196,
        [
          [190, 24],
          [250, 24],
          [310, 24],
        ],
        'k',
        'K',
      );
      p.path('l', 'M330 196H490V230H340z');
      p.path('l', 'M-10 196H150V240H-10z');
      steamTrain(p, 230, 196, 0.9);
      p.path('e', 'M-10 270V250Q100 236 220 256L260 270z');
      dolphin(p, 110, 240, 0.5);
    },
  },
  'ZA/johannesburg': {
    palette: 'lilac',
    subject: 'tower-over-city',
    middle: 220,
    sky: { ...sun(350, 80, 34), horizon: 192 },
    draw(p) {
      skyline(p, 210, 30, 80, 'F');
      blocks(
        p,
        214,
        [
          [210, 34, 120, 0],
          [252, 30, 96, 4],
          [330, 34, 110, 0],
          [366, 28, 80, 1],
          [130, 28, 84, 0],
        ],
        'f',
        'l',
        'y',
      );
      p.at(170, 214, 1, () => {
        p.path('l', 'M-7 0L-5-150H5L7 0z');
        p.path('m', 'M0-150H5L7 0H1z');
        p.path('l', 'M-14-118H14L11-146H-11z');
        p.rect('w', -14, -136, 28, 4);
        p.rect('l', -1, -178, 2, 30);
      });
      p.at(292, 214, 1, () => {
        p.path('l', 'M-22 0V-110H22V0z');
        p.path('m', 'M6-110H22V0H6z');
        p.grid('y', -16, -100, 4, 8, 10, 12, 5, 6, 0.3);
      });
      for (const [x, y, r, c] of [
        [20, 226, 34, 'e'],
        [70, 236, 28, 'l'],
        [120, 232, 30, 'e'],
        [360, 234, 30, 'l'],
        [410, 228, 34, 'e'],
        [460, 234, 32, 'l'],
        [240, 244, 24, 'e'],
        [300, 246, 22, 'l'],
      ] as const) {
        p.circ(c, x, y, r);
      }
      ground(p, 'm', 246);
      p.path('k', 'M216 270L232 246H252L270 270z');
    },
  },
};
