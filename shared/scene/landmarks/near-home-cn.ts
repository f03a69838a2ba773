import type { Landmarks } from '#shared/scene/landmark.ts';
import type { Ink } from '#shared/scene/inks.ts';
import { type Pen, cycle } from '#shared/scene/pen.ts';
import { eave, lantern } from '#shared/scene/built/asia.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { seatedBuddha, standingFigure, towerPagoda } from '#shared/scene/motifs/asia.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, karst } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

/** Small places that a weekend is made for. */
export const nearHomeChina: Landmarks = {
  'CN/changsha': {
    palette: 'dawn',
    subject: 'pavilion-maples',
    sky: { ...sun(104, 70, 28), horizon: 176 },
    draw(p) {
      hills(p, 'F', 184, 80, 2, 0.5);
      hills(p, 'f', 200, 44, 3, 0.1);
      maples(p, [
        [26, 170, 46, 'e'],
        [92, 186, 38, 'w'],
        [398, 180, 44, 'w'],
        [458, 160, 50, 'e'],
      ]);
      p.path('l', 'M-10 270V214Q110 196 240 204T490 208V270z');
      p.rect('k', 150, 206, 180, 12);
      p.rect('K', 258, 206, 72, 12);
      p.path('k', 'M196 218H284L300 270H180z');
      p.line('K', 2.4, 'M192 230H288M188 243H292M184 257H296', false);
      for (const x of [164, 204, 268, 308] as const) {
        p.rect('w', x - 4, 144, 8, 62);
        p.rect('o', x + 1, 144, 3, 62);
      }
      p.rect('o', 160, 146, 152, 10);
      flyingRoof(p, 240, 148, 206, 34);
      p.rect('w', 196, 98, 88, 18);
      p.rect('o', 252, 98, 32, 18);
      flyingRoof(p, 240, 102, 138, 44);
      p.path('m', 'M232 62L240 40L248 62z');
      maples(p, [
        [6, 236, 44, 'w'],
        [60, 262, 36, 'o'],
        [474, 240, 46, 'o'],
        [420, 266, 34, 'w'],
      ]);
      p.line('d', 4, 'M490 20Q440 14 396 34M452 18Q430 40 424 58');
      for (const [x, y, s, turn] of [
        [396, 34, 1, 0],
        [424, 62, 1.2, 1],
        [450, 30, 1.3, 0],
        [474, 46, 1.1, 1],
        [424, 14, 0.9, 1],
      ] as const) {
        mapleLeaf(p, x, y, s, turn === 1);
      }
    },
  },
  'CN/luoyang': {
    palette: 'desert',
    subject: 'great-buddha',
    sky: { horizon: 120 },
    draw(p) {
      p.path('k', 'M-10 270V58L40 34 110 44 170 20 250 30 330 14 400 36 490 26V270z');
      p.path('K', 'M330 14L400 36 490 26V230H420L404 120zM-10 58L40 34 56 90 30 140 44 230H-10z');
      p.path('o', 'M132 226V120Q140 44 240 40T348 120V226z');
      niches(p, [
        [60, 70],
        [92, 100],
        [62, 132],
        [98, 164],
        [68, 194],
        [376, 74],
        [412, 104],
        [378, 138],
        [416, 170],
        [384, 200],
        [448, 136],
        [450, 80],
        [26, 104],
        [24, 170],
      ]);
      p.path('Y', 'M240 48C276 48 300 82 300 122Q300 172 272 206H208Q180 172 180 122C180 82 204 48 240 48z');
      p.path('y', 'M240 62C266 62 284 90 284 124Q284 168 264 200H216Q196 168 196 124C196 90 214 62 240 62z');
      standingFigure(p, 160, 226, 0.72, 'e', 'K');
      standingFigure(p, 320, 226, 0.72, 'e', 'K');
      seatedBuddha(p, 240, 228, 1.12, 'p', 'q');
      p.rect('K', -10, 224, 500, 10);
      p.rect('b', -10, 232, 500, 40);
      p.line('c', 2.4, 'M150 242h90M262 250h70M180 260h60');
      for (const [x, y, s] of [
        [30, 244, 1.1],
        [86, 258, 0.9],
        [396, 258, 0.9],
        [450, 244, 1.1],
        [134, 268, 0.7],
        [348, 268, 0.7],
      ] as const) {
        peony(p, x, y, s);
      }
    },
  },
  'CN/moganshan': {
    palette: 'monsoon',
    subject: 'bamboo-hill-villa',
    middle: 190,
    sky: { ...sun(386, 62, 26), horizon: 130 },
    draw(p) {
      hills(p, 'F', 128, 60, 2, 0.6);
      bambooSlope(p, 'f', 'F', 46, (x) => 180 - x * 0.1);
      mist(p, 142, 'p');
      bambooSlope(p, 'l', 'f', 60, (x) => 150 + x * 0.19);
      p.at(186, 212, 1, () => {
        p.rect('k', -74, -62, 148, 62);
        p.rect('K', 26, -62, 48, 62);
        p.rect('k', -46, -92, 92, 32);
        p.rect('K', 18, -92, 28, 32);
        p.path('w', 'M-58-90L-34-120H34L58-90z');
        p.path('o', 'M14-120H34L58-90H24z');
        p.path('w', 'M-86-60L-72-74H72L86-60z');
        p.path('o', 'M30-74H72L86-60H36z');
        p.rect('o', 18, -134, 11, 22);
        arcades(p, 'd', -64, -8, 4, 22, 15, 24);
        arcades(p, 'y', 32, -10, 2, 20, 12, 24);
        p.grid('y', -36, -84, 4, 1, 20, 1, 10, 15);
      });
      p.path('e', 'M176 212H208L244 270H150z');
      p.line('K', 2, 'M173 222H214M167 234H222M160 247H230M154 260H238', false);
      bambooSlope(p, 'm', 'l', 84, (x) => (x < 76 ? 240 + x * 0.6 : x > 262 ? 352 - x * 0.24 : 380));
      bambooSlope(p, 'd', 'm', 76, (x) => (x < 30 ? 290 + x * 0.3 : x > 340 ? 384 - x * 0.2 : 380));
    },
  },
  'CN/pingyao': {
    palette: 'nordic',
    subject: 'tower-over-street',
    sky: { ...sun(356, 58, 24), horizon: 170 },
    draw(p) {
      p.rect('F', -10, 150, 500, 60);
      let d = '';
      for (let i = 0; i < 25; i++) d += `M${-8 + i * 20} 150v-9h12v9z`;
      p.path('F', d);
      p.rect('q', -10, 206, 500, 70);
      p.path('p', 'M176 270L216 206H264L304 270z');
      p.line('k', 1.6, 'M208 220H272M199 234H281M189 250H291M240 206V270', false);
      for (const flip of [false, true]) {
        p.at(flip ? 480 : 0, 0, 1, () => shopRow(p), flip);
      }
      p.at(240, 222, 1.08, () => {
        for (const x of [-40, -18, 18, 40] as const) {
          p.rect('w', x - 4, -66, 8, 66);
          p.rect('o', x + 1, -66, 3, 66);
        }
        p.rect('K', -48, -34, 18, 34);
        p.rect('K', 30, -34, 18, 34);
        p.rect('o', -50, -76, 100, 13);
        eave(p, 0, -68, 124, 24, 'l', 9, 0.72);
        p.line('y', 3, 'M-44-92H44');
        p.rect('w', -36, -114, 72, 21);
        p.rect('o', 12, -114, 24, 21);
        p.grid('y', -30, -107, 5, 1, 13, 1, 7, 10);
        eave(p, 0, -108, 104, 22, 'l', 9, 0.68);
        p.line('y', 3, 'M-35-130H35');
        p.rect('w', -27, -150, 54, 18);
        p.rect('o', 10, -150, 17, 18);
        p.grid('y', -21, -143, 4, 1, 12, 1, 6, 9);
        eave(p, 0, -144, 86, 34, 'l', 9, 0.44);
        p.path('y', 'M-24-184Q-20-178 0-178T24-184L20-172H-20z');
      });
      for (const [x, y, s] of [
        [62, 146, 0.9],
        [112, 158, 0.7],
        [154, 168, 0.52],
        [418, 146, 0.9],
        [368, 158, 0.7],
        [326, 168, 0.52],
      ] as const) {
        lantern(p, x, y, s);
      }
    },
  },
  'CN/qinhuangdao': {
    palette: 'lilac',
    subject: 'wall-into-sea',
    middle: 190,
    sky: { ...sun(378, 132, 34), horizon: 168, birds: [270, 60] },
    draw(p) {
      hills(p, 'F', 168, 34, 2, 0.2);
      sea(p, 166, 378);
      p.path('l', 'M-10 270V178Q60 170 120 206T220 270z');
      p.path('k', 'M-10 118L96 140 214 172 330 196V240L300 252 170 246 60 236-10 230z');
      p.path('K', 'M-10 168L96 184 214 206 300 218 330 196V240L300 252 170 246 60 236-10 230z');
      let d = '';
      for (let i = 0; i < 17; i++) {
        const x = -6 + i * 20,
          y = x < 96 ? 119 + (x + 6) * 0.21 : x < 214 ? 140 + (x - 96) * 0.27 : 172 + (x - 214) * 0.207;
        d += `M${x} ${y + 4}v-13l12 3v13z`;
      }
      p.path('k', d);
      p.line('q', 1.6, 'M-10 186L96 200 214 220 300 232M-10 206L96 218 214 232 300 243', false);
      p.at(112, 144, 1, () => {
        p.path('k', 'M-50-34H50V16L-50-8z');
        p.path('K', 'M16-34H50V16L16 6z');
        p.rect('w', -38, -64, 76, 30);
        p.rect('o', 14, -64, 24, 30);
        for (let i = 0; i < 6; i++) p.rect('o', -38 + i * 14.6, -64, 3, 30);
        eave(p, 0, -58, 112, 22, 'd', 8, 0.74);
        p.rect('w', -28, -86, 56, 12);
        eave(p, 0, -82, 86, 28, 'd', 8, 0.62);
        arcades(p, 'd', -34, -6, 3, 26, 13, 14);
      });
      p.path('p', 'M292 254Q306 240 318 248Q330 232 344 242Q358 236 366 248Q352 258 330 257Q308 262 292 254z');
      p.line('p', 3, 'M150 256h60M226 262h70M372 258h44M240 250h24');
    },
  },
  'CN/quanzhou': {
    palette: 'golden',
    subject: 'stone-towers-red-roofs',
    middle: 165,
    sky: { ...sun(240, 76, 40), horizon: 186 },
    draw(p) {
      hills(p, 'F', 186, 46, 3, 0.5);
      trees(p, 206, 16, 'f');
      towerPagoda(p, 88, 226, 200, 5, 78, 'p', 'k', 'K');
      towerPagoda(p, 392, 226, 200, 5, 78, 'p', 'k', 'K');
      p.at(240, 226, 1, () => {
        p.rect('w', -84, -50, 168, 50);
        p.rect('o', 40, -50, 44, 50);
        p.rect('k', -84, -14, 168, 14);
        for (const x of [-62, -30, 30, 62] as const) p.rect('p', x - 5, -46, 10, 46);
        p.path('d', 'M-16 0V-38H16V0z');
        p.rect('p', -50, -98, 100, 26);
        p.rect('k', 20, -98, 30, 26);
        swallowtail(p, 0, -46, 212);
        swallowtail(p, 0, -94, 146);
      });
      p.rect('e', -10, 224, 500, 50);
      p.rect('k', -10, 224, 500, 6);
      p.line('K', 1.6, 'M0 244H480M0 260H480M120 230L80 270M200 230L184 270M280 230L296 270M360 230L400 270', false);
      for (const [x, y, r] of [
        [14, 196, 26],
        [-4, 222, 30],
        [466, 196, 26],
        [484, 222, 30],
      ] as const) {
        p.circ('m', x, y, r);
      }
      for (const [x, y] of [
        [8, 190],
        [26, 206],
        [2, 214],
        [16, 232],
        [472, 188],
        [456, 206],
        [478, 214],
        [462, 230],
      ] as const) {
        p.circ('w', x, y, 4.4);
      }
    },
  },
  'CN/wuzhen': {
    palette: 'night',
    subject: 'lantern-town',
    sky: { ...sun(346, 42, 16), stars: 24, horizon: 176 },
    draw(p) {
      towerPagoda(p, 276, 188, 142, 7, 40, 'Y', 'K', 't');
      trees(p, 188, 13, 'l', 190, 300);
      p.path('b', 'M-10 270L196 188H284L490 270z');
      for (const flip of [false, true]) p.at(flip ? 480 : 0, 0, 1, () => waterHouses(p), flip);
      p.path(
        'k',
        'M158 204C190 196 206 170 240 170S290 196 322 204H268V200C268 186 256 180 240 180S212 186 212 200V204z',
      );
      p.line('y', 2.4, 'M160 202C190 194 206 168 240 168S290 194 320 202');
      p.path('n', 'M212 204H268C268 218 256 224 240 224S212 218 212 204z');
      p.line('y', 2.6, 'M196 214h14M270 212h18M178 226h26M282 224h34M150 244h28M308 242h38M112 262h46M322 260h56');
      p.at(236, 250, 1.05, () => {
        p.path('d', 'M-66-12Q-40 2 0 2Q40 2 66-12Q54 14 30 14H-30Q-54 14-66-12z');
        p.path('d', 'M-34 0Q-32-22 0-24Q32-22 34 0z');
        p.path('y', 'M-18 0Q-16-14 0-15Q16-14 18 0z');
        p.line('d', 3, 'M48-6V-34M48-34L62 16');
        p.circ('d', 48, -40, 5);
        p.path('o', 'M37-42L48-52L59-42z');
      });
    },
  },
  'CN/yangshuo': {
    palette: 'sunset',
    subject: 'moon-hill',
    middle: 180,
    sky: { ...sun(168, 118, 24), horizon: 176 },
    draw(p) {
      for (const [x, w, h] of [
        [20, 90, 70],
        [270, 76, 84],
        [330, 90, 110],
        [400, 84, 84],
        [462, 90, 104],
      ] as const) {
        karst(p, x, 194, w, h, 'F', 'F');
      }
      p.path(
        'l',
        'M36 204C52 150 70 96 104 66Q128 44 158 46Q196 46 220 78Q258 130 280 204zM126 160Q150 142 178 146Q206 152 214 160Q212 92 168 88Q128 92 126 160z',
      );
      p.path('m', 'M158 46Q196 46 220 78Q258 130 280 204H232Q228 170 214 160Q212 100 184 91Q200 70 158 46z');
      karst(p, 438, 204, 110, 86, 'f', 'l');
      karst(p, -14, 206, 96, 70, 'f', 'l');
      p.rect('m', -10, 200, 500, 80);
      for (const [y, x, c] of [
        [207, 250, 'Y'],
        [218, 226, 'y'],
        [231, 176, 'Y'],
      ] as const) {
        p.path(c, `M-10 ${y}Q${x * 0.5} ${y - 6} ${x} ${y + 2}Q${x * 0.5} ${y + 2}-10 ${y + 9}z`);
      }
      p.path('b', 'M490 200H330C260 204 250 214 300 224C360 236 200 238 120 270H490z');
      p.path('c', 'M490 206H380C320 208 330 214 360 220C420 234 300 240 240 262Q400 246 490 252z');
      p.at(356, 240, 1, () => {
        p.path('d', 'M-62-2Q-70-8-74-14Q-60-6-48-5H50Q60-6 68-12Q64-2 54 3H-50z');
        p.path('d', 'M-30-5L-26-26H-14L-10-5zM-6-5L-2-26H10L14-5z');
        p.circ('d', -19, -32, 5.4);
        p.circ('d', 5, -32, 5.4);
        p.path('p', 'M-42-38Q-10-56 26-38z');
        p.line('d', 2, 'M-34-38V-5M18-38V-5M48-6V-34M56-62L40 18');
        p.circ('d', 48, -40, 5);
        p.path('y', 'M37-42L48-52L59-42z');
      });
      trees(p, 206, 8, 'd', -10, 90);
      p.path('d', 'M-10 270V240Q60 236 130 262L140 270z');
    },
  },
};

