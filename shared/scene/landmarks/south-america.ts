import type { Landmarks } from '#shared/scene/landmark.ts';
import { christStatue } from '#shared/scene/forms/world.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills, karst, range } from '#shared/scene/nature/mountains.ts';
import { conifers, leaves } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAmerica: Landmarks = {
  'BR/rio-de-janeiro': {
    palette: 'sunset', middle: 290,
    sky: { ...sun(118, 110, 42), horizon: 180 },
    draw(p) {
      hills(p, 'F', 180, 36, 3, 0.2);
      karst(p, 118, 196, 104, 92, 'f', 'l');
      karst(p, 56, 196, 74, 46, 'f', 'l');
      sea(p, 188, 118);
      p.path('m', 'M180 270Q220 230 262 174Q296 120 322 108H338Q366 140 400 180T490 250V270z');
      p.path('d', 'M330 108H338Q366 140 400 180T490 250V270H360Q350 180 330 108z');
      christStatue(p, 330, 96, 0.9);
      sailBoat(p, 86, 242, 0.6);
      leaves(p, false);
    },
  },
  'PE/machu-picchu': {
    palette: 'monsoon', middle: 250,
    sky: { ...sun(120, 64, 26), horizon: 150 },
    draw(p) {
      range(p, 180, 112, 0.3, 130, 'F', 'F');
      p.path('f', 'M150 200Q210 140 236 76Q254 50 272 70Q310 130 350 160L390 200z');
      p.path('l', 'M262 60Q310 130 350 160L390 200H270Q296 130 262 60z');
      mist(p, 172);
      p.path('l', 'M-10 270V210Q80 176 160 190T340 196T490 176V270z');
      for (let i = 0; i < 5; i++) {
        const y = 204 + i * 14;
        p.path(i % 2 ? 'l' : 'm', `M${-10} ${y + 8}Q120 ${y - 12 + i * 3} 260 ${y + 4}T490 ${y - 6}V270H-10z`);
        p.line('k', 2.2, `M-10 ${y + 8}Q120 ${y - 12 + i * 3} 260 ${y + 4}T490 ${y - 6}`);
      }
      for (const [x, y] of [[150, 200], [184, 200], [214, 204], [250, 206], [292, 204], [326, 200]] as const) {
        p.path('k', `M${x} ${y}v-14l10-10 10 10v14z`);
      }
      for (const [x, y] of [[160, 200], [224, 204], [302, 204]] as const) {
        p.path('K', `M${x} ${y}v-24l10 10v14z`);
      }
      p.at(96, 250, 0.9, () => p.path('d', 'M-22 0V-18Q-24-26-16-28H6L10-52 8-58 13-56 17-58 16-54 22-50 20-46H16L15-24 12-18V0H8V-16H-14L-17 0z'));
    },
  },
  'BO/uyuni': {
    palette: 'lilac',
    sky: { ...sun(240, 128, 40), horizon: 150 },
    draw(p) {
      range(p, 150, 40, 0, 200, 'F', 'f');
      p.rect('g', 0, 150, 480, 120);
      p.circ('u', 240, 172, 40);
      p.path('F', 'M0 150H480L400 172 350 156 250 176 200 158 110 170z');
      p.line('p', 2, 'M-10 214L70 204 140 222 220 208 310 226 390 210 490 220M70 204L40 270M140 222L150 270M220 208L250 270M310 226L330 270M390 210L440 270M-10 184L90 176 190 186 300 178 400 188 490 180');
      p.at(330, 208, 0.8, () => {
        p.path('d', 'M-40 0V-16L-26-18-16-32H20L32-18 40-14V0z');
        p.circ('d', -22, 2, 7);
        p.circ('d', 24, 2, 7);
        p.path('c', 'M-10-28H2V-19H-17zM6-28H17L25-19H6z');
      });
    },
  },
  'AR/el-chalten': {
    palette: 'dawn',
    sky: { horizon: 190 },
    draw(p) {
      p.path('F', 'M-10 200L40 150 70 160 110 118 140 150 180 130V204zM490 196L450 140 420 150 390 110 360 140 320 130V204z');
      p.path('e', 'M130 206L180 160 196 104 208 114 218 70 232 92 244 30 262 46 270 84 284 72 298 120 310 112 330 160 372 206z');
      p.path('w', 'M244 30L262 46 270 84 284 72 298 120 310 112 330 160 372 206H272L250 150 262 110z');
      p.path('p', 'M150 188L180 160 200 172 222 156 240 176 262 162 290 180 320 168 340 178 372 206H130z');
      hills(p, 'l', 212, 16, 3);
      p.path('m', 'M-10 270V230Q140 206 260 226T490 220V270z');
      p.path('c', 'M220 222C300 236 180 250 230 270H300C250 250 330 236 240 222z');
      conifers(p, 276, 40, 'd', -10, 120);
    },
  },
};
