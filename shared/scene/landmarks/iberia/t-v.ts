import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { hillTown, spire } from '#shared/scene/built/west.ts';
import { flowers } from '#shared/scene/motifs/land.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { palm } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const iberiaTToV: Landmarks = {
  'ES/tenerife': {
    palette: 'desert',
    subject: 'volcano-lava',
    middle: 240,
    sky: { ...sun(110, 66, 28), clouds: 1, cloudY: 40, horizon: 160 },
    draw(p) {
      p.path('f', 'M40 186Q170 160 230 84L250 60 262 66 276 58 300 84Q350 160 470 186z');
      p.path('i', 'M222 96L250 60 262 66 276 58 304 90 290 84 280 104 262 86 250 106 240 86z');
      p.path('l', 'M276 58L300 84Q350 160 470 186H340Q330 120 270 70z');
      p.line('g', 12, 'M-10 176H130M100 184H260M250 178H380M360 186H490');
      p.path('w', 'M-10 270V204Q120 188 250 206T490 200V270z');
      p.path('o', 'M-10 270V238Q140 222 280 240T490 232V270z');
      p.path('K', 'M96 240L104 180 92 160 110 140 128 150 130 180 146 240z');
      p.path('d', 'M110 140L128 150 130 180 146 240H126L118 180z');
      p.path('w', 'M380 250L392 170Q400 150 406 170L418 250z');
      p.path('w', 'M352 256L360 196Q366 182 372 196L380 256z');
      flowers(p, 250, 'y', 20);
    },
  },
  'ES/toledo': {
    palette: 'desert',
    subject: 'hill-fortress',
    middle: 270,
    sky: { ...sun(112, 78, 32), horizon: 184 },
    draw(p) {
      hills(p, 'F', 184, 30, 3, 0.2);
      hillTown(p, 60, 204, 360, 90, ['e', 'p', 'y', 'e', 'w'], 'w');
      p.at(360, 128, 1, () => {
        p.rect('e', -44, -38, 88, 44);
        p.rect('w', 20, -38, 24, 44);
        for (const k of [-40, 40] as const) {
          p.rect('e', k - 9, -58, 18, 64);
          p.path('t', `M${k - 11} -58L${k} -82L${k + 11} -58z`);
        }
        p.grid('d', -30, -30, 5, 2, 12, 16, 5, 8);
      });
      spire(p, 230, 160, 22, 120, 'y', 'Y', 't');
      p.path('Y', 'M-10 226Q60 190 120 206H400Q450 196 490 214V240H-10z');
      p.path('b', 'M-10 234Q120 222 240 240T490 228V258Q340 268 220 256T-10 262z');
      p.path('K', 'M20 248V222H150V248H128A43 34 0 0 0 42 248z');
      p.rect('K', 24, 196, 18, 30);
      p.path('o', 'M-10 270V262Q120 246 260 264L280 270z');
    },
  },
  'ES/valencia': {
    palette: 'lagoon',
    subject: 'white-shells',
    middle: 210,
    sky: { ...sun(360, 70, 28), horizon: 188 },
    draw(p) {
      hills(p, 'F', 188, 20, 3, 0.4);
      skyline(p, 204, 20, 60, 'F', 300, 490);
      p.path('p', 'M40 212Q70 120 210 112Q330 118 356 212z');
      p.path('n', 'M96 212Q120 150 210 144Q290 150 306 212z');
      p.line(
        'p',
        3,
        'M130 212Q150 160 210 146M170 212Q180 170 210 146M210 212V146M250 212Q240 170 210 146M286 212Q270 164 210 146',
      );
      p.path('q', 'M210 112Q330 118 356 212H330Q310 130 210 112z');
      for (let i = 0; i < 6; i++) {
        p.path(
          'p',
          `M${380 + i * 20} 212L${384 + i * 20} ${150 + i * 6}Q${400 + i * 20} ${160 + i * 6} ${402 + i * 20} 212H${396 + i * 20}Q${396 + i * 20} 176 ${388 + i * 20} ${172 + i * 6}L${386 + i * 20} 212z`,
        );
      }
      sea(p, 210, 210);
      p.path('c', 'M96 212Q130 244 210 246T306 212z');
      p.line('p', 2, 'M100 222h220M130 234h160');
      palm(p, 40, 262, 110, 0.06);
    },
  },
};
