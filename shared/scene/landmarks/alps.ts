import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { chalet, gable, gables, house, houses, spire } from '#shared/scene/built/west.ts';
import { cow, horse } from '#shared/scene/motifs/animals.ts';
import { coveredBridge } from '#shared/scene/motifs/bridges.ts';
import { church, clockTower, twinChurch } from '#shared/scene/motifs/churches.ts';
import { gondolas, pistes, skier } from '#shared/scene/motifs/snow.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';
import { baroqueTown } from '#shared/scene/towns/europe.ts';

export const alps: Landmarks = {
  'AT/vienna': {
    palette: 'alpine', subject: 'palace-garden',
    sky: { clouds: 2, horizon: 190 },
    draw(p) {
      hills(p, 'F', 186, 30, 3);
      baroqueTown(p, 226);
      p.rect('k', 0, 224, 480, 50);
      trees(p, 256, 15, 'm', -10, 150);
      trees(p, 256, 15, 'm', 330, 490);
      p.rect('m', -10, 254, 158, 20);
      p.rect('m', 336, 254, 160, 20);
      p.oval('c', 242, 254, 72, 9);
      p.line('p', 2, 'M242 250q-14-24-26-2M242 250q14-24 26-2M242 250V228');
    },
  },
  'CH/zermatt': {
    palette: 'alpine', subject: 'needle-peak',
    sky: { horizon: 176 },
    draw(p) {
      range(p, 196, 78, 0.4, 240, 'F', 'f');
      p.path('f', 'M120 204L190 150 214 120 232 62 246 36 258 44 270 84 300 124 330 150 380 204z');
      p.path('l', 'M246 36L258 44 270 84 300 124 330 150 380 204H270L246 150 262 110z');
      p.path('p', 'M246 36L232 62 214 120 226 110 234 128 246 96 250 116 262 110 256 80zM190 150L150 181 180 176 196 190 212 160z');
      p.path('q', 'M246 36L258 44 270 84 262 96 254 70zM300 124L330 150 350 176 318 164z');
      hills(p, 'm', 208, 22, 3, 0.2);
      conifers(p, 222, 30, 'd', 330, 490);
      p.path('l', 'M-10 270V226Q120 196 250 222T490 216V270z');
      for (const [x, y, s] of [[96, 238, 0.9], [156, 250, 0.74], [340, 240, 0.8], [404, 252, 1]] as const) {
        chalet(p, x, y, s, false);
      }
    },
  },
  'AT/hallstatt': {
    palette: 'alpine', subject: 'lake-village', middle: 270,
    sky: { horizon: 170 },
    draw(p) {
      range(p, 196, 150, 0.4, 200, 'f', 'l');
      conifers(p, 206, 40, 'm', -10, 490);
      for (const [x, w, h, c] of [[280, 40, 34, 'p'], [322, 44, 44, 'e'], [368, 40, 36, 'p'], [412, 50, 50, 'e'], [180, 40, 36, 'e'], [136, 40, 30, 'p']] as const) {
        gable(p, x, 216, w, h, c, 'w', 'o', 0.5);
        p.grid('o', x + 8, 216 - h + 6, 3, 2, 10, 14, 5, 8);
      }
      spire(p, 252, 216, 22, 128, 'p', 'q', 't');
      sea(p, 214, 250);
      p.path('q', 'M241 222h22l-4 36h-14z');
      p.at(120, 246, 0.9, () => {
        p.path('o', 'M-36-4H36Q26 8 16 8H-16Q-28 8-36-4z');
        p.line('d', 1.6, 'M-8 8L-30 18');
      });
      conifers(p, 282, 90, 'd', -10, 70);
    },
  },
  'AT/salzburg': {
    palette: 'dawn', subject: 'hill-fortress', middle: 240,
    sky: { ...sun(352, 76, 30), horizon: 182 },
    draw(p) {
      range(p, 186, 90, 0.5, 130, 'F', 'f');
      p.path('l', 'M90 206Q160 140 210 126H330Q380 150 420 206z');
      p.at(262, 130, 1, () => {
        p.rect('p', -84, -30, 160, 34);
        p.rect('q', 30, -30, 46, 34);
        p.rect('p', -50, -58, 84, 32);
        p.rect('q', 10, -58, 24, 32);
        p.path('w', 'M-54-56L-46-70H28L38-56z');
        for (const [k, h] of [[-84, 48], [-56, 74], [40, 70], [76, 46]] as const) {
          p.rect('p', k - 9, -h, 18, h);
          p.rect('q', k + 1, -h, 8, h);
          p.path('w', `M${k - 11} -${h}L${k} -${h + 13}L${k + 11} -${h}z`);
        }
        p.grid('t', -44, -48, 6, 1, 13, 1, 4, 8);
        p.grid('t', -72, -18, 10, 1, 14, 1, 4, 8);
      });
      trees(p, 208, 16, 'm');
      houses(p, 226, [[-10, 48, 34, 'e'], [40, 44, 42, 'p'], [340, 46, 36, 'p'], [388, 44, 44, 'e'], [434, 50, 36, 'y']]);
      twinChurch(p, 140, 226, 0.68, 'p', 'q', 'l', 30);
      dome(p, 214, 186, 24, 'l', 'm', 12);
      p.rect('p', 192, 184, 44, 42);
      for (const [x, h] of [[262, 78], [300, 70]] as const) {
        spire(p, x, 226, 16, h, 'p', 'q', 'l');
      }
      p.rect('k', 0, 224, 480, 6);
      sea(p, 230, 352);
    },
  },
  'AT/innsbruck': {
    palette: 'alpine', subject: 'river-houses-ridge', middle: 230,
    sky: { horizon: 170, ...sun(96, 52, 22) },
    draw(p) {
      p.path('f', 'M-10 200L30 120 70 138 120 80 150 96 196 50 236 84 270 60 316 100 350 76 400 124 440 110 490 150V206z');
      p.path('i', 'M90 114L120 80 150 96 196 50 236 84 270 60 316 100 350 76 400 124 372 118 350 140 320 116 290 136 264 104 236 126 200 96 160 130 136 112z');
      p.path('l', 'M196 50L236 84 230 140 250 200H190zM350 76L400 124 440 110 490 150V206H380Q380 130 350 76z');
      trees(p, 204, 12, 'm');
      for (let i = 0; i < 12; i++) {
        const x = -12 + i * 42, h = 58 + (i % 4) * 7, c = cycle(['y', 'p', 'e', 'b', 'w', 'p', 'y', 'e', 'k', 'p', 'w', 'b'] as const, i);
        p.rect(c, x, 222 - h, 41, h);
        p.grid(c === 'w' || c === 'b' ? 'p' : 't', x + 7, 230 - h, 3, 3, 11, 17, 6, 10);
        p.path('t', `M${x - 1} ${223 - h}L${x + 8} ${210 - h}H${x + 33}L${x + 42} ${223 - h}z`);
      }
      clockTower(p, 330, 216, 0.7, 'p', 'q', 'l', 26);
      p.rect('K', 0, 220, 480, 8);
      sea(p, 226, 240);
    },
  },
  'AT/kitzbuhel': {
    palette: 'winter', subject: 'alpine-village-snow', middle: 240,
    sky: { ...sun(362, 64, 26), horizon: 186 },
    draw(p) {
      hills(p, 'F', 190, 80, 2, 0.2);
      p.path('i', 'M120 190Q200 90 280 104T430 190z');
      p.path('I', 'M280 104Q370 110 430 190H300Q340 140 280 104z');
      conifers(p, 196, 26, 'f', 40, 180, 0.6, 0.2);
      conifers(p, 180, 22, 'f', 330, 460, 0.6, 0.2);
      gables(p, 230, [[-10, 60, 46, 'e'], [52, 54, 56, 'w'], [108, 56, 44, 'y'], [310, 56, 48, 'p'], [368, 54, 58, 'e'], [424, 64, 46, 'b']], 'p', 0.36);
      church(p, 236, 232, 0.9, 'p', 'q', 't', 50);
      spire(p, 292, 232, 18, 110, 'p', 'q', 'w');
      p.path('i', 'M-10 270V228Q130 236 250 230T490 230V270z');
      for (const x of [150, 330] as const) {
        p.line('d', 2.4, `M${x} 262V236`);
        p.circ('y', x, 232, 5);
      }
      p.path('I', 'M210 270L226 234H250L280 270z');
    },
  },
  'AT/st-anton': {
    palette: 'alpine', subject: 'ski-slope', middle: 190,
    sky: { horizon: 184, ...sun(110, 56, 22) },
    draw(p) {
      range(p, 204, 150, 0.65, 220, 'f', 'l');
      snow(p, 190);
      pistes(p);
      church(p, 120, 244, 0.8, 'p', 'q', 'w', 56);
      chalet(p, 50, 252, 0.9);
      chalet(p, 206, 256, 0.8);
      gondolas(p, 120, 220, 490, 50, 0.8);
      skier(p, 330, 220, 1.1, true);
    },
  },
  'CH/zurich': {
    palette: 'alpine', subject: 'twin-church-towers', middle: 200,
    sky: { ...sun(112, 70, 28), horizon: 182 },
    draw(p) {
      range(p, 186, 70, 0.7, 300, 'F', 'f');
      hills(p, 'l', 196, 24, 3, 0.2);
      p.at(190, 214, 1, () => {
        p.rect('k', -40, -56, 90, 56);
        p.rect('K', 20, -56, 30, 56);
        for (const k of [-40, -4] as const) {
          p.rect('k', k - 14, -106, 28, 106);
          p.rect('K', k + 2, -106, 12, 106);
          p.path('k', `M${k - 14} -106V-114L${k - 7} -122L${k} -112L${k + 7} -122L${k + 14} -114V-106z`);
          dome(p, k, -110, 11, 't', 'd', 10, 1.5);
          p.path('d', `M${k - 5} -82v-14q5-6 10 0v14z`);
        }
      });
      spire(p, 320, 214, 22, 140, 'p', 'q', 'b');
      houses(p, 218, [[-10, 50, 46, 'e'], [42, 46, 56, 'p'], [90, 48, 44, 'y'], [244, 50, 50, 'p'], [348, 46, 54, 'e'], [396, 44, 46, 'p'], [440, 50, 56, 'y']], 't');
      p.rect('K', 0, 216, 480, 8);
      sea(p, 222, 112);
      ferryBoat(p, 370, 250, 0.8);
      for (const [x, y, s] of [[110, 248, 0.7], [160, 256, 0.9]] as const) {
        p.at(x, y, s, () => {
          p.path('p', 'M-34-10Q-20-34 6-24Q22-20 24-10Q24 4 0 4Q-26 4-34-10z');
          p.line('p', 5, 'M18-12Q30-30 22-42T30-54');
          p.path('w', 'M28-56L42-53 32-50z');
        });
      }
    },
  },
  'CH/lucerne': {
    palette: 'lagoon', subject: 'covered-bridge', middle: 270,
    sky: { ...sun(110, 66, 26), horizon: 170 },
    draw(p) {
      p.path('f', 'M190 200L260 130 300 110 330 66 346 80 364 72 400 120 440 150 490 190V204z');
      p.path('l', 'M330 66L346 80 364 72 400 120 440 150 490 190V204H390Q380 120 330 66z');
      p.path('i', 'M312 94L330 66 346 80 364 72 380 96 362 92 350 108 336 90 322 104z');
      houses(p, 208, [[-10, 46, 36, 'p'], [38, 44, 44, 'e'], [84, 46, 36, 'p'], [400, 44, 36, 'e'], [444, 46, 42, 'p']]);
      sea(p, 206, 110);
      p.at(300, 226, 1, () => {
        p.path('k', 'M-26 0V-74H26V0z');
        p.path('K', 'M8-74H26V0H8z');
        p.path('w', 'M-32-72L-20-92 0-116 20-92 32-72z');
        p.path('o', 'M0-116L20-92 32-72H6z');
        p.grid('d', -14, -62, 2, 2, 20, 26, 7, 10);
      });
      coveredBridge(p, 240, -10, 262);
      coveredBridge(p, 240, 338, 490);
      p.line('c', 2.4, 'M60 256h60M200 262h60M370 256h60');
    },
  },
  'CH/interlaken': {
    palette: 'alpine', subject: 'paragliders', middle: 250,
    sky: { horizon: 176, clouds: 1, cloudY: 40 },
    draw(p) {
      range(p, 190, 76, 0.3, 120, 'F', 'f');
      p.path('i', 'M150 196L210 120 240 84 262 40 284 62 300 54 330 104 360 90 400 140 450 196z');
      p.path('I', 'M262 40L284 62 300 54 330 104 360 90 400 140 450 196H320Q320 120 262 40z');
      p.path('f', 'M150 196L190 148 216 162 236 144 262 170 290 156 330 176 370 160 410 196z');
      hills(p, 'm', 200, 30, 2, 0.4);
      sea(p, 204, 240);
      p.path('l', 'M-10 270V226Q120 214 240 232T490 228V270z');
      chalet(p, 390, 246, 0.8, false);
      chalet(p, 440, 254, 0.9, false);
      for (const [x, y, s, c] of [[120, 90, 1.3, 'w'], [380, 60, 0.8, 'y'], [200, 50, 0.6, 'w']] as const) {
        p.at(x, y, s, () => {
          p.path(c, 'M-34-6Q-24-28 0-30Q24-28 34-6Q0-20-34-6z');
          p.line('d', 0.9, 'M-30-8L0 20M30-8L0 20M-12-18L0 20M12-18L0 20');
          p.circ('d', 0, 22, 3);
          p.path('d', 'M-3 25H3L6 34H-2z');
        });
      }
      cow(p, 120, 258, 0.9);
      cow(p, 200, 262, 0.7, true);
    },
  },
  'CH/geneva': {
    palette: 'lagoon', subject: 'lake-fountain', middle: 250,
    sky: { ...sun(360, 70, 28), horizon: 178 },
    draw(p) {
      range(p, 182, 66, 0.7, 160, 'F', 'f');
      houses(p, 204, [[-10, 54, 46, 'p'], [46, 50, 54, 'e'], [98, 54, 44, 'p'], [340, 54, 48, 'p'], [396, 50, 56, 'e'], [446, 50, 46, 'p']], 't');
      church(p, 420, 196, 0.5, 'k', 'K', 'l', 50);
      p.rect('K', 0, 202, 480, 7);
      sea(p, 208, 360);
      p.path('p', 'M214 236Q216 90 226 26Q232 12 244 18Q280 40 296 110Q304 160 300 214Q280 150 262 120Q244 92 234 96Q226 130 222 236z');
      p.path('c', 'M244 18Q280 40 296 110Q304 160 300 214Q290 150 272 100Q258 60 236 40z');
      p.oval('p', 218, 236, 22, 5);
      sailBoat(p, 110, 240, 0.9);
      sailBoat(p, 390, 250, 0.8);
      ferryBoat(p, 310, 256, 0.6);
    },
  },
  'CH/st-moritz': {
    palette: 'winter', subject: 'frozen-lake', middle: 260,
    sky: { horizon: 180, ...sun(110, 60, 24) },
    draw(p) {
      range(p, 196, 120, 0.75, 290, 'f', 'l');
      conifers(p, 206, 34, 'm', -10, 490, 0.6, 0.2);
      for (const [x, w, h, c] of [[300, 60, 60, 'p'], [362, 70, 76, 'y'], [434, 60, 56, 'p']] as const) {
        p.rect(c, x, 204 - h, w, h);
        p.grid('t', x + 8, 212 - h, Math.floor(w / 14), 3, 13, 17, 6, 10);
        p.path('i', `M${x - 3} ${205 - h}L${x + 8} ${190 - h}H${x + w - 8}L${x + w + 3} ${205 - h}z`);
      }
      p.at(240, 204, 1, () => {
        p.path('p', 'M-12 0L-2-90H22L14 0z');
        p.path('q', 'M10-90H22L14 0H6z');
        p.path('t', 'M-4-90L12-112L24-90z');
      });
      ground(p, 'i', 202);
      p.path('c', 'M-10 212Q120 202 250 210T490 206V270H-10z');
      p.line('p', 2, 'M20 230h120M200 250h160M330 224h120M60 260h80');
      for (const [x, y, s] of [[150, 244, 1], [250, 252, 1.2], [350, 242, 0.9]] as const) {
        horse(p, x, y, s);
        p.at(x, y, s, () => {
          p.line('w', 2, 'M-44-8L-80 2M-94 4h26');
          p.path('w', 'M-84 2L-80-16Q-78-24-72-18L-70 2z');
          p.circ('d', -75, -24, 4);
        });
      }
    },
  },
  'CH/bern': {
    palette: 'jade', subject: 'river-houses-ridge', middle: 230,
    sky: { ...sun(356, 70, 28), horizon: 176 },
    draw(p) {
      range(p, 178, 60, 0.8, 150, 'F', 'f');
      p.path('l', 'M-10 270V190Q120 172 240 176T490 190V270z');
      for (let j = 0; j < 2; j++) {
        for (let i = 0; i < 9; i++) {
          const x = 20 + i * 48 + j * 18, y = 190 + j * 22;
          house(p, x, y, 48, 26, i % 2 ? 'k' : 'e', 'w');
          p.grid('t', x + 8, y - 18, 3, 1, 12, 1, 6, 9);
        }
      }
      p.at(236, 196, 1, () => {
        p.rect('k', -18, -110, 36, 110);
        p.rect('K', 4, -110, 14, 110);
        p.path('l', 'M-18-110L-6-140-2-164H2L6-140 18-110z');
        p.grid('d', -10, -96, 2, 3, 12, 28, 6, 18);
        for (const k of [-18, 18] as const) {
          p.path('k', `M${k - 3} -110L${k} -126L${k + 3} -110z`);
        }
      });
      p.path('b', 'M-10 226Q90 210 200 232T400 240L490 220V258Q360 276 230 262T-10 262z');
      p.path('m', 'M-10 270V256Q120 250 250 266L260 270z');
    },
  },
};
