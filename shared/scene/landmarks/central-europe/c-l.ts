import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { house, houses, spire } from '#shared/scene/built/west.ts';
import { horse } from '#shared/scene/motifs/animals.ts';
import { archBridge } from '#shared/scene/motifs/bridges.ts';
import { church, twinChurch } from '#shared/scene/motifs/churches.ts';
import { kayak } from '#shared/scene/motifs/shore.ts';
import { yacht } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { sun } from '#shared/scene/sun.ts';

export const centralEuropeCToL: Landmarks = {
  'CZ/cesky-krumlov': {
    palette: 'monsoon',
    subject: 'round-tower-river',
    middle: 220,
    sky: { ...sun(110, 70, 28), horizon: 176 },
    draw(p) {
      hills(p, 'F', 180, 60, 2, 0.7);
      p.path('l', 'M-10 230Q60 170 150 164H300Q360 180 400 220z');
      p.rect('p', 150, 140, 150, 30);
      p.grid('t', 158, 146, 10, 1, 14, 1, 6, 10);
      p.path('w', 'M146 140L154 126H296L304 140z');
      p.at(116, 172, 1, () => {
        p.rect('e', -24, -60, 48, 60);
        p.rect('o', 8, -60, 16, 60);
        p.rect('p', -26, -84, 52, 24);
        p.grid('w', -20, -80, 5, 1, 9, 1, 4, 16);
        p.rect('e', -17, -106, 34, 22);
        p.rect('o', 5, -106, 12, 22);
        p.path('l', 'M-20-106Q-14-124 0-128Q14-124 20-106z');
        p.path('l', 'M-4-126L0-150L4-126z');
      });
      houses(p, 222, [
        [200, 42, 30, 'p'],
        [244, 40, 36, 'e'],
        [286, 42, 30, 'y'],
        [330, 40, 36, 'p'],
        [372, 42, 28, 'e'],
        [416, 44, 34, 'p'],
      ]);
      spire(p, 350, 222, 20, 120, 'p', 'q', 'w');
      p.path('b', 'M-10 214Q80 206 130 224T300 244T490 230V270H-10z');
      p.line('c', 2.4, 'M60 236h60M180 252h80M340 250h70');
      kayak(p, 240, 258, 0.8, 'w');
    },
  },
  'HR/dubrovnik': {
    palette: 'lagoon',
    subject: 'sea-walls',
    middle: 320,
    sky: { ...sun(110, 70, 28), horizon: 170 },
    draw(p) {
      range(p, 176, 70, 0, 360, 'F', 'f');
      sea(p, 172, 110);
      for (const [x, y, w] of [
        [230, 182, 44],
        [276, 178, 44],
        [322, 176, 46],
        [370, 174, 46],
        [418, 176, 44],
        [250, 198, 46],
        [298, 194, 46],
        [346, 192, 48],
        [396, 192, 48],
        [440, 192, 50],
      ] as const) {
        house(p, x, y + 14, w, 20, x % 4 ? 'p' : 'e', 'w');
      }
      church(p, 370, 176, 0.6, 'p', 'q', 'w', 20);
      dome(p, 300, 166, 17, 'l', 'm', 8);
      p.path('k', 'M170 246L186 200 214 196V182H250V204H490V246Q330 256 170 246z');
      p.path('K', 'M214 196V182H250V246H226zM420 204H490V246H426z');
      let d = '';
      for (let i = 0; i < 16; i++) {
        d += `M${252 + i * 16} 204v-6h9v6z`;
      }
      p.path('k', d);
      let e = '';
      for (let i = 0; i < 3; i++) {
        e += `M${214 + i * 13} 182v-6h8v6z`;
      }
      p.path('k', e);
      p.path('K', 'M150 252Q170 236 200 246T300 250L290 260H150z');
      sailBoat(p, 84, 226, 1);
      kayak(p, 130, 256, 0.7);
    },
  },
  'ME/kotor': {
    palette: 'dawn',
    subject: 'bay-walls',
    middle: 300,
    sky: { horizon: 150, ...sun(110, 56, 24) },
    draw(p) {
      p.path('F', 'M-10 190L60 90 120 120 180 70 240 150V200z');
      p.path('f', 'M150 210L230 110 290 60 340 76 400 30 490 60V220z');
      p.path('l', 'M340 76L400 30 490 60V220H380Q390 120 340 76z');
      p.line('k', 4, 'M250 204L262 170 290 150 280 124 312 104 330 84 356 96 372 120 400 130 420 170 450 204');
      for (const [x, y] of [
        [290, 150],
        [312, 104],
        [372, 120],
        [330, 84],
      ] as const) {
        p.rect('k', x - 5, y - 9, 10, 11);
      }
      houses(p, 214, [
        [220, 40, 24, 'p'],
        [262, 40, 30, 'e'],
        [304, 42, 24, 'p'],
        [348, 40, 30, 'p'],
        [390, 42, 24, 'e'],
        [434, 56, 28, 'p'],
      ]);
      twinChurch(p, 346, 214, 0.5, 'p', 'q', 'w', 20);
      p.rect('k', 210, 212, 280, 10);
      sea(p, 200, 110, 'b', 'c');
      p.path('b', 'M-10 220H490V270H-10z');
      p.rect('k', 210, 210, 290, 12);
      p.line('c', 2.4, 'M60 236h60M230 246h80M350 234h60M120 256h60');
      yacht(p, 110, 244, 1);
      sailBoat(p, 60, 220, 0.5);
    },
  },
  'PL/krakow': {
    palette: 'golden',
    subject: 'guild-square',
    middle: 170,
    sky: { ...sun(110, 76, 30), horizon: 190 },
    draw(p) {
      skyline(p, 206, 16, 40, 'F');
      p.at(150, 222, 1.05, () => {
        p.rect('w', -40, -70, 90, 70);
        p.rect('o', 24, -70, 26, 70);
        p.path('t', 'M-40-70L5-100L50-70z');
        p.rect('w', -52, -118, 30, 118);
        p.rect('o', -32, -118, 10, 118);
        p.path('t', 'M-54-118L-48-136-44-130-37-178-30-130-26-136-20-118z');
        p.path('y', 'M-43-138h12l-2 6h-8z');
        p.rect('w', 26, -98, 30, 98);
        p.rect('o', 44, -98, 12, 98);
        p.path('t', 'M24-98Q28-116 41-122Q54-116 58-98z');
        p.grid('p', -42, -106, 1, 4, 1, 24, 9, 14);
        p.grid('p', 34, -86, 1, 3, 1, 24, 9, 14);
        p.path('p', 'M-8-4V-40Q4-56 16-40V-4z');
      });
      p.rect('p', 240, 174, 250, 50);
      p.rect('q', 240, 216, 250, 8);
      let d = '';
      for (let i = 0; i < 8; i++) {
        d += `M${240 + i * 32} 174v-12q8-14 16-14t16 14v12z`;
      }
      p.path('e', d);
      arcades(p, 't', 248, 222, 9, 27, 18, 26);
      p.path('y', 'M250 162v-5h240v5z');
      ground(p, 'k', 222);
      p.at(330, 258, 1, () => {
        p.circ('d', -50, -8, 11);
        p.circ('d', -14, -8, 9);
        p.path('w', 'M-66-14Q-66-34-50-34L-34-22H-8V-14z');
        p.line('d', 2, 'M-8-14H40');
      });
      horse(p, 384, 258, 0.9);
    },
  },
  'SI/ljubljana': {
    palette: 'jade',
    subject: 'castle-above-town',
    middle: 250,
    sky: { ...sun(356, 70, 28), horizon: 180 },
    draw(p) {
      range(p, 184, 60, 0.5, 120, 'F', 'f');
      p.path('l', 'M120 206Q190 136 260 126T420 206z');
      p.at(270, 132, 0.9, () => {
        p.rect('p', -70, -26, 140, 30);
        p.rect('q', 30, -26, 40, 30);
        p.path('w', 'M-74-26L-66-36H66L74-26z');
        p.rect('p', -14, -64, 28, 42);
        p.rect('q', 2, -64, 12, 42);
        p.path('w', 'M-18-62L0-84L18-62z');
      });
      houses(p, 220, [
        [-10, 48, 46, 'e'],
        [40, 44, 54, 'p'],
        [86, 46, 44, 'y'],
        [134, 44, 52, 'p'],
        [300, 46, 46, 'e'],
        [348, 44, 56, 'w'],
        [394, 44, 46, 'p'],
        [440, 50, 54, 'e'],
      ]);
      p.path('e', 'M186 220V176H230V220zM230 220V184L254 170L278 184V220z');
      sea(p, 218, 356);
      archBridge(p, 260, 226, [[240, 120]], 'k', 'K');
      for (const [x, f] of [
        [100, false],
        [380, true],
      ] as const) {
        p.at(
          x,
          224,
          0.9,
          () => {
            p.rect('k', -14, -14, 28, 16);
            p.path('l', 'M-14-14Q-22-34-6-44L-18-66 6-50Q14-58 24-52L34-50 24-44Q18-40 16-34Q20-22 12-14z');
            p.path('m', 'M-18-66L6-50-2-30z');
          },
          f,
        );
      }
    },
  },
};
