import type { Landmarks } from '#shared/scene/landmark.ts';
import { balloon, skyline } from '#shared/scene/built/things.ts';
import { bigTree, pineTree, rows } from '#shared/scene/motifs/land.ts';
import { whaleTail } from '#shared/scene/motifs/shore.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const nearHomeUs: Landmarks = {
  'US/asheville': {
    palette: 'lilac',
    subject: 'mansion-ridges',
    middle: 180,
    sky: { ...sun(384, 58, 24), horizon: 150 },
    draw(p) {
      hills(p, 'F', 128, 40, 3, 0.2);
      hills(p, 'f', 150, 34, 2, 0.7);
      hills(p, 'l', 176, 30, 3, 0.1);
      hills(p, 't', 200, 22, 2, 0.5);
      trees(p, 214, 13, 'w', -10, 80);
      trees(p, 214, 13, 'y', 300, 490);
      p.at(180, 226, 1.1, () => {
        p.rect('p', -104, -46, 208, 46);
        p.rect('q', 62, -46, 42, 46);
        p.path('d', 'M-108-45L-96-84H96L108-45z');
        p.path('t', 'M-108-45L-96-84H-20V-45z');
        for (const k of [-84, 44, 72] as const) {
          p.path('p', `M${k - 8} -45V-62L${k} -78L${k + 8} -62V-45z`);
          p.rect('d', k - 3, -60, 6, 12);
        }
        for (const [k, w, h, r] of [
          [-52, 30, 70, 52],
          [14, 34, 74, 60],
        ] as const) {
          p.rect('p', k - w / 2, -h, w, h);
          p.rect('q', k + w * 0.16, -h, w * 0.34, h);
          p.path('t', `M${k - w * 0.6} ${-h}L${k - 3} ${-h - r}H${k + 3}L${k + w * 0.6} ${-h}z`);
          p.path('d', `M${k} ${-h - r}H${k + 3}L${k + w * 0.6} ${-h}H${k + w * 0.1}z`);
          p.rect('y', k - 0.8, -h - r - 12, 1.6, 13);
          p.grid('d', k - 8, -h + 8, 2, 3, 11, 20, 5, 12);
        }
        for (const k of [-96, -28, 36, 92] as const) {
          p.rect('e', k - 4, -100, 8, 24);
        }
        p.grid('d', -98, -36, 3, 2, 11, 18, 5, 11);
        p.grid('d', 38, -36, 6, 2, 11, 18, 5, 11);
        p.path('d', 'M-26 0V-20q7-9 14 0V0z');
      });
      ground(p, 'm', 224);
      p.path('k', 'M158 226H186L230 270H120z');
      for (const [x, s, c] of [
        [22, 0.9, 'y'],
        [76, 0.62, 'w'],
        [318, 0.6, 'e'],
        [372, 0.8, 'w'],
        [446, 1.1, 'y'],
      ] as const) {
        bigTree(p, x, 262, s, c, 'o');
      }
    },
  },
  'US/charleston': {
    palette: 'dawn',
    subject: 'pastel-row',
    middle: 172,
    sky: { ...sun(392, 62, 26), horizon: 180 },
    draw(p) {
      p.at(112, 174, 1, () => {
        p.rect('p', -18, -84, 36, 84);
        p.rect('q', 4, -84, 14, 84);
        p.rect('p', -14, -106, 28, 24);
        p.rect('q', 3, -106, 11, 24);
        p.rect('p', -10, -124, 20, 20);
        p.rect('q', 2, -124, 8, 20);
        p.path('p', 'M-10-124L0-166L10-124z');
        p.path('q', 'M0-166L10-124H2z');
        p.circ('t', 0, -94, 6);
        p.path('t', 'M-5-60V-74q5-7 10 0V-60z');
      });
      for (const [x, w, h, c, roof] of [
        [-12, 66, 92, 'y', 0],
        [54, 60, 108, 'e', 1],
        [114, 68, 96, 'c', 0],
        [182, 58, 112, 'p', 1],
        [240, 70, 98, 'w', 0],
        [310, 56, 116, 'b', 1],
        [366, 64, 100, 'e', 0],
        [430, 62, 90, 'k', 1],
      ] as const) {
        if (roof) p.path('o', `M${x - 2} ${228 - h}L${x + w / 2} ${206 - h}L${x + w + 2} ${228 - h}z`);
        else p.path('t', `M${x - 2} ${228 - h}L${x + 10} ${212 - h}H${x + w - 10}L${x + w + 2} ${228 - h}z`);
        p.rect(c, x, 228 - h, w, h);
        p.rect('q', x + w - 3, 228 - h, 3, h);
        p.rect('p', x, 228 - h, w, 4);
        for (let i = 0; i < 3; i++) {
          const k = x + 9 + i * ((w - 28) / 2);
          p.grid('m', k - 3, 240 - h, 2, 2, 11.5, 30, 3.4, 17);
          p.grid('p', k + 0.6, 240 - h, 1, 2, 1, 30, 7.6, 17);
        }
        p.path('d', `M${x + w / 2 - 6} 228v-20q6-7 12 0v20z`);
      }
      ground(p, 'k', 226);
      p.rect('p', 0, 226, 480, 4);
      for (const [x, h] of [
        [46, 74],
        [300, 64],
        [424, 84],
      ] as const) {
        palm(p, x, 254, h, 0.02, 'd', 0.66);
      }
      p.path('K', 'M-10 270V254H490V270z');
    },
  },
  'US/leavenworth': {
    palette: 'night',
    subject: 'alpine-village-snow',
    middle: 220,
    sky: { stars: 34, horizon: 186 },
    draw(p) {
      range(p, 190, 132, 0.8, 300, 'l', 'b');
      hills(p, 'l', 200, 20, 3, 0.4);
      conifers(p, 208, 36, 'd', -10, 490, 0.7);
      p.path('I', 'M-10 270V214H490V270z');
      for (const [x, w, h, c] of [
        [-14, 86, 50, 'e'],
        [74, 74, 42, 'p'],
        [300, 78, 44, 'y'],
        [382, 106, 58, 'e'],
      ] as const) {
        const top = 232 - h - w * 0.42;
        p.path(c, `M${x} 232V${232 - h}L${x + w / 2} ${top}L${x + w} ${232 - h}V232z`);
        p.rect('o', x, 218, w, 14);
        p.rect('o', x - 3, 234 - h, w + 6, 6);
        p.line('o', 2.4, `M${x + w * 0.3} ${234 - h}L${x + w / 2} ${top + 12}L${x + w * 0.7} ${234 - h}`, false);
        p.path(
          'i',
          `M${x - 9} ${238 - h}L${x + w / 2} ${top + 3}L${x + w + 9} ${238 - h}L${x + w + 5} ${222 - h}L${x + w / 2} ${top - 24}L${x - 5} ${222 - h}z`,
        );
        p.grid('u', x + 9, 243 - h, Math.floor((w - 8) / 18), 1, 18, 1, 10, 12);
        p.grid('w', x + 8, 256 - h, Math.floor((w - 8) / 18), 1, 18, 1, 12, 4);
      }
      p.path('i', 'M-10 270V234Q120 226 240 234T490 230V270z');
      pineTree(p, 226, 246, 140, 'm');
      pineTree(p, 226, 246, 128, 't');
      for (const [x, y] of [
        [226, 124],
        [218, 142],
        [236, 146],
        [210, 162],
        [228, 164],
        [246, 166],
        [204, 184],
        [222, 186],
        [240, 188],
        [198, 206],
        [216, 208],
        [234, 208],
        [254, 206],
        [192, 228],
        [212, 230],
        [238, 230],
        [260, 228],
      ] as const) {
        p.circ(x % 4 === 0 ? 'w' : 'u', x, y, 3);
      }
      p.path('u', 'M226 96l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z');
      p.line('d', 1, 'M100 168Q160 196 214 140M238 140Q300 196 350 164');
      for (const [x, y] of [
        [118, 174],
        [142, 176],
        [166, 172],
        [188, 162],
        [262, 162],
        [284, 172],
        [308, 176],
        [332, 172],
      ] as const) {
        p.circ('y', x, y, 2.6);
      }
    },
  },
  'US/napa': {
    palette: 'golden',
    subject: 'balloons',
    middle: 180,
    sky: { ...sun(404, 128, 34), horizon: 170 },
    draw(p) {
      hills(p, 'F', 168, 44, 3, 0.6);
      hills(p, 'f', 184, 26, 2, 0.2);
      trees(p, 194, 7, 'm', 270, 420);
      rows(p, 192, 'l', 'm');
      p.at(366, 196, 0.8, () => {
        p.rect('e', -40, -26, 80, 26);
        p.path('w', 'M-48-24L-30-44H30L48-24z');
        p.rect('e', -8, -54, 16, 30);
        p.path('w', 'M-12-54L0-70L12-54z');
        p.path('d', 'M-5 0v-12q5-6 10 0V0z');
      });
      balloon(p, 150, 92, 2.5, 'w', 'p');
      balloon(p, 292, 60, 1.25, 'b', 'y');
      balloon(p, 52, 128, 0.9, 'o', 'e');
      p.path('d', 'M-10 270V246Q30 236 58 254L70 270zM490 270V240Q440 236 420 258L414 270z');
    },
  },
  'US/nashville': {
    palette: 'night',
    subject: 'neon-street',
    middle: 240,
    sky: { stars: 22, horizon: 196 },
    draw(p) {
      skyline(p, 150, 30, 86, 'l', 110, 370, 'y');
      for (const [x, w, h, c] of [
        [-10, 86, 150, 'o'],
        [76, 70, 122, 't'],
        [146, 48, 98, 'h'],
        [286, 48, 98, 'h'],
        [334, 70, 126, 'o'],
        [404, 86, 156, 't'],
      ] as const) {
        p.rect(c, x, 226 - h, w, h);
        p.rect('d', x, 226 - h, w, 5);
        p.grid('p', x + 10, 240 - h, Math.floor((w - 10) / 22), Math.floor((h - 50) / 30), 22, 30, 11, 18, 0.25);
        p.rect('y', x + 5, 194, w - 10, 32);
        p.rect('w', x + 2, 186, w - 4, 6);
        p.grid('d', x + 12, 194, Math.floor((w - 12) / 16), 1, 16, 1, 3, 32);
      }
      p.path('d', 'M-10 226H490V270H-10z');
      p.path('b', 'M194 226H286L350 270H130z');
      p.at(240, 152, 1.12, () => {
        p.rect('w', -5, -96, 10, 62);
        p.path('u', 'M-8-96L-10-118H10L8-96z');
        p.path(
          'u',
          'M0-46C18-50 26-38 22-24C18-14 24-10 30 0C40 22 22 38 0 38S-40 22-30 0C-24-10-18-14-22-24C-26-38-18-50 0-46z',
        );
        p.path(
          'w',
          'M0-40C13-44 20-34 16-24C12-12 18-8 24 2C32 20 18 31 0 31S-32 20-24 2C-18-8-12-12-16-24C-20-34-13-44 0-40z',
        );
        p.circ('d', 0, -8, 8.6);
        p.rect('d', -10, 14, 20, 4);
        p.line('p', 1.2, 'M-2-96V14M2-96V14');
        p.line('y', 2.4, 'M-46-30Q-56-6-46 18M46-30Q56-6 46 18M-58-38Q-72-6-58 26M58-38Q72-6 58 26');
      });
      p.at(86, 150, 1, () => {
        p.path('u', 'M-14-44H10V-6L34 10V20H-2L-14 12z');
        p.path('w', 'M-9-39H5V-3L28 12V15H0L-9 9z');
      });
      p.line('w', 3, 'M40 238h60M20 250h44M380 238h64M412 252h50');
      p.line('y', 3, 'M200 238h80M180 250h50M262 252h54M210 262h70');
    },
  },
  'US/newport': {
    palette: 'jade',
    subject: 'mansion-cliff',
    middle: 345,
    sky: { ...sun(224, 60, 24), horizon: 176 },
    draw(p) {
      hills(p, 'F', 178, 14, 3, 0.3);
      sea(p, 176, 96);
      p.path('k', 'M490 270V164H252L242 176 246 194 234 206 238 224 224 236 222 252 208 270z');
      p.path(
        'K',
        'M296 168L286 200 294 226 282 270H306L310 232 302 204 312 168zM366 168L360 204 368 236 360 270H382L386 226 378 200 384 168zM436 168L430 210 438 240 432 270H490V168z',
      );
      p.line('p', 2.4, 'M222 232h-22M206 256h-22');
      p.path('l', 'M490 180V156Q360 150 246 160L240 172 300 176 380 170z');
      p.at(366, 160, 1.02, () => {
        p.rect('p', -96, -58, 192, 58);
        p.rect('q', 54, -58, 42, 58);
        p.path('w', 'M-102-57L-86-76H86L102-57z');
        for (const k of [-70, 70] as const) {
          p.rect('p', k - 24, -72, 48, 72);
          p.rect('q', k + 8, -72, 16, 72);
          p.path('w', `M${k - 28} -71L${k - 14} -92H${k + 14}L${k + 28} -71z`);
          p.rect('e', k - 4, -104, 8, 14);
          p.grid('t', k - 18, -62, 3, 1, 13, 1, 7, 15);
          p.grid('t', k - 18, -32, 3, 1, 13, 1, 7, 20);
        }
        for (let i = 0; i < 5; i++) {
          p.path('t', `M${-41 + i * 17} -32v-14q7-9 14 0v14zM${-41 + i * 17} 0v-18q7-9 14 0V0z`);
        }
        p.rect('e', -24, -90, 8, 16);
        p.rect('e', 18, -90, 8, 16);
      });
      trees(p, 164, 9, 'm', 460, 500);
      p.at(120, 236, 1.5, () => {
        p.path('p', 'M2-110Q40-50 44-8H2z');
        p.path('q', 'M20-76Q40-40 44-8H24z');
        p.path('w', 'M-2-98Q-34-40-44-8H-2z');
        p.line('d', 2, 'M0-114V-4');
        p.path('d', 'M-56-6H58Q46 8 30 9H-30Q-48 6-56-6z');
        p.line('p', 1.6, 'M-70 12h60M10 14h60');
      });
      sailBoat(p, 30, 206, 0.6, 'p', 'e');
      sailBoat(p, 206, 196, 0.45, 'p', 'q');
    },
  },
  'US/philadelphia': {
    palette: 'nordic',
    subject: 'brick-hall-steeple',
    middle: 176,
    sky: { ...sun(364, 84, 34), horizon: 196 },
    draw(p) {
      skyline(p, 214, 30, 120, 'F', 270, 490);
      p.at(170, 222, 1, () => {
        p.rect('w', -116, -52, 232, 52);
        p.rect('o', 78, -52, 38, 52);
        p.path('t', 'M-120-51L-106-72H106L120-51z');
        p.rect('p', -118, -54, 236, 4);
        for (const k of [-104, 92] as const) {
          p.rect('w', k, -88, 12, 36);
          p.rect('p', k - 1, -90, 14, 4);
        }
        p.grid('p', -106, -46, 4, 2, 20, 24, 10, 15);
        p.grid('p', 36, -46, 4, 2, 20, 24, 10, 15);
        p.rect('w', -24, -104, 48, 104);
        p.rect('o', 6, -104, 18, 104);
        p.rect('p', -26, -56, 52, 4);
        p.rect('p', -27, -107, 54, 6);
        p.path('p', 'M-14-66V-88q14-14 28 0V-66z');
        p.path('t', 'M-10-68V-86q10-9 20 0V-68z');
        p.path('p', 'M-8 0V-24q8-9 16 0V0z');
        p.path('t', 'M-5 0V-22q5-6 10 0V0z');
        p.rect('p', -19, -134, 38, 28);
        p.rect('q', 5, -134, 14, 28);
        p.circ('t', 0, -120, 9);
        p.circ('p', 0, -120, 6.6);
        p.line('t', 1.4, 'M0-125V-120L4-117');
        p.rect('p', -21, -137, 42, 4);
        p.rect('p', -13, -160, 26, 24);
        p.rect('q', 3, -160, 10, 24);
        p.path('t', 'M-5-139V-152q5-6 10 0V-139z');
        p.path('p', 'M-16-160Q-10-172 0-176Q10-172 16-160z');
        p.path('q', 'M0-176Q10-172 16-160H4z');
        p.path('p', 'M-6-174L0-204L6-174z');
        p.circ('y', 0, -205, 2.6);
      });
      ground(p, 'l', 220);
      p.path('e', 'M156 222H184L250 270H90z');
      bigTree(p, 24, 258, 0.9, 'm', 'd');
      bigTree(p, 352, 248, 0.7, 'm', 'd');
      bigTree(p, 436, 264, 1.1, 'm', 'd');
    },
  },
  'US/portland': {
    palette: 'monsoon',
    subject: 'waterfall',
    middle: 240,
    sky: { horizon: 90 },
    draw(p) {
      p.path('f', 'M-10 270V30L60 14 130 34 196 10 220 20H262L286 8 360 30 420 12 490 34V270z');
      p.path('l', 'M-10 270V70L50 44 120 60 180 34 226 24V270zM490 270V64L430 48 370 66 310 30 256 24V270z');
      p.path(
        'm',
        'M-10 270V110L40 96 90 120 150 100 196 140 206 270zM490 270V120L440 100 400 124 340 104 288 144 276 270z',
      );
      p.path('t', 'M206 22H276L286 150 300 270H180L196 150z');
      p.path('p', 'M230 20H252L256 152H226z');
      p.line('c', 2.4, 'M238 34V120M246 60V140');
      p.oval('p', 241, 154, 30, 7);
      p.path('p', 'M228 174H254L262 236H222z');
      p.line('c', 2.4, 'M236 184V226M247 190V230');
      p.path('k', 'M130 158H352V170H330Q324 146 241 146Q158 146 152 170H130z');
      p.path('K', 'M152 170Q158 150 241 150T330 170H322Q316 158 241 158T160 170z');
      p.path('p', 'M124 152H358V158H124z');
      p.grid('p', 132, 142, 19, 1, 12, 1, 2.4, 12);
      p.line('p', 2.4, 'M124 142H358');
      p.oval('b', 240, 246, 92, 16);
      p.oval('c', 240, 242, 60, 8);
      p.oval('p', 241, 238, 32, 7);
      for (const [x, h, c] of [
        [66, 130, 'm'],
        [410, 140, 'm'],
        [26, 210, 'd'],
        [104, 150, 'd'],
        [372, 150, 'd'],
        [452, 220, 'd'],
      ] as const) {
        pineTree(p, x, 272, h, c);
      }
      p.path('d', 'M-10 270V252Q60 244 130 262L140 270zM490 270V250Q420 246 352 262L344 270z');
    },
  },
  'US/provincetown': {
    palette: 'nordic',
    subject: 'tower-above-harbour',
    middle: 250,
    sky: { ...sun(96, 80, 30), clouds: 1, horizon: 170 },
    draw(p) {
      p.path('F', 'M-10 184Q60 168 150 174L190 184z');
      p.path('l', 'M214 210Q256 166 330 164T490 172V210z');
      p.at(330, 176, 1.1, () => {
        p.rect('k', -13, -112, 26, 112);
        p.rect('K', 3, -112, 10, 112);
        p.path('k', 'M-18-112V-124H18V-112z');
        p.path('K', 'M4-112V-124H18V-112z');
        p.path('k', 'M-18-124v-5h6v5zM-8-124v-5h6v5zM3-124v-5h6v5zM12-124v-5h6v5z');
        p.rect('k', -9, -142, 18, 18);
        p.rect('K', 2, -142, 7, 18);
        p.path('k', 'M-9-142v-4h4v4zM-2-142v-4h4v4zM5-142v-4h4v4z');
        p.path('t', 'M-6-126v-10q3-4 6 0v10zM-9-92v-10q3-4 6 0v10zM3-92v-10q3-4 6 0v10zM-9-58v-10q3-4 6 0v10z');
      });
      trees(p, 188, 10, 'm', 256, 490);
      for (const [x, w, h, c] of [
        [248, 34, 22, 'k'],
        [286, 40, 28, 'w'],
        [330, 36, 22, 'p'],
        [370, 42, 30, 'K'],
        [416, 36, 22, 'p'],
        [454, 40, 26, 'k'],
      ] as const) {
        p.path(c, `M${x} 210V${210 - h}L${x + w / 2} ${198 - h - w * 0.16}L${x + w} ${210 - h}V210z`);
        p.path(
          't',
          `M${x - 3} ${213 - h}L${x + w / 2} ${194 - h - w * 0.16}L${x + w + 3} ${213 - h}L${x + w / 2} ${200 - h - w * 0.16}z`,
        );
        p.grid(c === 'p' ? 't' : 'p', x + 6, 214 - h, Math.floor((w - 4) / 11), 1, 11, 1, 5, 8);
      }
      sea(p, 208, 110);
      p.rect('o', 380, 216, 110, 4);
      p.line('o', 3, 'M390 218V234M414 218V234M438 218V234M462 218V234', false);
      fishingBoat(p, 340, 240, 0.7);
      sailBoat(p, 44, 222, 0.5);
      whaleTail(p, 172, 250, 1.25);
    },
  },
  'US/san-antonio': {
    palette: 'desert',
    subject: 'mission-front',
    middle: 226,
    sky: { ...sun(396, 62, 26), horizon: 190 },
    draw(p) {
      hills(p, 'F', 196, 12, 3, 0.3);
      p.rect('K', -10, 168, 500, 60);
      p.rect('k', -10, 164, 500, 8);
      p.grid('d', 24, 186, 3, 1, 38, 1, 9, 16);
      p.grid('d', 350, 186, 3, 1, 42, 1, 9, 16);
      p.at(226, 228, 1.22, () => {
        p.path('p', 'M-84 0V-92H-46Q-38-92-36-102Q-30-124-12-128Q0-132 12-128Q30-124 36-102Q38-92 46-92H84V0z');
        p.path('q', 'M34 0V-104L36-102Q38-92 46-92H84V0z');
        p.path('e', 'M-84-86H84V-92H46Q38-92 36-102Q30-124 12-128Q0-132-12-128Q-30-124-36-102Q-38-92-46-92H-84z');
        p.path('p', 'M-80-86H-38Q-33-92-31-100Q-26-118-10-122Q0-125 10-122Q26-118 31-100Q33-92 38-86H80V-82H-80z');
        p.rect('e', -30, -62, 60, 62);
        p.rect('p', -25, -58, 50, 58);
        p.path('o', 'M-15 0V-34q15-20 30 0V0z');
        p.path('d', 'M-10 0V-32q10-13 20 0V0z');
        p.path('e', 'M-8-70V-88q8-9 16 0V-70z');
        p.path('d', 'M-5-72V-87q5-5 10 0V-72z');
        for (const k of [-62, 62] as const) {
          p.rect('e', k - 13, -58, 26, 58);
          p.path('K', `M${k - 7} -12v-26q7-10 14 0v26z`);
          p.path('d', `M${k - 5} -66v-12h10v12z`);
        }
        p.line('e', 3, 'M-40 0V-80M40 0V-80', false);
      });
      ground(p, 'y', 226);
      p.path('Y', 'M-10 270V252Q140 238 260 250T490 244V270z');
      bigTree(p, 424, 248, 1.2, 'm', 'd');
      p.at(64, 254, 1.1, () => {
        p.path('d', 'M0 0Q-30-20-44-48Q-18-34-4-8Q-14-40-8-66Q4-40 4-8Q14-36 42-50Q30-20 4 0z');
        p.path('m', 'M0 0Q-40-8-58-22Q-26-22 0-4Q28-22 58-22Q36-6 2 0z');
      });
    },
  },
  'US/santa-barbara': {
    palette: 'alpine',
    subject: 'twin-church-towers',
    middle: 250,
    sky: { ...sun(70, 54, 22), horizon: 160 },
    draw(p) {
      p.path('f', 'M-10 176L50 132 96 140 150 96 210 116 276 84 330 108 392 92 450 120 490 110V190z');
      p.path(
        'l',
        'M150 96L210 116 230 176H120L160 130zM276 84L330 108 350 176H270L290 130zM392 92L450 120 490 170V176H410z',
      );
      hills(p, 'm', 190, 14, 3, 0.5);
      p.at(262, 228, 1.16, () => {
        p.rect('p', -150, -40, 92, 40);
        p.path('w', 'M-154-38L-146-52H-56V-38z');
        for (let i = 0; i < 5; i++) {
          p.path('t', `M${-143 + i * 17} 0v-18q5.500-8 11 0V0z`);
        }
        p.path('p', 'M-40 0V-78L0-98L40-78V0z');
        p.path('e', 'M-44-76L0-100L44-76V-72H-44z');
        for (const k of [-31, -12, 7, 26] as const) {
          p.rect('e', k, -68, 6, 68);
        }
        p.path('t', 'M-9 0V-28q9-11 18 0V0z');
        p.circ('t', 0, -54, 6);
        for (const k of [-56, 56] as const) {
          p.rect('p', k - 20, -88, 40, 88);
          p.rect('q', k + 6, -88, 14, 88);
          p.rect('e', k - 22, -90, 44, 4);
          p.rect('p', k - 15, -114, 30, 25);
          p.rect('q', k + 4, -114, 11, 25);
          p.path('t', `M${k - 6} -92v-12q6-7 12 0v12z`);
          p.rect('e', k - 17, -116, 34, 3);
          p.path('e', `M${k - 14} -116Q${k - 13} -134 ${k} -136Q${k + 13} -134 ${k + 14} -116z`);
          p.path('w', `M${k} -136Q${k + 13} -134 ${k + 14} -116H${k + 4}z`);
          p.rect('d', k - 0.8, -148, 1.6, 13);
          p.rect('d', k - 4, -145, 8, 1.6);
        }
      });
      p.path('l', 'M-10 270V232Q120 220 240 228T490 222V270z');
      p.path('e', 'M236 228H288L330 270H176z');
      for (const [x, h] of [
        [32, 150],
        [66, 110],
        [424, 170],
        [458, 130],
      ] as const) {
        palm(p, x, 262, h, 0.02, 'd', 0.9);
      }
      for (const [x, y] of [
        [110, 252],
        [130, 258],
        [150, 250],
        [352, 254],
        [372, 260],
        [392, 252],
      ] as const) {
        p.circ('w', x, y, 6);
      }
    },
  },
  'US/savannah': {
    palette: 'jade',
    subject: 'mossy-oaks',
    middle: 240,
    sky: { ...sun(240, 128, 46), horizon: 130 },
    draw(p) {
      trees(p, 206, 22, 'F');
      trees(p, 212, 12, 'f', -10, 190);
      trees(p, 212, 12, 'f', 300, 490);
      ground(p, 'l', 208);
      p.path('e', 'M214 208H266L350 270H130z');
      p.at(240, 212, 1, () => {
        p.oval('q', 0, 4, 62, 9);
        p.oval('b', 0, 2, 54, 6);
        p.path('p', 'M-7 0L-4-34H4L7 0z');
        p.path('p', 'M-32-34Q-14-24 0-24T32-34L26-38H-26z');
        p.path('p', 'M-3-36L-2-58H2L3-36z');
        p.path('p', 'M-18-58Q-8-52 0-52T18-58L14-61H-14z');
        p.path('p', 'M-4-60Q-6-72 0-84Q6-72 4-60z');
        p.line('p', 2, 'M0-84Q-26-84-28-40M0-84Q26-84 28-40M-30-36Q-46-34-48 0M30-36Q46-34 48 0');
      });
      for (const flip of [false, true] as const) {
        p.at(
          flip ? 480 : 0,
          0,
          1,
          () => {
            p.path(
              'd',
              'M66 270Q102 200 92 130Q84 84-10 70V20H84Q124 64 154 64Q190 50 240 44V54Q190 64 162 88Q136 110 134 150Q132 214 160 270z',
            );
            p.path('m', 'M-10-10H250V50Q222 72 190 60Q160 78 122 54Q84 76 48 50Q14 70-10 46z');
            p.path('d', 'M-10-10H244Q220 14 190 8Q160 30 134 18Q100 42 60 22Q24 40-10 24z');
            let d = '';
            for (const [x, y, h] of [
              [10, 66, 84],
              [32, 76, 56],
              [56, 82, 70],
              [150, 84, 62],
              [170, 70, 86],
              [194, 62, 48],
              [218, 54, 64],
            ] as const) {
              d += `M${x - 4} ${y - 8}q-3 ${h * 0.4} 0 ${h * 0.66}M${x} ${y - 8}q3 ${h * 0.5} 0 ${h}M${x + 4} ${y - 8}q3 ${h * 0.3} 1 ${h * 0.5}`;
            }
            p.line('k', 2.6, d);
          },
          flip,
        );
      }
      p.path('m', 'M-10 270V250Q50 240 120 262L130 270zM490 270V250Q430 240 360 262L350 270z');
    },
  },
  'US/sedona': {
    palette: 'sunset',
    subject: 'rock-arch',
    middle: 240,
    sky: { ...sun(232, 168, 34), horizon: 190 },
    draw(p) {
      p.path(
        'F',
        'M-10 214L60 196 84 160 112 158 126 190 190 196 220 206 300 204 322 176 356 172 372 198 490 190V220z',
      );
      hills(p, 'l', 222, 14, 3, 0.3);
      p.path(
        'w',
        'M-10 270V96L30 92 52 84H150L176 78H330L352 86H420L444 80 490 84V270H352L344 214 332 176Q300 120 244 118T158 168L140 222 130 270z',
      );
      p.path('o', 'M330 78L352 86H420L444 80 490 84V270H400L392 190 372 130 340 104z');
      p.path(
        'o',
        'M158 168Q182 118 244 118T332 176L344 214 352 270H364L350 190Q318 106 244 106T146 160L122 232 118 270H130L140 222z',
      );
      p.line('e', 3, 'M-10 124H120M-10 156H108M-10 196H96M180 96H320');
      p.line('d', 2, 'M404 124H490M412 160H490M420 204H490');
      p.at(236, 78, 1, () => {
        p.path('d', 'M-5 0L-4-14-7-26Q-6-32 0-32T7-26L4-14 5 0H1L0-12-1 0z');
        p.circ('d', 0, -37, 4.6);
        p.line('d', 2.4, 'M-6-27L-16-38M6-27L16-38');
      });
      p.path('m', 'M-10 270V246Q90 232 190 248T360 246 490 252V270z');
      for (const [x, y, s] of [
        [44, 96, 0.3],
        [404, 88, 0.34],
        [70, 262, 0.5],
        [430, 264, 0.62],
      ] as const) {
        bigTree(p, x, y, s, 'd', 'd');
      }
    },
  },
};
