import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { meru, splitGate } from '#shared/scene/built/tropics.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { horse } from '#shared/scene/motifs/animals.ts';
import { rows, steam } from '#shared/scene/motifs/land.ts';
import { fish, kayak, reef, turtle } from '#shared/scene/motifs/shore.ts';
import { hornRoof } from '#shared/scene/motifs/south.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { bangka } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea, terraces } from '#shared/scene/nature/ground.ts';
import { hills, range, volcano } from '#shared/scene/nature/mountains.ts';
import { leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const indonesia: Landmarks = {
  'ID/kuta': {
    palette: 'sunset', subject: 'split-gate', middle: 220,
    sky: { ...sun(250, 148, 60), horizon: 180 },
    draw(p) {
      volcano(p, 380, 184, 130, 70, 'F', 'f', false);
      sea(p, 176, 250);
      p.path('g', 'M-10 246Q160 214 330 236T490 232V270H-10z');
      splitGate(p, 130, 246, 0.9);
      palm(p, 404, 272, 150, -0.1);
      palm(p, 446, 272, 112, 0.04);
    },
  },
  'ID/ubud': {
    palette: 'monsoon', subject: 'rice-terraces',
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
    palette: 'dawn', subject: 'terraced-temple', middle: 226,
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
          p.at(226 - w / 2 + 8 + j * ((w - 16) / Math.floor(w / 34)), 226 - i * 17 - 13, 0.13, () => p.sym('K', null, '0 -100 L4 -100 L8 -70 C40 -60 54 -30 54 0'));
        }
      }
      p.at(226, 146, 0.56, () => p.sym('k', 'K', '0 -116 L3 -116 L7 -70 C46 -62 58 -28 58 0'));
      trees(p, 248, 18, 'm');
      p.rect('m', 0, 246, 480, 30);
    },
  },
  'ID/jakarta': {
    palette: 'lilac', subject: 'skyline',
    sky: { ...sun(350, 78, 32), horizon: 196 },
    draw(p) {
      skyline(p, 212, 40, 96, 'F');
      blocks(p, 216, [[70, 32, 130, 2], [112, 30, 98, 0], [376, 32, 146, 1], [416, 34, 104, 0], [340, 26, 88, 5], [150, 24, 76, 0]], 'f', 'l', 'y');
      p.at(240, 232, 1.06, () => {
        p.path('p', 'M-7-34L-3-160H3L7-34z');
        p.path('q', 'M0-160H3L7-34H0z');
        p.path('p', 'M-60-34Q-30-42-14-52H14Q30-42 60-34L54-26H-54z');
        p.path('q', 'M8-52H14Q30-42 60-34L54-26H8z');
        p.path('p', 'M-14-26H14L20 0H-20z');
        p.rect('p', -8, -166, 16, 6);
        p.path('y', 'M-6-166Q-10-182 2-196Q0-186 6-182Q10-174 6-166z');
      });
      trees(p, 240, 16, 'm');
      ground(p, 'm', 238);
    },
  },
  'ID/senggigi': {
    palette: 'lagoon', subject: 'turquoise-bay', middle: 190,
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
  'ID/labuan-bajo': {
    palette: 'golden', subject: 'ridge-bays', middle: 240,
    sky: { ...sun(370, 60, 26), horizon: 140 },
    draw(p) {
      sea(p, 140, 370, 'b', 'c');
      p.path('F', 'M-10 146Q60 120 130 146zM330 146Q400 116 490 140V146z');
      p.path('y', 'M-10 270V176Q40 150 90 164T160 140Q190 120 220 150T300 176Q340 150 380 166T490 150V270z');
      p.path('Y', 'M160 140Q190 120 220 150T300 176Q250 190 230 240L210 270H180Q220 200 160 140zM380 166T490 150V270H400Q420 210 380 166z');
      p.path('b', 'M40 190Q90 176 130 196Q150 220 110 228Q50 226 40 190zM250 196Q310 180 350 206Q370 232 330 242Q260 240 250 196z');
      p.path('p', 'M110 228Q150 222 130 196Q140 214 104 222zM330 242Q370 236 350 206Q354 230 322 236z');
      p.line('K', 2, 'M210 270Q220 210 200 160');
      p.at(420, 262, 1, () => p.path('d', 'M-60-2Q-30-14-10-14Q10-22 24-18L40-22Q50-20 48-14L30-10 26 0H18L14-6H-6L-12 0H-20L-18-6Q-40-2-60 4z'));
    },
  },
  'ID/batam': {
    palette: 'lagoon', subject: 'cable-stayed-bridge', middle: 240,
    sky: { ...sun(112, 74, 28), clouds: 1, horizon: 178 },
    draw(p) {
      islands(p, 178);
      hills(p, 'l', 190, 20, 3, 0.7);
      sea(p, 188, 112);
      for (const x of [160, 330] as const) {
        p.line('p', 5, `M${x - 8} 236L${x} 84L${x + 8} 236`);
        let d = '';
        for (let i = 1; i < 8; i++) {
          for (const k of [-1, 1] as const) {
            d += `M${x} ${86 + i * 5}L${x + k * i * 11} 186`;
          }
        }
        p.line('p', 1.2, d, false);
      }
      p.rect('p', -10, 185, 500, 6);
      p.rect('q', -10, 190, 500, 3);
      p.line('q', 4, 'M40 192V222M80 192V222M410 192V222M450 192V222', false);
      fishingBoat(p, 245, 240, 0.9);
      leaves(p, false);
    },
  },
  'ID/bintan': {
    palette: 'monsoon', subject: 'mangroves',
    sky: { ...sun(370, 62, 24), horizon: 176 },
    draw(p) {
      trees(p, 186, 26, 'f');
      p.path('b', 'M-10 186H490V270H-10z');
      p.path('c', 'M180 186H300Q330 214 260 236T300 270H170Q180 246 150 222T180 186z');
      for (const [x, y, s] of [[40, 220, 1.1], [110, 210, 0.9], [360, 212, 0.9], [430, 226, 1.2], [20, 256, 1.5], [464, 262, 1.5]] as const) {
        p.at(x, y, s, () => {
          p.line('d', 3, 'M0-30Q-20-18-26 8M0-30Q-8-10-10 8M0-30Q8-10 10 8M0-30Q22-18 28 8M0-30V-40');
          p.path('m', 'M-42-36Q-40-66-10-66Q6-80 26-64Q46-58 42-36Q20-30 0-32T-42-36z');
        });
      }
      kayak(p, 236, 228, 1);
      kayak(p, 200, 254, 1.2, 'y');
    },
  },
  'ID/bandung': {
    palette: 'jade', subject: 'tea-hills',
    sky: { ...sun(110, 70, 28), horizon: 170 },
    draw(p) {
      p.path('f', 'M-10 190Q60 130 110 120L130 112 160 126 340 120 370 108 392 122Q440 140 490 176V200z');
      p.path('K', 'M130 112L160 126 340 120 370 108Q360 150 250 156T130 112z');
      p.path('c', 'M176 140Q250 128 330 138Q310 150 250 150T176 140z');
      steam(p, 220, 146, 0.8, 'p');
      steam(p, 280, 146, 0.6, 'p');
      rows(p, 190, 'l', 'm');
      p.at(370, 204, 0.8, () => {
        p.rect('p', -50, -34, 100, 34);
        p.grid('t', -42, -26, 8, 1, 11, 1, 6, 16);
        p.path('w', 'M-62-32L-40-52H40L62-32z');
        p.rect('p', -14, -66, 28, 16);
        p.path('w', 'M-20-64L0-84L20-64z');
        p.rect('d', -0.8, -98, 1.6, 16);
      });
    },
  },
  'ID/surabaya': {
    palette: 'lilac', subject: 'smoking-crater', middle: 200,
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
  'ID/medan': {
    palette: 'dawn', subject: 'horned-roofs', middle: 260,
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
  'ID/manado': {
    palette: 'lagoon', subject: 'coral-reef', middle: 240,
    sky: { ...sun(110, 48, 20), horizon: 110 },
    draw(p) {
      volcano(p, 330, 116, 120, 74, 'f', 'l', false);
      reef(p, 114);
      p.path('n', 'M490 270V120Q420 130 400 170T350 230L330 270z');
      for (const [x, y, c] of [[410, 160, 'w'], [390, 200, 'y'], [440, 190, 'e'], [430, 236, 'w']] as const) {
        p.line(c, 5, `M${x} ${y}v-18M${x} ${y - 6}l-8-8M${x} ${y - 8}l8-9`);
      }
      turtle(p, 160, 190, 0.9);
      fish(p, 250, 160, 1.2, 'y');
      fish(p, 280, 176, 1, 'y');
      fish(p, 300, 156, 0.8, 'y');
    },
  },
  'ID/sorong': {
    palette: 'lagoon', subject: 'lagoon-islands',
    sky: { ...sun(400, 40, 20), clouds: 1, horizon: 110 },
    draw(p) {
      p.rect('b', 0, 96, 480, 180);
      p.path('F', 'M20 100Q40 84 70 100zM120 100Q140 80 170 100zM360 100Q400 78 440 100z');
      p.path('c', 'M90 150Q240 110 400 150T380 250Q240 280 110 240T90 150z');
      for (const [x, y, w, h] of [[80, 140, 70, 44], [170, 126, 52, 34], [300, 128, 60, 40], [410, 146, 80, 54], [230, 168, 56, 46], [60, 206, 96, 66], [340, 196, 74, 58], [440, 226, 110, 76], [180, 232, 86, 62], [290, 256, 70, 50]] as const) {
        p.oval('c', x, y, w * 0.66, 8);
        p.path('m', `M${x - w / 2} ${y}Q${x - w * 0.52} ${y - h * 0.8} ${x - w * 0.1} ${y - h}Q${x + w * 0.44} ${y - h} ${x + w / 2} ${y}Q${x} ${y + 7} ${x - w / 2} ${y}z`);
        p.path('l', `M${x - w * 0.44} ${y - h * 0.3}Q${x - w * 0.46} ${y - h * 0.86} ${x - w * 0.1} ${y - h}Q${x + w * 0.1} ${y - h * 0.98} ${x + w * 0.1} ${y - h * 0.6}Q${x - w * 0.2} ${y - h * 0.7} ${x - w * 0.44} ${y - h * 0.3}z`);
        p.line('k', 2, `M${x - w * 0.46} ${y + 1}Q${x} ${y + 8} ${x + w * 0.46} ${y + 1}`);
      }
      bangka(p, 250, 216, 0.5);
    },
  },
};
