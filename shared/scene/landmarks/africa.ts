import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import { balloon, elephant, skyline } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { camels, giraffe } from '#shared/scene/motifs/animals.ts';
import { archBridge } from '#shared/scene/motifs/bridges.ts';
import { clockTower, fort } from '#shared/scene/motifs/churches.ts';
import { dolphin, surf } from '#shared/scene/motifs/shore.ts';
import { steamTrain } from '#shared/scene/motifs/vehicles.ts';
import { felucca, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { acacia, palm, reeds, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';
import { savannaTown } from '#shared/scene/towns/south.ts';

export const africa: Landmarks = {
  'MA/marrakesh': {
    palette: 'desert', subject: 'desert-minaret',
    sky: { ...sun(346, 84, 36), horizon: 190 },
    draw(p) {
      range(p, 196, 110, 0.5, 230, 'F', 'f');
      p.rect('e', 210, 70, 48, 160);
      p.rect('w', 242, 70, 16, 160);
      p.path('e', 'M206 70h56v-8h-7v-5h-7v5h-7v-5h-7v5h-7v-5h-7v5h-7v-5h-7z');
      p.rect('e', 222, 36, 24, 28);
      p.rect('w', 238, 36, 8, 28);
      dome(p, 234, 38, 12, 'y', 'Y', 14);
      arcades(p, 'o', 220, 108, 2, 16, 10, 20);
      arcades(p, 'o', 220, 150, 2, 16, 10, 20);
      for (let i = 0; i < 9; i++) {
        const h = 34 + ((i * 13) % 26);
        p.rect(i % 2 ? 'w' : 'e', -10 + i * 56, 240 - h, 57, h + 30);
        p.rect('o', 34 + i * 56, 240 - h, 13, h + 30);
        arcades(p, 'd', 4 + i * 56, 234, 1, 1, 10, 10);
      }
      palm(p, 92, 262, 118, 0.1);
      palm(p, 400, 266, 132, -0.12);
      palm(p, 440, 268, 88, 0.08);
    },
  },
  'ZA/cape-town': {
    palette: 'lagoon', subject: 'mountain-over-sea',
    sky: { clouds: 1, cloudY: 60, horizon: 180 },
    draw(p) {
      p.path('f', 'M-10 196Q50 180 80 150L110 92H360L384 130Q430 176 490 190V270H-10z');
      p.path('l', 'M360 92L384 130Q430 176 490 190V270H300Q330 190 300 140L320 92zM110 92L126 92 150 150 120 200H40Q90 150 110 92zM190 92L214 92 226 140 200 196Q190 150 190 92z');
      p.path('p', 'M104 96Q150 78 240 84T368 94Q372 104 350 100T250 98T104 96z');
      p.path('m', 'M30 214Q90 130 128 214z');
      skyline(p, 214, 10, 40, 'm', 120, 420, 'e');
      sea(p, 212);
      sailBoat(p, 120, 248, 0.8);
      sailBoat(p, 350, 240, 0.55);
    },
  },
  'TZ/arusha': {
    palette: 'golden', subject: 'elephants', middle: 260,
    sky: { ...sun(110, 96, 36), horizon: 190 },
    draw(p) {
      p.path('f', 'M-10 200Q130 170 190 104Q220 88 290 92Q330 96 360 132Q410 178 490 196V270H-10z');
      p.path('p', 'M190 104Q220 88 290 92Q318 94 336 108L322 122 304 110 292 130 270 112 250 134 232 114 212 130 200 116 176 120z');
      hills(p, 'l', 206, 14, 3);
      p.rect('k', 0, 220, 480, 60);
      savannaTown(p, 236);
      reeds(p, 20);
      reeds(p, 450);
    },
  },
  'ZW/victoria-falls': {
    palette: 'sunset', subject: 'waterfall',
    sky: { ...sun(360, 80, 34), horizon: 130 },
    draw(p) {
      trees(p, 118, 16, 'f');
      p.rect('l', 0, 114, 480, 20);
      p.path('p', 'M-10 124H380V224H-10z');
      let d = '';
      for (let x = 4; x < 380; x += 17) {
        d += `M${x} 126V${p.between(180, 224)}`;
      }
      p.line('e', 5, d, false);
      p.path('o', 'M380 116H490V270H330Q350 200 380 190z');
      p.path('d', 'M430 116H490V270H390Q440 190 430 116zM40 270L60 196 96 190 116 270zM200 270L214 210 240 200 256 270z');
      for (const [x, r] of [[20, 30], [90, 38], [160, 32], [230, 40], [300, 34]] as const) {
        p.oval('g', x, 236, r * 1.3, r * 0.6);
      }
      p.path('m', 'M-10 270V256Q160 236 330 262V270z');
      acacia(p, 420, 120, 60);
    },
  },
  'MA/casablanca': {
    palette: 'lagoon', subject: 'mosque', middle: 290,
    sky: { ...sun(112, 72, 28), horizon: 176 },
    draw(p) {
      skyline(p, 184, 8, 30, 'F', 300, 490);
      sea(p, 176, 112);
      p.path('k', 'M170 236V206H490V236z');
      p.rect('K', 170, 226, 320, 10);
      p.rect('p', 316, 158, 140, 50);
      p.rect('q', 410, 158, 46, 50);
      p.path('l', 'M308 160L324 138H448L464 160z');
      arcades(p, 't', 326, 206, 6, 21, 13, 26);
      p.rect('p', 244, 58, 46, 150);
      p.rect('q', 272, 58, 18, 150);
      p.grid('l', 251, 72, 2, 1, 20, 1, 12, 26);
      p.rect('l', 244, 104, 46, 8);
      p.grid('t', 252, 122, 3, 3, 12, 26, 7, 16);
      p.rect('p', 254, 30, 26, 28);
      p.rect('q', 270, 30, 10, 28);
      p.path('l', 'M252 30L267 12L282 30z');
      p.line('y', 1.6, 'M267 12V0');
      sea(p, 234, 112);
      p.line('p', 4, 'M170 240h90M290 244h80M400 240h80M210 254h60M340 258h90');
    },
  },
  'MA/fes': {
    palette: 'golden', subject: 'dye-vats', middle: 240,
    sky: { ...sun(360, 70, 30), horizon: 160 },
    draw(p) {
      hills(p, 'F', 160, 40, 2, 0.4);
      for (let i = 0; i < 13; i++) {
        const x = -14 + i * 39, h = 30 + ((i * 17) % 28);
        p.rect(i % 3 ? 'e' : 'y', x, 176 - h, 40, h + 10);
        p.rect(i % 3 ? 'w' : 'Y', x + 30, 176 - h, 10, h + 10);
        p.grid('o', x + 8, 184 - h, 2, 1, 12, 1, 5, 8);
      }
      minaret(p, 120, 150, 76, 20, 'e', 'w', 'l');
      p.path('y', 'M-10 270V182H490V270z');
      for (let j = 0; j < 3; j++) {
        for (let i = 0; i < 9 + j; i++) {
          const r = 17 + j * 6, x = 10 + i * (56 - j * 2) + (j % 2) * 20, y = 198 + j * 28;
          p.oval('p', x, y, r, r * 0.52);
          p.oval(cycle(['w', 'p', 'o', 'y', 'b', 'w', 'e', 'l', 'o'] as const, i * 2 + j), x, y + 1, r * 0.78, r * 0.38);
        }
      }
      for (const [x, y] of [[170, 196], [300, 224], [90, 226]] as const) {
        p.path('d', `M${x - 6} ${y}V${y - 18}Q${x} ${y - 26} ${x + 6} ${y - 18}V${y}z`);
        p.circ('o', x, y - 28, 5);
      }
    },
  },
  'MA/agadir': {
    palette: 'sunset', subject: 'surf-wave', middle: 280,
    sky: { ...sun(120, 118, 46), horizon: 176 },
    draw(p) {
      p.path('o', 'M230 186Q320 110 400 112T490 130V190H230z');
      p.path('d', 'M400 112Q440 114 490 130V190H430z');
      fort(p, 380, 116, 0.36, 'e', 'w');
      sea(p, 180, 120);
      surf(p, 150, 218, 0.7);
      p.path('y', 'M-10 270V240Q140 220 300 240T490 230V270z');
      camels(p, 270, 254, 1.1);
      palm(p, 450, 268, 110, -0.08);
    },
  },
  'ZA/johannesburg': {
    palette: 'lilac', subject: 'tower-over-city', middle: 220,
    sky: { ...sun(350, 80, 34), horizon: 192 },
    draw(p) {
      skyline(p, 210, 30, 80, 'F');
      blocks(p, 214, [[210, 34, 120, 0], [252, 30, 96, 4], [330, 34, 110, 0], [366, 28, 80, 1], [130, 28, 84, 0]], 'f', 'l', 'y');
      p.at(170, 214, 1, () => {
        p.path('l', 'M-7 0L-5-150H5L7 0z');
        p.path('m', 'M0-150H5L7 0H1z');
        p.path('l', 'M-14-118H14L11-146H-11z');
        p.rect('w', -14, -136, 28, 4);
        p.rect('l', -1, -178, 2, 30);
      });
      p.at(292, 214, 1, () => {
        p.path('l', 'M-22 0V-110H22V0z');
        p.path('m', 'M6-110H22V0H6z');
        p.grid('y', -16, -100, 4, 8, 10, 12, 5, 6, 0.3);
      });
      for (const [x, y, r, c] of [[20, 226, 34, 'e'], [70, 236, 28, 'l'], [120, 232, 30, 'e'], [360, 234, 30, 'l'], [410, 228, 34, 'e'], [460, 234, 32, 'l'], [240, 244, 24, 'e'], [300, 246, 22, 'l']] as const) {
        p.circ(c, x, y, r);
      }
      ground(p, 'm', 246);
      p.path('k', 'M216 270L232 246H252L270 270z');
    },
  },
  'ZA/durban': {
    palette: 'golden', subject: 'surf-wave', middle: 260,
    sky: { ...sun(360, 80, 32), horizon: 178 },
    draw(p) {
      blocks(p, 196, [[40, 30, 74, 0], [76, 28, 96, 0], [110, 30, 64, 4], [146, 28, 84, 1]], 'f', 'l', 'p');
      p.path('p', 'M200 196Q214 168 320 166Q430 168 444 196z');
      p.path('q', 'M340 166Q430 168 444 196H360z');
      p.line('p', 6, 'M230 180Q316 40 404 180');
      p.line('p', 1, 'M260 140V172M290 116V168M318 110V167M346 116V168M376 140V172');
      p.path('e', 'M-10 196H490V214Q240 224-10 206z');
      sea(p, 208, 360);
      surf(p, 170, 234, 0.9);
      surf(p, 380, 250, 0.5);
      p.rect('o', 250, 214, 240, 4);
    },
  },
  'ZA/george': {
    palette: 'monsoon', subject: 'coast-train', middle: 230,
    sky: { ...sun(112, 66, 26), horizon: 172 },
    draw(p) {
      range(p, 180, 90, 0, 320, 'F', 'f');
      sea(p, 172, 112);
      p.path('l', 'M490 270V150Q420 150 380 190T290 250L270 270z');
      p.path('m', 'M490 270V206Q430 206 390 236L350 270z');
      archBridge(p, 232, 196, [[190, 24], [250, 24], [310, 24]], 'k', 'K');
      p.path('l', 'M330 196H490V230H340z');
      p.path('l', 'M-10 196H150V240H-10z');
      steamTrain(p, 230, 196, 0.9);
      p.path('e', 'M-10 270V250Q100 236 220 256L260 270z');
      dolphin(p, 110, 240, 0.5);
    },
  },
  'KE/nairobi': {
    palette: 'golden', subject: 'giraffes', middle: 190,
    sky: { ...sun(360, 84, 36), horizon: 190 },
    draw(p) {
      skyline(p, 204, 14, 40, 'F', 150, 380);
      blocks(p, 206, [[230, 16, 70, 2], [252, 16, 54, 0], [274, 18, 62, 3], [210, 14, 44, 0]], 'F', 'f');
      ground(p, 'y', 204);
      hills(p, 'k', 212, 8, 3, 0.4);
      acacia(p, 420, 236, 96);
      giraffe(p, 120, 246, 1.05);
      giraffe(p, 180, 240, 0.8, true);
      reeds(p, 20);
      reeds(p, 430);
      ground(p, 'l', 258);
    },
  },
  'KE/mombasa': {
    palette: 'sunset', subject: 'city-arch', middle: 255,
    sky: { ...sun(250, 118, 50), horizon: 182 },
    draw(p) {
      skyline(p, 200, 14, 40, 'F');
      sea(p, 198, 250);
      p.path('y', 'M-10 236V190H120L140 236z');
      fort(p, 50, 200, 0.6, 'y', 'Y');
      for (const [x, f] of [[180, false], [330, true]] as const) {
        p.at(x, 250, 1.1, () => {
          p.path('p', 'M-30 0Q-30-90 60-150L64-146Q-2-86-6 0z');
          p.path('q', 'M-16 0Q-16-84 62-148L64-146Q-2-86-6 0z');
        }, f);
      }
      p.path('m', 'M-10 270V248H490V270z');
      palm(p, 440, 262, 120, -0.06);
      felucca(p, 255, 226, 0.6);
    },
  },
  'TZ/zanzibar': {
    palette: 'lagoon', subject: 'river-sails', middle: 300,
    sky: { ...sun(112, 70, 28), horizon: 170 },
    draw(p) {
      sea(p, 168, 112);
      for (const [x, w, h] of [[250, 60, 66], [312, 54, 84], [368, 62, 70], [432, 60, 90]] as const) {
        p.rect('p', x, 216 - h, w, h);
        p.rect('q', x + w - 12, 216 - h, 12, h);
        p.grid('t', x + 8, 224 - h, Math.floor((w - 16) / 13), 2, 13, 24, 7, 13);
        p.rect('o', x - 3, 238 - h, w + 6, 3);
      }
      p.at(330, 216, 1, () => {
        p.rect('o', -14, -40, 28, 40);
        p.path('o', 'M-14-40Q0-56 14-40z');
        for (const k of [-9, 3] as const) {
          for (const j of [-34, -24, -14] as const) {
            p.rect('y', k + 1, j, 3, 3);
          }
        }
        p.line('y', 1.4, 'M0-40V0');
      });
      clockTower(p, 400, 214, 0.9, 'p', 'q', 'w', 24);
      p.path('p', 'M230 270V216H490V270z');
      p.path('c', 'M-10 236Q110 214 230 232V270H-10z');
      felucca(p, 100, 236, 1.3);
      felucca(p, 190, 206, 0.5);
      palm(p, 240, 232, 80, -0.1, 'd', 0.8);
    },
  },
  'BW/kasane': {
    palette: 'sunset', subject: 'elephants', middle: 260,
    sky: { ...sun(140, 116, 46), horizon: 180 },
    draw(p) {
      trees(p, 186, 14, 'f');
      p.path('b', 'M-10 186H490V270H-10z');
      p.line('c', 2.4, 'M90 196h90M70 210h60M300 200h70M200 220h60M380 214h60M120 250h70');
      p.path('m', 'M230 214Q320 196 420 206T490 210V222H230z');
      elephant(p, 300, 214, 1.1);
      elephant(p, 370, 212, 0.8);
      elephant(p, 430, 212, 0.6);
      p.at(150, 240, 1.1, () => {
        p.path('d', 'M-56-8H60L46 8H-44z');
        p.rect('e', -40, -34, 80, 4);
        p.line('d', 2, 'M-36-30V-8M36-30V-8');
        for (const k of [-24, -4, 16] as const) {
          p.path('d', `M${k - 5} -8v-10q5-6 10 0v10z`);
          p.circ('d', k, -22, 4);
        }
      });
      reeds(p, 10);
      reeds(p, 450);
    },
  },
  'KE/masai-mara': {
    palette: 'dawn', subject: 'migrating-herd', middle: 250,
    sky: { ...sun(350, 84, 34), horizon: 186 },
    draw(p) {
      hills(p, 'F', 186, 30, 2, 0.3);
      ground(p, 'y', 196);
      hills(p, 'k', 206, 10, 3, 0.4);
      acacia(p, 90, 226, 110);
      for (const [x, y, s] of [[210, 226, 0.8], [260, 220, 0.7], [310, 230, 0.9], [370, 222, 0.7], [420, 232, 0.9], [240, 250, 1], [340, 252, 1.1]] as const) {
        p.at(x, y, s, () => {
          p.path('d', 'M-26 0L-24-18Q-34-36-16-38Q4-44 14-40L26-36Q36-30 34-20L26-20Q22-22 18-18L14 0H9L8-14H-16L-20 0z');
          p.line('d', 2, 'M24-36Q30-46 22-48M28-36Q38-42 36-48');
        });
      }
      balloon(p, 200, 74, 1.3, 'w', 'y');
      balloon(p, 290, 104, 0.6, 'b', 'p');
      reeds(p, 20);
    },
  },
  'TZ/serengeti': {
    palette: 'golden', subject: 'lion-rock', middle: 190,
    sky: { ...sun(116, 100, 40), horizon: 190 },
    draw(p) {
      hills(p, 'F', 190, 16, 3, 0.5);
      ground(p, 'Y', 198);
      acacia(p, 400, 214, 60);
      acacia(p, 330, 208, 36);
      p.path('k', 'M60 250Q70 190 120 176L160 160 210 168 250 190 290 250z');
      p.path('K', 'M160 160L210 168 250 190 290 250H200Q210 200 160 160z');
      p.at(190, 172, 1, () => {
        p.path('d', 'M-60-2Q-58-20-40-22H4Q10-34 24-34Q40-30 38-14Q36-6 28-4L54 0Q58 2 54 4H-50Q-60 4-60-2z');
        p.path('o', 'M8-26Q4-44 22-44Q42-44 42-22Q40-4 24-2Q10-8 8-26z');
        p.path('d', 'M18-34Q30-36 34-26L36-18Q34-12 26-12Q16-16 18-34z');
        p.line('d', 3, 'M-58-4Q-76-2-78-16');
      });
      reeds(p, 16);
      reeds(p, 440);
      ground(p, 'm', 254);
    },
  },
  'TZ/ngorongoro': {
    palette: 'monsoon', subject: 'crater-wildlife', middle: 250,
    sky: { ...sun(360, 60, 26), clouds: 1, horizon: 140 },
    draw(p) {
      p.path('F', 'M-10 150Q60 110 140 124T300 116T490 104V170H-10z');
      p.path('f', 'M-10 190Q80 140 180 150T360 146T490 140V200z');
      p.path('y', 'M-10 186Q120 170 260 178T490 172V270H-10z');
      p.path('c', 'M60 200Q160 190 270 200T400 204Q300 216 180 212T60 200z');
      for (let i = 0; i < 26; i++) {
        p.circ('e', 90 + i * 11 + (i % 3) * 3, 202 + (i % 4) * 2, 2.2);
      }
      p.at(300, 240, 1.1, () => {
        p.path('d', 'M-50 0L-48-20Q-54-44-30-48Q0-52 26-46Q40-52 52-40L66-32L70-46 74-30Q74-20 62-18L46-20Q36-22 34-14V0H22L20-12H-22L-26 0H-36L-38-10-42 0z');
      });
      p.at(170, 248, 0.8, () => {
        p.path('p', 'M-28 0L-26-20Q-34-36-18-38H10Q18-40 24-52L34-58 40-50 34-42Q30-30 24-24L22 0H17L15-18H-15L-20 0z');
        p.line('d', 3, 'M-18-36L-22-18M-8-37L-10-20M2-37L1-20M12-37L14-22M22-46L28-36');
      });
      p.path('m', 'M-10 270V236Q40 240 90 262L100 270zM490 270V230Q440 236 400 262L390 270z');
      acacia(p, 440, 246, 70);
    },
  },
  'NA/etosha': {
    palette: 'desert', subject: 'waterhole', middle: 240,
    sky: { ...sun(360, 84, 36), horizon: 190 },
    draw(p) {
      hills(p, 'F', 192, 8, 3, 0.5);
      ground(p, 'p', 194);
      p.path('k', 'M-10 194H490V204Q240 210-10 202z');
      p.path('b', 'M80 240Q160 222 260 230T400 246Q300 266 180 260T80 240z');
      p.path('c', 'M120 240Q200 230 300 238Q220 248 120 240z');
      p.at(300, 228, 0.9, () => {
        p.path('d', 'M-28 0L-26-24Q-32-40-18-42H10Q16-44 22-54L34-56Q36-48 28-44Q24-32 22-26L20 0H15L14-20H-16L-20 0z');
        p.line('d', 2, 'M24-54Q14-80 2-92M28-55Q20-80 10-94');
      });
      p.at(370, 232, 0.8, () => {
        p.path('d', 'M-28 0L-26-24Q-32-40-18-42H10Q16-44 22-54L34-56Q36-48 28-44Q24-32 22-26L20 0H15L14-20H-16L-20 0z');
        p.line('d', 2, 'M24-54Q14-80 2-92M28-55Q20-80 10-94');
      }, true);
      giraffe(p, 130, 234, 1);
      acacia(p, 40, 226, 76);
      p.line('k', 2, 'M20 216L70 212 110 218M400 214L440 210 480 216');
    },
  },
  'ZA/kruger': {
    palette: 'monsoon', subject: 'elephants', middle: 230,
    sky: { ...sun(112, 84, 34), horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 30, 3, 0.2);
      trees(p, 208, 16, 'f');
      ground(p, 'l', 206);
      p.at(120, 232, 1.2, () => {
        p.path('d', 'M-10 0Q-4-40-8-70L-40-104-36-106-8-84-10-120-4-120 0-88 26-116 30-112 6-80 12-60Q8-30 14 0z');
        for (const [a, b, r] of [[-40, -110, 22], [-8, -126, 26], [30, -116, 22], [-24, -96, 16]] as const) {
          p.oval('m', a, b, r, r * 0.6);
        }
      });
      p.line('d', 7, 'M124 148Q190 128 300 132M240 130L262 116');
      p.at(220, 122, 1, () => {
        p.path('y', 'M-10 0Q10-16 30-12L60-16Q70-14 68-4L60 0 56-6H30L10 6-40 10Q-44 6-40 4L-8 2z');
        for (const [a, b] of [[10, -4], [20, -6], [30, -8], [40, -8], [0, 2], [50, -10]] as const) {
          p.circ('d', a, b, 1.8);
        }
      }, false);
      p.at(360, 244, 1.1, () => {
        p.path('Y', 'M-50-12V-32H-20L-10-50H40V-12z');
        p.rect('d', -10, -54, 54, 4);
        p.line('d', 2, 'M-8-50V-32M18-50V-32M40-50V-32');
        for (const [a, b] of [[4, -40], [28, -40]] as const) {
          p.circ('e', a, b, 5);
        }
        p.circ('d', -30, -10, 10);
        p.circ('d', 24, -10, 10);
      });
      reeds(p, 440);
      elephant(p, 270, 226, 0.6);
    },
  },
  'MA/chefchaouen': {
    palette: 'lagoon', subject: 'blue-town', middle: 240,
    sky: { ...sun(360, 62, 26), horizon: 150 },
    draw(p) {
      range(p, 160, 70, 0, 180, 'F', 'f');
      p.rect('b', 0, 150, 480, 120);
      for (const [x, y, w, h, c] of [[-10, 190, 90, 60, 'c'], [70, 180, 80, 64, 'b'], [140, 172, 70, 50, 'p'], [300, 176, 80, 60, 'c'], [370, 184, 70, 60, 'b'], [430, 190, 70, 70, 'c']] as const) {
        p.rect(c, x, y - h, w, h + 100);
        p.rect(c === 'p' ? 'q' : 'n', x + w - 12, y - h, 12, h + 100);
        p.rect('n', x + 14, y - h + 16, 10, 14);
        p.rect('n', x + 40, y - h + 16, 10, 14);
      }
      p.rect('c', -10, 196, 180, 80);
      p.rect('b', 310, 200, 180, 80);
      p.path('n', 'M60 270V226Q80 200 100 226V270z');
      p.path('y', 'M66 270V230Q80 210 94 230V270z');
      p.path('d', 'M370 270V232Q390 208 410 232V270z');
      p.path('p', 'M170 270L200 196H280L312 270z');
      for (let i = 0; i < 6; i++) {
        p.path('c', `M${198 - i * 6} ${198 + i * 12}H${282 + i * 6}V${203 + i * 12}H${198 - i * 6}z`);
      }
      for (const [x, y, c] of [[186, 226, 'w'], [304, 236, 'y'], [176, 250, 'y'], [318, 260, 'w']] as const) {
        p.path('o', `M${x - 8} ${y}h16l-3 14h-10z`);
        p.circ('m', x, y - 4, 9);
        p.circ(c, x - 3, y - 7, 3);
        p.circ(c, x + 4, y - 5, 3);
      }
      p.at(250, 234, 0.7, () => {
        p.path('d', 'M-14 0Q-18-20-4-24Q-4-34 2-40L6-34 12-34 16-40Q20-30 12-24Q18-10 14 0z');
        p.line('d', 4, 'M-12-4Q-28-4-26-20');
      });
    },
  },
  'MA/merzouga': {
    palette: 'desert', subject: 'dunes', middle: 250,
    sky: { ...sun(112, 84, 36), horizon: 180 },
    draw(p) {
      p.path('e', 'M-10 196Q100 170 200 190L310 110Q370 160 490 186V270H-10z');
      p.path('w', 'M310 110Q370 160 490 186V270H330Q300 220 340 180Q330 150 310 110z');
      p.path('y', 'M-10 270V206Q110 180 220 206Q300 226 340 270z');
      p.path('o', 'M220 206Q330 190 490 222V270H300Q290 230 220 206z');
      p.line('Y', 2, 'M-10 244Q80 226 180 240');
      camels(p, 90, 226, 1.1);
      for (const [x, y, s] of [[380, 252, 1], [440, 246, 0.8]] as const) {
        p.at(x, y, s, () => {
          p.path('d', 'M-34 0L-20-26H20L34 0z');
          p.path('Y', 'M-40 0L0-38L40 0H28L0-26L-28 0z');
          p.path('y', 'M-7 0L0-18 7 0z');
        });
      }
      palm(p, 30, 268, 90, 0.06);
    },
  },
};
