import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { gable, hillTown, houses } from '#shared/scene/built/west.ts';
import { puffin } from '#shared/scene/motifs/animals.ts';
import { woodChurch } from '#shared/scene/motifs/churches.ts';
import { snowyRoofs } from '#shared/scene/motifs/snow.ts';
import { fishingBoat, tram } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const nordicAToH: Landmarks = {
  'IS/akureyri': {
    palette: 'alpine',
    subject: 'waterfall',
    middle: 240,
    sky: { horizon: 150, ...sun(390, 50, 22) },
    draw(p) {
      range(p, 170, 80, 0.7, 200, 'F', 'f');
      p.path('t', 'M-10 236V150Q60 136 140 146T350 140T490 150V236z');
      p.path('d', 'M40 236L50 160 70 150 78 236zM226 236L230 150H256L262 236zM400 236L410 152 430 148 440 236z');
      for (const [x, w] of [
        [110, 50],
        [176, 40],
        [310, 60],
        [368, 30],
      ] as const) {
        p.path('p', `M${x - w * 0.5} 146Q${x} 140 ${x + w * 0.5} 146L${x + w * 0.56} 228H${x - w * 0.56}z`);
        p.line('c', 3, `M${x - w * 0.2} 158V214M${x + w * 0.16} 164V224`);
        p.oval('p', x, 228, w * 0.7, 8);
      }
      p.path('l', 'M-10 154V136Q120 124 240 134T490 134V154Q360 140 240 146T-10 154z');
      sea(p, 228, 240, 'c', 'p');
      puffin(p, 70, 262, 0.7);
      puffin(p, 120, 266, 0.6, true);
      p.path('m', 'M-10 270V258Q80 250 170 266L180 270z');
    },
  },
  'SE/are': {
    palette: 'winter',
    subject: 'frozen-lake',
    middle: 270,
    sky: { ...sun(110, 66, 26), horizon: 186 },
    draw(p) {
      p.path('F', 'M-10 210Q160 60 300 90T490 190V214z');
      p.path('i', 'M110 190Q220 80 290 92T440 180L400 204H150z');
      p.path('I', 'M290 92Q390 110 440 180L400 204H300Q350 140 290 92z');
      conifers(p, 206, 30, 'm', -10, 180, 0.6);
      conifers(p, 206, 34, 'm', 380, 490, 0.6);
      p.line('d', 1.2, 'M40 200L300 90');
      for (const t of [0.3, 0.6, 0.86] as const) {
        p.rect('w', 40 + 260 * t - 5, 200 - 110 * t, 10, 10);
      }
      p.path('i', 'M-10 270V204Q120 196 250 206T490 202V270z');
      p.path('c', 'M60 222Q240 206 440 224Q400 246 240 248T60 222z');
      p.line('p', 2, 'M140 226h90M260 236h100');
      woodChurch(p, 400, 216, 0.5);
      snowyRoofs(p, 258, [
        [110, 0, 1],
        [210, 4, 0.8],
      ]);
      conifers(p, 284, 70, 'd', 420, 490);
    },
  },
  'NO/bergen': {
    palette: 'nordic',
    subject: 'harbour-gables',
    middle: 240,
    sky: { clouds: 2, cloudY: 40, horizon: 170 },
    draw(p) {
      p.path('f', 'M-10 200Q80 80 180 90T330 130T490 100V204z');
      p.line('w', 2, 'M210 190L190 94');
      p.rect('w', 196, 134, 10, 14);
      trees(p, 190, 14, 'l');
      hillTown(p, 250, 186, 230, 40, ['p', 'e', 'p', 'y'], 't');
      for (let i = 0; i < 11; i++) {
        const x = -12 + i * 46,
          c = cycle(['w', 'y', 'o', 'w', 'p', 'y', 'w', 'o', 'e', 'w', 'y'] as const, i);
        gable(p, x, 224, 45, 52 + (i % 3) * 6, c, 't', 'd', 0.7);
        p.grid(c === 'p' || c === 'e' || c === 'y' ? 't' : 'p', x + 8, 182 - (i % 3) * 6, 3, 2, 11, 18, 6, 10);
        p.rect(c === 'p' || c === 'e' || c === 'y' ? 'o' : 'd', x + 16, 206, 12, 18);
      }
      p.rect('K', 0, 222, 480, 8);
      sea(p, 228, 240);
      fishingBoat(p, 130, 254, 0.9);
      sailBoat(p, 370, 256, 0.8);
    },
  },
  'DK/copenhagen': {
    palette: 'nordic',
    subject: 'harbour-gables',
    middle: 300,
    sky: { clouds: 2, horizon: 190 },
    draw(p) {
      const t = ['w', 'y', 'b', 'e', 'p', 'w', 'y', 'l', 'e', 'b', 'w'] as const;
      for (let i = 0; i < 11; i++) {
        const x = -12 + i * 46,
          h = 92 + ((i * 29) % 32),
          c = cycle(t, i);
        p.rect(c, x, 212 - h, 45, h);
        p.path('t', `M${x - 1} ${212 - h}L${x + 8} ${192 - h}H${x + 38}L${x + 46} ${212 - h}z`);
        p.grid(c === 'w' || c === 'l' || c === 'b' ? 'p' : 't', x + 7, 222 - h, 3, Math.floor(h / 22), 12.6, 21, 7, 12);
        p.rect('p', x + 18, 196 - h, 9, 12);
      }
      p.rect('K', 0, 210, 480, 8);
      sea(p, 216);
      for (const [x, h] of [
        [96, 130],
        [300, 150],
        [392, 116],
      ] as const) {
        p.path('d', `M${x - 52} 232H${x + 56}Q${x + 44} 250 ${x + 30} 250H${x - 34}Q${x - 46} 246 ${x - 52} 232z`);
        p.line('d', 2.4, `M${x} 234V${234 - h}`);
        p.line(
          'd',
          1,
          `M${x} ${234 - h}L${x - 50} 232M${x} ${234 - h}L${x + 54} 232M${x} ${240 - h * 0.6}h-26M${x} ${240 - h * 0.6}h28`,
        );
      }
    },
  },
  'FI/helsinki': {
    palette: 'alpine',
    subject: 'white-cathedral',
    middle: 236,
    sky: { clouds: 2, horizon: 188, ...sun(366, 68, 26) },
    draw(p) {
      skyline(p, 206, 14, 34, 'F');
      p.at(236, 214, 1.15, () => {
        p.rect('p', -70, -50, 140, 50);
        p.rect('q', 34, -50, 36, 50);
        p.rect('p', -46, -62, 92, 62);
        for (let i = 0; i < 6; i++) {
          p.rect('q', -42 + i * 16, -54, 5, 54);
        }
        p.path('p', 'M-50-62L0-80L50-62z');
        for (const k of [-54, 54] as const) {
          p.rect('p', k - 10, -74, 20, 24);
          dome(p, k, -74, 11, 'l', 'm', 6);
        }
        p.rect('p', -24, -106, 48, 30);
        p.rect('q', 4, -106, 20, 30);
        p.grid('t', -18, -100, 4, 1, 11, 1, 5, 18);
        dome(p, 0, -104, 27, 'l', 'm', 16, 1.1);
        for (let i = 0; i < 5; i++) {
          p.path(i % 2 ? 'q' : 'p', `M${-84 - i * 7} ${i * 6}H${84 + i * 7}V${i * 6 + 7}H${-84 - i * 7}z`);
        }
      });
      houses(
        p,
        250,
        [
          [-10, 70, 56, 'y'],
          [62, 60, 50, 'e'],
          [360, 60, 50, 'y'],
          [422, 70, 56, 'e'],
        ],
        't',
      );
      ground(p, 'k', 248);
      tram(p, 236, 264, 0.8, 'l', 'm');
    },
  },
};
