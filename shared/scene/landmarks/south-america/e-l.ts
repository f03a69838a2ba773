import type { Landmarks } from '#shared/scene/landmark.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { ropeBridge } from '#shared/scene/motifs/bridges.ts';
import { glacier, springPool, steam } from '#shared/scene/motifs/land.ts';
import { surf, turtle } from '#shared/scene/motifs/shore.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range, volcano } from '#shared/scene/nature/mountains.ts';
import { conifers, leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAmericaEToL: Landmarks = {
  'AR/el-calafate': {
    palette: 'alpine',
    subject: 'glacier',
    middle: 250,
    sky: { horizon: 150, ...sun(380, 54, 22) },
    draw(p) {
      range(p, 166, 116, 0.7, 200, 'f', 'l');
      glacier(p, 216, 58);
      p.path('b', 'M-10 214H490V270H-10z');
      for (const [x, y, w] of [
        [90, 234, 60],
        [250, 246, 80],
        [390, 232, 50],
      ] as const) {
        p.path(
          'p',
          `M${x - w / 2} ${y}L${x - w * 0.3} ${y - w * 0.3} ${x} ${y - w * 0.2} ${x + w * 0.2} ${y - w * 0.4} ${x + w / 2} ${y}z`,
        );
        p.path('c', `M${x + w * 0.2} ${y - w * 0.4}L${x + w / 2} ${y}H${x + w * 0.1}z`);
      }
      p.line('c', 2.4, 'M30 226h40M170 232h50M310 238h50M140 258h60');
      fishingBoat(p, 180, 258, 0.7);
    },
  },
  'AR/el-chalten': {
    palette: 'dawn',
    subject: 'needle-peak',
    sky: { horizon: 190 },
    draw(p) {
      p.path(
        'F',
        'M-10 200L40 150 70 160 110 118 140 150 180 130V204zM490 196L450 140 420 150 390 110 360 140 320 130V204z',
      );
      p.path(
        'e',
        'M130 206L180 160 196 104 208 114 218 70 232 92 244 30 262 46 270 84 284 72 298 120 310 112 330 160 372 206z',
      );
      p.path('w', 'M244 30L262 46 270 84 284 72 298 120 310 112 330 160 372 206H272L250 150 262 110z');
      p.path('p', 'M150 188L180 160 200 172 222 156 240 176 262 162 290 180 320 168 340 178 372 206H130z');
      hills(p, 'l', 212, 16, 3);
      p.path('m', 'M-10 270V230Q140 206 260 226T490 220V270z');
      p.path('c', 'M220 222C300 236 180 250 230 270H300C250 250 330 236 240 222z');
      conifers(p, 276, 40, 'd', -10, 120);
    },
  },
  'BR/fernando-de-noronha': {
    palette: 'sunset',
    subject: 'twin-rocks',
    middle: 270,
    sky: { ...sun(120, 110, 44), horizon: 176 },
    draw(p) {
      sea(p, 174, 120);
      for (const [x, w, h] of [
        [250, 70, 96],
        [330, 60, 80],
      ] as const) {
        p.path(
          'o',
          `M${x - w / 2} 210Q${x - w * 0.46} ${210 - h * 0.8} ${x - w * 0.16} ${210 - h}Q${x + w * 0.14} ${210 - h * 1.02} ${x + w * 0.26} ${210 - h * 0.6}L${x + w / 2} 210z`,
        );
        p.path(
          'd',
          `M${x} ${210 - h}Q${x + w * 0.18} ${210 - h * 0.9} ${x + w * 0.26} ${210 - h * 0.6}L${x + w / 2} 210H${x + w * 0.14}z`,
        );
        p.path(
          'm',
          `M${x - w * 0.3} ${210 - h * 0.8}Q${x - w * 0.2} ${206 - h} ${x} ${204 - h}Q${x + w * 0.1} ${212 - h} ${x} ${218 - h * 0.94}z`,
        );
        p.line('p', 3, `M${x - w * 0.6} 212h${w * 1.2}`);
      }
      p.path('m', 'M490 270V140Q440 150 420 190T370 250L360 270z');
      p.path('e', 'M-10 270V246Q120 226 260 248L360 270z');
      turtle(p, 130, 234, 0.6);
      palm(p, 40, 276, 130, 0.1);
    },
  },
  'EC/galapagos': {
    palette: 'lagoon',
    subject: 'giant-tortoise',
    middle: 330,
    sky: { ...sun(110, 62, 26), horizon: 160 },
    draw(p) {
      p.path('f', 'M230 172Q300 130 360 120T490 150V174z');
      sea(p, 168, 110);
      p.path('k', 'M196 200L206 120 214 84 226 96 234 150 244 200z');
      p.path('K', 'M214 84L226 96 234 150 244 200H222z');
      p.line('p', 3, 'M184 201h70');
      p.path('t', 'M-10 270V236Q110 216 250 236T490 230V270z');
      p.at(360, 246, 1.3, () => {
        p.path('d', 'M-52 0Q-56-16-40-18L-34-8zM42 4H58V-12H40zM-34 4H-20V-10H-36z');
        p.path('l', 'M-42-6Q-36-48 6-50Q48-48 52-6Q4 2-42-6z');
        p.path('m', 'M6-50Q48-48 52-6Q40-4 24-3Q30-30 6-50z');
        p.line('m', 2, 'M-30-20L-6-30 14-24 36-30M-6-30L-8-48M-20-4L-6-30M14-24L18-4');
        p.path('d', 'M-42-8Q-58-10-60-24Q-58-34-48-32Q-40-28-42-8z');
      });
      p.at(120, 246, 1, () => {
        p.path(
          'd',
          'M-60 6Q-30-4-10-4Q-2-16 12-14Q20-22 34-18Q44-12 36-6L24-4 26 6H18L12 0H-4L-8 6H-16L-14 2Q-40 2-60 8z',
        );
        p.line('d', 2, 'M-4-12l3-6 3 5 3-6 3 5 3-6 4 5');
      });
    },
  },
  'CR/la-fortuna': {
    palette: 'monsoon',
    subject: 'sky-bridge',
    middle: 240,
    sky: { ...sun(370, 62, 26), horizon: 170 },
    draw(p) {
      volcano(p, 240, 194, 210, 140, 'F', 'f');
      mist(p, 160, 'p');
      trees(p, 200, 26, 'l');
      trees(p, 222, 24, 'm');
      ground(p, 'm', 220);
      ropeBridge(p, -10, 190, 490, 180, 26, 'd');
      springPool(p, 250, 250, 80);
      steam(p, 240, 240, 0.5, 'p');
      leaves(p, false);
      leaves(p, true);
    },
  },
  'PE/lima': {
    palette: 'lilac',
    subject: 'sea-cliff',
    middle: 330,
    sky: { ...sun(110, 90, 36), horizon: 176 },
    draw(p) {
      sea(p, 174, 110);
      p.path('e', 'M490 270V140L420 138 400 150 330 148 310 162 250 168 230 230 210 270z');
      p.path(
        'w',
        'M420 138L400 150 392 270H420L430 190zM330 148L310 162 306 270H330L338 200zM250 168L230 230 210 270H244L256 210z',
      );
      p.path('l', 'M248 172L310 158 330 144 400 146 420 134 490 136V146L420 144 400 156 332 154 312 168 250 176z');
      blocks(
        p,
        144,
        [
          [350, 24, 60, 0],
          [380, 22, 84, 2],
          [410, 24, 68, 0],
          [440, 26, 96, 0],
          [468, 22, 72, 1],
        ],
        'l',
        'm',
        'y',
      );
      for (const [x, y, s, c] of [
        [190, 76, 1, 'w'],
        [260, 50, 0.7, 'y'],
      ] as const) {
        p.at(x, y, s, () => {
          p.path(c, 'M-34-6Q-24-28 0-30Q24-28 34-6Q0-20-34-6z');
          p.line('d', 0.9, 'M-30-8L0 20M30-8L0 20');
          p.circ('d', 0, 22, 3);
          p.path('d', 'M-3 25H3L6 34H-2z');
        });
      }
      p.rect('o', 60, 214, 150, 4);
      p.line('o', 2.4, 'M80 218V238M110 218V238M140 218V238M170 218V238M200 218V238', false);
      p.at(90, 214, 0.8, () => {
        p.rect('p', -28, -26, 56, 26);
        p.path('w', 'M-36-24L-14-44H14L36-24z');
        p.rect('p', -8, -54, 16, 12);
        p.path('w', 'M-11-54L0-66L11-54z');
      });
      surf(p, 60, 256, 0.34);
    },
  },
};
