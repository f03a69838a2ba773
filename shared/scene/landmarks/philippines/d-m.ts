import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { twinChurch } from '#shared/scene/motifs/churches.ts';
import { acaciaRow } from '#shared/scene/motifs/land.ts';
import { dolphin, reef } from '#shared/scene/motifs/shore.ts';
import { bangka } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, karsts, volcano } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const philippinesDToM: Landmarks = {
  'PH/davao': {
    palette: 'monsoon',
    subject: 'eagle-mountain',
    middle: 250,
    sky: { ...sun(110, 66, 28), horizon: 176 },
    draw(p) {
      volcano(p, 290, 190, 230, 128, 'F', 'f', false);
      hills(p, 'l', 198, 26, 3, 0.5);
      p.at(250, 76, 1, () =>
        p.path('d', 'M-70-20Q-40-34-10-10L0-14 10-10Q40-34 70-20Q40-16 22 4L12 8 16 20H-16L-12 8-22 4Q-40-16-70-20z'),
      );
      trees(p, 216, 20, 'm');
      ground(p, 'm', 214);
      for (const [x, y] of [
        [180, 244],
        [230, 252],
        [282, 246],
        [330, 254],
      ] as const) {
        p.oval('y', x, y, 22, 18);
        p.line('Y', 2, `M${x - 8} ${y - 14}V${y + 14}M${x + 8} ${y - 14}V${y + 14}M${x - 20} ${y}H${x + 20}`);
        p.rect('o', x - 2, y - 24, 4, 8);
      }
      leaves(p, false);
      leaves(p, true);
    },
  },
  'PH/dumaguete': {
    palette: 'lilac',
    subject: 'bell-tower',
    sky: { ...sun(350, 76, 32), horizon: 180 },
    draw(p) {
      volcano(p, 120, 186, 160, 84, 'F', 'f', false);
      sea(p, 182, 350);
      p.path('l', 'M-10 270V226Q120 206 250 222T490 218V270z');
      for (const [x, k] of [[200, 1]] as const) {
        p.at(x, 232, k, () => {
          p.path('k', 'M-30 0L-26-90H26L30 0z');
          p.path('K', 'M6-90H26L30 0H8z');
          p.path('w', 'M-32-90L-18-112H18L32-90z');
          p.path('d', 'M-7-60v-16q7-9 14 0v16zM-9 0v-22q9-11 18 0V0z');
          p.path('d', 'M-7-28v-14q7-8 14 0v14z');
        });
      }
      acaciaRow(p, 238);
      dolphin(p, 390, 224, 0.7);
    },
  },
  'PH/el-nido': {
    palette: 'lagoon',
    subject: 'karst-sea',
    sky: { clouds: 2, horizon: 180 },
    draw(p) {
      karsts(p, 190, 140);
      sea(p, 186, 240);
      p.path('c', 'M-10 232Q150 206 300 226T490 216V270H-10z');
      bangka(p, 226, 236, 1.2);
      palm(p, 440, 280, 150, -0.16);
    },
  },
  'PH/mabini': {
    palette: 'dawn',
    subject: 'coral-reef',
    middle: 230,
    sky: { ...sun(110, 44, 20), horizon: 100 },
    draw(p) {
      hills(p, 'f', 106, 40, 3, 0.6);
      reef(p, 104);
      p.at(230, 176, 1.3, () => {
        p.path('d', 'M-42 8L-20-2 14-6 26-2 26 6 10 10-14 8-30 16z');
        p.path('w', 'M-8-8H16V-14H-8zM-42 8L-60 0-54 12zM-30 16L-48 22-34 24z');
        p.circ('e', 33, 1, 7.4);
        p.rect('d', 33, -4, 8, 6);
      });
      for (const [x, y, r] of [
        [286, 156, 4],
        [292, 138, 5],
        [284, 122, 4],
      ] as const) {
        p.circ('p', x, y, r);
      }
    },
  },
  'PH/manila': {
    palette: 'sunset',
    subject: 'city-bus-church',
    sky: { ...sun(120, 100, 42), horizon: 190 },
    draw(p) {
      skyline(p, 206, 40, 100, 'F');
      twinChurch(p, 240, 216, 0.94, 'e', 'o', 'd', 26);
      p.rect('K', -10, 206, 500, 20);
      let d = '';
      for (let i = 0; i < 26; i++) {
        d += `M${-6 + i * 19} 206v-6h10v6z`;
      }
      p.path('K', d);
      ground(p, 'm', 224);
      p.at(250, 258, 1.25, () => {
        p.path('w', 'M-80-10V-34L-74-50H52L60-34H82Q90-30 88-10z');
        p.path('y', 'M-80-26H88V-20H-80z');
        p.grid('p', -70, -46, 7, 1, 17, 1, 12, 12);
        p.rect('b', -76, -56, 128, 6);
        p.circ('d', -50, -8, 11);
        p.circ('d', 58, -8, 11);
        p.circ('q', -50, -8, 5);
        p.circ('q', 58, -8, 5);
        p.rect('y', 80, -26, 8, 8);
      });
      palm(p, 40, 256, 120, 0.04);
      palm(p, 440, 256, 130, -0.04);
    },
  },
  'PH/moalboal': {
    palette: 'lagoon',
    subject: 'fish-swarm',
    middle: 270,
    sky: { horizon: 60, ...sun(380, 28, 16) },
    draw(p) {
      p.rect('b', 0, 52, 480, 220);
      p.path('c', 'M-10 52q30-9 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0V62H-10z');
      p.path('c', 'M300 62H390L300 270H190z');
      p.path('n', 'M-10 270V110Q40 120 60 170T120 250L130 270z');
      let d = '';
      for (let i = 0; i < 90; i++) {
        const t = i / 90,
          a = t * 9,
          r = 30 + t * 74,
          x = 270 + Math.cos(a) * r * 1.5,
          y = 160 + Math.sin(a) * r * 0.84;
        d += `M${x - 8} ${y}q8-5 14 0l5-3v6l-5-3q-6 5-14 0z`;
      }
      p.path('p', d);
      p.at(268, 164, 0.8, () => {
        p.path('d', 'M-42 8L-20-2 14-6 26-2 26 6 10 10-14 8-30 16z');
        p.path('w', 'M-8-8H16V-14H-8zM-42 8L-60 0-54 12zM-30 16L-48 22-34 24z');
        p.circ('e', 33, 1, 7.4);
      });
    },
  },
};
