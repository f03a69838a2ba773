import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { ferris, skyline } from '#shared/scene/built/things.ts';
import { blocks, spire } from '#shared/scene/built/west.ts';
import { bigBen } from '#shared/scene/forms/europe.ts';
import { deer } from '#shared/scene/motifs/animals.ts';
import { humpBridge } from '#shared/scene/motifs/bridges.ts';
import { leafy } from '#shared/scene/motifs/land.ts';
import { clockTower } from '#shared/scene/motifs/monuments.ts';
import { rowboat } from '#shared/scene/motifs/vehicles.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { sun } from '#shared/scene/sun.ts';

export const britainKToS: Landmarks = {
  'IE/killarney': {
    palette: 'monsoon',
    subject: 'loch-ruin',
    middle: 310,
    sky: { horizon: 170, ...sun(110, 64, 26) },
    draw(p) {
      range(p, 182, 90, 0, 180, 'F', 'f');
      hills(p, 'l', 190, 26, 3, 0.5);
      sea(p, 186, 110);
      p.path('m', 'M490 270V206Q420 196 360 214T260 270z');
      p.at(380, 214, 1.06, () => {
        p.rect('k', -30, -88, 60, 88);
        p.rect('K', 8, -88, 22, 88);
        let d = '';
        for (let i = 0; i < 5; i++) {
          d += `M${-31 + i * 13} -88v-8h8v8z`;
        }
        p.path('k', d);
        p.grid('d', -18, -74, 2, 3, 20, 24, 5, 12);
        p.rect('k', -62, -36, 34, 36);
        p.rect('k', -70, -44, 14, 44);
      });
      rowboat(p, 160, 232, 1);
      deer(p, 460, 240, 0.7, true);
      leafy(p);
    },
  },
  'GB/london': {
    palette: 'nordic',
    subject: 'clock-tower-river',
    middle: 250,
    sky: { ...sun(130, 84, 34), clouds: 3, cloudY: 50, horizon: 196 },
    draw(p) {
      skyline(p, 206, 24, 66, 'F');
      ferris(p, 396, 214, 52, 'f');
      p.at(160, 216, 1, () => {
        p.rect('y', -170, -50, 250, 50);
        p.rect('Y', -170, -12, 250, 12);
        p.grid('Y', -164, -44, 30, 1, 8, 1, 3, 30);
        for (const x of [-150, -110, -70, -30, 10] as const) {
          p.path('y', `M${x} -50v-12l4-12 4 12v12z`);
        }
        p.rect('y', -150, -92, 26, 92);
        p.path('t', 'M-152-92L-137-110-122-92z');
      });
      bigBen(p, 262, 218, 0.98);
      sea(p, 220, 130);
      p.rect('w', 380, 196, 46, 20);
      p.grid('p', 384, 200, 5, 1, 8.4, 1, 5, 5);
      p.rect('o', 380, 208, 46, 2);
      p.path(
        't',
        'M290 216H490V226H290zM310 226q24-6 48 0v14h-6q-18-12-36 0h-6zM400 226q24-6 48 0v14h-6q-18-12-36 0h-6z',
      );
    },
  },
  'GB/manchester': {
    palette: 'lilac',
    subject: 'mills-canal',
    middle: 200,
    sky: { ...sun(350, 78, 32), horizon: 192 },
    draw(p) {
      skyline(p, 206, 24, 60, 'F');
      blocks(
        p,
        210,
        [
          [410, 26, 150, 0],
          [442, 26, 110, 0],
        ],
        'f',
        'l',
        'y',
      );
      p.at(130, 212, 1, () => {
        p.rect('e', -70, -60, 140, 60);
        p.rect('o', 40, -60, 30, 60);
        p.grid('t', -62, -50, 9, 2, 15, 26, 6, 16);
        p.path('t', 'M-74-60L-60-78H60L74-60z');
        clockTower(p, 0, -50, 0.9);
      });
      for (const [x, w, h] of [
        [230, 80, 86],
        [312, 74, 70],
      ] as const) {
        p.rect('w', x, 214 - h, w, h);
        p.rect('o', x + w * 0.7, 214 - h, w * 0.3, h);
        p.grid('p', x + 8, 222 - h, Math.floor(w / 14), Math.floor(h / 22), 13, 20, 7, 11);
      }
      p.rect('w', 392, 90, 14, 124);
      p.rect('o', 400, 90, 6, 124);
      p.rect('K', 0, 212, 480, 8);
      sea(p, 220, 350);
      p.at(220, 250, 1.1, () => {
        p.path('d', 'M-70-12H70L60 6H-62z');
        p.rect('l', -56, -24, 104, 12);
        p.grid('y', -50, -21, 7, 1, 14, 1, 8, 6);
        p.rect('w', 56, -18, 10, 6);
      });
    },
  },
  'GB/oxford': {
    palette: 'golden',
    subject: 'domed-hall',
    middle: 240,
    sky: { ...sun(112, 76, 30), horizon: 188 },
    draw(p) {
      hills(p, 'F', 186, 24, 3, 0.3);
      for (const [x, h] of [
        [60, 110],
        [90, 90],
        [400, 120],
        [440, 94],
      ] as const) {
        spire(p, x, 214, 18, h, 'k', 'K', 'k');
      }
      p.rect('e', -10, 176, 140, 40);
      p.rect('e', 350, 170, 140, 46);
      p.grid('t', 0, 184, 10, 1, 13, 1, 6, 22);
      p.grid('t', 360, 180, 9, 1, 13, 1, 6, 22);
      p.at(240, 220, 1.1, () => {
        p.rect('y', -66, -40, 132, 40);
        p.rect('Y', 26, -40, 40, 40);
        arcades(p, 'o', -60, -2, 7, 17, 11, 22);
        p.rect('y', -58, -84, 116, 46);
        p.rect('Y', 22, -84, 36, 46);
        for (let i = 0; i < 9; i++) {
          p.rect('p', -54 + i * 13, -82, 4, 42);
        }
        p.rect('p', -62, -90, 124, 7);
        p.rect('y', -44, -104, 88, 16);
        dome(p, 0, -102, 46, 'l', 'm', 0, 1);
        p.rect('p', -8, -166, 16, 20);
        p.path('l', 'M-10-166Q0-182 10-166z');
      });
      ground(p, 'l', 218);
      p.path('k', 'M190 222H290L340 270H140z');
      for (const [x, y] of [
        [120, 254],
        [370, 256],
      ] as const) {
        p.at(x, y, 0.8, () => {
          p.line(
            'd',
            2.6,
            'M-34 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M6 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M-18 0L-8-26H16L22 0M-8-26L6-4 16-26',
          );
        });
      }
    },
  },
  'GB/st-andrews': {
    palette: 'dawn',
    subject: 'golf-course',
    middle: 240,
    sky: { ...sun(120, 84, 32), horizon: 178 },
    draw(p) {
      sea(p, 168, 120, 'b', 'c', 190);
      p.at(380, 196, 1, () => {
        p.rect('k', -70, -40, 140, 40);
        p.rect('K', 30, -40, 40, 40);
        p.path('t', 'M-76-38L-60-60H60L76-38z');
        p.grid('d', -60, -32, 8, 1, 15, 1, 8, 18);
        spire(p, 50, 0, 22, 96, 'k', 'K', 't');
        p.rect('k', -60, -70, 8, 14);
      });
      p.path('l', 'M-10 270V190Q160 180 300 194T490 190V270z');
      p.path('m', 'M-10 270V236Q120 220 260 240T490 232V270z');
      p.path('c', 'M150 270Q200 240 180 222T200 206H216Q230 220 216 236T240 270z');
      humpBridge(p, 204, 244, 74, 34);
      p.line('d', 1.6, 'M330 214V166');
      p.path('w', 'M330 166L352 173L330 180z');
      p.oval('p', 420, 226, 26, 6);
      p.oval('p', 80, 214, 24, 6);
    },
  },
};
