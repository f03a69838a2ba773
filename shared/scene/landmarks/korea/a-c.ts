import type { Landmarks } from '#shared/scene/landmark.ts';
import { hanok } from '#shared/scene/built/asia.ts';
import { skyline, suspension } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { choga } from '#shared/scene/motifs/asia.ts';
import { bigTree, lotus, pineTree } from '#shared/scene/motifs/land.ts';
import { parasols } from '#shared/scene/motifs/shore.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { blossom, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const koreaAToC: Landmarks = {
  'KR/andong': {
    palette: 'golden',
    subject: 'thatched-village',
    sky: { ...sun(116, 80, 30), horizon: 180 },
    draw(p) {
      hills(p, 'F', 176, 40, 3, 0.1);
      p.path('k', 'M300 178V96Q340 80 400 92L490 86V178z');
      p.path('K', 'M330 178L338 92H356L350 178zM390 178L402 92 420 90 424 178z');
      trees(p, 98, 12, 'm', 300, 490);
      p.path('c', 'M-10 184Q160 168 300 178T490 178V200Q340 204 250 220T-10 214z');
      p.path('l', 'M-10 270V222Q150 206 260 222T490 204V270z');
      choga(p, 96, 236, 0.9);
      choga(p, 210, 246, 1.1);
      hanok(p, 372, 250, 130, 1);
      bigTree(p, 300, 234, 0.6);
    },
  },
  'KR/boryeong': {
    palette: 'sunset',
    subject: 'coast',
    middle: 210,
    sky: { ...sun(130, 128, 48), horizon: 178 },
    draw(p) {
      islands(p, 178);
      sea(p, 176, 130);
      p.path('Y', 'M-10 270V224Q150 206 320 222T490 214V270z');
      p.path('o', 'M60 244Q140 226 240 240T300 262Q160 268 60 244z');
      for (const [x, y, s] of [
        [120, 246, 1],
        [180, 242, 0.9],
        [236, 252, 1.1],
      ] as const) {
        p.at(x, y, s, () => {
          p.circ('d', 0, -40, 6);
          p.path('d', 'M-7 0V-20L-18-34-14-38-4-30H4L14-40 18-36 8-20V0z');
        });
      }
      parasols(p, 236, [350, 400, 446], 1);
      blocks(
        p,
        216,
        [
          [440, 24, 40, 0],
          [466, 24, 56, 2],
        ],
        'l',
        'd',
        'y',
      );
    },
  },
  'KR/busan': {
    palette: 'lilac',
    subject: 'suspension-bridge',
    middle: 290,
    sky: { ...sun(112, 70, 28), horizon: 196 },
    draw(p) {
      hills(p, 'F', 172, 50, 3, 0.3);
      skyline(p, 200, 24, 60, 'f', -10, 490);
      for (const [x, w, h] of [
        [356, 26, 150],
        [390, 26, 128],
        [424, 24, 142],
        [322, 24, 92],
        [456, 26, 84],
      ] as const) {
        p.path('l', `M${x - w / 2} 206V${206 - h + 14}Q${x} ${206 - h - 8} ${x + w / 2} ${206 - h + 4}V206z`);
        p.path('t', `M${x + 2} 206V${206 - h}Q${x + w * 0.3} ${206 - h - 2} ${x + w / 2} ${206 - h + 4}V206z`);
        p.grid('y', x - w / 2 + 4, 206 - h + 20, 2, Math.floor((h - 26) / 10), 6, 10, 3, 4, 0.3);
      }
      sea(p, 202, 112);
      suspension(p, { y: 236, deck: 188, top: 108, xs: [96, 262], c: 'p', shade: 'q', wide: 9 });
      sea(p, 228, 112);
      sailBoat(p, 392, 252, 0.8);
      p.line('y', 2.2, 'M330 236h30M376 240h40M340 246h20');
    },
  },
  'KR/buyeo': {
    palette: 'dawn',
    subject: 'stone-pagoda-pond',
    middle: 240,
    sky: { ...sun(360, 76, 30), horizon: 188 },
    draw(p) {
      hills(p, 'F', 186, 30, 3, 0.3);
      trees(p, 204, 18, 'f');
      ground(p, 'l', 202);
      p.at(240, 224, 1.1, () => {
        p.rect('k', -52, -8, 104, 8);
        for (const [w, b, h] of [
          [60, -8, 44],
          [48, -60, 20],
          [42, -88, 18],
          [36, -114, 16],
          [30, -138, 14],
        ] as const) {
          p.rect('k', -w / 2, b - h, w, h);
          p.rect('K', w * 0.12, b - h, w * 0.38, h);
          p.path(
            'k',
            `M${-w * 0.86} ${b - h + 1}Q${-w * 0.6} ${b - h - 5} 0 ${b - h - 6}Q${w * 0.6} ${b - h - 5} ${w * 0.86} ${b - h + 1}L${w * 0.7} ${b - h - 9}H${-w * 0.7}z`,
          );
          p.path('K', `M0 ${b - h - 6}Q${w * 0.6} ${b - h - 5} ${w * 0.86} ${b - h + 1}L${w * 0.7} ${b - h - 9}H4z`);
        }
        p.rect('k', -4, -172, 8, 12);
      });
      ground(p, 'm', 224);
      sea(p, 236, 360);
      for (const [x, y, s] of [
        [80, 254, 1],
        [150, 262, 0.8],
        [330, 256, 1],
        [410, 262, 0.8],
      ] as const) {
        lotus(p, x, y, s);
      }
      blossom(p, false, 30, 'e');
    },
  },
  'KR/chuncheon': {
    palette: 'jade',
    subject: 'tree-avenue',
    sky: { ...sun(240, 116, 40), horizon: 196 },
    draw(p) {
      hills(p, 'F', 190, 30, 3, 0.4);
      ground(p, 'l', 206);
      p.path('e', 'M228 206H252L360 270H120z');
      for (const [x, h] of [
        [196, 60],
        [284, 60],
        [168, 90],
        [312, 90],
        [128, 132],
        [352, 132],
        [66, 196],
        [414, 196],
      ] as const) {
        pineTree(p, x, 206 + h * 0.28, h * 1.1, x % 4 ? 'm' : 'm');
      }
      for (const x of [-6, 486] as const) {
        pineTree(p, x, 290, 270, 'd');
      }
    },
  },
};
