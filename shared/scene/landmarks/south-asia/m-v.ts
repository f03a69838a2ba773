import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { elephant, skyline } from '#shared/scene/built/things.ts';
import { pineTree } from '#shared/scene/motifs/land.ts';
import { lakePalace } from '#shared/scene/motifs/south.ts';
import { fishingBoat, rowboat, sampan } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAsiaMToV: Landmarks = {
  'IN/mumbai': {
    palette: 'golden',
    subject: 'harbour-arch',
    middle: 200,
    sky: { ...sun(350, 84, 36), horizon: 190 },
    draw(p) {
      skyline(p, 208, 24, 70, 'F');
      p.at(380, 214, 1, () => {
        p.rect('f', -60, -70, 120, 70);
        dome(p, 0, -70, 20, 'w', 'o', 8);
        for (const k of [-50, 50] as const) {
          dome(p, k, -70, 12, 'w', 'o', 6);
        }
        p.grid('t', -52, -60, 8, 3, 13, 20, 6, 12);
      });
      p.at(200, 218, 1.15, () => {
        p.rect('y', -92, -84, 184, 84);
        p.rect('Y', 40, -84, 52, 84);
        p.rect('y', -96, -92, 192, 10);
        for (const k of [-62, 62] as const) {
          p.path('o', `M${k - 18} 0V-40Q${k} -60 ${k + 18} -40V0z`);
        }
        p.path('d', 'M-28 0V-50Q0-82 28-50V0z');
        for (const k of [-38, 38] as const) {
          p.rect('y', k - 11, -122, 22, 32);
          p.rect('Y', k + 2, -122, 9, 32);
          dome(p, k, -120, 12, 'y', 'Y', 8);
        }
        for (const k of [-88, 88] as const) {
          dome(p, k, -92, 9, 'y', 'Y', 6);
        }
      });
      p.rect('K', 0, 216, 480, 6);
      sea(p, 222, 350);
      fishingBoat(p, 90, 250, 0.8);
      sailBoat(p, 400, 252, 0.6);
    },
  },
  'NP/pokhara': {
    palette: 'dawn',
    subject: 'lake-below-peak',
    sky: { horizon: 176 },
    draw(p) {
      range(p, 192, 100, 0.6, 140, 'F', 'f');
      p.path('f', 'M150 196L200 140 226 90 246 36 258 58 268 48 290 110 320 150 370 196z');
      p.path('i', 'M214 112L226 90 246 36 258 58 268 48 290 110 276 104 262 124 246 92 230 122z');
      p.path('l', 'M268 48L290 110 320 150 370 196H280Q296 120 262 66z');
      hills(p, 'm', 202, 20, 3, 0.4);
      sea(p, 200, 250);
      p.path('F', 'M210 202H300L270 250 258 244 248 262 236 234z');
      for (const [x, y, c] of [
        [90, 234, 'w'],
        [140, 248, 'b'],
        [60, 256, 'y'],
        [370, 236, 'y'],
      ] as const) {
        p.path(c, `M${x - 40} ${y - 6}Q${x} ${y + 6} ${x + 40} ${y - 6}L${x + 30} ${y + 6}H${x - 30}z`);
        p.path('d', `M${x - 4} ${y - 2}v-12q5-6 10 0v12z`);
        p.circ('d', x + 1, y - 20, 4);
      }
      p.path('m', 'M400 270Q420 236 490 226V270z');
    },
  },
  'IN/port-blair': {
    palette: 'lagoon',
    subject: 'elephants',
    middle: 200,
    sky: { ...sun(360, 76, 32), clouds: 1, horizon: 170 },
    draw(p) {
      islands(p, 168);
      sea(p, 166, 360);
      p.path('p', 'M-10 270V226Q120 204 250 232T430 270z');
      elephant(p, 190, 244, 1.3);
      elephant(p, 270, 250, 0.8);
      palm(p, 40, 262, 190, 0.1);
      palm(p, 80, 268, 140, 0.2);
      leaves(p, true);
    },
  },
  'BT/thimphu': {
    palette: 'monsoon',
    subject: 'hill-monastery',
    middle: 300,
    sky: { horizon: 120, ...sun(110, 56, 24) },
    draw(p) {
      range(p, 150, 90, 0.5, 110, 'F', 'F');
      p.path('K', 'M170 270L190 170 220 120 240 70 280 40 340 30 400 10H490V270z');
      p.path('t', 'M340 30L400 10H490V270H400Q420 140 340 30zM240 70L260 130 240 200 260 270H220L210 190z');
      p.path('l', 'M-10 270V190Q60 160 120 200L180 270zM280 40L340 30 400 10 410 30 340 48z');
      mist(p, 214, 'p');
      p.at(312, 158, 1, () => {
        p.path('k', 'M-90 8L-60-6H80L96 14 60 30H-60z');
        for (const [k, b, w, h] of [
          [-50, 0, 44, 40],
          [4, -6, 50, 52],
          [56, 2, 40, 36],
        ] as const) {
          p.path('p', `M${k - w / 2} ${b}L${k - w / 2 + 3} ${b - h}H${k + w / 2 - 3}L${k + w / 2} ${b}z`);
          p.rect('w', k - w / 2 + 2, b - h, w - 4, 9);
          p.grid('o', k - w * 0.34, b - h + 16, 3, 1, w * 0.26, 1, 6, 12);
          p.path(
            'y',
            `M${k - w / 2 - 8} ${b - h}L${k - w * 0.24} ${b - h - 13}H${k + w * 0.24}L${k + w / 2 + 8} ${b - h}z`,
          );
        }
      });
      for (const [x, h] of [
        [30, 90],
        [70, 120],
        [120, 80],
        [170, 60],
      ] as const) {
        pineTree(p, x, 276, h, 'd');
      }
      p.line('d', 1.2, 'M60 160Q150 210 232 150');
      for (let i = 1; i < 7; i++) {
        p.rect(cycle(['w', 'p', 'y', 'b', 'l'], i), 60 + i * 24, 170 + Math.sin((i / 7) * Math.PI) * 16, 10, 9);
      }
    },
  },
  'IN/udaipur': {
    palette: 'lilac',
    subject: 'lake-palace',
    middle: 230,
    sky: { ...sun(340, 80, 34), horizon: 180 },
    draw(p) {
      hills(p, 'F', 178, 60, 3, 0.1);
      hills(p, 'f', 190, 34, 2, 0.6);
      sea(p, 186, 340);
      lakePalace(p, 230, 214, 1.06);
      p.rect('q', 98, 213, 264, 4);
      sea(p, 216, 340);
      sampan(p, 390, 246, 0.8);
      p.path('e', 'M-10 270V240H60L70 270z');
    },
  },
  'IN/varanasi': {
    palette: 'dawn',
    subject: 'river-steps',
    middle: 280,
    sky: { ...sun(110, 92, 40), horizon: 186 },
    draw(p) {
      for (const [x, h] of [
        [216, 84],
        [286, 112],
        [366, 92],
        [444, 120],
      ] as const) {
        p.at(x, 190, h / 110, () => p.sym('w', 'o', '0 -110 L2 -110 L4 -98 Q16 -60 18 -30 L24 -26 L24 0'));
      }
      for (const [x, w, h, c] of [
        [180, 54, 60, 'e'],
        [236, 40, 44, 'p'],
        [306, 50, 54, 'y'],
        [390, 40, 50, 'e'],
        [460, 50, 60, 'p'],
      ] as const) {
        p.rect(c, x, 196 - h, w, h);
        p.grid('o', x + 6, 204 - h, Math.floor(w / 13), 2, 12, 20, 6, 10);
      }
      for (let i = 0; i < 6; i++) {
        p.path(i % 2 ? 'K' : 'k', `M${176 - i * 14} ${196 + i * 7}H490V${206 + i * 7}H${162 - i * 14}z`);
      }
      for (const [x, y] of [
        [260, 216],
        [330, 206],
        [410, 222],
      ] as const) {
        p.line('d', 2, `M${x} ${y + 8}v-26`);
        p.path('w', `M${x - 20} ${y - 12}Q${x} ${y - 34} ${x + 20} ${y - 12}z`);
      }
      sea(p, 236, 110, 'b', 'c');
      p.path('b', 'M-10 186H190L90 240H-10z');
      p.line('c', 2.4, 'M60 196h60M40 208h70M70 222h30');
      rowboat(p, 120, 254, 1.1, 'd');
      rowboat(p, 40, 226, 0.7, 'd');
    },
  },
};
