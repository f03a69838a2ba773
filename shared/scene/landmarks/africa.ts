import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
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
};
