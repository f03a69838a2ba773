import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks, hillTown, houses } from '#shared/scene/built/west.ts';
import { christStatue } from '#shared/scene/forms/world.ts';
import { flamingo, monkey } from '#shared/scene/motifs/animals.ts';
import { standingFigure } from '#shared/scene/motifs/asia.ts';
import { twinChurch } from '#shared/scene/motifs/churches.ts';
import { bay } from '#shared/scene/motifs/shore.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, karst, range, volcano } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAmericaQToS: Landmarks = {
  'CR/quepos': {
    palette: 'lagoon',
    subject: 'sloth',
    middle: 200,
    sky: { ...sun(112, 70, 28), horizon: 168 },
    draw(p) {
      p.path('f', 'M240 174Q280 120 330 116T420 130L490 170V178H240z');
      trees(p, 176, 14, 'l', 240, 490);
      sea(p, 172, 112);
      bay(p, 216, true, 'p');
      p.line('d', 7, 'M-10 90Q120 110 230 84');
      for (const [x, y, r] of [
        [20, 84, 26],
        [60, 92, 22],
        [200, 84, 24],
        [230, 78, 18],
        [0, 70, 26],
      ] as const) {
        p.oval('m', x, y, r, r * 0.6);
      }
      p.at(130, 104, 1, () => {
        p.line('o', 7, 'M-24 0Q-26 26-10 38M24-2Q30 22 16 40');
        p.path('Y', 'M-26 34Q-22 60 4 60Q30 58 26 34Q12 28 0 30T-26 34z');
        p.circ('e', -22, 46, 10);
        p.path('o', 'M-28 44q6-4 12 0l-2 4h-8z');
      });
      palm(p, 446, 262, 130, -0.1);
      monkey(p, 330, 254, 0.6);
    },
  },
  'EC/quito': {
    palette: 'dawn',
    subject: 'spired-church',
    middle: 240,
    sky: { horizon: 172, ...sun(110, 66, 26) },
    draw(p) {
      volcano(p, 360, 190, 160, 120, 'F', 'f', false);
      p.path('i', 'M342 70L356 75 380 70Q386 96 402 112L386 104 372 122 358 102 344 120 326 110Q338 92 342 70z');
      hills(p, 'f', 196, 40, 2, 0.2);
      hillTown(p, 0, 220, 170, 50, ['p', 'e', 'y', 'p'], 'w', true);
      p.at(240, 226, 1.06, () => {
        p.rect('k', -40, -60, 80, 60);
        p.rect('K', 16, -60, 24, 60);
        p.path('k', 'M-40-60L0-88L40-60z');
        for (const k of [-42, 42] as const) {
          p.rect('k', k - 14, -112, 28, 112);
          p.rect('K', k + 2, -112, 12, 112);
          p.path('k', `M${k - 14} -112L${k} -156L${k + 14} -112z`);
          p.path('K', `M${k} -156L${k + 14} -112H${k + 2}z`);
          p.grid('d', k - 8, -104, 2, 3, 10, 28, 5, 20);
        }
        p.circ('d', 0, -58, 12);
        p.circ('c', 0, -58, 8);
        p.path('d', 'M-10 0V-28Q0-42 10-28V0z');
      });
      ground(p, 'k', 224);
      houses(p, 262, [
        [-10, 60, 26, 'p'],
        [52, 56, 30, 'e'],
        [110, 56, 26, 'p'],
        [320, 56, 28, 'y'],
        [378, 56, 32, 'p'],
        [436, 56, 26, 'e'],
      ]);
    },
  },
  'BR/rio-de-janeiro': {
    palette: 'sunset',
    subject: 'statue-on-hill',
    middle: 290,
    sky: { ...sun(118, 110, 42), horizon: 180 },
    draw(p) {
      hills(p, 'F', 180, 36, 3, 0.2);
      karst(p, 118, 196, 104, 92, 'f', 'l');
      karst(p, 56, 196, 74, 46, 'f', 'l');
      sea(p, 188, 118);
      p.path('m', 'M180 270Q220 230 262 174Q296 120 322 108H338Q366 140 400 180T490 250V270z');
      p.path('d', 'M330 108H338Q366 140 400 180T490 250V270H360Q350 180 330 108z');
      christStatue(p, 330, 96, 0.9);
      sailBoat(p, 86, 242, 0.6);
      leaves(p, false);
    },
  },
  'BR/salvador': {
    palette: 'dawn',
    subject: 'colour-houses',
    middle: 240,
    sky: { ...sun(112, 76, 30), horizon: 186 },
    draw(p) {
      hills(p, 'F', 184, 30, 3, 0.4);
      p.at(220, 200, 0.9, () => twinChurch(p, 0, 0, 0.9, 'p', 'q', 'w', 30));
      for (let i = 0; i < 9; i++) {
        const x = -20 + i * 58,
          h = 60 + (i % 3) * 12,
          c = cycle(['b', 'y', 'w', 'p', 'l', 'e', 'y', 'b', 'w'] as const, i),
          y = 250 - Math.abs(i - 4) * 6;
        p.rect(c, x, y - h, 57, h + 20);
        p.grid(c === 'y' || c === 'p' || c === 'e' ? 't' : 'p', x + 8, y - h + 12, 3, 2, 16, 24, 9, 15);
        p.path('o', `M${x - 2} ${y - h + 2}L${x + 6} ${y - h - 10}H${x + 51}L${x + 59} ${y - h + 2}z`);
      }
      p.path('k', 'M150 270L210 236H270L330 270z');
      palm(p, 30, 180, 60, 0.06, 'd', 0.6);
      palm(p, 440, 180, 66, -0.06, 'd', 0.6);
    },
  },
  'CL/san-pedro-de-atacama': {
    palette: 'desert',
    subject: 'flamingos',
    middle: 240,
    sky: { ...sun(370, 76, 30), horizon: 172 },
    draw(p) {
      volcano(p, 220, 180, 230, 124, 'F', 'f', false);
      p.path('i', 'M196 62L204 56H238L250 72 236 68 222 80 208 68z');
      hills(p, 'w', 192, 20, 3, 0.5);
      p.path('p', 'M-10 270V196Q140 186 300 196T490 192V270z');
      p.path('b', 'M40 226Q160 206 300 220T440 240Q320 262 160 252T40 226z');
      p.path('F', 'M110 228L220 246 330 230 300 224H150z');
      p.line('q', 2, 'M-10 210L90 204 150 214M330 206L420 214 490 206M20 256L90 250');
      for (const [x, y, s, f] of [
        [120, 254, 0.8, 0],
        [170, 246, 0.6, 1],
        [340, 256, 0.9, 0],
        [390, 250, 0.7, 1],
      ] as const) {
        flamingo(p, x, y, s, f === 1);
      }
    },
  },
  'CL/santiago': {
    palette: 'dawn',
    subject: 'skyline',
    middle: 240,
    sky: { ...sun(110, 72, 28), horizon: 180 },
    draw(p) {
      range(p, 198, 150, 0.7, 280, 'F', 'f');
      skyline(p, 216, 20, 60, 'f');
      blocks(
        p,
        220,
        [
          [240, 34, 166, 2],
          [190, 30, 96, 0],
          [292, 32, 104, 1],
          [336, 30, 76, 0],
          [148, 28, 72, 2],
        ],
        'l',
        'm',
        'e',
      );
      hills(p, 'm', 236, 34, 1, 0.6);
      trees(p, 240, 15, 'm');
      ground(p, 'm', 238);
      standingFigure(p, 80, 214, 0.26);
    },
  },
  'BR/sao-paulo': {
    palette: 'lilac',
    subject: 'cable-stayed-bridge',
    middle: 244,
    sky: { ...sun(350, 78, 32), horizon: 192 },
    draw(p) {
      skyline(p, 210, 50, 120, 'F');
      skyline(p, 214, 30, 80, 'f', -10, 490);
      sea(p, 212, 350);
      p.line('p', 6, 'M196 236L244 70L292 236M212 236L256 70M276 236L232 70');
      p.rect('p', 228, 66, 32, 7);
      p.line(
        'y',
        1.1,
        'M244 76L60 200M244 84L100 200M244 92L140 200M244 100L176 200M244 76L430 190M244 84L390 192M244 92L350 194M244 100L316 198',
      );
      p.path('p', 'M-10 206Q120 190 260 204T490 184V192Q380 204 260 212T-10 214z');
      p.path('q', 'M-10 222Q140 230 260 214T490 214V219Q360 220 260 221T-10 230z');
    },
  },
};
