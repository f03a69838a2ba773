import type { Landmarks } from '#shared/scene/landmark.ts';
import { castle, eave, pagoda, torii } from '#shared/scene/built/asia.ts';
import { ferris, skyline } from '#shared/scene/built/things.ts';
import { tower } from '#shared/scene/built/west.ts';
import { skytree, tokyoTower } from '#shared/scene/forms/asia.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { islands, sea, snow } from '#shared/scene/nature/ground.ts';
import { fuji, hills, range, volcano } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, pine, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';
import { skiTown } from '#shared/scene/towns/north.ts';

export const japan: Landmarks = {
  'JP/tokyo': {
    palette: 'lilac', middle: 236,
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
    palette: 'golden', middle: 240,
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
    palette: 'dawn', middle: 250,
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
    palette: 'dawn', middle: 190,
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
    palette: 'jade',
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
    palette: 'sunset',
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
    palette: 'jade', middle: 230,
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
    palette: 'night',
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
    palette: 'winter',
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
    palette: 'lagoon', middle: 250,
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
    palette: 'lilac', middle: 220,
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
    palette: 'winter',
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
    palette: 'dawn',
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
    palette: 'winter',
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
};
