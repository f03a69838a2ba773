import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { houses } from '#shared/scene/built/west.ts';
import { columnStatue } from '#shared/scene/motifs/monuments.ts';
import { tram } from '#shared/scene/motifs/vehicles.ts';
import { ground, snow } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const centralEuropeVToZ: Landmarks = {
  'LT/vilnius': {
    palette: 'lilac',
    subject: 'castle-above-town',
    middle: 260,
    sky: { ...sun(352, 76, 30), horizon: 184 },
    draw(p) {
      p.path('l', 'M-10 216Q60 140 130 132T260 214z');
      p.at(120, 134, 1, () => {
        p.path('w', 'M-20 0L-16-50H16L20 0z');
        p.path('o', 'M4-50H16L20 0H6z');
        p.path('w', 'M-18-50V-58H-10V-52H-4V-58H4V-52H10V-58H18V-50z');
        p.grid('d', -9, -38, 2, 2, 12, 18, 5, 9);
      });
      trees(p, 214, 14, 'm', -10, 240);
      p.at(300, 220, 1.1, () => {
        p.rect('p', -70, -44, 140, 44);
        p.rect('q', 36, -44, 34, 44);
        for (let i = 0; i < 6; i++) {
          p.rect('q', -50 + i * 19, -40, 6, 40);
        }
        p.path('p', 'M-76-44L0-74L76-44z');
        p.path('q', 'M-46-48L0-66L46-48z');
      });
      p.at(430, 220, 1, () => {
        p.rect('p', -16, -76, 32, 76);
        p.rect('q', 4, -76, 12, 76);
        p.rect('p', -11, -108, 22, 34);
        p.circ('d', 0, -92, 7);
        p.path('o', 'M-13-108L0-132L13-108z');
      });
      ground(p, 'k', 218);
      houses(p, 262, [
        [-10, 56, 30, 'y'],
        [48, 50, 36, 'e'],
      ]);
      p.line('q', 1.4, 'M120 240H480M200 220L150 270M340 220L380 270');
    },
  },
  'PL/warsaw': {
    palette: 'dawn',
    subject: 'guild-square',
    middle: 220,
    sky: { ...sun(354, 82, 34), horizon: 194 },
    draw(p) {
      skyline(p, 208, 30, 70, 'F');
      p.at(140, 216, 1, () => {
        p.rect('f', -50, -56, 100, 56);
        p.rect('l', 20, -56, 30, 56);
        p.rect('f', -26, -116, 52, 60);
        p.rect('l', 6, -116, 20, 60);
        p.rect('f', -16, -140, 32, 26);
        p.rect('l', 4, -140, 12, 26);
        p.path('f', 'M-10-140L-1-186H1L10-140z');
        for (const k of [-50, 50, -26, 26] as const) {
          p.path('f', `M${k - 4} ${Math.abs(k) > 40 ? -56 : -116}l4-14 4 14z`);
        }
        p.grid('p', -20, -106, 5, 6, 9, 15, 3, 8, 0.3);
      });
      for (const [x, h, c] of [
        [200, 70, 'e'],
        [244, 80, 'y'],
        [288, 66, 'w'],
        [332, 78, 'p'],
        [376, 70, 'l'],
        [420, 82, 'e'],
        [464, 70, 'y'],
      ] as const) {
        p.rect(c, x, 226 - h, 43, h);
        p.grid(c === 'w' || c === 'l' ? 'p' : 't', x + 7, 234 - h, 3, 3, 11, 20, 6, 12);
        p.path('o', `M${x - 2} ${227 - h}L${x + 8} ${208 - h}H${x + 35}L${x + 45} ${227 - h}z`);
      }
      ground(p, 'k', 224);
      columnStatue(p, 100, 246, 96, 'k', 'K');
      tram(p, 250, 262, 0.9, 'w', 'o');
    },
  },
  'HR/zagreb': {
    palette: 'dawn',
    subject: 'patterned-roof',
    middle: 230,
    sky: { ...sun(112, 72, 28), horizon: 186 },
    draw(p) {
      hills(p, 'F', 184, 40, 2, 0.4);
      p.at(350, 208, 0.9, () => {
        p.rect('f', -34, -60, 68, 60);
        for (const k of [-24, 24] as const) {
          p.rect('f', k - 10, -104, 20, 104);
          p.path('l', `M${k - 10} -104L${k} -156L${k + 10} -104z`);
        }
      });
      houses(p, 222, [
        [-10, 56, 50, 'y'],
        [48, 52, 60, 'p'],
        [370, 54, 52, 'p'],
        [426, 60, 60, 'e'],
      ]);
      p.at(220, 224, 1.2, () => {
        p.rect('p', -52, -44, 104, 44);
        p.rect('q', 20, -44, 32, 44);
        p.path('w', 'M-60-42L-36-86H36L60-42z');
        for (let j = 0; j < 4; j++) {
          for (let i = 0; i < 9 - j; i++) {
            p.path(
              (i + j) % 3 === 0 ? 'p' : (i + j) % 3 === 1 ? 'b' : 'o',
              `M${-46 + j * 5 + i * 11} ${-46 - j * 10}h7v7h-7z`,
            );
          }
        }
        p.rect('p', -66, -110, 26, 110);
        p.rect('q', -50, -110, 10, 110);
        p.path('l', 'M-68-110L-53-140L-38-110z');
        p.path('t', 'M-10 0v-22q10-14 20 0V0z');
        p.grid('t', -34, -32, 2, 1, 14, 1, 7, 18);
        p.grid('t', 24, -32, 2, 1, 14, 1, 7, 18);
      });
      ground(p, 'k', 222);
      p.line('t', 2, 'M-10 256H490M-10 263H490', false);
      tram(p, 350, 260, 0.8, 'b', 'n');
    },
  },
  'PL/zakopane': {
    palette: 'winter',
    subject: 'alpine-village-snow',
    middle: 250,
    sky: { horizon: 186, ...sun(370, 62, 24) },
    draw(p) {
      p.path(
        'f',
        'M-10 206L60 150 110 126 150 88 176 96 200 82 226 100 250 92 290 66 320 90 360 84 410 140 490 190V210z',
      );
      p.path(
        'i',
        'M120 118L150 88 176 96 200 82 226 100 250 92 290 66 320 90 360 84 400 128 372 120 340 134 310 110 280 126 250 116 220 130 190 112 160 126z',
      );
      p.path('l', 'M290 66L320 90 360 84 410 140 490 190V210H370Q370 130 290 66z');
      conifers(p, 216, 40, 'm', -10, 490, 0.6, 0.1);
      snow(p, 208);
      for (const [x, y, s] of [
        [120, 240, 1],
        [330, 244, 1.2],
      ] as const) {
        p.at(x, y, s, () => {
          p.rect('o', -46, -30, 92, 30);
          p.line('d', 1.4, 'M-46-22H46M-46-14H46M-46-6H46', false);
          p.path('o', 'M-40-30L0-72L40-30z');
          p.path('p', 'M-58-22L-28-56 0-86 28-56 58-22 46-22 22-46 0-68-22-46-46-22z');
          p.grid('y', -34, -24, 2, 1, 18, 1, 11, 12);
          p.grid('y', 12, -24, 2, 1, 18, 1, 11, 12);
          p.rect('y', -7, -52, 14, 12);
        });
      }
      conifers(p, 284, 66, 'd', 420, 490);
      conifers(p, 284, 60, 'd', -10, 40);
    },
  },
};
