import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave, pagoda } from '#shared/scene/built/asia.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { tower } from '#shared/scene/built/west.ts';
import { lujiazui, templeHeaven } from '#shared/scene/forms/asia.ts';
import { ferryBoat, junk, longtail } from '#shared/scene/nature/boats.ts';
import { dunes, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, karsts, pillars, range } from '#shared/scene/nature/mountains.ts';
import { conifers, leaves, pine, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const china: Landmarks = {
  'CN/beijing': {
    palette: 'golden',
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
    palette: 'night', middle: 226,
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
    palette: 'sunset', middle: 220,
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
    palette: 'golden',
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
    palette: 'desert',
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
    palette: 'jade',
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
    palette: 'monsoon',
    sky: { ...sun(360, 66, 26), horizon: 170 },
    draw(p) {
      pillars(p, 262, 200);
      trees(p, 262, 22, 'd');
      p.rect('d', 0, 260, 480, 20);
    },
  },
  'CN/huangshan': {
    palette: 'jade',
    sky: { ...sun(330, 80, 30), horizon: 180 },
    draw(p) {
      pillars(p, 244, 146);
      hills(p, 'm', 250, 20, 2);
      pine(p, false, 70);
      pine(p, true, 130);
    },
  },
  'CN/lhasa': {
    palette: 'alpine',
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
    palette: 'winter',
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
    palette: 'desert', middle: 190,
    sky: { ...sun(370, 76, 34), horizon: 190 },
    draw(p) {
      dunes(p, 158);
      pagoda(p, 122, 222, 54, 3, 22, { spire: 14, wall: 'e' });
      p.path('b', 'M86 232Q170 214 250 238Q190 250 120 246Q100 242 86 232z');
      trees(p, 236, 7, 'm', 60, 110);
    },
  },
  'CN/chengdu': {
    palette: 'monsoon',
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
    palette: 'night',
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
};
