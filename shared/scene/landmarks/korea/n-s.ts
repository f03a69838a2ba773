import type { Landmarks } from '#shared/scene/landmark.ts';
import { eave } from '#shared/scene/built/asia.ts';
import { balloon, skyline } from '#shared/scene/built/things.ts';
import { houses } from '#shared/scene/built/west.ts';
import { seoulTower } from '#shared/scene/forms/asia.ts';
import { heron } from '#shared/scene/motifs/animals.ts';
import { pavilion } from '#shared/scene/motifs/asia.ts';
import { reedField } from '#shared/scene/motifs/land.ts';
import { headland } from '#shared/scene/motifs/shore.ts';
import { skier } from '#shared/scene/motifs/snow.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { ground, islands, sea, snow } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { conifers, pine, reeds, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';
import { hanokTown } from '#shared/scene/towns/asia.ts';

export const koreaNToS: Landmarks = {
  'KR/namhae': {
    palette: 'monsoon',
    subject: 'rice-terraces',
    middle: 200,
    sky: { ...sun(360, 66, 26), horizon: 166 },
    draw(p) {
      islands(p, 168);
      sea(p, 166, 360, 'b', 'c');
      for (let i = 0; i < 7; i++) {
        const a = 176 + i * 14;
        p.path(i % 2 ? 'y' : 'l', `M-10 ${a - 20}Q90 ${a - 26} 180 ${a}T${330 - i * 6} ${a + 40}L300 270H-10z`);
        p.line('m', 1.6, `M-10 ${a - 20}Q90 ${a - 26} 180 ${a}T${330 - i * 6} ${a + 40}`);
      }
      houses(p, 176, [
        [40, 34, 20, 'p'],
        [84, 34, 22, 'e'],
      ]);
      fishingBoat(p, 400, 226, 0.9);
    },
  },
  'KR/paju': {
    palette: 'nordic',
    subject: 'wind-field',
    middle: 230,
    sky: { ...sun(350, 82, 32), horizon: 182 },
    draw(p) {
      hills(p, 'F', 182, 34, 3, 0.2);
      p.path('b', 'M-10 190H490V206H-10z');
      p.path('c', 'M40 196h120v4H40zM220 194h140v4H220z');
      ground(p, 'y', 204);
      reedField(p, 214, 'y', 'Y');
      p.at(150, 224, 1, () => {
        p.path('w', 'M-34 0L-30-60H30L34 0z');
        p.path('o', 'M6-60H30L34 0H10z');
        p.rect('p', -40, -66, 80, 8);
        p.grid('p', -24, -50, 4, 2, 13, 22, 8, 14);
      });
      for (const [x, s] of [
        [290, 1.3],
        [360, 1],
        [410, 0.8],
      ] as const) {
        p.at(x, 236, s, () => {
          p.line('w', 4, 'M0 0V-40');
          p.path(cycle(['w', 'y', 'b'] as const, Math.round(s * 10)), 'M-20-40Q0-60 20-40Q14-24 0-40Q-14-24-20-40z');
        });
      }
      for (const [x, y] of [
        [200, 80],
        [222, 72],
        [244, 66],
        [266, 74],
        [288, 84],
      ] as const) {
        p.path('d', `M${x - 8} ${y + 2}q5-7 8 0q3-7 8 0q-4 0-8 4q-4-4-8-4z`);
      }
    },
  },
  'KR/pohang': {
    palette: 'sunset',
    subject: 'lighthouse-cape',
    middle: 220,
    sky: { ...sun(250, 126, 52), horizon: 180 },
    draw(p) {
      sea(p, 174, 250);
      headland(p, 178, false, 1.2);
      p.path('d', 'M300 232Q380 214 490 228V270H280z');
      for (const [x, y] of [
        [330, 214],
        [372, 206],
        [416, 212],
      ] as const) {
        p.path('o', `M${x - 22} ${y + 18}L${x - 10} ${y}H${x + 8}L${x + 20} ${y + 18}z`);
      }
      for (const [x, y] of [
        [170, 96],
        [194, 108],
        [330, 92],
      ] as const) {
        p.line('d', 1.8, `M${x - 10} ${y}q5-7 10 0q5-7 10 0`);
      }
      fishingBoat(p, 240, 250, 0.9);
    },
  },
  'KR/pyeongchang': {
    palette: 'winter',
    subject: 'ski-jump',
    middle: 300,
    sky: { ...sun(110, 70, 26), horizon: 190 },
    draw(p) {
      range(p, 204, 96, 0.4, 330, 'F', 'f');
      snow(p, 196);
      conifers(p, 216, 30, 'm', -10, 160);
      p.path('i', 'M330 92L352 88Q330 180 180 236L150 240Q300 180 330 92z');
      p.path('I', 'M342 90L352 88Q330 180 180 236L165 238Q320 190 342 90z');
      p.at(356, 214, 1, () => {
        p.path('t', 'M-10 0L-4-132H8L14 0z');
        p.path('d', 'M2-132H8L14 0H4z');
        p.path('w', 'M-34-150L-26-126H24L30-150z');
        p.path('o', 'M2-150H30L24-126H2z');
        p.grid('p', -26, -145, 5, 1, 11, 1, 7, 8);
      });
      skier(p, 190, 150, 0.8, true);
      conifers(p, 276, 60, 'd', 410, 490);
    },
  },
  'KR/seoul': {
    palette: 'dawn',
    subject: 'tile-roofs-and-tower',
    sky: { ...sun(318, 84, 34), horizon: 200 },
    draw(p) {
      range(p, 190, 120, 0, 210);
      hills(p, 'l', 176, 54, 1, 0);
      trees(p, 178, 9, 'm', 60, 420);
      seoulTower(p, 236, 142, 0.9);
      hills(p, 'm', 196, 26, 2, 0.4);
      hanokTown(p, 246);
      pine(p, true, 18);
    },
  },
  'KR/sokcho': {
    palette: 'alpine',
    subject: 'rock-wall-harbour',
    sky: { ...sun(110, 62, 24), horizon: 176 },
    draw(p) {
      p.path('F', 'M-10 190L60 120 120 150 190 100 490 130V190z');
      p.path(
        'k',
        'M96 182L112 120 130 128 142 84 160 92 170 62 190 78 204 54 222 74 238 48 256 72 276 58 292 82 310 64 326 90 346 78 360 108 380 98 396 140 420 182z',
      );
      p.path(
        'K',
        'M142 84L160 92 156 182H134zM204 54L222 74 214 182H196zM276 58L292 82 288 182H266zM346 78L360 108 380 98 396 140 420 182H340z',
      );
      trees(p, 190, 16, 'l');
      p.rect('l', 0, 188, 480, 20);
      houses(p, 210, [
        [20, 40, 18, 'p'],
        [62, 36, 22, 'e'],
        [300, 40, 20, 'p'],
        [342, 44, 26, 'e'],
        [392, 40, 18, 'p'],
      ]);
      sea(p, 208, 240);
      fishingBoat(p, 130, 242, 1);
      fishingBoat(p, 350, 232, 0.7, true);
    },
  },
  'KR/suncheon': {
    palette: 'sunset',
    subject: 'reed-marsh',
    middle: 250,
    sky: { ...sun(250, 126, 50), horizon: 178 },
    draw(p) {
      hills(p, 'F', 176, 34, 3, 0.6);
      ground(p, 'b', 176);
      p.path('y', 'M-10 176H200Q280 190 220 204T330 236T200 270H-10zM490 176H270Q330 190 280 204T390 232T290 270H490z');
      p.path('Y', 'M-10 214Q80 204 120 224T60 270H-10zM490 204Q420 206 430 230T380 270H490z');
      for (const [x, y, r] of [
        [60, 196, 16],
        [130, 190, 12],
        [380, 192, 14],
        [440, 200, 18],
      ] as const) {
        p.oval('o', x, y, r, r * 0.42);
      }
      heron(p, 330, 236, 0.7);
      heron(p, 150, 240, 0.9, true);
      reeds(p, 16);
      reeds(p, 440);
    },
  },
  'KR/suwon': {
    palette: 'golden',
    subject: 'city-gate',
    middle: 240,
    sky: { ...sun(116, 82, 32), horizon: 188 },
    draw(p) {
      skyline(p, 204, 16, 40, 'F');
      hills(p, 'l', 214, 40, 1, 0.5);
      p.path('k', 'M-10 250L60 214 150 196 240 190 330 196 420 214 490 250V270H-10z');
      let d = '';
      for (let i = 0; i < 22; i++) {
        const x = 4 + i * 22,
          y = 190 + Math.abs(i - 10.6) ** 2 * 0.42;
        d += `M${x} ${y}v-10h12v10z`;
      }
      p.path('k', d);
      p.rect('w', 176, 150, 128, 30);
      for (let i = 0; i < 7; i++) {
        p.rect('o', 176 + i * 20.6, 150, 4, 30);
      }
      eave(p, 240, 156, 176, 30, 'd', 8, 0.72);
      p.rect('w', 200, 116, 80, 18);
      eave(p, 240, 122, 116, 30, 'd', 8, 0.62);
      p.path('k', 'M166 200H314V178H166z');
      p.path('d', 'M222 250v-34q18-22 36 0v34z');
      ground(p, 'm', 250);
      p.at(392, 200, 0.7, () => pavilion(p, 0, 0, 1));
      balloon(p, 90, 110, 1, 'w', 'p');
    },
  },
};
