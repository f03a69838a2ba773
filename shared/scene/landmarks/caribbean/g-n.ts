import type { Landmarks } from '#shared/scene/landmark.ts';
import { lighthouse } from '#shared/scene/built/things.ts';
import { flamingo, horse } from '#shared/scene/motifs/animals.ts';
import { yacht } from '#shared/scene/motifs/vehicles.ts';
import { islands, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { colonialTown } from '#shared/scene/towns/america.ts';

export const caribbeanGToN: Landmarks = {
  'KY/george-town': {
    palette: 'lagoon',
    subject: 'manta',
    middle: 230,
    sky: { ...sun(380, 56, 22), horizon: 120 },
    draw(p) {
      islands(p, 122);
      p.rect('n', 0, 120, 480, 30);
      p.rect('b', 0, 144, 480, 130);
      p.path('c', 'M-10 180Q120 156 260 174T490 160V270H-10z');
      p.path('g', 'M-10 240Q160 220 320 240T490 232V270H-10z');
      for (const [x, y, s, f] of [
        [170, 206, 1, 0],
        [330, 190, 0.7, 1],
        [370, 236, 0.9, 0],
      ] as const) {
        p.at(
          x,
          y,
          s,
          () => {
            p.line('d', 2.4, 'M50 6Q90 14 120 2');
            p.path('d', 'M-46-4Q-40-22 0-24Q34-22 56 6Q34 26 0 24Q-38 22-46-4z');
            p.path('t', 'M-46-4Q-38 22 0 24Q34 26 56 6Q10 8-46-4z');
            p.circ('p', -30, -8, 2.4);
            p.circ('p', -22, -12, 2.4);
          },
          f === 1,
        );
      }
      yacht(p, 240, 140, 0.7);
      yacht(p, 110, 134, 0.5);
      leaves(p, false);
    },
  },
  'CU/havana': {
    palette: 'lagoon',
    subject: 'colonial-church',
    sky: { clouds: 2, horizon: 180 },
    draw(p) {
      colonialTown(p, 214);
      p.rect('k', 0, 212, 480, 60);
      p.at(180, 252, 1.1, () => {
        p.path('w', 'M-74 0Q-78-16-58-18L-36-20-22-36H20L38-20 64-16Q74-12 70 0z');
        p.path('c', 'M-16-32H0V-20H-28zM4-32H18L30-20H4z');
        p.path('p', 'M-74-6H70V-2H-74z');
        p.circ('d', -44, 0, 11);
        p.circ('d', 42, 0, 11);
        p.circ('p', -44, 0, 5);
        p.circ('p', 42, 0, 5);
      });
      palm(p, 400, 268, 140, -0.1);
      palm(p, 440, 272, 100, 0.1);
    },
  },
  'BQ/kralendijk': {
    palette: 'sunset',
    subject: 'flamingos',
    middle: 240,
    sky: { ...sun(240, 106, 40), horizon: 176 },
    draw(p) {
      sea(p, 172, 240, 'b', 'c', 196);
      p.path('e', 'M-10 270V194H490V270z');
      for (const [x, h] of [
        [60, 60],
        [130, 80],
        [220, 70],
      ] as const) {
        p.path('p', `M${x - h * 0.9} 208L${x} ${208 - h}L${x + h * 0.9} 208z`);
        p.path('q', `M${x} ${208 - h}L${x + h * 0.9} 208H${x + h * 0.2}z`);
      }
      for (const [x, c] of [
        [320, 'w'],
        [356, 'p'],
        [392, 'y'],
        [428, 'w'],
      ] as const) {
        p.rect(c, x, 188, 26, 20);
        p.path('o', `M${x - 2} 189L${x + 13} 174L${x + 28} 189z`);
        p.rect('d', x + 9, 196, 8, 12);
      }
      p.path('b', 'M-10 216H490V250H-10z');
      p.path('c', 'M40 224h120v6h-120zM240 232h150v6h-150z');
      for (const [x, y, s, f] of [
        [120, 262, 1, 0],
        [190, 256, 0.8, 1],
        [300, 264, 1.1, 0],
        [370, 258, 0.8, 1],
      ] as const) {
        flamingo(p, x, y, s, f === 1);
      }
    },
  },
  'JM/montego-bay': {
    palette: 'monsoon',
    subject: 'bamboo-raft',
    middle: 236,
    sky: { ...sun(360, 66, 28), horizon: 160 },
    draw(p) {
      hills(p, 'F', 168, 70, 2, 0.3);
      trees(p, 186, 26, 'f');
      trees(p, 196, 20, 'l');
      sea(p, 194, 360, 'b', 'c');
      p.path('m', 'M-10 206Q60 194 110 214T40 270H-10zM490 200Q420 196 380 220T450 270H490z');
      p.at(236, 240, 1.1, () => {
        for (let i = 0; i < 6; i++) {
          p.line(i % 2 ? 'Y' : 'y', 3, `M-110 ${-4 + i * 3}Q0 ${2 + i * 3} 110 ${-6 + i * 3}`);
        }
        p.rect('e', 20, -22, 50, 16);
        p.rect('w', 20, -30, 8, 24);
        p.line('d', 2.4, 'M-70 8L-40-80');
        p.path('d', 'M-64-2V-24Q-60-34-50-30L-44-2z');
        p.circ('d', -54, -37, 5);
        p.path('y', 'M-63-38H-45L-50-44H-58z');
        p.circ('d', 36, -30, 4.6);
        p.circ('d', 54, -30, 4.6);
      });
      leaves(p, false);
      palm(p, 446, 262, 170, -0.14);
    },
  },
  'BS/nassau': {
    palette: 'dawn',
    subject: 'pastel-hotels',
    middle: 280,
    sky: { ...sun(112, 70, 28), horizon: 172 },
    draw(p) {
      sea(p, 170, 112);
      p.path('e', 'M-10 190H130Q160 194 170 204H-10z');
      lighthouse(p, 90, 192, 0.9);
      p.rect('k', -10, 204, 500, 66);
      p.path('b', 'M-10 176H220V204H-10z');
      for (const [x, w, c] of [
        [200, 80, 'w'],
        [290, 80, 'y'],
        [380, 110, 'e'],
      ] as const) {
        p.rect(c, x, 160, w, 62);
        p.path('p', `M${x - 6} 162L${x + 12} 136H${x + w - 12}L${x + w + 6} 162z`);
        p.rect('p', x - 4, 188, w + 8, 4);
        for (let i = 0; i <= 4; i++) {
          p.rect('p', x - 2 + (i * w) / 4, 162, 4, 60);
        }
        p.grid('p', x + 10, 168, 3, 1, w / 3.4, 1, 10, 16);
        p.grid('t', x + 10, 200, 3, 1, w / 3.4, 1, 10, 22);
      }
      p.rect('k', -10, 220, 500, 50);
      p.path('q', 'M-10 240H490V244H-10z');
      horse(p, 150, 256, 0.8);
      p.at(80, 254, 1, () => {
        p.circ('d', -16, -8, 10);
        p.circ('d', 20, -8, 10);
        p.path('p', 'M-30-14V-30H10L14-20H36V-12z');
        p.path('w', 'M-34-44H14V-48H-34z');
        p.line('d', 1.6, 'M-28-30V-44M8-30V-44');
      });
      palm(p, 264, 250, 120, 0.04);
      palm(p, 366, 246, 110, -0.04);
    },
  },
};
