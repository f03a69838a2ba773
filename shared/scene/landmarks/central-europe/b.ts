import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { houses, spire } from '#shared/scene/built/west.ts';
import { parliament } from '#shared/scene/forms/europe.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { gondolas, snowyRoofs } from '#shared/scene/motifs/snow.ts';
import { ferryBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const centralEuropeB: Landmarks = {
  'BG/bansko': {
    palette: 'winter',
    subject: 'alpine-village-snow',
    middle: 200,
    sky: { horizon: 186, ...sun(100, 62, 24) },
    draw(p) {
      range(p, 206, 140, 0.7, 300, 'f', 'l');
      snow(p, 196);
      conifers(p, 216, 40, 'm', 260, 490);
      p.at(150, 236, 1, () => {
        p.rect('k', -20, -96, 40, 96);
        p.rect('K', 4, -96, 16, 96);
        p.rect('p', -22, -102, 44, 8);
        p.path('t', 'M-22-102L0-126L22-102z');
        p.circ('p', 0, -78, 10);
        p.rect('k', 20, -34, 70, 34);
        p.path('p', 'M16-32L28-50H84L96-32z');
        p.path('d', 'M-7-40v-16q7-9 14 0v16z');
      });
      snowyRoofs(p, 246, [
        [290, 0, 1],
        [380, 6, 0.8],
        [60, 6, 0.8],
      ]);
      gondolas(p, 220, 210, 490, 80, 0.7);
    },
  },
  'SI/bled': {
    palette: 'alpine',
    subject: 'island-church',
    middle: 230,
    sky: { horizon: 176, ...sun(110, 60, 24) },
    draw(p) {
      range(p, 190, 110, 0.5, 180, 'F', 'f');
      p.path('k', 'M350 200L366 120 390 110 440 112 490 130V200z');
      p.path('K', 'M390 110L400 200H430L420 112z');
      p.at(420, 114, 0.7, () => {
        p.rect('p', -50, -30, 90, 34);
        p.path('w', 'M-54-28L-42-44H34L44-28z');
        p.rect('p', -50, -54, 24, 54);
        p.path('w', 'M-54-52L-38-70L-22-52z');
      });
      trees(p, 204, 16, 'l');
      sea(p, 200, 220);
      p.path('m', 'M120 228Q150 196 220 198T320 228Q220 238 120 228z');
      trees(p, 216, 16, 'm', 150, 200);
      trees(p, 216, 14, 'm', 260, 300);
      church(p, 236, 212, 0.6, 'p', 'q', 't', 40);
      p.line('p', 3, 'M232 216V228');
      p.path('q', 'M222 232H246L240 262H228z');
      p.at(100, 250, 1, () => {
        p.path('o', 'M-50-8Q0 6 50-8Q42 8 24 8H-24Q-42 8-50-8z');
        p.path('w', 'M-30-22Q0-36 30-22V-18H-30z');
        p.line('d', 1.4, 'M-26-18V-4M26-18V-4');
        p.path('d', 'M38-8V-24q5-6 9 0v16z');
        p.circ('d', 42, -30, 4);
      });
      conifers(p, 284, 80, 'd', 430, 490);
    },
  },
  'RO/brasov': {
    palette: 'dawn',
    subject: 'dark-church',
    middle: 240,
    sky: { ...sun(110, 70, 28), horizon: 180 },
    draw(p) {
      p.path('f', 'M-10 200Q90 110 200 100T400 120L490 170V210z');
      conifers(p, 160, 26, 'l', 120, 420, 0.6, 0.2);
      trees(p, 196, 18, 'l');
      p.at(250, 212, 1.05, () => {
        p.rect('t', -70, -52, 140, 52);
        p.rect('d', 26, -52, 44, 52);
        p.path('w', 'M-78-50L-48-98H50L78-50z');
        p.path('o', 'M10-98H50L78-50H24z');
        for (let i = 0; i < 6; i++) {
          p.path('y', `M${-60 + i * 22} -6V-34Q${-54 + i * 22} -44 ${-48 + i * 22} -34V-6z`);
        }
        p.rect('t', -98, -94, 32, 94);
        p.rect('d', -80, -94, 14, 94);
        p.path('w', 'M-102-92L-82-120-66-92z');
        p.grid('y', -88, -80, 1, 3, 1, 24, 7, 13);
      });
      houses(p, 238, [
        [-10, 54, 30, 'y'],
        [46, 50, 36, 'p'],
        [98, 52, 28, 'e'],
        [152, 50, 34, 'p'],
        [204, 52, 28, 'y'],
        [258, 50, 36, 'e'],
        [310, 52, 28, 'p'],
        [364, 50, 34, 'y'],
        [416, 66, 30, 'p'],
      ]);
      ground(p, 'k', 236);
    },
  },
  'SK/bratislava': {
    palette: 'alpine',
    subject: 'castle-above-town',
    middle: 240,
    sky: { ...sun(112, 68, 26), horizon: 184 },
    draw(p) {
      hills(p, 'F', 184, 24, 3, 0.4);
      p.path('l', 'M80 208Q160 160 200 156H340Q380 164 420 208z');
      p.at(270, 158, 1, () => {
        p.rect('p', -84, -56, 168, 60);
        p.rect('q', 40, -56, 44, 60);
        p.grid('t', -74, -46, 12, 2, 13, 22, 6, 12);
        p.path('w', 'M-90-56L-78-72H78L90-56z');
        for (const k of [-84, 84] as const) {
          p.rect('p', k - 12, -78, 24, 80);
          p.rect('q', k + 1, -78, 11, 80);
          p.path('w', `M${k - 15} -78L${k} -102L${k + 15} -78z`);
        }
      });
      houses(p, 218, [
        [90, 40, 26, 'e'],
        [132, 42, 32, 'p'],
        [340, 42, 28, 'y'],
        [384, 40, 34, 'p'],
        [426, 60, 28, 'e'],
      ]);
      spire(p, 190, 218, 20, 90, 'k', 'K', 'l');
      sea(p, 216, 112);
      p.rect('t', -10, 230, 500, 5);
      p.line('t', 5, 'M40 262L70 96M88 262L70 96');
      p.oval('t', 70, 92, 34, 9);
      p.rect('w', 40, 90, 60, 3);
      p.line('t', 1.6, 'M70 104L190 230M70 104L280 230M70 104L-10 190');
      ferryBoat(p, 340, 258, 0.7);
    },
  },
  'RO/bucharest': {
    palette: 'lilac',
    subject: 'domed-hall',
    middle: 230,
    sky: { ...sun(350, 78, 32), horizon: 192 },
    draw(p) {
      skyline(p, 208, 24, 60, 'F');
      p.at(230, 222, 1.15, () => {
        p.rect('p', -110, -52, 220, 52);
        p.rect('q', 60, -52, 50, 52);
        p.grid('t', -104, -42, 4, 1, 14, 1, 7, 24);
        p.grid('t', 52, -42, 4, 1, 14, 1, 7, 24);
        p.rect('p', -50, -64, 100, 64);
        for (let i = 0; i < 6; i++) {
          p.rect('q', -46 + i * 18, -58, 6, 56);
        }
        p.path('p', 'M-56-64L0-86L56-64z');
        p.rect('p', -36, -104, 72, 26);
        p.rect('q', 10, -104, 26, 26);
        p.grid('t', -30, -98, 6, 1, 11, 1, 6, 14);
        dome(p, 0, -102, 42, 'l', 'm', 14, 0.95);
        p.rect('q', -60, -4, 120, 4);
      });
      ground(p, 'l', 220);
      p.path('k', 'M204 224H256L300 270H160z');
      trees(p, 238, 16, 'm', -10, 110);
      trees(p, 238, 16, 'm', 350, 490);
      for (const [x, k] of [
        [130, 1],
        [340, 1],
      ] as const) {
        p.oval('w', x, 256, 26 * k, 6);
        p.oval('y', x, 254, 16 * k, 4);
      }
    },
  },
  'HU/budapest': {
    palette: 'lilac',
    subject: 'parliament-river',
    sky: { ...sun(120, 76, 30), horizon: 196 },
    draw(p) {
      hills(p, 'F', 190, 30, 3);
      skyline(p, 206, 10, 30, 'f');
      parliament(p, 240, 216, 1.18);
      sea(p, 214, 240);
      p.line('e', 2.4, 'M190 226h30M232 232h40M220 242h44M228 254h30');
      ferryBoat(p, 400, 250, 0.7);
    },
  },
};
