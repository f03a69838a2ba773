import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome, stupa } from '#shared/scene/built/domes.ts';
import { elephant } from '#shared/scene/built/things.ts';
import { camels } from '#shared/scene/motifs/animals.ts';
import { bigTree } from '#shared/scene/motifs/land.ts';
import { dagoba } from '#shared/scene/motifs/south.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { cypress, leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAsiaJToL: Landmarks = {
  'IN/jaipur': {
    palette: 'lilac',
    subject: 'windowed-palace',
    sky: { ...sun(112, 74, 28), horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 44, 3, 0.3);
      for (let j = 0; j < 5; j++) {
        const w = [320, 280, 230, 160, 84][j] ?? 0,
          y = 224 - j * 34;
        p.rect('w', 240 - w / 2, y - 34, w, 34);
        p.rect('o', 240 + w * 0.3, y - 34, w * 0.2, 34);
        const n = Math.max(2, Math.round(w / 34));
        for (let i = 0; i < n; i++) {
          const x = 240 - w / 2 + (i + 0.5) * (w / n);
          p.path('e', `M${x - 12} ${y - 2}V${y - 18}Q${x} ${y - 34} ${x + 12} ${y - 18}V${y - 2}z`);
          p.grid('o', x - 7, y - 16, 3, 2, 5, 7, 3, 5);
        }
      }
      for (const [x, y] of [
        [240, 54],
        [200, 88],
        [280, 88],
        [165, 122],
        [315, 122],
      ] as const) {
        dome(p, x, y, 11, 'y', 'Y', 8, 1.1);
      }
      ground(p, 'e', 222);
      camels(p, 330, 256, 0.8);
    },
  },
  'LK/kandy': {
    palette: 'monsoon',
    subject: 'lake-temple',
    sky: { ...sun(112, 68, 28), horizon: 174 },
    draw(p) {
      hills(p, 'F', 176, 66, 2, 0.2);
      hills(p, 'f', 190, 40, 3, 0.6);
      dagoba(p, 400, 160, 0.3);
      trees(p, 202, 18, 'l');
      p.at(240, 214, 1.1, () => {
        p.rect('p', -120, -30, 240, 30);
        p.rect('q', -120, -8, 240, 8);
        p.path('w', 'M-60-44L-40-72H60L84-44z');
        p.rect('p', -50, -46, 124, 18);
        p.path('y', 'M-30-70L-16-88H40L56-70z');
        p.rect('p', -100, -64, 44, 36);
        p.path('w', 'M-112-62L-78-92L-44-62z');
        p.grid('o', -94, -56, 4, 1, 10, 1, 5, 14);
        let d = '';
        for (let i = 0; i < 16; i++) {
          d += `M${-116 + i * 15} -30q7-12 14 0z`;
        }
        p.path('p', d);
      });
      sea(p, 214, 240);
      p.path('m', 'M330 238Q370 226 410 238z');
      bigTree(p, 370, 234, 0.36);
      elephant(p, 96, 258, 0.7);
      leaves(p, true);
    },
  },
  'NP/kathmandu': {
    palette: 'alpine',
    subject: 'stupa',
    sky: { horizon: 180 },
    draw(p) {
      range(p, 186, 150, 0.8, 250, 'f', 'l');
      hills(p, 'm', 212, 20, 3);
      stupa(p, 240, 246, 1.15);
      p.rect('w', 0, 244, 480, 30);
      for (let i = 0; i < 7; i++) {
        p.rect(i % 2 ? 'o' : 'e', -8 + i * 72, 236, 66, 40);
        p.grid('d', 0 + i * 72, 246, 4, 1, 15, 1, 8, 12);
      }
    },
  },
  'IN/kochi': {
    palette: 'sunset',
    subject: 'fishing-nets',
    middle: 180,
    sky: { ...sun(240, 122, 52), horizon: 180 },
    draw(p) {
      islands(p, 178);
      sea(p, 176, 240);
      for (const [x, s] of [
        [110, 1.1],
        [250, 0.8],
        [360, 0.6],
      ] as const) {
        p.at(x, 224, s, () => {
          p.line('d', 3, 'M-50 10L10-90 70 10M10-90L70-100M10-90L-44-80M-50 10L-10-120');
          p.line('d', 1.2, 'M70-100L20-40M70-100L110-34M70-100L66-20');
          p.path('o', 'M20-40Q66-12 110-34Q70-24 20-40z');
          p.rect('d', -70, 8, 60, 4);
        });
      }
      p.rect('d', -10, 234, 160, 6);
      palm(p, 446, 280, 180, -0.14);
      palm(p, 474, 276, 120, -0.02);
    },
  },
  'IN/leh': {
    palette: 'alpine',
    subject: 'hill-monastery',
    middle: 260,
    sky: { horizon: 176, ...sun(96, 52, 22) },
    draw(p) {
      range(p, 196, 150, 0.5, 320, 'F', 'f');
      p.path('y', 'M90 240Q150 170 210 140H300Q350 170 420 240z');
      p.path('Y', 'M260 140H300Q350 170 420 240H320z');
      p.at(252, 146, 1, () => {
        for (const [k, b, w, h] of [
          [-46, 30, 70, 40],
          [30, 26, 74, 44],
          [-10, 0, 90, 44],
          [0, -40, 56, 34],
        ] as const) {
          p.path('p', `M${k - w / 2} ${b}L${k - w / 2 + 4} ${b - h}H${k + w / 2 - 4}L${k + w / 2} ${b}z`);
          p.path('q', `M${k + w * 0.2} ${b}V${b - h}H${k + w / 2 - 4}L${k + w / 2} ${b}z`);
          p.rect('w', k - w / 2 + 2, b - h - 5, w - 4, 6);
          p.grid('d', k - w * 0.36, b - h + 8, Math.floor(w / 14), 2, 12, 16, 5, 8);
        }
      });
      p.line('d', 1.2, 'M-10 90Q110 150 226 84M490 110Q400 150 280 80');
      for (let i = 1; i < 10; i++) {
        p.rect(cycle(['w', 'p', 'l', 'y', 'b'], i), i * 24 - 16, 100 + Math.sin((i / 10) * Math.PI) * 26 - 4, 12, 10);
      }
      ground(p, 'y', 236);
      dagoba(p, 90, 254, 0.42);
      dagoba(p, 420, 254, 0.36);
      for (const x of [160, 180, 340, 362] as const) {
        cypress(p, x, 258, 50, 'm');
      }
    },
  },
};
