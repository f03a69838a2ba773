import type { Landmarks } from '#shared/scene/landmark.ts';
import { hut } from '#shared/scene/built/tropics.ts';
import { saguaro } from '#shared/scene/motifs/land.ts';
import { fish, manta, reef, whaleTail } from '#shared/scene/motifs/shore.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { volcano } from '#shared/scene/nature/mountains.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { colonialTown } from '#shared/scene/towns/america.ts';

export const mexicoCToM: Landmarks = {
  'MX/cabo-san-lucas': {
    palette: 'sunset',
    subject: 'sea-arch',
    middle: 300,
    sky: { ...sun(116, 116, 46), horizon: 178 },
    draw(p) {
      sea(p, 176, 116);
      p.path(
        'o',
        'M490 230V90L460 74 440 96 416 84 390 120 360 110 330 130 300 122 276 150 262 196 266 230H300Q300 190 326 184T356 206L358 230z',
      );
      p.path(
        'd',
        'M460 74L440 96 416 84 424 150 400 230H490V90zM300 122L310 160 300 178Q300 190 300 230H266L262 196 276 150z',
      );
      p.path('o', 'M190 232L200 180 214 160 228 176 236 232z');
      p.path('d', 'M214 160L228 176 236 232H216z');
      p.line('p', 3, 'M180 232h66M256 232h60M346 232h140');
      p.path('e', 'M-10 270V256Q140 242 300 258T490 250V270z');
      whaleTail(p, 100, 232, 0.6);
    },
  },
  'MX/cancun': {
    palette: 'lagoon',
    subject: 'hotels-beach',
    middle: 340,
    sky: { clouds: 2, ...sun(112, 64, 26), horizon: 168 },
    draw(p) {
      sea(p, 166, 112, 'n', 'b', 188);
      p.rect('b', 0, 184, 480, 90);
      p.path('c', 'M-10 228Q120 196 250 214T490 190V270H-10z');
      p.path('p', 'M190 270Q250 226 350 216T490 204V270z');
      for (const [x, w, h] of [
        [250, 40, 60],
        [300, 46, 90],
        [356, 44, 74],
        [408, 46, 104],
        [458, 40, 82],
      ] as const) {
        p.path('p', `M${x - w / 2} 214V${214 - h}L${x + w / 2 - 8} ${214 - h}L${x + w / 2} ${206 - h * 0.7}V214z`);
        p.path('q', `M${x + w * 0.2} 214V${214 - h}H${x + w / 2 - 8}L${x + w / 2} ${206 - h * 0.7}V214z`);
        p.grid('b', x - w / 2 + 5, 222 - h, 3, Math.floor((h - 14) / 12), 8, 12, 5, 6);
      }
      for (const [x, s] of [
        [270, 0.8],
        [336, 0.9],
        [400, 0.8],
      ] as const) {
        hut(p, x ?? 0, 246, (s ?? 1) * 0.8, false);
      }
      palm(p, 446, 270, 110, -0.08);
      sailBoat(p, 110, 226, 0.9);
    },
  },
  'MX/cozumel': {
    palette: 'golden',
    subject: 'coral-reef',
    sky: { ...sun(360, 36, 20), horizon: 90 },
    draw(p) {
      sailBoat(p, 120, 96, 0.6);
      reef(p, 94);
      p.at(250, 150, 1, () => manta(p, 0, 0, 0.7));
      for (const [x, y, s, c] of [
        [110, 140, 1.6, 'y'],
        [90, 176, 1.4, 'w'],
        [140, 200, 1.5, 'p'],
        [380, 160, 1.6, 'y'],
        [350, 200, 1.4, 'p'],
        [410, 196, 1.2, 'w'],
      ] as const) {
        fish(p, x, y, s, c);
      }
    },
  },
  'MX/la-paz': {
    palette: 'golden',
    subject: 'whale-shark',
    middle: 220,
    sky: { ...sun(360, 76, 32), horizon: 168 },
    draw(p) {
      p.path('f', 'M-10 176Q60 120 120 124L180 140 250 130 320 150 400 130 490 150V180z');
      sea(p, 174, 360, 'n', 'b', 196);
      p.rect('b', 0, 192, 480, 80);
      p.path('c', 'M-10 226Q140 196 280 212T490 200V270H-10z');
      p.path('p', 'M-10 270V248Q140 228 300 246T490 240V270z');
      p.at(180, 236, 1.15, () => {
        p.path('k', 'M-16 0L-8-26-14-44H14L8-26 18 0z');
        p.path('K', 'M2-44H14L8-26 18 0H6z');
        p.path('k', 'M-46-44Q-52-66-30-84Q0-100 30-84Q54-66 46-44Q20-36-8-38T-46-44z');
        p.path('K', 'M14-92Q24-90 30-84Q54-66 46-44Q30-38 14-38Q30-60 14-92z');
      });
      p.at(370, 232, 0.9, () => {
        p.path('d', 'M-60 6Q-40-10 0-10Q50-10 66 4L80-8 84 16 66 12Q30 22-20 18Q-50 16-60 6z');
        for (const [a, b] of [
          [-30, 0],
          [-14, 6],
          [0, -2],
          [16, 6],
          [32, 0],
          [-4, 12],
        ] as const) {
          p.circ('c', a, b, 2.4);
        }
      });
      saguaro(p, 40, 240, 0.7);
    },
  },
  'MX/mexico-city': {
    palette: 'desert',
    subject: 'colonial-church',
    sky: { ...sun(120, 90, 36), horizon: 190 },
    draw(p) {
      volcano(p, 350, 190, 140, 100, 'F', 'f');
      colonialTown(p, 222);
      p.rect('e', 0, 220, 480, 50);
      p.line('o', 1.4, 'M150 222L80 270M210 222L190 270M276 222L300 270M336 222L400 270M0 244H480');
    },
  },
};
