import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { house, houses, spire } from '#shared/scene/built/west.ts';
import { parliament } from '#shared/scene/forms/europe.ts';
import { horse } from '#shared/scene/motifs/animals.ts';
import { archBridge } from '#shared/scene/motifs/bridges.ts';
import { church, columnStatue, twinChurch } from '#shared/scene/motifs/churches.ts';
import { kayak } from '#shared/scene/motifs/shore.ts';
import { gondolas, snowyRoofs } from '#shared/scene/motifs/snow.ts';
import { tram, yacht } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const centralEurope: Landmarks = {
  'CZ/prague': {
    palette: 'dawn', subject: 'bridge-and-towers', middle: 270,
    sky: { ...sun(350, 88, 36), horizon: 186 },
    draw(p) {
      hills(p, 'F', 170, 40, 2, 0.4);
      p.rect('f', 60, 134, 170, 40);
      spire(p, 110, 160, 14, 92, 'f', 'l', 'l');
      spire(p, 132, 160, 14, 92, 'f', 'l', 'l');
      spire(p, 172, 160, 16, 74, 'f', 'l', 'l');
      trees(p, 186, 16, 'l');
      p.rect('l', 0, 184, 480, 20);
      for (let i = 0; i < 7; i++) {
        house(p, -10 + i * 42, 206, 42, 20 + (i % 3) * 6, i % 2 ? 'p' : 'e', 'w');
      }
      sea(p, 204, 350);
      p.path('k', 'M-10 198H490V210Q460 210 456 240H436Q432 212 402 212T366 240H346Q342 212 312 212T276 240H256Q252 212 222 212T186 240H166Q162 212 132 212T96 240H76Q72 212 42 212T6 240H-10z');
      p.rect('K', -10, 198, 500, 4);
      for (const x of [66, 156, 246] as const) {
        p.path('d', `M${x - 4} 198v-8q-2-8 4-10q6 2 4 10v8z`);
      }
      p.rect('K', 336, 118, 52, 82);
      p.rect('d', 366, 118, 22, 82);
      p.path('d', 'M332 118L350 76H374L392 118z');
      for (const x of [336, 384] as const) {
        p.path('d', `M${x} 108l4-26 4 26z`);
      }
      p.path('o', 'M348 200v-32q14-18 28 0v32z');
    },
  },
  'HU/budapest': {
    palette: 'lilac', subject: 'parliament-river',
    sky: { ...sun(120, 76, 30), horizon: 196 },
    draw(p) {
      hills(p, 'F', 190, 30, 3);
      skyline(p, 206, 10, 30, 'f');
      parliament(p, 240, 216, 1.18);
      sea(p, 214, 240);
      p.line('e', 2.4, 'M190 226h30M232 232h40M220 242h44M228 254h30');
      ferryBoat(p, 400, 250, 0.7);
    },
  },
  'CZ/cesky-krumlov': {
    palette: 'monsoon', subject: 'round-tower-river', middle: 220,
    sky: { ...sun(110, 70, 28), horizon: 176 },
    draw(p) {
      hills(p, 'F', 180, 60, 2, 0.7);
      p.path('l', 'M-10 230Q60 170 150 164H300Q360 180 400 220z');
      p.rect('p', 150, 140, 150, 30);
      p.grid('t', 158, 146, 10, 1, 14, 1, 6, 10);
      p.path('w', 'M146 140L154 126H296L304 140z');
      p.at(116, 172, 1, () => {
        p.rect('e', -24, -60, 48, 60);
        p.rect('o', 8, -60, 16, 60);
        p.rect('p', -26, -84, 52, 24);
        p.grid('w', -20, -80, 5, 1, 9, 1, 4, 16);
        p.rect('e', -17, -106, 34, 22);
        p.rect('o', 5, -106, 12, 22);
        p.path('l', 'M-20-106Q-14-124 0-128Q14-124 20-106z');
        p.path('l', 'M-4-126L0-150L4-126z');
      });
      houses(p, 222, [[200, 42, 30, 'p'], [244, 40, 36, 'e'], [286, 42, 30, 'y'], [330, 40, 36, 'p'], [372, 42, 28, 'e'], [416, 44, 34, 'p']]);
      spire(p, 350, 222, 20, 120, 'p', 'q', 'w');
      p.path('b', 'M-10 214Q80 206 130 224T300 244T490 230V270H-10z');
      p.line('c', 2.4, 'M60 236h60M180 252h80M340 250h70');
      kayak(p, 240, 258, 0.8, 'w');
    },
  },
  'PL/warsaw': {
    palette: 'dawn', subject: 'guild-square', middle: 220,
    sky: { ...sun(354, 82, 34), horizon: 194 },
    draw(p) {
      skyline(p, 208, 30, 70, 'F');
      p.at(140, 216, 1, () => {
        p.rect('f', -50, -56, 100, 56);
        p.rect('l', 20, -56, 30, 56);
        p.rect('f', -26, -116, 52, 60);
        p.rect('l', 6, -116, 20, 60);
        p.rect('f', -16, -140, 32, 26);
        p.rect('l', 4, -140, 12, 26);
        p.path('f', 'M-10-140L-1-186H1L10-140z');
        for (const k of [-50, 50, -26, 26] as const) {
          p.path('f', `M${k - 4} ${Math.abs(k) > 40 ? -56 : -116}l4-14 4 14z`);
        }
        p.grid('p', -20, -106, 5, 6, 9, 15, 3, 8, 0.3);
      });
      for (const [x, h, c] of [[200, 70, 'e'], [244, 80, 'y'], [288, 66, 'w'], [332, 78, 'p'], [376, 70, 'l'], [420, 82, 'e'], [464, 70, 'y']] as const) {
        p.rect(c, x, 226 - h, 43, h);
        p.grid(c === 'w' || c === 'l' ? 'p' : 't', x + 7, 234 - h, 3, 3, 11, 20, 6, 12);
        p.path('o', `M${x - 2} ${227 - h}L${x + 8} ${208 - h}H${x + 35}L${x + 45} ${227 - h}z`);
      }
      ground(p, 'k', 224);
      columnStatue(p, 100, 246, 96, 'k', 'K');
      tram(p, 250, 262, 0.9, 'w', 'o');
    },
  },
  'PL/krakow': {
    palette: 'golden', subject: 'guild-square', middle: 170,
    sky: { ...sun(110, 76, 30), horizon: 190 },
    draw(p) {
      skyline(p, 206, 16, 40, 'F');
      p.at(150, 222, 1.05, () => {
        p.rect('w', -40, -70, 90, 70);
        p.rect('o', 24, -70, 26, 70);
        p.path('t', 'M-40-70L5-100L50-70z');
        p.rect('w', -52, -118, 30, 118);
        p.rect('o', -32, -118, 10, 118);
        p.path('t', 'M-54-118L-48-136-44-130-37-178-30-130-26-136-20-118z');
        p.path('y', 'M-43-138h12l-2 6h-8z');
        p.rect('w', 26, -98, 30, 98);
        p.rect('o', 44, -98, 12, 98);
        p.path('t', 'M24-98Q28-116 41-122Q54-116 58-98z');
        p.grid('p', -42, -106, 1, 4, 1, 24, 9, 14);
        p.grid('p', 34, -86, 1, 3, 1, 24, 9, 14);
        p.path('p', 'M-8-4V-40Q4-56 16-40V-4z');
      });
      p.rect('p', 240, 174, 250, 50);
      p.rect('q', 240, 216, 250, 8);
      let d = '';
      for (let i = 0; i < 8; i++) {
        d += `M${240 + i * 32} 174v-12q8-14 16-14t16 14v12z`;
      }
      p.path('e', d);
      arcades(p, 't', 248, 222, 9, 27, 18, 26);
      p.path('y', 'M250 162v-5h240v5z');
      ground(p, 'k', 222);
      p.at(330, 258, 1, () => {
        p.circ('d', -50, -8, 11);
        p.circ('d', -14, -8, 9);
        p.path('w', 'M-66-14Q-66-34-50-34L-34-22H-8V-14z');
        p.line('d', 2, 'M-8-14H40');
      });
      horse(p, 384, 258, 0.9);
    },
  },
  'PL/zakopane': {
    palette: 'winter', subject: 'alpine-village-snow', middle: 250,
    sky: { horizon: 186, ...sun(370, 62, 24) },
    draw(p) {
      p.path('f', 'M-10 206L60 150 110 126 150 88 176 96 200 82 226 100 250 92 290 66 320 90 360 84 410 140 490 190V210z');
      p.path('i', 'M120 118L150 88 176 96 200 82 226 100 250 92 290 66 320 90 360 84 400 128 372 120 340 134 310 110 280 126 250 116 220 130 190 112 160 126z');
      p.path('l', 'M290 66L320 90 360 84 410 140 490 190V210H370Q370 130 290 66z');
      conifers(p, 216, 40, 'm', -10, 490, 0.6, 0.1);
      snow(p, 208);
      for (const [x, y, s] of [[120, 240, 1], [330, 244, 1.2]] as const) {
        p.at(x, y, s, () => {
          p.rect('o', -46, -30, 92, 30);
          p.line('d', 1.4, 'M-46-22H46M-46-14H46M-46-6H46', false);
          p.path('o', 'M-40-30L0-72L40-30z');
          p.path('p', 'M-58-22L-28-56 0-86 28-56 58-22 46-22 22-46 0-68-22-46-46-22z');
          p.grid('y', -34, -24, 2, 1, 18, 1, 11, 12);
          p.grid('y', 12, -24, 2, 1, 18, 1, 11, 12);
          p.rect('y', -7, -52, 14, 12);
        });
      }
      conifers(p, 284, 66, 'd', 420, 490);
      conifers(p, 284, 60, 'd', -10, 40);
    },
  },
  'HR/dubrovnik': {
    palette: 'lagoon', subject: 'sea-walls', middle: 320,
    sky: { ...sun(110, 70, 28), horizon: 170 },
    draw(p) {
      range(p, 176, 70, 0, 360, 'F', 'f');
      sea(p, 172, 110);
      for (const [x, y, w] of [[230, 182, 44], [276, 178, 44], [322, 176, 46], [370, 174, 46], [418, 176, 44], [250, 198, 46], [298, 194, 46], [346, 192, 48], [396, 192, 48], [440, 192, 50]] as const) {
        house(p, x, y + 14, w, 20, x % 4 ? 'p' : 'e', 'w');
      }
      church(p, 370, 176, 0.6, 'p', 'q', 'w', 20);
      dome(p, 300, 166, 17, 'l', 'm', 8);
      p.path('k', 'M170 246L186 200 214 196V182H250V204H490V246Q330 256 170 246z');
      p.path('K', 'M214 196V182H250V246H226zM420 204H490V246H426z');
      let d = '';
      for (let i = 0; i < 16; i++) {
        d += `M${252 + i * 16} 204v-6h9v6z`;
      }
      p.path('k', d);
      let e = '';
      for (let i = 0; i < 3; i++) {
        e += `M${214 + i * 13} 182v-6h8v6z`;
      }
      p.path('k', e);
      p.path('K', 'M150 252Q170 236 200 246T300 250L290 260H150z');
      sailBoat(p, 84, 226, 1);
      kayak(p, 130, 256, 0.7);
    },
  },
  'HR/split': {
    palette: 'golden', subject: 'bell-tower', middle: 250,
    sky: { ...sun(112, 76, 30), horizon: 182 },
    draw(p) {
      range(p, 190, 84, 0, 300, 'F', 'f');
      p.rect('e', 60, 160, 380, 58);
      arcades(p, 'o', 72, 186, 15, 24.4, 14, 12);
      p.rect('o', 60, 190, 380, 3);
      p.at(250, 164, 1, () => {
        p.rect('p', -15, -100, 30, 100);
        p.rect('q', 4, -100, 11, 100);
        arcades(p, 't', -11, -8, 2, 12, 9, 14);
        arcades(p, 't', -11, -38, 2, 12, 9, 14);
        arcades(p, 't', -11, -68, 2, 12, 9, 14);
        p.path('w', 'M-15-100L0-130L15-100z');
      });
      for (const [x, h] of [[70, 50], [120, 56], [190, 52], [300, 56], [370, 50], [430, 58]] as const) {
        palm(p, x, 222, h, 0.02, 'd', 0.7);
      }
      p.rect('p', 0, 218, 480, 10);
      sea(p, 226, 112);
      sailBoat(p, 340, 252, 0.8);
      ferryBoat(p, 120, 252, 0.8);
    },
  },
  'SI/ljubljana': {
    palette: 'jade', subject: 'castle-above-town', middle: 250,
    sky: { ...sun(356, 70, 28), horizon: 180 },
    draw(p) {
      range(p, 184, 60, 0.5, 120, 'F', 'f');
      p.path('l', 'M120 206Q190 136 260 126T420 206z');
      p.at(270, 132, 0.9, () => {
        p.rect('p', -70, -26, 140, 30);
        p.rect('q', 30, -26, 40, 30);
        p.path('w', 'M-74-26L-66-36H66L74-26z');
        p.rect('p', -14, -64, 28, 42);
        p.rect('q', 2, -64, 12, 42);
        p.path('w', 'M-18-62L0-84L18-62z');
      });
      houses(p, 220, [[-10, 48, 46, 'e'], [40, 44, 54, 'p'], [86, 46, 44, 'y'], [134, 44, 52, 'p'], [300, 46, 46, 'e'], [348, 44, 56, 'w'], [394, 44, 46, 'p'], [440, 50, 54, 'e']]);
      p.path('e', 'M186 220V176H230V220zM230 220V184L254 170L278 184V220z');
      sea(p, 218, 356);
      archBridge(p, 260, 226, [[240, 120]], 'k', 'K');
      for (const [x, f] of [[100, false], [380, true]] as const) {
        p.at(x, 224, 0.9, () => {
          p.rect('k', -14, -14, 28, 16);
          p.path('l', 'M-14-14Q-22-34-6-44L-18-66 6-50Q14-58 24-52L34-50 24-44Q18-40 16-34Q20-22 12-14z');
          p.path('m', 'M-18-66L6-50-2-30z');
        }, f);
      }
    },
  },
  'SI/bled': {
    palette: 'alpine', subject: 'island-church', middle: 230,
    sky: { horizon: 176, ...sun(110, 60, 24) },
    draw(p) {
      range(p, 190, 110, 0.5, 180, 'F', 'f');
      p.path('k', 'M350 200L366 120 390 110 440 112 490 130V200z');
      p.path('K', 'M390 110L400 200H430L420 112z');
      p.at(420, 114, 0.7, () => {
        p.rect('p', -50, -30, 90, 34);
        p.path('w', 'M-54-28L-42-44H34L44-28z');
        p.rect('p', -50, -54, 24, 54);
        p.path('w', 'M-54-52L-38-70L-22-52z');
      });
      trees(p, 204, 16, 'l');
      sea(p, 200, 220);
      p.path('m', 'M120 228Q150 196 220 198T320 228Q220 238 120 228z');
      trees(p, 216, 16, 'm', 150, 200);
      trees(p, 216, 14, 'm', 260, 300);
      church(p, 236, 212, 0.6, 'p', 'q', 't', 40);
      p.line('p', 3, 'M232 216V228');
      p.path('q', 'M222 232H246L240 262H228z');
      p.at(100, 250, 1, () => {
        p.path('o', 'M-50-8Q0 6 50-8Q42 8 24 8H-24Q-42 8-50-8z');
        p.path('w', 'M-30-22Q0-36 30-22V-18H-30z');
        p.line('d', 1.4, 'M-26-18V-4M26-18V-4');
        p.path('d', 'M38-8V-24q5-6 9 0v16z');
        p.circ('d', 42, -30, 4);
      });
      conifers(p, 284, 80, 'd', 430, 490);
    },
  },
  'RO/bucharest': {
    palette: 'lilac', subject: 'domed-hall', middle: 230,
    sky: { ...sun(350, 78, 32), horizon: 192 },
    draw(p) {
      skyline(p, 208, 24, 60, 'F');
      p.at(230, 222, 1.15, () => {
        p.rect('p', -110, -52, 220, 52);
        p.rect('q', 60, -52, 50, 52);
        p.grid('t', -104, -42, 4, 1, 14, 1, 7, 24);
        p.grid('t', 52, -42, 4, 1, 14, 1, 7, 24);
        p.rect('p', -50, -64, 100, 64);
        for (let i = 0; i < 6; i++) {
          p.rect('q', -46 + i * 18, -58, 6, 56);
        }
        p.path('p', 'M-56-64L0-86L56-64z');
        p.rect('p', -36, -104, 72, 26);
        p.rect('q', 10, -104, 26, 26);
        p.grid('t', -30, -98, 6, 1, 11, 1, 6, 14);
        dome(p, 0, -102, 42, 'l', 'm', 14, 0.95);
        p.rect('q', -60, -4, 120, 4);
      });
      ground(p, 'l', 220);
      p.path('k', 'M204 224H256L300 270H160z');
      trees(p, 238, 16, 'm', -10, 110);
      trees(p, 238, 16, 'm', 350, 490);
      for (const [x, k] of [[130, 1], [340, 1]] as const) {
        p.oval('w', x, 256, 26 * k, 6);
        p.oval('y', x, 254, 16 * k, 4);
      }
    },
  },
  'RO/brasov': {
    palette: 'dawn', subject: 'dark-church', middle: 240,
    sky: { ...sun(110, 70, 28), horizon: 180 },
    draw(p) {
      p.path('f', 'M-10 200Q90 110 200 100T400 120L490 170V210z');
      conifers(p, 160, 26, 'l', 120, 420, 0.6, 0.2);
      trees(p, 196, 18, 'l');
      p.at(250, 212, 1.05, () => {
        p.rect('t', -70, -52, 140, 52);
        p.rect('d', 26, -52, 44, 52);
        p.path('w', 'M-78-50L-48-98H50L78-50z');
        p.path('o', 'M10-98H50L78-50H24z');
        for (let i = 0; i < 6; i++) {
          p.path('y', `M${-60 + i * 22} -6V-34Q${-54 + i * 22} -44 ${-48 + i * 22} -34V-6z`);
        }
        p.rect('t', -98, -94, 32, 94);
        p.rect('d', -80, -94, 14, 94);
        p.path('w', 'M-102-92L-82-120-66-92z');
        p.grid('y', -88, -80, 1, 3, 1, 24, 7, 13);
      });
      houses(p, 238, [[-10, 54, 30, 'y'], [46, 50, 36, 'p'], [98, 52, 28, 'e'], [152, 50, 34, 'p'], [204, 52, 28, 'y'], [258, 50, 36, 'e'], [310, 52, 28, 'p'], [364, 50, 34, 'y'], [416, 66, 30, 'p']]);
      ground(p, 'k', 236);
    },
  },
  'BG/sofia': {
    palette: 'golden', subject: 'golden-domes', middle: 250,
    sky: { ...sun(110, 78, 30), horizon: 192 },
    draw(p) {
      p.path('F', 'M-10 194Q140 120 260 130T490 180V200z');
      p.at(244, 222, 1.12, () => {
        p.rect('e', -110, -44, 210, 44);
        p.rect('o', 60, -44, 40, 44);
        arcades(p, 't', -100, 0, 9, 22, 13, 24);
        p.rect('e', -76, -70, 130, 30);
        p.rect('o', 20, -70, 34, 30);
        for (const [k, r] of [[-64, 18], [44, 18]] as const) {
          p.rect('e', (k ?? 0) - 14, -80, 28, 14);
          dome(p, k ?? 0, -78, r ?? 0, 'l', 'm', 8);
        }
        p.rect('e', -36, -92, 54, 24);
        dome(p, -9, -90, 30, 'l', 'm', 0);
        dome(p, -10, -104, 22, 'y', 'Y', 12);
        p.rect('e', 70, -104, 32, 104);
        p.rect('o', 90, -104, 12, 104);
        dome(p, 86, -104, 19, 'y', 'Y', 12);
        p.grid('t', 77, -96, 2, 1, 11, 1, 6, 20);
        for (const k of [-96, -30, 12] as const) {
          dome(p, k, k === -96 ? -44 : -70, 13, 'l', 'm', 6);
        }
      });
      ground(p, 'k', 220);
      p.line('q', 1.4, 'M0 240H480M180 222L130 270M300 222L350 270');
      trees(p, 234, 13, 'm', -10, 80);
      trees(p, 234, 13, 'm', 400, 490);
    },
  },
  'BG/bansko': {
    palette: 'winter', subject: 'alpine-village-snow', middle: 200,
    sky: { horizon: 186, ...sun(100, 62, 24) },
    draw(p) {
      range(p, 206, 140, 0.7, 300, 'f', 'l');
      snow(p, 196);
      conifers(p, 216, 40, 'm', 260, 490);
      p.at(150, 236, 1, () => {
        p.rect('k', -20, -96, 40, 96);
        p.rect('K', 4, -96, 16, 96);
        p.rect('p', -22, -102, 44, 8);
        p.path('t', 'M-22-102L0-126L22-102z');
        p.circ('p', 0, -78, 10);
        p.rect('k', 20, -34, 70, 34);
        p.path('p', 'M16-32L28-50H84L96-32z');
        p.path('d', 'M-7-40v-16q7-9 14 0v16z');
      });
      snowyRoofs(p, 246, [[290, 0, 1], [380, 6, 0.8], [60, 6, 0.8]]);
      gondolas(p, 220, 210, 490, 80, 0.7);
    },
  },
  'ME/kotor': {
    palette: 'dawn', subject: 'bay-walls', middle: 300,
    sky: { horizon: 150, ...sun(110, 56, 24) },
    draw(p) {
      p.path('F', 'M-10 190L60 90 120 120 180 70 240 150V200z');
      p.path('f', 'M150 210L230 110 290 60 340 76 400 30 490 60V220z');
      p.path('l', 'M340 76L400 30 490 60V220H380Q390 120 340 76z');
      p.line('k', 4, 'M250 204L262 170 290 150 280 124 312 104 330 84 356 96 372 120 400 130 420 170 450 204');
      for (const [x, y] of [[290, 150], [312, 104], [372, 120], [330, 84]] as const) {
        p.rect('k', x - 5, y - 9, 10, 11);
      }
      houses(p, 214, [[220, 40, 24, 'p'], [262, 40, 30, 'e'], [304, 42, 24, 'p'], [348, 40, 30, 'p'], [390, 42, 24, 'e'], [434, 56, 28, 'p']]);
      twinChurch(p, 346, 214, 0.5, 'p', 'q', 'w', 20);
      p.rect('k', 210, 212, 280, 10);
      sea(p, 200, 110, 'b', 'c');
      p.path('b', 'M-10 220H490V270H-10z');
      p.rect('k', 210, 210, 290, 12);
      p.line('c', 2.4, 'M60 236h60M230 246h80M350 234h60M120 256h60');
      yacht(p, 110, 244, 1);
      sailBoat(p, 60, 220, 0.5);
    },
  },
  'HR/zagreb': {
    palette: 'dawn', subject: 'patterned-roof', middle: 230,
    sky: { ...sun(112, 72, 28), horizon: 186 },
    draw(p) {
      hills(p, 'F', 184, 40, 2, 0.4);
      p.at(350, 208, 0.9, () => {
        p.rect('f', -34, -60, 68, 60);
        for (const k of [-24, 24] as const) {
          p.rect('f', k - 10, -104, 20, 104);
          p.path('l', `M${k - 10} -104L${k} -156L${k + 10} -104z`);
        }
      });
      houses(p, 222, [[-10, 56, 50, 'y'], [48, 52, 60, 'p'], [370, 54, 52, 'p'], [426, 60, 60, 'e']]);
      p.at(220, 224, 1.2, () => {
        p.rect('p', -52, -44, 104, 44);
        p.rect('q', 20, -44, 32, 44);
        p.path('w', 'M-60-42L-36-86H36L60-42z');
        for (let j = 0; j < 4; j++) {
          for (let i = 0; i < 9 - j; i++) {
            p.path((i + j) % 3 === 0 ? 'p' : (i + j) % 3 === 1 ? 'b' : 'o', `M${-46 + j * 5 + i * 11} ${-46 - j * 10}h7v7h-7z`);
          }
        }
        p.rect('p', -66, -110, 26, 110);
        p.rect('q', -50, -110, 10, 110);
        p.path('l', 'M-68-110L-53-140L-38-110z');
        p.path('t', 'M-10 0v-22q10-14 20 0V0z');
        p.grid('t', -34, -32, 2, 1, 14, 1, 7, 18);
        p.grid('t', 24, -32, 2, 1, 14, 1, 7, 18);
      });
      ground(p, 'k', 222);
      p.line('t', 2, 'M-10 256H490M-10 263H490', false);
      tram(p, 350, 260, 0.8, 'b', 'n');
    },
  },
  'LT/vilnius': {
    palette: 'lilac', subject: 'castle-above-town', middle: 260,
    sky: { ...sun(352, 76, 30), horizon: 184 },
    draw(p) {
      p.path('l', 'M-10 216Q60 140 130 132T260 214z');
      p.at(120, 134, 1, () => {
        p.path('w', 'M-20 0L-16-50H16L20 0z');
        p.path('o', 'M4-50H16L20 0H6z');
        p.path('w', 'M-18-50V-58H-10V-52H-4V-58H4V-52H10V-58H18V-50z');
        p.grid('d', -9, -38, 2, 2, 12, 18, 5, 9);
      });
      trees(p, 214, 14, 'm', -10, 240);
      p.at(300, 220, 1.1, () => {
        p.rect('p', -70, -44, 140, 44);
        p.rect('q', 36, -44, 34, 44);
        for (let i = 0; i < 6; i++) {
          p.rect('q', -50 + i * 19, -40, 6, 40);
        }
        p.path('p', 'M-76-44L0-74L76-44z');
        p.path('q', 'M-46-48L0-66L46-48z');
      });
      p.at(430, 220, 1, () => {
        p.rect('p', -16, -76, 32, 76);
        p.rect('q', 4, -76, 12, 76);
        p.rect('p', -11, -108, 22, 34);
        p.circ('d', 0, -92, 7);
        p.path('o', 'M-13-108L0-132L13-108z');
      });
      ground(p, 'k', 218);
      houses(p, 262, [[-10, 56, 30, 'y'], [48, 50, 36, 'e']]);
      p.line('q', 1.4, 'M120 240H480M200 220L150 270M340 220L380 270');
    },
  },
  'SK/bratislava': {
    palette: 'alpine', subject: 'castle-above-town', middle: 240,
    sky: { ...sun(112, 68, 26), horizon: 184 },
    draw(p) {
      hills(p, 'F', 184, 24, 3, 0.4);
      p.path('l', 'M80 208Q160 160 200 156H340Q380 164 420 208z');
      p.at(270, 158, 1, () => {
        p.rect('p', -84, -56, 168, 60);
        p.rect('q', 40, -56, 44, 60);
        p.grid('t', -74, -46, 12, 2, 13, 22, 6, 12);
        p.path('w', 'M-90-56L-78-72H78L90-56z');
        for (const k of [-84, 84] as const) {
          p.rect('p', k - 12, -78, 24, 80);
          p.rect('q', k + 1, -78, 11, 80);
          p.path('w', `M${k - 15} -78L${k} -102L${k + 15} -78z`);
        }
      });
      houses(p, 218, [[90, 40, 26, 'e'], [132, 42, 32, 'p'], [340, 42, 28, 'y'], [384, 40, 34, 'p'], [426, 60, 28, 'e']]);
      spire(p, 190, 218, 20, 90, 'k', 'K', 'l');
      sea(p, 216, 112);
      p.rect('t', -10, 230, 500, 5);
      p.line('t', 5, 'M40 262L70 96M88 262L70 96');
      p.oval('t', 70, 92, 34, 9);
      p.rect('w', 40, 90, 60, 3);
      p.line('t', 1.6, 'M70 104L190 230M70 104L280 230M70 104L-10 190');
      ferryBoat(p, 340, 258, 0.7);
    },
  },
};
