import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { giraffe } from '#shared/scene/motifs/animals.ts';
import { clockTower } from '#shared/scene/motifs/monuments.ts';
import { felucca } from '#shared/scene/nature/boats.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { acacia, palm, reeds, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const africaNToZ: Landmarks = {
  'KE/nairobi': {
    palette: 'golden',
    subject: 'giraffes',
    middle: 190,
    sky: { ...sun(360, 84, 36), horizon: 190 },
    draw(p) {
      skyline(p, 204, 14, 40, 'F', 150, 380);
      blocks(
        p,
        206,
        [
          [230, 16, 70, 2],
          [252, 16, 54, 0],
          [274, 18, 62, 3],
          [210, 14, 44, 0],
        ],
        'F',
        'f',
      );
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
  'TZ/ngorongoro': {
    palette: 'monsoon',
    subject: 'crater-wildlife',
    middle: 250,
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
        p.path(
          'd',
          'M-50 0L-48-20Q-54-44-30-48Q0-52 26-46Q40-52 52-40L66-32L70-46 74-30Q74-20 62-18L46-20Q36-22 34-14V0H22L20-12H-22L-26 0H-36L-38-10-42 0z',
        );
      });
      p.at(170, 248, 0.8, () => {
        p.path('p', 'M-28 0L-26-20Q-34-36-18-38H10Q18-40 24-52L34-58 40-50 34-42Q30-30 24-24L22 0H17L15-18H-15L-20 0z');
        p.line('d', 3, 'M-18-36L-22-18M-8-37L-10-20M2-37L1-20M12-37L14-22M22-46L28-36');
      });
      p.path('m', 'M-10 270V236Q40 240 90 262L100 270zM490 270V230Q440 236 400 262L390 270z');
      acacia(p, 440, 246, 70);
    },
  },
  'TZ/serengeti': {
    palette: 'golden',
    subject: 'lion-rock',
    middle: 190,
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
  'ZW/victoria-falls': {
    palette: 'sunset',
    subject: 'waterfall',
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
      p.path(
        'd',
        'M430 116H490V270H390Q440 190 430 116zM40 270L60 196 96 190 116 270zM200 270L214 210 240 200 256 270z',
      );
      for (const [x, r] of [
        [20, 30],
        [90, 38],
        [160, 32],
        [230, 40],
        [300, 34],
      ] as const) {
        p.oval('g', x, 236, r * 1.3, r * 0.6);
      }
      p.path('m', 'M-10 270V256Q160 236 330 262V270z');
      acacia(p, 420, 120, 60);
    },
  },
  'TZ/zanzibar': {
    palette: 'lagoon',
    subject: 'river-sails',
    middle: 300,
    sky: { ...sun(112, 70, 28), horizon: 170 },
    draw(p) {
      sea(p, 168, 112);
      for (const [x, w, h] of [
        [250, 60, 66],
        [312, 54, 84],
        [368, 62, 70],
        [432, 60, 90],
      ] as const) {
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
