import type { Landmarks } from '#shared/scene/landmark.ts';
import { meru } from '#shared/scene/built/tropics.ts';
import { horse } from '#shared/scene/motifs/animals.ts';
import { fish, reef, turtle } from '#shared/scene/motifs/shore.ts';
import { hornRoof } from '#shared/scene/motifs/south.ts';
import { bangka } from '#shared/scene/nature/boats.ts';
import { sea, terraces } from '#shared/scene/nature/ground.ts';
import { hills, range, volcano } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const indonesiaLToY: Landmarks = {
  'ID/labuan-bajo': {
    palette: 'golden',
    subject: 'ridge-bays',
    middle: 240,
    sky: { ...sun(370, 60, 26), horizon: 140 },
    draw(p) {
      sea(p, 140, 370, 'b', 'c');
      p.path('F', 'M-10 146Q60 120 130 146zM330 146Q400 116 490 140V146z');
      p.path('y', 'M-10 270V176Q40 150 90 164T160 140Q190 120 220 150T300 176Q340 150 380 166T490 150V270z');
      p.path(
        'Y',
        'M160 140Q190 120 220 150T300 176Q250 190 230 240L210 270H180Q220 200 160 140zM380 166T490 150V270H400Q420 210 380 166z',
      );
      p.path(
        'b',
        'M40 190Q90 176 130 196Q150 220 110 228Q50 226 40 190zM250 196Q310 180 350 206Q370 232 330 242Q260 240 250 196z',
      );
      p.path('p', 'M110 228Q150 222 130 196Q140 214 104 222zM330 242Q370 236 350 206Q354 230 322 236z');
      p.line('K', 2, 'M210 270Q220 210 200 160');
      p.at(420, 262, 1, () =>
        p.path(
          'd',
          'M-60-2Q-30-14-10-14Q10-22 24-18L40-22Q50-20 48-14L30-10 26 0H18L14-6H-6L-12 0H-20L-18-6Q-40-2-60 4z',
        ),
      );
    },
  },
  'ID/manado': {
    palette: 'lagoon',
    subject: 'coral-reef',
    middle: 240,
    sky: { ...sun(110, 48, 20), horizon: 110 },
    draw(p) {
      volcano(p, 330, 116, 120, 74, 'f', 'l', false);
      reef(p, 114);
      p.path('n', 'M490 270V120Q420 130 400 170T350 230L330 270z');
      for (const [x, y, c] of [
        [410, 160, 'w'],
        [390, 200, 'y'],
        [440, 190, 'e'],
        [430, 236, 'w'],
      ] as const) {
        p.line(c, 5, `M${x} ${y}v-18M${x} ${y - 6}l-8-8M${x} ${y - 8}l8-9`);
      }
      turtle(p, 160, 190, 0.9);
      fish(p, 250, 160, 1.2, 'y');
      fish(p, 280, 176, 1, 'y');
      fish(p, 300, 156, 0.8, 'y');
    },
  },
  'ID/medan': {
    palette: 'dawn',
    subject: 'horned-roofs',
    middle: 260,
    sky: { ...sun(350, 66, 28), horizon: 164 },
    draw(p) {
      range(p, 172, 72, 0, 160, 'F', 'f');
      p.path('l', 'M220 182Q290 130 360 140T490 176V190H220z');
      sea(p, 178, 100);
      p.path('m', 'M-10 270V236Q140 206 280 222T490 216V270z');
      hornRoof(p, 130, 240, 0.8);
      hornRoof(p, 260, 246, 1.05);
      hornRoof(p, 392, 240, 0.8);
      palm(p, 456, 266, 110, -0.06);
    },
  },
  'ID/senggigi': {
    palette: 'lagoon',
    subject: 'turquoise-bay',
    middle: 190,
    sky: { ...sun(110, 84, 34), horizon: 174 },
    draw(p) {
      volcano(p, 330, 178, 220, 124, 'F', 'f');
      hills(p, 'l', 184, 22, 3, 0.4);
      sea(p, 178, 110);
      bangka(p, 150, 230, 1.4);
      bangka(p, 300, 206, 0.6);
      p.path('t', 'M-10 270V252Q150 232 320 250T490 240V270z');
      palm(p, 440, 276, 160, -0.14);
    },
  },
  'ID/sorong': {
    palette: 'lagoon',
    subject: 'lagoon-islands',
    sky: { ...sun(400, 40, 20), clouds: 1, horizon: 110 },
    draw(p) {
      p.rect('b', 0, 96, 480, 180);
      p.path('F', 'M20 100Q40 84 70 100zM120 100Q140 80 170 100zM360 100Q400 78 440 100z');
      p.path('c', 'M90 150Q240 110 400 150T380 250Q240 280 110 240T90 150z');
      for (const [x, y, w, h] of [
        [80, 140, 70, 44],
        [170, 126, 52, 34],
        [300, 128, 60, 40],
        [410, 146, 80, 54],
        [230, 168, 56, 46],
        [60, 206, 96, 66],
        [340, 196, 74, 58],
        [440, 226, 110, 76],
        [180, 232, 86, 62],
        [290, 256, 70, 50],
      ] as const) {
        p.oval('c', x, y, w * 0.66, 8);
        p.path(
          'm',
          `M${x - w / 2} ${y}Q${x - w * 0.52} ${y - h * 0.8} ${x - w * 0.1} ${y - h}Q${x + w * 0.44} ${y - h} ${x + w / 2} ${y}Q${x} ${y + 7} ${x - w / 2} ${y}z`,
        );
        p.path(
          'l',
          `M${x - w * 0.44} ${y - h * 0.3}Q${x - w * 0.46} ${y - h * 0.86} ${x - w * 0.1} ${y - h}Q${x + w * 0.1} ${y - h * 0.98} ${x + w * 0.1} ${y - h * 0.6}Q${x - w * 0.2} ${y - h * 0.7} ${x - w * 0.44} ${y - h * 0.3}z`,
        );
        p.line('k', 2, `M${x - w * 0.46} ${y + 1}Q${x} ${y + 8} ${x + w * 0.46} ${y + 1}`);
      }
      bangka(p, 250, 216, 0.5);
    },
  },
  'ID/surabaya': {
    palette: 'lilac',
    subject: 'smoking-crater',
    middle: 200,
    sky: { ...sun(390, 64, 26), horizon: 150 },
    draw(p) {
      volcano(p, 350, 168, 130, 96, 'F', 'F');
      p.path('f', 'M-10 190Q50 160 80 150L100 138 120 148Q160 164 190 190z');
      p.path('l', 'M110 208L170 130Q186 118 200 130L214 126Q228 118 240 132L306 208z');
      p.path('m', 'M214 126Q228 118 240 132L306 208H250Q240 160 214 126z');
      p.line('m', 2, 'M150 160L140 204M176 140L172 204M196 136L204 204');
      p.path('p', 'M200 126C190 108 216 104 206 88C196 72 230 66 236 76C256 70 266 90 246 96C250 110 226 108 226 124z');
      mist(p, 190, 'p');
      p.path('k', 'M-10 270V206Q120 196 250 206T490 200V270z');
      p.path('K', 'M-10 270V240Q140 222 300 238T490 230V270z');
      horse(p, 120, 252, 0.8);
      horse(p, 190, 246, 0.6);
    },
  },
  'ID/ubud': {
    palette: 'monsoon',
    subject: 'rice-terraces',
    sky: { ...sun(340, 76, 32), horizon: 150 },
    draw(p) {
      volcano(p, 250, 172, 190, 96, 'F', 'f', false);
      mist(p, 150);
      terraces(p, 166);
      palm(p, 92, 200, 92, 0.12, 'm', 0.8);
      meru(p, 398, 206, 7, 62, 12);
      palm(p, 30, 274, 150, 0.18);
      leaves(p, true);
    },
  },
  'ID/yogyakarta': {
    palette: 'dawn',
    subject: 'terraced-temple',
    middle: 226,
    sky: { ...sun(120, 82, 32), horizon: 190 },
    draw(p) {
      volcano(p, 360, 196, 130, 112, 'F', 'f');
      mist(p, 178);
      trees(p, 214, 14, 'f');
      p.rect('f', 0, 212, 480, 20);
      for (let i = 0; i < 5; i++) {
        const w = 340 - i * 52;
        p.rect('k', 226 - w / 2, 226 - i * 17 - 14, w, 16);
        p.rect('K', 226 - w / 2, 226 - i * 17 - 2, w, 4);
        for (let j = 0; j <= Math.floor(w / 34); j++) {
          p.at(226 - w / 2 + 8 + j * ((w - 16) / Math.floor(w / 34)), 226 - i * 17 - 13, 0.13, () =>
            p.sym('K', null, '0 -100 L4 -100 L8 -70 C40 -60 54 -30 54 0'),
          );
        }
      }
      p.at(226, 146, 0.56, () => p.sym('k', 'K', '0 -116 L3 -116 L7 -70 C46 -62 58 -28 58 0'));
      trees(p, 248, 18, 'm');
      p.rect('m', 0, 246, 480, 30);
    },
  },
};
