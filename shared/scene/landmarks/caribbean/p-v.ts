import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { houses } from '#shared/scene/built/west.ts';
import { dolphin, pier } from '#shared/scene/motifs/shore.ts';
import { vintageCar, yacht } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const caribbeanPToV: Landmarks = {
  'DO/punta-cana': {
    palette: 'lagoon',
    subject: 'palm-beach',
    middle: 200,
    sky: { clouds: 2, horizon: 168, ...sun(370, 64, 26) },
    draw(p) {
      sea(p, 166, 370, 'b', 'c', 220);
      p.path('c', 'M-10 222Q150 200 300 214T490 204V270H-10z');
      p.path('p', 'M-10 270V230Q110 214 240 236T490 246V270z');
      palm(p, 20, 250, 120, 0.66);
      palm(p, 70, 262, 130, 0.5);
      palm(p, 10, 266, 170, 0.3);
      p.line('e', 2, 'M110 182Q150 214 190 196');
      p.line('w', 6, 'M122 192Q150 212 180 200');
      p.at(400, 246, 1, () => {
        p.path('p', 'M-34 0L-26-26H-22L-26 0zM30 0L22-26H26L34 0z');
        p.path('w', 'M-34-10H36L30-4H-30z');
        p.path('w', 'M-44-30Q0-70 44-30Q0-42-44-30z');
        p.line('d', 2, 'M0-50V-6');
      });
      sailBoat(p, 290, 210, 0.7);
    },
  },
  'HN/roatan': {
    palette: 'monsoon',
    subject: 'stilt-houses',
    middle: 300,
    sky: { ...sun(370, 62, 26), horizon: 166 },
    draw(p) {
      p.path('F', 'M-10 176Q100 120 200 130T400 140L490 170z');
      p.path('l', 'M200 182Q300 140 380 146T490 150V184H200z');
      sea(p, 176, 100);
      p.path('c', 'M-10 236Q150 210 320 226T490 216V270H-10z');
      for (const [x, y, s, c] of [
        [300, 206, 0.9, 'w'],
        [370, 200, 0.9, 'y'],
        [436, 204, 1, 'b'],
      ] as const) {
        p.at(x, y, s, () => {
          p.line('d', 2.4, 'M-26-6V16M0-6V18M26-6V16');
          p.rect(c, -30, -32, 60, 26);
          p.path('t', 'M-38-30L-22-50H22L38-30z');
          p.grid('p', -22, -26, 3, 1, 17, 1, 10, 14);
          p.rect('o', -38, -6, 76, 4);
        });
      }
      pier(p, 236, 250, 'o');
      dolphin(p, 110, 226, 0.9);
      palm(p, 40, 280, 150, 0.1);
    },
  },
  'PR/san-juan': {
    palette: 'golden',
    subject: 'sea-walls',
    middle: 280,
    sky: { ...sun(114, 88, 36), horizon: 176 },
    draw(p) {
      sea(p, 174, 114);
      p.path('Y', 'M490 270V170H300L230 196 190 250 184 270z');
      p.path('y', 'M490 270V184H310L250 206 214 270z');
      let d = '';
      for (let i = 0; i < 11; i++) {
        d += `M${304 + i * 18} 170v-8h10v8z`;
      }
      p.path('Y', d);
      p.path('o', 'M230 196L190 250 184 270H204L236 206z');
      p.at(236, 196, 1.2, () => {
        p.path('y', 'M-14 14L-10-18H10L14 14z');
        p.path('Y', 'M2-18H10L14 14H4z');
        p.rect('y', -13, -22, 26, 5);
        dome(p, 0, -22, 12, 'y', 'Y', 6);
        p.path('d', 'M-3-4v-8q3-4 6 0v8z');
        p.path('Y', 'M-14 14Q0 34 14 14z');
      });
      houses(p, 166, [
        [340, 34, 26, 'w'],
        [376, 32, 32, 'b'],
        [410, 34, 26, 'e'],
        [446, 40, 34, 'l'],
      ]);
      p.line('p', 3, 'M150 256h40M120 244h40');
      sailBoat(p, 90, 232, 0.7);
      for (const [x, y] of [
        [330, 110],
        [356, 96],
      ] as const) {
        p.path('w', `M${x} ${y}l10-14 10 14-10 18z`);
        p.line('d', 1, `M${x + 10} ${y + 18}q8 20-6 50`);
      }
    },
  },
  'BZ/san-pedro': {
    palette: 'lagoon',
    subject: 'atoll',
    middle: 244,
    sky: { clouds: 2, cloudY: 36, horizon: 80 },
    draw(p) {
      p.rect('b', 0, 76, 480, 200);
      p.path('c', 'M-10 120Q80 96 140 120T280 100 490 116V270H-10z');
      p.oval('p', 244, 172, 150, 66);
      p.oval('c', 244, 172, 138, 58);
      p.oval('n', 244, 172, 112, 46);
      p.oval('d', 248, 176, 84, 32);
      p.path('p', 'M-10 240Q60 226 120 244T240 262L230 270H-10zM490 220Q430 216 390 240L420 270H490z');
      p.path('p', 'M300 130l10-4 6 5-9 4z');
      yacht(p, 350, 190, 0.34);
      p.path('c', 'M324 186h20l-10 5z');
      for (const [x, y] of [
        [40, 110],
        [80, 120],
        [420, 120],
        [450, 132],
        [400, 108],
      ] as const) {
        p.oval('b', x, y, 20, 5);
      }
      palm(p, 30, 274, 110, 0.2);
    },
  },
  'CU/varadero': {
    palette: 'golden',
    subject: 'palm-beach',
    middle: 280,
    sky: { ...sun(112, 78, 32), horizon: 170 },
    draw(p) {
      sea(p, 168, 112, 'b', 'c', 214);
      p.path('p', 'M-10 270V214Q120 200 260 214T490 206V270z');
      p.at(330, 236, 1, () => {
        p.line('d', 2.4, 'M-40 0V-40M40 0V-40M0 0V-40');
        p.path('Y', 'M-62-38L-10-68H10L62-38Q0-46-62-38z');
        p.path('o', 'M2-68H10L62-38Q34-43 14-43z');
        p.rect('e', -44, -16, 88, 16);
        p.circ('w', -20, -22, 5);
        p.circ('y', 6, -22, 5);
      });
      palm(p, 60, 258, 150, 0.14);
      palm(p, 110, 260, 110, 0.24);
      palm(p, 446, 256, 140, -0.08);
      vintageCar(p, 170, 258, 0.7, 'l');
    },
  },
};
