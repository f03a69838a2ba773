import type { Landmarks } from '#shared/scene/landmark.ts';
import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';
import { eave, torii } from '#shared/scene/built/asia.ts';
import { humpBridge } from '#shared/scene/motifs/bridges.ts';
import { cow, horse } from '#shared/scene/motifs/animals.ts';
import { steam } from '#shared/scene/motifs/land.ts';
import { parasols } from '#shared/scene/motifs/shore.ts';
import { ferryBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, palm, trees } from '#shared/scene/nature/plants.ts';
import { cloud, mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

/** A burst of rays from a point, each tipped with a spark. */
function firework(p: Pen, x: number, y: number, radius: number, c: Ink, spark: Ink) {
  let [rays, tips] = ['', ''];
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    rays += `M${x + dx * radius * 0.34} ${y + dy * radius * 0.34}L${x + dx * radius * 0.82} ${y + dy * radius * 0.82}`;
    tips += `M${x + dx * radius} ${y + dy * radius}h0`;
  }
  p.line(c, radius * 0.045, rays);
  p.line(spark, radius * 0.09, tips);
}

/** A farmhouse with a hipped roof of thatch, its end to the street. */
function hippedThatch(p: Pen, x: number, y: number, s: number, flip: boolean) {
  p.at(
    x,
    y,
    s,
    () => {
      p.rect('e', -40, -28, 80, 28);
      p.rect('o', 8, -28, 32, 28);
      p.rect('d', -32, -22, 18, 22);
      p.grid('p', -8, -20, 2, 1, 9, 1, 6, 13);
      p.rect('p', 18, -20, 14, 10);
      p.path('Y', 'M-58-20Q-40-50-24-80H24Q40-50 58-20Q0-14-58-20z');
      p.path('o', 'M4-80H24Q40-50 58-20Q40-17 20-17Q22-50 4-80z');
      p.path('d', 'M-30-78L-24-90H24L30-78z');
    },
    flip,
  );
}

/** A wooden inn of three storeys with lit windows. */
function inn(p: Pen, x: number, y: number, w: number, h: number, floors = 3) {
  const step = h / floors;
  p.rect('o', x, y - h, w, h);
  for (let i = 0; i < floors; i++) {
    p.grid('y', x + 7, y - h + i * step + step * 0.34, Math.floor((w - 8) / 13), 1, 13, 1, 9, step * 0.44);
    if (i > 0)
      p.path(
        'd',
        `M${x - 7} ${y - h + i * step + 3}L${x} ${y - h + i * step - 6}H${x + w}L${x + w + 7} ${y - h + i * step + 3}z`,
      );
  }
  p.path('d', `M${x - 12} ${y - h + 4}L${x + 12} ${y - h - 22}H${x + w - 12}L${x + w + 12} ${y - h + 4}z`);
}

/** A willow that leans in from a side; its twigs hang from the upper edge. */
function willow(p: Pen, x: number, flip: boolean) {
  p.at(
    x,
    0,
    1,
    () => {
      p.path('d', 'M-20 270Q-2 190-14 110L-30 40H-8L4 96Q10 180 16 270z');
      p.path('d', 'M0 100Q20 50 70 18L78 26Q40 56 8 120z');
      let [dark, light] = ['', ''];
      for (let i = 0; i < 15; i++) {
        const left = -36 + i * 12;
        const end = 164 - i * 6 + (i % 3) * 22 - (i % 2) * 14;
        const twig = `M${left} -6Q${left + 14} ${end * 0.4} ${left + 5} ${end}Q${left - 4} ${end * 0.5} ${left - 8}-6z`;
        if (i % 3 === 1) light += twig;
        else dark += twig;
      }
      p.path('l', light);
      p.path('m', dark);
    },
    flip,
  );
}

