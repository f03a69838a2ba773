import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave, hanok, lantern, pagoda } from '#shared/scene/built/asia.ts';
import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import { lighthouse, skyline, suspension } from '#shared/scene/built/things.ts';
import { blocks, hillTown, houses, tower } from '#shared/scene/built/west.ts';
import { lujiazui, templeHeaven } from '#shared/scene/forms/asia.ts';
import { sheep } from '#shared/scene/motifs/animals.ts';
import { gateTower, ger, pavilion, standingFigure, towerPagoda } from '#shared/scene/motifs/asia.ts';
import { archBridge, humpBridge } from '#shared/scene/motifs/bridges.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { bigTree, flowers, rows } from '#shared/scene/motifs/land.ts';
import { chairlift, pistes, skier, snowyRoofs } from '#shared/scene/motifs/snow.ts';
import { fishingBoat, sampan } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, junk, longtail, sailBoat } from '#shared/scene/nature/boats.ts';
import { dunes, ground, islands, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, karsts, pillars, range } from '#shared/scene/nature/mountains.ts';
import { conifers, leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const china: Landmarks = {
  'CN/beijing': {
    palette: 'golden', subject: 'round-temple',
    sky: { ...sun(344, 92, 36), horizon: 190 },
    draw(p) {
      range(p, 200, 110, 0, 260, 'F', 'f');
      hills(p, 'l', 214, 30, 3, 0.3);
      templeHeaven(p, 236, 232, 1.06);
      p.rect('m', 0, 232, 480, 40);
      trees(p, 236, 13, 'm', -10, 120);
      trees(p, 236, 13, 'm', 360, 490);
    },
  },
  'CN/shanghai': {
    palette: 'night', subject: 'skyline-night', middle: 226,
    sky: { ...sun(110, 64, 24), horizon: 200 },
    draw(p) {
      skyline(p, 214, 40, 96, 'h', -10, 490);
      skyline(p, 218, 20, 60, 'l', -10, 490, 'y');
      lujiazui(p, 232, 224, 0.96);
      sea(p, 222, 240, 'b', 'l');
      p.line('y', 2.4, 'M130 234h40M140 246h30M258 238h34M250 250h50M360 236h20');
      ferryBoat(p, 390, 254, 0.8);
    },
  },
  'HK/hong-kong': {
    palette: 'sunset', subject: 'harbour-skyline', middle: 220,
    sky: { ...sun(118, 104, 38), horizon: 196 },
    draw(p) {
      hills(p, 'F', 158, 72, 2, 0.45);
      skyline(p, 204, 50, 118, 'f', -10, 490);
      for (const [x, w, h, k] of [[322, 28, 124, 0], [164, 30, 112, 0], [366, 30, 132, 1], [404, 28, 96, 0]] as const) {
        tower(p, x, 208, w, h, 'l', 'd', k, k ? 10 : 0, 'y');
      }
      p.path('l', 'M192 208V86Q194 56 202 44L206 52 210 46 214 52 218 44Q226 56 228 86V208z');
      p.path('d', 'M210 46L214 52 218 44Q226 56 228 86V208H210z');
      p.line('y', 1.4, 'M198 92H222M198 108H222M198 124H222M198 140H222M198 156H222M198 172H222', false);
      p.path('o', 'M254 208V84L272 58 290 84V208z');
      p.path('d', 'M272 58L290 84V208H272z');
      p.line('p', 1.8, 'M254 84L290 122 254 160 290 198M290 84L254 122 290 160 254 198M254 84L272 58 290 84M266 66V36M278 66V36');
      sea(p, 206, 120);
      junk(p, 138, 246, 1.05);
      ferryBoat(p, 376, 248, 0.8);
    },
  },
  'MO/macau': {
    palette: 'golden', subject: 'church-facade',
    sky: { horizon: 190, ...sun(350, 80, 34) },
    draw(p) {
      skyline(p, 214, 26, 60, 'F');
      p.at(240, 206, 1.1, () => {
        p.path('p', 'M-66 0V-84H-44V-118H-30V-132L0-152 30-132V-118H44V-84H66V0z');
        p.path('q', 'M20-140L30-132V-118H44V-84H66V0H34V-84z');
        p.line('o', 2, 'M-66-40H66M-66-84H66M-44-118H44');
        arcades(p, 'o', -56, -4, 5, 25, 12, 24);
        arcades(p, 'o', -56, -48, 5, 25, 12, 22);
        arcades(p, 'o', -30, -90, 3, 25, 11, 14);
        p.circ('o', 0, -128, 7);
      });
      p.path('k', 'M150 206H330L350 270H130z');
      p.line('K', 2, 'M148 216H332M144 228H336M140 240H340M136 254H344');
      trees(p, 232, 16, 'm', -10, 140);
      trees(p, 232, 16, 'm', 350, 490);
      p.rect('m', -10, 230, 138, 50);
      p.rect('m', 352, 230, 140, 50);
    },
  },
  'CN/xian': {
    palette: 'desert', subject: 'pagoda',
    sky: { ...sun(120, 86, 32), horizon: 196 },
    draw(p) {
      hills(p, 'F', 186, 26, 3);
      for (let i = 0; i < 7; i++) {
        const w = 76 - i * 8;
        p.rect('y', 246 - w / 2, 212 - i * 22 - 19, w, 19);
        p.rect('Y', 246 + w * 0.14, 212 - i * 22 - 19, w * 0.36, 19);
        eave(p, 246, 212 - i * 22 - 17, w + 14, 6, 't', 2, 0.86);
        p.path('d', `M242 ${208 - i * 22}v-8q4-5 8 0v8z`);
      }
      p.path('t', 'M236 62L246 34L256 62z');
      p.rect('K', -10, 206, 500, 70);
      let d = '';
      for (let i = 0; i < 24; i++) {
        d += `M${-8 + i * 21} 206v-10h12v10z`;
      }
      p.path('K', d);
      trees(p, 250, 18, 'm', -10, 490);
      p.rect('m', 0, 249, 480, 30);
    },
  },
  'CN/guilin': {
    palette: 'jade', subject: 'karst-river',
    sky: { ...sun(246, 96, 30), horizon: 184 },
    draw(p) {
      karsts(p, 196, 128);
      mist(p, 178);
      sea(p, 194);
      longtail(p, 226, 236, 0.8);
      p.at(222, 234, 0.9, () => {
        p.path('d', 'M-3 0V-20h7V0z');
        p.circ('d', 0.6, -23, 4);
        p.path('y', 'M-8-24L1-31L10-24z');
        p.line('d', 1.2, 'M-18-34L14 6');
      });
      leaves(p, true);
    },
  },
  'CN/zhangjiajie': {
    palette: 'monsoon', subject: 'stone-pillars',
    sky: { ...sun(360, 66, 26), horizon: 170 },
    draw(p) {
      pillars(p, 262, 200);
      trees(p, 262, 22, 'd');
      p.rect('d', 0, 260, 480, 20);
    },
  },
  'CN/huangshan': {
    palette: 'dawn', subject: 'sea-of-clouds', middle: 250,
    sky: { ...sun(150, 92, 40), horizon: 176 },
    draw(p) {
      p.path('F', 'M-10 190L40 120 66 134 100 90 130 140 180 160 230 110 250 126 290 84 330 150 370 130 410 100 440 140 490 150V200z');
      for (const [y, c] of [[182, 'p'], [206, 'e'], [232, 'p']] as const) {
        p.line(c, 22, `M-10 ${y}h110M120 ${y - 9}h120M230 ${y + 3}h130M350 ${y - 7}h140`);
      }
      p.path('k', 'M300 270L310 170 330 96 352 74 376 84 392 130 410 150 424 210 440 270z');
      p.path('K', 'M352 74L376 84 392 130 410 150 424 210 440 270H380L366 170z');
      p.path('k', 'M-10 270V200L20 166 50 178 74 220 90 270z');
      p.path('K', 'M20 166L50 178 74 220 90 270H50z');
      for (const [x, y, s] of [[346, 82, 1], [402, 146, 0.8], [30, 172, 0.9]] as const) {
        p.at(x, y, s, () => {
          p.line('d', 5, 'M0 6Q8-20-8-44M-2-20L30-34');
          p.path('m', 'M-46-44Q-40-58-10-60Q20-58 24-46Q-10-38-46-44zM8-32Q16-46 40-44Q56-40 54-32Q30-26 8-32z');
        });
      }
      p.line('g', 14, 'M-10 258h140M180 262h110M330 256h160');
    },
  },
  'CN/lhasa': {
    palette: 'alpine', subject: 'hill-palace',
    sky: { horizon: 180, clouds: 2, cloudY: 46 },
    draw(p) {
      range(p, 190, 128, 0.5, 220, 'F', 'f');
      p.path('l', 'M-10 230Q100 210 150 176H350Q400 214 490 230V270H-10z');
      p.at(250, 190, 1, () => {
        p.path('p', 'M-124 0L-116-46H-60L-50-78H50L56-52H108L120 0z');
        p.path('q', 'M56-52H108L120 0H74z');
        p.path('o', 'M-52 0L-44-86H36L46 0z');
        p.grid('d', -36, -76, 8, 4, 9.4, 17, 4, 8);
        p.grid('d', -108, -38, 4, 2, 13, 16, 5, 8);
        p.grid('d', 62, -44, 4, 2, 13, 16, 5, 8);
        p.path('y', 'M-38-86L-30-96H22L30-86z');
        p.line('p', 5, 'M-120 34L-40 8 40 34 110 6');
      });
      trees(p, 252, 16, 'm');
      p.rect('m', 0, 250, 480, 30);
    },
  },
  'CN/harbin': {
    palette: 'winter', subject: 'onion-domes',
    sky: { ...sun(118, 74, 26), horizon: 196 },
    draw(p) {
      skyline(p, 210, 24, 54, 'F');
      p.at(240, 226, 1.1, () => {
        for (const k of [-50, 50] as const) {
          p.rect('w', k - 14, -70, 28, 70);
          p.rect('o', k, -70, 14, 70);
          p.path('l', `M${k - 17} -70L${k} -104L${k + 17} -70z`);
        }
        p.rect('w', -42, -64, 84, 64);
        p.rect('o', 14, -64, 28, 64);
        p.rect('w', -26, -92, 52, 30);
        p.rect('o', 6, -92, 20, 30);
        p.sym('l', 'm', '0 -158 L1 -158 Q3 -146 20 -132 C38 -118 34 -100 25 -92');
        p.rect('y', -1, -172, 2, 15);
        p.rect('y', -5, -168, 10, 2);
        arcades(p, 'd', -20, -66, 3, 15, 9, 12);
        arcades(p, 'd', -34, -2, 4, 19, 11, 30);
        p.rect('p', -70, -3, 140, 5);
      });
      snow(p, 214);
      conifers(p, 266, 50, 'd', -10, 100);
      conifers(p, 266, 50, 'd', 400, 490);
    },
  },
  'CN/dunhuang': {
    palette: 'desert', subject: 'dunes', middle: 190,
    sky: { ...sun(370, 76, 34), horizon: 190 },
    draw(p) {
      dunes(p, 158);
      pagoda(p, 122, 222, 54, 3, 22, { spire: 14, wall: 'e' });
      p.path('b', 'M86 232Q170 214 250 238Q190 250 120 246Q100 242 86 232z');
      trees(p, 236, 7, 'm', 60, 110);
    },
  },
  'CN/chengdu': {
    palette: 'monsoon', subject: 'panda',
    sky: { ...sun(360, 70, 28), horizon: 190 },
    draw(p) {
      range(p, 190, 120, 0.5, 180, 'F', 'f');
      hills(p, 'l', 206, 30, 3, 0.2);
      let d = '';
      for (const x of [18, 44, 66, 404, 430, 460] as const) {
        d += `M${x} 270V0`;
      }
      p.line('m', 6, d);
      p.line('g', 1.6, 'M10 60H24M10 150H24M40 100H54M40 190H54M400 80H414M400 170H414M430 130H444M460 50H470M460 200H470', false);
      p.path('m', 'M18 62Q44 50 70 66Q44 72 18 62zM44 104Q70 108 88 132Q60 128 44 104zM66 40Q90 20 118 28Q94 46 66 40zM404 84Q380 74 352 90Q380 98 404 84zM430 134Q404 136 388 160Q416 158 430 134zM460 52Q436 28 410 36Q432 58 460 52zM18 152Q40 150 56 170Q32 170 18 152z');
      p.at(236, 246, 1.25, () => {
        p.oval('p', 0, -34, 42, 38);
        p.path('d', 'M-44-14C-50-44-30-58 0-56S50-44 44-14Q30-34 0-36T-44-14z');
        p.circ('d', -26, -96, 11);
        p.circ('d', 26, -96, 11);
        p.oval('p', 0, -76, 35, 30);
        p.oval('d', -15, -78, 9, 10);
        p.oval('d', 15, -78, 9, 10);
        p.circ('p', -13, -79, 2.6);
        p.circ('p', 13, -79, 2.6);
        p.path('d', 'M-5-66H5L0-60z');
        p.oval('d', -30, -4, 15, 12);
        p.oval('d', 30, -4, 15, 12);
        p.line('l', 4, 'M-6-30L52-62');
        p.path('l', 'M40-58L52-80 54-60 66-66 54-56z');
        p.oval('d', -2, -30, 12, 9);
      });
      hills(p, 'd', 258, 12, 3);
    },
  },
  'CN/chongqing': {
    palette: 'night', subject: 'skyline-night',
    sky: { ...sun(380, 56, 20), horizon: 190 },
    draw(p) {
      skyline(p, 200, 60, 130, 'l', -10, 490, 'y');
      p.path('d', 'M60 236L84 96H400L430 236z');
      for (let i = 0; i < 6; i++) {
        const y = 226 - i * 24, w = 300 - i * 34;
        p.rect('Y', 240 - w / 2, y - 16, w, 18);
        p.grid('u', 240 - w / 2 + 5, y - 13, Math.floor(w / 9), 1, 9, 1, 5, 10, 0.1);
        eave(p, 240 - (i % 2 ? 34 : -20), y - 15, w * 0.8, 10, 'o', 5, 0.9);
      }
      sea(p, 234, 240, 'b', 'l');
      p.line('y', 2.4, 'M150 244h60M230 250h80M190 258h110');
    },
  },
  'CN/guangzhou': {
    palette: 'lilac', subject: 'twisted-tower',
    sky: { ...sun(120, 80, 30), horizon: 196 },
    draw(p) {
      hills(p, 'F', 190, 30, 3, 0.4);
      skyline(p, 210, 26, 70, 'f');
      blocks(p, 212, [[96, 28, 118, 0], [134, 30, 132, 4], [360, 30, 140, 1], [398, 30, 96, 0]], 'l', 'm', 'y');
      p.at(240, 220, 1, () => {
        p.sym('w', 'o', '0 -150 L14 -146 Q5 -92 8 -70 Q12 -30 24 0');
        p.line('e', 1.3, 'M-13-146Q10-70-22 0M13-146Q-10-70 22 0M-7-146Q6-80-8 0M7-146Q-6-80 8 0M-10-118H10M-6-92H6M-8-58H8M-14-28H14');
        p.rect('w', -1.4, -196, 2.8, 50);
      });
      sea(p, 218, 240);
      ferryBoat(p, 380, 246, 0.8);
    },
  },
  'CN/shenzhen': {
    palette: 'dawn', subject: 'skyline',
    sky: { ...sun(356, 80, 34), horizon: 196 },
    draw(p) {
      hills(p, 'F', 186, 56, 2, 0.3);
      skyline(p, 214, 40, 90, 'f');
      blocks(p, 220, [[240, 40, 196, 6], [176, 32, 140, 2], [300, 34, 128, 1], [130, 34, 104, 0], [350, 30, 150, 3], [90, 30, 84, 1], [396, 36, 96, 0]], 'l', 'm', 'y');
      trees(p, 230, 14, 'm');
      ground(p, 'm', 228);
      leaves(p, false);
    },
  },
  'CN/hangzhou': {
    palette: 'jade', subject: 'lake-with-pagoda', middle: 240,
    sky: { ...sun(330, 84, 34), horizon: 178 },
    draw(p) {
      hills(p, 'F', 174, 46, 3, 0.2);
      hills(p, 'f', 184, 30, 2, 0.8);
      towerPagoda(p, 130, 182, 104, 5, 44, 'e', 'o', 't');
      trees(p, 184, 14, 'l', -10, 240);
      sea(p, 182, 330);
      for (const [x, y, s] of [[240, 226, 0.9], [310, 216, 0.7], [286, 244, 1.1]] as const) {
        p.at(x, y, s, () => {
          p.path('k', 'M-10 0L-6-8H6L10 0z');
          p.oval('k', 0, -16, 10, 9);
          p.path('d', 'M-2-20h4v6h-4z');
          p.path('k', 'M-14-24Q-4-28 0-38Q4-28 14-24z');
        });
      }
      sampan(p, 400, 236, 0.8);
      let d = '';
      for (let i = 0; i < 9; i++) {
        d += `M${-4 + i * 11} ${10 + (i % 3) * 6}Q${2 + i * 12} ${60 + (i % 4) * 16} ${-8 + i * 12} ${100 + ((i * 23) % 60)}`;
      }
      p.line('m', 3, d);
    },
  },
  'CN/suzhou': {
    palette: 'dawn', subject: 'stone-arch-bridge', middle: 232,
    sky: { ...sun(360, 70, 26), horizon: 180 },
    draw(p) {
      towerPagoda(p, 340, 190, 110, 7, 34, 'f', 'l', 'l');
      for (const [x, w, h] of [[-20, 80, 60], [58, 64, 76], [330, 76, 64], [404, 90, 80]] as const) {
        p.path('p', `M${x} 214V${214 - h}h${w * 0.16}v-9h${w * 0.2}v-9h${w * 0.28}v9h${w * 0.2}v9h${w * 0.16}V214z`);
        p.path('t', `M${x - 3} ${216 - h}v-5h${w * 0.16}v-9h${w * 0.2}v-9h${w * 0.28 + 6}v9h${w * 0.2}v9h${w * 0.16}v5h${-w * 0.2}v-9h${-w * 0.2}v-9h${-w * 0.2}v9h${-w * 0.2}v9z`);
        p.grid('t', x + w * 0.2, 234 - h, 3, 1, w * 0.22, 1, 8, 12);
        p.rect('o', x + w * 0.36, 192, w * 0.26, 22);
      }
      p.rect('K', 0, 212, 480, 8);
      sea(p, 218, 240);
      humpBridge(p, 232, 232, 112, 62);
      p.path('n', 'M186 234Q190 258 232 260T278 234z');
      sampan(p, 232, 254, 0.9);
      for (const x of [84, 420] as const) {
        lantern(p, x, 190, 0.7);
      }
    },
  },
  'CN/nanjing': {
    palette: 'monsoon', subject: 'city-gate',
    sky: { ...sun(118, 72, 30), horizon: 186 },
    draw(p) {
      hills(p, 'F', 184, 56, 2, 0.6);
      trees(p, 204, 14, 'f');
      p.path('K', 'M-10 270V196H490V270z');
      let d = '';
      for (let i = 0; i < 26; i++) {
        d += `M${-6 + i * 19} 196v-9h11v9z`;
      }
      p.path('K', d);
      for (const [x, w] of [[240, 168]] as const) {
        p.path('k', `M${x - w / 2 - 8} 250L${x - w / 2} 150H${x + w / 2}L${x + w / 2 + 8} 250z`);
        let e = '';
        for (let i = 0; i < 9; i++) {
          e += `M${x - w / 2 + 2 + i * 19} 150v-9h11v9z`;
        }
        p.path('k', e);
        p.path('d', `M${x - 26} 250v-44q26-34 52 0v44z`);
        for (const k of [-58, 58] as const) {
          p.path('d', `M${x + k - 11} 250v-28q11-16 22 0v28z`);
        }
      }
      p.rect('w', 176, 110, 128, 32);
      for (let i = 0; i < 8; i++) {
        p.rect('o', 176 + i * 17.7, 110, 4, 32);
      }
      eave(p, 240, 116, 176, 34, 't', 9, 0.7);
      ground(p, 'l', 248);
      trees(p, 262, 13, 'm', -10, 170);
      trees(p, 262, 13, 'm', 310, 490);
    },
  },
  'CN/qingdao': {
    palette: 'lagoon', subject: 'pier-pavilion', middle: 180,
    sky: { ...sun(110, 74, 28), clouds: 1, horizon: 176 },
    draw(p) {
      hills(p, 'F', 174, 30, 3, 0.5);
      hillTown(p, 296, 190, 194, 66, ['p', 'e', 'y', 'p'], 'w');
      church(p, 400, 146, 0.6, 'e', 'o', 'w');
      sea(p, 188, 110);
      p.rect('k', 60, 214, 430, 8);
      p.rect('K', 60, 220, 430, 7);
      let d = '';
      for (let x = 80; x < 480; x += 26) {
        d += `M${x} 227v12`;
      }
      p.line('K', 5, d, false);
      p.at(92, 214, 1.1, () => {
        p.rect('w', -22, -34, 44, 34);
        p.rect('o', 6, -34, 16, 34);
        eave(p, 0, -30, 66, 22, 'y', 6, 0.6);
        p.rect('w', -14, -62, 28, 16);
        eave(p, 0, -58, 46, 30, 'y', 5, 0.14);
      });
      sailBoat(p, 240, 254, 0.7);
    },
  },
  'CN/dalian': {
    palette: 'golden', subject: 'suspension-bridge', middle: 200,
    sky: { ...sun(350, 78, 32), horizon: 184 },
    draw(p) {
      hills(p, 'F', 182, 36, 2, 0.4);
      skyline(p, 198, 30, 80, 'f', 240, 490);
      sea(p, 196, 350);
      suspension(p, { y: 228, deck: 186, top: 104, xs: [120, 300], c: 'p', shade: 'q', wide: 8 });
      sea(p, 226, 350);
      p.path('m', 'M-10 270V226Q50 220 90 250L110 270z');
      lighthouse(p, 44, 228, 0.8);
      fishingBoat(p, 370, 252, 0.9);
    },
  },
  'CN/yabuli': {
    palette: 'winter', subject: 'ski-slope',
    sky: { ...sun(370, 62, 24), horizon: 190 },
    draw(p) {
      hills(p, 'F', 192, 70, 2, 0.4);
      pistes(p, true);
      conifers(p, 226, 34, 'm', -10, 120);
      chairlift(p, 380, 250, 60, 70, 6);
      snowyRoofs(p, 252, [[390, 0, 1.1], [300, 6, 0.8]]);
      skier(p, 210, 210, 0.9, true);
    },
  },
  'CN/chongli': {
    palette: 'alpine', subject: 'ski-slope', middle: 250,
    sky: { ...sun(110, 60, 24), horizon: 190 },
    draw(p) {
      p.path('F', 'M-10 196L90 120 190 160 300 96 490 170V200z');
      p.line('o', 5, 'M-10 150L40 150 90 120 140 146 190 160 246 130 300 96 360 122 420 150 490 170');
      for (const [x, y] of [[90, 120], [190, 160], [300, 96], [420, 150]] as const) {
        p.rect('o', x - 9, y - 18, 18, 20);
        p.path('o', `M${x - 9} ${y - 18}v-5h5v5zM${x + 4} ${y - 18}v-5h5v5z`);
      }
      snow(p, 188);
      conifers(p, 206, 30, 'm', -10, 190);
      conifers(p, 214, 34, 'm', 320, 490);
      skier(p, 250, 236, 1.5);
      conifers(p, 284, 76, 'd', -10, 70);
      conifers(p, 284, 60, 'd', 430, 490);
    },
  },
  'CN/changbaishan': {
    palette: 'alpine', subject: 'crater-lake',
    sky: { clouds: 2, cloudY: 40, horizon: 150 },
    draw(p) {
      p.path('F', 'M-10 150L40 104 90 120 150 84 210 112 280 80 340 106 400 88 490 130V170z');
      p.path('f', 'M-10 190L30 120 80 140 120 106 170 150 130 190zM490 186L450 116 400 134 370 104 320 148 360 190z');
      p.path('i', 'M120 106L170 150 150 144 128 152 106 130zM370 104L320 148 344 142 366 150 386 124zM30 120L80 140 60 142 40 136z');
      p.path('n', 'M60 190Q120 150 240 152T420 190Q360 224 240 226T60 190z');
      p.path('b', 'M84 190Q140 160 240 160T396 190Q340 214 240 216T84 190z');
      p.path('c', 'M150 182Q240 166 330 184Q240 178 150 182z');
      p.path('l', 'M-10 270V176Q60 196 120 216T260 236T400 214T490 176V270z');
      p.path('m', 'M-10 270V214Q60 236 160 246T340 248T490 216V270z');
      conifers(p, 276, 40, 'd', -10, 130);
      conifers(p, 276, 40, 'd', 370, 490);
    },
  },
  'CN/xiamen': {
    palette: 'lagoon', subject: 'island-villas', middle: 180,
    sky: { ...sun(360, 66, 26), horizon: 174 },
    draw(p) {
      skyline(p, 182, 20, 76, 'F', 300, 490);
      sea(p, 180, 360);
      p.path('k', 'M96 206Q110 120 150 96Q186 84 204 112Q222 150 226 206z');
      p.path('K', 'M150 96Q186 84 204 112Q222 150 226 206H180Q190 140 150 96z');
      p.path('l', 'M-10 230Q40 170 110 176T270 200L330 230z');
      houses(p, 224, [[30, 44, 34, 'e'], [78, 50, 42, 'p'], [132, 44, 30, 'w'], [230, 48, 32, 'p']]);
      dome(p, 202, 190, 20, 'w', 'o', 10);
      p.rect('p', 182, 188, 40, 36);
      trees(p, 228, 11, 'm', -10, 320);
      p.rect('k', -10, 226, 345, 6);
      ferryBoat(p, 390, 240, 0.9);
    },
  },
  'CN/kunming': {
    palette: 'golden', subject: 'rock-columns',
    sky: { ...sun(360, 66, 28), horizon: 176 },
    draw(p) {
      hills(p, 'F', 180, 40, 3, 0.2);
      for (let i = 0; i < 15; i++) {
        const x = -8 + i * 35, h = 62 + ((i * 41) % 74), w = 15 + ((i * 13) % 9);
        p.path('k', `M${x - w} 226L${x - w * 0.8} ${226 - h * 0.6}L${x - w * 0.5} ${226 - h * 0.66}L${x - w * 0.3} ${226 - h}L${x + w * 0.3} ${220 - h}L${x + w * 0.6} ${226 - h * 0.7}L${x + w} 226z`);
        p.path('K', `M${x} ${224 - h}L${x + w * 0.3} ${220 - h}L${x + w * 0.6} ${226 - h * 0.7}L${x + w} 226H${x + w * 0.2}z`);
      }
      p.path('l', 'M-10 270V222Q120 208 250 224T490 216V270z');
      flowers(p, 236, 'w', 34);
      pavilion(p, 290, 226, 0.5);
    },
  },
  'CN/lijiang': {
    palette: 'alpine', subject: 'tiled-roofs-snow-peak', middle: 300,
    sky: { ...sun(96, 56, 22), horizon: 176 },
    draw(p) {
      p.path('f', 'M120 196L180 130 210 138 250 84 276 96 310 48 336 70 356 60 400 124 440 150 490 190V200z');
      p.path('i', 'M194 134L210 138 250 84 276 96 310 48 336 70 356 60 392 112 370 104 350 122 326 92 300 116 276 104 250 132 226 126 206 146z');
      p.path('l', 'M310 48L336 70 356 60 400 124 440 150 490 190H380Q350 120 326 92z');
      hills(p, 'm', 200, 20, 3, 0.4);
      for (const [x, y, w] of [[40, 214, 110], [170, 206, 96], [300, 210, 110], [420, 216, 110], [100, 240, 130], [250, 238, 130], [390, 246, 140]] as const) {
        p.rect('e', x - w * 0.4, y - 16, w * 0.8, 34);
        p.grid('o', x - w * 0.34, y - 8, 6, 1, w * 0.12, 1, 6, 12);
        eave(p, x, y - 12, w, 24, 't', 6, 0.62);
      }
      for (const x of [170, 320] as const) {
        lantern(p, x, 258, 0.7);
      }
    },
  },
  'CN/dali': {
    palette: 'lilac', subject: 'three-pagodas',
    sky: { ...sun(110, 70, 28), horizon: 180 },
    draw(p) {
      range(p, 190, 112, 0.3, 300, 'F', 'f');
      mist(p, 168);
      trees(p, 204, 14, 'l');
      ground(p, 'l', 203);
      p.at(0, 0, 1, () => {
        for (const [x, h, w] of [[150, 104, 26], [330, 104, 26]] as const) {
          towerPagoda(p, x, 214, h, 9, w, 'p', 'q', 'p');
        }
        towerPagoda(p, 240, 220, 164, 13, 42, 'p', 'q', 'p');
      });
      sea(p, 220, 240);
      p.path('q', 'M226 222H254L246 258H234zM142 222H158L154 244H146zM322 222H338L334 244H326z');
    },
  },
  'CN/sanya': {
    palette: 'lagoon', subject: 'sea-statue', middle: 262,
    sky: { ...sun(110, 70, 28), horizon: 170 },
    draw(p) {
      islands(p, 168);
      sea(p, 166, 110);
      p.oval('k', 262, 210, 84, 9);
      standingFigure(p, 262, 210, 1.02);
      p.path('p', 'M-10 270V250Q150 230 320 250T490 240V270z');
      palm(p, 440, 278, 180, -0.14);
      palm(p, 466, 276, 120, -0.04);
    },
  },
  'CN/haikou': {
    palette: 'sunset', subject: 'arcade-street',
    sky: { ...sun(240, 120, 50), horizon: 190 },
    draw(p) {
      skyline(p, 214, 40, 80, 'F');
      for (const [x, w, h, c] of [[-10, 76, 92, 'p'], [66, 66, 106, 'e'], [132, 62, 86, 'p'], [290, 66, 90, 'e'], [356, 62, 110, 'p'], [418, 76, 92, 'e']] as const) {
        p.rect(c, x, 226 - h, w, h);
        p.path(c, `M${x + w * 0.2} ${228 - h}Q${x + w * 0.28} ${212 - h} ${x + w / 2} ${206 - h}T${x + w * 0.8} ${228 - h}z`);
        arcades(p, 'o', x + 7, 226 - h + 44, 3, (w - 8) / 3, (w - 8) / 3 - 6, 18);
        p.path('d', `M${x + 6} 226v-28q${w / 2 - 6}-20 ${w - 12} 0v28z`);
        p.rect('q', x, 184, w, 4);
      }
      ground(p, 'l', 224);
      palm(p, 212, 256, 140, 0.04);
      palm(p, 272, 262, 156, -0.04);
      palm(p, 30, 268, 110, 0.06);
    },
  },
  'CN/yanji': {
    palette: 'golden', subject: 'tiled-houses', middle: 240,
    sky: { ...sun(350, 76, 30), horizon: 180 },
    draw(p) {
      p.path('f', 'M-10 200L120 150 196 100 226 92 250 110 300 104 330 124 490 190V200z');
      hills(p, 'l', 204, 26, 3, 0.6);
      hanok(p, 250, 226, 150, 1.05);
      hanok(p, 80, 222, 110, 0.7);
      ground(p, 'y', 224);
      for (const [x, c] of [[30, 'w'], [150, 'y'], [370, 'w'], [410, 'y'], [452, 'w']] as const) {
        bigTree(p, x, 238, 0.5, c, 'o');
      }
      for (const x of [190, 216, 300] as const) {
        p.path('o', `M${x - 9} 262v-12q9-8 18 0v12z`);
        p.rect('o', x - 6, 243, 12, 4);
      }
    },
  },
  'CN/weihai': {
    palette: 'winter', subject: 'swans-winter',
    sky: { ...sun(240, 96, 36), horizon: 176 },
    draw(p) {
      hills(p, 'F', 176, 26, 3, 0.3);
      for (const [x, s] of [[60, 0.7], [110, 0.8], [390, 0.8]] as const) {
        p.at(x, 192, s, () => {
          p.rect('k', -34, -20, 68, 20);
          p.path('t', 'M-44-16Q-40-44-20-46H20Q40-44 44-16z');
          p.rect('d', -8, -16, 12, 16);
        });
      }
      p.path('p', 'M-10 186H490V194Q240 186-10 200z');
      sea(p, 190, 240);
      for (const [x, y, s, f] of [[170, 228, 1, 0], [260, 244, 1.2, 0], [350, 226, 0.9, 1], [90, 250, 0.8, 1]] as const) {
        p.at(x, y, s, () => {
          p.path('p', 'M-34-10Q-20-34 6-24Q22-20 24-10Q24 4 0 4Q-26 4-34-10z');
          p.line('p', 5, 'M18-12Q30-30 22-42T30-54');
          p.path('y', 'M28-56L44-52 32-50z');
          p.path('q', 'M-24-10Q-10-20 8-12Q-8-4-24-10z');
        }, f === 1);
      }
    },
  },
  'CN/urumqi': {
    palette: 'golden', subject: 'bazaar',
    sky: { ...sun(110, 74, 28), horizon: 184 },
    draw(p) {
      range(p, 192, 120, 0.6, 300, 'F', 'f');
      skyline(p, 206, 16, 46, 'f');
      p.rect('e', 60, 180, 360, 44);
      arcades(p, 'o', 72, 222, 15, 23, 14, 26);
      for (const x of [100, 380] as const) {
        dome(p, x, 182, 26, 'l', 'm', 10);
      }
      minaret(p, 240, 222, 150, 26, 'y', 'Y', 'l');
      p.grid('o', 231, 90, 2, 5, 11, 22, 7, 12);
      ground(p, 'k', 222);
      p.line('K', 1.6, 'M0 240H480M120 222L60 270M360 222L420 270');
    },
  },
  'CN/jiuzhaigou': {
    palette: 'alpine', subject: 'lake-below-peak', middle: 240,
    sky: { ...sun(370, 58, 24), horizon: 150 },
    draw(p) {
      range(p, 168, 100, 0.6, 200, 'F', 'f');
      conifers(p, 180, 34, 'm', -10, 490, 0.5);
      for (const [x, r, c] of [[60, 20, 'y'], [120, 18, 'w'], [350, 20, 'y'], [420, 22, 'w'], [210, 16, 'y'], [290, 16, 'e']] as const) {
        p.circ(c, x, 178, r);
      }
      p.path('b', 'M-10 186H490V226H-10z');
      p.path('c', 'M40 196Q160 186 260 198T440 194Q340 214 220 212T40 196z');
      p.path('p', 'M-10 222Q60 214 120 224T260 220T400 226T490 220V248H-10z');
      let d = '';
      for (let x = 10; x < 480; x += 22) {
        d += `M${x} 226V${p.between(240, 250)}`;
      }
      p.line('c', 3, d);
      p.path('b', 'M-10 246H490V270H-10z');
      for (const [x, y] of [[70, 222], [180, 220], [310, 222], [420, 222]] as const) {
        p.oval('m', x, y, 22, 7);
      }
    },
  },
  'CN/taihang': {
    palette: 'golden', subject: 'high-cliffs', middle: 300,
    sky: { ...sun(100, 60, 26), horizon: 150 },
    draw(p) {
      p.path('F', 'M-10 170V110H70L80 90H160L170 120H260V170z');
      for (const [x, w, t] of [[-10, 130, 80], [330, 160, 60]] as const) {
        p.path('w', `M${x} 270V${t}H${x + w * 0.86}L${x + w} ${t + 30} ${x + w * 0.94} ${t + 90} ${x + w} 270z`);
        p.path('o', `M${x + w * 0.6} 270L${x + w * 0.66} ${t}H${x + w * 0.86}L${x + w} ${t + 30} ${x + w * 0.94} ${t + 90} ${x + w} 270z`);
        for (const k of [30, 70, 110] as const) {
          p.rect('e', x, t + k, w * 0.9, 5);
        }
        p.path('m', `M${x} ${t}Q${x + w * 0.3} ${t - 16} ${x + w * 0.86} ${t}V${t + 8}H${x}z`);
      }
      p.path('l', 'M120 270Q180 220 240 226T340 270z');
      p.path('Y', 'M336 176L490 150V166L336 190z');
      for (let i = 0; i < 5; i++) {
        p.path('d', `M${350 + i * 28} ${184 - i * 4}v-10q7-8 14-1v9z`);
      }
      p.path('b', 'M210 270Q240 240 226 224H240Q262 244 280 270z');
      p.at(180, 70, 0.6, () => p.path('d', 'M-40-10Q-22-18-6-6L0-8 6-6Q22-18 40-10Q22-8 10 2L4 8H-4L-10 2Q-22-8-40-10z'));
    },
  },
  'CN/yantai': {
    palette: 'dawn', subject: 'lighthouse-cape', middle: 320,
    sky: { ...sun(112, 72, 28), horizon: 174 },
    draw(p) {
      hills(p, 'F', 174, 24, 3, 0.4);
      sea(p, 170, 112);
      p.path('l', 'M490 270V170Q420 150 360 176T250 230L220 270z');
      p.at(370, 176, 1.1, () => {
        p.rect('p', -14, -70, 28, 70);
        p.rect('q', 2, -70, 12, 70);
        p.rect('w', -18, -74, 36, 6);
        p.rect('y', -8, -88, 16, 14);
        dome(p, 0, -88, 11, 'w', 'o', 8);
        p.rect('p', -40, -24, 26, 24);
        p.path('w', 'M-46-22L-28-40L-10-22z');
      });
      houses(p, 214, [[400, 40, 30, 'e'], [442, 48, 36, 'p']]);
      rows(p, 234, 'm', 'l');
      for (const [x, y] of [[300, 250], [316, 246], [308, 258], [410, 254], [424, 248]] as const) {
        p.circ('w', x, y, 6);
      }
      sailBoat(p, 110, 220, 0.8);
    },
  },
  'CN/tianjin': {
    palette: 'lilac', subject: 'ferris-wheel-water', middle: 240,
    sky: { ...sun(112, 74, 28), horizon: 192 },
    draw(p) {
      skyline(p, 208, 30, 80, 'F');
      blocks(p, 212, [[60, 30, 130, 2], [96, 28, 90, 0], [400, 30, 150, 3], [436, 28, 100, 1]], 'f', 'l', 'y');
      sea(p, 212, 112);
      p.rect('k', -10, 204, 500, 10);
      p.at(240, 204, 1, () => {
        p.line('p', 6, 'M-74-72a74 74 0 1 0 148 0a74 74 0 1 0-148 0');
        p.line('p', 2.4, 'M-64-72a64 64 0 1 0 128 0a64 64 0 1 0-128 0');
        let d = '';
        for (let i = 0; i < 16; i++) {
          const a = (i * Math.PI) / 8;
          d += `M0-72l${Math.cos(a) * 70} ${Math.sin(a) * 70}`;
        }
        p.line('p', 0.9, d);
        for (let i = 0; i < 16; i++) {
          const a = (i * Math.PI) / 8;
          p.circ(i % 2 ? 'w' : 'y', Math.cos(a) * 74, -72 + Math.sin(a) * 74, 5);
        }
        p.line('p', 4, 'M-50 4L0-72 50 4');
      });
      archBridge(p, 240, 204, [[60, 36], [420, 36], [150, 36], [330, 36]], 'k', 'K');
      ferryBoat(p, 240, 252, 0.8);
    },
  },
  'CN/shenyang': {
    palette: 'winter', subject: 'palace-in-snow', middle: 240,
    sky: { ...sun(360, 70, 26), horizon: 190 },
    draw(p) {
      skyline(p, 206, 14, 40, 'F');
      p.at(240, 222, 1.1, () => {
        p.rect('k', -130, -12, 260, 12);
        for (const [k, w] of [[-100, 54], [100, 54]] as const) {
          p.rect('w', k - w / 2, -44, w, 32);
          p.path('y', `M${k - w * 0.8} -40Q${k - w * 0.4} -50 ${k - w * 0.3} -66H${k + w * 0.3}Q${k + w * 0.4} -50 ${k + w * 0.8} -40z`);
          p.path('p', `M${k - w * 0.3} -66H${k + w * 0.3}L${k + w * 0.24} -72H${k - w * 0.24}z`);
        }
        p.rect('w', -52, -52, 104, 40);
        for (let i = 0; i < 7; i++) {
          p.rect('o', -54 + i * 17.4, -52, 4, 40);
        }
        p.path('y', 'M-78-48Q-46-58-38-76H38Q46-58 78-48z');
        p.rect('w', -30, -92, 60, 18);
        p.path('y', 'M-50-88Q-28-98-20-124H20Q28-98 50-88z');
        p.path('p', 'M-20-124H20L14-134H-14z');
        p.rect('y', -2, -146, 4, 14);
      });
      snow(p, 218);
      conifers(p, 276, 50, 'd', -10, 80);
      conifers(p, 276, 50, 'd', 410, 490);
    },
  },
  'CN/hohhot': {
    palette: 'monsoon', subject: 'yurts', middle: 300,
    sky: { ...sun(116, 74, 30), clouds: 2, cloudY: 44, horizon: 170 },
    draw(p) {
      hills(p, 'F', 172, 30, 3, 0.5);
      hills(p, 'l', 186, 18, 3, 0.1);
      p.path('l', 'M-10 270V196Q130 180 260 192T490 184V270z');
      p.path('m', 'M-10 270V240Q140 220 300 236T490 230V270z');
      ger(p, 340, 222, 1.2);
      ger(p, 420, 214, 0.9);
      p.at(270, 214, 0.8, () => {
        p.path('k', 'M-30 0Q-26-20-14-26Q0-40 14-26Q26-20 30 0z');
        p.line('o', 2, 'M0-30V-60M-20-44L0-60 20-44');
        for (const [a, b, c] of [[-14, -48, 'w'], [-7, -54, 'y'], [7, -54, 'b'], [14, -48, 'w']] as const) {
          p.rect(c, a - 3, b, 6, 8);
        }
      });
      for (const [x, y, s] of [[70, 226, 0.9], [120, 216, 0.7], [170, 232, 1], [110, 248, 1.1], [40, 250, 0.9]] as const) {
        sheep(p, x, y, s);
      }
    },
  },
  'CN/taian': {
    palette: 'lilac', subject: 'mountain-stairs', middle: 240,
    sky: { ...sun(330, 76, 34), horizon: 150 },
    draw(p) {
      p.line('p', 16, 'M-10 150h130M300 160h190M340 144h150');
      p.path('F', 'M-10 180Q60 130 120 140T300 150T490 140V190z');
      for (const [y, c] of [[186, 'p'], [206, 'e']] as const) {
        p.line(c, 18, `M-10 ${y}h110M300 ${y}h200`);
      }
      p.path('k', 'M80 270L130 180 170 120 210 92 260 86 300 120 330 190 370 270z');
      p.path('K', 'M260 86L300 120 330 190 370 270H290L280 170z');
      let d = '';
      for (let i = 0; i < 14; i++) {
        d += `M${226 - i * 2.6} ${110 + i * 11.4}H${246 + i * 2.6}`;
      }
      p.path('e', 'M228 108H244L290 270H182z');
      p.line('o', 1.6, d, false);
      gateTower(p, 236, 112, 0.5, 1);
      for (const [x, y] of [[150, 190], [320, 200], [130, 230], [340, 240]] as const) {
        p.at(x, y, 0.8, () => {
          p.line('d', 4, 'M0 6Q8-10-4-30');
          p.oval('m', -6, -32, 24, 9);
          p.oval('m', 12, -18, 18, 7);
        });
      }
    },
  },
};