/** Crowns of maples: each of a few round tufts. */
function maples(p: Pen, list: readonly (readonly [number, number, number, Ink])[]): void {
  for (const [x, y, r, c] of list) {
    p.line('d', r * 0.16, `M${x} ${y + r * 1.5}V${y}M${x} ${y + r * 0.6}L${x - r * 0.4} ${y}`);
    p.circ(c, x - r * 0.5, y, r * 0.62);
    p.circ(c, x + r * 0.5, y + r * 0.06, r * 0.6);
    p.circ(c, x, y - r * 0.44, r * 0.7);
  }
}

function mapleLeaf(p: Pen, x: number, y: number, s: number, flip: boolean): void {
  p.at(
    x,
    y,
    s,
    () => {
      p.path(
        flip ? 'o' : 'w',
        'M0-20L4-11 9-14 8-5 18-8 15-1 20 3 9 8 10 12 1 10 1 20H-1L-1 10-10 12-9 8-20 3-15-1-18-8-8-5-9-14-4-11z',
      );
    },
    flip,
  );
}

/** A roof whose corners fly up steeply, as in the south. */
function flyingRoof(p: Pen, x: number, y: number, w: number, h: number): void {
  const a = w / 2;
  p.path(
    'm',
    `M${x - a - 8} ${y - h * 0.62}Q${x - a * 0.86} ${y - h * 0.1} ${x - a * 0.42} ${y - h}H${x + a * 0.42}Q${x + a * 0.86} ${y - h * 0.1} ${x + a + 8} ${y - h * 0.62}Q${x + a * 0.94} ${y + 3} ${x} ${y + 3}T${x - a - 8} ${y - h * 0.62}z`,
  );
  p.path(
    'd',
    `M${x + a * 0.2} ${y - h}H${x + a * 0.42}Q${x + a * 0.86} ${y - h * 0.1} ${x + a + 8} ${y - h * 0.62}Q${x + a * 0.94} ${y + 3} ${x + a * 0.3} ${y + 3}z`,
  );
}

