import { chedi, thai } from '#shared/scene/built/tropics.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { pyramid } from '#shared/scene/forms/world.ts';
import { podTower, seatedBuddha } from '#shared/scene/motifs/asia.ts';
import { humpBridge } from '#shared/scene/motifs/bridges.ts';
import { clockTower, columnStatue, fort, palaceFront, windmill } from '#shared/scene/motifs/monuments.ts';
import { ground } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { cypress, palm, trees } from '#shared/scene/nature/plants.ts';
import type { Vignettes } from '#shared/scene/vignette.ts';
import { backdrop, pool } from '#shared/scene/vignettes/backdrop.ts';

export const sightVignettes = {
  signpost: {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 112, [40, 44, 20]);
      trees(p, 128, 15, 'f');
      trees(p, 138, 11, 'l', -10, 60);
      ground(p, 'l', 136);
      p.path('e', 'M54 160L72 136H90L112 160z');
      p.rect('o', 78, 34, 6, 112);
      p.path('w', 'M52 44H112L126 53 112 62H52z');
      p.path('p', 'M108 70H50L36 79 50 88H108z');
      p.path('y', 'M54 96H108L120 104 108 112H54z');
      p.circ('o', 81, 32, 5);
    },
  },
  inscription: {
    palette: 'jade',
    draw(p) {
      backdrop(p, 112, [124, 38, 16]);
      trees(p, 122, 17, 'l');
      ground(p, 'm', 130);
      p.path('K', 'M34 146H126L132 156H28z');
      p.path('k', 'M46 146V62Q46 48 60 46H100Q114 48 114 62V146z');
      p.path('K', 'M104 46Q114 50 114 62V146H104z');
      p.line('t', 3, 'M58 70H94M58 82H96M58 94H88M58 106H95M58 118H80');
      p.path('m', 'M0 160V146Q16 132 36 148L44 160zM160 160V144Q144 134 124 150L118 160z');
    },
  },
  facades: {
    palette: 'lilac',
    draw(p) {
      backdrop(p, 110, [80, 30, 14]);
      for (const [x, w, h, c] of [
        [-6, 40, 86, 'e'],
        [34, 46, 104, 'p'],
        [80, 40, 80, 'w'],
        [120, 46, 96, 'q'],
      ] as const) {
        p.rect(c, x, 140 - h, w, h);
        p.rect('t', x - 1, 136 - h, w + 2, 5);
        p.rect('o', x, 116, w, 3);
        let arches = '';
        for (let at = x + 6; at + 9 < x + w; at += 13) {
          for (let y = 148 - h; y < 104; y += 21) arches += `M${at} ${y + 14}v-10q4.500-8 9 0v10z`;
        }
        p.path('t', arches);
        p.path('d', `M${x + w / 2 - 7} 140v-14q7-9 14 0v14z`);
      }
      ground(p, 'k', 140);
      p.line('K', 1.4, 'M0 150H160M30 140L14 160M80 140V160M130 140L146 160');
    },
  },
  square: {
    palette: 'golden',
    draw(p) {
      backdrop(p, 96, [124, 30, 13]);
      for (const [x, h, c] of [
        [-10, 46, 'e'],
        [22, 56, 'p'],
        [54, 40, 'q'],
        [86, 60, 'p'],
        [118, 46, 'e'],
      ] as const) {
        p.rect(c, x, 104 - h, 33, h);
        p.rect('o', x, 101 - h, 33, 4);
        p.grid('t', x + 5, 112 - h, 3, 2, 9, 15, 5, 9);
      }
      p.path('k', 'M0 160V102H160V160z');
      p.line('K', 1.4, 'M60 102L20 160M100 102L140 160M0 118H160M0 138H160');
      for (const x of [26, 134] as const) {
        p.line('d', 2.4, `M${x} 138V84M${x - 8} 86h16`);
        p.circ('u', x - 8, 82, 4);
        p.circ('u', x + 8, 82, 4);
      }
      p.path('K', 'M56 132H104L98 140H62z');
      p.oval('c', 80, 132, 24, 5);
      p.line('p', 2.4, 'M80 130V108M80 110Q70 108 66 126M80 110Q90 108 94 126');
    },
  },
  gate: {
    palette: 'golden',
    draw(p) {
      backdrop(p, 118, [126, 36, 15]);
      trees(p, 136, 12, 'l');
      ground(p, 'k', 136);
      p.path('p', 'M30 142V56H130V142H98V104Q98 84 80 84T62 104V142z');
      p.path('q', 'M112 56H130V142H98V104Q98 96 95 92H112z');
      p.rect('p', 24, 46, 112, 11);
      p.rect('q', 24, 55, 112, 4);
      p.rect('q', 36, 66, 88, 3);
      p.path('K', 'M48 160L62 142H98L112 160z');
    },
  },
  monument: {
    palette: 'lilac',
    draw(p) {
      backdrop(p, 118, [80, 54, 26]);
      trees(p, 136, 11, 'l');
      ground(p, 'k', 138);
      p.path('K', 'M40 146H120L126 156H34z');
      columnStatue(p, 80, 147, 112);
    },
  },
  buddha: {
    palette: 'sunset',
    draw(p) {
      backdrop(p, 116, [80, 52, 36]);
      hills(p, 'f', 116, 26, 4, 0.5);
      ground(p, 'm', 138);
      seatedBuddha(p, 80, 142, 0.72, 'y', 'Y');
      trees(p, 146, 9, 'd', -6, 30);
      trees(p, 146, 9, 'd', 132, 170);
    },
  },
  tower: {
    palette: 'lilac',
    draw(p) {
      backdrop(p, 124, [36, 42, 17]);
      skyline(p, 136, 16, 46, 'f', -10, 170);
      podTower(p, 84, 140, 128);
      trees(p, 146, 10, 'm');
      ground(p, 'm', 144);
    },
  },
  'clock-tower': {
    palette: 'nordic',
    draw(p) {
      backdrop(p, 120, [36, 38, 16]);
      for (const [x, h, c] of [
        [-6, 44, 'e'],
        [26, 36, 'q'],
        [102, 40, 'q'],
        [132, 50, 'e'],
      ] as const) {
        p.rect(c, x, 144 - h, 32, h);
        p.rect('w', x - 2, 138 - h, 36, 7);
        p.grid('t', x + 6, 152 - h, 2, 2, 12, 15, 6, 8);
      }
      clockTower(p, 82, 144, 0.8);
      ground(p, 'k', 144);
    },
  },
  windmill: {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 116, [38, 38, 16]);
      hills(p, 'F', 116, 8, 4);
      ground(p, 'l', 124);
      windmill(p, 84, 140, 0.86);
      p.path('m', 'M0 160V146Q60 134 160 146V160z');
    },
  },
  bridge: {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 96, [122, 34, 15]);
      hills(p, 'F', 92, 16, 4);
      trees(p, 100, 9, 'f');
      pool(p, 100, 80);
      humpBridge(p, 80, 124, 92, 44);
      p.path('m', 'M-4 160V112Q14 116 20 134L26 160zM164 160V112Q146 116 140 134L134 160z');
    },
  },
  stage: {
    palette: 'night',
    draw(p) {
      p.rect('d', 0, 0, 160, 160);
      p.rect('g', 22, 16, 116, 104);
      p.path('u', 'M60 16L38 120H84zM100 16L122 120H76z');
      p.path('h', 'M22 120V104Q80 90 138 104V120z');
      p.rect('o', 0, 118, 160, 42);
      p.rect('w', 0, 118, 160, 5);
      p.path('w', 'M0 0H52Q46 64 20 86Q30 104 24 126H0zM160 0H108Q114 64 140 86Q130 104 136 126H160z');
      p.line('o', 3, 'M14 0Q16 60 8 84M32 0Q30 56 12 86M146 0Q144 60 152 84M128 0Q130 56 148 86');
      p.path('w', 'M0 0H160V18Q140 34 120 20Q100 36 80 22Q60 36 40 20Q20 34 0 18z');
      p.line('y', 2.4, 'M0 18Q20 34 40 20Q60 36 80 22Q100 36 120 20Q140 34 160 18');
      for (let i = 0; i < 7; i++) p.circ('d', 8 + i * 24, 150, 9);
    },
  },
  fort: {
    palette: 'desert',
    draw(p) {
      backdrop(p, 116, [126, 32, 14]);
      hills(p, 'F', 116, 20, 4);
      p.path('l', 'M0 160V128Q80 112 160 128V160z');
      fort(p, 80, 134, 0.76);
      p.path('m', 'M0 160V142Q60 132 160 144V160z');
    },
  },
  residence: {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 110, [122, 32, 15]);
      trees(p, 118, 13, 'f');
      palaceFront(p, 80, 122, 0.5, 'p', 'q', 'w');
      ground(p, 'l', 122);
      p.path('e', 'M48 160L72 122H88L112 160z');
      p.path('m', 'M0 160L20 132H50L34 160zM160 160L140 132H110L126 160z');
      for (const x of [24, 136] as const) cypress(p, x, 136, 34, 'd');
    },
  },
  courtyard: {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 60, [124, 22, 11]);
      p.rect('e', 0, 40, 160, 80);
      p.path('w', 'M-2 34H162V42H-2z');
      let arches = '';
      for (const x of [6, 44, 82, 120]) arches += `M${x} 112V78Q${x} 56 ${x + 17} 54Q${x + 34} 56 ${x + 34} 78V112z`;
      p.path('t', arches);
      p.line('p', 3, 'M42 112V54M80 112V54M118 112V54');
      p.rect('k', 0, 112, 160, 48);
      p.path('c', 'M56 160L70 126H90L104 160z');
      p.path('b', 'M62 160L72 128H88L98 160z');
      p.line('p', 2.4, 'M80 140V124M80 126Q74 124 72 134M80 126Q86 124 88 134');
      p.path('q', 'M0 34H34L62 112H0z');
      p.path('t', 'M6 112V78Q6 56 23 54Q40 56 40 78V112z');
      p.path('K', 'M0 112H62L84 160H0z');
      p.path('o', 'M14 138H42L37 158H19z');
      p.path('m', 'M26 138Q4 128 6 92Q22 96 28 112Q34 92 52 90Q54 126 30 138z');
    },
  },
  'tiered-palace': {
    palette: 'golden',
    draw(p) {
      backdrop(p, 120, [126, 34, 14]);
      trees(p, 134, 12, 'l');
      ground(p, 'l', 136);
      p.path('k', 'M52 160L68 136H92L108 160z');
      thai(p, 80, 140, 0.78);
    },
  },
  'old-stones': {
    palette: 'jade',
    draw(p) {
      backdrop(p, 112, [34, 38, 16]);
      hills(p, 'f', 112, 30, 4);
      trees(p, 122, 15, 'l');
      ground(p, 'l', 124);
      p.path(
        'k',
        'M28 142V70L40 62 52 66V58H72L80 70V96Q92 84 104 96V78L116 72 126 84 134 84V142H104V114Q92 100 80 114V142z',
      );
      p.path('K', 'M116 72L126 84 134 84V142H122zM66 58H72L80 70V142H70z');
      p.line(
        'K',
        1.6,
        'M28 84H64M28 100H66M28 118H66M46 70V84M38 84V100M54 84V100M46 100V118M40 118V142M58 118V142M106 98H120M106 122H120',
      );
      p.path('k', 'M14 152l6-12h18l6 12zM112 154l5-9h20l8 9z');
      p.path('m', 'M22 66Q30 54 46 60L38 68zM0 160V152Q60 142 160 152V160z');
    },
  },
  pyramids: {
    palette: 'desert',
    draw(p) {
      backdrop(p, 112, [36, 38, 16]);
      pyramid(p, 124, 122, 34, 36);
      pyramid(p, 72, 126, 58, 72);
      p.path('l', 'M0 160V124Q80 118 160 122V160z');
      p.path('y', 'M0 160V142Q60 130 160 146V160z');
      palm(p, 140, 146, 30, 0.1, 'd', 0.34);
      palm(p, 150, 148, 36, 0.16, 'd', 0.34);
    },
  },
  chedi: {
    palette: 'golden',
    draw(p) {
      backdrop(p, 120, [124, 38, 17]);
      trees(p, 132, 14, 'l');
      ground(p, 'm', 136);
      chedi(p, 80, 142, 112, 'p', 'q');
      chedi(p, 26, 144, 44);
      chedi(p, 134, 144, 44);
      p.rect('d', 0, 146, 160, 14);
    },
  },
  incense: {
    palette: 'sunset',
    draw(p) {
      backdrop(p, 120);
      p.circ('u', 80, 62, 44);
      p.line('p', 4, 'M64 74C54 62 74 54 62 40M80 70C70 56 92 46 78 30M96 74C86 62 106 54 94 40');
      p.line('o', 2.6, 'M66 106L64 78M80 106V74M94 106L96 78');
      p.path('Y', 'M36 100H124Q124 132 100 136H60Q36 132 36 100z');
      p.path('y', 'M36 100H100Q100 130 82 136H60Q36 132 36 100z');
      p.rect('y', 30, 96, 100, 8);
      p.path('Y', 'M54 134L48 150H58L64 136zM106 134L112 150H102L96 136z');
      p.rect('d', 0, 148, 160, 12);
    },
  },
  museum: {
    palette: 'dawn',
    draw(p) {
      p.rect('g', 0, 0, 160, 122);
      p.rect('k', 0, 122, 160, 38);
      p.rect('q', 0, 118, 160, 4);
      p.path('u', 'M26 0H56L72 82H10z');
      p.rect('Y', 14, 28, 60, 48);
      p.rect('c', 19, 33, 50, 38);
      p.circ('u', 56, 44, 6);
      p.path('l', 'M19 71V60Q34 44 48 58Q58 50 69 60V71z');
      p.rect('p', 98, 88, 44, 48);
      p.rect('q', 126, 88, 16, 48);
      p.rect('p', 94, 84, 52, 6);
      p.path('w', 'M112 84Q104 64 113 52L110 44H130L127 52Q136 64 128 84z');
      p.path('o', 'M121 84Q128 66 121 44H130L127 52Q136 64 128 84z');
      p.line('y', 2.4, 'M109 64H131');
      p.rect('o', 16, 134, 56, 6);
      p.line('o', 4, 'M22 140V152M66 140V152');
    },
  },
} as const satisfies Vignettes;
