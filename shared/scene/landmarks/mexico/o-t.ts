import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { hillTown } from '#shared/scene/built/west.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const mexicoOToT: Landmarks = {
  'MX/oaxaca': {
    palette: 'sunset',
    subject: 'colonial-church',
    sky: { ...sun(240, 116, 46), horizon: 186 },
    draw(p) {
      range(p, 192, 76, 0, 360, 'F', 'f');
      p.at(240, 222, 1.2, () => {
        p.rect('e', -56, -70, 112, 70);
        p.rect('w', 24, -70, 32, 70);
        p.path('e', 'M-50-70Q-30-92 0-96Q30-92 50-70z');
        for (const k of [-62, 62] as const) {
          p.rect('e', k - 18, -94, 36, 94);
          p.rect('w', k + 4, -94, 14, 94);
          p.rect('e', k - 13, -116, 26, 24);
          p.rect('w', k + 3, -116, 10, 24);
          dome(p, k, -114, 14, 'l', 'm', 8);
          p.path('d', `M${k - 5} -98v-10q5-7 10 0v10z`);
        }
        p.path('o', 'M-14 0V-34Q0-50 14-34V0z');
        p.circ('o', 0, -62, 8);
        p.rect('y', -50, -48, 100, 3);
      });
      ground(p, 'o', 220);
      for (const [x, y, s] of [
        [60, 250, 1.2],
        [130, 260, 0.9],
        [360, 256, 1],
        [430, 250, 1.3],
      ] as const) {
        p.at(x, y, s, () => p.path('l', 'M0 6L-40-16-8-2-34-40-2-8-10-56 0-58 10-56 2-8 34-40 8-2 40-16z'));
      }
    },
  },
  'MX/playa-del-carmen': {
    palette: 'jade',
    subject: 'blue-pool',
    middle: 250,
    sky: { horizon: 90, ...sun(396, 40, 18) },
    draw(p) {
      p.rect('f', 0, 0, 480, 270);
      p.path('g', 'M170 0H330Q350 40 320 70Q250 90 180 70Q150 40 170 0z');
      p.path('u', 'M200 60L170 220H330L296 60z');
      p.path(
        'l',
        'M-10 0H170Q150 40 180 70Q120 90 90 130T40 230L-10 250zM490 0H330Q350 40 320 70Q380 90 410 130T450 230L490 250z',
      );
      let d = '';
      for (const [x, a, b] of [
        [186, 60, 150],
        [202, 66, 190],
        [226, 70, 140],
        [290, 68, 170],
        [310, 62, 130],
        [160, 60, 110],
      ] as const) {
        d += `M${x} ${a}V${b}`;
      }
      p.line('m', 2.4, d);
      p.path('m', 'M60 150l8 34 9-34zM96 120l7 30 8-32zM392 120l8 36 9-34zM424 150l7 30 8-30z');
      p.path('b', 'M-10 226Q80 206 240 206T490 226V270H-10z');
      p.path('c', 'M170 214H320L340 250H150z');
      p.line('p', 2.4, 'M190 228h50M220 240h80M90 244h50M350 240h60');
      p.path('o', 'M360 214L400 120H410L372 214z');
      p.at(250, 236, 1, () => {
        p.circ('e', 0, -6, 5);
        p.line('e', 3, 'M-16 2Q0-6 16 2');
      });
      leaves(p, false);
      leaves(p, true);
    },
  },
  'MX/puerto-vallarta': {
    palette: 'dawn',
    subject: 'harbour-hill-town',
    middle: 260,
    sky: { ...sun(112, 76, 30), horizon: 176 },
    draw(p) {
      hills(p, 'F', 176, 70, 2, 0.2);
      hillTown(p, 220, 206, 270, 84, ['p', 'e', 'p', 'y', 'p'], 'w');
      p.at(250, 212, 1.1, () => {
        p.rect('e', -30, -50, 60, 50);
        p.rect('o', 10, -50, 20, 50);
        p.rect('e', -15, -104, 30, 56);
        p.rect('o', 4, -104, 11, 56);
        arcades(p, 'd', -10, -60, 1, 1, 20, 22);
        p.path('y', 'M-18-104Q-20-122-8-126L-12-116 0-130 12-116 8-126Q20-122 18-104z');
        p.path('y', 'M-1-130h2v-12h-2z');
      });
      p.rect('k', -10, 210, 500, 8);
      sea(p, 216, 112);
      for (const [x, h] of [
        [60, 80],
        [110, 70],
        [330, 74],
        [420, 84],
      ] as const) {
        palm(p, x ?? 0, 220, h ?? 0, 0.03, 'd', 0.8);
      }
      sailBoat(p, 110, 252, 0.9);
      sailBoat(p, 380, 250, 0.6);
    },
  },
  'MX/tulum': {
    palette: 'lagoon',
    subject: 'ruin-by-sea',
    middle: 330,
    sky: { ...sun(110, 66, 26), clouds: 1, horizon: 166 },
    draw(p) {
      sea(p, 164, 110);
      p.path('c', 'M-10 230Q110 204 230 226L260 270H-10z');
      p.path('k', 'M490 246V150Q400 146 330 156T236 176L226 200 236 216 220 246z');
      p.path('K', 'M490 246V196Q420 190 380 246zM226 200L236 216 220 246H260L262 206z');
      p.path('l', 'M236 178Q330 146 490 144V160Q380 160 300 170T232 190z');
      p.at(360, 158, 1.1, () => {
        p.rect('k', -64, -10, 128, 12);
        p.rect('k', -54, -22, 108, 14);
        p.rect('K', 20, -22, 34, 14);
        p.path('p', 'M-16 2L-12-22H12L16 2z');
        p.rect('k', -34, -50, 68, 30);
        p.rect('K', 10, -50, 24, 30);
        p.rect('k', -38, -56, 76, 7);
        p.path('d', 'M-20-24V-40H-12V-24zM-4-24V-40H4V-24zM12-24V-40H20V-24z');
      });
      p.path('p', 'M-10 270V252Q110 236 250 256L260 270z');
      p.line('p', 3, 'M210 246h60M300 248h80');
      palm(p, 450, 170, 76, -0.04, 'd', 0.7);
      palm(p, 60, 268, 130, 0.1);
    },
  },
};
