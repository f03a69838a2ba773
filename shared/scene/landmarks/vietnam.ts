import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave, lantern } from '#shared/scene/built/asia.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { cable, lighthouse, skyline } from '#shared/scene/built/things.ts';
import { hut } from '#shared/scene/built/tropics.ts';
import { blocks, houses } from '#shared/scene/built/west.ts';
import { dragonBridge } from '#shared/scene/forms/asia.ts';
import { christStatue } from '#shared/scene/forms/world.ts';
import { twinChurch } from '#shared/scene/motifs/churches.ts';
import { flowers, lotus, pineTree } from '#shared/scene/motifs/land.ts';
import { cliffs, turtle } from '#shared/scene/motifs/shore.ts';
import { fishingBoat, sampan } from '#shared/scene/motifs/vehicles.ts';
import { junk, longtail } from '#shared/scene/nature/boats.ts';
import { dunes, ground, islands, rise, sea, terraces } from '#shared/scene/nature/ground.ts';
import { hills, karst, karsts, range } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const vietnam: Landmarks = {
  'VN/da-nang': {
    palette: 'night', subject: 'dragon-bridge', middle: 330,
    sky: { sun: [110, 58, 20], stars: 24, horizon: 196 },
    draw(p) {
      hills(p, 'h', 190, 56, 2, 0.6);
      skyline(p, 204, 30, 90, 'l', -10, 490, 'y');
      sea(p, 200, 240, 'b', 'l');
      dragonBridge(p, 210);
      p.line('y', 2.4, 'M70 244h40M150 238h60M230 250h50M310 240h64M120 258h30M396 252h40');
      longtail(p, 250, 262, 0.7);
    },
  },
  'VN/ha-long': {
    palette: 'jade', subject: 'karst-sea',
    sky: { ...sun(240, 108, 34), horizon: 190 },
    draw(p) {
      karsts(p, 200, 132);
      sea(p, 196, 240);
      junk(p, 214, 240, 1.25);
      junk(p, 330, 214, 0.5);
    },
  },
  'VN/hoi-an': {
    palette: 'night', subject: 'lantern-town',
    sky: { sun: [380, 52, 18], stars: 12, horizon: 190 },
    draw(p) {
      for (let i = 0; i < 7; i++) {
        const x = -6 + i * 72, h = 72 + (i % 3) * 10;
        p.rect(i % 2 ? 'Y' : 'y', x, 196 - h, 70, h);
        p.path('o', `M${x - 4} ${196 - h}h78l-12-18h-54z`);
        arcades(p, 'd', x + 8, 196, 3, 20, 13, 24);
        arcades(p, 'o', x + 8, 196 - h + 30, 3, 20, 11, 14);
      }
      sea(p, 196, 240, 'b', 'l');
      p.path('d', 'M-10 226Q120 176 240 174T490 226V214Q360 160 240 160T-10 214z');
      p.line('d', 1.6, 'M60 200V184M120 184V166M180 172V152M240 168V146M300 172V152M360 184V166M420 200V184M0 210Q120 150 240 146T480 210');
      for (const [x, y, s, c, k] of [[40, 60, 1.5, 'w', 'o'], [104, 40, 1.1, 'y', 'Y'], [168, 66, 1.3, 'e', 'w'], [240, 44, 1.6, 'w', 'o'], [314, 70, 1.2, 'y', 'Y'], [440, 76, 1.4, 'w', 'o']] as const) {
        lantern(p, x, y, s, c, k);
      }
      p.line('d', 1.4, 'M-10 12Q120 36 240 10T490 24');
      p.line('y', 2.2, 'M60 236h30M140 246h40M230 238h50M300 252h36M390 240h40');
    },
  },
  'VN/hanoi': {
    palette: 'jade', subject: 'lake-tower',
    sky: { ...sun(346, 76, 32), horizon: 190 },
    draw(p) {
      skyline(p, 196, 20, 60, 'F');
      trees(p, 200, 20, 'f');
      sea(p, 198);
      p.path('m', 'M150 222Q240 202 330 222z');
      p.at(240, 214, 1, () => {
        p.rect('k', -36, -34, 72, 34);
        p.rect('K', 12, -34, 24, 34);
        arcades(p, 'd', -28, 0, 3, 22, 12, 16);
        p.rect('k', -26, -60, 52, 28);
        p.rect('K', 10, -60, 16, 28);
        arcades(p, 'd', -18, -36, 2, 22, 12, 10);
        p.rect('k', -16, -82, 32, 24);
        p.rect('K', 6, -82, 10, 24);
        eave(p, 0, -80, 44, 16, 't', 4, 0.5);
        p.circ('d', 0, -68, 5);
      });
      p.path('w', 'M-10 262Q60 216 150 240V246Q70 226-4 270z');
      blossom(p, true, 26, 'w');
      leaves(p, false);
    },
  },
  'VN/sapa': {
    palette: 'monsoon', subject: 'rice-terraces',
    sky: { ...sun(120, 74, 28), horizon: 160 },
    draw(p) {
      range(p, 176, 120, 0, 280, 'F', 'f');
      mist(p, 156);
      terraces(p, 164);
      hut(p, 372, 208, 0.6);
      hut(p, 416, 214, 0.5);
    },
  },
  'VN/nha-trang': {
    palette: 'lagoon', subject: 'brick-towers', middle: 280,
    sky: { ...sun(110, 66, 26), horizon: 174 },
    draw(p) {
      islands(p, 172);
      sea(p, 170, 110);
      hills(p, 'l', 216, 26, 1, 0.3);
      for (const [x, h, y] of [[250, 116, 214], [320, 84, 216], [380, 66, 218]] as const) {
        p.at(x, y, h / 116, () => {
          p.rect('w', -30, -56, 60, 56);
          p.rect('o', 8, -56, 22, 56);
          p.sym('w', 'o', '0 -116 L4 -112 Q10 -92 14 -88 L14 -82 L20 -78 L20 -70 L28 -66 L28 -56');
          p.path('d', 'M-9 0V-26Q0-38 9-26V0z');
          p.rect('e', -33, -58, 66, 4);
        });
      }
      ground(p, 'l', 214);
      rise(p, 'e', 244, 8, 4);
      fishingBoat(p, 90, 212, 0.8);
      palm(p, 446, 276, 130, -0.1);
    },
  },
  'VN/phu-quoc': {
    palette: 'sunset', subject: 'sea-cable-cars', middle: 300,
    sky: { ...sun(150, 138, 50), horizon: 178 },
    draw(p) {
      islands(p, 178);
      sea(p, 176, 150);
      for (const [x, y, w] of [[300, 196, 120], [430, 210, 120], [60, 204, 80]] as const) {
        p.path('m', `M${x - w / 2} ${y}Q${x - w * 0.3} ${y - 26} ${x} ${y - 22}T${x + w / 2} ${y}z`);
      }
      for (const [x, y, h] of [[300, 190, 110], [440, 204, 150]] as const) {
        p.line('d', 3.4, `M${x - 7} ${y}L${x} ${y - h}L${x + 7} ${y}M${x - 10} ${y - h}H${x + 10}`);
      }
      p.line('d', 1.3, 'M-10 96Q150 110 300 80T440 54L490 50');
      for (const [x, y] of [[90, 120], [200, 114], [370, 84]] as const) {
        cable(p, x, y, 1.1);
      }
      sampan(p, 170, 236, 0.8);
    },
  },
  'VN/ho-chi-minh-city': {
    palette: 'dawn', subject: 'red-church', middle: 200,
    sky: { ...sun(350, 74, 32), horizon: 196 },
    draw(p) {
      skyline(p, 212, 30, 80, 'F');
      blocks(p, 216, [[392, 30, 120, 0], [430, 34, 90, 2], [60, 34, 96, 1], [100, 30, 70, 0]], 'f', 'l');
      p.at(330, 216, 1, () => {
        p.path('l', 'M-18 0Q-26-80 0-160Q22-90 18 0z');
        p.path('m', 'M0-160Q22-90 18 0H4z');
        p.path('t', 'M8-92H36L28-86H8z');
      });
      twinChurch(p, 190, 226, 1.06, 'w', 'o', 't', 46);
      ground(p, 'k', 224);
      trees(p, 234, 14, 'm', -10, 120);
      trees(p, 234, 14, 'm', 270, 490);
      for (const [x, y, c] of [[90, 256, 'w'], [200, 260, 'd'], [320, 256, 'l']] as const) {
        p.at(x, y, 1, () => {
          p.circ('d', -16, -6, 7);
          p.circ('d', 18, -6, 7);
          p.path(c, 'M-18-12H8L14-26H20L18-10H-4z');
          p.path('d', 'M-10-14V-28Q-8-36 0-34L14-26 12-22 2-24 4-14z');
          p.circ('y', 0, -39, 6);
        });
      }
    },
  },
  'VN/da-lat': {
    palette: 'lilac', subject: 'railway-station',
    sky: { ...sun(110, 70, 28), horizon: 176 },
    draw(p) {
      range(p, 184, 80, 0, 320, 'F', 'f');
      conifers(p, 204, 50, 'l', -10, 490, 0.6);
      p.at(240, 222, 1.15, () => {
        p.rect('y', -110, -40, 220, 40);
        p.grid('t', -102, -32, 14, 1, 15, 1, 9, 22);
        for (const k of [-56, 0, 56] as const) {
          p.path('w', `M${k - 36} -34L${k} -96L${k + 36} -34z`);
          p.path('o', `M${k} -96L${k + 36} -34H${k + 6}z`);
          p.path('y', `M${k - 20} -34L${k} -70L${k + 20} -34z`);
          p.path('t', `M${k - 10} -36L${k} -54L${k + 10} -36z`);
        }
      });
      ground(p, 'l', 220);
      flowers(p, 232, 'e', 60);
      pineTree(p, 40, 272, 170, 'd');
      pineTree(p, 446, 276, 150, 'd');
    },
  },
  'VN/ninh-binh': {
    palette: 'monsoon', subject: 'karst-river', middle: 226,
    sky: { ...sun(240, 70, 30), horizon: 176 },
    draw(p) {
      karsts(p, 192, 120);
      karst(p, 180, 192, 70, 80, 'f', 'l');
      karst(p, 320, 192, 80, 96, 'f', 'l');
      p.path('y', 'M-10 190H490V270H-10z');
      let d = '';
      for (let i = 0; i < 26; i++) {
        d += `M${-10 + i * 20} ${198 + (i % 3) * 4}v8`;
      }
      p.line('l', 2, d);
      p.path('b', 'M220 192H262Q330 214 230 228T330 270H90Q240 240 180 224T220 192z');
      sampan(p, 226, 246, 1);
      for (const [x, y, s] of [[60, 250, 1], [400, 246, 1.1], [440, 262, 0.8], [110, 264, 0.7]] as const) {
        lotus(p, x, y, s);
      }
    },
  },
  'VN/hue': {
    palette: 'dawn', subject: 'city-gate',
    sky: { ...sun(110, 76, 30), horizon: 186 },
    draw(p) {
      hills(p, 'F', 182, 30, 3, 0.4);
      trees(p, 200, 16, 'f');
      p.path('k', 'M-10 226V190H130V172H350V190H490V226z');
      p.path('K', 'M-10 208H490V226H-10z');
      for (const x of [160, 240, 320] as const) {
        p.path('d', `M${x - 13} 226v-28q13-16 26 0v28z`);
      }
      for (const [x, w, b] of [[150, 90, 172], [330, 90, 172], [240, 150, 172]] as const) {
        for (let i = 0; i <= 5; i++) {
          p.rect('w', x - w * 0.42 + (w * 0.84 * i) / 5 - 2, b - 26, 4, 26);
        }
        eave(p, x, b - 22, w, 18, 'y', 5, 0.76);
      }
      p.rect('w', 196, 120, 88, 14);
      eave(p, 240, 124, 112, 26, 'y', 7, 0.6);
      sea(p, 224, 110);
      for (const [x, y, s] of [[70, 250, 0.9], [400, 252, 1], [320, 262, 0.7]] as const) {
        lotus(p, x, y, s);
      }
    },
  },
  'VN/phan-thiet': {
    palette: 'desert', subject: 'dunes', middle: 200,
    sky: { ...sun(370, 70, 30), horizon: 176 },
    draw(p) {
      sea(p, 168, 370);
      dunes(p, 176);
      for (const [x, y, s] of [[86, 214, 0.9], [150, 226, 1.1], [60, 244, 1.2]] as const) {
        p.at(x, y, s, () => {
          p.path('d', 'M-24-10H24Q20 8 0 8T-24-10z');
          p.oval('o', 0, -10, 24, 6);
          p.line('d', 1.8, 'M10-10L24-34');
        });
      }
      palm(p, 440, 250, 120, -0.1);
      palm(p, 408, 256, 86, -0.2);
    },
  },
  'VN/vung-tau': {
    palette: 'golden', subject: 'statue-on-hill', middle: 320,
    sky: { ...sun(120, 84, 34), horizon: 178 },
    draw(p) {
      sea(p, 174, 120);
      p.path('l', 'M200 270V210Q260 130 320 116H350Q420 150 490 176V270z');
      p.path('m', 'M350 116Q420 150 490 176V270H380Q400 180 350 116z');
      christStatue(p, 334, 104, 0.8);
      lighthouse(p, 236, 196, 0.7);
      houses(p, 240, [[250, 40, 22, 'p'], [296, 38, 28, 'e'], [340, 44, 20, 'p'], [394, 40, 26, 'e'], [440, 44, 22, 'p']]);
      p.rect('e', 200, 238, 290, 40);
      fishingBoat(p, 110, 226, 0.9);
    },
  },
  'VN/quy-nhon': {
    palette: 'lilac', subject: 'brick-towers', middle: 160,
    sky: { ...sun(360, 74, 28), horizon: 172 },
    draw(p) {
      hills(p, 'F', 170, 50, 2, 0.6);
      sea(p, 168, 360);
      cliffs(p, 226, false, 'k', 'K', 120);
      p.at(70, 118, 0.8, () => {
        for (const k of [-22, 26] as const) {
          p.rect('w', k - 18, -40, 36, 40);
          p.rect('o', k + 4, -40, 14, 40);
          p.path('w', `M${k - 20} -40L${k - 12} -76L${k} -86L${k + 12} -76L${k + 20} -40z`);
          p.path('o', `M${k} -86L${k + 12} -76L${k + 20} -40H${k + 4}z`);
        }
      });
      p.path('c', 'M180 270Q220 230 330 224T490 206V270z');
      p.path('p', 'M240 270Q300 240 400 242T490 230V270z');
      sampan(p, 330, 206, 0.6);
      p.line('p', 2, 'M220 214h50M270 200h60');
    },
  },
  'VN/can-tho': {
    palette: 'dawn', subject: 'floating-market', middle: 230,
    sky: { ...sun(240, 110, 42), horizon: 178 },
    draw(p) {
      trees(p, 184, 20, 'f');
      for (const x of [30, 90, 400, 452] as const) {
        palm(p, x, 186, 60, 0.04, 'f', 0.6);
      }
      sea(p, 180, 240);
      for (const [x, s] of [[70, 0.7], [410, 0.7]] as const) {
        hut(p, x, 184, s);
      }
      for (const [x, y, s] of [[150, 206, 0.8], [320, 212, 0.9], [230, 240, 1.3], [400, 250, 1.1], [80, 250, 1.1]] as const) {
        sampan(p, x, y, s);
      }
      leaves(p, true);
    },
  },
  'VN/con-dao': {
    palette: 'night', subject: 'sea-turtle', middle: 280,
    sky: { ...sun(130, 64, 26), stars: 34, horizon: 180 },
    draw(p) {
      p.path('l', 'M-10 190Q60 110 130 130T260 186zM250 186Q330 90 400 110T490 150V190z');
      sea(p, 184, 130, 'b', 'l');
      p.path('Y', 'M-10 270V234Q150 206 320 228T490 214V270z');
      p.at(280, 240, 1, () => turtle(p, 0, 0, 1));
      p.line('o', 2, 'M200 262q8-6 16 0t16 0M150 268q8-6 16 0');
      palm(p, 440, 276, 150, -0.12);
    },
  },
};
