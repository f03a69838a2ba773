import type { Landmarks } from '#shared/scene/landmark.ts';
import { gable, spire } from '#shared/scene/built/west.ts';
import { sheep } from '#shared/scene/motifs/animals.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const britainBToI: Landmarks = {
  'GB/bath': {
    palette: 'golden',
    subject: 'shop-bridge',
    sky: { ...sun(112, 76, 30), horizon: 186 },
    draw(p) {
      hills(p, 'f', 182, 60, 2, 0.4);
      for (let i = 0; i < 9; i++) {
        const x = 20 + i * 50;
        p.rect('e', x, 122 - Math.abs(i - 4) * 4, 48, 50);
        p.grid('o', x + 7, 130 - Math.abs(i - 4) * 4, 3, 2, 14, 18, 6, 10);
        p.rect('t', x, 116 - Math.abs(i - 4) * 4, 48, 8);
      }
      trees(p, 182, 18, 'l');
      p.rect('l', 0, 180, 480, 20);
      sea(p, 200, 240);
      p.rect('y', 60, 168, 360, 24);
      p.rect('Y', 330, 168, 90, 24);
      p.grid('t', 70, 172, 24, 1, 14.6, 1, 6, 12);
      p.path('t', 'M56 168L64 158H416L424 168z');
      for (const k of [84, 396, 240] as const) {
        p.path('y', `M${k - 22} 168V154L${k} 144L${k + 22} 154V168z`);
      }
      p.path(
        'y',
        'M60 190H420V226H404Q400 200 370 200T336 226H304Q300 200 270 200H210Q180 200 176 226H144Q140 200 110 200T76 226H60z',
      );
      for (const [y, c] of [
        [240, 'p'],
        [250, 'c'],
        [258, 'p'],
      ] as const) {
        p.line(c, 5, `M60 ${y}Q240 ${y + 20} 420 ${y}`);
      }
    },
  },
  'IE/dublin': {
    palette: 'jade',
    subject: 'footbridge-houses',
    sky: { ...sun(350, 80, 32), clouds: 1, horizon: 190 },
    draw(p) {
      for (let i = 0; i < 9; i++) {
        const x = -14 + i * 56,
          h = 92 + (i % 3) * 10,
          c = cycle(['w', 'e', 'o', 'p', 'w', 'l'] as const, i);
        p.rect(c, x, 210 - h, 54, h);
        p.grid(c === 'e' || c === 'p' ? 't' : 'p', x + 8, 220 - h, 3, 3, 15, 24, 8, 14);
        p.rect(cycle(['b', 'w', 'y', 'l'] as const, i), x + 22, 188, 13, 22);
        p.path('p', `M${x + 20} 188q8-10 17 0z`);
        p.rect('t', x + 4, 198 - h, 10, 14);
      }
      p.rect('K', 0, 208, 480, 8);
      sea(p, 214, 350);
      p.path('p', 'M40 240Q240 150 440 240V246Q240 166 40 246z');
      p.line(
        'p',
        2,
        'M40 226Q240 132 440 226M60 238V220M90 226V206M120 214V196M150 206V186M180 199V179M210 196V175M240 195V173M270 196V175M300 199V179M330 206V186M360 214V196M390 226V206M420 238V220',
      );
      for (const x of [150, 240, 330] as const) {
        p.line('d', 2, `M${x} ${x === 240 ? 174 : 186}v-26`);
        p.circ('y', x, x === 240 ? 146 : 158, 5);
      }
    },
  },
  'GB/edinburgh': {
    palette: 'nordic',
    subject: 'hill-fortress',
    middle: 262,
    sky: { ...sun(130, 84, 34), clouds: 2, horizon: 190 },
    draw(p) {
      hills(p, 'F', 186, 50, 2, 0.5);
      p.path('K', 'M120 230L146 170 170 156 196 128H330L352 150 386 172 412 230z');
      p.path('d', 'M330 128L352 150 386 172 412 230H330L344 190z');
      p.at(262, 132, 1, () => {
        for (const [x, w, h] of [
          [-66, 36, 26],
          [-30, 30, 44],
          [0, 40, 34],
          [40, 28, 22],
        ] as const) {
          p.rect('k', x, -h, w, h + 4);
          p.rect('K', x + w * 0.64, -h, w * 0.36, h + 4);
          let d = '';
          for (let i = 0; i < w / 7 - 0.5; i++) {
            d += `M${x + i * 7} ${-h}v-4h4v4z`;
          }
          p.path('k', d);
        }
        p.path('t', 'M2-34L20-54L38-34z');
        p.grid('d', -56, -16, 9, 1, 12, 1, 3, 7);
      });
      trees(p, 232, 18, 'm');
      p.rect('m', 0, 230, 480, 50);
      for (let i = 0; i < 8; i++) {
        gable(p, -14 + i * 64, 274, 62, 16 + (i % 2) * 8, 'k', 't', 'd', 0.42);
      }
      spire(p, 92, 270, 22, 150, 'K', 'd', 't');
    },
  },
  'IE/galway': {
    palette: 'nordic',
    subject: 'high-cliffs',
    middle: 330,
    sky: { ...sun(110, 80, 30), horizon: 172, birds: [250, 50] },
    draw(p) {
      sea(p, 170, 110);
      for (const [x, w, t, c] of [
        [490, 150, 96, 'f'],
        [430, 150, 92, 'l'],
      ] as const) {
        p.path(c, `M490 220V${t}H${x - w + 40}L${x - w + 20} ${t + 40} ${x - w + 30} ${t + 80} ${x - w} 220z`);
      }
      p.path('K', 'M490 240V86H330Q310 84 300 92L306 130 296 160 308 200 290 240z');
      p.path(
        't',
        'M340 86L350 140 336 190 346 240H310L308 200 296 160 306 130 300 92Q310 84 340 86zM400 92L412 160 400 240H384L388 150z',
      );
      p.line('k', 2, 'M310 130H490M304 164H490M310 200H490');
      p.path('l', 'M296 92Q330 72 400 78L490 72V96H330Q310 88 296 92z');
      p.line('p', 3, 'M270 240h220M250 250h80');
      p.at(120, 232, 1.2, () => {
        p.path('w', 'M-26-4Q-28-46 20-60Q10-30 14-4z');
        p.path('o', 'M18-40Q34-20 34-4H18z');
        p.path('d', 'M-34-3H38Q34 8 20 8H-22Q-32 6-34-3z');
      });
    },
  },
  'GB/inverness': {
    palette: 'nordic',
    subject: 'loch-ruin',
    middle: 280,
    sky: { clouds: 2, cloudY: 44, horizon: 170 },
    draw(p) {
      hills(p, 'F', 176, 70, 2, 0.2);
      hills(p, 'f', 186, 44, 2, 0.8);
      sea(p, 182, 240);
      p.path('l', 'M490 270V186Q420 176 360 200T240 250L220 270z');
      p.at(390, 190, 1.1, () => {
        p.rect('K', -34, -62, 40, 62);
        p.rect('d', -10, -62, 16, 62);
        p.path('K', 'M-34-62V-72H-26V-62zM-18-62V-74H-8V-62z');
        p.path('K', 'M6 0V-30L24-36 30-20 52-28 60 0z');
        p.rect('d', -26, -40, 7, 12);
      });
      p.path(
        'd',
        'M70 228Q76 206 92 228zM104 228Q116 196 132 228zM146 228Q150 190 160 178Q172 172 178 182L166 188Q162 206 166 228z',
      );
      p.line('c', 2.6, 'M50 230h140M70 238h90');
      sheep(p, 320, 250, 0.9);
      sheep(p, 430, 244, 0.8, true);
    },
  },
};
