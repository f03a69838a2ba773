import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave, hanok } from '#shared/scene/built/asia.ts';
import { balloon, ferris, skyline, suspension } from '#shared/scene/built/things.ts';
import { blocks, gable, hillTown, houses } from '#shared/scene/built/west.ts';
import { cheomseongdae, seoulTower, tuffCone } from '#shared/scene/forms/asia.ts';
import { heron } from '#shared/scene/motifs/animals.ts';
import { choga, pavilion, podTower } from '#shared/scene/motifs/asia.ts';
import { stayedBridge, steelArch } from '#shared/scene/motifs/bridges.ts';
import { windmill } from '#shared/scene/motifs/churches.ts';
import { bamboo, bigTree, lotus, pineTree, reedField } from '#shared/scene/motifs/land.ts';
import { headland, kayak, parasols, seaArch, surf, whaleTail } from '#shared/scene/motifs/shore.ts';
import { chairlift, gondolas, lodge, pistes, rimeTrees, skier } from '#shared/scene/motifs/snow.ts';
import { cruiseShip, fishingBoat, sampan, steamTrain } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands, rise, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, pine, reeds, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';
import { hanokTown } from '#shared/scene/towns/asia.ts';

export const korea: Landmarks = {
  'KR/seoul': {
    palette: 'dawn', subject: 'tile-roofs-and-tower',
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
    palette: 'lilac', subject: 'suspension-bridge', middle: 290,
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
    palette: 'golden', subject: 'volcanic-cone-sea', middle: 250,
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
    palette: 'lilac', subject: 'stone-observatory', middle: 236,
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
    palette: 'golden', subject: 'tiled-houses',
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
  'KR/gangneung': {
    palette: 'dawn', subject: 'pines-sunrise',
    sky: { ...sun(240, 150, 46), horizon: 178 },
    draw(p) {
      sea(p, 168, 240);
      p.path('e', 'M-10 270V226Q160 206 320 224T490 214V270z');
      for (const [x, h, k] of [[36, 150, 1], [92, 178, 1], [140, 132, 0.8], [388, 170, 1], [440, 144, 0.9]] as const) {
        p.line('d', 6 * k, `M${x} 268Q${x + 8} ${268 - h * 0.5} ${x - 2} ${268 - h}`);
        for (const [a, b, w] of [[-6, 0, 44], [14, 22, 38], [-18, 30, 34]] as const) {
          p.oval('m', x + a, 264 - h + b, w * k, 12 * k);
        }
      }
      p.line('g', 3, 'M170 250h60M260 258h70');
    },
  },
  'KR/pyeongchang': {
    palette: 'winter', subject: 'ski-jump', middle: 300,
    sky: { ...sun(110, 70, 26), horizon: 190 },
    draw(p) {
      range(p, 204, 96, 0.4, 330, 'F', 'f');
      snow(p, 196);
      conifers(p, 216, 30, 'm', -10, 160);
      p.path('i', 'M330 92L352 88Q330 180 180 236L150 240Q300 180 330 92z');
      p.path('I', 'M342 90L352 88Q330 180 180 236L165 238Q320 190 342 90z');
      p.at(356, 214, 1, () => {
        p.path('t', 'M-10 0L-4-132H8L14 0z');
        p.path('d', 'M2-132H8L14 0H4z');
        p.path('w', 'M-34-150L-26-126H24L30-150z');
        p.path('o', 'M2-150H30L24-126H2z');
        p.grid('p', -26, -145, 5, 1, 11, 1, 7, 8);
      });
      skier(p, 190, 150, 0.8, true);
      conifers(p, 276, 60, 'd', 410, 490);
    },
  },
  'KR/sokcho': {
    palette: 'alpine', subject: 'rock-wall-harbour',
    sky: { ...sun(110, 62, 24), horizon: 176 },
    draw(p) {
      p.path('F', 'M-10 190L60 120 120 150 190 100 490 130V190z');
      p.path('k', 'M96 182L112 120 130 128 142 84 160 92 170 62 190 78 204 54 222 74 238 48 256 72 276 58 292 82 310 64 326 90 346 78 360 108 380 98 396 140 420 182z');
      p.path('K', 'M142 84L160 92 156 182H134zM204 54L222 74 214 182H196zM276 58L292 82 288 182H266zM346 78L360 108 380 98 396 140 420 182H340z');
      trees(p, 190, 16, 'l');
      p.rect('l', 0, 188, 480, 20);
      houses(p, 210, [[20, 40, 18, 'p'], [62, 36, 22, 'e'], [300, 40, 20, 'p'], [342, 44, 26, 'e'], [392, 40, 18, 'p']]);
      sea(p, 208, 240);
      fishingBoat(p, 130, 242, 1);
      fishingBoat(p, 350, 232, 0.7, true);
    },
  },
  'KR/yeosu': {
    palette: 'night', subject: 'sea-cable-cars',
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
  'KR/incheon': {
    palette: 'lagoon', subject: 'cable-stayed-bridge',
    sky: { ...sun(112, 78, 30), clouds: 2, horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 20, 3, 0.4);
      blocks(p, 206, [[350, 30, 126, 1], [390, 28, 96, 0], [424, 30, 110, 1], [458, 30, 74, 0], [312, 26, 70, 2]], 'l', 'm', 'c');
      sea(p, 204, 240);
      stayedBridge(p, 236, 196, 84, 190, 'p', 'q', 170);
      cruiseShip(p, 100, 250, 0.7);
    },
  },
  'KR/daegu': {
    palette: 'golden', subject: 'tower-over-city',
    sky: { ...sun(352, 84, 36), horizon: 196 },
    draw(p) {
      range(p, 194, 92, 0, 130, 'F', 'f');
      skyline(p, 212, 20, 60, 'f');
      hills(p, 'l', 226, 40, 1, 0.2);
      podTower(p, 240, 206, 168, 'p', 'q', 'w', 0.66);
      trees(p, 232, 15, 'm');
      p.rect('m', 0, 230, 480, 50);
      ferris(p, 120, 228, 30, 'o');
    },
  },
  'KR/gwangju': {
    palette: 'monsoon', subject: 'rock-columns',
    sky: { ...sun(120, 74, 28), horizon: 180 },
    draw(p) {
      hills(p, 'F', 178, 60, 2, 0.3);
      p.path('l', 'M-10 270V214Q120 176 180 190T330 180T490 210V270z');
      for (let i = 0; i < 13; i++) {
        const x = 150 + i * 17, h = 58 + ((i * 29) % 44) + (i > 3 && i < 10 ? 26 : 0);
        p.path('k', `M${x} 206V${206 - h}L${x + 6} ${200 - h}L${x + 16} ${206 - h}V206z`);
        p.path('K', `M${x + 10} 206V${203 - h}L${x + 16} ${206 - h}V206z`);
      }
      rise(p, 'm', 216, 8, 4);
      reedField(p, 236, 'y', 'Y');
    },
  },
  'KR/tongyeong': {
    palette: 'dawn', subject: 'harbour-hill-town', middle: 330,
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
  'KR/muju': {
    palette: 'winter', subject: 'ski-slope',
    sky: { ...sun(360, 66, 26), horizon: 190 },
    draw(p) {
      range(p, 206, 124, 0.5, 180, 'F', 'f');
      snow(p, 180);
      rimeTrees(p, 220, [[60, 92], [112, 66], [160, 44], [400, 60], [350, 38]]);
      chairlift(p, 130, 250, 460, 90, 6);
      skier(p, 300, 240, 1);
      rimeTrees(p, 278, [[30, 120], [440, 110]]);
    },
  },
  'KR/hongcheon': {
    palette: 'night', subject: 'ski-slope', middle: 250,
    sky: { stars: 30, horizon: 190, ...sun(92, 52, 18) },
    draw(p) {
      hills(p, 'l', 200, 90, 2, 0.5);
      pistes(p);
      p.line('y', 2.6, 'M250 128h.1M300 112h.1M350 100h.1M400 92h.1M214 150h.1M170 186h.1M130 220h.1');
      lodge(p, 110, 250, 0.9);
      chairlift(p, 190, 250, 450, 60, 5);
    },
  },
  'KR/chuncheon': {
    palette: 'jade', subject: 'tree-avenue',
    sky: { ...sun(240, 116, 40), horizon: 196 },
    draw(p) {
      hills(p, 'F', 190, 30, 3, 0.4);
      ground(p, 'l', 206);
      p.path('e', 'M228 206H252L360 270H120z');
      for (const [x, h] of [[196, 60], [284, 60], [168, 90], [312, 90], [128, 132], [352, 132], [66, 196], [414, 196]] as const) {
        pineTree(p, x, 206 + h * 0.28, h * 1.1, x % 4 ? 'm' : 'm');
      }
      for (const x of [-6, 486] as const) {
        pineTree(p, x, 290, 270, 'd');
      }
    },
  },
  'KR/ulleung': {
    palette: 'lagoon', subject: 'steep-island',
    sky: { ...sun(350, 70, 26), clouds: 1, horizon: 168 },
    draw(p) {
      sea(p, 172, 350, 'n', 'b');
      p.path('f', 'M-10 176L30 110 60 120 110 46 140 64 160 56 200 124 230 140 262 176z');
      p.path('l', 'M110 46L140 64 160 56 200 124 230 140 262 176H150L170 120z');
      seaArch(p, 356, 208, 0.8);
      p.path('k', 'M96 210L104 150 118 138 132 152 140 210z');
      p.path('K', 'M118 138L132 152 140 210H120z');
      for (const [x, y] of [[270, 90], [296, 104], [318, 84]] as const) {
        p.line('p', 2, `M${x - 9} ${y}q5-6 9 0q4-6 9 0`);
      }
      fishingBoat(p, 230, 244, 0.9);
    },
  },
  'KR/andong': {
    palette: 'golden', subject: 'thatched-village',
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
  'KR/suncheon': {
    palette: 'sunset', subject: 'reed-marsh', middle: 250,
    sky: { ...sun(250, 126, 50), horizon: 178 },
    draw(p) {
      hills(p, 'F', 176, 34, 3, 0.6);
      ground(p, 'b', 176);
      p.path('y', 'M-10 176H200Q280 190 220 204T330 236T200 270H-10zM490 176H270Q330 190 280 204T390 232T290 270H490z');
      p.path('Y', 'M-10 214Q80 204 120 224T60 270H-10zM490 204Q420 206 430 230T380 270H490z');
      for (const [x, y, r] of [[60, 196, 16], [130, 190, 12], [380, 192, 14], [440, 200, 18]] as const) {
        p.oval('o', x, y, r, r * 0.42);
      }
      heron(p, 330, 236, 0.7);
      heron(p, 150, 240, 0.9, true);
      reeds(p, 16);
      reeds(p, 440);
    },
  },
  'KR/geoje': {
    palette: 'lagoon', subject: 'windmill-headland', middle: 330,
    sky: { ...sun(110, 72, 26), horizon: 170 },
    draw(p) {
      islands(p, 170);
      sea(p, 168, 110);
      p.path('l', 'M490 270V140Q420 130 350 176T170 250L150 270z');
      p.path('m', 'M490 270V190Q420 190 370 224T260 270z');
      windmill(p, 380, 176, 0.86, 'p', 'q', 'w');
      p.line('e', 4, 'M470 270Q420 220 392 178');
      sailBoat(p, 96, 226, 0.9);
    },
  },
  'KR/daejeon': {
    palette: 'dawn', subject: 'arch-bridge-tower', middle: 220,
    sky: { ...sun(112, 78, 28), horizon: 196 },
    draw(p) {
      hills(p, 'F', 190, 40, 3, 0.2);
      skyline(p, 208, 20, 60, 'f');
      p.at(380, 214, 1, () => {
        p.path('p', 'M-9 0L-3-120H3L9 0z');
        p.path('q', 'M0-120H3L9 0H2z');
        p.sym('p', 'q', '0 -150 L2 -128 Q26 -118 26 -104 L6 -92');
        p.rect('w', -26, -107, 52, 5);
      });
      sea(p, 210, 200);
      steelArch(p, 214, 170, 130, 44, 'w', 7);
      steelArch(p, 214, 100, 90, 34, 'b', 6);
      p.line('c', 2.4, 'M60 244h60M190 252h80M330 240h50');
    },
  },
  'KR/namhae': {
    palette: 'monsoon', subject: 'rice-terraces', middle: 200,
    sky: { ...sun(360, 66, 26), horizon: 166 },
    draw(p) {
      islands(p, 168);
      sea(p, 166, 360, 'b', 'c');
      for (let i = 0; i < 7; i++) {
        const a = 176 + i * 14;
        p.path(i % 2 ? 'y' : 'l', `M-10 ${a - 20}Q90 ${a - 26} 180 ${a}T${330 - i * 6} ${a + 40}L300 270H-10z`);
        p.line('m', 1.6, `M-10 ${a - 20}Q90 ${a - 26} 180 ${a}T${330 - i * 6} ${a + 40}`);
      }
      houses(p, 176, [[40, 34, 20, 'p'], [84, 34, 22, 'e']]);
      fishingBoat(p, 400, 226, 0.9);
    },
  },
  'KR/pohang': {
    palette: 'sunset', subject: 'lighthouse-cape', middle: 220,
    sky: { ...sun(250, 126, 52), horizon: 180 },
    draw(p) {
      sea(p, 174, 250);
      headland(p, 178, false, 1.2);
      p.path('d', 'M300 232Q380 214 490 228V270H280z');
      for (const [x, y] of [[330, 214], [372, 206], [416, 212]] as const) {
        p.path('o', `M${x - 22} ${y + 18}L${x - 10} ${y}H${x + 8}L${x + 20} ${y + 18}z`);
      }
      for (const [x, y] of [[170, 96], [194, 108], [330, 92]] as const) {
        p.line('d', 1.8, `M${x - 10} ${y}q5-7 10 0q5-7 10 0`);
      }
      fishingBoat(p, 240, 250, 0.9);
    },
  },
  'KR/ulsan': {
    palette: 'dawn', subject: 'whale', middle: 250,
    sky: { ...sun(350, 80, 32), horizon: 176 },
    draw(p) {
      sea(p, 172, 350);
      bamboo(p, [14, 40, 66, 92, 116]);
      p.path('k', 'M490 270V210Q420 196 360 206T290 250L280 270z');
      whaleTail(p, 220, 232, 1);
      for (const [x, y, w, h] of [[380, 214, 70, 60], [440, 216, 60, 44], [330, 222, 40, 30]] as const) {
        p.path('K', `M${x - w / 2} ${y}L${x - w * 0.3} ${y - h}L${x + w * 0.1} ${y - h * 0.86}L${x + w / 2} ${y}z`);
        p.path('t', `M${x + w * 0.02} ${y - h * 0.9}L${x + w * 0.1} ${y - h * 0.86}L${x + w / 2} ${y}H${x + w * 0.1}z`);
      }
      pine(p, true, 60);
    },
  },
  'KR/suwon': {
    palette: 'golden', subject: 'city-gate', middle: 240,
    sky: { ...sun(116, 82, 32), horizon: 188 },
    draw(p) {
      skyline(p, 204, 16, 40, 'F');
      hills(p, 'l', 214, 40, 1, 0.5);
      p.path('k', 'M-10 250L60 214 150 196 240 190 330 196 420 214 490 250V270H-10z');
      let d = '';
      for (let i = 0; i < 22; i++) {
        const x = 4 + i * 22, y = 190 + Math.abs(i - 10.6) ** 2 * 0.42;
        d += `M${x} ${y}v-10h12v10z`;
      }
      p.path('k', d);
      p.rect('w', 176, 150, 128, 30);
      for (let i = 0; i < 7; i++) {
        p.rect('o', 176 + i * 20.6, 150, 4, 30);
      }
      eave(p, 240, 156, 176, 30, 'd', 8, 0.72);
      p.rect('w', 200, 116, 80, 18);
      eave(p, 240, 122, 116, 30, 'd', 8, 0.62);
      p.path('k', 'M166 200H314V178H166z');
      p.path('d', 'M222 250v-34q18-22 36 0v34z');
      ground(p, 'm', 250);
      p.at(392, 200, 0.7, () => pavilion(p, 0, 0, 1));
      balloon(p, 90, 110, 1, 'w', 'p');
    },
  },
  'KR/mokpo': {
    palette: 'lilac', subject: 'sea-cable-cars', middle: 290,
    sky: { ...sun(112, 74, 28), horizon: 180 },
    draw(p) {
      p.path('f', 'M180 200L210 150 226 156 244 100 262 112 280 84 302 108 318 96 340 150 380 160 420 200z');
      p.path('l', 'M280 84L302 108 318 96 340 150 380 160 420 200H330L310 140z');
      islands(p, 184);
      sea(p, 190, 112);
      gondolas(p, -10, 90, 490, 66, 0.9);
      houses(p, 212, [[230, 36, 22, 'p'], [270, 38, 28, 'e'], [312, 36, 22, 'y'], [352, 38, 28, 'p'], [394, 36, 22, 'e'], [434, 56, 28, 'p']]);
      p.rect('K', 220, 210, 270, 6);
      ferryBoat(p, 120, 238, 1);
      fishingBoat(p, 290, 246, 0.8);
    },
  },
  'KR/danyang': {
    palette: 'lagoon', subject: 'paragliders', middle: 230,
    sky: { ...sun(110, 62, 24), horizon: 160 },
    draw(p) {
      hills(p, 'F', 168, 60, 2, 0.6);
      hills(p, 'f', 182, 40, 2, 0.1);
      p.path('b', 'M-10 200Q120 184 240 196T490 188V270H-10z');
      for (const [x, w, h] of [[170, 40, 70], [230, 54, 96], [290, 36, 60]] as const) {
        p.path('k', `M${x - w / 2} 224L${x - w * 0.4} ${224 - h * 0.6} ${x - w * 0.1} ${224 - h} ${x + w * 0.2} ${224 - h * 0.8} ${x + w / 2} 224z`);
        p.path('K', `M${x - w * 0.1} ${224 - h}L${x + w * 0.2} ${224 - h * 0.8} ${x + w / 2} 224H${x + w * 0.1}z`);
        p.oval('m', x - w * 0.08, 222 - h, w * 0.26, 8);
      }
      p.at(270, 166, 0.36, () => pavilion(p, 0, 0, 1));
      for (const [x, y, s, c] of [[360, 70, 1.1, 'w'], [420, 100, 0.7, 'y']] as const) {
        p.at(x, y, s, () => {
          p.path(c, 'M-34-6Q-24-28 0-30Q24-28 34-6Q0-20-34-6z');
          p.line('d', 0.9, 'M-30-8L0 20M30-8L0 20');
          p.circ('d', 0, 22, 3);
          p.path('d', 'M-3 25H3L6 34H-2z');
        });
      }
      p.line('c', 2.4, 'M60 226h60M330 232h70M120 250h80M300 256h60');
    },
  },
  'KR/damyang': {
    palette: 'monsoon', subject: 'tree-avenue', middle: 240,
    sky: { ...sun(240, 96, 34), horizon: 200 },
    draw(p) {
      p.rect('F', 0, 0, 480, 270);
      p.rect('g', 190, 0, 110, 270);
      p.circ('u', 244, 80, 30);
      bamboo(p, [8, 34, 52, 84, 110, 136, 158, 316, 338, 360, 392, 414, 446, 468]);
      p.path('f', 'M176 0h6V270h-6zM296 0h6V270h-6z');
      for (const [x, y, f] of [[34, 60, 1], [110, 40, 1], [158, 110, 1], [338, 50, -1], [392, 90, -1], [446, 40, -1], [84, 150, 1], [414, 160, -1]] as const) {
        p.path('m', `M${x} ${y}q${f * 26}-14 ${f * 46} 4q${-f * 24} 10 ${-f * 46}-4zM${x} ${y + 6}q${f * 16} 12 ${f * 30} 30q${-f * 26}-6 ${-f * 30}-30z`);
      }
      p.path('e', 'M220 200H268L340 270H140z');
      p.path('m', 'M-10 270V232Q90 222 160 250L140 270zM490 270V232Q400 222 324 250L344 270z');
    },
  },
  'KR/gunsan': {
    palette: 'lilac', subject: 'old-port-houses', middle: 240,
    sky: { ...sun(350, 76, 30), horizon: 182 },
    draw(p) {
      hills(p, 'F', 184, 36, 3, 0.2);
      hills(p, 'l', 204, 26, 2, 0.6);
      for (const [x, w, h, c] of [[-10, 86, 54, 'o'], [78, 70, 70, 'p'], [340, 70, 64, 'p'], [412, 90, 56, 'o']] as const) {
        p.rect(c, x, 224 - h, w, h);
        p.grid(c === 'o' ? 'p' : 't', x + 8, 234 - h, Math.floor(w / 16), 2, 15, 24, 8, 13);
        p.path('t', `M${x - 4} ${226 - h}L${x + 10} ${208 - h}H${x + w - 10}L${x + w + 4} ${226 - h}z`);
      }
      p.at(240, 226, 1.1, () => {
        p.rect('w', -66, -46, 132, 46);
        p.rect('o', 30, -46, 36, 46);
        p.path('t', 'M-70-46L-50-68H50L70-46z');
        p.path('w', 'M-14-46V-80L0-94 14-80V-46z');
        p.path('t', 'M-18-78L0-100L18-78z');
        p.path('t', 'M-38-54L-30-78-22-54zM22-54L30-78 38-54z');
        p.grid('p', -58, -36, 8, 1, 15, 1, 8, 20);
        p.path('p', 'M-8 0v-24q8-8 16 0V0z');
      });
      ground(p, 'k', 222);
      p.line('d', 2.4, 'M-10 250H490M-10 260H490', false);
      steamTrain(p, 390, 258, 0.9);
    },
  },
  'KR/gongju': {
    palette: 'jade', subject: 'hill-fortress', middle: 290,
    sky: { ...sun(116, 78, 30), horizon: 180 },
    draw(p) {
      hills(p, 'F', 180, 40, 3, 0.6);
      p.path('l', 'M120 206Q220 120 320 130T490 170V210z');
      p.path('k', 'M150 202Q230 150 320 150T490 186V194Q400 166 320 162T166 206z');
      pavilion(p, 320, 152, 0.8);
      trees(p, 206, 14, 'm', 200, 490);
      sea(p, 206, 116);
      p.path('m', 'M-10 230Q40 180 110 196T200 240L210 270H-10z');
      p.path('l', 'M-10 220Q40 176 100 192Q60 210 20 240z');
      sampan(p, 330, 242, 0.8);
      pine(p, false, 10);
    },
  },
  'KR/buyeo': {
    palette: 'dawn', subject: 'stone-pagoda-pond', middle: 240,
    sky: { ...sun(360, 76, 30), horizon: 188 },
    draw(p) {
      hills(p, 'F', 186, 30, 3, 0.3);
      trees(p, 204, 18, 'f');
      ground(p, 'l', 202);
      p.at(240, 224, 1.1, () => {
        p.rect('k', -52, -8, 104, 8);
        for (const [w, b, h] of [[60, -8, 44], [48, -60, 20], [42, -88, 18], [36, -114, 16], [30, -138, 14]] as const) {
          p.rect('k', -w / 2, b - h, w, h);
          p.rect('K', w * 0.12, b - h, w * 0.38, h);
          p.path('k', `M${-w * 0.86} ${b - h + 1}Q${-w * 0.6} ${b - h - 5} 0 ${b - h - 6}Q${w * 0.6} ${b - h - 5} ${w * 0.86} ${b - h + 1}L${w * 0.7} ${b - h - 9}H${-w * 0.7}z`);
          p.path('K', `M0 ${b - h - 6}Q${w * 0.6} ${b - h - 5} ${w * 0.86} ${b - h + 1}L${w * 0.7} ${b - h - 9}H4z`);
        }
        p.rect('k', -4, -172, 8, 12);
      });
      ground(p, 'm', 224);
      sea(p, 236, 360);
      for (const [x, y, s] of [[80, 254, 1], [150, 262, 0.8], [330, 256, 1], [410, 262, 0.8]] as const) {
        lotus(p, x, y, s);
      }
      blossom(p, false, 30, 'e');
    },
  },
  'KR/boryeong': {
    palette: 'sunset', subject: 'palm-beach', middle: 210,
    sky: { ...sun(130, 128, 48), horizon: 178 },
    draw(p) {
      islands(p, 178);
      sea(p, 176, 130);
      p.path('Y', 'M-10 270V224Q150 206 320 222T490 214V270z');
      p.path('o', 'M60 244Q140 226 240 240T300 262Q160 268 60 244z');
      for (const [x, y, s] of [[120, 246, 1], [180, 242, 0.9], [236, 252, 1.1]] as const) {
        p.at(x, y, s, () => {
          p.circ('d', 0, -40, 6);
          p.path('d', 'M-7 0V-20L-18-34-14-38-4-30H4L14-40 18-36 8-20V0z');
        });
      }
      parasols(p, 236, [350, 400, 446], 1);
      blocks(p, 216, [[440, 24, 40, 0], [466, 24, 56, 2]], 'l', 'd', 'y');
    },
  },
  'KR/yangyang': {
    palette: 'golden', subject: 'surf-wave', middle: 260,
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
      for (const [x, h] of [[360, 60], [376, 44]] as const) {
        p.line('d', 3, `M${x + 20} 150L${x} ${150 - h * 0.5}`);
        p.oval('m', x, 150 - h * 0.5, 22, 8);
      }
      surf(p, 150, 226, 1);
      p.line('p', 3, 'M320 238h60M400 242h80');
    },
  },
  'KR/paju': {
    palette: 'nordic', subject: 'wind-field', middle: 230,
    sky: { ...sun(350, 82, 32), horizon: 182 },
    draw(p) {
      hills(p, 'F', 182, 34, 3, 0.2);
      p.path('b', 'M-10 190H490V206H-10z');
      p.path('c', 'M40 196h120v4H40zM220 194h140v4H220z');
      ground(p, 'y', 204);
      reedField(p, 214, 'y', 'Y');
      p.at(150, 224, 1, () => {
        p.path('w', 'M-34 0L-30-60H30L34 0z');
        p.path('o', 'M6-60H30L34 0H10z');
        p.rect('p', -40, -66, 80, 8);
        p.grid('p', -24, -50, 4, 2, 13, 22, 8, 14);
      });
      for (const [x, s] of [[290, 1.3], [360, 1], [410, 0.8]] as const) {
        p.at(x, 236, s, () => {
          p.line('w', 4, 'M0 0V-40');
          p.path(cycle(['w', 'y', 'b'] as const, Math.round(s * 10)), 'M-20-40Q0-60 20-40Q14-24 0-40Q-14-24-20-40z');
        });
      }
      for (const [x, y] of [[200, 80], [222, 72], [244, 66], [266, 74], [288, 84]] as const) {
        p.path('d', `M${x - 8} ${y + 2}q5-7 8 0q3-7 8 0q-4 0-8 4q-4-4-8-4z`);
      }
    },
  },
  'KR/gapyeong': {
    palette: 'alpine', subject: 'lake-below-peak', middle: 240,
    sky: { ...sun(116, 64, 24), horizon: 172 },
    draw(p) {
      range(p, 186, 90, 0, 300, 'F', 'f');
      hills(p, 'l', 196, 24, 3, 0.5);
      for (const [x, y, s, c] of [[110, 214, 1, 'e'], [176, 206, 0.9, 'p'], [330, 210, 1, 'y'], [400, 216, 1.1, 'e']] as const) {
        p.at(x, y, s, () => {
          gable(p, -24, 0, 48, 30, c, 'w', 'o', 0.6);
          p.grid('t', -14, -22, 3, 1, 11, 1, 6, 10);
        });
      }
      sea(p, 214, 240);
      p.line('d', 1.6, 'M-10 70L490 150');
      p.at(240, 112, 1, () => {
        p.line('d', 1.6, 'M0 0V12');
        p.path('w', 'M-8 12H10L14 26 26 34 20 38 6 32-6 30z');
        p.circ('d', 0, 8, 5);
      });
      conifers(p, 284, 70, 'd', -10, 60);
      conifers(p, 284, 80, 'd', 420, 490);
      kayak(p, 230, 248, 0.9);
    },
  },
};
