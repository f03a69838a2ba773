import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { chalet, hillTown, house } from '#shared/scene/built/west.ts';
import { colosseum } from '#shared/scene/forms/europe.ts';
import { basilica, church, clockTower } from '#shared/scene/motifs/churches.ts';
import { bigTree, steam } from '#shared/scene/motifs/land.ts';
import { parasols } from '#shared/scene/motifs/shore.ts';
import { fishingBoat, rowboat, yacht } from '#shared/scene/motifs/vehicles.ts';
import { gondola, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, cypress, palm, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const italy: Landmarks = {
  'IT/rome': {
    palette: 'golden', subject: 'amphitheatre', middle: 246,
    sky: { ...sun(360, 84, 36), horizon: 190 },
    draw(p) {
      hills(p, 'F', 184, 34, 3);
      dome(p, 96, 180, 22, 'f', 'l', 8);
      p.rect('f', 70, 178, 52, 30);
      trees(p, 206, 14, 'f');
      colosseum(p, 246, 222, 1.12);
      p.rect('m', 0, 226, 480, 50);
      p.path('k', 'M-10 270Q180 226 490 240V270z');
      for (const [x, h] of [[40, 112], [66, 86], [446, 120]] as const) {
        p.line('d', 5, `M${x} 262V${262 - h * 0.8}`);
        p.oval('d', x, 262 - h, h * 0.34, h * 0.14);
      }
    },
  },
  'IT/florence': {
    palette: 'golden', subject: 'great-dome', middle: 236,
    sky: { ...sun(110, 80, 30), horizon: 184 },
    draw(p) {
      hills(p, 'f', 178, 44, 3, 0.3);
      for (const x of [30, 60, 420, 450] as const) {
        cypress(p, x, 184, 40, 'l');
      }
      p.rect('e', 352, 96, 20, 124);
      p.rect('o', 364, 96, 8, 124);
      p.path('w', 'M350 96L362 80 374 96z');
      for (let i = 0; i < 9; i++) {
        house(p, -10 + i * 56, 236, 58, 38 + (i % 3) * 8, i % 2 ? 'p' : 'e', 'w');
      }
      p.rect('p', 166, 134, 130, 80);
      p.rect('p', 196, 116, 84, 40);
      p.rect('q', 254, 116, 26, 40);
      p.at(238, 118, 1, () => {
        p.sym('w', 'o', '0 -70 C28 -66 46 -34 46 0');
        p.line('p', 2, 'M0-70C-14-60-20-30-20 0M0-70C14-60 20-30 20 0');
        p.rect('p', -8, -86, 16, 18);
        p.path('w', 'M-9-86L0-100 9-86z');
      });
      p.rect('p', 134, 78, 28, 150);
      p.rect('q', 152, 78, 10, 150);
      p.grid('t', 144, 92, 1, 4, 1, 26, 8, 14);
      p.rect('w', 132, 74, 32, 5);
      for (let i = 0; i < 8; i++) {
        house(p, -30 + i * 66, 270, 70, 34 + (i % 2) * 10, i % 2 ? 'e' : 'p', 'w');
      }
    },
  },
  'IT/venice': {
    palette: 'dawn', subject: 'bell-tower', middle: 230,
    sky: { ...sun(330, 110, 44), horizon: 190 },
    draw(p) {
      skyline(p, 196, 8, 26, 'F');
      p.rect('w', 118, 80, 24, 120);
      p.rect('o', 132, 80, 10, 120);
      p.rect('p', 116, 70, 28, 18);
      p.path('l', 'M116 70L130 36 144 70z');
      p.rect('p', 20, 156, 90, 44);
      p.rect('e', 20, 150, 90, 22);
      arcades(p, 'l', 26, 200, 6, 14, 9, 18);
      p.at(290, 200, 1.05, () => {
        p.rect('p', -52, -44, 104, 44);
        p.rect('q', 18, -44, 34, 44);
        p.rect('p', -30, -60, 60, 20);
        dome(p, 0, -58, 38, 'c', 'n', 14, 1.1);
        dome(p, 54, -48, 17, 'c', 'n', 8);
        arcades(p, 'l', -40, -2, 4, 22, 12, 22);
      });
      sea(p, 198, 330);
      gondola(p, 196, 246, 1.2);
      p.line('w', 4, 'M40 270V214M64 270V222M438 270V216');
      p.line('p', 4, 'M40 240V232M64 248V240M438 240V232');
    },
  },
  'IT/milan': {
    palette: 'lilac', subject: 'spired-church',
    sky: { ...sun(346, 76, 32), horizon: 194 },
    draw(p) {
      skyline(p, 208, 20, 60, 'F');
      p.at(240, 224, 1.16, () => {
        p.path('p', 'M-110 0V-50L-84-62-56-84-24-104 0-120 24-104 56-84 84-62 110-50V0z');
        p.path('q', 'M0-120L24-104 56-84 84-62 110-50V0H60z');
        for (const [k, h] of [[-108, 76], [-84, 92], [-58, 112], [-30, 130], [0, 156], [30, 130], [58, 112], [84, 92], [108, 76]] as const) {
          p.path('p', `M${k - 4} -40L${k - 1} ${-h}H${k + 1}L${k + 4} -40z`);
        }
        for (const k of [-70, -34, 34, 70] as const) {
          p.rect('q', k - 1, -60, 2, 60);
        }
        p.path('t', 'M-12 0V-34Q0-50 12-34V0zM-60 0V-24Q-51-34-42-24V0zM42 0V-24Q51-34 60-24V0zM-96 0V-18Q-88-26-80-18V0zM80 0V-18Q88-26 96-18V0z');
        p.circ('y', 0, -158, 3);
        p.path('t', 'M-12-58Q0-74 12-58V-52H-12z');
      });
      ground(p, 'k', 222);
      p.line('q', 1.4, 'M180 222L120 270M240 222V270M300 222L360 270M0 242H480');
    },
  },
  'IT/naples': {
    palette: 'dawn', subject: 'bay-volcano', middle: 300,
    sky: { ...sun(110, 74, 28), horizon: 172 },
    draw(p) {
      p.path('f', 'M120 182Q200 160 240 110L262 92 286 104 300 84 330 112Q370 160 470 182z');
      p.path('l', 'M300 84L330 112Q370 160 470 182H340Q330 130 286 104z');
      hillTown(p, -30, 186, 150, 60, ['e', 'p', 'y', 'e'], 'w', true);
      sea(p, 180, 110);
      p.path('K', 'M300 224V200L310 180H420L430 196 490 200V224z');
      p.rect('y', 320, 150, 84, 40);
      p.rect('Y', 376, 150, 28, 40);
      p.rect('y', 338, 134, 30, 20);
      p.grid('o', 328, 160, 5, 1, 14, 1, 5, 10);
      p.line('K', 5, 'M430 208H490');
      sailBoat(p, 150, 226, 0.9);
      fishingBoat(p, 240, 250, 0.9);
    },
  },
  'IT/amalfi': {
    palette: 'lagoon', subject: 'cliff-town', middle: 310,
    sky: { ...sun(96, 66, 26), horizon: 160 },
    draw(p) {
      sea(p, 166, 96);
      p.path('F', 'M180 170Q230 130 280 140V170z');
      p.path('k', 'M490 270V30Q430 50 400 90T320 150Q280 190 250 230L230 270z');
      p.path('K', 'M490 270V110Q440 130 410 180T340 270z');
      for (let j = 0; j < 5; j++) {
        for (let i = 0; i < 5 - Math.floor(j / 2); i++) {
          const x = 290 + j * 26 + i * 42, y = 246 - j * 32 + i * 3, c = cycle(['p', 'e', 'y', 'p', 'w'] as const, i + j * 2);
          if (x < 470) {
            p.rect(c, x, y - 28, 40, 34);
            p.rect('q', x + 30, y - 28, 10, 34);
            p.grid(c === 'w' ? 'p' : 't', x + 6, y - 22, 2, 1, 12, 1, 6, 10);
          }
        }
      }
      dome(p, 372, 148, 24, 'y', 'Y', 10);
      p.rect('p', 350, 146, 44, 16);
      p.path('e', 'M-10 270V262Q120 238 250 250L270 270z');
      parasols(p, 258, [110, 160, 210], 0.8);
      sailBoat(p, 110, 210, 0.7);
    },
  },
  'IT/cortina-d-ampezzo': {
    palette: 'winter', subject: 'needle-peak', middle: 250,
    sky: { horizon: 180, ...sun(100, 56, 22) },
    draw(p) {
      p.path('F', 'M-10 200L70 130 130 160 350 150 420 110 490 160V210z');
      for (const [x, w, h] of [[160, 56, 104], [240, 64, 138], [320, 54, 112]] as const) {
        p.path('e', `M${x - w} 196L${x - w * 0.6} ${196 - h * 0.5} ${x - w * 0.5} ${196 - h * 0.82} ${x - w * 0.2} ${196 - h} ${x + w * 0.3} ${196 - h * 0.92} ${x + w * 0.46} ${196 - h * 0.5} ${x + w} 196z`);
        p.path('w', `M${x + w * 0.1} ${196 - h * 0.95}L${x + w * 0.3} ${196 - h * 0.92} ${x + w * 0.46} ${196 - h * 0.5} ${x + w} 196H${x + w * 0.3}z`);
      }
      p.path('i', 'M90 196L130 170 160 178 200 164 240 176 280 162 320 176 360 168 400 196z');
      snow(p, 194);
      conifers(p, 220, 36, 'm', -10, 150);
      chalet(p, 360, 238, 1);
      chalet(p, 424, 248, 0.8);
      church(p, 270, 244, 0.56, 'p', 'q', 't', 50);
      conifers(p, 284, 76, 'd', -10, 60);
    },
  },
  'IT/taormina': {
    palette: 'golden', subject: 'ancient-theatre', middle: 232,
    sky: { ...sun(360, 74, 30), horizon: 172 },
    draw(p) {
      p.path('f', 'M40 182Q140 160 200 96L220 88 240 98Q300 160 420 182z');
      p.path('i', 'M186 112L200 96 220 88 240 98 256 114 240 110 228 124 212 110 200 122z');
      steam(p, 220, 90, 0.6, 'g');
      sea(p, 178, 360);
      p.path('K', 'M-10 270V206H490V270z');
      for (const [x, w, h] of [[30, 70, 92], [110, 40, 66], [320, 44, 70], [380, 80, 100]] as const) {
        p.rect('w', x, 220 - h, w, h);
        p.rect('o', x + w * 0.7, 220 - h, w * 0.3, h);
        p.path('g', `M${x + w * 0.24} 220v${-h * 0.46}q${w * 0.16} ${-h * 0.2} ${w * 0.32} 0v${h * 0.46}z`);
      }
      for (const x of [164, 190, 270, 296] as const) {
        p.rect('p', x, 150, 8, 70);
        p.rect('q', x + 5, 150, 3, 70);
        p.rect('p', x - 2, 146, 12, 5);
      }
      for (let i = 0; i < 5; i++) {
        p.path(i % 2 ? 'k' : 'e', `M${60 - i * 26} ${270}Q240 ${206 + i * 12} ${420 + i * 26} ${270}V${282}H${40 - i * 20}z`);
      }
    },
  },
  'IT/verona': {
    palette: 'sunset', subject: 'amphitheatre', middle: 226,
    sky: { ...sun(120, 96, 40), horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 40, 3, 0.5);
      for (const x of [40, 66, 420, 450] as const) {
        cypress(p, x, 196, 50, 'l');
      }
      clockTower(p, 360, 214, 0.9, 'e', 'w', 'o', 30);
      p.path('e', 'M50 222V162Q60 150 110 148H340Q390 150 400 162V222Q230 236 50 222z');
      p.path('w', 'M300 149L340 148Q390 150 400 162V222Q350 228 300 229z');
      arcades(p, 'o', 66, 220, 12, 27, 17, 26);
      arcades(p, 'o', 66, 184, 12, 27, 17, 18);
      p.path('e', 'M70 150V118H160V150z');
      arcades(p, 'o', 78, 148, 3, 27, 15, 16);
      p.line('p', 2, 'M50 190Q225 200 400 190');
      ground(p, 'k', 226);
      trees(p, 256, 14, 'm', -10, 130);
      trees(p, 256, 14, 'm', 350, 490);
    },
  },
  'IT/olbia': {
    palette: 'lagoon', subject: 'granite-boulders', middle: 200,
    sky: { ...sun(350, 70, 28), horizon: 168 },
    draw(p) {
      hills(p, 'F', 168, 34, 3, 0.3);
      sea(p, 166, 350);
      p.path('c', 'M120 270Q180 210 300 206T490 196V270z');
      yacht(p, 330, 214, 0.9);
      yacht(p, 420, 202, 0.6, 'e');
      for (const [x, y, w, h] of [[40, 250, 130, 110], [120, 256, 90, 70], [180, 264, 70, 40], [440, 262, 100, 50]] as const) {
        p.path('e', `M${x - w / 2} ${y}Q${x - w * 0.56} ${y - h * 0.7} ${x - w * 0.2} ${y - h * 0.96}Q${x + w * 0.3} ${y - h * 1.04} ${x + w * 0.4} ${y - h * 0.5}L${x + w / 2} ${y}z`);
        p.path('w', `M${x + w * 0.06} ${y - h * 0.98}Q${x + w * 0.34} ${y - h * 0.94} ${x + w * 0.4} ${y - h * 0.5}L${x + w / 2} ${y}H${x + w * 0.1}Q${x + w * 0.24} ${y - h * 0.5} ${x + w * 0.06} ${y - h * 0.98}z`);
      }
      bigTree(p, 66, 142, 0.5);
      p.path('p', 'M200 270Q280 244 380 250T490 246V270z');
    },
  },
  'IT/cinque-terre': {
    palette: 'sunset', subject: 'cliff-town', middle: 320,
    sky: { ...sun(110, 112, 44), horizon: 174 },
    draw(p) {
      sea(p, 172, 110);
      p.path('F', 'M250 178Q330 90 420 84L490 80V178z');
      p.path('o', 'M490 270V130Q430 120 380 150T290 214L240 250 230 270z');
      for (let i = 0; i < 5; i++) {
        p.line('l', 2, `M${400 - i * 20} ${132 + i * 14}Q450 ${116 + i * 14} 490 ${124 + i * 14}`);
      }
      const list = [[286, 222, 'w'], [310, 206, 'y'], [334, 196, 'e'], [360, 190, 'p'], [318, 232, 'e'], [346, 222, 'y'], [374, 214, 'w'], [402, 206, 'e'], [430, 200, 'y'], [358, 244, 'p'], [388, 238, 'e'], [418, 230, 'y'], [448, 226, 'w']] as const;
      for (const [x, y, c] of list) {
        p.rect(c, x, y - 30, 25, 34);
        p.grid(c === 'w' ? 'p' : 't', x + 5, y - 25, 2, 2, 9, 12, 4, 7);
        p.rect('o', x - 1, y - 32, 27, 3);
      }
      clockTower(p, 440, 172, 0.6, 'e', 'w', 'o', 20);
      p.path('d', 'M220 270L250 244 300 250 330 270z');
      rowboat(p, 150, 240, 0.8, 'd');
      sailBoat(p, 80, 214, 0.6);
    },
  },
  'IT/pisa': {
    palette: 'alpine', subject: 'leaning-tower', middle: 340,
    sky: { ...sun(110, 66, 26), clouds: 1, horizon: 188 },
    draw(p) {
      range(p, 192, 50, 0, 200, 'F', 'f');
      basilica(p, 170, 222, 0.9, 'p', 'q', 'l', 'm');
      p.at(372, 226, 1.1, () => {
        for (let i = 0; i < 7; i++) {
          const x = i * 2.9, y = -i * 21, w = i === 6 ? 17 : 24;
          p.path('p', `M${x - w} ${y}L${x - w + 2.6} ${y - 20}H${x + w + 2.6}L${x + w} ${y}z`);
          p.path('q', `M${x + w * 0.3} ${y}L${x + w * 0.3 + 2.6} ${y - 20}H${x + w + 2.6}L${x + w} ${y}z`);
          arcades(p, 't', x - w + 5, y - 2, i === 6 ? 3 : 4, i === 6 ? 10 : 11, 6, 11);
          p.rect('p', x - w - 1, y - 21, w * 2 + 5, 3);
        }
      });
      ground(p, 'l', 222);
      p.path('m', 'M-10 270V246Q120 232 260 246T490 240V270z');
      cypress(p, 40, 250, 90);
      cypress(p, 440, 252, 76);
    },
  },
  'IT/como': {
    palette: 'monsoon', subject: 'lake-villas', middle: 260,
    sky: { ...sun(350, 62, 26), horizon: 164 },
    draw(p) {
      range(p, 178, 90, 0.4, 240, 'F', 'F');
      p.path('f', 'M-10 196V110Q60 120 120 150T220 196z');
      p.path('l', 'M490 204V90Q420 110 360 150T260 204z');
      sea(p, 192, 240);
      for (const [x, y, w, h, c] of [[340, 214, 34, 30, 'e'], [376, 210, 32, 36, 'y'], [410, 208, 34, 30, 'p'], [446, 206, 40, 38, 'w']] as const) {
        house(p, x, y, w, h, c, 'w');
        p.grid(c === 'w' ? 'p' : 't', x + 6, y - h + 8, 2, 1, 13, 1, 6, 10);
      }
      church(p, 430, 176, 0.5, 'p', 'q', 'w', 26);
      p.rect('k', 330, 212, 160, 6);
      for (const x of [24, 50, 80] as const) {
        cypress(p, x, 222, 70 + (x % 3) * 10);
      }
      p.path('m', 'M-10 230V206Q50 200 110 220T150 234z');
      p.at(90, 214, 0.6, () => {
        p.rect('y', -36, -40, 72, 40);
        p.rect('Y', 10, -40, 26, 40);
        p.path('w', 'M-42-38L-26-54H26L42-38z');
        p.grid('t', -28, -32, 4, 2, 15, 16, 7, 10);
      });
      p.at(230, 240, 1.1, () => {
        p.path('o', 'M-56-8Q0-2 64-14Q54 6 30 8H-36Q-52 4-56-8z');
        p.path('p', 'M-20-8L-10-20H14L20-10z');
      });
    },
  },
  'IT/capri': {
    palette: 'golden', subject: 'sea-rocks', middle: 310,
    sky: { ...sun(112, 76, 32), horizon: 172 },
    draw(p) {
      sea(p, 170, 112);
      for (const [x, w, h] of [[250, 70, 104], [330, 84, 130], [420, 80, 96]] as const) {
        p.path('k', `M${x - w / 2} 226L${x - w * 0.44} ${226 - h * 0.6} ${x - w * 0.2} ${226 - h} ${x + w * 0.1} ${226 - h * 0.94} ${x + w * 0.34} ${226 - h * 0.5} ${x + w / 2} 226z`);
        p.path('K', `M${x} ${226 - h * 0.97}L${x + w * 0.1} ${226 - h * 0.94} ${x + w * 0.34} ${226 - h * 0.5} ${x + w / 2} 226H${x + w * 0.1}z`);
        p.line('p', 3, `M${x - w * 0.56} 228h${w * 1.1}`);
      }
      p.path('d', 'M316 226V204Q330 188 346 204V226z');
      p.path('l', 'M-10 270V176Q40 180 80 206T170 250L190 270z');
      for (const [x, y] of [[30, 200], [70, 222]] as const) {
        p.rect('p', x - 16, y - 16, 32, 18);
        p.rect('q', x + 6, y - 16, 10, 18);
        p.path('w', `M${x - 18} ${y - 15}h36l-6-8h-24z`);
      }
      p.line('d', 5, 'M130 250V196');
      p.oval('d', 130, 190, 34, 13);
      rowboat(p, 250, 250, 0.9);
      sailBoat(p, 190, 206, 0.5);
    },
  },
  'IT/bari': {
    palette: 'jade', subject: 'cone-roofs', middle: 250,
    sky: { ...sun(350, 76, 28), horizon: 180 },
    draw(p) {
      hills(p, 'F', 180, 24, 3, 0.3);
      trees(p, 196, 14, 'f');
      ground(p, 'l', 194);
      for (const [x, y, s] of [[60, 218, 0.8], [140, 214, 0.86], [230, 220, 1], [330, 214, 0.86], [420, 218, 0.9], [100, 250, 1.1], [290, 254, 1.2], [400, 256, 1.1]] as const) {
        p.at(x, y, s, () => {
          p.rect('p', -32, -28, 64, 30);
          p.rect('q', 12, -28, 20, 30);
          p.path('k', 'M-38-26Q-20-62-4-70H4Q20-62 38-26z');
          p.path('K', 'M0-70H4Q20-62 38-26H10Q14-50 0-70z');
          p.rect('p', -2.4, -80, 4.8, 11);
          p.path('t', 'M-9 2v-18q7-8 14 0V2z');
        });
      }
      for (const [x, y] of [[180, 250], [470, 236], [20, 246]] as const) {
        bigTree(p, x, y, 0.5);
      }
    },
  },
  'IT/palermo': {
    palette: 'dawn', subject: 'great-dome', middle: 240,
    sky: { ...sun(112, 76, 30), horizon: 180 },
    draw(p) {
      p.path('f', 'M180 196Q230 130 260 110L300 100 350 110 390 150 440 190z');
      p.path('F', 'M-10 196Q60 150 140 150T260 190z');
      p.at(240, 222, 1.1, () => {
        p.rect('y', -120, -44, 240, 44);
        p.rect('Y', 60, -44, 60, 44);
        let d = '';
        for (let i = 0; i < 24; i++) {
          d += `M${-118 + i * 10} -44v-7h6v7z`;
        }
        p.path('y', d);
        arcades(p, 'o', -110, -4, 9, 24, 14, 22);
        for (const k of [-120, 120, -80, 80] as const) {
          p.rect('y', k - 9, -90, 18, 90);
          p.rect('Y', k + 2, -90, 7, 90);
          arcades(p, 'o', k - 4, -64, 1, 1, 8, 12);
          p.path('y', `M${k - 9} -90L${k} -112L${k + 9} -90z`);
        }
        p.rect('y', -26, -64, 52, 22);
        dome(p, 0, -62, 34, 'b', 'n', 14, 1.1);
      });
      ground(p, 'k', 220);
      for (const [x, h] of [[40, 120], [440, 130], [90, 90], [396, 96]] as const) {
        palm(p, x, 258, h, 0.02);
      }
      p.path('l', 'M180 270L216 236H264L300 270z');
    },
  },
};