/** Small caves in a cliff. */
function niches(p: Pen, list: readonly (readonly [number, number])[]): void {
  let [d, figures] = ['', ''];
  for (const [x, y] of list) {
    d += `M${x - 10} ${y}v-12q10-16 20 0v12z`;
    figures += `M${x - 5} ${y}q-1-8 5-9q6 1 5 9zM${x - 3} ${y - 12}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`;
  }
  p.path('o', d);
  p.path('e', figures);
}

function peony(p: Pen, x: number, y: number, s: number): void {
  p.at(x, y, s, () => {
    p.path('n', 'M-50 16Q-38-14-8-4Q-22 18-50 16zM50 16Q38-14 8-4Q22 18 50 16zM-6 34L-3 0H3L6 34z');
    for (const [c, r, list] of [
      ['w', 13, [-21, -4, 21, -4, -17, -20, 17, -20, 0, -28, -9, 6, 9, 6]],
      ['e', 9, [-12, -4, 12, -4, -8, -17, 8, -17, 0, 3]],
      ['w', 7, [-5, -9, 5, -9, 0, -2]],
    ] as const) {
      for (let i = 0; i < list.length; i += 2) p.circ(c, list[i] ?? 0, list[i + 1] ?? 0, r);
    }
    p.circ('y', 0, -7, 3.4);
  });
}

