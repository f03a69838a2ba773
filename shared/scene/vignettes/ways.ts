import { balloon } from '#shared/scene/built/things.ts';
import { machiya } from '#shared/scene/motifs/asia.ts';
import { flowersBed } from '#shared/scene/motifs/land.ts';
import { kayak } from '#shared/scene/motifs/shore.ts';
import { lodge } from '#shared/scene/motifs/snow.ts';
import { train } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat } from '#shared/scene/nature/boats.ts';
import { ground } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import type { Vignettes } from '#shared/scene/vignette.ts';
import { backdrop, pool } from '#shared/scene/vignettes/backdrop.ts';

export const wayVignettes = {
  lane: {
    palette: 'desert',
    draw(p) {
      backdrop(p, 90, [80, 34, 14]);
      p.path('e', 'M-4 160V18H40L62 44V160zM164 160V26H124L98 50V160z');
      p.path('o', 'M40 18L62 44V160H54V46z');
      p.path('q', 'M124 26L98 50V160H106V52z');
      p.path('e', 'M60 66Q80 44 100 66V82Q80 60 60 82z');
      p.path('k', 'M62 122H98L124 160H36z');
      p.path('d', 'M8 136V112Q17 98 26 112V136zM132 142V114Q142 98 152 114V142z');
      p.grid('t', 8, 44, 2, 2, 22, 30, 8, 14);
      p.grid('t', 128, 50, 2, 2, 20, 28, 8, 14);
      p.line('K', 1.6, 'M58 132H102M50 144H112');
      p.path('l', 'M26 140q4-16 14-12q10 0 8 14zM110 130q6-12 14-6q6 6 2 14z');
    },
  },
  'tiled-street': {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 96, [80, 40, 16]);
      hills(p, 'f', 92, 22, 4);
      p.at(-14, 10, 0.9, () => machiya(p, 104, [[14, 54, 40]]));
      p.path('k', 'M64 108H96L140 160H20z');
      for (const flip of [false, true]) {
        p.at(
          flip ? 160 : 0,
          0,
          1,
          () => {
            p.path('p', 'M-4 160V74L52 92V128L26 160z');
            p.path('o', 'M-4 132L48 118V124L-4 142z');
            p.grid('t', 4, 92, 3, 1, 15, 1, 9, 24);
            p.path('d', 'M-6 58L64 86Q60 94 54 96L-6 78z');
            p.line('t', 2, 'M-6 64L58 90');
          },
          flip,
        );
      }
      p.line('K', 1.6, 'M58 120H102M48 134H114M38 148H126');
    },
  },
  'hill-village': {
    palette: 'sunset',
    draw(p) {
      backdrop(p, 100, [34, 34, 15]);
      p.path('l', 'M-4 160V96Q60 34 110 30Q140 32 164 58V160z');
      const tints = ['p', 'e', 'y', 'c', 'q', 'w'] as const;
      for (let row = 0; row < 5; row++) {
        const y = 74 + row * 21;
        const from = 78 - row * 22;
        for (let i = 0; from + i * 25 < 160; i++) {
          const [x, c] = [from + i * 25, tints[(row * 5 + i * 2) % 6] ?? 'p'];
          p.rect(c, x, y - 17 + (i % 2) * 3, 22, 20);
          p.rect('o', x - 1, y - 20 + (i % 2) * 3, 24, 4);
          p.rect('t', x + 5, y - 11 + (i % 2) * 3, 5, 6);
          p.rect('t', x + 13, y - 11 + (i % 2) * 3, 5, 6);
        }
      }
      p.path('m', 'M0 160V150Q40 142 80 152T160 148V160z');
    },
  },
  'cable-car': {
    palette: 'alpine',
    draw(p) {
      backdrop(p, 110, [36, 36, 14]);
      hills(p, 'F', 110, 38, 3, 0.3);
      p.path('l', 'M0 160V140Q60 124 100 92Q130 70 170 64V160z');
      trees(p, 152, 10, 'm', -6, 120);
      p.line('d', 1.8, 'M-4 76L164 18');
      p.at(74, 50, 1, () => {
        p.line('d', 3, 'M0 0V18');
        p.path('w', 'M-26 18H26Q32 30 29 52H-29Q-32 30-26 18z');
        p.path('o', 'M12 18H26Q32 30 29 52H12z');
        p.rect('p', -23, 24, 20, 14);
        p.rect('p', 2, 24, 20, 14);
      });
      p.at(138, 28, 0.36, () => {
        p.line('d', 3, 'M0 0V18');
        p.path('w', 'M-26 18H26Q32 30 29 52H-29Q-32 30-26 18z');
      });
      p.rect('m', 0, 150, 160, 10);
    },
  },
  balloons: {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 116, [126, 92, 18]);
      hills(p, 'F', 128, 18, 4);
      hills(p, 'f', 142, 14, 4, 0.6);
      balloon(p, 62, 58, 1.4);
      balloon(p, 124, 50, 0.66, 'y', 'w');
      balloon(p, 26, 98, 0.44, 'l', 'p');
      p.path('l', 'M0 160V150Q70 138 160 152V160z');
    },
  },
  train: {
    palette: 'jade',
    draw(p) {
      backdrop(p, 96, [122, 34, 15]);
      hills(p, 'f', 92, 26, 4);
      trees(p, 108, 11, 'l');
      ground(p, 'l', 112);
      p.path('k', 'M0 130H160V142H0z');
      p.line('d', 2, 'M0 132H160');
      p.line('o', 3, 'M6 138h8M26 138h8M46 138h8M66 138h8M86 138h8M106 138h8M126 138h8M146 138h8', false);
      train(p, 46, 132, 1.25, 'w', 2);
      p.rect('m', 0, 144, 160, 16);
    },
  },
  'boat-trip': {
    palette: 'alpine',
    draw(p) {
      backdrop(p, 92, [34, 36, 15]);
      hills(p, 'F', 88, 18, 4);
      pool(p, 84, 34);
      ferryBoat(p, 84, 124, 1.3);
      p.line('p', 3, 'M40 134q10-5 20 0t20 0t20 0t20 0');
    },
  },
  kayak: {
    palette: 'lagoon',
    draw(p) {
      backdrop(p, 70, [124, 32, 14]);
      hills(p, 'f', 68, 22, 4, 0.4);
      pool(p, 68, 84);
      kayak(p, 84, 116, 1.25);
      kayak(p, 40, 88, 0.5, 'y');
    },
  },
  room: {
    palette: 'lilac',
    draw(p) {
      p.rect('g', 0, 0, 160, 118);
      p.rect('k', 0, 118, 160, 42);
      p.rect('p', 18, 18, 54, 60);
      p.rect('s', 22, 22, 46, 52);
      p.circ('u', 54, 38, 8);
      p.path('l', 'M22 74V62Q40 48 68 64V74z');
      p.rect('p', 43, 22, 3, 52);
      p.path('e', 'M10 12H26Q24 56 12 84H8zM64 12H82L84 84Q70 56 64 12z');
      p.rect('o', 66, 84, 88, 40);
      p.path('p', 'M60 112H150V136H60z');
      p.path('w', 'M58 120Q62 112 74 112H150V142H58z');
      p.path('o', 'M128 112H150V142H128z');
      p.path('p', 'M108 98Q128 90 146 98V112H108z');
      p.line('o', 5, 'M64 142V152M146 142V152');
      p.line('t', 2, 'M112 84V62');
      p.path('y', 'M100 64L106 46H120L126 64z');
    },
  },
  meal: {
    palette: 'dawn',
    draw(p) {
      p.rect('e', 0, 0, 160, 160);
      p.path(
        'p',
        'M0 0H40V40H0zM80 0H120V40H80zM40 40H80V80H40zM120 40H160V80H120zM0 80H40V120H0zM80 80H120V120H80zM40 120H80V160H40zM120 120H160V160H120z',
      );
      p.circ('q', 82, 84, 50);
      p.circ('p', 80, 80, 50);
      p.circ('q', 80, 80, 35);
      p.circ('p', 80, 80, 33);
      p.path('w', 'M58 82Q60 60 82 62Q104 62 102 80Q98 98 78 98Q60 98 58 82z');
      p.path('o', 'M70 96Q98 94 102 76Q104 90 90 96Q80 100 70 96z');
      p.path('l', 'M60 68q6-14 18-8q-4 12-18 8zM88 96q10-8 16 0q-6 8-16 0z');
      p.circ('y', 92, 66, 6);
      p.line('t', 4, 'M16 56V116M10 44V58Q16 66 22 58V44M16 44V60M144 116V44Q154 58 150 80H144');
    },
  },
  park: {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 90, [124, 32, 15]);
      trees(p, 96, 17, 'f');
      ground(p, 'l', 100);
      p.path(
        'e',
        'M60 160C44 140 120 132 108 116C102 108 106 104 110 100H118C112 108 120 112 126 122C136 140 104 146 106 160z',
      );
      p.rect('o', 36, 78, 9, 48);
      p.circ('m', 40, 58, 26);
      p.circ('m', 22, 74, 16);
      p.circ('m', 60, 76, 15);
      p.path('w', 'M20 122H66V127H20zM20 112H66V116H20z');
      p.line('d', 2.4, 'M26 108V136M60 108V136');
      p.line('d', 2, 'M140 136V84');
      p.circ('u', 140, 80, 6);
    },
  },
  'flower-garden': {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 84, [36, 34, 15]);
      trees(p, 92, 15, 'f');
      trees(p, 100, 9, 'l');
      ground(p, 'l', 100);
      p.path('g', 'M58 160L74 100H86L102 160z');
      for (const [x, y, s, c] of [
        [34, 122, 0.8, 'w'],
        [126, 122, 0.8, 'y'],
        [22, 150, 1.1, 'y'],
        [138, 150, 1.1, 'w'],
      ] as const) {
        p.at(x, y, s, () => {
          flowersBed(p, 0, 0, c);
        });
      }
    },
  },
  'green-island': {
    palette: 'nordic',
    draw(p) {
      backdrop(p, 84, [124, 38, 16]);
      pool(p, 82, 124);
      p.path('k', 'M12 112L20 92 34 84 60 78 104 80 128 96 142 112z');
      p.path('l', 'M20 94Q26 62 54 60Q72 40 96 58Q124 60 132 100Q110 88 92 94Q66 84 48 92Q34 88 20 94z');
      p.path('m', 'M78 50Q92 50 98 58Q124 60 132 100Q116 90 104 92Q104 66 78 50z');
      p.line('p', 2.4, 'M4 113h38M60 114h44M116 113h34');
    },
  },
  shore: {
    palette: 'alpine',
    draw(p) {
      backdrop(p, 80, [44, 40, 16]);
      hills(p, 'F', 74, 12, 4);
      pool(p, 72, 44);
      p.path('c', 'M0 160V118Q60 98 104 116T160 108V160z');
      p.path('p', 'M0 160V124Q60 104 104 122T160 114V160z');
      p.path('g', 'M0 160V130Q60 110 104 128T160 120V160z');
      p.line('d', 2.4, 'M112 148L102 102');
      p.path('w', 'M70 114Q76 84 102 86Q126 84 138 104Q120 98 104 104Q86 104 70 114z');
      p.path('p', 'M92 88Q102 84 110 87L104 104Q96 103 90 106Q88 96 92 88z');
      p.path('w', 'M36 144H84L80 152H32z');
      p.path('p', 'M50 144H58L54 152H46z');
    },
  },
  'water-slide': {
    palette: 'lagoon',
    draw(p) {
      backdrop(p, 100, [126, 30, 14]);
      trees(p, 112, 12, 'l');
      p.line('o', 4, 'M34 132V40M58 132V40M34 70L58 100M58 70L34 100');
      p.rect('w', 26, 34, 40, 8);
      p.path('p', 'M24 34L46 16L68 34z');
      p.line('y', 15, 'M60 46C112 44 124 70 92 82C60 92 70 118 118 126');
      p.line('c', 7, 'M60 46C112 44 124 70 92 82C60 92 70 118 118 126');
      p.path('b', 'M0 160V130H160V160z');
      p.line('p', 3.4, 'M104 132q8-12 16-4q8-10 16 2M10 142h28M52 150h40M112 148h30');
    },
  },
  'snow-lodge': {
    palette: 'winter',
    draw(p) {
      backdrop(p, 100, [124, 36, 14]);
      hills(p, 'F', 98, 26, 4);
      conifers(p, 122, 44, 'l', -6, 166);
      p.path('p', 'M0 160V120Q60 110 160 122V160z');
      lodge(p, 80, 138, 0.8);
      p.path('q', 'M0 160V146Q60 138 160 148V160z');
    },
  },
  stones: {
    palette: 'jade',
    draw(p) {
      backdrop(p, 110);
      p.circ('u', 80, 66, 48);
      p.oval('K', 80, 132, 46, 12);
      p.oval('k', 78, 130, 44, 11);
      p.oval('t', 80, 108, 34, 11);
      p.oval('k', 81, 88, 25, 9);
      p.oval('t', 80, 71, 17, 7);
      p.path('l', 'M118 130Q112 96 140 84Q146 112 124 132zM126 134Q132 112 154 110Q150 130 128 138z');
      p.line('m', 1.6, 'M120 130L138 88M128 136L150 114');
      p.rect('m', 0, 142, 160, 18);
    },
  },
} as const satisfies Vignettes;
