import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave } from '#shared/scene/built/asia.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { marinaTowers } from '#shared/scene/forms/tropics.ts';
import { kayak, turtle } from '#shared/scene/motifs/shore.ts';
import { gondolas } from '#shared/scene/motifs/snow.ts';
import { sampan } from '#shared/scene/motifs/vehicles.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { shophouseTown } from '#shared/scene/towns/tropics.ts';

export const malaysiaLToS: Landmarks = {
  'MY/langkawi': {
    palette: 'monsoon',
    subject: 'sky-bridge',
    middle: 270,
    sky: { ...sun(110, 60, 24), horizon: 150 },
    draw(p) {
      islands(p, 176, 'F', 'F');
      sea(p, 170, 110, 'b', 'c', 210);
      p.path('f', 'M-10 270V180Q60 120 110 110T210 190L260 270zM490 270V140Q420 100 370 130T280 220L250 270z');
      p.path('m', 'M-10 270V222Q80 180 150 210T250 270zM490 270V200Q400 170 340 220L300 270z');
      p.line('p', 6, 'M96 138Q250 210 410 132');
      p.line('q', 2, 'M96 128Q250 200 410 122');
      p.line('p', 5, 'M262 230L284 40');
      p.line('p', 1.2, 'M284 44L120 146M284 44L160 160M284 44L210 170M284 44L330 164M284 44L370 150M284 44L400 136');
      gondolas(p, -10, 60, 150, 96, 0.7);
    },
  },
  'MY/malacca': {
    palette: 'golden',
    subject: 'red-church',
    middle: 230,
    sky: { ...sun(350, 80, 34), horizon: 188 },
    draw(p) {
      trees(p, 204, 18, 'f');
      p.at(230, 222, 1.2, () => {
        p.path('w', 'M-44 0V-52H-36Q-34-70-20-74L0-96L20-74Q34-70 36-52H44V0z');
        p.path('o', 'M0-96L20-74Q34-70 36-52H44V0H12z');
        p.rect('p', -1.4, -114, 2.8, 20);
        p.rect('p', -6, -108, 12, 3);
        p.path('p', 'M-12 0V-28q12-14 24 0V0z');
        p.rect('p', -40, -54, 80, 4);
        p.circ('p', 0, -64, 8);
        p.rect('w', 48, -46, 80, 46);
        p.rect('o', 104, -46, 24, 46);
        p.grid('p', 56, -38, 5, 1, 14, 1, 8, 18);
        p.path('o', 'M44-46L54-60H122L132-46z');
        p.rect('w', -124, -60, 60, 60);
        p.grid('p', -116, -52, 4, 2, 14, 26, 8, 16);
        p.path('o', 'M-128-60L-118-76H-70L-60-60z');
      });
      ground(p, 'e', 220);
      p.at(380, 254, 1, () => {
        p.circ('d', -20, -10, 11);
        p.circ('d', 22, -10, 11);
        p.circ('e', -20, -10, 6);
        p.circ('e', 22, -10, 6);
        p.path('w', 'M-4-14L14-40H40Q44-20 30-14z');
        for (const [a, b] of [
          [10, -46],
          [20, -50],
          [30, -50],
          [40, -44],
        ] as const) {
          p.circ('y', a, b, 6);
        }
        p.line('d', 3, 'M-20-10L0-30 14-12');
      });
      trees(p, 262, 14, 'm', -10, 110);
    },
  },
  'MY/penang': {
    palette: 'dawn',
    subject: 'arcade-street',
    middle: 270,
    sky: { ...sun(360, 74, 30), horizon: 180 },
    draw(p) {
      hills(p, 'f', 176, 80, 2, 0.3);
      p.at(300, 190, 1, () => {
        for (let i = 0; i < 7; i++) {
          const w = 56 - i * 5,
            b = -i * 17;
          p.rect('p', -w / 2, b - 17, w, 17);
          p.rect('q', w * 0.1, b - 17, w * 0.4, 17);
          p.grid('o', -w * 0.4, b - 12, 4, 1, w * 0.22, 1, w * 0.1, 9);
          eave(p, 0, b - 15, w + 12, 6, 'y', 3, 0.86);
        }
        p.sym('y', 'Y', '0 -156 L1 -156 L4 -138 L16 -119');
      });
      trees(p, 196, 16, 'l');
      shophouseTown(p, 250);
      ground(p, 'k', 248);
    },
  },
  'MY/semporna': {
    palette: 'lagoon',
    subject: 'stilt-houses',
    sky: { ...sun(360, 66, 26), clouds: 2, horizon: 170 },
    draw(p) {
      p.path('F', 'M60 174Q120 120 160 124T260 174zM280 174Q330 140 380 150T480 174z');
      sea(p, 168, 360, 'n', 'b', 190);
      p.rect('b', 0, 186, 480, 90);
      p.path('c', 'M-10 220Q160 200 320 214T490 206V270H-10z');
      for (const [x, y, s] of [
        [70, 206, 0.8],
        [146, 202, 0.7],
        [220, 210, 0.9],
        [310, 206, 0.8],
        [400, 214, 1],
      ] as const) {
        p.at(x, y, s, () => {
          p.line('d', 2.4, 'M-26-8V14M-8-8V16M10-8V16M26-8V14');
          p.rect('e', -28, -28, 56, 22);
          p.rect('o', 8, -28, 20, 22);
          p.rect('d', -16, -22, 10, 14);
          p.path(x % 4 ? 'w' : 'o', 'M-36-26L-22-44H22L36-26z');
          p.rect('d', -34, -8, 68, 3);
        });
      }
      kayak(p, 180, 246, 1);
      turtle(p, 330, 252, 0.5);
    },
  },
  'SG/singapore': {
    palette: 'lilac',
    subject: 'skyline',
    middle: 262,
    sky: { ...sun(120, 74, 28), horizon: 196 },
    draw(p) {
      skyline(p, 206, 34, 96, 'F', 300, 490);
      marinaTowers(p, 250, 212, 0.98);
      for (const [x, h] of [
        [40, 84],
        [80, 62],
        [12, 56],
      ] as const) {
        p.path('o', `M${x - 4} 214L${x - 2} ${214 - h}H${x + 2}L${x + 4} 214z`);
        p.path(
          'w',
          `M${x - 22} ${208 - h}Q${x} ${216 - h} ${x + 22} ${208 - h}Q${x + 6} ${214 - h} ${x + 3} ${232 - h}H${x - 3}Q${x - 6} ${214 - h} ${x - 22} ${208 - h}z`,
        );
      }
      sea(p, 210, 250);
      sampan(p, 380, 250, 0.8);
    },
  },
};
