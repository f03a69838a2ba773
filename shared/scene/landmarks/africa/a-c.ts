import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { camels } from '#shared/scene/motifs/animals.ts';
import { fort } from '#shared/scene/motifs/monuments.ts';
import { surf } from '#shared/scene/motifs/shore.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { palm, reeds } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { savannaTown } from '#shared/scene/towns/south.ts';

export const africaAToC: Landmarks = {
  'MA/agadir': {
    palette: 'sunset',
    subject: 'surf-wave',
    middle: 280,
    sky: { ...sun(120, 118, 46), horizon: 176 },
    draw(p) {
      p.path('o', 'M230 186Q320 110 400 112T490 130V190H230z');
      p.path('d', 'M400 112Q440 114 490 130V190H430z');
      fort(p, 380, 116, 0.36, 'e', 'w');
      sea(p, 180, 120);
      surf(p, 150, 218, 0.7);
      p.path('y', 'M-10 270V240Q140 220 300 240T490 230V270z');
      camels(p, 270, 254, 1.1);
      palm(p, 450, 268, 110, -0.08);
    },
  },
  'TZ/arusha': {
    palette: 'golden',
    subject: 'elephants',
    middle: 260,
    sky: { ...sun(110, 96, 36), horizon: 190 },
    draw(p) {
      p.path('f', 'M-10 200Q130 170 190 104Q220 88 290 92Q330 96 360 132Q410 178 490 196V270H-10z');
      p.path(
        'p',
        'M190 104Q220 88 290 92Q318 94 336 108L322 122 304 110 292 130 270 112 250 134 232 114 212 130 200 116 176 120z',
      );
      hills(p, 'l', 206, 14, 3);
      p.rect('k', 0, 220, 480, 60);
      savannaTown(p, 236);
      reeds(p, 20);
      reeds(p, 450);
    },
  },
  'ZA/cape-town': {
    palette: 'lagoon',
    subject: 'mountain-over-sea',
    sky: { clouds: 1, cloudY: 60, horizon: 180 },
    draw(p) {
      p.path('f', 'M-10 196Q50 180 80 150L110 92H360L384 130Q430 176 490 190V270H-10z');
      p.path(
        'l',
        'M360 92L384 130Q430 176 490 190V270H300Q330 190 300 140L320 92zM110 92L126 92 150 150 120 200H40Q90 150 110 92zM190 92L214 92 226 140 200 196Q190 150 190 92z',
      );
      p.path('p', 'M104 96Q150 78 240 84T368 94Q372 104 350 100T250 98T104 96z');
      p.path('m', 'M30 214Q90 130 128 214z');
      skyline(p, 214, 10, 40, 'm', 120, 420, 'e');
      sea(p, 212);
      sailBoat(p, 120, 248, 0.8);
      sailBoat(p, 350, 240, 0.55);
    },
  },
  'MA/casablanca': {
    palette: 'lagoon',
    subject: 'mosque',
    middle: 290,
    sky: { ...sun(112, 72, 28), horizon: 176 },
    draw(p) {
      skyline(p, 184, 8, 30, 'F', 300, 490);
      sea(p, 176, 112);
      p.path('k', 'M170 236V206H490V236z');
      p.rect('K', 170, 226, 320, 10);
      p.rect('p', 316, 158, 140, 50);
      p.rect('q', 410, 158, 46, 50);
      p.path('l', 'M308 160L324 138H448L464 160z');
      arcades(p, 't', 326, 206, 6, 21, 13, 26);
      p.rect('p', 244, 58, 46, 150);
      p.rect('q', 272, 58, 18, 150);
      p.grid('l', 251, 72, 2, 1, 20, 1, 12, 26);
      p.rect('l', 244, 104, 46, 8);
      p.grid('t', 252, 122, 3, 3, 12, 26, 7, 16);
      p.rect('p', 254, 30, 26, 28);
      p.rect('q', 270, 30, 10, 28);
      p.path('l', 'M252 30L267 12L282 30z');
      p.line('y', 1.6, 'M267 12V0');
      sea(p, 234, 112);
      p.line('p', 4, 'M170 240h90M290 244h80M400 240h80M210 254h60M340 258h90');
    },
  },
  'MA/chefchaouen': {
    palette: 'lagoon',
    subject: 'blue-town',
    middle: 240,
    sky: { ...sun(360, 62, 26), horizon: 150 },
    draw(p) {
      range(p, 160, 70, 0, 180, 'F', 'f');
      p.rect('b', 0, 150, 480, 120);
      for (const [x, y, w, h, c] of [
        [-10, 190, 90, 60, 'c'],
        [70, 180, 80, 64, 'b'],
        [140, 172, 70, 50, 'p'],
        [300, 176, 80, 60, 'c'],
        [370, 184, 70, 60, 'b'],
        [430, 190, 70, 70, 'c'],
      ] as const) {
        p.rect(c, x, y - h, w, h + 100);
        p.rect(c === 'p' ? 'q' : 'n', x + w - 12, y - h, 12, h + 100);
        p.rect('n', x + 14, y - h + 16, 10, 14);
        p.rect('n', x + 40, y - h + 16, 10, 14);
      }
      p.rect('c', -10, 196, 180, 80);
      p.rect('b', 310, 200, 180, 80);
      p.path('n', 'M60 270V226Q80 200 100 226V270z');
      p.path('y', 'M66 270V230Q80 210 94 230V270z');
      p.path('d', 'M370 270V232Q390 208 410 232V270z');
      p.path('p', 'M170 270L200 196H280L312 270z');
      for (let i = 0; i < 6; i++) {
        p.path('c', `M${198 - i * 6} ${198 + i * 12}H${282 + i * 6}V${203 + i * 12}H${198 - i * 6}z`);
      }
      for (const [x, y, c] of [
        [186, 226, 'w'],
        [304, 236, 'y'],
        [176, 250, 'y'],
        [318, 260, 'w'],
      ] as const) {
        p.path('o', `M${x - 8} ${y}h16l-3 14h-10z`);
        p.circ('m', x, y - 4, 9);
        p.circ(c, x - 3, y - 7, 3);
        p.circ(c, x + 4, y - 5, 3);
      }
      p.at(250, 234, 0.7, () => {
        p.path('d', 'M-14 0Q-18-20-4-24Q-4-34 2-40L6-34 12-34 16-40Q20-30 12-24Q18-10 14 0z');
        p.line('d', 4, 'M-12-4Q-28-4-26-20');
      });
    },
  },
};