/**
 * A slope of bamboo: plumes that all nod to one side, their feet on the line `yOf`; `rib` draws the stems. Three sizes,
 * so that the text packs well.
 */
function bambooSlope(p: Pen, c: Ink, rib: Ink, h: number, yOf: (x: number) => number): void {
  let [plumes, ribs, ground] = ['', '', 'M-40 300'];
  for (let x = -40, i = 0; x < 490; x += Math.round(h * 0.42), i++) {
    const y = Math.round(yOf(x)),
      k = Math.round(h * cycle([1, 0.86, 1.12, 0.94], i * 3 + Math.floor(i / 4)));
    ground += `L${x} ${y - Math.round(h * 0.4)}`;
    if (y - k > 268) continue;
    plumes += `M${x} ${y}c${-k * 0.1} ${-k * 0.5} 0 ${-k * 0.94} ${k * 0.3} ${-k}c${k * 0.2} 0 ${k * 0.34} ${k * 0.2} ${k * 0.42} ${k * 0.48}c${-k * 0.16} ${-k * 0.16} ${-k * 0.3} 0 ${-k * 0.36} ${k * 0.52}z`;
    ribs += `M${x + 6} ${y - 6}c${-k * 0.06} ${-k * 0.4} 0 ${-k * 0.76} ${k * 0.22} ${-k * 0.78}q${k * 0.16} 0 ${k * 0.24} ${k * 0.16}`;
  }
  p.path(c, `${ground}L520 300z`);
  p.path(c, plumes);
  p.line(rib, h * 0.035, ribs);
}

