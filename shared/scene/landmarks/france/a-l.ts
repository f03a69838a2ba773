import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades } from '#shared/scene/built/domes.ts';
import { chalet, gable, houses } from '#shared/scene/built/west.ts';
import { humpBridge } from '#shared/scene/motifs/bridges.ts';
import { church } from '#shared/scene/motifs/churches.ts';
import { palaceFront } from '#shared/scene/motifs/monuments.ts';
import { gondolas } from '#shared/scene/motifs/snow.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const franceAToL: Landmarks = {
  'FR/annecy': {
    palette: 'alpine',
    subject: 'canal-palace',
    middle: 246,
    sky: { ...sun(110, 60, 24), horizon: 176 },
    draw(p) {
      range(p, 190, 130, 0.3, 300, 'F', 'f');
      houses(p, 222, [
        [-10, 56, 60, 'e'],
        [48, 50, 74, 'p'],
        [100, 52, 60, 'y'],
        [340, 50, 66, 'p'],
        [392, 46, 78, 'e'],
        [438, 52, 62, 'y'],
      ]);
      sea(p, 218, 240);
      p.path('k', 'M170 246L190 190H200V160H226V150L240 130 254 150H290V190H310L326 246Q250 262 170 246z');
      p.path('K', 'M254 150H290V190H310L326 246Q300 252 270 254z');
      p.path('w', 'M186 192L200 172H286L314 192z');
      p.path('w', 'M222 152L240 124L258 152z');
      p.grid('d', 208, 200, 6, 1, 15, 1, 7, 13);
      p.line('c', 2.4, 'M60 240h60M350 250h80M110 258h60');
      for (let i = 0; i < 12; i++) {
        p.circ(i % 2 ? 'w' : 'e', 4 + i * 12, 222, 4);
        p.circ(i % 2 ? 'w' : 'e', 346 + i * 12, 222, 4);
      }
    },
  },
  'FR/bordeaux': {
    palette: 'golden',
    subject: 'water-mirror',
    sky: { ...sun(356, 82, 34), horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 26, 3, 0.4);
      palaceFront(p, 240, 196, 1.1, 'p', 'q', 't');
      for (const k of [-96, 96] as const) {
        p.path('t', `M${240 + k - 40} 126L${240 + k - 28} 104H${240 + k + 28}L${240 + k + 40} 126z`);
      }
      p.path('t', 'M190 98L208 78H272L290 98z');
      p.path('b', 'M-10 196H490V270H-10z');
      p.path('c', 'M74 198H406V240Q320 258 240 262T74 244z');
      p.path('K', 'M182 198H298V206L240 232L182 206z');
      p.grid('n', 88, 206, 16, 1, 19.6, 1, 6, 22);
      p.line('p', 2.4, 'M40 212h30M410 220h40M180 254h60M270 246h60');
      for (const [x, k] of [
        [130, 1],
        [340, 1.1],
      ] as const) {
        p.at(x, 262, k, () => {
          p.circ('d', 0, -28, 5);
          p.path('d', 'M-6 0V-16q6-8 12 0V0z');
        });
      }
    },
  },
  'FR/chamonix': {
    palette: 'alpine',
    subject: 'needle-peak',
    middle: 260,
    sky: { ...sun(96, 50, 22), horizon: 176 },
    draw(p) {
      p.path('F', 'M-10 200L60 120 110 150 160 110 220 160V210zM490 190L430 110 390 140V200z');
      p.path(
        'f',
        'M120 206L170 150 200 130 226 96 240 100 262 30 270 30 280 74 300 110 330 92 352 130 400 160 440 206z',
      );
      p.path(
        'i',
        'M176 152L200 130 226 96 240 100 262 30 266 90 250 120 262 150 240 140 226 166 206 146zM300 110L330 92 352 130 400 160 380 176 350 150 330 160z',
      );
      p.path('l', 'M270 30L280 74 300 110 320 206H270Q290 140 264 92z');
      p.line('d', 3, 'M266 30V14');
      p.path('I', 'M330 160Q300 180 320 206H262Q290 176 330 160z');
      gondolas(p, -10, 150, 264, 40, 0.8);
      hills(p, 'm', 210, 20, 3, 0.3);
      conifers(p, 226, 34, 'm');
      ground(p, 'l', 224);
      church(p, 330, 250, 0.56, 'p', 'q', 't', 44);
      chalet(p, 90, 250, 0.9, false);
      chalet(p, 170, 256, 0.7, false);
      chalet(p, 430, 254, 0.8, false);
    },
  },
  'FR/colmar': {
    palette: 'alpine',
    subject: 'timbered-houses',
    middle: 240,
    sky: { ...sun(360, 64, 26), horizon: 186 },
    draw(p) {
      hills(p, 'F', 188, 24, 3, 0.4);
      for (const [x, w, h, c] of [
        [-14, 74, 66, 'w'],
        [62, 66, 78, 'y'],
        [130, 62, 62, 'b'],
        [286, 64, 72, 'e'],
        [352, 66, 60, 'l'],
        [420, 74, 76, 'y'],
      ] as const) {
        gable(p, x, 216, w, h, c, 'o', 'd', 0.6);
        p.line(
          'd',
          2,
          `M${x + 2} ${216 - h}H${x + w - 2}M${x + 2} ${216 - h * 0.5}H${x + w - 2}M${x + w * 0.34} 216V${216 - h}M${x + w * 0.66} 216V${216 - h}M${x + 3} ${216 - h * 0.5}L${x + w * 0.34} ${216 - h}M${x + w - 3} ${216 - h * 0.5}L${x + w * 0.66} ${216 - h}`,
          false,
        );
        p.grid('p', x + w * 0.42, 224 - h, 1, 2, 1, h * 0.5, w * 0.16, 14);
      }
      p.rect('K', -10, 214, 500, 6);
      sea(p, 218, 240);
      humpBridge(p, 240, 232, 70, 26);
      p.path('n', 'M210 234Q214 250 240 252T270 234z');
      for (let i = 0; i < 20; i++) {
        p.circ(i % 3 ? 'w' : 'e', i < 10 ? 6 + i * 18 : 290 + (i - 10) * 20, 220, 5);
      }
      p.at(130, 252, 0.9, () => {
        p.path('d', 'M-60-6H60L50 8H-50z');
        for (const k of [-30, -6, 18] as const) {
          p.path('w', `M${k - 5} -6v-12q5-6 10 0v12z`);
          p.circ('d', k, -23, 4);
        }
      });
    },
  },
  'FR/lyon': {
    palette: 'dawn',
    subject: 'hill-church-river',
    middle: 250,
    sky: { ...sun(112, 74, 30), horizon: 178 },
    draw(p) {
      hills(p, 'f', 176, 70, 1, 0.4);
      p.at(250, 118, 0.9, () => {
        p.rect('p', -44, -40, 88, 40);
        p.rect('q', 16, -40, 28, 40);
        p.path('p', 'M-46-40L0-58L46-40z');
        for (const k of [-48, 48] as const) {
          p.rect('p', k - 9, -70, 18, 70);
          p.rect('q', k, -70, 9, 70);
          p.path('p', `M${k - 12} -70V-78H${k + 12}V-70z`);
        }
        arcades(p, 't', -36, -4, 4, 19, 11, 22);
      });
      trees(p, 170, 16, 'l', 60, 440);
      p.rect('l', 0, 168, 480, 30);
      houses(p, 218, [
        [-10, 46, 52, 'e'],
        [38, 40, 62, 'y'],
        [80, 46, 54, 'p'],
        [128, 40, 66, 'e'],
        [170, 48, 56, 'w'],
        [220, 42, 64, 'p'],
        [264, 46, 54, 'y'],
        [312, 42, 66, 'e'],
        [356, 44, 56, 'p'],
        [402, 40, 62, 'w'],
        [444, 46, 54, 'e'],
      ]);
      p.rect('K', 0, 216, 480, 8);
      sea(p, 222, 112);
      p.rect('w', -10, 240, 500, 4);
      p.path('w', 'M236 258L243 196H249L256 258z');
      p.line(
        'w',
        1.4,
        'M246 198L130 240M246 198L170 240M246 198L210 240M246 198L282 240M246 198L322 240M246 198L362 240',
      );
    },
  },
};
