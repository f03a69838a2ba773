import type { Landmarks } from '#shared/scene/landmark.ts';
import { balloon, skyline } from '#shared/scene/built/things.ts';
import { parthenon } from '#shared/scene/forms/europe.ts';
import { blueMosque } from '#shared/scene/forms/world.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, mesas } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { whiteTown } from '#shared/scene/towns/europe.ts';

export const aegean: Landmarks = {
  'GR/santorini': {
    palette: 'lagoon', middle: 290,
    sky: { ...sun(110, 70, 28), horizon: 150 },
    draw(p) {
      islands(p, 146, 'F', 'f');
      sea(p, 144, 110, 'b', 'c', 270);
      sailBoat(p, 110, 206, 0.7);
      whiteTown(p, 226);
      sailBoat(p, 60, 170, 0.36);
    },
  },
  'GR/athens': {
    palette: 'golden',
    sky: { ...sun(350, 80, 36), horizon: 190 },
    draw(p) {
      hills(p, 'F', 184, 40, 3);
      p.path('k', 'M60 222L96 158 130 146H350L386 162 420 222z');
      p.path('K', 'M350 146L386 162 420 222H320L340 176z');
      parthenon(p, 240, 148, 1.1);
      trees(p, 224, 17, 'l');
      p.rect('l', 0, 222, 480, 20);
      for (let i = 0; i < 10; i++) {
        const h = 16 + (i % 3) * 8;
        p.rect('p', -10 + i * 50, 246 - h, 46, h + 30);
        p.rect('q', 24 + i * 50, 246 - h, 12, h + 30);
      }
      trees(p, 262, 13, 'm');
      p.rect('m', 0, 260, 480, 12);
    },
  },
  'TR/istanbul': {
    palette: 'sunset', middle: 250,
    sky: { ...sun(112, 100, 42), horizon: 196, birds: [320, 50] },
    draw(p) {
      skyline(p, 210, 8, 28, 'F');
      blueMosque(p, 252, 212, 1.04);
      trees(p, 218, 12, 'm');
      p.rect('m', 0, 216, 480, 10);
      sea(p, 222, 112);
      ferryBoat(p, 110, 248, 0.9);
    },
  },
  'TR/goreme': {
    palette: 'dawn', middle: 236,
    sky: { ...sun(90, 100, 30), horizon: 180 },
    draw(p) {
      mesas(p, 200, 'F', 'f');
      for (const [x, w, h] of [[40, 40, 84], [112, 30, 60], [360, 34, 70], [432, 46, 96], [250, 30, 52]] as const) {
        p.at(x, 226, 1, () => {
          p.path('e', `M${-w} 0Q${-w * 0.4} ${-h * 0.4} ${-w * 0.22} ${-h}H${w * 0.22}Q${w * 0.4} ${-h * 0.4} ${w} 0z`);
          p.path('w', `M0 ${-h}H${w * 0.22}Q${w * 0.4} ${-h * 0.4} ${w} 0H${w * 0.1}z`);
          p.path('o', `M${-w * 0.4} ${-h + 2}Q0 ${-h - 26} ${w * 0.4} ${-h + 2}z`);
          p.grid('d', -6, -h * 0.5, 2, 1, 9, 1, 4, 8);
        });
      }
      hills(p, 'K', 232, 12, 3);
      for (const [x, y, s, c] of [[230, 84, 1.5, 'w'], [130, 54, 0.8, 'l'], [330, 48, 0.9, 'y'], [392, 96, 0.62, 'b'], [166, 132, 0.55, 'o'], [300, 134, 0.5, 'w'], [60, 42, 0.5, 'w']] as const) {
        balloon(p, x, y, s, c);
      }
    },
  },
};
