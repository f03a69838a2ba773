import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { colosseum } from '#shared/scene/forms/europe.ts';
import { steam } from '#shared/scene/motifs/land.ts';
import { clockTower } from '#shared/scene/motifs/monuments.ts';
import { gondola } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { cypress, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const italyRToV: Landmarks = {
  'IT/rome': {
    palette: 'golden',
    subject: 'amphitheatre',
    middle: 246,
    sky: { ...sun(360, 84, 36), horizon: 190 },
    draw(p) {
      hills(p, 'F', 184, 34, 3);
      dome(p, 96, 180, 22, 'f', 'l', 8);
      p.rect('f', 70, 178, 52, 30);
      trees(p, 206, 14, 'f');
      colosseum(p, 246, 222, 1.12);
      p.rect('m', 0, 226, 480, 50);
      p.path('k', 'M-10 270Q180 226 490 240V270z');
      for (const [x, h] of [
        [40, 112],
        [66, 86],
        [446, 120],
      ] as const) {
        p.line('d', 5, `M${x} 262V${262 - h * 0.8}`);
        p.oval('d', x, 262 - h, h * 0.34, h * 0.14);
      }
    },
  },
  'IT/taormina': {
    palette: 'golden',
    subject: 'ancient-theatre',
    middle: 232,
    sky: { ...sun(360, 74, 30), horizon: 172 },
    draw(p) {
      p.path('f', 'M40 182Q140 160 200 96L220 88 240 98Q300 160 420 182z');
      p.path('i', 'M186 112L200 96 220 88 240 98 256 114 240 110 228 124 212 110 200 122z');
      steam(p, 220, 90, 0.6, 'g');
      sea(p, 178, 360);
      p.path('K', 'M-10 270V206H490V270z');
      for (const [x, w, h] of [
        [30, 70, 92],
        [110, 40, 66],
        [320, 44, 70],
        [380, 80, 100],
      ] as const) {
        p.rect('w', x, 220 - h, w, h);
        p.rect('o', x + w * 0.7, 220 - h, w * 0.3, h);
        p.path('g', `M${x + w * 0.24} 220v${-h * 0.46}q${w * 0.16} ${-h * 0.2} ${w * 0.32} 0v${h * 0.46}z`);
      }
      for (const x of [164, 190, 270, 296] as const) {
        p.rect('p', x, 150, 8, 70);
        p.rect('q', x + 5, 150, 3, 70);
        p.rect('p', x - 2, 146, 12, 5);
      }
      for (let i = 0; i < 5; i++) {
        p.path(
          i % 2 ? 'k' : 'e',
          `M${60 - i * 26} ${270}Q240 ${206 + i * 12} ${420 + i * 26} ${270}V${282}H${40 - i * 20}z`,
        );
      }
    },
  },
  'IT/venice': {
    palette: 'dawn',
    subject: 'bell-tower',
    middle: 230,
    sky: { ...sun(330, 110, 44), horizon: 190 },
    draw(p) {
      skyline(p, 196, 8, 26, 'F');
      p.rect('w', 118, 80, 24, 120);
      p.rect('o', 132, 80, 10, 120);
      p.rect('p', 116, 70, 28, 18);
      p.path('l', 'M116 70L130 36 144 70z');
      p.rect('p', 20, 156, 90, 44);
      p.rect('e', 20, 150, 90, 22);
      arcades(p, 'l', 26, 200, 6, 14, 9, 18);
      p.at(290, 200, 1.05, () => {
        p.rect('p', -52, -44, 104, 44);
        p.rect('q', 18, -44, 34, 44);
        p.rect('p', -30, -60, 60, 20);
        dome(p, 0, -58, 38, 'c', 'n', 14, 1.1);
        dome(p, 54, -48, 17, 'c', 'n', 8);
        arcades(p, 'l', -40, -2, 4, 22, 12, 22);
      });
      sea(p, 198, 330);
      gondola(p, 196, 246, 1.2);
      p.line('w', 4, 'M40 270V214M64 270V222M438 270V216');
      p.line('p', 4, 'M40 240V232M64 248V240M438 240V232');
    },
  },
  'IT/verona': {
    palette: 'sunset',
    subject: 'amphitheatre',
    middle: 226,
    sky: { ...sun(120, 96, 40), horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 40, 3, 0.5);
      for (const x of [40, 66, 420, 450] as const) {
        cypress(p, x, 196, 50, 'l');
      }
      clockTower(p, 360, 214, 0.9, 'e', 'w', 'o', 30);
      p.path('e', 'M50 222V162Q60 150 110 148H340Q390 150 400 162V222Q230 236 50 222z');
      p.path('w', 'M300 149L340 148Q390 150 400 162V222Q350 228 300 229z');
      arcades(p, 'o', 66, 220, 12, 27, 17, 26);
      arcades(p, 'o', 66, 184, 12, 27, 17, 18);
      p.path('e', 'M70 150V118H160V150z');
      arcades(p, 'o', 78, 148, 3, 27, 15, 16);
      p.line('p', 2, 'M50 190Q225 200 400 190');
      ground(p, 'k', 226);
      trees(p, 256, 14, 'm', -10, 130);
      trees(p, 256, 14, 'm', 350, 490);
    },
  },
};
