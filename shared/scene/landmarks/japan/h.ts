import type { Landmarks } from '#shared/scene/landmark.ts';
import { castle, torii } from '#shared/scene/built/asia.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { chalet } from '#shared/scene/built/west.ts';
import { gondolas } from '#shared/scene/motifs/snow.ts';
import { ground, islands, sea, snow } from '#shared/scene/nature/ground.ts';
import { fuji, hills } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const japanH: Landmarks = {
  'JP/hakodate': {
    palette: 'night',
    subject: 'lights-between-bays',
    sky: { stars: 40, horizon: 190, sun: [390, 46, 16] },
    draw(p) {
      hills(p, 'l', 118, 26, 3, 0.1);
      p.path('h', 'M-10 122H490V270H-10z');
      p.path(
        's',
        'M-10 152C90 150 190 166 196 196C200 224 150 246 96 262L70 270H-10zM490 150C390 150 300 168 292 196C286 224 330 246 384 262L410 270H490z',
      );
      p.line('l', 2, 'M20 186h60M40 206h90M10 228h50M400 190h56M360 210h80M430 232h50');
      let d = '',
        g = '';
      for (let i = 0; i < 230; i++) {
        const t = p.r(),
          y = 124 + t * 146,
          k = Math.abs(y - 200),
          half = y < 200 ? 44 + Math.max(0, 196 - y) ** 1.5 * 0.42 : 46 + (k * k) / 44,
          x = 244 + (p.r() + p.r() - 1) * half,
          dot = `M${Math.round(x)} ${Math.round(y)}h.1`;
        if (x > 0 && x < 480) {
          if (t < 0.4) d += dot;
          else g += dot;
        }
      }
      p.line('p', 2, d);
      p.line('y', 3.2, g);
      conifers(p, 286, 44, 'd', -10, 490, 0.5);
    },
  },
  'JP/hakone': {
    palette: 'jade',
    subject: 'shrine-gate-water',
    sky: { ...sun(120, 70, 26), horizon: 176 },
    draw(p) {
      fuji(p, 250, 170, 190, 112, 'F');
      hills(p, 'f', 166, 40, 2, 0.9);
      hills(p, 'l', 182, 30, 3, 0.2);
      sea(p, 180);
      torii(p, 246, 226, 96);
      p.line('c', 3, 'M200 230h40M256 234h44M216 242h60');
      conifers(p, 272, 70, 'd', -10, 90);
      conifers(p, 274, 66, 'd', 410, 490);
    },
  },
  'JP/hakuba': {
    palette: 'alpine',
    subject: 'ski-slope',
    middle: 250,
    sky: { ...sun(96, 58, 22), horizon: 180 },
    draw(p) {
      p.path('f', 'M-10 200L50 130 84 142 140 70 168 92 214 40 246 66 282 36 320 76 356 60 420 130 490 160V210H-10z');
      p.path(
        'i',
        'M96 126L140 70 168 92 214 40 246 66 282 36 320 76 356 60 404 112 380 104 362 126 330 100 300 122 272 92 240 118 212 90 180 124 146 104z',
      );
      p.path('l', 'M214 40L246 66 236 110 260 200H200zM282 36L320 76 310 120 350 210H300z');
      snow(p, 192);
      p.at(330, 226, 0.9, () => {
        for (const k of [-60, 0] as const) {
          p.path(
            'I',
            `M${k + 60} -90L${k + 74} -94Q${k + 56} -10 ${k - 20} 26L${k - 40} 28Q${k + 40} -10 ${k + 60} -90z`,
          );
          p.rect('d', k + 66, -92, 6, 92);
          p.rect('w', k + 54, -102, 28, 10);
        }
      });
      conifers(p, 230, 34, 'm', -10, 150);
      gondolas(p, -10, 130, 240, 60, 0.8);
      chalet(p, 90, 250, 0.9);
      chalet(p, 180, 256, 0.7);
    },
  },
  'JP/himeji': {
    palette: 'dawn',
    subject: 'castle-keep',
    middle: 236,
    sky: { ...sun(350, 78, 32), horizon: 190 },
    draw(p) {
      skyline(p, 206, 14, 36, 'F');
      trees(p, 208, 16, 'l');
      ground(p, 'l', 206);
      castle(p, 236, 216, 1.14, 'p', 'k');
      castle(p, 130, 216, 0.5, 'p', 'k');
      castle(p, 346, 216, 0.54, 'p', 'k');
      trees(p, 230, 15, 'm');
      ground(p, 'm', 228);
      blossom(p, false, 20, 'e');
      blossom(p, true, 40, 'e');
      for (const [x, r] of [
        [40, 26],
        [90, 20],
        [400, 24],
        [450, 28],
      ] as const) {
        p.circ('e', x, 240, r);
      }
    },
  },
  'JP/hiroshima': {
    palette: 'sunset',
    subject: 'shrine-gate-water',
    sky: { ...sun(240, 150, 62), horizon: 190 },
    draw(p) {
      islands(p, 176);
      hills(p, 'f', 178, 18, 2, 0.3);
      sea(p, 176, 240);
      torii(p, 240, 226, 132);
      p.line('g', 3, 'M186 230h46M248 236h52M204 246h70M226 256h40');
    },
  },
};
