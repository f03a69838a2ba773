import type { Landmarks } from '#shared/scene/landmark.ts';
import { surf } from '#shared/scene/motifs/shore.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { islands, sea } from '#shared/scene/nature/ground.ts';
import { range } from '#shared/scene/nature/mountains.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAmericaTToU: Landmarks = {
  'CR/tamarindo': {
    palette: 'sunset',
    subject: 'surf-wave',
    middle: 250,
    sky: { ...sun(230, 120, 50), horizon: 176 },
    draw(p) {
      islands(p, 176);
      sea(p, 174, 230);
      surf(p, 150, 222, 0.9);
      p.path('e', 'M-10 270V250Q150 234 320 250T490 244V270z');
      p.at(370, 252, 1.1, () => {
        p.path('d', 'M-7 0V-14L-9-38Q-8-48 0-48T9-38L7-14 6 0z');
        p.circ('d', 0, -54, 6);
        p.path('w', 'M10 6Q6-30 14-74Q26-30 20 6z');
        p.line('p', 1.4, 'M15-66V0');
      });
      palm(p, 450, 278, 170, -0.14);
      palm(p, 40, 276, 130, 0.1);
    },
  },
  'AR/ushuaia': {
    palette: 'nordic',
    subject: 'lighthouse-cape',
    middle: 240,
    sky: { horizon: 170, ...sun(110, 66, 26) },
    draw(p) {
      range(p, 184, 110, 0.6, 300, 'f', 'l');
      sea(p, 180, 110);
      p.path('K', 'M150 236Q190 208 240 206T330 236Q240 246 150 236z');
      p.at(240, 210, 1.2, () => {
        p.path('w', 'M-11 0L-9-30H9L11 0z');
        p.path('p', 'M-9-30L-8-52H8L9-30z');
        p.path('w', 'M-8-52L-7-70H7L8-52z');
        p.path('o', 'M1 0L2-70H7L11 0z');
        p.rect('d', -9, -73, 18, 3);
        p.rect('y', -5, -82, 10, 9);
        p.path('d', 'M-7-82Q0-92 7-82z');
      });
      for (const [x, y] of [
        [176, 226],
        [192, 220],
        [290, 224],
        [306, 230],
      ] as const) {
        p.oval('d', x, y, 9, 4);
        p.circ('d', x + 7, y - 4, 3);
      }
      for (const [x, y] of [
        [330, 110],
        [356, 124],
        [120, 130],
      ] as const) {
        p.line('d', 1.6, `M${x - 9} ${y}q5-6 9 0q4-6 9 0`);
      }
      sailBoat(p, 400, 246, 0.7);
    },
  },
  'BO/uyuni': {
    palette: 'lilac',
    subject: 'salt-flat',
    sky: { ...sun(240, 128, 40), horizon: 150 },
    draw(p) {
      range(p, 150, 40, 0, 200, 'F', 'f');
      p.rect('g', 0, 150, 480, 120);
      p.circ('u', 240, 172, 40);
      p.path('F', 'M0 150H480L400 172 350 156 250 176 200 158 110 170z');
      p.line(
        'p',
        2,
        'M-10 214L70 204 140 222 220 208 310 226 390 210 490 220M70 204L40 270M140 222L150 270M220 208L250 270M310 226L330 270M390 210L440 270M-10 184L90 176 190 186 300 178 400 188 490 180',
      );
      p.at(330, 208, 0.8, () => {
        p.path('d', 'M-40 0V-16L-26-18-16-32H20L32-18 40-14V0z');
        p.circ('d', -22, 2, 7);
        p.circ('d', 24, 2, 7);
        p.path('c', 'M-10-28H2V-19H-17zM6-28H17L25-19H6z');
      });
    },
  },
};
