import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { houses, spire, timbered } from '#shared/scene/built/west.ts';
import { archBridge } from '#shared/scene/motifs/bridges.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { bigTree } from '#shared/scene/motifs/land.ts';
import { clockTower } from '#shared/scene/motifs/monuments.ts';
import { crane } from '#shared/scene/motifs/shore.ts';
import { cruiseShip, fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { ground, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const germanyGToR: Landmarks = {
  'DE/garmisch-partenkirchen': {
    palette: 'winter',
    subject: 'alpine-village-snow',
    middle: 180,
    sky: { horizon: 184, ...sun(370, 60, 24) },
    draw(p) {
      p.path('F', 'M-10 206L80 120 140 150 220 90 490 170V210z');
      p.path('f', 'M30 210L120 140 160 110 190 70 216 84 240 52 262 70 300 60 340 104 400 140 470 210z');
      p.path(
        'i',
        'M146 120L160 110 190 70 216 84 240 52 262 70 300 60 340 104 320 100 300 124 270 96 244 120 220 100 190 126z',
      );
      p.path('l', 'M240 52L262 70 300 60 340 104 400 140 470 210H320Q310 130 250 70z');
      snow(p, 200);
      conifers(p, 222, 40, 'm', 260, 490);
      p.at(150, 240, 1.25, () => {
        p.path('p', 'M-50 0V-32L0-62L50-32V0z');
        p.path('q', 'M0-62L50-32V0H10z');
        p.rect('o', -50, -34, 100, 6);
        p.rect('o', -54, -14, 108, 5);
        p.path('p', 'M-66-26L0-72L66-26L60-18L0-60L-60-18z');
        p.grid('l', -38, -27, 5, 1, 17, 1, 9, 10);
        p.grid('l', -38, -9, 2, 1, 17, 1, 9, 9);
        p.grid('l', 14, -9, 2, 1, 17, 1, 9, 9);
        p.rect('o', -6, -10, 12, 10);
        p.path('w', 'M-10-48h8v-6h4v6h8v4H-10z');
      });
      church(p, 320, 238, 0.66, 'p', 'q', 't', 44);
      conifers(p, 284, 76, 'd', 420, 490);
    },
  },
  'DE/hamburg': {
    palette: 'nordic',
    subject: 'concert-hall-water',
    middle: 170,
    sky: { ...sun(350, 80, 32), clouds: 2, cloudY: 40, horizon: 190 },
    draw(p) {
      skyline(p, 206, 16, 44, 'F');
      spire(p, 380, 210, 26, 132, 'w', 'o', 'l');
      houses(
        p,
        212,
        [
          [290, 44, 40, 'w'],
          [420, 60, 44, 'w'],
        ],
        't',
      );
      p.rect('w', 90, 160, 170, 56);
      p.rect('o', 216, 160, 44, 56);
      p.grid('d', 100, 170, 12, 3, 13, 15, 5, 8);
      p.path('p', 'M86 160V104Q104 70 122 104Q134 126 150 92Q160 74 176 100Q190 118 210 78Q236 62 264 96V160z');
      p.path('c', 'M216 160V76Q240 66 264 96V160z');
      p.grid('n', 94, 118, 20, 4, 8.4, 11, 4, 5, 0.3);
      p.rect('K', 60, 214, 430, 8);
      sea(p, 220, 350);
      cruiseShip(p, 380, 250, 0.8);
      fishingBoat(p, 60, 246, 0.8);
      crane(p, 30, 214, 0.8, 't');
    },
  },
  'DE/heidelberg': {
    palette: 'golden',
    subject: 'bridge-and-towers',
    middle: 280,
    sky: { ...sun(110, 74, 30), horizon: 176 },
    draw(p) {
      p.path('f', 'M-10 200Q90 110 220 108T490 150V210z');
      trees(p, 150, 18, 'f', 260, 490);
      p.at(290, 164, 1.1, () => {
        p.path('w', 'M-110 0V-40H-84V-62H-60V-34H-20L-14-56H0L6-40H46V-66H74V-34H104V0z');
        p.path('o', 'M46-66H74V-34H104V0H52zM-14-56H0L6-40V0H-10z');
        p.grid('g', -100, -30, 3, 1, 14, 1, 7, 14);
        p.grid('g', 14, -30, 3, 1, 12, 1, 6, 14);
        p.path('w', 'M-84-62V-70H-78V-64H-72V-70H-66V-62z');
        p.path('t', 'M44-66Q60-84 76-66z');
      });
      trees(p, 184, 20, 'l');
      houses(p, 216, [
        [150, 40, 26, 'p'],
        [192, 44, 32, 'e'],
        [238, 40, 26, 'p'],
        [280, 44, 34, 'y'],
        [326, 42, 26, 'p'],
        [370, 44, 32, 'e'],
        [416, 60, 28, 'p'],
      ]);
      church(p, 310, 214, 0.6, 'e', 'o', 'w', 50);
      p.rect('l', -10, 212, 160, 10);
      sea(p, 214, 110);
      archBridge(
        p,
        256,
        214,
        [
          [60, 38],
          [160, 38],
          [260, 38],
          [360, 38],
          [450, 38],
        ],
        'e',
        'o',
      );
      for (const x of [6, 42] as const) {
        p.rect('p', x, 168, 20, 50);
        p.rect('q', x + 12, 168, 8, 50);
        p.path('t', `M${x - 2} 170Q${x} 150 ${x + 10} 144Q${x + 20} 150 ${x + 22} 170z`);
      }
      p.rect('p', 24, 182, 20, 34);
    },
  },
  'DE/munich': {
    palette: 'alpine',
    subject: 'twin-church-towers',
    middle: 232,
    sky: { clouds: 2, horizon: 190, ...sun(110, 64, 26) },
    draw(p) {
      range(p, 192, 60, 0.5, 300, 'F', 'f');
      houses(p, 218, [
        [-10, 50, 50, 'e'],
        [42, 46, 60, 'p'],
        [90, 48, 48, 'y'],
        [344, 48, 54, 'p'],
        [394, 44, 62, 'e'],
        [440, 50, 50, 'y'],
      ]);
      p.rect('w', 178, 150, 120, 70);
      p.rect('o', 262, 150, 36, 70);
      p.path('t', 'M172 152L196 104H280L304 152z');
      for (const x of [166, 226] as const) {
        p.rect('w', x, 78, 36, 142);
        p.rect('o', x + 22, 78, 14, 142);
        p.grid('d', x + 10, 92, 1, 5, 1, 26, 8, 14);
        p.path('l', `M${x - 2} 80Q${x - 4} 58 ${x + 18} 50Q${x + 40} 58 ${x + 38} 80z`);
        p.path('l', `M${x + 15} 52L${x + 18} 32L${x + 21} 52z`);
      }
      ground(p, 'k', 218);
      for (const [x, k] of [
        [110, 1],
        [220, 1.1],
        [340, 1],
      ] as const) {
        p.at(x, 256, k, () => {
          p.rect('o', -30, -14, 60, 4);
          p.rect('o', -38, -6, 76, 3);
          p.line('o', 3, 'M-22-12L-26 4M22-12L26 4');
          p.rect('y', -10, -28, 9, 13);
          p.rect('p', -11, -31, 11, 4);
          p.rect('y', 6, -28, 9, 13);
          p.rect('p', 5, -31, 11, 4);
        });
      }
      bigTree(p, 40, 240, 0.8);
      bigTree(p, 440, 240, 0.8);
    },
  },
  'DE/rothenburg': {
    palette: 'golden',
    subject: 'timbered-houses',
    middle: 240,
    sky: { ...sun(110, 74, 30), horizon: 188 },
    draw(p) {
      hills(p, 'F', 186, 30, 3, 0.3);
      clockTower(p, 330, 214, 1.1, 'e', 'o', 'w', 44);
      p.path('e', 'M310 214h40v-30h-40z');
      p.rect('e', 96, 96, 30, 120);
      p.rect('o', 114, 96, 12, 120);
      p.path('w', 'M92 98L111 66L130 98z');
      timbered(p, 232, [
        [-14, 74, 60],
        [400, 84, 62],
        [340, 62, 48],
        [62, 60, 44],
      ]);
      timbered(p, 240, [[196, 70, 86]]);
      p.path('y', 'M196 240V150H266V240z');
      p.path('w', 'M188 154L231 96L274 154L266 158L231 110L196 158z');
      p.line(
        'o',
        2.4,
        'M198 154H264M198 184H264M198 214H264M220 240V154M242 240V154M200 184L218 154M262 184L244 154',
        false,
      );
      p.grid('t', 203, 192, 2, 1, 45, 1, 10, 16);
      p.path('k', 'M-10 270V238H196L150 270zM266 238H490V270H320z');
      p.path('k', 'M-10 270V240H490V270z');
      p.line('K', 1.6, 'M190 240L130 270M270 240L340 270M0 254H480');
    },
  },
};
