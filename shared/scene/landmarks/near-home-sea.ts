import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave, lantern } from '#shared/scene/built/asia.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { elephant } from '#shared/scene/built/things.ts';
import { thai } from '#shared/scene/built/tropics.ts';
import { pavilion } from '#shared/scene/motifs/asia.ts';
import { lotus, reedField, springPool, steam } from '#shared/scene/motifs/land.ts';
import { kayak } from '#shared/scene/motifs/shore.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, karst, range } from '#shared/scene/nature/mountains.ts';
import { conifers, leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { cloud, mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

/** Weekend towns and islands of Taiwan, Thailand, Viet Nam and Malaysia. */
export const nearHomeSea: Landmarks = {
  'MY/ipoh': {
    palette: 'jade',
    subject: 'cave-temple',
    sky: { ...sun(404, 58, 24), clouds: 1, cloudY: 40, horizon: 170 },
    draw(p) {
      karst(p, 40, 222, 150, 110, 'F', 'f');
      karst(p, 452, 222, 130, 124, 'F', 'f');
      p.path('l', 'M52 226C60 150 84 96 120 84C136 40 190 18 240 26C300 14 346 44 358 88C400 104 424 160 430 226z');
      p.path(
        'm',
        'M300 26C336 40 352 62 358 88C400 104 424 160 430 226H352C366 160 350 120 322 96C318 66 312 44 300 26z',
      );
      p.line('k', 5, 'M120 110L108 150 114 176M176 48L168 72M200 40L204 60M286 40L292 66M392 138L398 172', false);
      p.path('d', 'M152 226V150Q160 92 196 84Q240 70 284 84Q320 94 328 150V226z');
      p.path('m', 'M176 98L184 126 192 88zM212 80L218 104 226 79zM262 79L268 112 278 82zM298 94L302 122 312 108z');
      p.at(240, 222, 1, () => {
        p.rect('w', -52, -40, 104, 40);
        p.rect('o', 18, -40, 34, 40);
        for (const k of [-48, -24, 20, 44] as const) {
          p.rect('y', k - 2, -40, 5, 40);
        }
        p.path('y', 'M-11 0V-28h22V0z');
        eave(p, 0, -36, 128, 22, 'y', 10, 0.7);
        p.rect('w', -28, -66, 56, 12);
        eave(p, 0, -62, 80, 20, 'y', 9, 0.62);
        p.rect('k', -64, 0, 128, 6);
      });
      for (const [x, y] of [
        [170, 176],
        [310, 176],
      ] as const) {
        lantern(p, x, y, 0.7);
      }
      ground(p, 'm', 226);
      sea(p, 240, 240);
      p.path('k', 'M220 226H260L268 244H212zM206 248H274L284 258H196zM192 262H288L296 272H184z');
      lotus(p, 120, 258, 0.9);
      lotus(p, 366, 254, 0.8);
      trees(p, 230, 16, 'm', -10, 110);
      trees(p, 230, 16, 'm', 384, 490);
      leaves(p, true);
    },
  },
  'TH/khao-yai': {
    palette: 'jade',
    subject: 'elephants',
    middle: 230,
    sky: { ...sun(300, 66, 28), horizon: 150 },
    draw(p) {
      range(p, 168, 96, 0, 330, 'F', 'f');
      mist(p, 146, 'p');
      hills(p, 'f', 186, 60, 2, 0.9);
      p.path('l', 'M490 230V70Q452 58 418 70Q382 82 366 118Q356 160 330 216V230z');
      p.path(
        'm',
        'M490 230V116Q468 108 458 132Q462 180 470 230zM366 118Q390 108 398 130Q392 176 390 230H330Q356 160 366 118z',
      );
      p.path('p', 'M408 84Q424 76 442 84L446 144H404zM400 150H452L458 222H392z');
      p.line('c', 3, 'M418 94V140M432 100V142M410 158V214M428 160V218M442 156V210');
      p.oval('p', 424, 222, 44, 8);
      hills(p, 'l', 214, 22, 3, 0.2);
      p.path('m', 'M-10 270V238Q120 222 260 232T490 226V270z');
      elephant(p, 244, 240, 1.8);
      elephant(p, 336, 244, 0.95);
      p.path('d', 'M-10 0H96Q74 30 30 34L38 150Q42 220 62 270H-10z');
      for (const [x, y, r] of [
        [20, 22, 40],
        [78, 16, 32],
        [126, 4, 26],
        [4, 66, 26],
      ] as const) {
        p.circ('d', x, y, r);
      }
      p.line('d', 6, 'M30 144Q90 130 176 128');
      p.at(128, 92, 1.05, () => {
        p.path('d', 'M-2 36Q-20 18-14-8Q-10-28 6-32Q20-32 22-20L20-8Q18 12 8 34L16 74H0z');
        p.path('p', 'M-6-8Q4-18 16-8L14 4Q4-4-8 4zM3 50H12L14 60H3z');
        p.path('y', 'M18-28Q40-28 50-4Q36-14 20-14z');
        p.path('Y', 'M4-34Q18-48 36-36L30-26 16-30z');
        p.circ('p', 13, -23, 2.4);
      });
      leaves(p, true);
    },
  },
  'TH/ko-pha-ngan': {
    palette: 'night',
    subject: 'full-moon-beach',
    sky: { sun: [240, 92, 58], stars: 30, horizon: 178 },
    draw(p) {
      p.path('l', 'M-10 184V120Q50 92 96 132T200 184zM490 184V104Q420 88 380 136T290 184z');
      sea(p, 178, 240, 'b', 'u');
      p.path('Y', 'M-10 270V236Q120 216 250 228T490 218V270z');
      for (const [x, y] of [
        [180, 226],
        [302, 222],
      ] as const) {
        p.line('w', 3, `M${x - 22} ${y - 34}a22 22 0 1 1 44 0a22 22 0 1 1 -44 0`);
        p.circ('d', x, y - 30, 4.6);
        p.path('d', `M${x - 5} ${y + 4}L${x - 4} ${y - 25}H${x + 4}L${x + 5} ${y + 4}z`);
        p.line('d', 2.2, `M${x - 15} ${y - 36}L${x} ${y - 22}L${x + 15} ${y - 36}`);
      }
      for (const x of [120, 240, 362] as const) {
        p.line('d', 2.4, `M${x} 252V226`);
        p.path('w', `M${x - 5} 228Q${x - 4} 216 ${x} 208Q${x + 5} 218 ${x + 5} 228z`);
        p.path('y', `M${x - 2.6} 228Q${x - 2} 220 ${x} 216Q${x + 3} 221 ${x + 2.6} 228z`);
      }
      palm(p, 30, 280, 190, 0.2, 'd', 1.3);
      palm(p, 78, 282, 132, -0.14, 'd', 1.1);
      palm(p, 452, 280, 200, -0.16, 'd', 1.3);
      palm(p, 408, 284, 120, 0.16, 'd', 1);
    },
  },
  'TH/nan': {
    palette: 'lilac',
    subject: 'gabled-temple',
    sky: { ...sun(96, 74, 30), horizon: 176 },
    draw(p) {
      range(p, 194, 86, 0, 170, 'F', 'f');
      mist(p, 168);
      trees(p, 212, 18, 'l');
      for (const flip of [false, true] as const) {
        p.at(
          240,
          218,
          1,
          () => {
            p.rect(flip ? 'q' : 'p', 30, -42, 82, 42);
            p.rect('y', 46, -42, 5, 42);
            p.rect('y', 72, -42, 5, 42);
            for (const [a, b, h] of [
              [122, -38, 34],
              [106, -58, 34],
            ] as const) {
              p.path('y', `M20 ${b + 5}H${a + 8}Q${a - 8} ${b - h * 0.5} ${a - 14} ${b - h}H20z`);
              p.path(flip ? 'o' : 'w', `M20 ${b + 1}H${a - 1}Q${a - 14} ${b - h * 0.5} ${a - 20} ${b - h + 6}H20z`);
            }
            p.line('y', 3, 'M86-90Q96-98 92-108');
          },
          flip,
        );
      }
      thai(p, 240, 218, 1.24);
      p.rect('p', 96, 214, 288, 10);
      p.rect('q', 96, 222, 288, 8);
      ground(p, 'm', 230);
      p.path('q', 'M214 230H266L282 270H198z');
      p.line('p', 3, 'M211 240H269M206 252H274M201 264H279', false);
      for (const flip of [false, true] as const) {
        p.at(
          240,
          0,
          1,
          () => {
            p.line('l', 13, 'M32 222Q58 214 70 236T104 252T140 236Q156 214 150 196');
            p.line('k', 3, 'M36 222Q58 216 70 240T104 255T138 238');
            p.path(
              'y',
              'M142 200Q132 178 144 162Q142 140 158 118Q158 138 166 150Q184 148 198 158L176 164L192 174Q174 182 162 176L158 202z',
            );
            p.path('w', 'M147 160Q148 144 156 132Q157 146 160 154z');
            p.circ('d', 163, 160, 2.2);
          },
          flip,
        );
      }
    },
  },
  'TH/rayong': {
    palette: 'alpine',
    subject: 'turquoise-bay',
    middle: 210,
    sky: { ...sun(92, 58, 24), clouds: 2, cloudY: 44, horizon: 134 },
    draw(p) {
      p.path('F', 'M120 138Q176 108 236 116T350 138z');
      p.rect('b', 0, 134, 480, 140);
      p.path('l', 'M490 178V92Q440 74 400 94T318 134Q296 142 280 150Q380 150 490 178z');
      p.path('m', 'M490 178V118Q440 108 412 126T346 148Q430 154 490 178z');
      p.path('k', 'M276 150Q292 138 312 146Q326 144 334 152Q304 158 276 150z');
      p.path('c', 'M-10 196Q120 150 300 152T490 176V270H-10z');
      p.path('u', 'M-10 250Q90 206 210 202T420 186Q460 184 490 188V270H-10z');
      p.path('p', 'M-10 264Q110 218 230 212T430 196L490 198V270H-10z');
      p.path('q', 'M250 270Q320 246 390 246T490 256V270z');
      for (const [x, y, s] of [
        [150, 178, 1.1],
        [62, 206, 0.9],
        [250, 164, 0.6],
      ] as const) {
        fishingBoat(p, x, y, s);
      }
      p.line('n', 2, 'M106 190h80M30 216h56M224 170h44');
      for (const [x, y, h, l] of [
        [396, 216, 84, -0.2],
        [440, 236, 120, -0.14],
        [470, 250, 80, 0.06],
      ] as const) {
        palm(p, x, y, h, l);
      }
    },
  },
  'TW/jiaoxi': {
    palette: 'nordic',
    subject: 'steaming-springs',
    middle: 220,
    sky: { ...sun(110, 88, 30), horizon: 132 },
    draw(p) {
      sea(p, 138, 110, 'b', 'c', 180);
      p.path('f', 'M170 144Q174 120 194 118Q214 120 222 136Q262 66 318 74Q372 82 396 128Q420 132 444 144z');
      p.path(
        'l',
        'M318 74Q372 82 396 128Q420 132 444 144H336Q352 110 318 74zM194 118Q214 120 222 136L216 144H202Q206 130 194 118z',
      );
      trees(p, 184, 12, 'm');
      p.path('l', 'M-10 270V188Q120 172 260 178T490 174V270z');
      p.path('m', 'M-10 270V216Q120 200 260 208T490 200V270z');
      pavilion(p, 410, 226, 1.3, 'e', 'w');
      springPool(p, 204, 238, 128);
      p.path('K', 'M40 262Q60 246 86 258Q92 270 80 276H36z');
      p.path('k', 'M306 266Q330 248 356 262Q362 272 350 276H304z');
      steam(p, 146, 218, 0.8, 'p');
      steam(p, 222, 212, 1, 'p');
      steam(p, 282, 222, 0.7, 'p');
      leaves(p, false);
    },
  },
  'TW/jiufen': {
    palette: 'night',
    subject: 'lantern-stairs',
    middle: 236,
    sky: { sun: [250, 54, 20], stars: 26, horizon: 150 },
    draw(p) {
      p.path('l', 'M130 160Q196 112 246 128T360 150V170H130z');
      sea(p, 144, 250, 'b', 'y', 190);
      p.path('h', 'M130 220V176Q190 166 246 170T360 180V220z');
      for (const y of [78, 142, 206] as const) {
        p.rect('o', -10, y, 176, 70);
        p.grid('y', 2, y + 20, 6, 1, 27, 1, 20, 28);
        p.line(
          'o',
          2,
          `M-10 ${y + 33}H160M12 ${y + 20}v28M39 ${y + 20}v28M66 ${y + 20}v28M93 ${y + 20}v28M120 ${y + 20}v28`,
        );
        eave(p, 72, y + 8, 214, 26, 'd', 8, 0.86);
      }
      p.rect('t', 344, 104, 150, 170);
      p.grid('y', 356, 134, 4, 3, 34, 46, 18, 22);
      eave(p, 420, 110, 176, 30, 'd', 8, 0.86);
      for (let i = 0; i < 9; i++) {
        const y = 176 + i * 10.6,
          a = 18 + i * 12;
        p.rect('k', 252 - a, y, a * 2, 4);
        p.rect('K', 252 - a, y + 4, a * 2, 7);
      }
      p.line('d', 1.4, 'M160 84Q250 132 344 100M160 148Q250 184 344 160');
      for (const [x, y, s] of [
        [22, 116, 0.8],
        [76, 116, 0.8],
        [130, 116, 0.8],
        [22, 180, 0.8],
        [76, 180, 0.8],
        [130, 180, 0.8],
        [22, 246, 0.9],
        [76, 246, 0.9],
        [200, 124, 1],
        [252, 132, 1.1],
        [304, 128, 1],
        [214, 190, 0.7],
        [290, 192, 0.7],
        [372, 140, 1.1],
        [430, 142, 1.1],
      ] as const) {
        lantern(p, x, y, s);
      }
    },
  },
  'TW/kinmen': {
    palette: 'desert',
    subject: 'guardian-lion',
    middle: 200,
    sky: { ...sun(350, 84, 34), horizon: 184 },
    draw(p) {
      hills(p, 'F', 188, 40, 2, 0.4);
      trees(p, 204, 16, 'K');
      for (const [x, s] of [
        [292, 0.86],
        [412, 1.04],
      ] as const) {
        p.at(x, 228, s, () => {
          p.rect('w', -58, -48, 116, 48);
          p.rect('o', 22, -48, 36, 48);
          p.rect('p', -58, -12, 116, 12);
          p.path('d', 'M-12 0V-34H12V0z');
          p.grid('p', -44, -38, 1, 1, 1, 1, 18, 14);
          p.grid('p', 28, -38, 1, 1, 1, 1, 18, 14);
          p.path('o', 'M-66-44L-54-78H54L66-44z');
          p.line('w', 1.6, 'M-36-76L-42-46M-18-76L-22-46M0-76V-46M18-76L22-46M36-76L42-46');
          p.path('d', 'M-76-92Q-64-80-48-78Q0-70 48-78Q64-80 76-92Q70-72 50-70Q0-62-50-70Q-70-72-76-92z');
        });
      }
      p.rect('Y', -10, 226, 500, 50);
      reedField(p, 240, 'w', 'o');
      p.at(140, 260, 1.2, () => {
        p.path('K', 'M-50 8V-12H50V8z');
        p.path('k', 'M-40-12Q-46-60-30-92H30Q46-60 40-12z');
        p.path('K', 'M8-12Q22-50 14-92H30Q46-60 40-12z');
        p.path('w', 'M-26-100Q-58-70-58-14L-36-18Q-34-60-12-84zM26-100Q58-70 58-14L36-18Q34-60 12-84z');
        p.path('o', 'M26-100Q58-70 58-14L46-16Q46-66 18-92z');
        p.path('w', 'M-28-96Q0-72 28-96V-84Q0-60-28-84z');
        p.circ('y', 0, -42, 15);
        p.path('Y', 'M4-56A15 15 0 014-28Q10-42 4-56z');
        p.path('k', 'M-30-46Q-22-58-12-50L-16-34Q-28-34-30-46zM30-46Q22-58 12-50L16-34Q28-34 30-46z');
        for (const [a, b] of [
          [-37, -112],
          [37, -112],
          [-42, -132],
          [42, -132],
          [-34, -150],
          [34, -150],
          [-18, -163],
          [18, -163],
          [0, -168],
        ] as const) {
          p.circ('K', a, b, 11);
        }
        p.path('k', 'M-36-134Q-34-162 0-162Q34-162 36-134Q36-98 0-94Q-36-98-36-134z');
        p.path('K', 'M-30-146Q-16-156-5-144L-7-138Q-18-146-28-139zM30-146Q16-156 5-144L7-138Q18-146 28-139z');
        for (const k of [-15, 15] as const) {
          p.circ('p', k, -133, 7);
          p.circ('d', k, -132, 3.6);
        }
        p.path('K', 'M-11-116Q-12-126 0-128Q12-126 11-116Q0-110-11-116z');
        p.path('d', 'M-24-112Q0-104 24-112Q18-99 0-98Q-18-99-24-112z');
        p.path('w', 'M-9-104Q0-108 9-104Q6-92 0-91Q-6-92-9-104z');
      });
    },
  },
  'TW/sun-moon-lake': {
    palette: 'jade',
    subject: 'lake-temple',
    middle: 300,
    sky: { ...sun(96, 66, 28), horizon: 150 },
    draw(p) {
      range(p, 172, 100, 0, 120, 'F', 'f');
      mist(p, 146, 'p');
      p.path('l', 'M120 218Q190 150 270 100Q330 60 400 72Q450 82 490 110V230H120z');
      trees(p, 104, 12, 'm', 420, 490);
      trees(p, 132, 12, 'm', 214, 260);
      for (const [x, y, w, h] of [
        [238, 176, 62, 22],
        [432, 176, 62, 22],
        [335, 166, 164, 36],
      ] as const) {
        const half = w * 0.4;
        p.rect('w', x - half, y - h, half * 2, h);
        p.rect('o', x + half * 0.4, y - h, half * 0.6, h);
        p.grid('e', x - half + 3, y - h, Math.floor(w / 18), 1, 14.4, 1, 3, h);
        p.path('d', `M${x - 8} ${y}v${-h * 0.66}h16v${h * 0.66}z`);
        eave(p, x, y - h + 4, w, w > 100 ? 24 : 16, 'y', 8, 0.7);
        p.rect('w', x - half * 0.66, y - h - (w > 100 ? 32 : 20), half * 1.32, w > 100 ? 14 : 10);
        eave(p, x, y - h - (w > 100 ? 26 : 15), w * 0.74, w > 100 ? 26 : 18, 'y', 9, 0.62);
      }
      p.rect('p', 196, 166, 278, 10);
      p.rect('q', 196, 174, 278, 6);
      p.path('k', 'M196 180H474L490 220H160z');
      p.path('p', 'M306 176H364L380 222H290z');
      let steps = '';
      for (let y = 182; y < 220; y += 7) {
        steps += `M${306 - (y - 176) * 0.35} ${y}H${364 + (y - 176) * 0.35}`;
      }
      p.line('q', 2, steps, false);
      trees(p, 220, 14, 'm', 110, 280);
      trees(p, 220, 14, 'm', 392, 490);
      sea(p, 218, 96);
      ferryBoat(p, 100, 242, 0.9);
      p.path('y', 'M290 232h86v4h-86zM304 244h58v4h-58z');
      leaves(p, true);
    },
  },
  'VN/cat-ba': {
    palette: 'alpine',
    subject: 'floating-village',
    middle: 262,
    sky: { ...sun(250, 62, 26), clouds: 1, cloudY: 40, horizon: 160 },
    draw(p) {
      islands(p, 176, 'F', 'F');
      karst(p, 300, 184, 70, 62, 'F', 'f');
      sea(p, 172, 250, 'b', 'c', 214);
      p.rect('b', 0, 200, 480, 80);
      p.path('l', 'M-10 216V24Q22 8 58 20Q96 30 104 76Q112 96 136 102Q164 110 170 156Q176 192 190 216z');
      p.path('m', 'M58 20Q96 30 104 76Q112 96 136 102Q164 110 170 156Q176 192 190 216H120Q128 150 84 128Q60 96 58 20z');
      p.line('k', 4, 'M26 60L20 104 28 130M50 84L56 120M30 160L24 186');
      karst(p, 440, 212, 130, 150, 'l', 'm');
      karst(p, 366, 212, 74, 84, 'f', 'l');
      p.path('p', 'M-10 222Q60 206 130 212T206 222Q120 232-10 232z');
      for (const [x, y, s, c] of [
        [214, 224, 0.8, 'w'],
        [276, 220, 0.7, 'w'],
        [334, 226, 0.9, 'w'],
        [406, 230, 1, 'y'],
      ] as const) {
        p.at(x, y, s, () => {
          p.rect('n', -40, -2, 80, 6);
          p.rect('o', -40, -6, 80, 5);
          p.rect('p', -24, -26, 44, 20);
          p.rect('q', 6, -26, 14, 20);
          p.rect('d', -16, -20, 9, 14);
          p.path(c, 'M-32-24L-22-40H18L28-24z');
          p.line('d', 1.6, 'M32-6V-20M-34-6V-16M24-16H38');
        });
      }
      kayak(p, 130, 250, 1.2, 'w');
      kayak(p, 236, 258, 1, 'y');
    },
  },
  'VN/tam-dao': {
    palette: 'nordic',
    subject: 'church-in-clouds',
    middle: 284,
    sky: { ...sun(96, 66, 26), horizon: 150 },
    draw(p) {
      range(p, 190, 110, 0, 150, 'F', 'f');
      for (const [y, c] of [
        [166, 'p'],
        [186, 'g'],
        [206, 'p'],
      ] as const) {
        p.line(c, 20, `M-10 ${y}h90M60 ${y - 8}h130M170 ${y + 3}h120M300 ${y - 6}h190`);
      }
      p.path('l', 'M490 270V150Q430 170 380 196T230 226Q170 240 120 270z');
      conifers(p, 204, 54, 'm', 396, 490, 0.6);
      p.at(262, 232, 1.16, () => {
        p.rect('k', -20, -54, 130, 54);
        p.rect('K', -20, -10, 130, 10);
        p.path('t', 'M-24-52L-10-84H96L114-52z');
        p.path('d', 'M50-84H96L114-52H60z');
        arcades(p, 'd', -8, -10, 5, 23, 13, 20);
        p.rect('k', -62, -112, 46, 112);
        p.rect('K', -32, -112, 16, 112);
        p.rect('k', -66, -118, 54, 8);
        for (const k of [-66, -50, -34, -18] as const) {
          p.rect('k', k, -126, 7, 9);
        }
        arcades(p, 'd', -56, -78, 2, 18, 11, 18);
        p.path('d', 'M-49 0V-30q10-15 20 0V0z');
        p.circ('d', -39, -52, 6);
        p.rect('d', -40, -142, 2.4, 18);
        p.rect('d', -44, -137, 10, 2.4);
      });
      p.path('m', 'M-10 270V250Q130 226 280 236T490 226V270z');
      conifers(p, 268, 92, 'd', -10, 120, 0.5);
      cloud(p, 130, 236, 110, 'p');
      cloud(p, 330, 252, 130, 'g');
    },
  },
};
