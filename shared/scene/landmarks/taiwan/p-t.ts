import type { Landmarks } from '#shared/scene/landmark.ts';
import { balloon, skyline } from '#shared/scene/built/things.ts';
import { taipei101 } from '#shared/scene/forms/asia.ts';
import { flowerStripes } from '#shared/scene/motifs/land.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, reeds, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const taiwanPToT: Landmarks = {
  'TW/penghu': {
    palette: 'lagoon',
    subject: 'stone-weir',
    sky: { clouds: 1, cloudY: 30, horizon: 100 },
    draw(p) {
      p.rect('b', 0, 78, 480, 192);
      p.path('c', 'M-10 110Q120 92 250 106T490 96V270H-10z');
      p.path('k', 'M-10 96Q60 60 140 76L200 92Q120 100-10 110z');
      p.path('m', 'M-10 88Q60 56 136 72L170 84Q90 90-10 98z');
      p.line(
        'd',
        7,
        'M240 246Q120 190 150 148Q176 122 214 140Q236 152 240 172Q246 148 274 138Q316 126 336 158Q350 204 240 246',
      );
      p.line(
        'd',
        6,
        'M240 214Q176 188 190 166Q206 152 226 166Q236 174 240 186Q246 170 260 164Q286 156 294 176Q298 196 240 214',
      );
      p.line('d', 5, 'M150 150Q100 130 70 106');
      p.line('b', 2.4, 'M40 150h60M380 150h70M60 210h50M370 220h80M180 260h60M300 256h70');
    },
  },
  'TW/taichung': {
    palette: 'golden',
    subject: 'wind-turbines',
    middle: 260,
    sky: { ...sun(150, 140, 40), horizon: 186 },
    draw(p) {
      sea(p, 182, 150);
      for (const [x, h] of [
        [200, 60],
        [262, 76],
        [334, 94],
        [420, 116],
      ] as const) {
        p.line('p', h * 0.035, `M${x} 196V${196 - h}`);
        for (const a of [0.3, 2.4, 4.5] as const) {
          p.line('p', h * 0.04, `M${x} ${196 - h}l${Math.cos(a) * h * 0.42} ${Math.sin(a) * h * 0.42}`);
        }
      }
      p.path('Y', 'M-10 196Q140 184 300 196T490 190V270H-10z');
      p.path('c', 'M-10 214Q100 202 220 216T490 206V222Q300 230 160 226T-10 232z');
      p.path('b', 'M120 246Q260 230 490 240V252Q300 244 140 254z');
      p.path('o', 'M-10 262L210 202H218L30 270H-10z');
      p.circ('d', 96, 216, 5);
      p.path('d', 'M90 240V226q6-6 12 0v14z');
      p.circ('d', 116, 212, 4.6);
      p.path('d', 'M110 234V221q6-6 12 0v13z');
      reeds(p, 430);
    },
  },
  'TW/tainan': {
    palette: 'dawn',
    subject: 'swallow-tail-roofs',
    sky: { ...sun(110, 76, 30), horizon: 188 },
    draw(p) {
      trees(p, 204, 22, 'f');
      p.rect('o', 90, 196, 300, 34);
      let d = '';
      for (let y = 204; y < 230; y += 9) {
        d += `M90 ${y}H390`;
      }
      p.line('w', 1.2, d, false);
      for (const [x, s] of [
        [150, 0.9],
        [330, 0.9],
      ] as const) {
        p.at(x, 196, s, () => {
          p.rect('p', -50, -40, 100, 40);
          p.rect('w', -50, -40, 100, 6);
          p.path('d', 'M-10 0v-26q10-10 20 0V0z');
          p.path('w', 'M-74-34Q-60-50-50-62Q0-56 50-62Q60-50 74-34Q40-40 0-40T-74-34z');
          p.path('o', 'M-50-62Q-66-72-72-80Q-40-68 0-66Q40-68 72-80Q66-72 50-62Q0-56-50-62z');
        });
      }
      p.at(240, 196, 1.1, () => {
        p.rect('p', -34, -70, 68, 70);
        p.rect('q', 12, -70, 22, 70);
        p.path('d', 'M-10 0v-24q10-12 20 0V0z');
        p.path('w', 'M-56-64Q-44-78-36-88Q0-82 36-88Q44-78 56-64Q30-68 0-68T-56-64z');
        p.path('o', 'M-36-88Q-48-96-52-104Q-26-94 0-92Q26-94 52-104Q48-96 36-88Q0-82-36-88z');
      });
      p.path('k', 'M200 230H280L310 270H170z');
      ground(p, 'l', 230);
      p.path('k', 'M206 230H274L310 270H170z');
      palm(p, 46, 264, 130, 0.06);
      palm(p, 436, 264, 120, -0.08);
    },
  },
  'TW/taipei': {
    palette: 'dawn',
    subject: 'skyline',
    middle: 236,
    sky: { ...sun(330, 96, 40), horizon: 196 },
    draw(p) {
      hills(p, 'F', 180, 60, 2, 0.2);
      skyline(p, 214, 26, 66, 'f');
      taipei101(p, 230, 232, 1);
      skyline(p, 240, 14, 46, 'l', -10, 490, 'y');
      hills(p, 'd', 252, 16, 3, 0.2);
      leaves(p, false);
    },
  },
  'TW/taitung': {
    palette: 'alpine',
    subject: 'balloons',
    middle: 200,
    sky: { clouds: 2, cloudY: 40, horizon: 176 },
    draw(p) {
      range(p, 186, 84, 0, 300, 'F', 'f');
      hills(p, 'l', 200, 26, 2, 0.4);
      flowerStripes(p, 206, ['l', 'y', 'm', 'l', 'm']);
      for (const [x, y, s, c] of [
        [130, 84, 1.6, 'w'],
        [260, 56, 1, 'y'],
        [356, 100, 1.3, 'b'],
        [434, 46, 0.7, 'w'],
        [210, 140, 0.7, 'l'],
        [52, 44, 0.7, 'e'],
      ] as const) {
        balloon(p, x, y, s, c);
      }
    },
  },
};
