import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { lighthouse, skyline, suspension } from '#shared/scene/built/things.ts';
import { house, houses } from '#shared/scene/built/west.ts';
import { camels } from '#shared/scene/motifs/animals.ts';
import { bus, yacht } from '#shared/scene/motifs/vehicles.ts';
import { dunes, ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { cypress, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const iberiaGToM: Landmarks = {
  'ES/granada': {
    palette: 'golden',
    subject: 'hill-fortress',
    sky: { horizon: 170, ...sun(110, 70, 28) },
    draw(p) {
      range(p, 180, 120, 0.7, 260, 'F', 'f');
      hills(p, 'l', 214, 44, 1);
      p.at(250, 186, 1, () => {
        for (const [x, w, h] of [
          [-150, 60, 40],
          [-90, 40, 66],
          [-50, 90, 36],
          [40, 50, 74],
          [90, 70, 44],
        ] as const) {
          p.rect('e', x, -h, w, h + 20);
          p.rect('w', x + w * 0.66, -h, w * 0.34, h + 20);
          let d = '';
          for (let i = 0; i < w / 9 - 1; i++) {
            d += `M${x + i * 9} ${-h}v-5h5v5z`;
          }
          p.path('e', d);
        }
        p.grid('d', -74, -48, 1, 2, 1, 26, 6, 11);
        p.grid('d', 56, -56, 2, 2, 16, 26, 6, 11);
        p.grid('d', -36, -24, 5, 1, 15, 1, 6, 10);
      });
      trees(p, 228, 18, 'm');
      p.rect('m', 0, 226, 480, 50);
      for (const x of [60, 92, 380, 420, 446] as const) {
        cypress(p, x, 260, 84);
      }
    },
  },
  'ES/las-palmas': {
    palette: 'golden',
    subject: 'dunes',
    middle: 190,
    sky: { ...sun(360, 80, 32), horizon: 176 },
    draw(p) {
      sea(p, 166, 360);
      dunes(p, 180);
      camels(p, 250, 214, 0.7);
      lighthouse(p, 90, 196, 0.9);
      palm(p, 50, 226, 80, 0.04);
      palm(p, 130, 222, 66, 0.06);
    },
  },
  'PT/lisbon': {
    palette: 'lagoon',
    subject: 'tram-steep-street',
    middle: 260,
    sky: { clouds: 2, horizon: 180 },
    draw(p) {
      suspension(p, { y: 190, deck: 140, top: 84, xs: [310, 440], c: 'w', shade: 'o', wide: 6 });
      sea(p, 158, 300, 'b', 'c', 210);
      p.path('l', 'M-10 270V150L130 150 250 226 490 226V270z');
      for (const [x, y, w, h] of [
        [-20, 200, 66, 84],
        [44, 204, 54, 76],
        [96, 214, 52, 60],
        [146, 232, 50, 56],
      ] as const) {
        house(p, x, y, w, h, p.pick(['p', 'e', 'p']), 'w');
        p.grid('n', x + 9, y - h + 12, 3, Math.floor(h / 22), 15, 20, 7, 11);
      }
      p.rect('k', 0, 226, 480, 50);
      p.rect('q', 0, 222, 480, 6);
      p.rect('K', 0, 262, 480, 12);
      p.line('d', 2.4, 'M-10 252H490M-10 259H490', false);
      p.at(292, 251, 1.5, () => {
        p.path('w', 'M-52-6V-34H52V-6z');
        p.path('p', 'M-52-52H52V-34H-52z');
        p.grid('d', -46, -49, 6, 1, 16, 1, 11, 13);
        p.path('w', 'M-56-52Q-50-62-40-62H40Q50-62 56-52z');
        p.rect('o', -52, -20, 104, 4);
        p.circ('u', 46, -27, 3);
        p.circ('u', -46, -27, 3);
        p.rect('d', -40, -8, 80, 6);
        p.circ('d', -22, -5, 6);
        p.circ('d', 22, -5, 6);
        p.line('d', 1.6, 'M0-62L14-90');
      });
      p.line('d', 1.2, 'M-10 116H490');
    },
  },
  'ES/madrid': {
    palette: 'golden',
    subject: 'corner-dome-avenue',
    middle: 180,
    sky: { ...sun(352, 80, 34), horizon: 192 },
    draw(p) {
      skyline(p, 208, 24, 60, 'F');
      p.at(160, 222, 1.1, () => {
        p.path('p', 'M-50 0V-100Q-50-112-34-116H34Q50-112 50-100V0z');
        p.path('q', 'M14-116H34Q50-112 50-100V0H14z');
        p.grid('t', -40, -96, 6, 4, 14, 22, 7, 14);
        p.rect('p', -54, -104, 108, 5);
        p.rect('p', -22, -138, 44, 24);
        p.rect('q', 6, -138, 16, 24);
        dome(p, 0, -136, 28, 't', 'd', 0, 1.1);
        p.path('y', 'M-5-166Q-8-180-20-186Q-6-188 0-182Q6-188 20-186Q8-180 5-166z');
      });
      for (const [x, h, c] of [
        [250, 84, 'e'],
        [312, 100, 'p'],
        [374, 88, 'e'],
        [436, 104, 'p'],
        [-20, 86, 'e'],
        [40, 70, 'p'],
      ] as const) {
        p.rect(c, x, 222 - h, 60, h);
        p.grid('t', x + 8, 232 - h, 4, Math.floor((h - 20) / 22), 13, 21, 6, 12);
        p.path('t', `M${x - 2} ${222 - h}L${x + 8} ${206 - h}H${x + 52}L${x + 62} ${222 - h}z`);
      }
      ground(p, 'k', 220);
      p.line('q', 2.4, 'M250 222L300 270M320 222L440 270');
      bus(p, 360, 258, 0.8);
      trees(p, 230, 11, 'm', -10, 90);
    },
  },
  'ES/malaga': {
    palette: 'lagoon',
    subject: 'hill-fortress',
    middle: 300,
    sky: { ...sun(110, 74, 28), horizon: 180 },
    draw(p) {
      hills(p, 'F', 178, 60, 2, 0.6);
      p.path('l', 'M200 214Q260 150 330 140T490 160V214z');
      p.at(350, 146, 1.2, () => {
        for (const [x, w, h] of [
          [-90, 40, 30],
          [-50, 30, 50],
          [-20, 60, 28],
          [40, 34, 54],
          [74, 60, 34],
        ] as const) {
          p.rect('w', x, -h, w, h + 20);
          p.rect('o', x + w * 0.66, -h, w * 0.34, h + 20);
          let d = '';
          for (let i = 0; i < w / 9 - 1; i++) {
            d += `M${x + i * 9} ${-h}v-5h5v5z`;
          }
          p.path('w', d);
        }
      });
      for (const x of [230, 270, 400, 440, 300] as const) {
        cypress(p, x, 214, 44, 'd');
      }
      houses(p, 218, [
        [-10, 50, 44, 'p'],
        [42, 46, 54, 'e'],
        [90, 50, 46, 'p'],
        [142, 44, 56, 'e'],
      ]);
      p.rect('k', 0, 214, 480, 8);
      sea(p, 222, 110);
      lighthouse(p, 210, 222, 0.8);
      palm(p, 60, 224, 60, 0.05, 'd', 0.7);
      palm(p, 120, 224, 70, 0.03, 'd', 0.7);
      palm(p, 360, 224, 66, 0.03, 'd', 0.7);
      yacht(p, 340, 250, 0.9);
      yacht(p, 110, 252, 0.8, 'e');
    },
  },
};
