import type { Landmarks } from '#shared/scene/landmark.ts';
import { castle, eave, lantern, pagoda, torii } from '#shared/scene/built/asia.ts';
import { ferris, skyline, suspension } from '#shared/scene/built/things.ts';
import { chalet, gable, hillTown, tower } from '#shared/scene/built/west.ts';
import { skytree, tokyoTower } from '#shared/scene/forms/asia.ts';
import { deer, heron } from '#shared/scene/motifs/animals.ts';
import { latticeTower, machiya, pavilion, seatedBuddha, thatch } from '#shared/scene/motifs/asia.ts';
import { humpBridge } from '#shared/scene/motifs/bridges.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { bigTree, flowerStripes, springPool, steam, teaHills, waterfall } from '#shared/scene/motifs/land.ts';
import { turtle } from '#shared/scene/motifs/shore.ts';
import { gondolas, snowyRoofs } from '#shared/scene/motifs/snow.ts';
import { fishingBoat, sampan, train } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea, snow } from '#shared/scene/nature/ground.ts';
import { fuji, hills, range, volcano } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, leaves, palm, pine, reeds, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';
import { skiTown } from '#shared/scene/towns/north.ts';

export const japan: Landmarks = {
  'JP/tokyo': {
    palette: 'lilac', subject: 'lattice-tower', middle: 236,
    sky: { ...sun(330, 82, 34), horizon: 200 },
    draw(p) {
      fuji(p, 96, 186, 150, 82, 'F');
      skytree(p, 398, 200, 152, 'f');
      skyline(p, 206, 34, 76, 'f', -10, 490);
      skyline(p, 226, 22, 62, 'l', -10, 490, 'y');
      tokyoTower(p, 232, 238, 1.02);
      trees(p, 240, 12, 'm');
      p.rect('m', 0, 239, 480, 40);
      blossom(p, false, 20, 'e');
    },
  },
  'JP/osaka': {
    palette: 'golden', subject: 'castle-keep', middle: 240,
    sky: { ...sun(346, 84, 36), horizon: 190 },
    draw(p) {
      skyline(p, 200, 24, 64, 'F');
      trees(p, 204, 13, 'l');
      p.rect('l', 0, 203, 480, 30);
      castle(p, 236, 214, 1.02);
      trees(p, 222, 13, 'm', -10, 150);
      trees(p, 222, 13, 'm', 330, 490);
      p.rect('K', 0, 214, 480, 14);
      sea(p, 226, 240);
      blossom(p, false, 26);
    },
  },
  'JP/kyoto': {
    palette: 'dawn', subject: 'pagoda', middle: 250,
    sky: { ...sun(146, 86, 38), horizon: 196 },
    draw(p) {
      hills(p, 'F', 172, 52, 3, 0.1);
      hills(p, 'f', 192, 40, 2, 0.7);
      mist(p, 176);
      pagoda(p, 262, 230, 104, 5, 31, { wall: 'e', spire: 34 });
      trees(p, 226, 16, 'm', -10, 214);
      trees(p, 226, 14, 'm', 320, 490);
      p.rect('m', 0, 226, 480, 50);
      for (const [x, w] of [[28, 96], [134, 84], [372, 92], [462, 84]] as const) {
        p.rect('e', x - w / 2, 232, w, 40);
        p.grid('o', x - w / 2 + 6, 240, Math.floor((w - 8) / 6), 1, 6, 1, 2.4, 30);
        eave(p, x, 238, w + 20, 22, 'd', 4, 0.7);
      }
      p.path('k', 'M226 226H294L326 272H196z');
      blossom(p, true, 20, 'w');
    },
  },
  'JP/fujikawaguchiko': {
    palette: 'dawn', subject: 'pagoda', middle: 190,
    sky: { horizon: 190, clouds: 2, cloudY: 60 },
    draw(p) {
      fuji(p, 272, 200, 260, 158, 'b');
      mist(p, 180);
      hills(p, 'l', 210, 24, 3, 0.3);
      pagoda(p, 96, 226, 78, 5, 25, { spire: 26 });
      trees(p, 232, 17, 'm', -10, 190);
      trees(p, 250, 17, 'm', 140, 500);
      p.rect('m', 0, 248, 480, 30);
      blossom(p, true, 30, 'e');
    },
  },
  'JP/hakone': {
    palette: 'jade', subject: 'shrine-gate-water',
    sky: { ...sun(120, 70, 26), horizon: 176 },
    draw(p) {
      fuji(p, 250, 170, 190, 112, 'F');
      hills(p, 'f', 166, 40, 2, 0.9);
      hills(p, 'l', 182, 30, 3, 0.2);
      sea(p, 180);
      torii(p, 246, 226, 96);
      p.line('c', 3, 'M200 230h40M256 234h44M216 242h60');
      conifers(p, 272, 70, 'd', -10, 90);
      conifers(p, 274, 66, 'd', 410, 490);
    },
  },
  'JP/hiroshima': {
    palette: 'sunset', subject: 'shrine-gate-water',
    sky: { ...sun(240, 150, 62), horizon: 190 },
    draw(p) {
      islands(p, 176);
      hills(p, 'f', 178, 18, 2, 0.3);
      sea(p, 176, 240);
      torii(p, 240, 226, 132);
      p.line('g', 3, 'M186 230h46M248 236h52M204 246h70M226 256h40');
    },
  },
  'JP/nara': {
    palette: 'jade', subject: 'pagoda', middle: 230,
    sky: { ...sun(130, 80, 32), horizon: 190 },
    draw(p) {
      hills(p, 'F', 176, 60, 2);
      hills(p, 'f', 196, 36, 3, 0.5);
      pagoda(p, 300, 222, 92, 5, 27, { wall: 'e' });
      trees(p, 222, 15, 'm', 330, 490);
      trees(p, 222, 13, 'm', 180, 260);
      hills(p, 'l', 224, 16, 2);
      p.at(140, 246, 1.15, () => p.path('d', 'M-30 0V-22Q-34-36-20-38H10Q16-40 20-52L17-66 22-58 22-72 27-58 32-68 31-54Q40-50 42-44L32-42Q30-30 26-24L24 0H20L18-20H-18L-22 0z'));
    },
  },
  'JP/hakodate': {
    palette: 'night', subject: 'lights-between-bays',
    sky: { stars: 40, horizon: 190, sun: [390, 46, 16] },
    draw(p) {
      hills(p, 'l', 118, 26, 3, 0.1);
      p.path('h', 'M-10 122H490V270H-10z');
      p.path('s', 'M-10 152C90 150 190 166 196 196C200 224 150 246 96 262L70 270H-10zM490 150C390 150 300 168 292 196C286 224 330 246 384 262L410 270H490z');
      p.line('l', 2, 'M20 186h60M40 206h90M10 228h50M400 190h56M360 210h80M430 232h50');
      let d = '', g = '';
      for (let i = 0; i < 230; i++) {
        const t = p.r(), y = 124 + t * 146, k = Math.abs(y - 200), half = y < 200 ? 44 + Math.max(0, 196 - y) ** 1.5 * 0.42 : 46 + (k * k) / 44, x = 244 + (p.r() + p.r() - 1) * half, dot = `M${Math.round(x)} ${Math.round(y)}h.1`;
        if (x > 0 && x < 480)
          t < 0.4 ? (d += dot) : (g += dot);
      }
      p.line('p', 2, d);
      p.line('y', 3.2, g);
      conifers(p, 286, 44, 'd', -10, 490, 0.5);
    },
  },
  'JP/sapporo': {
    palette: 'winter', subject: 'tower-in-snow',
    sky: { ...sun(120, 72, 26), horizon: 190 },
    draw(p) {
      range(p, 190, 92, 0.4, 260, 'F', 'f');
      skyline(p, 206, 20, 56, 'f');
      p.at(240, 236, 1.1, () => {
        p.path('w', 'M-2-168H2L5-120H9V-96H7L20 0H10L0-46-10 0H-20L-7-96H-9V-120H-5z');
        p.path('o', 'M0-168H2L5-120H9V-96H7L20 0H10L0-46z');
        p.rect('p', -11, -116, 22, 16);
        p.rect('d', -7, -112, 14, 6);
      });
      snow(p, 214);
      conifers(p, 262, 46, 'd', -10, 110);
      conifers(p, 262, 46, 'd', 380, 490);
    },
  },
  'JP/kobe': {
    palette: 'lagoon', subject: 'port-tower', middle: 250,
    sky: { horizon: 180, clouds: 3, cloudY: 50 },
    draw(p) {
      hills(p, 'f', 160, 60, 2, 0.3);
      skyline(p, 196, 24, 70, 'l');
      p.at(270, 224, 1.1, () => {
        p.sym('w', 'o', '0 -128 L20 -128 Q8 -70 26 0');
        p.line('e', 1.4, 'M-18-120L9-74M18-120L-9-74M-9-74L10-44M9-74L-10-44M-10-44L22-4M10-44L-22-4');
        p.rect('w', -22, -134, 44, 7);
        p.rect('w', -1, -152, 2, 18);
      });
      sea(p, 220);
      ferryBoat(p, 120, 242, 1);
    },
  },
  'JP/yokohama': {
    palette: 'lilac', subject: 'ferris-wheel-water', middle: 220,
    sky: { horizon: 196 },
    draw(p) {
      skyline(p, 204, 24, 70, 'F');
      tower(p, 330, 208, 58, 150, 'f', 'l', 1, 0, 'y');
      p.path('f', 'M190 208V146Q230 130 262 108V208z');
      p.path('l', 'M226 208V132Q246 122 262 108V208z');
      ferris(p, 128, 212, 64);
      sea(p, 208);
      sailBoat(p, 400, 246, 0.8);
    },
  },
  'JP/takayama': {
    palette: 'winter', subject: 'farmhouses-snow',
    sky: { ...sun(350, 76, 30), horizon: 180 },
    draw(p) {
      range(p, 196, 130, 0.6, 240, 'f', 'l');
      conifers(p, 214, 44, 'm');
      snow(p, 204);
      for (const [x, y, s] of [[120, 226, 0.8], [364, 222, 0.72], [242, 244, 1.15]] as const) {
        p.at(x, y, s, () => {
          p.rect('q', -34, -22, 68, 22);
          p.rect('o', -26, -18, 12, 14);
          p.grid('y', -8, -18, 3, 1, 13, 1, 9, 10);
          p.path('o', 'M-30-20L0-78L30-20z');
          p.grid('y', -9, -44, 2, 1, 11, 1, 7, 8);
          p.path('p', 'M0-92L-52-14-42-12 0-76 42-12 52-14z');
          p.path('q', 'M0-92L52-14 42-12 0-76z');
        });
      }
      conifers(p, 276, 62, 'd', 420, 490);
    },
  },
  'JP/kagoshima': {
    palette: 'dawn', subject: 'smoking-volcano',
    sky: { ...sun(110, 80, 28), horizon: 180 },
    draw(p) {
      volcano(p, 262, 196, 210, 112, 'f', 'l');
      sea(p, 190);
      ferryBoat(p, 130, 232, 0.9);
      pine(p, true, 14);
      hills(p, 'd', 262, 12, 3);
    },
  },
  'JP/niseko': {
    palette: 'winter', subject: 'snowy-volcano',
    sky: { horizon: 190 },
    draw(p) {
      fuji(p, 262, 210, 220, 150, 'b');
      mist(p, 190, 'p');
      conifers(p, 222, 34, 'l');
      snow(p, 208);
      skiTown(p, 238);
      conifers(p, 284, 80, 'd', -10, 50);
      conifers(p, 284, 84, 'd', 436, 490);
    },
  },
  'JP/fukuoka': {
    palette: 'night', subject: 'food-stalls-night', middle: 200,
    sky: { ...sun(392, 48, 18), stars: 14, horizon: 190 },
    draw(p) {
      skyline(p, 206, 30, 90, 'l', -10, 490, 'y');
      sea(p, 222, 240, 'b', 'l');
      p.rect('d', 0, 204, 480, 26);
      for (const [x, s] of [[66, 1], [196, 1.12], [330, 1]] as const) {
        p.at(x, 216, s, () => {
          p.rect('Y', -48, -44, 96, 44);
          p.path('w', 'M-56-44L-46-66H46L56-44z');
          for (let i = 0; i < 6; i++) {
            p.path('p', `M${-46 + i * 16} -44v16q4 4 7 0v-16z`);
          }
          p.rect('d', -48, -12, 96, 12);
          for (const k of [-24, 2, 28] as const) {
            p.circ('d', k, -20, 6);
            p.path('d', `M${k - 9} -4q0-12 9-12t9 12z`);
          }
          lantern(p, -60, -30, 0.5);
          lantern(p, 60, -30, 0.5);
        });
      }
      p.line('y', 2.4, 'M40 238h60M170 246h80M310 238h50M90 258h50M380 254h40');
    },
  },
  'JP/naha': {
    palette: 'golden', subject: 'red-palace',
    sky: { ...sun(356, 76, 32), horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 34, 3, 0.3);
      p.path('k', 'M-10 270V214Q100 190 190 200T490 196V270z');
      p.at(240, 214, 1.05, () => {
        p.rect('k', -150, -10, 300, 14);
        p.rect('w', -110, -56, 220, 46);
        p.rect('o', 40, -56, 70, 46);
        for (let i = 0; i <= 8; i++) {
          p.rect('o', -112 + i * 27.5, -56, 4, 46);
        }
        eave(p, 0, -50, 254, 26, 'o', 8, 0.84);
        p.rect('w', -74, -92, 148, 20);
        eave(p, 0, -84, 190, 34, 'o', 8, 0.7);
        p.path('w', 'M-34-76Q-18-96 0-100Q18-96 34-76Q0-82-34-76z');
        p.path('y', 'M-6-118q6-8 12 0l-3 8h-6z');
        p.rect('p', -16, -44, 32, 34);
      });
      p.path('e', 'M190 228H290L340 270H140z');
      p.line('w', 3, 'M226 228L206 270M254 228L274 270');
      palm(p, 50, 264, 110, 0.08);
      palm(p, 430, 266, 124, -0.08);
    },
  },
  'JP/nagoya': {
    palette: 'alpine', subject: 'castle-keep', middle: 220,
    sky: { ...sun(110, 80, 32), horizon: 190 },
    draw(p) {
      skyline(p, 206, 30, 90, 'F');
      latticeTower(p, 400, 210, 130, 'f', 'l');
      trees(p, 208, 14, 'l');
      ground(p, 'l', 206);
      castle(p, 214, 222, 1.02, 'p', 'l');
      p.path('y', 'M184 66q-10-4-8-16q6 8 14 14zM244 66q10-4 8-16q-6 8-14 14z');
      trees(p, 236, 16, 'm', -10, 120);
      trees(p, 236, 16, 'm', 310, 490);
      ground(p, 'm', 234);
    },
  },
  'JP/kanazawa': {
    palette: 'dawn', subject: 'winter-garden', middle: 270,
    sky: { ...sun(110, 70, 26), horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 40, 3, 0.4);
      trees(p, 204, 16, 'f');
      snow(p, 196);
      sea(p, 232, 300);
      p.path('i', 'M-10 232Q60 222 130 238T230 262L210 270H-10z');
      p.at(292, 226, 1, () => {
        p.path('d', 'M-5 0Q-1-50-4-92H4Q1-50 6 0z');
        for (const [a, b, w] of [[-36, -34, 34], [40, -40, 36], [-24, -62, 26], [28, -68, 26], [0, -88, 22]] as const) {
          p.oval('m', a, b, w, 10);
          p.oval('p', a, b - 7, w * 0.8, 4);
        }
        p.line('Y', 1.3, 'M0-136L-74-14M0-136L-52-10M0-136L-28-12M0-136L0-8M0-136L28-12M0-136L52-12M0-136L76-16');
        p.rect('o', -1.4, -138, 2.8, 60);
      });
      p.at(120, 240, 1, () => {
        p.path('k', 'M-3 0L-6-34H14L12 0H6L5-26H2L2 0z');
        p.rect('k', -12, -44, 30, 10);
        p.rect('y', -2, -56, 10, 12);
        p.path('k', 'M-18-56Q-4-62 0-70H6Q10-62 24-56z');
        p.path('p', 'M-14-60Q-2-64 0-70H6Q8-64 20-60z');
      });
    },
  },
  'JP/otaru': {
    palette: 'winter', subject: 'canal-warehouses', middle: 300,
    sky: { ...sun(370, 72, 28), horizon: 190 },
    draw(p) {
      hills(p, 'F', 190, 50, 2, 0.6);
      for (const [x, w, h] of [[-10, 90, 74], [84, 80, 92], [168, 86, 70]] as const) {
        gable(p, x, 216, w, h - 20, 'K', 'p', 'q', 0.3);
        p.grid('d', x + 14, 216 - h + 34, 4, 2, 17, 22, 8, 11);
      }
      for (const [x, w, h] of [[300, 70, 60], [374, 110, 80]] as const) {
        gable(p, x, 216, w, h - 20, 'o', 'p', 'q', 0.3);
        p.grid('y', x + 12, 216 - h + 30, Math.floor(w / 18), 2, 16, 18, 7, 10);
      }
      p.rect('t', 0, 214, 480, 8);
      p.path('b', 'M0 222H290L330 270H0z');
      p.path('p', 'M290 220H490V270H332z');
      p.line('c', 2.4, 'M40 234h60M120 248h80M30 258h50M210 238h50');
      for (const [x, y, s] of [[316, 236, 0.9], [352, 262, 1.3]] as const) {
        p.at(x, y, s, () => {
          p.rect('d', -1.6, -62, 3.2, 62);
          p.path('y', 'M-7-62L-5-78H5L7-62z');
          p.path('d', 'M-9-78Q0-88 9-78z');
        });
      }
    },
  },
  'JP/furano': {
    palette: 'lilac', subject: 'flower-fields',
    sky: { ...sun(120, 72, 28), clouds: 1, horizon: 170 },
    draw(p) {
      range(p, 180, 100, 0.4, 260, 'F', 'f');
      hills(p, 'm', 190, 22, 3, 0.4);
      conifers(p, 192, 26, 'm', 20, 200, 0.5, 0.3);
      flowerStripes(p, 182, ['l', 'e', 'l', 'w', 'l', 'b', 'm']);
      p.at(370, 190, 0.8, () => {
        gable(p, -26, 0, 52, 26, 'p', 'w', 'o', 0.5);
        p.rect('o', -8, -16, 14, 16);
      });
      bigTree(p, 300, 194, 0.5);
    },
  },
  'JP/sendai': {
    palette: 'dawn', subject: 'pine-islands',
    sky: { ...sun(250, 116, 44), horizon: 174 },
    draw(p) {
      hills(p, 'F', 172, 16, 3, 0.2);
      sea(p, 168, 250);
      for (const [x, y, w, h] of [[90, 196, 110, 30], [212, 188, 60, 18], [330, 192, 84, 26], [430, 206, 90, 34], [30, 230, 90, 30]] as const) {
        p.path('k', `M${x - w / 2} ${y}Q${x - w * 0.46} ${y - h * 0.7} ${x - w * 0.3} ${y - h * 0.8}H${x + w * 0.3}Q${x + w * 0.46} ${y - h * 0.6} ${x + w / 2} ${y}z`);
        p.path('K', `M${x + w * 0.1} ${y - h * 0.8}H${x + w * 0.3}Q${x + w * 0.46} ${y - h * 0.6} ${x + w / 2} ${y}H${x + w * 0.14}z`);
        for (const k of [-0.26, 0, 0.24] as const) {
          p.line('d', 2, `M${x + w * k} ${y - h * 0.7}v${-h * 0.8}`);
          p.oval('m', x + w * k, y - h * 1.5, w * 0.17, h * 0.24);
        }
      }
      p.line('w', 4, 'M256 186H300M256 180H300', false);
      p.line('w', 2, 'M262 180V192M278 180V192M294 180V192');
      ferryBoat(p, 220, 240, 0.8);
      pine(p, true, 20);
    },
  },
  'JP/nikko': {
    palette: 'monsoon', subject: 'red-bridge-falls',
    sky: { ...sun(360, 64, 24), horizon: 150 },
    draw(p) {
      range(p, 190, 120, 0, 250, 'F', 'f');
      waterfall(p, 240, 92, 196, 34, 'l', 'm');
      conifers(p, 200, 60, 'm', -10, 150);
      conifers(p, 200, 60, 'm', 330, 490);
      sea(p, 196, 240);
      p.path('w', 'M30 226Q240 156 450 226V236Q240 170 30 236z');
      p.line('w', 3, 'M30 212Q240 142 450 212');
      p.line('w', 3, 'M70 216V204M110 204V190M150 194V181M190 188V175M240 186V172M290 188V175M330 194V181M370 204V190M410 216V204');
      for (const x of [30, 450] as const) {
        p.rect('d', x - 4, 202, 8, 36);
      }
      conifers(p, 286, 90, 'd', -10, 40);
      conifers(p, 286, 90, 'd', 440, 490);
    },
  },
  'JP/kamakura': {
    palette: 'jade', subject: 'great-buddha', middle: 236,
    sky: { ...sun(350, 78, 30), horizon: 190 },
    draw(p) {
      hills(p, 'F', 184, 60, 2, 0.3);
      trees(p, 210, 22, 'f');
      hills(p, 'l', 218, 20, 3, 0.4);
      ground(p, 'k', 226);
      seatedBuddha(p, 236, 244, 1.16, 'l', 'm');
      for (const x of [110, 366] as const) {
        p.rect('K', x - 4, 220, 8, 30);
        p.rect('k', x - 10, 206, 20, 14);
        p.rect('y', x - 5, 208, 10, 9);
        eave(p, x, 210, 30, 12, 'K', 3, 0.3);
      }
      pine(p, false, 20);
      blossom(p, true, 30, 'e');
    },
  },
  'JP/hakuba': {
    palette: 'alpine', subject: 'ski-slope', middle: 250,
    sky: { ...sun(96, 58, 22), horizon: 180 },
    draw(p) {
      p.path('f', 'M-10 200L50 130 84 142 140 70 168 92 214 40 246 66 282 36 320 76 356 60 420 130 490 160V210H-10z');
      p.path('i', 'M96 126L140 70 168 92 214 40 246 66 282 36 320 76 356 60 404 112 380 104 362 126 330 100 300 122 272 92 240 118 212 90 180 124 146 104z');
      p.path('l', 'M214 40L246 66 236 110 260 200H200zM282 36L320 76 310 120 350 210H300z');
      snow(p, 192);
      p.at(330, 226, 0.9, () => {
        for (const k of [-60, 0] as const) {
          p.path('I', `M${k + 60} -90L${k + 74} -94Q${k + 56} -10 ${k - 20} 26L${k - 40} 28Q${k + 40} -10 ${k + 60} -90z`);
          p.rect('d', k + 66, -92, 6, 92);
          p.rect('w', k + 54, -102, 28, 10);
        }
      });
      conifers(p, 230, 34, 'm', -10, 150);
      gondolas(p, -10, 130, 240, 60, 0.8);
      chalet(p, 90, 250, 0.9);
      chalet(p, 180, 256, 0.7);
    },
  },
  'JP/beppu': {
    palette: 'dawn', subject: 'steaming-springs',
    sky: { ...sun(104, 74, 28), horizon: 176 },
    draw(p) {
      volcano(p, 330, 178, 170, 90, 'F', 'f', false);
      hills(p, 'f', 184, 30, 2, 0.7);
      for (const [x, y, s] of [[60, 196, 1.1], [150, 190, 0.8], [300, 196, 1], [400, 190, 1.2], [440, 206, 0.8], [230, 188, 0.7]] as const) {
        steam(p, x, y, s, 'p');
      }
      for (const [x, w, h] of [[-10, 80, 34], [76, 60, 44], [142, 70, 30], [286, 66, 38], [356, 60, 30], [420, 76, 44]] as const) {
        p.rect('p', x, 224 - h, w, h);
        p.grid('o', x + 6, 230 - h, Math.floor(w / 9), 1, 9, 1, 3, h - 8);
        eave(p, x + w / 2, 230 - h, w + 20, 20, 'd', 3, 0.7);
      }
      ground(p, 'k', 222);
      springPool(p, 240, 246, 140);
      torii(p, 240, 222, 46);
    },
  },
  'JP/nagasaki': {
    palette: 'lilac', subject: 'stone-arch-bridge',
    sky: { ...sun(360, 74, 30), horizon: 176 },
    draw(p) {
      hills(p, 'F', 170, 60, 2, 0.2);
      hillTown(p, 0, 176, 210, 70, ['p', 'e', 'q', 'p'], 't', true);
      hillTown(p, 280, 176, 210, 60, ['p', 'q', 'e'], 't');
      p.rect('K', 0, 182, 480, 26);
      sea(p, 206, 240);
      for (const x of [172, 308] as const) {
        p.path('k', `M${x - 74} 216Q${x - 30} 172 ${x} 170T${x + 74} 216V220H${x + 46}A46 42 0 0 0 ${x - 46} 220H${x - 74}z`);
        p.path('n', `M${x - 46} 222A46 40 0 0 0 ${x + 46} 222z`);
      }
      p.line('q', 3, 'M96 206Q140 168 172 166Q210 168 240 190Q270 168 308 166Q340 168 384 206');
      lantern(p, 60, 204, 0.9);
      lantern(p, 426, 204, 0.9);
    },
  },
  'JP/miyazaki': {
    palette: 'lagoon', subject: 'palm-island-shrine', middle: 250,
    sky: { ...sun(120, 76, 30), horizon: 168 },
    draw(p) {
      sea(p, 166, 120);
      p.path('m', 'M280 190Q320 150 380 152T490 176V196H280z');
      for (const x of [320, 350, 380, 414, 446] as const) {
        palm(p, x, 170, 50, 0.05, 'd', 0.5);
      }
      torii(p, 250, 198, 40);
      let d = '';
      for (let i = 0; i < 7; i++) {
        d += `M${180 - i * 10} ${204 + i * 9}h${220 + i * 14}l-8 5h${-220 - i * 14}z`;
      }
      p.path('K', d);
      p.path('e', 'M-10 270V224Q80 214 170 244L200 270z');
      palm(p, 40, 264, 170, 0.08);
      palm(p, 92, 270, 120, 0.16);
    },
  },
  'JP/ishigaki': {
    palette: 'lagoon', subject: 'turquoise-bay',
    sky: { ...sun(360, 66, 26), clouds: 2, horizon: 160 },
    draw(p) {
      p.path('f', 'M-10 170Q60 120 130 140T260 168zM320 168Q390 132 490 140V170z');
      sea(p, 164, 360, 'n', 'b', 190);
      p.rect('b', 0, 184, 480, 90);
      for (const [x, y, w, h] of [[150, 196, 90, 26], [330, 202, 120, 34], [60, 214, 70, 22]] as const) {
        p.path('m', `M${x - w / 2} ${y}Q${x - w * 0.4} ${y - h} ${x} ${y - h}T${x + w / 2} ${y}z`);
        p.path('p', `M${x - w * 0.6} ${y}Q${x} ${y - 8} ${x + w * 0.6} ${y}Q${x} ${y + 8} ${x - w * 0.6} ${y}z`);
      }
      p.path('c', 'M-10 238Q160 214 300 232T490 222V270H-10z');
      p.path('p', 'M-10 270V258Q150 240 320 256T490 248V270z');
      for (const [x, y] of [[220, 226], [390, 236]] as const) {
        p.at(x, y, 0.8, () => {
          p.path('p', 'M-44-10H44L34 4H-34z');
          p.rect('w', -30, -26, 60, 4);
          p.line('d', 2, 'M-26-22V-10M26-22V-10M0-22V-10');
        });
      }
      leaves(p, false);
    },
  },
  'JP/asahikawa': {
    palette: 'winter', subject: 'penguins',
    sky: { horizon: 190, ...sun(380, 66, 24) },
    draw(p) {
      range(p, 200, 90, 0.6, 200, 'F', 'f');
      conifers(p, 214, 34, 'l');
      snow(p, 200);
      for (const [x, y, s] of [[80, 234, 0.7], [140, 240, 0.8], [212, 248, 0.95], [296, 254, 1.1], [396, 262, 1.3]] as const) {
        p.at(x, y, s, () => {
          p.path('d', 'M-14 0Q-22-34-10-50Q-10-64 2-64Q14-62 12-48Q24-30 14 0z');
          p.path('p', 'M-4 0Q-14-28 2-46Q16-26 8 0z');
          p.path('y', 'M10-58L22-54 12-51zM-8 0H4L0 4H-10zM6 0H16L12 4H4z');
          p.path('d', 'M12-44Q26-28 22-14L12-24z');
          p.path('y', 'M2-50Q8-54 12-48L8-42z');
        });
      }
    },
  },
  'JP/karuizawa': {
    palette: 'golden', subject: 'birches-volcano',
    sky: { ...sun(110, 70, 26), horizon: 176 },
    draw(p) {
      volcano(p, 300, 190, 200, 116, 'F', 'f');
      hills(p, 'l', 200, 26, 3, 0.4);
      church(p, 236, 230, 0.8, 'p', 'q', 'w');
      ground(p, 'e', 228);
      for (const [x, c] of [[170, 'y'], [318, 'w'], [128, 'w'], [360, 'y']] as const) {
        p.circ(c, x, 206, 24);
      }
      let d = '';
      for (const x of [24, 66, 104, 380, 420, 462] as const) {
        d += `M${x} 270V0`;
      }
      p.line('p', 9, d, false);
      p.line('d', 2, 'M20 60h6M28 140h5M62 100h6M70 200h5M100 40h6M376 80h6M384 180h5M416 130h6M458 50h6M466 160h5', false);
      for (const [x, y, r, c] of [[10, 20, 34, 'y'], [80, 10, 40, 'w'], [440, 16, 42, 'y'], [380, 6, 30, 'w']] as const) {
        p.circ(c, x, y, r);
      }
    },
  },
  'JP/nozawaonsen': {
    palette: 'lilac', subject: 'farmhouses-snow',
    sky: { ...sun(372, 60, 22), horizon: 190 },
    draw(p) {
      hills(p, 'F', 190, 90, 2, 0.2);
      conifers(p, 210, 44, 'f', -10, 490, 0.7, 0.2);
      snow(p, 194);
      snowyRoofs(p, 226, [[70, 0, 0.9], [400, 4, 0.96], [170, -8, 0.7], [316, -6, 0.7]]);
      for (const [x, s] of [[200, 1], [280, 1.2]] as const) {
        steam(p, x, 226, s, 'p');
      }
      p.at(240, 256, 1.1, () => {
        p.rect('o', -44, -34, 88, 34);
        p.grid('y', -36, -28, 6, 1, 13, 1, 8, 14);
        p.rect('d', -10, -26, 20, 26);
        p.path('p', 'M-58-30Q-40-58 0-68Q40-58 58-30Q30-36 0-36T-58-30z');
        p.path('q', 'M0-68Q40-58 58-30Q30-36 6-36z');
      });
    },
  },
  'JP/yuzawa': {
    palette: 'alpine', subject: 'train-in-snow',
    sky: { horizon: 184, ...sun(110, 64, 24) },
    draw(p) {
      range(p, 200, 140, 0.6, 280, 'f', 'l');
      conifers(p, 212, 40, 'm', -10, 490, 0.6, 0.1);
      snow(p, 200);
      p.rect('K', -10, 206, 500, 8);
      let d = '';
      for (let x = 10; x < 490; x += 62) {
        d += `M${x} 214h12v34h-12z`;
      }
      p.path('K', d);
      train(p, 90, 206, 1.05, 'p', 6);
      p.path('w', 'M66 200H470V203H66z');
      p.path('i', 'M-10 270V246Q130 232 270 246T490 238V270z');
      conifers(p, 284, 60, 'd', 400, 490);
    },
  },
  'JP/nagano': {
    palette: 'jade', subject: 'snow-monkeys',
    sky: { horizon: 180, ...sun(370, 66, 24) },
    draw(p) {
      range(p, 190, 120, 0.5, 180, 'F', 'f');
      conifers(p, 206, 44, 'l');
      ground(p, 'i', 200);
      p.path('I', 'M-10 214Q90 196 190 210T490 200V226H-10z');
      springPool(p, 240, 244, 170);
      for (const [x, s] of [[130, 0.9], [330, 1.1]] as const) {
        steam(p, x, 226, s, 'p');
      }
      for (const [x, y, s, f] of [[190, 236, 1.1, 0], [286, 238, 1.2, 1], [380, 224, 0.9, 1]] as const) {
        p.at(x, y, s, () => {
          p.path('k', 'M-16 2Q-22-20-8-30Q-14-44 0-48Q14-46 10-30Q24-20 18 2z');
          p.path('w', 'M-5-42Q2-46 7-40Q8-32 1-31Q-6-33-5-42z');
        }, f === 1);
      }
    },
  },
  'JP/okayama': {
    palette: 'jade', subject: 'castle-keep', middle: 150,
    sky: { ...sun(350, 80, 30), horizon: 188 },
    draw(p) {
      hills(p, 'F', 184, 44, 3, 0.7);
      trees(p, 206, 14, 'f');
      castle(p, 130, 212, 0.86, 't', 'd');
      p.rect('K', 0, 210, 260, 12);
      p.path('l', 'M-10 270V226Q160 212 300 232T490 220V270z');
      sea(p, 226, 360, 'b', 'c', 244);
      p.path('l', 'M-10 270V240Q120 226 240 244T490 238V270z');
      for (const [x, y, r] of [[300, 252, 16], [340, 258, 22], [276, 262, 12]] as const) {
        p.oval('m', x, y, r, r * 0.5);
      }
      pavilion(p, 400, 244, 0.8);
      heron(p, 250, 250, 0.8);
      pine(p, true, 16);
    },
  },
  'JP/takamatsu': {
    palette: 'monsoon', subject: 'stone-arch-bridge',
    sky: { ...sun(110, 70, 26), horizon: 170 },
    draw(p) {
      hills(p, 'f', 168, 66, 2, 0.5);
      trees(p, 186, 22, 'l');
      sea(p, 184, 240);
      p.path('m', 'M-10 196Q80 184 130 204T60 250L40 270H-10zM490 200Q400 188 360 212T430 260L440 270H490z');
      humpBridge(p, 240, 226, 120, 40, 'o', 'd');
      p.path('n', 'M128 230Q190 258 240 262T352 230z');
      pavilion(p, 420, 206, 0.7, 'p', 'd');
      for (const [x, y, h] of [[70, 214, 70], [116, 222, 46], [366, 224, 44]] as const) {
        p.line('d', 4, `M${x} ${y}Q${x - 10} ${y - h * 0.4} ${x + 8} ${y - h}`);
        p.oval('d', x - 12, y - h * 0.5, 22, 8);
        p.oval('d', x + 14, y - h * 0.74, 22, 8);
        p.oval('d', x + 4, y - h, 20, 8);
      }
    },
  },
  'JP/matsuyama': {
    palette: 'dawn', subject: 'old-bathhouse', middle: 220,
    sky: { ...sun(356, 70, 28), horizon: 188 },
    draw(p) {
      hills(p, 'F', 184, 50, 2, 0.3);
      p.path('f', 'M300 210Q350 110 400 108T490 190V210z');
      castle(p, 400, 118, 0.42, 'p', 'd');
      trees(p, 210, 15, 'l');
      p.at(200, 232, 1.1, () => {
        p.rect('p', -110, -44, 220, 44);
        p.grid('o', -104, -36, 30, 1, 7, 1, 2.4, 36);
        eave(p, 0, -40, 250, 24, 't', 7, 0.8);
        p.rect('p', -78, -78, 156, 20);
        p.grid('o', -72, -74, 21, 1, 7, 1, 2.4, 16);
        eave(p, 0, -72, 196, 30, 't', 7, 0.7);
        p.rect('w', -18, -114, 36, 22);
        eave(p, 0, -110, 62, 22, 't', 5, 0.4);
        p.line('p', 2, 'M0-130q-6-6 0-12M0-130q6-4 2-12');
        p.path('w', 'M-30-8q30-16 60 0V0h-60z');
      });
      for (const x of [60, 330] as const) {
        lantern(p, x, 222, 0.8);
      }
      ground(p, 'k', 232);
    },
  },
  'JP/kumamoto': {
    palette: 'monsoon', subject: 'castle-keep', middle: 214,
    sky: { ...sun(120, 70, 28), horizon: 184 },
    draw(p) {
      volcano(p, 370, 192, 160, 90, 'F', 'f');
      hills(p, 'f', 200, 24, 3, 0.2);
      castle(p, 214, 208, 0.96, 'd', 'd');
      p.path('k', 'M-10 270V222Q40 214 90 208H360Q420 214 490 226V270z');
      p.line('K', 2, 'M20 230H120M60 244H200M180 226H340M260 244H420M100 258H300');
      blossom(p, false, 40, 'e');
      blossom(p, true, 30, 'w');
    },
  },
  'JP/onna': {
    palette: 'lagoon', subject: 'sea-cliff', middle: 300,
    sky: { clouds: 2, horizon: 160, ...sun(110, 60, 24) },
    draw(p) {
      sea(p, 158, 110);
      p.path('k', 'M490 220V110H330Q300 108 296 126L300 150Q286 166 292 196L276 196Q272 150 280 128Q268 110 240 116L250 190Q252 210 238 222H260Q320 210 360 224z');
      p.path('K', 'M490 220V150Q440 160 420 200L360 224zM300 150Q320 160 330 214L292 218z');
      p.path('l', 'M238 118Q260 96 330 100L490 92V116Q400 120 330 112T238 118z');
      p.line('p', 3, 'M224 224h60M300 222h70M390 224h90');
      p.path('c', 'M-10 240Q160 226 300 240T490 236V270H-10z');
      sailBoat(p, 110, 214, 0.8);
      leaves(p, false);
    },
  },
  'JP/miyakojima': {
    palette: 'lagoon', subject: 'bridge-over-lagoon', middle: 250,
    sky: { clouds: 3, cloudY: 46, horizon: 160 },
    draw(p) {
      p.path('f', 'M300 166Q380 146 490 156V170H300z');
      sea(p, 162, 200, 'n', 'b', 186);
      p.rect('b', 0, 180, 480, 90);
      p.path('c', 'M-10 230Q120 196 260 214T490 196V270H-10z');
      p.path('p', 'M-10 228Q140 196 250 180T480 162V167Q360 176 256 190T40 244L-10 258z');
      let d = '';
      for (const [x, y, h] of [[20, 240, 26], [70, 222, 22], [120, 208, 18], [170, 198, 14], [220, 190, 10], [270, 184, 8], [320, 178, 6]] as const) {
        d += `M${x} ${y}v${h}`;
      }
      p.line('q', 4, d, false);
      p.path('p', 'M490 270V246Q420 236 360 270z');
      palm(p, 446, 266, 120, -0.1);
      turtle(p, 300, 244, 0.5);
    },
  },
  'JP/matsue': {
    palette: 'golden', subject: 'lake-sunset', middle: 300,
    sky: { ...sun(240, 140, 58), horizon: 186 },
    draw(p) {
      hills(p, 'F', 184, 30, 3, 0.3);
      ground(p, 'b', 182);
      p.line('c', 2.6, 'M180 196h120M196 210h88M160 226h150M206 242h80M190 258h110');
      p.path('m', 'M300 206Q340 190 400 194T466 206z');
      for (const [x, h] of [[336, 44], [362, 56], [390, 50], [416, 38]] as const) {
        p.line('d', 3, `M${x} 200Q${x - 4} ${200 - h / 2} ${x + 2} ${200 - h}`);
        p.oval('d', x, 200 - h, 17, 7);
        p.oval('d', x - 6, 210 - h, 15, 6);
      }
      torii(p, 318, 206, 28);
      sampan(p, 130, 236, 0.8);
      reeds(p, 10);
    },
  },
  'JP/yakushima': {
    palette: 'monsoon', subject: 'ancient-cedar',
    sky: { horizon: 150, ...sun(380, 54, 22) },
    draw(p) {
      p.rect('F', 0, 0, 480, 270);
      p.rect('h', 150, 0, 190, 270);
      p.circ('u', 400, 60, 30);
      for (const [x, w] of [[40, 26], [100, 20], [410, 26], [360, 18], [460, 30]] as const) {
        p.path('f', `M${x - w / 2} 270L${x - w / 3} 0H${x + w / 3}L${x + w / 2} 270z`);
      }
      p.path('o', 'M150 270Q190 210 182 120L160 40 186 60 200 0H278L290 70 318 30 300 120Q296 210 340 270z');
      p.path('d', 'M250 0H278L290 70 318 30 300 120Q296 210 340 270H270Q250 150 262 80z');
      p.line('d', 4, 'M210 270Q220 180 214 90M236 270Q238 200 236 130');
      for (const [x, y, r] of [[130, 24, 46], [340, 18, 54], [70, 40, 30], [420, 30, 40]] as const) {
        p.oval('m', x, y, r, r * 0.5);
      }
      p.path('m', 'M-10 270V240Q70 222 150 244L180 270zM490 270V234Q400 222 330 246L300 270z');
      for (const [x, y, r] of [[90, 246, 20], [390, 244, 24], [40, 258, 18]] as const) {
        p.oval('l', x, y, r, r * 0.5);
      }
      deer(p, 110, 262, 0.7);
    },
  },
  'JP/yufuin': {
    palette: 'dawn', subject: 'lake-below-peak',
    sky: { ...sun(110, 74, 28), horizon: 176 },
    draw(p) {
      p.path('f', 'M60 186Q150 150 190 84L214 56 232 74 250 68 280 44 300 66Q340 150 430 186z');
      p.path('l', 'M280 44L300 66Q340 150 430 186H290Q300 110 264 74zM214 56L232 74 250 186H210Q236 110 214 56z');
      hills(p, 'm', 194, 16, 3, 0.4);
      mist(p, 186, 'p');
      sea(p, 200, 250);
      p.at(360, 206, 0.8, () => thatch(p, 0, 0, 1));
      torii(p, 130, 214, 36);
      for (const x of [190, 290] as const) {
        steam(p, x, 214, 0.6, 'p');
      }
      conifers(p, 282, 66, 'd', -10, 60);
      conifers(p, 282, 66, 'd', 420, 490);
    },
  },
  'JP/tsushima': {
    palette: 'lagoon', subject: 'shrine-gate-water', middle: 200,
    sky: { ...sun(112, 70, 26), horizon: 168 },
    draw(p) {
      hills(p, 'F', 168, 40, 3, 0.2);
      sea(p, 166, 112);
      for (const [x, y, w, h] of [[60, 190, 130, 40], [190, 182, 90, 26], [320, 186, 120, 36], [440, 194, 120, 48], [400, 230, 160, 50]] as const) {
        p.path('m', `M${x - w / 2} ${y}Q${x - w * 0.4} ${y - h} ${x} ${y - h}T${x + w / 2} ${y}z`);
        p.path('l', `M${x - w / 2} ${y}Q${x - w * 0.4} ${y - h} ${x} ${y - h}Q${x - w * 0.1} ${y - h * 0.4} ${x - w * 0.1} ${y}z`);
      }
      torii(p, 170, 240, 70);
      torii(p, 110, 226, 40);
      fishingBoat(p, 280, 242, 1);
    },
  },
  'JP/kitakyushu': {
    palette: 'night', subject: 'suspension-bridge', middle: 250,
    sky: { stars: 14, ...sun(96, 48, 18), horizon: 188 },
    draw(p) {
      hills(p, 'l', 190, 56, 2, 0.6);
      skyline(p, 206, 16, 50, 'h', -10, 490, 'y');
      suspension(p, { y: 214, deck: 176, top: 96, xs: [110, 380], c: 'p', shade: 'g', wide: 7 });
      sea(p, 210, 240, 'b', 'l');
      p.at(250, 226, 0.9, () => {
        p.rect('w', -60, -40, 120, 40);
        p.rect('o', 20, -40, 40, 40);
        p.path('l', 'M-64-40L-50-60H50L64-40z');
        p.rect('w', -12, -72, 24, 34);
        p.path('l', 'M-16-72L0-90L16-72z');
        p.grid('p', -52, -32, 8, 1, 14, 1, 8, 18);
      });
      p.rect('d', -10, 224, 500, 8);
      p.line('y', 2.4, 'M60 242h40M150 250h60M260 242h70M370 252h60');
    },
  },
  'JP/shizuoka': {
    palette: 'monsoon', subject: 'tea-hills', middle: 270,
    sky: { ...sun(120, 70, 28), horizon: 176 },
    draw(p) {
      fuji(p, 300, 190, 220, 130, 'F');
      hills(p, 'f', 192, 24, 3, 0.2);
      teaHills(p, 180);
      p.at(120, 222, 1, () => {
        p.path('d', 'M-7 0V-18q7-10 14 0V0z');
        p.path('Y', 'M-15-20L0-32L15-20z');
        p.path('o', 'M7-18h12v16H9z');
      });
      for (const x of [30, 220, 400] as const) {
        p.line('k', 2, `M${x} 230V176`);
        p.line('k', 2, `M${x - 12} 176L${x + 12} 172`);
      }
    },
  },
  'JP/ureshino': {
    palette: 'dawn', subject: 'stone-arch-bridge', middle: 240,
    sky: { ...sun(116, 72, 28), horizon: 176 },
    draw(p) {
      hills(p, 'F', 178, 60, 2, 0.4);
      hills(p, 'f', 190, 36, 3, 0.1);
      machiya(p, 218, [[-10, 90, 60], [84, 80, 52], [316, 80, 56], [400, 90, 64]]);
      p.rect('k', -10, 216, 500, 8);
      sea(p, 222, 116);
      p.path('w', 'M140 220Q240 168 340 220V228Q240 180 140 228z');
      p.line('w', 2.4, 'M140 208Q240 156 340 208M170 212V196M205 200V184M240 196V180M275 200V184M310 212V196');
      for (const [x, s] of [[110, 0.8], [370, 0.9]] as const) {
        steam(p, x, 216, s, 'p');
      }
      blossom(p, true, 22, 'e');
    },
  },
  'JP/noboribetsu': {
    palette: 'desert', subject: 'steaming-springs', middle: 240,
    sky: { ...sun(370, 66, 26), horizon: 156 },
    draw(p) {
      hills(p, 'F', 162, 40, 2, 0.2);
      p.path('e', 'M-10 270V170Q60 140 120 160T240 170T360 156T490 166V270z');
      p.path('w', 'M-10 270V206Q50 176 90 196L130 240 120 270zM490 270V196Q430 170 390 200L350 244 370 270z');
      p.path('Y', 'M120 190Q180 170 220 196T330 200L350 240 130 244z');
      p.path('K', 'M150 270Q190 230 240 236T340 270z');
      for (const [x, y, s] of [[90, 196, 1], [170, 206, 1.2], [250, 200, 1], [330, 206, 1.3], [400, 196, 0.9]] as const) {
        steam(p, x, y, s, 'p');
      }
      p.line('o', 4, 'M-10 256Q110 236 200 256T400 250L490 258');
      p.line('o', 2, 'M20 252v-12M70 246v-12M120 244v-12M170 250v-12M290 254v-12M350 252v-12M410 250v-12M460 254v-12');
      conifers(p, 160, 26, 'm', -10, 110);
      conifers(p, 158, 26, 'm', 370, 490);
    },
  },
  'JP/yonago': {
    palette: 'alpine', subject: 'mountain-by-dunes', middle: 270,
    sky: { ...sun(112, 62, 26), horizon: 176 },
    draw(p) {
      p.path('f', 'M130 196Q210 160 250 96L266 66 280 78 296 60 316 84Q360 150 460 196z');
      p.path('i', 'M236 122L266 66 280 78 296 60 330 106 312 98 296 118 280 96 262 122z');
      p.path('l', 'M296 60L316 84Q360 150 460 196H340Q330 130 280 78z');
      sea(p, 192, 112);
      p.path('y', 'M-10 270V232Q90 196 180 220T330 230Q420 220 490 240V270z');
      p.path('Y', 'M180 220Q260 240 330 230Q300 250 310 270H220Q210 240 180 220z');
      for (const [x, y, s] of [[380, 250, 1], [96, 250, 0.9]] as const) {
        p.at(x, y, s, () => {
          p.oval('w', 0, -8, 18, 11);
          p.line('o', 3, 'M-16-8L-30-16-34-6M16-8L30-16 34-6M-12 0L-22 8M12 0L22 8');
          p.path('w', 'M-34-6l-6-10 8 2zM34-6l6-10-8 2z');
        });
      }
    },
  },
  'JP/himeji': {
    palette: 'dawn', subject: 'castle-keep', middle: 236,
    sky: { ...sun(350, 78, 32), horizon: 190 },
    draw(p) {
      skyline(p, 206, 14, 36, 'F');
      trees(p, 208, 16, 'l');
      ground(p, 'l', 206);
      castle(p, 236, 216, 1.14, 'p', 'k');
      castle(p, 130, 216, 0.5, 'p', 'k');
      castle(p, 346, 216, 0.54, 'p', 'k');
      trees(p, 230, 15, 'm');
      ground(p, 'm', 228);
      blossom(p, false, 20, 'e');
      blossom(p, true, 40, 'e');
      for (const [x, r] of [[40, 26], [90, 20], [400, 24], [450, 28]] as const) {
        p.circ('e', x, 240, r);
      }
    },
  },
  'JP/kusatsu': {
    palette: 'jade', subject: 'steaming-springs', middle: 240,
    sky: { ...sun(110, 68, 26), horizon: 178 },
    draw(p) {
      range(p, 186, 84, 0.3, 300, 'F', 'f');
      for (const [x, w, h] of [[-10, 96, 70], [88, 80, 60], [320, 80, 64], [402, 90, 72]] as const) {
        p.rect('p', x, 212 - h, w, h);
        p.grid('o', x + 6, 220 - h, Math.floor(w / 8), 1, 8, 1, 2.4, h - 10);
        p.path('d', `M${x - 6} ${214 - h}L${x + 10} ${196 - h}H${x + w - 10}L${x + w + 6} ${214 - h}z`);
        p.rect('d', x - 3, 214 - h * 0.5, w + 6, 4);
      }
      ground(p, 'k', 210);
      p.path('b', 'M110 270L150 218H330L370 270z');
      for (let i = 0; i < 7; i++) {
        p.path('e', `M${154 + i * 25} 214h14l${(i - 3) * 6 + 2} 50h-18z`);
      }
      p.path('o', 'M146 212H336V218H146z');
      p.path('c', 'M104 264H376L380 270H100z');
      for (const [x, s] of [[170, 0.9], [240, 1.1], [310, 0.9]] as const) {
        steam(p, x, 212, s, 'p');
      }
    },
  },
  'JP/tokushima': {
    palette: 'lagoon', subject: 'whirlpool', middle: 236,
    sky: { ...sun(360, 62, 24), horizon: 150 },
    draw(p) {
      hills(p, 'F', 156, 40, 2, 0.4);
      sea(p, 150, 360, 'n', 'b', 180);
      p.rect('b', 0, 170, 480, 100);
      suspension(p, { y: 176, deck: 124, top: 62, xs: [130, 370], c: 'p', shade: 'q', wide: 7 });
      p.oval('p', 236, 226, 130, 34);
      p.oval('b', 236, 226, 118, 29);
      p.oval('p', 236, 227, 92, 22);
      p.oval('n', 236, 227, 82, 18);
      p.oval('p', 236, 228, 56, 12);
      p.oval('n', 236, 228, 48, 9);
      p.oval('d', 236, 229, 20, 4);
      p.line('p', 3, 'M30 200h70M380 206h80M20 252h60M400 250h60');
      ferryBoat(p, 400, 226, 0.7);
    },
  },
  'JP/aomori': {
    palette: 'alpine', subject: 'apple-orchard', middle: 240,
    sky: { ...sun(360, 64, 26), horizon: 180 },
    draw(p) {
      fuji(p, 220, 196, 200, 120, 'f');
      hills(p, 'l', 204, 20, 3, 0.4);
      ground(p, 'm', 208);
      for (const [x, y, s] of [[70, 246, 1.1], [190, 236, 0.8], [300, 240, 0.9], [420, 250, 1.2]] as const) {
        bigTree(p, x, y, s * 0.8, 'l', 'd');
        for (const [a, b] of [[-30, -62], [-8, -80], [18, -70], [-18, -48], [30, -58], [6, -56], [-2, -96], [24, -88]] as const) {
          p.circ('w', x + a * s * 0.8, y + b * s * 0.8, 5 * s);
        }
      }
      p.at(246, 258, 1, () => {
        p.path('o', 'M-26-16H26L20 6H-20z');
        p.line('y', 1.4, 'M-24-10H24M-22-2H22');
        for (const [a, b] of [[-16, -20], [-2, -22], [12, -20], [-9, -30], [6, -31]] as const) {
          p.circ('w', a, b, 8);
        }
      });
    },
  },
};