/** Shops on the left of a street that runs to the middle. */
function shopRow(p: Pen): void {
  const top = (x: number): number => 112 + (x + 10) * 0.22,
    base = (x: number): number => 272 - (x + 10) * 0.24;
  p.path('k', `M-10 ${base(-10)}V${top(-10)}L208 ${top(208)}V${base(208)}z`);
  for (const [x0, x1] of [
    [-10, 84],
    [84, 142],
    [142, 182],
    [182, 208],
  ] as const) {
    const w = x1 - x0,
      at = (x: number, t: number): number => top(x) + (base(x) - top(x)) * t,
      [a, b] = [x0 + w * 0.1, x1 - w * 0.12];
    p.path('o', `M${a} ${at(a, 0.98)}V${at(a, 0.3)}L${b} ${at(b, 0.3)}V${at(b, 0.98)}z`);
    let d = '';
    for (let i = 0; i < 4; i++) {
      const [l, r] = [a + (b - a) * (0.06 + i * 0.24), a + (b - a) * (0.22 + i * 0.24)];
      d += `M${l} ${at(l, 0.36)}L${r} ${at(r, 0.36)}V${at(r, 0.66)}L${l} ${at(l, 0.66)}z`;
    }
    p.path('e', d);
    const up = 10 + w * 0.22;
    p.path(
      'd',
      `M${x0 - 4} ${top(x0) + 12}L${x0 - 1} ${top(x0) - up}L${x1 - 1} ${top(x1) - up + w * 0.1}L${x1 + 5} ${top(x1) + 10}z`,
    );
  }
}

