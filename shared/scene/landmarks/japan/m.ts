import type { Landmarks } from '#shared/scene/landmark.ts';
import { castle, eave, lantern, torii } from '#shared/scene/built/asia.ts';
import { turtle } from '#shared/scene/motifs/shore.ts';
import { sampan } from '#shared/scene/motifs/vehicles.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { palm, reeds, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const japanM: Landmarks = {
  'JP/matsue': {
    palette: 'golden',
    subject: 'lake-sunset',
    middle: 300,
    sky: { ...sun(240, 140, 58), horizon: 186 },
    draw(p) {
      hills(p, 'F', 184, 30, 3, 0.3);
      ground(p, 'b', 182);
      p.line('c', 2.6, 'M180 196h120M196 210h88M160 226h150M206 242h80M190 258h110');
      p.path('m', 'M300 206Q340 190 400 194T466 206z');
      for (const [x, h] of [
        [336, 44],
        [362, 56],
        [390, 50],
        [416, 38],
      ] as const) {
        p.line('d', 3, `M${x} 200Q${x - 4} ${200 - h / 2} ${x + 2} ${200 - h}`);
        p.oval('d', x, 200 - h, 17, 7);
        p.oval('d', x - 6, 210 - h, 15, 6);
      }
      torii(p, 318, 206, 28);
      sampan(p, 130, 236, 0.8);
      reeds(p, 10);
    },
  },
  'JP/matsuyama': {
    palette: 'dawn',
    subject: 'old-bathhouse',
    middle: 220,
    sky: { ...sun(356, 70, 28), horizon: 188 },
    draw(p) {
      hills(p, 'F', 184, 50, 2, 0.3);
      p.path('f', 'M300 210Q350 110 400 108T490 190V210z');
      castle(p, 400, 118, 0.42, 'p', 'd');
      trees(p, 210, 15, 'l');
      p.at(200, 232, 1.1, () => {
        p.rect('p', -110, -44, 220, 44);
        p.grid('o', -104, -36, 30, 1, 7, 1, 2.4, 36);
        eave(p, 0, -40, 250, 24, 't', 7, 0.8);
        p.rect('p', -78, -78, 156, 20);
        p.grid('o', -72, -74, 21, 1, 7, 1, 2.4, 16);
        eave(p, 0, -72, 196, 30, 't', 7, 0.7);
        p.rect('w', -18, -114, 36, 22);
        eave(p, 0, -110, 62, 22, 't', 5, 0.4);
        p.line('p', 2, 'M0-130q-6-6 0-12M0-130q6-4 2-12');
        p.path('w', 'M-30-8q30-16 60 0V0h-60z');
      });
      for (const x of [60, 330] as const) {
        lantern(p, x, 222, 0.8);
      }
      ground(p, 'k', 232);
    },
  },
  'JP/miyakojima': {
    palette: 'lagoon',
    subject: 'bridge-over-lagoon',
    middle: 250,
    sky: { clouds: 3, cloudY: 46, horizon: 160 },
    draw(p) {
      p.path('f', 'M300 166Q380 146 490 156V170H300z');
      sea(p, 162, 200, 'n', 'b', 186);
      p.rect('b', 0, 180, 480, 90);
      p.path('c', 'M-10 230Q120 196 260 214T490 196V270H-10z');
      p.path('p', 'M-10 228Q140 196 250 180T480 162V167Q360 176 256 190T40 244L-10 258z');
      let d = '';
      for (const [x, y, h] of [
        [20, 240, 26],
        [70, 222, 22],
        [120, 208, 18],
        [170, 198, 14],
        [220, 190, 10],
        [270, 184, 8],
        [320, 178, 6],
      ] as const) {
        d += `M${x} ${y}v${h}`;
      }
      p.line('q', 4, d, false);
      p.path('p', 'M490 270V246Q420 236 360 270z');
      palm(p, 446, 266, 120, -0.1);
      turtle(p, 300, 244, 0.5);
    },
  },
  'JP/miyazaki': {
    palette: 'lagoon',
    subject: 'palm-island-shrine',
    middle: 250,
    sky: { ...sun(120, 76, 30), horizon: 168 },
    draw(p) {
      sea(p, 166, 120);
      p.path('m', 'M280 190Q320 150 380 152T490 176V196H280z');
      for (const x of [320, 350, 380, 414, 446] as const) {
        palm(p, x, 170, 50, 0.05, 'd', 0.5);
      }
      torii(p, 250, 198, 40);
      let d = '';
      for (let i = 0; i < 7; i++) {
        d += `M${180 - i * 10} ${204 + i * 9}h${220 + i * 14}l-8 5h${-220 - i * 14}z`;
      }
      p.path('K', d);
      p.path('e', 'M-10 270V224Q80 214 170 244L200 270z');
      palm(p, 40, 264, 170, 0.08);
      palm(p, 92, 270, 120, 0.16);
    },
  },
};
