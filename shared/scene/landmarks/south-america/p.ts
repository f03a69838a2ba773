import type { Landmarks } from '#shared/scene/landmark.ts';
import { lighthouse, skyline } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { araucaria } from '#shared/scene/motifs/land.ts';
import { kayak } from '#shared/scene/motifs/shore.ts';
import { yacht } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, volcano } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAmericaP: Landmarks = {
  'PA/panama-city': {
    palette: 'lilac',
    subject: 'skyline',
    middle: 270,
    sky: { ...sun(112, 74, 30), horizon: 188 },
    draw(p) {
      hills(p, 'F', 188, 30, 3, 0.5);
      skyline(p, 206, 50, 110, 'F', 200, 490);
      blocks(
        p,
        212,
        [
          [250, 28, 130, 0],
          [284, 26, 154, 2],
          [362, 28, 140, 3],
          [398, 26, 118, 1],
          [432, 30, 146, 0],
          [464, 26, 100, 2],
        ],
        'l',
        'm',
        'y',
      );
      p.path('l', 'M312 212Q300 180 314 150Q328 120 318 66L338 60Q346 120 334 150Q322 180 338 212z');
      p.path('m', 'M330 63L338 60Q346 120 334 150Q322 180 338 212H328Q316 178 326 150Q338 116 330 63z');
      sea(p, 210, 112);
      p.at(130, 250, 1, () => {
        p.path('w', 'M-104-16H110L96 10H-90z');
        for (const [x1, y1, c] of [
          [-76, -16, 'b'],
          [-50, -16, 'y'],
          [-24, -16, 'l'],
          [2, -16, 'e'],
          [28, -16, 'b'],
          [-62, -30, 'e'],
          [-36, -30, 'w'],
          [-10, -30, 'y'],
          [16, -30, 'l'],
        ] as const) {
          p.rect(c, x1, y1 - 13, 25, 13);
        }
        p.rect('p', 62, -46, 26, 30);
        p.rect('d', 66, -42, 18, 6);
      });
      palm(p, 440, 272, 110, -0.06);
    },
  },
  'CL/pucon': {
    palette: 'lagoon',
    subject: 'volcano-lake',
    middle: 230,
    sky: { ...sun(380, 60, 24), horizon: 172 },
    draw(p) {
      volcano(p, 230, 190, 200, 130, 'F', 'f');
      p.path(
        'i',
        'M206 60L224 65 254 60Q262 90 284 116L262 104 246 126 228 100 208 128 194 106 176 122Q198 90 206 60z',
      );
      hills(p, 'm', 196, 24, 3, 0.4);
      sea(p, 194, 230);
      p.path('c', 'M180 200H280L300 240H160z');
      araucaria(p, 60, 270, 150);
      araucaria(p, 430, 270, 120);
      kayak(p, 250, 250, 1);
    },
  },
  'AR/puerto-iguazu': {
    palette: 'monsoon',
    subject: 'waterfall',
    middle: 240,
    sky: { horizon: 110, ...sun(390, 46, 22) },
    draw(p) {
      trees(p, 104, 20, 'f');
      p.path('l', 'M-10 104H490V130Q400 150 340 140T240 160 140 140T-10 130z');
      p.path('m', 'M-10 128Q80 140 140 138T240 158T340 138T490 128V236H-10z');
      let d = '';
      for (const [x, w, t] of [
        [20, 40, 130],
        [74, 36, 138],
        [126, 40, 138],
        [176, 44, 146],
        [240, 60, 158],
        [304, 44, 146],
        [354, 40, 138],
        [406, 36, 136],
        [456, 44, 130],
      ] as const) {
        d += `M${x - w / 2} ${t}H${x + w / 2}L${x + w * 0.56} 232H${x - w * 0.56}z`;
      }
      p.path('p', d);
      p.line(
        'c',
        3,
        'M20 144V206M74 150V214M126 152V200M170 158V216M232 172V214M252 170V220M304 158V208M354 150V218M406 148V204M456 144V212',
      );
      for (const [x, r] of [
        [20, 40],
        [90, 46],
        [170, 50],
        [250, 60],
        [330, 48],
        [410, 46],
        [470, 36],
      ] as const) {
        p.oval('p', x ?? 0, 234, r ?? 0, (r ?? 0) * 0.3);
      }
      p.path('b', 'M-10 238H490V270H-10z');
      p.at(150, 70, 0.8, () => {
        p.path('d', 'M-20 0Q-6-16 14-10L26-8 20 0Q10 10-8 8L-24 14z');
        p.path('w', 'M14-10L26-8Q40-4 34 4L20-2z');
      });
      leaves(p, false);
      leaves(p, true);
    },
  },
  'CL/puerto-natales': {
    palette: 'alpine',
    subject: 'needle-peak',
    middle: 240,
    sky: { horizon: 160, clouds: 1, ...sun(96, 52, 22) },
    draw(p) {
      p.path('F', 'M-10 196L70 130 130 150 360 130 420 110 490 150V200z');
      for (const [x, w, h] of [
        [200, 34, 118],
        [246, 36, 140],
        [294, 34, 126],
      ] as const) {
        p.path(
          'e',
          `M${x - w} 186L${x - w * 0.5} ${186 - h * 0.5} ${x - w * 0.36} ${186 - h * 0.9} ${x} ${186 - h} ${x + w * 0.3} ${186 - h * 0.8} ${x + w * 0.5} ${186 - h * 0.4} ${x + w} 186z`,
        );
        p.path(
          'o',
          `M${x} ${186 - h}L${x + w * 0.3} ${186 - h * 0.8} ${x + w * 0.5} ${186 - h * 0.4} ${x + w} 186H${x + w * 0.3}z`,
        );
      }
      p.path('i', 'M140 190L180 168 210 176 246 164 280 176 310 166 350 190z');
      hills(p, 'l', 200, 18, 3, 0.3);
      sea(p, 200, 246, 'c', 'p');
      p.path('y', 'M-10 270V238Q110 222 240 242T490 232V270z');
      p.at(110, 250, 1, () =>
        p.path(
          'd',
          'M-22 0V-18Q-24-26-16-28H6L10-52 8-58 13-56 17-58 16-54 22-50 20-46H16L15-24 12-18V0H8V-16H-14L-17 0z',
        ),
      );
      p.at(180, 244, 0.7, () =>
        p.path(
          'd',
          'M-22 0V-18Q-24-26-16-28H6L10-52 8-58 13-56 17-58 16-54 22-50 20-46H16L15-24 12-18V0H8V-16H-14L-17 0z',
        ),
      );
    },
  },
  'UY/punta-del-este': {
    palette: 'lagoon',
    subject: 'lighthouse-cape',
    middle: 300,
    sky: { ...sun(360, 72, 30), horizon: 172 },
    draw(p) {
      blocks(
        p,
        186,
        [
          [60, 26, 84, 2],
          [92, 24, 106, 0],
          [124, 26, 76, 1],
          [156, 24, 92, 0],
          [188, 24, 64, 2],
          [28, 24, 60, 0],
        ],
        'l',
        'm',
        'p',
      );
      p.path('e', 'M-10 184H230Q260 188 270 198H-10z');
      sea(p, 186, 360);
      p.path('e', 'M490 270V222Q400 212 320 232T220 270z');
      lighthouse(p, 400, 226, 1.1);
      for (const [x, y] of [
        [300, 246],
        [330, 240],
      ] as const) {
        p.path(
          'd',
          `M${x - 24} ${y + 8}Q${x - 30} ${y - 10} ${x - 8} ${y - 12}L${x} ${y - 26}Q${x + 10} ${y - 32} ${x + 14} ${y - 22}L${x + 18} ${y + 2}Q${x} ${y + 12} ${x - 24} ${y + 8}z`,
        );
      }
      yacht(p, 110, 230, 0.9);
      sailBoat(p, 200, 250, 0.8);
    },
  },
};
