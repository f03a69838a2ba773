import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks, houses, spire, timbered } from '#shared/scene/built/west.ts';
import { brandenburg } from '#shared/scene/forms/europe.ts';
import { archBridge, steelArch } from '#shared/scene/motifs/bridges.ts';
import { train } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const germanyBToF: Landmarks = {
  'DE/berlin': {
    palette: 'nordic',
    subject: 'city-arch',
    sky: { ...sun(350, 80, 32), horizon: 196 },
    draw(p) {
      skyline(p, 212, 14, 36, 'F');
      p.at(120, 214, 1, () => {
        p.path('f', 'M-5 0L-2-130H2L5 0z');
        p.circ('f', 0, -126, 12);
        p.path('f', 'M-1-138V-176H1V-138z');
      });
      trees(p, 216, 15, 'l');
      p.rect('l', 0, 214, 480, 20);
      brandenburg(p, 250, 232, 1.18);
      p.rect('k', 0, 230, 480, 50);
      p.line('q', 1.6, 'M150 232L90 270M206 232L180 270M294 232L312 270M350 232L410 270M0 246H480');
    },
  },
  'DE/cologne': {
    palette: 'sunset',
    subject: 'spired-church',
    middle: 270,
    sky: { ...sun(120, 106, 44), horizon: 192 },
    draw(p) {
      skyline(p, 208, 12, 36, 'F');
      p.at(270, 216, 1.1, () => {
        p.path('d', 'M34 0V-60H130V0z');
        p.path('o', 'M34-60L44-78H122L130-60z');
        for (const k of [-24, 24] as const) {
          p.path('d', `M${k - 20} 0V-90L${k - 14} -112L${k} -168L${k + 14} -112L${k + 20} -90V0z`);
          p.path('t', `M${k} -168L${k + 14} -112L${k + 20} -90V0H${k + 6}z`);
          p.grid('o', k - 12, -84, 3, 2, 9, 36, 4, 26);
        }
        p.path('d', 'M-8-70L0-92 8-70V0H-8z');
        p.path('o', 'M-7 0V-20Q0-32 7-20V0zM-32 0V-16Q-26-24-20-16V0zM20 0V-16Q26-24 32-16V0z');
      });
      sea(p, 214, 120);
      for (const x of [-30, 110, 250] as const) {
        p.line('d', 4, `M${x} 226Q${x + 70} 156 ${x + 140} 226`);
        let d = '';
        for (let i = 1; i < 8; i++) {
          const t = i / 8;
          d += `M${x + 140 * t} ${226 - 140 * t * (1 - t)}V226`;
        }
        p.line('d', 1.4, d);
      }
      p.rect('d', -10, 224, 410, 7);
      for (const x of [110, 250, 390] as const) {
        p.rect('d', x - 7, 224, 14, 30);
      }
      train(p, 40, 225, 0.8, 'w', 5);
    },
  },
  'DE/dresden': {
    palette: 'dawn',
    subject: 'great-dome',
    middle: 190,
    sky: { ...sun(352, 80, 32), horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 24, 3, 0.3);
      p.at(170, 212, 1, () => {
        p.rect('y', -36, -60, 72, 60);
        p.rect('Y', 12, -60, 24, 60);
        p.rect('y', -28, -78, 56, 20);
        p.sym('y', 'Y', '0 -150 L4 -150 L6 -138 L10 -134 Q14 -112 34 -98 Q38 -88 30 -78');
        p.path('y', 'M-5-150Q0-162 5-150z');
        for (const k of [-32, 32] as const) {
          p.rect('y', k - 7, -86, 14, 30);
          p.path('y', `M${k - 8} -86L${k} -104L${k + 8} -86z`);
        }
        p.grid('t', -26, -50, 4, 1, 15, 1, 7, 26);
      });
      spire(p, 270, 212, 24, 116, 'k', 'K', 'l');
      p.rect('k', 300, 172, 120, 40);
      p.grid('t', 308, 180, 8, 1, 14, 1, 6, 20);
      spire(p, 410, 212, 22, 130, 'k', 'K', 't');
      houses(p, 214, [
        [-10, 50, 46, 'e'],
        [42, 48, 54, 'p'],
        [220, 40, 40, 'p'],
      ]);
      p.rect('k', -10, 210, 500, 8);
      sea(p, 216, 352);
      archBridge(
        p,
        254,
        218,
        [
          [330, 34],
          [410, 34],
          [250, 34],
        ],
        'k',
        'K',
      );
      p.rect('b', -10, 218, 210, 52);
      p.path('l', 'M-10 270V246Q60 240 130 256L160 270z');
      ferryBoat(p, 110, 240, 0.7);
    },
  },
  'DE/frankfurt': {
    palette: 'dawn',
    subject: 'skyline',
    middle: 250,
    sky: { ...sun(112, 80, 32), horizon: 194 },
    draw(p) {
      skyline(p, 208, 24, 60, 'F');
      blocks(
        p,
        212,
        [
          [270, 34, 170, 3],
          [314, 34, 146, 5],
          [356, 30, 128, 1],
          [224, 30, 138, 4],
          [396, 34, 104, 0],
          [186, 30, 108, 2],
          [432, 30, 84, 0],
        ],
        'l',
        'm',
        'e',
      );
      timbered(p, 222, [
        [20, 44, 42],
        [64, 44, 54],
        [108, 44, 46],
      ]);
      spire(p, 164, 222, 22, 104, 'w', 'o', 'o');
      p.rect('K', 0, 220, 480, 6);
      sea(p, 224, 112);
      steelArch(p, 240, 400, 100, 16, 't', 4);
      ferryBoat(p, 240, 256, 0.7);
    },
  },
  'DE/fussen': {
    palette: 'alpine',
    subject: 'fairy-castle',
    middle: 262,
    sky: { ...sun(110, 66, 26), horizon: 176 },
    draw(p) {
      range(p, 196, 136, 0.5, 290, 'F', 'f');
      p.path('m', 'M120 270Q170 190 210 180H320Q370 200 420 270z');
      conifers(p, 234, 54, 'm');
      p.at(258, 190, 1.06, () => {
        p.rect('p', -50, -56, 96, 60);
        p.rect('q', 20, -56, 26, 60);
        p.path('b', 'M-54-56L-46-76H42L50-56z');
        for (const [x, w, h] of [
          [-52, 16, 92],
          [48, 18, 110],
          [12, 14, 84],
          [-24, 12, 78],
        ] as const) {
          p.rect('p', x - w / 2, -h, w, h);
          p.rect('q', x + 1, -h, w / 2 - 1, h);
          p.path('n', `M${x - w * 0.7} ${-h}L${x} ${-h - w * 1.9}L${x + w * 0.7} ${-h}z`);
        }
        p.grid('t', -38, -44, 6, 2, 11, 18, 4, 9);
      });
      conifers(p, 256, 70, 'm', -10, 190);
      conifers(p, 262, 70, 'm', 320, 490);
      p.rect('m', 0, 252, 480, 30);
      conifers(p, 290, 80, 'd');
    },
  },
};
