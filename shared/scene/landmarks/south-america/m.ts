import type { Landmarks } from '#shared/scene/landmark.ts';
import { cable } from '#shared/scene/built/things.ts';
import { hillTown } from '#shared/scene/built/west.ts';
import { flowers, poplars, rows } from '#shared/scene/motifs/land.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { leaves } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAmericaM: Landmarks = {
  'PE/machu-picchu': {
    palette: 'monsoon',
    subject: 'mountain-ruins',
    middle: 250,
    sky: { ...sun(120, 64, 26), horizon: 150 },
    draw(p) {
      range(p, 180, 112, 0.3, 130, 'F', 'F');
      p.path('f', 'M150 200Q210 140 236 76Q254 50 272 70Q310 130 350 160L390 200z');
      p.path('l', 'M262 60Q310 130 350 160L390 200H270Q296 130 262 60z');
      mist(p, 172);
      p.path('l', 'M-10 270V210Q80 176 160 190T340 196T490 176V270z');
      for (let i = 0; i < 5; i++) {
        const y = 204 + i * 14;
        p.path(i % 2 ? 'l' : 'm', `M${-10} ${y + 8}Q120 ${y - 12 + i * 3} 260 ${y + 4}T490 ${y - 6}V270H-10z`);
        p.line('k', 2.2, `M-10 ${y + 8}Q120 ${y - 12 + i * 3} 260 ${y + 4}T490 ${y - 6}`);
      }
      for (const [x, y] of [
        [150, 200],
        [184, 200],
        [214, 204],
        [250, 206],
        [292, 204],
        [326, 200],
      ] as const) {
        p.path('k', `M${x} ${y}v-14l10-10 10 10v14z`);
      }
      for (const [x, y] of [
        [160, 200],
        [224, 204],
        [302, 204],
      ] as const) {
        p.path('K', `M${x} ${y}v-24l10 10v14z`);
      }
      p.at(96, 250, 0.9, () =>
        p.path(
          'd',
          'M-22 0V-18Q-24-26-16-28H6L10-52 8-58 13-56 17-58 16-54 22-50 20-46H16L15-24 12-18V0H8V-16H-14L-17 0z',
        ),
      );
    },
  },
  'CO/medellin': {
    palette: 'monsoon',
    subject: 'colour-houses',
    middle: 300,
    sky: { ...sun(112, 62, 26), horizon: 160 },
    draw(p) {
      hills(p, 'F', 170, 80, 2, 0.3);
      hills(p, 'f', 186, 50, 2, 0.8);
      hillTown(p, 170, 256, 320, 130, ['w', 'e', 'o', 'p', 'y', 'w'], 't');
      p.line('d', 1.4, 'M-10 200L240 96L490 40');
      for (const t of [0.12, 0.34, 0.56, 0.8] as const) {
        cable(
          p,
          -10 + 500 * t,
          (t < 0.5 ? 200 - 208 * t : 96 - 112 * (t - 0.5)) + 14,
          1,
          t > 0.3 && t < 0.4 ? 'l' : 'w',
        );
      }
      p.line('d', 3, 'M234 190L240 94L246 190');
      flowers(p, 250, 'w', 20);
      leaves(p, false);
    },
  },
  'AR/mendoza': {
    palette: 'sunset',
    subject: 'vineyards',
    middle: 260,
    sky: { ...sun(120, 92, 38), horizon: 180 },
    draw(p) {
      range(p, 192, 124, 0.6, 280, 'F', 'f');
      poplars(p, 198, 'm');
      rows(p, 196, 'l', 'o');
      for (const [x, y] of [
        [60, 244],
        [150, 232],
        [340, 236],
        [420, 250],
        [250, 254],
      ] as const) {
        for (const [a, b] of [
          [0, 0],
          [8, 0],
          [4, 7],
          [-4, 7],
          [0, 14],
        ] as const) {
          p.circ('o', x + a, y + b, 4.6);
        }
      }
    },
  },
};
