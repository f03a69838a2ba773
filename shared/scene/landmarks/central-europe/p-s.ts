import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { house, spire } from '#shared/scene/built/west.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { range } from '#shared/scene/nature/mountains.ts';
import { palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const centralEuropePToS: Landmarks = {
  'CZ/prague': {
    palette: 'golden',
    subject: 'bridge-and-towers',
    middle: 270,
    sky: { ...sun(330, 66, 32), horizon: 186 },
    draw(p) {
      p.path('f', 'M-10 210V160Q60 118 140 120T300 176V210z');
      p.rect('e', 24, 112, 220, 30);
      p.rect('o', 20, 106, 228, 8);
      p.grid('d', 30, 120, 16, 1, 13, 1, 5, 12);
      p.path('o', 'M96 110V76H182V110z');
      spire(p, 110, 112, 18, 104, 'o', 't', 't');
      spire(p, 138, 112, 18, 104, 'o', 't', 't');
      spire(p, 182, 112, 20, 90, 'o', 't', 't');
      trees(p, 186, 16, 'l');
      p.rect('l', 0, 184, 480, 20);
      for (let i = 0; i < 7; i++) {
        house(p, -10 + i * 42, 206, 42, 20 + (i % 3) * 6, i % 2 ? 'p' : 'e', 'w');
      }
      sea(p, 204, 350);
      p.path(
        'k',
        'M-10 198H490V210Q460 210 456 240H436Q432 212 402 212T366 240H346Q342 212 312 212T276 240H256Q252 212 222 212T186 240H166Q162 212 132 212T96 240H76Q72 212 42 212T6 240H-10z',
      );
      p.rect('K', -10, 198, 500, 4);
      for (const x of [66, 156, 246] as const) {
        p.path('d', `M${x - 4} 198v-8q-2-8 4-10q6 2 4 10v8z`);
      }
      p.rect('K', 336, 118, 52, 82);
      p.rect('d', 366, 118, 22, 82);
      p.path('d', 'M332 118L350 76H374L392 118z');
      for (const x of [336, 384] as const) {
        p.path('d', `M${x} 108l4-26 4 26z`);
      }
      p.path('o', 'M348 200v-32q14-18 28 0v32z');
    },
  },
  'BG/sofia': {
    palette: 'golden',
    subject: 'golden-domes',
    middle: 250,
    sky: { ...sun(110, 78, 30), horizon: 192 },
    draw(p) {
      p.path('F', 'M-10 194Q140 120 260 130T490 180V200z');
      p.at(244, 222, 1.12, () => {
        p.rect('e', -110, -44, 210, 44);
        p.rect('o', 60, -44, 40, 44);
        arcades(p, 't', -100, 0, 9, 22, 13, 24);
        p.rect('e', -76, -70, 130, 30);
        p.rect('o', 20, -70, 34, 30);
        for (const [k, r] of [
          [-64, 18],
          [44, 18],
        ] as const) {
          p.rect('e', (k ?? 0) - 14, -80, 28, 14);
          dome(p, k ?? 0, -78, r ?? 0, 'l', 'm', 8);
        }
        p.rect('e', -36, -92, 54, 24);
        dome(p, -9, -90, 30, 'l', 'm', 0);
        dome(p, -10, -104, 22, 'y', 'Y', 12);
        p.rect('e', 70, -104, 32, 104);
        p.rect('o', 90, -104, 12, 104);
        dome(p, 86, -104, 19, 'y', 'Y', 12);
        p.grid('t', 77, -96, 2, 1, 11, 1, 6, 20);
        for (const k of [-96, -30, 12] as const) {
          dome(p, k, k === -96 ? -44 : -70, 13, 'l', 'm', 6);
        }
      });
      ground(p, 'k', 220);
      p.line('q', 1.4, 'M0 240H480M180 222L130 270M300 222L350 270');
      trees(p, 234, 13, 'm', -10, 80);
      trees(p, 234, 13, 'm', 400, 490);
    },
  },
  'HR/split': {
    palette: 'golden',
    subject: 'bell-tower',
    middle: 250,
    sky: { ...sun(112, 76, 30), horizon: 182 },
    draw(p) {
      range(p, 190, 84, 0, 300, 'F', 'f');
      p.rect('e', 60, 160, 380, 58);
      arcades(p, 'o', 72, 186, 15, 24.4, 14, 12);
      p.rect('o', 60, 190, 380, 3);
      p.at(250, 164, 1, () => {
        p.rect('p', -15, -100, 30, 100);
        p.rect('q', 4, -100, 11, 100);
        arcades(p, 't', -11, -8, 2, 12, 9, 14);
        arcades(p, 't', -11, -38, 2, 12, 9, 14);
        arcades(p, 't', -11, -68, 2, 12, 9, 14);
        p.path('w', 'M-15-100L0-130L15-100z');
      });
      for (const [x, h] of [
        [70, 50],
        [120, 56],
        [190, 52],
        [300, 56],
        [370, 50],
        [430, 58],
      ] as const) {
        palm(p, x, 222, h, 0.02, 'd', 0.7);
      }
      p.rect('p', 0, 218, 480, 10);
      sea(p, 226, 112);
      sailBoat(p, 340, 252, 0.8);
      ferryBoat(p, 120, 252, 0.8);
    },
  },
};