export const nearHomeJapan: Landmarks = {
  'JP/aizuwakamatsu': {
    palette: 'golden',
    subject: 'thatched-street',
    sky: { ...sun(306, 66, 24), horizon: 180 },
    draw(p) {
      hills(p, 'f', 176, 70, 2, 0.5);
      hills(p, 'l', 190, 44, 3, 0.2);
      for (const [x, y, r, c] of [
        [22, 128, 34, 'w'],
        [74, 140, 30, 'Y'],
        [118, 158, 24, 'o'],
        [154, 168, 18, 'w'],
        [190, 180, 14, 'Y'],
        [292, 178, 15, 'o'],
        [326, 168, 19, 'w'],
        [364, 152, 24, 'Y'],
        [410, 140, 32, 'w'],
        [462, 124, 36, 'o'],
      ] as const)
        p.circ(c, x, y, r);
      trees(p, 198, 10, 'm', 196, 290);
      ground(p, 'l', 196);
      p.path('e', 'M222 194H258L372 270H108z');
      p.line('c', 5, 'M222 196L110 270M258 196L370 270', false);
      for (const [d, y, s] of [
        [46, 200, 0.36],
        [80, 212, 0.58],
        [132, 232, 0.94],
        [214, 264, 1.6],
      ] as const) {
        hippedThatch(p, 240 - d - 6, y, s, true);
        hippedThatch(p, 240 + d + 6, y, s, false);
      }
    },
  },
  'JP/aso': {
    palette: 'monsoon',
    subject: 'smoking-crater',
    middle: 250,
    sky: { ...sun(84, 62, 22), horizon: 150 },
    draw(p) {
      p.path('F', 'M-10 190V118L60 112 70 106H210L222 112 330 110 344 102H490V190z');
      p.path('p', 'M310 100C296 76 330 72 318 50C312 28 348 18 370 32C404 26 410 56 388 62C392 80 358 80 346 102z');
      p.path('q', 'M334 102C332 86 350 78 350 64C366 76 392 64 388 62C392 80 358 80 346 102z');
      p.path(
        'f',
        'M150 190L196 156 214 134 234 140 258 118 282 126 304 98 322 106 350 98 374 118 396 112 424 136 444 132 490 166V190z',
      );
      p.path(
        'l',
        'M350 98L374 118 362 134 384 152 370 190H336L344 150 328 124 334 104zM258 118L282 126 276 142 294 160 286 190H262L268 156 254 138zM444 132L490 166V190H446L454 160 438 146z',
      );
      p.path('l', 'M-10 190Q120 160 240 176T490 166V270H-10z');
      p.path('k', 'M48 218Q108 196 132 152Q148 162 166 152Q192 198 256 218Q150 230 48 218z');
      p.path('f', 'M150 158Q158 158 166 152Q192 198 256 218Q210 224 172 223Q184 190 150 158z');
      p.path('m', 'M132 152Q149 146 166 152Q148 162 132 152z');
      p.path('m', 'M-10 222Q130 198 260 216T490 204V270H-10z');
      p.path('l', 'M-10 250Q90 224 230 240T490 228V270H-10z');
      horse(p, 330, 244, 0.74, true);
      horse(p, 402, 240, 0.56, false, 'o');
      p.line('d', 2, 'M20 270q2-14-4-24M30 270q0-12 6-20M440 270q2-14-4-22M452 270q0-12 6-18');
    },
  },
  'JP/atami': {
    palette: 'night',
    subject: 'fireworks-bay',
    middle: 222,
    sky: { stars: 12, ...sun(44, 40, 14), horizon: 196 },
    draw(p) {
      hills(p, 'h', 196, 30, 2, 0.9);
      firework(p, 318, 84, 74, 'p', 'w');
      firework(p, 424, 128, 36, 'w', 'p');
      firework(p, 192, 66, 28, 'w', 'p');
      p.line('y', 2, 'M318 112Q316 150 320 196M424 142V198');
      p.path('l', 'M-10 70Q40 84 84 120T190 170T262 206H-10z');
      p.path('h', 'M-10 116Q30 124 70 146T160 186T210 206H-10z');
      for (const [x, y, w, h] of [
        [-4, 150, 40, 58],
        [42, 168, 34, 50],
        [84, 188, 30, 54],
        [10, 204, 54, 40],
        [70, 206, 36, 30],
        [120, 204, 34, 46],
        [164, 206, 38, 30],
      ] as const) {
        p.rect('t', x, y - h, w, h);
        p.rect('d', x + w * 0.7, y - h, w * 0.3, h);
        p.grid('p', x + 4, y - h + 5, Math.floor((w - 4) / 7), Math.floor(h / 9), 7, 9, 4, 4, 0.3);
      }
      sea(p, 206, 322, 'b', 'y');
      p.path('d', 'M-10 270V238Q80 228 170 248T280 270zM380 270Q420 250 490 252V270z');
      palm(p, 436, 280, 92, 0.14);
      palm(p, 466, 284, 60, -0.3, 'd', 0.8);
    },
  },
  'JP/chichibu': {
    palette: 'sunset',
    subject: 'festival-float',
    middle: 236,
    sky: { ...sun(396, 70, 24), horizon: 190 },
    draw(p) {
      p.path('f', 'M-10 200L40 150 84 128 122 92 148 84 176 96 232 150 300 182 490 196V230H-10z');
      p.path('l', 'M148 84L176 96 232 150 300 182 340 196H190L170 150z');
      hills(p, 'l', 204, 16, 4, 0.2);
      ground(p, 'd', 222);
      p.at(236, 240, 1, () => {
        p.path('o', 'M-86-34H86L78-22H-78z');
        p.rect('w', -70, -66, 140, 34);
        p.grid('y', -64, -60, 6, 1, 22, 1, 16, 20);
        p.rect('d', -84, -70, 168, 7);
        p.rect('p', -60, -122, 120, 52);
        p.rect('q', 20, -122, 40, 52);
        for (const x of [-60, -26, 20, 54]) p.rect('d', x, -122, 6, 52);
        p.path('w', 'M-54-122H-26V-92Q-44-96-54-84zM54-122H26V-92Q44-96 54-84z');
        eave(p, 0, -116, 164, 26, 'd', 8, 0.7);
        p.path(
          'o',
          'M-70-134Q-44-136-30-156Q0-184 30-156Q44-136 70-134L64-126Q36-128 22-148Q0-170-22-148Q-36-128-64-126z',
        );
        p.path('y', 'M-58-128Q-34-132-20-148Q0-168 20-148Q34-132 58-128z');
        p.path('w', 'M-26-128Q-12-132 0-146Q12-132 26-128z');
        p.path('d', 'M-5-168L0-184L5-168z');
        p.line('d', 2, 'M-92-116V-96M92-116V-96');
        for (const x of [-40, 40]) {
          p.circ('o', x, -14, 22);
          p.circ('Y', x, -14, 15);
          p.circ('o', x, -14, 5);
          p.line('o', 3, `M${x - 14}-14h28M${x} -28v28M${x - 10}-24l20 20M${x + 10}-24l-20 20`);
        }
        p.rect('d', -84, -62, 168, 26);
        for (let i = 0; i < 8; i++) {
          p.oval('p', -75 + i * 21.4, -49, 7.4, 10);
          p.rect('w', -81 + i * 21.4, -51, 12, 4);
        }
        for (const x of [-92, 92]) {
          p.oval('y', x, -84, 9, 13);
          p.rect('w', x - 6, -86, 12, 4);
        }
      });
      p.line('e', 3, 'M150 232Q80 238-10 236M322 232Q400 238 490 236');
      let d = '';
      for (let x = -6; x < 490; x += 21) {
        const y = 250 + p.between(-5, 5);
        d += `M${x - 8} ${y}a8 8 0 1 1 16 0a8 8 0 1 1-16 0M${x - 13} ${y + 30}Q${x - 12} ${y + 8} ${x} ${y + 8}T${x + 13} ${y + 30}z`;
      }
      p.path('t', d);
    },
  },
  'JP/ise': {
    palette: 'dawn',
    subject: 'twin-rocks',
    middle: 254,
    sky: { ...sun(276, 164, 44), horizon: 196, birds: [380, 60] },
    draw(p) {
      p.path('F', 'M-10 192Q40 178 90 184T190 192zM350 192Q410 176 490 182V194z');
      sea(p, 190, 276, 'b', 'p');
      p.path('l', 'M104 226L112 186 126 160 132 118 150 88 172 76 190 92 204 122 222 146 228 186 240 226z');
      p.path('m', 'M172 76L190 92 204 122 222 146 228 186 240 226H186L196 180 178 140z');
      p.path('t', 'M132 118L150 112 160 140 148 170 126 160zM152 196L170 186 176 214 146 226z');
      p.path('l', 'M326 228L332 196 346 170 364 158 382 172 390 200 400 228z');
      p.path('m', 'M364 158L382 172 390 200 400 228H362L370 194z');
      torii(p, 172, 80, 26, 'd', 'd');
      p.line('Y', 8, 'M214 142Q270 196 344 174');
      p.line('y', 4, 'M214 140Q270 194 344 172');
      p.line('Y', 5, 'M196 118Q206 136 226 150M340 168Q356 186 386 182');
      p.line('Y', 4, 'M238 164V184M256 173V193M276 179V199M298 181V201M318 179V197');
      p.path(
        'p',
        'M84 228Q100 216 126 222T176 222 226 222 262 230Q170 240 84 228zM306 230Q326 220 352 224T414 230Q360 238 306 230z',
      );
      p.path('d', 'M-10 270V242L24 232 52 244 84 250 110 270zM490 270V246L456 238 428 250 396 270z');
    },
  },
  'JP/kinosaki': {
    palette: 'jade',
    subject: 'willow-canal',
    sky: { ...sun(240, 62, 24), horizon: 170 },
    draw(p) {
      hills(p, 'F', 170, 72, 2, 0.3);
      hills(p, 'f', 184, 46, 3, 0.9);
      steam(p, 166, 136, 0.7, 'p');
      steam(p, 322, 128, 0.8, 'p');
      inn(p, 112, 204, 74, 70);
      inn(p, 294, 204, 74, 76);
      inn(p, -18, 212, 118, 104);
      inn(p, 384, 212, 116, 110);
      ground(p, 'k', 204);
      p.path('K', 'M188 206H292L412 270H68z');
      p.path('b', 'M204 208H276L376 270H104z');
      p.line('c', 3, 'M226 222h30M210 244h50M250 256h44M176 260h36');
      humpBridge(p, 240, 228, 112, 38, 'p', 'o');
      p.line('o', 3, 'M140 222V212M176 208V194M240 192V178M304 208V194M340 222V212');
      p.line('o', 3, 'M140 212Q190 182 240 178T340 212');
      willow(p, 26, false);
      willow(p, 454, true);
    },
  },
  'JP/koyasan': {
    palette: 'lilac',
    subject: 'cedar-pagoda',
    sky: { ...sun(106, 66, 24), horizon: 182 },
    draw(p) {
      hills(p, 'F', 178, 64, 2, 0.2);
      mist(p, 168);
      conifers(p, 214, 84, 'f', -10, 490, 0.36);
      conifers(p, 236, 150, 'm', -16, 118, 0.28);
      conifers(p, 236, 150, 'm', 380, 500, 0.28);
      ground(p, 'k', 228);
      p.at(240, 232, 1, () => {
        p.path('K', 'M-92 0L-84-16H84L92 0z');
        p.rect('q', -26, -16, 52, 16);
        p.rect('w', -70, -64, 140, 48);
        p.rect('o', 30, -64, 40, 48);
        for (const x of [-58, -30, 18, 46]) p.rect('p', x, -56, 13, 34);
        p.rect('d', -9, -54, 18, 38);
        eave(p, 0, -60, 216, 36, 't', 9, 0.5);
        p.path('p', 'M-50-92Q-48-108-34-110H34Q48-108 50-92z');
        p.path('q', 'M14-110H34Q48-108 50-92H18z');
        p.rect('w', -36, -130, 72, 22);
        p.rect('o', 12, -130, 24, 22);
        for (const x of [-28, -10, 8, 24]) p.rect('e', x, -128, 5, 16);
        eave(p, 0, -126, 172, 42, 't', 9, 0.1);
        p.rect('y', -3, -208, 6, 44);
        for (let i = 0; i < 5; i++) p.rect('Y', -9 + i, -174 - i * 7, 18 - i * 2, 3);
        p.line('Y', 1, 'M0-198L-74-132M0-198L74-132');
      });
      for (const x of [80, 400]) {
        p.rect('t', x - 5, 222, 10, 30);
        p.rect('t', x - 12, 204, 24, 18);
        p.rect('y', x - 6, 208, 12, 10);
        eave(p, x, 206, 40, 14, 'd', 3, 0.3);
        p.rect('d', x - 16, 250, 32, 6);
      }
      p.path('q', 'M214 232H266L316 270H164z');
    },
  },
  'JP/matsumoto': {
    palette: 'winter',
    subject: 'castle-keep',
    middle: 258,
    sky: { horizon: 176, ...sun(70, 56, 20) },
    draw(p) {
      range(p, 184, 132, 0.62, 250, 'f', 'l');
      trees(p, 204, 12, 'm');
      p.path('p', 'M-10 204H490V222H-10z');
      p.at(268, 214, 1, () => {
        p.path('k', 'M-72-26H76L92 0H-88z');
        p.path('K', 'M30-26H76L92 0H40z');
        p.path('k', 'M-156-18H-84L-76 0H-168zM92-16H136L146 0H90z');
        for (const [w, b, h] of [
          [126, -26, 26],
          [116, -56, 22],
          [96, -82, 22],
          [74, -108, 22],
        ] as const) {
          p.rect('p', -w / 2, b - h, w, h);
          p.rect('d', -w / 2 - 2, b - h * 0.62, w + 4, h * 0.62);
          p.grid('p', -w / 2 + 12, b - h * 0.5, Math.floor(w / 24), 1, 24, 1, 4, 6);
          eave(p, 0, b - h + 4, w + 26, 14, 't', 6, 0.8);
        }
        p.path('t', 'M-22-58L0-80 22-58z');
        p.path('p', 'M-11-60L0-71 11-60z');
        p.path('t', 'M-46-126Q-32-134-24-148H24Q32-134 46-126z');
        for (const [x, w, b, h] of [
          [-120, 56, -18, 24],
          [-120, 44, -44, 20],
          [114, 36, -16, 22],
        ] as const) {
          p.rect('p', x - w / 2, b - h, w, h);
          p.rect('d', x - w / 2 - 2, b - h * 0.6, w + 4, h * 0.6);
          eave(p, x, b - h + 4, w + 22, 14, 't', 5, x < 0 && b === -44 ? 0.4 : 0.7);
        }
        p.rect('d', -92, -46, 30, 28);
        p.rect('w', 92, -22, 46, 4);
      });
      sea(p, 216, 268, 'b', 'p');
      p.path('n', 'M186 220H346L336 240H318L312 256H222L216 240H196z');
      p.line('w', 5, 'M-10 226Q40 202 104 224');
      p.line('w', 3, 'M-10 212Q40 188 104 210M12 220V204M42 213V197M74 216V200M102 224V208', false);
      p.path('i', 'M-10 270V252Q90 234 190 256T330 264 490 244V270z');
      conifers(p, 270, 46, 'd', 396, 490, 0.5);
    },
  },
  'JP/nasu': {
    palette: 'alpine',
    subject: 'cows-volcano',
    middle: 290,
    sky: { ...sun(96, 60, 22), horizon: 170 },
    draw(p) {
      p.path('p', 'M300 76Q286 52 306 42Q316 20 340 30Q366 24 362 48Q372 62 340 60Q330 70 322 78z');
      p.path(
        'f',
        'M90 186L150 158 186 132 218 122 244 92 276 80 306 76 326 80 356 96 384 122 420 140 470 176 490 186z',
      );
      p.path('t', 'M306 76L326 80 356 96 384 122 420 140 470 176H360L344 134 318 112z');
      p.path('F', 'M-10 186L40 152 92 148 140 176 160 186z');
      hills(p, 'm', 194, 26, 3, 0.4);
      p.path('l', 'M-10 210Q110 176 250 198T490 188V270H-10z');
      p.at(108, 212, 1, () => {
        p.rect('p', 36, -78, 24, 78);
        p.rect('q', 50, -78, 10, 78);
        p.path('d', 'M34-78Q48-102 62-78z');
        p.rect('w', -52, -46, 84, 46);
        p.path('p', 'M-52-46L-44-66-26-80-8-66 0-46V0H-52z');
        p.path('o', 'M-44-46L-38-62-26-72-14-62-8-46V0H-44z');
        p.path('p', 'M-34-26H-18V0H-34z');
        p.path('d', 'M-58-44L-48-70-26-86H26L40-46H2L-4-68-26-78-46-66-52-42z');
      });
      p.path('l', 'M-10 226Q150 204 300 220T490 214V270H-10z');
      p.line('p', 4, 'M-10 232H490M-10 246H490', false);
      p.line('p', 6, 'M20 222V262M110 222V262M200 222V262M290 222V262M380 222V262M466 222V262', false);
      cow(p, 320, 262, 1.7, false);
      cow(p, 214, 236, 0.9, true);
      cow(p, 424, 226, 0.66, false);
    },
  },
  'JP/onomichi': {
    palette: 'lagoon',
    subject: 'cat-harbour',
    middle: 334,
    sky: { clouds: 2, cloudY: 40, horizon: 140, ...sun(430, 46, 20) },
    draw(p) {
      p.path('F', 'M180 146Q230 112 290 128T400 118T490 124V160H180z');
      p.path('f', 'M250 158Q310 126 370 140T490 136V170H250z');
      sea(p, 152, 330, 'b', 'c');
      p.path('m', 'M300 186Q350 160 410 168T490 164V200Q400 208 300 186z');
      ferryBoat(p, 262, 190, 0.7);
      p.path('l', 'M-10 270V62Q40 56 76 84T150 130T206 176T256 222L290 270z');
      for (const [x, y, r] of [
        [60, 150, 16],
        [116, 144, 13],
        [112, 174, 15],
        [50, 190, 17],
        [162, 180, 14],
        [104, 218, 16],
        [200, 212, 14],
        [20, 214, 18],
        [142, 216, 13],
        [8, 140, 16],
        [62, 242, 20],
      ] as const)
        p.circ('m', x, y, r);
      p.line('k', 5, 'M70 108L62 130 84 172 76 214 96 258');
      for (const [x, y, w, c] of [
        [96, 122, 34, 't'],
        [36, 128, 36, 'w'],
        [146, 154, 32, 't'],
        [84, 158, 38, 't'],
        [22, 172, 40, 't'],
        [190, 188, 34, 'w'],
        [132, 192, 40, 't'],
        [70, 204, 42, 'w'],
        [224, 226, 36, 't'],
        [172, 230, 42, 't'],
        [112, 242, 44, 't'],
      ] as const) {
        p.rect('p', x - w / 2, y - 16, w, 20);
        p.rect('q', x + w * 0.2, y - 16, w * 0.3, 20);
        p.path(
          c,
          `M${x - w / 2 - 5} ${y - 14}L${x - w / 2 + 5} ${y - 27}H${x + w / 2 - 5}L${x + w / 2 + 5} ${y - 14}z`,
        );
      }
      p.at(42, 94, 0.86, () => {
        p.path('k', 'M-40 20L-30 0H36L48 20z');
        p.rect('w', -30, -24, 62, 24);
        p.grid('p', -24, -18, 4, 1, 14, 1, 9, 12);
        eave(p, 0, -20, 96, 30, 'd', 7, 0.4);
      });
      p.path('k', 'M270 270V236H490V270z');
      p.line('K', 2, 'M270 252H490M310 236V252M366 236V252M424 236V252M340 252V270M396 252V270M452 252V270', false);
      p.rect('q', 264, 230, 226, 8);
      p.at(388, 230, 1.12, () => {
        p.path('d', 'M-34 0Q-40-38-20-58Q-24-70-22-84L-12-76Q-2-80 8-76L18-86Q22-70 16-58Q10-50 8-44Q22-30 20 0z');
        p.line('d', 8, 'M-30-4Q-62-2-62-26Q-62-44-50-50');
        p.path('y', 'M-14-66q4-4 8 0q-4 4-8 0zM4-66q4-4 8 0q-4 4-8 0z');
      });
    },
  },
  'JP/shimoda': {
    palette: 'nordic',
    subject: 'paddle-steamer',
    middle: 250,
    sky: { ...sun(92, 66, 24), clouds: 1, cloudY: 44, horizon: 178 },
    draw(p) {
      p.path('F', 'M-10 184Q30 150 76 156T160 184zM380 184L414 130 430 120 446 132 490 176V188z');
      p.path('f', 'M-10 190Q60 168 130 178T240 190zM330 190Q400 166 490 178V192z');
      sea(p, 188, 250);
      p.at(250, 214, 1.06, () => {
        p.path('t', 'M34-66C44-90 78-84 84-104C104-128 152-124 168-108C200-110 204-86 172-86C150-68 96-74 60-58z');
        p.line('d', 4, 'M-92-24V-132M-24-24V-152M66-24V-128M-120-22L-176-52');
        p.line('d', 3, 'M-118-92H-66M-114-118H-70M-54-104H6M-48-132H0M42-90H90M46-114H86');
        p.path(
          'p',
          'M-120-92Q-92-100-64-92L-62-80Q-92-86-122-80zM-56-104Q-24-112 8-104L10-92Q-24-98-58-92zM40-90Q66-98 92-90L94-78Q66-84 38-78z',
        );
        p.line(
          'd',
          1,
          'M-92-132L-172-50M-92-128L-126-26M-24-150L-92-60M-24-150L-56-26M-24-150L8-26M66-126L-24-56M66-126L40-26M66-126L124-30',
        );
        p.rect('d', 22, -76, 20, 56);
        p.rect('w', 22, -70, 20, 8);
        p.path('d', 'M-136-34Q-60-24 40-26T128-42L134-40Q132-14 118 4H-104Q-124-8-136-34z');
        p.line('p', 4, 'M-126-24Q-40-12 126-22', false);
        p.path('d', 'M-44-2A34 34 0 0 1 24-2z');
        p.path('w', 'M-38-2A28 28 0 0 1 18-2z');
        p.line('e', 3, 'M-10-2V-28M-10-2L-28-21M-10-2L8-21M-10-2L-34-12M-10-2L14-12');
        p.line('p', 4, 'M-128 6H-60M-44 8H30M52 6H122M-100 16H-40M40 16H96');
      });
      p.path('e', 'M-10 270V250Q70 232 160 252T300 270z');
      p.at(410, 252, 0.86, () => {
        p.path('o', 'M-44-10H40L32 4H-34z');
        p.path('d', 'M-6-10L-4-22H6L8-10z');
        p.circ('d', 1, -28, 6);
        p.line('d', 3, 'M34 10L6-18');
      });
      p.line('d', 5, 'M18 270Q26 220 14 176');
      for (const [x, y, w] of [
        [16, 172, 40],
        [-6, 194, 32],
        [44, 196, 34],
        [28, 154, 26],
      ] as const)
        p.oval('d', x, y, w, 10);
    },
  },
  'JP/shirahama': {
    palette: 'desert',
    subject: 'sea-arch',
    middle: 282,
    sky: { horizon: 192, birds: [110, 70] },
    draw(p) {
      cloud(p, 40, 60, 110);
      cloud(p, 350, 46, 90);
      p.path('F', 'M-10 186Q60 166 140 178T240 188H-10z');
      sea(p, 186, 290, 'b', 'u');
      p.path(
        'd',
        'M150 206L160 176 172 150 196 128 232 120 252 106 300 102 352 110 376 128 400 134 420 160 430 190 438 206z',
      );
      p.path(
        'm',
        'M172 150L196 128 232 120 252 106 300 102 352 110 376 128 400 134 380 142 340 128 290 122 240 136 200 144z',
      );
      for (const [x, y, w] of [
        [214, 118, 18],
        [240, 106, 22],
        [276, 92, 26],
        [316, 90, 24],
        [350, 102, 22],
        [384, 122, 18],
      ] as const) {
        p.line('d', 3, `M${x} ${y + 14}L${x + 3} ${y}`);
        p.path(
          'd',
          `M${x - w} ${y + 4}Q${x - w * 0.5} ${y - 12} ${x} ${y - 9}Q${x + w * 0.8} ${y - 12} ${x + w} ${y + 3}Q${x} ${y + 7} ${x - w} ${y + 4}z`,
        );
      }
      p.circ('g', 286, 168, 27);
      p.circ('u', 290, 170, 15);
      p.path('u', 'M266 206H310L322 228H256z');
      p.path('p', 'M130 208Q160 200 200 206T300 206 400 204 458 208Q300 216 130 208z');
      p.path('d', 'M66 204L72 186 86 178 98 190 104 204z');
      p.path('p', 'M-10 270V236Q90 214 210 238T380 256 490 244V270z');
      p.path('c', 'M-10 236Q90 214 210 238T380 256 490 244V238Q400 250 330 242T190 226 90 212 -10 228z');
      parasols(p, 254, [84], 1.1);
    },
  },
};
