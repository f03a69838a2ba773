import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { chalet, house } from '#shared/scene/built/west.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { bigTree } from '#shared/scene/motifs/land.ts';
import { clockTower } from '#shared/scene/motifs/monuments.ts';
import { parasols } from '#shared/scene/motifs/shore.ts';
import { rowboat } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, cypress, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const italyAToC: Landmarks = {
  'IT/amalfi': {
    palette: 'lagoon',
    subject: 'cliff-town',
    middle: 310,
    sky: { ...sun(96, 66, 26), horizon: 160 },
    draw(p) {
      sea(p, 166, 96);
      p.path('F', 'M180 170Q230 130 280 140V170z');
      p.path('k', 'M490 270V30Q430 50 400 90T320 150Q280 190 250 230L230 270z');
      p.path('K', 'M490 270V110Q440 130 410 180T340 270z');
      for (let j = 0; j < 5; j++) {
        for (let i = 0; i < 5 - Math.floor(j / 2); i++) {
          const x = 290 + j * 26 + i * 42,
            y = 246 - j * 32 + i * 3,
            c = cycle(['p', 'e', 'y', 'p', 'w'] as const, i + j * 2);
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
  'IT/bari': {
    palette: 'jade',
    subject: 'cone-roofs',
    middle: 250,
    sky: { ...sun(350, 76, 28), horizon: 180 },
    draw(p) {
      hills(p, 'F', 180, 24, 3, 0.3);
      trees(p, 196, 14, 'f');
      ground(p, 'l', 194);
      for (const [x, y, s] of [
        [60, 218, 0.8],
        [140, 214, 0.86],
        [230, 220, 1],
        [330, 214, 0.86],
        [420, 218, 0.9],
        [100, 250, 1.1],
        [290, 254, 1.2],
        [400, 256, 1.1],
      ] as const) {
        p.at(x, y, s, () => {
          p.rect('p', -32, -28, 64, 30);
          p.rect('q', 12, -28, 20, 30);
          p.path('k', 'M-38-26Q-20-62-4-70H4Q20-62 38-26z');
          p.path('K', 'M0-70H4Q20-62 38-26H10Q14-50 0-70z');
          p.rect('p', -2.4, -80, 4.8, 11);
          p.path('t', 'M-9 2v-18q7-8 14 0V2z');
        });
      }
      for (const [x, y] of [
        [180, 250],
        [470, 236],
        [20, 246],
      ] as const) {
        bigTree(p, x, y, 0.5);
      }
    },
  },
  'IT/capri': {
    palette: 'golden',
    subject: 'sea-rocks',
    middle: 310,
    sky: { ...sun(112, 76, 32), horizon: 172 },
    draw(p) {
      sea(p, 170, 112);
      for (const [x, w, h] of [
        [250, 70, 104],
        [330, 84, 130],
        [420, 80, 96],
      ] as const) {
        p.path(
          'k',
          `M${x - w / 2} 226L${x - w * 0.44} ${226 - h * 0.6} ${x - w * 0.2} ${226 - h} ${x + w * 0.1} ${226 - h * 0.94} ${x + w * 0.34} ${226 - h * 0.5} ${x + w / 2} 226z`,
        );
        p.path(
          'K',
          `M${x} ${226 - h * 0.97}L${x + w * 0.1} ${226 - h * 0.94} ${x + w * 0.34} ${226 - h * 0.5} ${x + w / 2} 226H${x + w * 0.1}z`,
        );
        p.line('p', 3, `M${x - w * 0.56} 228h${w * 1.1}`);
      }
      p.path('d', 'M316 226V204Q330 188 346 204V226z');
      p.path('l', 'M-10 270V176Q40 180 80 206T170 250L190 270z');
      for (const [x, y] of [
        [30, 200],
        [70, 222],
      ] as const) {
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
  'IT/cinque-terre': {
    palette: 'sunset',
    subject: 'cliff-town',
    middle: 320,
    sky: { ...sun(110, 112, 44), horizon: 174 },
    draw(p) {
      sea(p, 172, 110);
      p.path('F', 'M250 178Q330 90 420 84L490 80V178z');
      p.path('o', 'M490 270V130Q430 120 380 150T290 214L240 250 230 270z');
      for (let i = 0; i < 5; i++) {
        p.line('l', 2, `M${400 - i * 20} ${132 + i * 14}Q450 ${116 + i * 14} 490 ${124 + i * 14}`);
      }
      const list = [
        [286, 222, 'w'],
        [310, 206, 'y'],
        [334, 196, 'e'],
        [360, 190, 'p'],
        [318, 232, 'e'],
        [346, 222, 'y'],
        [374, 214, 'w'],
        [402, 206, 'e'],
        [430, 200, 'y'],
        [358, 244, 'p'],
        [388, 238, 'e'],
        [418, 230, 'y'],
        [448, 226, 'w'],
      ] as const;
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
  'IT/como': {
    palette: 'monsoon',
    subject: 'lake-villas',
    middle: 260,
    sky: { ...sun(350, 62, 26), horizon: 164 },
    draw(p) {
      range(p, 178, 90, 0.4, 240, 'F', 'F');
      p.path('f', 'M-10 196V110Q60 120 120 150T220 196z');
      p.path('l', 'M490 204V90Q420 110 360 150T260 204z');
      sea(p, 192, 240);
      for (const [x, y, w, h, c] of [
        [340, 214, 34, 30, 'e'],
        [376, 210, 32, 36, 'y'],
        [410, 208, 34, 30, 'p'],
        [446, 206, 40, 38, 'w'],
      ] as const) {
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
  'IT/cortina-d-ampezzo': {
    palette: 'winter',
    subject: 'needle-peak',
    middle: 250,
    sky: { horizon: 180, ...sun(100, 56, 22) },
    draw(p) {
      p.path('F', 'M-10 200L70 130 130 160 350 150 420 110 490 160V210z');
      for (const [x, w, h] of [
        [160, 56, 104],
        [240, 64, 138],
        [320, 54, 112],
      ] as const) {
        p.path(
          'e',
          `M${x - w} 196L${x - w * 0.6} ${196 - h * 0.5} ${x - w * 0.5} ${196 - h * 0.82} ${x - w * 0.2} ${196 - h} ${x + w * 0.3} ${196 - h * 0.92} ${x + w * 0.46} ${196 - h * 0.5} ${x + w} 196z`,
        );
        p.path(
          'w',
          `M${x + w * 0.1} ${196 - h * 0.95}L${x + w * 0.3} ${196 - h * 0.92} ${x + w * 0.46} ${196 - h * 0.5} ${x + w} 196H${x + w * 0.3}z`,
        );
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
};
