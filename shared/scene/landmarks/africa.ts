import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { acacia, palm, reeds, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { savannaTown } from '#shared/scene/towns/south.ts';

export const africa: Landmarks = {
  'MA/marrakesh': {
    palette: 'desert',
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
    palette: 'lagoon',
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
    palette: 'golden', middle: 260,
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
    palette: 'sunset',
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
};
