import type { Landmarks } from '#shared/scene/landmark.ts';
import { hanok } from '#shared/scene/built/asia.ts';
import { skyline, suspension } from '#shared/scene/built/things.ts';
import { cheomseongdae, seoulTower, tuffCone } from '#shared/scene/forms/asia.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { blossom, pine, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { hanokTown } from '#shared/scene/towns/asia.ts';

export const korea: Landmarks = {
  'KR/seoul': {
    palette: 'dawn',
    sky: { ...sun(318, 84, 34), horizon: 200 },
    draw(p) {
      range(p, 190, 120, 0, 210);
      hills(p, 'l', 176, 54, 1, 0);
      trees(p, 178, 9, 'm', 60, 420);
      seoulTower(p, 236, 142, 0.9);
      hills(p, 'm', 196, 26, 2, 0.4);
      hanokTown(p, 246);
      pine(p, true, 18);
    },
  },
  'KR/busan': {
    palette: 'lilac', middle: 290,
    sky: { ...sun(112, 70, 28), horizon: 196 },
    draw(p) {
      hills(p, 'F', 172, 50, 3, 0.3);
      skyline(p, 200, 24, 60, 'f', -10, 490);
      for (const [x, w, h] of [[356, 26, 150], [390, 26, 128], [424, 24, 142], [322, 24, 92], [456, 26, 84]] as const) {
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
  'KR/jeju': {
    palette: 'golden', middle: 250,
    sky: { ...sun(148, 96, 34), horizon: 176, birds: [300, 60] },
    draw(p) {
      sea(p, 164, 148);
      tuffCone(p, 262, 190, 1.05);
      p.path('y', 'M-10 270V226Q110 196 250 214T490 200V270z');
      p.path('m', 'M-10 270V246Q120 224 260 238T490 226V270z');
      for (let i = 0; i < 46; i++) {
        p.circ('y', p.between(0, 480), p.between(238, 268), p.between(1.6, 3));
      }
    },
  },
  'KR/gyeongju': {
    palette: 'lilac', middle: 236,
    sky: { ...sun(330, 72, 26), stars: 16, horizon: 200 },
    draw(p) {
      hills(p, 'F', 186, 36, 3, 0.2);
      p.path('l', 'M-20 214Q70 92 168 200zM290 210Q388 84 500 206z');
      p.path('m', 'M76 146Q140 158 168 200H90zM392 140Q460 150 500 206H410z');
      hills(p, 'm', 214, 18, 2, 0.5);
      cheomseongdae(p, 232, 226, 1.04);
      blossom(p, true, 36, 'e');
    },
  },
  'KR/jeonju': {
    palette: 'golden',
    sky: { ...sun(120, 80, 30), horizon: 180 },
    draw(p) {
      hills(p, 'f', 170, 40, 3);
      hanok(p, 110, 176, 110, 0.7);
      hanok(p, 350, 172, 110, 0.7);
      hanok(p, 230, 188, 120, 0.8);
      hanok(p, 400, 214, 140, 1);
      hanok(p, 80, 220, 140, 1);
      hanok(p, 250, 246, 170, 1.2);
    },
  },
};