/** A hall's roof with its ridge's two ends split and raised, as in southern Fujian. */
function swallowtail(p: Pen, x: number, y: number, w: number): void {
  const a = w / 2;
  p.path(
    'o',
    `M${x} ${y + 4}V${y - 27}Q${x + a * 0.4} ${y - 28} ${x + a * 0.78} ${y - 46}Q${x + a * 0.86} ${y - 10} ${x + a} ${y + 4}z`,
  );
  p.path(
    'w',
    `M${x - a} ${y + 4}Q${x - a * 0.86} ${y - 10} ${x - a * 0.78} ${y - 46}Q${x - a * 0.4} ${y - 28} ${x} ${y - 27}V${y + 4}z`,
  );
  p.path(
    'e',
    `M${x - a * 0.98} ${y - 66}Q${x - a * 0.6} ${y - 33} ${x} ${y - 32}T${x + a * 0.98} ${y - 66}Q${x + a * 0.9} ${y - 50} ${x + a * 0.78} ${y - 42}Q${x + a * 0.4} ${y - 25} ${x} ${y - 25}T${x - a * 0.78} ${y - 42}Q${x - a * 0.9} ${y - 50} ${x - a * 0.98} ${y - 66}z`,
  );
}

/** Timber houses on posts in the water, on the left of a canal that runs to the middle. */
function waterHouses(p: Pen): void {
  for (const [x0, x1, top0, top1, base0, base1] of [
    [-10, 76, 66, 98, 270, 242],
    [76, 130, 108, 126, 240, 220],
    [130, 168, 124, 136, 218, 204],
    [168, 196, 142, 150, 203, 193],
  ] as const) {
    const at = (x: number, t: number): number => {
      const k = (x - x0) / (x1 - x0),
        [top, base] = [top0 + (top1 - top0) * k, base0 + (base1 - base0) * k];
      return top + (base - top) * t;
    };
    const band = (c: Ink, from: number, to: number, left: number = x0, right: number = x1): void =>
      p.path(c, `M${left} ${at(left, from)}L${right} ${at(right, from)}V${at(right, to)}L${left} ${at(left, to)}z`);
    const w = x1 - x0;
    band('t', 0, 1);
    band('y', 0.2, 0.42, x0 + w * 0.08, x1 - w * 0.08);
    band('Y', 0.56, 0.8, x0 + w * 0.08, x1 - w * 0.3);
    let d = '';
    for (let i = 1; i < 6; i++) {
      const x = x0 + w * (0.08 + i * 0.14);
      d += `M${x} ${at(x, 0.18)}V${at(x, 0.84)}`;
    }
    p.line('t', Math.max(1.4, w * 0.03), d, false);
    p.path(
      'd',
      `M${x0 - 6} ${top0 + 12}L${x0 + 2} ${top0 - w * 0.34}L${x1 - 2} ${top1 - w * 0.26}L${x1 + 8} ${top1 + 12}z`,
    );
    p.path('d', `M${x0} ${at(x0, 0.47)}L${x1 + 3} ${at(x1, 0.47)}V${at(x1, 0.53)}L${x0} ${at(x0, 0.53)}z`);
    p.circ('w', x1 - w * 0.08, at(x1, 0.6), w * 0.075);
    p.circ('w', x0 + w * 0.4, at(x0 + w * 0.4, 0.56), w * 0.075);
  }
}
