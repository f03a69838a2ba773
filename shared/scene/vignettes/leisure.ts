import type { Vignettes } from '#shared/scene/vignette.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { fish, manta, surf } from '#shared/scene/motifs/shore.ts';
import { ground } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { backdrop, pool } from '#shared/scene/vignettes/backdrop.ts';

export const leisureVignettes = {
  cycling: {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 100, [124, 36, 15]);
      hills(p, 'f', 96, 22, 4);
      hills(p, 'l', 112, 14, 4);
      ground(p, 'l', 112);
      p.path('k', 'M0 134Q80 122 160 134V150Q80 138 0 150z');
      for (const x of [56, 104] as const) {
        p.line('d', 3, `M${x - 18} 124a18 18 0 1 0 36 0a18 18 0 1 0-36 0`);
      }
      p.line('w', 3.4, 'M56 124L72 96H98L80 124zM72 96L80 124M98 96L104 124M66 92H76M94 88L98 96M94 86H106');
      p.circ('e', 96, 58, 7);
      p.path('d', 'M72 92Q70 74 86 68L94 74 102 88 98 92 88 82 84 94z');
      p.line('d', 5, 'M78 92L90 106 82 122');
    },
  },
  surfing: {
    palette: 'lagoon',
    draw(p) {
      backdrop(p, 80, [34, 36, 15]);
      pool(p, 74, 34);
      p.at(74, 112, 0.7, () => surf(p, 0, 0, 1));
    },
  },
  aquarium: {
    palette: 'lagoon',
    draw(p) {
      p.rect('n', 0, 0, 160, 160);
      p.path('b', 'M14 148V40Q14 14 80 14T146 40V148z');
      p.path('c', 'M60 16H78L52 148H24zM100 16H116L132 100V148H112z');
      fish(p, 62, 60, 1.3, 'y');
      fish(p, 92, 78, 1, 'w');
      fish(p, 46, 88, 0.9, 'p');
      manta(p, 104, 46, 0.4);
      p.path('n', 'M14 148V128Q40 116 70 130T146 126V148z');
      p.line('w', 4, 'M40 132V112M40 122l-8-8M40 118l8-10');
      p.path('d', 'M0 160V146H160V160z');
      for (const [x, h] of [
        [66, 30],
        [86, 24],
        [104, 32],
      ] as const) {
        p.circ('d', x, 150 - h, 6);
        p.path('d', `M${x - 8} 160V${164 - h}q8-8 16 0V160z`);
      }
    },
  },
  drinks: {
    palette: 'night',
    draw(p) {
      backdrop(p, 130, [126, 30, 12]);
      skyline(p, 132, 16, 56, 'l', -10, 170, 'y');
      p.rect('o', 0, 126, 160, 34);
      p.rect('d', 0, 138, 160, 22);
      p.path('p', 'M36 52H84L64 84V116H76V122H44V116H56V84z');
      p.path('w', 'M44 62H76L62 82H58z');
      p.line('p', 2, 'M76 40L64 72');
      p.circ('y', 80, 48, 8);
      p.path('y', 'M98 70H128V122H98z');
      p.path('p', 'M96 70Q94 58 104 58Q112 50 120 58Q132 58 130 70z');
      p.line('p', 4, 'M128 80H138V106H128');
    },
  },
  festival: {
    palette: 'night',
    draw(p) {
      backdrop(p, 130);
      for (const [x, y, r, c] of [
        [48, 44, 26, 'w'],
        [112, 36, 32, 'y'],
        [84, 78, 18, 'p'],
      ] as const) {
        let d = '';
        for (let i = 0; i < 12; i++) {
          const a = (i * Math.PI) / 6;
          d += `M${x + Math.cos(a) * r * 0.34} ${y + Math.sin(a) * r * 0.34}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`;
        }
        p.line(c, 2.6, d);
      }
      skyline(p, 138, 10, 30, 'l', -10, 170, 'y');
      ground(p, 'd', 136);
      for (const [x, h] of [
        [24, 26],
        [48, 30],
        [74, 24],
        [100, 30],
        [126, 26],
        [146, 30],
      ] as const) {
        p.circ('d', x, 144 - h, 6);
        p.path('d', `M${x - 8} 160V${158 - h}q8-8 16 0V160z`);
      }
    },
  },
  'shopping-street': {
    palette: 'lilac',
    draw(p) {
      backdrop(p, 110, [80, 40, 15]);
      for (const [x, c, h] of [
        [-8, 'e', 100],
        [20, 'w', 84],
        [112, 'p', 84],
        [134, 'y', 100],
      ] as const) {
        p.rect(c, x, 140 - h, 34, h);
        p.grid(c === 'w' ? 'p' : 't', x + 6, 150 - h, 2, 2, 13, 22, 8, 13);
      }
      for (const [x, c, d2] of [
        [16, 'w', 'p'],
        [108, 'l', 'p'],
      ] as const) {
        for (let i = 0; i < 5; i++) {
          p.path(i % 2 ? d2 : c, `M${x + i * 8} 104h8v12q-4 6-8 0z`);
        }
      }
      p.path('k', 'M54 140H106L140 160H20z');
      for (const [x, y, s] of [
        [66, 150, 0.8],
        [92, 146, 0.7],
      ] as const) {
        p.at(x, y, s, () => {
          p.circ('d', 0, -36, 5.6);
          p.path('d', 'M-7 0V-20Q-8-29 0-29T7-20V0z');
          p.path('w', 'M8-6V-18H20V-6z');
          p.line('w', 1.4, 'M11-18a3 4 0 0 1 6 0');
        });
      }
      p.line('d', 1.2, 'M24 44Q80 66 136 44');
      p.path('w', 'M36 48L46 51 39 60zM78 55H88L83 65z');
      p.path('y', 'M56 53L66 55 60 64zM98 54L108 51 105 61z');
    },
  },
  seafood: {
    palette: 'lagoon',
    draw(p) {
      backdrop(p, 100);
      p.rect('b', 0, 84, 160, 80);
      p.oval('p', 80, 108, 72, 34);
      p.oval('q', 80, 112, 60, 25);
      p.oval('p', 80, 108, 60, 25);
      p.at(72, 104, 1.5, () => {
        p.path('w', 'M-30 2Q-6-20 22-4L40-14V18L22 6Q-6 20-30 2z');
        p.path('o', 'M-30 2Q-6 20 22 6L40 18V2Q0 10-30 2z');
        p.circ('p', -18, -1, 3);
        p.line('p', 1.4, 'M-6-9q5 9 0 18M4-8q4 8 0 16');
      });
      p.path('y', 'M112 116a14 14 0 0 1 24-8z');
      p.path('l', 'M34 124q10-14 20-4q-8 10-20 4zM44 130q14-8 20 2q-10 6-20-2z');
      p.line('p', 4, 'M60 62C50 50 70 42 60 28M100 58C90 46 110 38 100 24');
    },
  },
  shop: {
    palette: 'jade',
    draw(p) {
      backdrop(p, 120, [126, 34, 14]);
      p.rect('e', 24, 46, 112, 92);
      p.rect('o', 24, 40, 112, 10);
      for (let i = 0; i < 7; i++) {
        p.path(i % 2 ? 'p' : 'w', `M${20 + i * 17.2} 74h17.2v14q-8.600 8-17.200 0z`);
      }
      p.grid('t', 36, 54, 5, 1, 20, 1, 12, 14);
      p.rect('c', 34, 98, 50, 34);
      p.rect('o', 96, 98, 26, 40);
      p.rect('p', 101, 104, 16, 18);
      for (const [x, c] of [
        [44, 'w'],
        [58, 'y'],
        [72, 'l'],
      ] as const) {
        p.rect(c, x - 4, 112, 9, 20);
      }
      ground(p, 'k', 138);
      trees(p, 146, 8, 'm', -6, 22);
      trees(p, 146, 8, 'm', 142, 170);
    },
  },
} as const satisfies Vignettes;
