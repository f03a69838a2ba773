import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { cable, skyline } from '#shared/scene/built/things.ts';
import { blocks, hillTown, houses } from '#shared/scene/built/west.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { bigTree, pineTree } from '#shared/scene/motifs/land.ts';
import { obelisk } from '#shared/scene/motifs/monuments.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range, volcano } from '#shared/scene/nature/mountains.ts';
import { conifers, palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAmericaAToC: Landmarks = {
  'GT/antigua': {
    palette: 'monsoon',
    subject: 'city-arch',
    middle: 240,
    sky: { ...sun(112, 72, 28), horizon: 176 },
    draw(p) {
      volcano(p, 270, 200, 230, 150, 'F', 'f');
      for (const [x, w, h, c] of [
        [-10, 120, 74, 'e'],
        [370, 120, 74, 'w'],
      ] as const) {
        p.rect(c, x, 232 - h, w, h);
        p.grid('o', x + 14, 250 - h, 4, 1, 28, 1, 13, 26);
        p.path('o', `M${x - 4} ${234 - h}L${x + 8} ${220 - h}H${x + w - 8}L${x + w + 4} ${234 - h}z`);
      }
      p.at(240, 232, 1.15, () => {
        p.path('y', 'M-116 0V-70H116V0H84Q80-48 0-48T-84 0z');
        p.path('Y', 'M84-70H116V0H84Q82-24 70-34z');
        p.rect('p', -120, -74, 240, 6);
        p.rect('y', -26, -100, 52, 28);
        p.rect('Y', 8, -100, 18, 28);
        p.circ('p', 0, -86, 9);
        p.path('y', 'M-14-100Q-10-116 0-120Q10-116 14-100z');
        p.rect('p', -1.2, -132, 2.4, 14);
        p.rect('p', -5, -128, 10, 2.4);
      });
      p.path('k', 'M-10 270V230H490V270z');
      p.line('K', 1.6, 'M180 232L130 270M300 232L350 270M0 250H480');
    },
  },
  'AR/bariloche': {
    palette: 'alpine',
    subject: 'lake-below-peak',
    middle: 280,
    sky: { ...sun(370, 56, 22), clouds: 1, horizon: 170 },
    draw(p) {
      range(p, 186, 110, 0.5, 180, 'F', 'f');
      hills(p, 'l', 194, 30, 3, 0.4);
      sea(p, 190, 240);
      p.path('m', 'M210 250Q280 206 370 206T490 214V270H200z');
      p.at(360, 214, 1, () => {
        p.rect('e', -70, -34, 150, 34);
        p.rect('k', -70, -10, 150, 10);
        p.grid('t', -62, -28, 11, 1, 13, 1, 6, 12);
        p.path('w', 'M-80-32L-40-70H50L90-32z');
        p.path('w', 'M-30-60L0-96L30-60z');
        p.path('e', 'M-16-60L0-80L16-60z');
        p.path('o', 'M20-70H50L90-32H50z');
      });
      pineTree(p, 250, 256, 60, 'd');
      pineTree(p, 456, 240, 80, 'd');
      sailBoat(p, 110, 232, 0.9);
      conifers(p, 284, 90, 'd', -10, 60);
    },
  },
  'CO/bogota': {
    palette: 'nordic',
    subject: 'colour-houses',
    middle: 200,
    sky: { ...sun(350, 66, 26), clouds: 1, horizon: 176 },
    draw(p) {
      p.path('f', 'M-10 206L80 110 150 80 200 66 260 90 330 120 410 96 490 140V210z');
      p.path('l', 'M200 66L260 90 330 120 410 96 490 140V210H260Q270 130 200 66z');
      church(p, 190, 70, 0.5, 'p', 'q', 'w', 20);
      p.line('d', 1.2, 'M40 230L180 76');
      for (const t of [0.34, 0.7] as const) {
        cable(p, 40 + 140 * t, 230 - 154 * t + 8, 0.6);
      }
      skyline(p, 214, 14, 40, 'm', 260, 490);
      blocks(
        p,
        216,
        [
          [340, 26, 116, 0],
          [376, 24, 92, 4],
          [410, 26, 76, 0],
        ],
        'm',
        'd',
        'y',
      );
      houses(
        p,
        236,
        [
          [-10, 50, 34, 'y'],
          [42, 48, 42, 'w'],
          [92, 50, 34, 'b'],
          [144, 48, 40, 'e'],
          [194, 50, 34, 'l'],
          [246, 48, 42, 'y'],
          [296, 50, 36, 'p'],
        ],
        'o',
      );
      ground(p, 'k', 234);
      p.line('K', 1.6, 'M0 250H480');
    },
  },
  'AR/buenos-aires': {
    palette: 'golden',
    subject: 'obelisk',
    middle: 240,
    sky: { ...sun(110, 80, 32), horizon: 194 },
    draw(p) {
      skyline(p, 208, 40, 90, 'F');
      for (const [x, w, h, c] of [
        [-10, 70, 104, 'p'],
        [62, 60, 92, 'e'],
        [350, 62, 96, 'p'],
        [414, 76, 110, 'e'],
      ] as const) {
        p.rect(c, x, 222 - h, w, h);
        p.grid('t', x + 8, 232 - h, Math.floor(w / 15), Math.floor(h / 24), 13, 22, 6, 12);
        p.path('t', `M${x - 2} ${223 - h}L${x + 8} ${204 - h}H${x + w - 8}L${x + w + 2} ${223 - h}z`);
      }
      dome(p, 384, 108, 22, 't', 'd', 10);
      obelisk(p, 236, 226, 176, 'p', 'q');
      p.rect('k', 206, 222, 60, 8);
      ground(p, 't', 226);
      p.line('y', 2, 'M240 234V240M240 250V262', false);
      for (const [x, c] of [
        [150, 'l'],
        [320, 'l'],
        [120, 'e'],
        [360, 'e'],
      ] as const) {
        bigTree(p, x, 240, 0.5, c, 'd');
      }
      p.at(300, 264, 1, () => {
        p.path('d', 'M-4 0L-8-24 4-40 10-24 16-4 8 0 4-16z');
        p.circ('d', 6, -46, 5.4);
        p.path('w', 'M-20 0L-6-26-12-40 0-44 4-28-4-12 6 0z');
        p.circ('w', -6, -49, 5);
      });
    },
  },
  'CO/cartagena': {
    palette: 'golden',
    subject: 'sea-walls',
    middle: 280,
    sky: { ...sun(114, 76, 30), horizon: 184 },
    draw(p) {
      p.path('F', 'M-10 186Q60 170 120 186z');
      blocks(
        p,
        190,
        [
          [30, 14, 60, 0],
          [50, 12, 76, 0],
          [68, 14, 54, 0],
        ],
        'F',
        'f',
      );
      for (const [x, w, h, c] of [
        [180, 56, 70, 'w'],
        [320, 60, 66, 'b'],
        [382, 56, 78, 'e'],
        [440, 60, 68, 'y'],
      ] as const) {
        p.rect(c, x, 208 - h, w, h);
        p.grid(c === 'e' || c === 'y' ? 't' : 'p', x + 8, 216 - h, 3, 2, 16, 26, 9, 16);
        p.rect('o', x + 2, 232 - h, w - 4, 4);
        p.path('o', `M${x - 3} ${210 - h}L${x + 6} ${198 - h}H${x + w - 6}L${x + w + 3} ${210 - h}z`);
      }
      p.at(270, 214, 1.1, () => {
        p.rect('y', -52, -50, 104, 50);
        p.rect('Y', 20, -50, 32, 50);
        for (const k of [-32, 0, 32] as const) {
          p.path('d', `M${k - 9} 0V-26Q${k} -38 ${k + 9} -26V0z`);
        }
        p.rect('p', -16, -88, 32, 40);
        p.rect('q', 4, -88, 12, 40);
        p.circ('d', 0, -72, 8);
        p.rect('p', -11, -108, 22, 22);
        p.path('w', 'M-14-108L0-132L14-108z');
        p.rect('p', -56, -54, 112, 5);
      });
      p.path('k', 'M-10 214H490V236H-10z');
      let d = '';
      for (let i = 0; i < 18; i++) {
        d += `M${-4 + i * 28} 214v-7h16v7z`;
      }
      p.path('k', d);
      p.rect('K', -10, 228, 500, 8);
      sea(p, 236, 114);
      palm(p, 120, 214, 80, 0.06, 'd', 0.8);
      palm(p, 90, 216, 60, -0.06, 'd', 0.7);
    },
  },
  'PE/cusco': {
    palette: 'golden',
    subject: 'colonial-church',
    middle: 250,
    sky: { ...sun(356, 66, 28), horizon: 170 },
    draw(p) {
      range(p, 178, 80, 0.3, 150, 'F', 'f');
      hillTown(p, 0, 190, 480, 56, ['p', 'e', 'p', 'y'], 'w');
      p.at(250, 222, 1.1, () => {
        p.rect('e', -96, -50, 192, 50);
        p.rect('o', 50, -50, 46, 50);
        p.path('e', 'M-30-50Q-20-78 0-82Q20-78 30-50z');
        for (const k of [-76, 76] as const) {
          p.rect('e', k - 16, -88, 32, 88);
          p.rect('o', k + 4, -88, 12, 88);
          dome(p, k, -86, 15, 'e', 'o', 8);
          p.path('d', `M${k - 5} -66v-12q5-6 10 0v12z`);
        }
        p.path('d', 'M-12 0V-28Q0-42 12-28V0zM-54 0V-20Q-46-30-38-20V0zM38 0V-20Q46-30 54-20V0z');
      });
      ground(p, 'k', 220);
      p.line('K', 1.6, 'M0 240H480');
      for (const [x, y, s] of [
        [100, 256, 1],
        [150, 262, 0.8],
      ] as const) {
        p.at(x, y, s, () => {
          p.path(
            'p',
            'M-22 0V-18Q-24-26-16-28H6L10-52 8-58 13-56 17-58 16-54 22-50 20-46H16L15-24 12-18V0H8V-16H-14L-17 0z',
          );
          p.path('w', 'M-16-28H6L4-14H-14z');
        });
      }
      p.at(370, 262, 1, () => {
        p.path('w', 'M-20 0L-14-30Q0-40 14-30L20 0z');
        p.circ('d', 0, -40, 6);
        p.path('o', 'M-15-42H15L8-50H-8z');
        p.path('y', 'M-14-24H14L15-18H-15z');
      });
    },
  },
};
