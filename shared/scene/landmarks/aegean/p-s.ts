import type { Landmarks } from '#shared/scene/landmark.ts';
import { deer } from '#shared/scene/motifs/animals.ts';
import { fortress, windmill } from '#shared/scene/motifs/monuments.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { islands, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { sun } from '#shared/scene/sun.ts';
import { whiteTown } from '#shared/scene/towns/europe.ts';

export const aegeanPToS: Landmarks = {
  'TR/pamukkale': {
    palette: 'lagoon',
    subject: 'white-terraces',
    middle: 240,
    sky: { ...sun(112, 64, 26), clouds: 1, horizon: 150 },
    draw(p) {
      hills(p, 'F', 156, 30, 3, 0.4);
      for (const [x, h] of [
        [330, 36],
        [352, 44],
        [374, 44],
        [412, 30],
      ] as const) {
        p.rect('k', x - 4, 150 - h, 8, h);
        p.rect('k', x - 6, 146 - h, 12, 5);
      }
      p.rect('k', 322, 102, 58, 5);
      const steps = [
        [0, 150],
        [1, 172],
        [2, 196],
        [3, 222],
        [4, 250],
      ] as const;
      for (const [i, y] of steps) {
        p.path('p', `M-10 270V${y}Q60 ${y - 8} 120 ${y + 2}T260 ${y}T380 ${y + 4}T490 ${y - 2}V270z`);
        for (let j = 0; j < 6; j++) {
          const x = -20 + j * 96 + (i % 2) * 46,
            w = 44 + (j % 2) * 8;
          p.path('q', `M${x - w} ${y + 6}Q${x - w} ${y + 24} ${x} ${y + 24}T${x + w} ${y + 6}z`);
          p.oval('b', x, y + 6, w, 7);
          p.oval('c', x - 6, y + 4, w * 0.66, 3.4);
        }
      }
    },
  },
  'CY/paphos': {
    palette: 'golden',
    subject: 'white-rocks',
    middle: 290,
    sky: { ...sun(112, 80, 32), horizon: 174 },
    draw(p) {
      hills(p, 'F', 176, 30, 3, 0.2);
      sea(p, 172, 112);
      for (const [x, y, w, h] of [
        [300, 220, 130, 96],
        [376, 226, 70, 50],
        [220, 222, 44, 30],
        [420, 232, 50, 26],
      ] as const) {
        p.path(
          'p',
          `M${x - w / 2} ${y}L${x - w * 0.42} ${y - h * 0.6} ${x - w * 0.2} ${y - h} ${x + w * 0.1} ${y - h * 0.9} ${x + w * 0.34} ${y - h * 0.5} ${x + w / 2} ${y}z`,
        );
        p.path(
          'q',
          `M${x - w * 0.04} ${y - h * 0.95}L${x + w * 0.1} ${y - h * 0.9} ${x + w * 0.34} ${y - h * 0.5} ${x + w / 2} ${y}H${x + w * 0.06}z`,
        );
        p.line('p', 3, `M${x - w * 0.6} ${y + 2}h${w * 1.2}`);
      }
      p.path('e', 'M-10 270V244Q110 226 240 248L290 270z');
      sailBoat(p, 110, 222, 0.8);
      for (const [x, y] of [
        [60, 258],
        [110, 252],
        [160, 260],
      ] as const) {
        p.oval('k', x, y, 10, 4);
      }
    },
  },
  'GR/rhodes': {
    palette: 'sunset',
    subject: 'harbour-castle',
    middle: 250,
    sky: { ...sun(120, 106, 44), horizon: 182 },
    draw(p) {
      p.path('F', 'M250 186Q340 110 490 130V190z');
      sea(p, 180, 120);
      fortress(p, 360, 190, 0.9, 'e', 'o', 'e');
      p.rect('k', 30, 204, 460, 10);
      for (const [x, s] of [
        [80, 0.8],
        [140, 0.9],
        [210, 1],
      ] as const) {
        windmill(p, x ?? 0, 206, (s ?? 1) * 0.62, 'p', 'q', 'w');
      }
      sea(p, 212, 120);
      for (const x of [150, 290] as const) {
        p.rect('k', x - 8, 222, 16, 40);
        p.rect('K', x + 2, 222, 6, 40);
        deer(p, x, 224, 0.5, x > 200);
      }
      sailBoat(p, 390, 250, 0.8);
    },
  },
  'GR/santorini': {
    palette: 'lagoon',
    subject: 'cliff-town',
    middle: 290,
    sky: { ...sun(110, 70, 28), horizon: 150 },
    draw(p) {
      islands(p, 146, 'F', 'f');
      sea(p, 144, 110, 'b', 'c', 270);
      sailBoat(p, 110, 206, 0.7);
      whiteTown(p, 226);
      sailBoat(p, 60, 170, 0.36);
    },
  },
};
