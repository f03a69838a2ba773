import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave } from '#shared/scene/built/asia.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { hillTown } from '#shared/scene/built/west.ts';
import { pavilion } from '#shared/scene/motifs/asia.ts';
import { stayedBridge } from '#shared/scene/motifs/bridges.ts';
import { bamboo } from '#shared/scene/motifs/land.ts';
import { seaArch, surf, whaleTail } from '#shared/scene/motifs/shore.ts';
import { gondolas } from '#shared/scene/motifs/snow.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { islands, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { pine } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const koreaTToY: Landmarks = {
  'KR/tongyeong': {
    palette: 'dawn',
    subject: 'harbour-hill-town',
    middle: 330,
    sky: { ...sun(120, 76, 28), horizon: 170 },
    draw(p) {
      islands(p, 172);
      sea(p, 170, 120);
      hillTown(p, 250, 214, 240, 104, ['p', 'e', 'b', 'y', 'p', 'w'], 'w');
      pavilion(p, 428, 116, 0.5);
      p.rect('K', 240, 218, 250, 6);
      fishingBoat(p, 110, 226, 1.1);
      fishingBoat(p, 196, 250, 0.8, true);
    },
  },
  'KR/ulleung': {
    palette: 'lagoon',
    subject: 'steep-island',
    sky: { ...sun(350, 70, 26), clouds: 1, horizon: 168 },
    draw(p) {
      sea(p, 172, 350, 'n', 'b');
      p.path('f', 'M-10 176L30 110 60 120 110 46 140 64 160 56 200 124 230 140 262 176z');
      p.path('l', 'M110 46L140 64 160 56 200 124 230 140 262 176H150L170 120z');
      seaArch(p, 356, 208, 0.8);
      p.path('k', 'M96 210L104 150 118 138 132 152 140 210z');
      p.path('K', 'M118 138L132 152 140 210H120z');
      for (const [x, y] of [
        [270, 90],
        [296, 104],
        [318, 84],
      ] as const) {
        p.line('p', 2, `M${x - 9} ${y}q5-6 9 0q4-6 9 0`);
      }
      fishingBoat(p, 230, 244, 0.9);
    },
  },
  'KR/ulsan': {
    palette: 'dawn',
    subject: 'whale',
    middle: 250,
    sky: { ...sun(350, 80, 32), horizon: 176 },
    draw(p) {
      sea(p, 172, 350);
      bamboo(p, [14, 40, 66, 92, 116]);
      p.path('k', 'M490 270V210Q420 196 360 206T290 250L280 270z');
      whaleTail(p, 220, 232, 1);
      for (const [x, y, w, h] of [
        [380, 214, 70, 60],
        [440, 216, 60, 44],
        [330, 222, 40, 30],
      ] as const) {
        p.path('K', `M${x - w / 2} ${y}L${x - w * 0.3} ${y - h}L${x + w * 0.1} ${y - h * 0.86}L${x + w / 2} ${y}z`);
        p.path('t', `M${x + w * 0.02} ${y - h * 0.9}L${x + w * 0.1} ${y - h * 0.86}L${x + w / 2} ${y}H${x + w * 0.1}z`);
      }
      pine(p, true, 60);
    },
  },
  'KR/yangyang': {
    palette: 'golden',
    subject: 'surf-wave',
    middle: 260,
    sky: { ...sun(116, 80, 32), horizon: 176 },
    draw(p) {
      sea(p, 172, 116);
      p.path('k', 'M490 236V120Q440 112 400 126L380 150 372 190 340 210 330 236z');
      p.path('K', 'M490 236V170Q430 176 420 236zM380 150L372 190 340 210 330 236H366z');
      p.at(420, 122, 0.8, () => {
        p.rect('w', -40, -24, 80, 24);
        for (let i = 0; i < 5; i++) {
          p.rect('o', -40 + i * 19, -24, 4, 24);
        }
        eave(p, 0, -20, 120, 26, 'd', 7, 0.6);
      });
      for (const [x, h] of [
        [360, 60],
        [376, 44],
      ] as const) {
        p.line('d', 3, `M${x + 20} 150L${x} ${150 - h * 0.5}`);
        p.oval('m', x, 150 - h * 0.5, 22, 8);
      }
      surf(p, 150, 226, 1);
      p.line('p', 3, 'M320 238h60M400 242h80');
    },
  },
  'KR/yeosu': {
    palette: 'night',
    subject: 'sea-cable-cars',
    sky: { ...sun(380, 50, 20), stars: 24, horizon: 190 },
    draw(p) {
      hills(p, 'l', 196, 70, 2, 0.9);
      skyline(p, 206, 8, 28, 'h', -10, 200, 'y');
      stayedBridge(p, 232, 190, 96, 300, 'p', 'h', 150);
      sea(p, 206, 240, 'b', 'l');
      gondolas(p, -10, 74, 490, 120, 0.9);
      fishingBoat(p, 120, 246, 1);
      p.line('y', 2.4, 'M200 226h40M330 236h60M60 258h40M270 252h50');
    },
  },
};
