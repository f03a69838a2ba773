import type { Landmarks } from '#shared/scene/landmark.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { gable } from '#shared/scene/built/west.ts';
import { reindeer } from '#shared/scene/motifs/animals.ts';
import { standingFigure } from '#shared/scene/motifs/asia.ts';
import { fish, kayak, pier, reef, turtle, whaleTail } from '#shared/scene/motifs/shore.ts';
import { fishingBoat, yacht } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, river, sea } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { conifers, leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const unitedStatesHToK: Landmarks = {
  'US/hilton-head': {
    palette: 'golden',
    subject: 'lighthouse-cape',
    middle: 190,
    sky: { ...sun(352, 82, 34), horizon: 178 },
    draw(p) {
      sea(p, 176, 352);
      trees(p, 184, 14, 'f', -10, 130);
      p.path('l', 'M-10 270V222Q120 200 230 218L260 270z');
      p.at(170, 222, 1.2, () => {
        p.path('p', 'M-17 0L-9-108H9L17 0z');
        for (let i = 0; i < 5; i++) {
          const a = 17 - i * 1.6,
            b = -i * 22;
          p.path('w', `M${-a} ${b}L${-a + 0.8} ${b - 11}H${a - 0.8}L${a} ${b}z`);
        }
        p.path('d', 'M-13-108H13V-112H-13z');
        p.rect('y', -7, -124, 14, 12);
        p.path('w', 'M-10-124L0-138L10-124z');
      });
      pier(p, 224, 250, 'o');
      yacht(p, 330, 244, 0.9);
      sailBoat(p, 430, 252, 1);
      p.oval('p', 80, 250, 28, 8);
      p.line('d', 1.6, 'M40 240V196');
      p.path('w', 'M40 196L62 203L40 210z');
    },
  },
  'US/honolulu': {
    palette: 'lagoon',
    subject: 'mountain-over-sea',
    middle: 270,
    sky: { clouds: 2, horizon: 170 },
    draw(p) {
      p.path('f', 'M120 178Q190 160 220 120L250 100Q300 104 340 96L384 88Q420 130 490 160V180z');
      p.path('l', 'M384 88Q420 130 490 160V180H330Q370 140 384 88zM250 100Q262 140 240 178H200Q240 140 250 100z');
      skyline(p, 182, 10, 50, 'p', -10, 170);
      sea(p, 176);
      p.path('e', 'M-10 270V238Q140 250 250 226T490 236V270z');
      p.path('p', 'M-10 238Q140 250 250 226T490 236V230Q380 212 250 218T-10 232z');
      palm(p, 70, 266, 170, 0.1);
      palm(p, 120, 268, 126, 0.2);
      palm(p, 430, 272, 150, -0.14);
      p.at(250, 256, 1, () => {
        p.path('w', 'M-4 4Q-10-30 0-62Q10-30 4 4z');
        p.line('p', 1.6, 'M0-58V0');
      });
    },
  },
  'US/jackson': {
    palette: 'dawn',
    subject: 'barn-mountains',
    middle: 260,
    sky: { horizon: 174, ...sun(380, 62, 24) },
    draw(p) {
      p.path(
        'f',
        'M-10 200L60 150 100 160 150 100 170 112 210 60 226 34 240 52 256 90 276 74 306 112 330 100 370 150 410 140 490 190V206z',
      );
      p.path(
        'i',
        'M134 116L150 100 170 112 210 60 226 34 240 52 256 90 276 74 306 112 290 108 272 124 250 106 232 124 214 100 190 124 166 122z',
      );
      p.path('l', 'M226 34L240 52 256 90 250 140 280 206H210L232 110z');
      hills(p, 'm', 204, 14, 3, 0.3);
      conifers(p, 212, 24, 'm', -10, 490, 0.6, 0.4);
      ground(p, 'y', 210);
      river(p, 206, 210);
      p.at(370, 240, 1.15, () => {
        p.path('o', 'M-44 0V-26L-24-26-12-52H12L24-26 44-26V0z');
        p.path('d', 'M-48-24L-26-32-14-56H14L26-32 48-24 46-20 22-26 10-50H-10L-22-26-46-20z');
        p.rect('d', -9, -18, 18, 18);
        p.rect('y', -5, -42, 10, 9);
      });
      reindeer(p, 110, 252, 0.9, true);
    },
  },
  'US/kailua-kona': {
    palette: 'night',
    subject: 'volcano-lava',
    middle: 340,
    sky: { stars: 30, horizon: 180, ...sun(96, 48, 18) },
    draw(p) {
      p.path('l', 'M-10 200Q160 130 300 120T490 150V210z');
      p.path('d', 'M490 270V150Q420 150 380 180L360 206 330 210 320 240 290 246 280 270z');
      p.line('w', 8, 'M470 150Q440 170 424 186T372 210L352 238');
      p.line('y', 3.4, 'M470 150Q440 170 424 186T372 210L352 238');
      p.line('w', 5, 'M424 186Q410 214 420 240');
      p.path('b', 'M-10 200H340L290 270H-10z');
      p.path(
        'h',
        'M340 236C310 214 350 196 320 176C300 150 340 130 356 150C390 140 392 180 370 190C376 214 352 214 352 238z',
      );
      p.line('w', 2.4, 'M240 224h50M200 238h70M160 252h80');
      palm(p, 60, 276, 150, 0.1);
    },
  },
  'US/kauai': {
    palette: 'lagoon',
    subject: 'high-cliffs',
    middle: 320,
    sky: { ...sun(100, 54, 24), horizon: 164 },
    draw(p) {
      sea(p, 176, 100);
      const list = [
        [490, 30, 'f'],
        [400, 60, 'l'],
        [310, 84, 'f'],
        [226, 112, 'l'],
      ] as const;
      for (const [x, t, c] of list) {
        p.path(c, `M490 214V${t}L${x - 14} ${t + 6} ${x - 40} ${t + 60} ${x - 50} ${t + 54} ${x - 96} 214z`);
        p.path(
          'm',
          `M${x - 14} ${t + 6}L${x - 40} ${t + 60} ${x - 50} ${t + 54} ${x - 96} 214H${x - 60}L${x - 30} ${t + 80}z`,
        );
      }
      p.line('p', 3, 'M404 90V206M322 116V206');
      p.line('p', 3, 'M120 216h370');
      p.path('e', 'M240 226Q340 210 490 216V234Q360 234 240 226z');
      kayak(p, 110, 238, 1);
      whaleTail(p, 230, 256, 0.5);
      palm(p, 30, 280, 150, 0.08);
    },
  },
  'US/ketchikan': {
    palette: 'nordic',
    subject: 'stilt-houses',
    middle: 220,
    sky: { clouds: 2, horizon: 176 },
    draw(p) {
      hills(p, 'f', 180, 90, 2, 0.4);
      conifers(p, 196, 46, 'l');
      for (const [x, w, c] of [
        [-6, 50, 'w'],
        [46, 46, 'y'],
        [94, 50, 'b'],
        [300, 50, 'e'],
        [352, 46, 'w'],
        [400, 50, 'p'],
        [450, 44, 'y'],
      ] as const) {
        gable(p, x, 214, w, 34, c, 't', 'd', 0.5);
        p.grid(c === 'w' || c === 'b' ? 'p' : 't', x + 8, 190, 3, 1, 13, 1, 8, 12);
        p.line('d', 3, `M${x + 5} 214v18M${x + w / 2} 214v20M${x + w - 5} 214v18`);
      }
      p.rect('o', -10, 212, 162, 4);
      p.rect('o', 292, 212, 200, 4);
      for (const [x, h] of [
        [186, 150],
        [238, 180],
      ] as const) {
        p.rect('o', x - 12, 226 - h, 24, h);
        p.rect('d', x + 3, 226 - h, 9, h);
        for (let i = 0; i < 4; i++) {
          const y = 226 - h + 10 + (i * h) / 4.2;
          p.path(i % 2 ? 'l' : 'w', `M${x - 14} ${y}h28l-4 22h-20z`);
          p.circ('p', x - 5, y + 7, 3);
          p.circ('p', x + 5, y + 7, 3);
          p.path('y', `M${x - 4} ${y + 12}h8l-4 7z`);
        }
        p.path(
          'w',
          `M${x - 34} ${232 - h}Q${x - 14} ${222 - h} ${x} ${228 - h}Q${x + 14} ${222 - h} ${x + 34} ${232 - h}L${x + 10} ${240 - h}H${x - 10}z`,
        );
      }
      sea(p, 228, 240);
      fishingBoat(p, 390, 254, 0.8);
    },
  },
  'US/key-largo': {
    palette: 'lagoon',
    subject: 'sea-statue',
    middle: 250,
    sky: { ...sun(96, 34, 18), clouds: 1, cloudY: 30, horizon: 90 },
    draw(p) {
      p.path('m', 'M280 90Q360 66 490 76V94H280z');
      palm(p, 400, 84, 46, 0.05, 'd', 0.5);
      palm(p, 440, 84, 56, -0.05, 'd', 0.5);
      reef(p, 88);
      p.at(290, 228, 0.84, () => standingFigure(p, 0, 0, 0.9, 'c', 'n'));
      fish(p, 120, 130, 1.4, 'y');
      fish(p, 150, 146, 1.2, 'y');
      fish(p, 100, 154, 1.1, 'w');
      turtle(p, 380, 150, 0.6);
      p.at(180, 90, 0.8, () => {
        p.path('p', 'M-40-8H44L34 6H-30z');
        p.path('w', 'M-40-8H44L42-4H-38z');
      });
    },
  },
  'US/key-west': {
    palette: 'sunset',
    subject: 'lighthouse-cape',
    middle: 300,
    sky: { ...sun(140, 130, 52), horizon: 178 },
    draw(p) {
      sea(p, 176, 140);
      p.path('o', 'M230 270V218H490V270z');
      p.at(290, 220, 1, () => {
        p.path('p', 'M-12 0L-8-104H8L12 0z');
        p.path('q', 'M1-104H8L12 0H3z');
        p.rect('d', -13, -108, 26, 4);
        p.rect('y', -6, -120, 12, 12);
        p.path('d', 'M-9-120Q0-134 9-120z');
      });
      p.at(396, 222, 1, () => {
        p.rect('p', -60, -56, 120, 56);
        p.rect('q', 24, -56, 36, 56);
        p.path('t', 'M-72-54L-50-78H50L72-54z');
        for (const k of [-56, -20, 16, 52] as const) {
          p.rect('p', k - 2, -56, 4, 56);
        }
        p.rect('p', -64, -28, 128, 4);
        p.grid('w', -46, -22, 3, 1, 36, 1, 12, 22);
        p.grid('w', -46, -50, 3, 1, 36, 1, 12, 20);
      });
      palm(p, 240, 236, 90, -0.06);
      palm(p, 466, 240, 110, -0.1);
      p.at(110, 226, 1.3, () => {
        p.path('p', 'M-4-8L-6-74Q30-40 30-8zM-8-8L-10-60Q-34-30-36-8z');
        p.path('d', 'M-46-5H42Q36 6 22 6H-30Q-40 4-46-5z');
      });
    },
  },
  'US/kihei': {
    palette: 'golden',
    subject: 'whale',
    middle: 280,
    sky: { ...sun(116, 90, 38), horizon: 170 },
    draw(p) {
      p.path('f', 'M220 178Q300 150 350 112Q400 90 440 110T490 140V178z');
      p.path('F', 'M-10 178Q30 150 90 156T170 178z');
      sea(p, 174, 116);
      whaleTail(p, 270, 234, 1.3);
      palm(p, 446, 278, 180, -0.12);
      palm(p, 470, 276, 120, 0);
      leaves(p, false);
    },
  },
};
