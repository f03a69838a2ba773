import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import { balloon, skyline } from '#shared/scene/built/things.ts';
import { houses } from '#shared/scene/built/west.ts';
import { parthenon } from '#shared/scene/forms/europe.ts';
import { blueMosque } from '#shared/scene/forms/world.ts';
import { deer } from '#shared/scene/motifs/animals.ts';
import { fortress, windmill } from '#shared/scene/motifs/churches.ts';
import { yacht } from '#shared/scene/motifs/vehicles.ts';
import { ferryBoat, sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, mesas, range } from '#shared/scene/nature/mountains.ts';
import { cypress, palm, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';
import { whiteTown } from '#shared/scene/towns/europe.ts';

export const aegean: Landmarks = {
  'GR/santorini': {
    palette: 'lagoon', subject: 'cliff-town', middle: 290,
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
    palette: 'golden', subject: 'temple-hill',
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
    palette: 'sunset', subject: 'mosque', middle: 250,
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
    palette: 'dawn', subject: 'balloons', middle: 236,
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
  'GR/heraklion': {
    palette: 'desert', subject: 'red-columns', middle: 270,
    sky: { ...sun(360, 80, 32), horizon: 184 },
    draw(p) {
      p.path('f', 'M-10 196Q120 110 220 130T490 176V200z');
      ground(p, 'e', 196);
      p.rect('p', 150, 196, 230, 28);
      p.rect('q', 150, 216, 230, 8);
      p.rect('y', 150, 112, 230, 12);
      p.rect('w', 150, 122, 230, 7);
      p.rect('y', 210, 80, 170, 34);
      p.rect('w', 210, 76, 170, 6);
      for (const x of [166, 216, 266, 316, 360] as const) {
        p.path('w', `M${x - 6} 196L${x - 9} 138H${x + 9}L${x + 6} 196z`);
        p.path('o', `M${x + 2} 138H${x + 9}L${x + 6} 196H${x + 1}z`);
        p.rect('d', x - 12, 129, 24, 9);
      }
      for (const x of [232, 280, 328] as const) {
        p.rect('o', x, 90, 22, 20);
      }
      p.path('k', 'M120 224H400L440 270H80z');
      p.line('K', 1.6, 'M112 234H408M104 246H416M94 258H428');
      cypress(p, 60, 240, 90);
      cypress(p, 92, 234, 66);
      cypress(p, 440, 236, 84);
    },
  },
  'GR/rhodes': {
    palette: 'sunset', subject: 'harbour-castle', middle: 250,
    sky: { ...sun(120, 106, 44), horizon: 182 },
    draw(p) {
      p.path('F', 'M250 186Q340 110 490 130V190z');
      sea(p, 180, 120);
      fortress(p, 360, 190, 0.9, 'e', 'o', 'e');
      p.rect('k', 30, 204, 460, 10);
      for (const [x, s] of [[80, 0.8], [140, 0.9], [210, 1]] as const) {
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
  'CY/paphos': {
    palette: 'golden', subject: 'white-rocks', middle: 290,
    sky: { ...sun(112, 80, 32), horizon: 174 },
    draw(p) {
      hills(p, 'F', 176, 30, 3, 0.2);
      sea(p, 172, 112);
      for (const [x, y, w, h] of [[300, 220, 130, 96], [376, 226, 70, 50], [220, 222, 44, 30], [420, 232, 50, 26]] as const) {
        p.path('p', `M${x - w / 2} ${y}L${x - w * 0.42} ${y - h * 0.6} ${x - w * 0.2} ${y - h} ${x + w * 0.1} ${y - h * 0.9} ${x + w * 0.34} ${y - h * 0.5} ${x + w / 2} ${y}z`);
        p.path('q', `M${x - w * 0.04} ${y - h * 0.95}L${x + w * 0.1} ${y - h * 0.9} ${x + w * 0.34} ${y - h * 0.5} ${x + w / 2} ${y}H${x + w * 0.06}z`);
        p.line('p', 3, `M${x - w * 0.6} ${y + 2}h${w * 1.2}`);
      }
      p.path('e', 'M-10 270V244Q110 226 240 248L290 270z');
      sailBoat(p, 110, 222, 0.8);
      for (const [x, y] of [[60, 258], [110, 252], [160, 260]] as const) {
        p.oval('k', x, y, 10, 4);
      }
    },
  },
  'TR/antalya': {
    palette: 'lagoon', subject: 'cliff-harbour', middle: 320,
    sky: { ...sun(110, 66, 26), horizon: 170 },
    draw(p) {
      range(p, 178, 110, 0.3, 360, 'F', 'f');
      sea(p, 174, 110);
      p.path('y', 'M490 234V150H250Q236 152 230 170L238 200 226 234z');
      p.path('Y', 'M490 234V190Q420 196 380 234zM230 170L238 200 226 234H260L262 190z');
      trees(p, 154, 12, 'm', 250, 490);
      houses(p, 156, [[286, 36, 24, 'p'], [324, 36, 30, 'e'], [384, 38, 24, 'p'], [424, 36, 30, 'e']]);
      p.at(366, 156, 1, () => {
        p.path('w', 'M-9 0V-72H9V0z');
        p.path('o', 'M-9 0V-72H-5V0zM-1 0V-72H2V0zM6 0V-72H9V0z');
        p.rect('w', -12, -76, 24, 6);
        p.rect('w', -6, -94, 12, 18);
        p.path('t', 'M-8-94L0-114L8-94z');
      });
      p.rect('k', 150, 232, 340, 6);
      sea(p, 236, 110);
      p.at(120, 236, 1.1, () => {
        p.path('o', 'M-56-10Q-30 0 0 0Q34 0 60-16Q52 8 24 10H-28Q-50 6-56-10z');
        p.line('d', 2, 'M-10 0V-60M24 0V-50');
        p.path('p', 'M-8-58Q16-40 20-12H-8zM26-48Q44-34 48-16L26-10z');
      });
      yacht(p, 330, 256, 0.7);
    },
  },
  'TR/bodrum': {
    palette: 'dawn', subject: 'harbour-castle', middle: 246,
    sky: { ...sun(360, 70, 28), horizon: 172 },
    draw(p) {
      islands(p, 172);
      sea(p, 170, 360);
      p.path('k', 'M120 224Q150 190 200 186H300Q340 196 370 224z');
      fortress(p, 246, 194, 0.9, 'k', 'K', 'k');
      for (let i = 0; i < 9; i++) {
        const x = -10 + i * 16 - (i % 2) * 3, h = 20 + ((i * 7) % 3) * 7;
        p.rect('p', x, 224 - h - i * -1, 24, h);
        p.rect('q', x + 16, 224 - h + i, 8, h);
        p.rect('b', x + 5, 230 - h, 5, 7);
      }
      for (let i = 0; i < 6; i++) {
        const x = 372 + i * 20, h = 22 + ((i * 5) % 3) * 8;
        p.rect('p', x, 224 - h, 26, h + 2);
        p.rect('q', x + 18, 224 - h, 8, h + 2);
        p.rect('b', x + 5, 232 - h, 5, 7);
      }
      p.rect('k', -10, 222, 500, 6);
      sea(p, 226, 360);
      for (const [x, s] of [[120, 1], [330, 0.8]] as const) {
        p.at(x ?? 0, 252, s ?? 1, () => {
          p.path('o', 'M-56-10Q-30 0 0 0Q34 0 60-16Q52 8 24 10H-28Q-50 6-56-10z');
          p.line('d', 2, 'M-10 0V-70M24 0V-56M-10-70L60-16M-10-70L-56-10');
        });
      }
    },
  },
  'TR/izmir': {
    palette: 'lilac', subject: 'bell-tower', middle: 240,
    sky: { ...sun(350, 80, 34), horizon: 188 },
    draw(p) {
      hills(p, 'F', 186, 40, 3, 0.6);
      skyline(p, 206, 14, 44, 'f', -10, 200);
      skyline(p, 206, 14, 44, 'f', 290, 490);
      ground(p, 'e', 204);
      p.at(240, 226, 1.1, () => {
        for (let i = 0; i < 3; i++) {
          p.rect(i % 2 ? 'q' : 'p', -52 + i * 8, -6 - i * 6, 104 - i * 16, 7);
        }
        p.rect('p', -20, -68, 40, 50);
        p.rect('q', 6, -68, 14, 50);
        p.path('t', 'M-10-20V-44Q0-56 10-44V-20z');
        for (const k of [-34, 34] as const) {
          p.rect('p', k - 9, -44, 18, 26);
          dome(p, k, -44, 10, 't', 'd', 6);
        }
        p.rect('p', -26, -74, 52, 7);
        p.rect('p', -14, -118, 28, 46);
        p.rect('q', 4, -118, 10, 46);
        p.circ('y', 0, -98, 9);
        p.rect('p', -18, -122, 36, 5);
        p.rect('p', -9, -138, 18, 16);
        dome(p, 0, -138, 10, 't', 'd', 10);
      });
      for (const [x, h] of [[60, 110], [110, 130], [370, 130], [420, 110]] as const) {
        palm(p, x, 244, h, 0.02, 'd', 0.8);
      }
      for (const [x, y] of [[150, 250], [170, 258], [320, 254], [344, 246]] as const) {
        p.path('d', `M${x} ${y}q3-10 10-8l4-3 1 4 6 4-8 1-4 4z`);
      }
    },
  },
  'TR/bursa': {
    palette: 'jade', subject: 'mosque', middle: 240,
    sky: { ...sun(110, 68, 26), horizon: 178 },
    draw(p) {
      p.path('f', 'M-10 196Q100 90 230 80T490 170V200z');
      p.path('i', 'M130 118Q180 86 230 80Q290 84 340 110Q300 100 270 116Q230 98 190 116Q160 110 130 118z');
      trees(p, 202, 16, 'l');
      for (const x of [108, 372] as const) {
        minaret(p, x, 218, 120, 9, 'p', 'q', 't');
      }
      p.rect('y', 124, 176, 232, 44);
      p.rect('Y', 300, 176, 56, 44);
      arcades(p, 'o', 134, 220, 9, 25, 14, 22);
      for (let j = 0; j < 2; j++) {
        for (let i = 0; i < 5 - j; i++) {
          dome(p, 150 + i * 46 + j * 23, 178 - j * 20, 19, 'l', 'm', 5, 0.8);
        }
      }
      ground(p, 'k', 218);
      p.oval('c', 240, 250, 70, 10);
      p.rect('p', 236, 234, 8, 14);
      p.oval('p', 240, 234, 18, 4);
      trees(p, 256, 14, 'm', -10, 120);
      trees(p, 256, 14, 'm', 360, 490);
    },
  },
  'GR/mykonos': {
    palette: 'dawn', subject: 'white-windmills', middle: 180,
    sky: { ...sun(360, 78, 32), horizon: 176 },
    draw(p) {
      islands(p, 174);
      sea(p, 172, 360);
      p.path('k', 'M-10 270V206Q90 160 200 176T360 226L400 270z');
      for (const [x, y, s] of [[70, 186, 0.9], [140, 176, 1], [214, 184, 0.9], [284, 206, 0.8]] as const) {
        windmill(p, x, y, s, 'p', 'q', 'o');
      }
      for (let i = 0; i < 9; i++) {
        const x = 10 + i * 34, y = 236 + (i % 2) * 8, h = 26 + ((i * 7) % 3) * 6;
        p.rect('p', x, y - h, 36, h + 40);
        p.rect('q', x + 26, y - h, 10, h + 40);
        p.rect(cycle(['b', 'w', 'l'] as const, i), x + 8, y - 16, 9, 16);
        p.rect('b', x + 20, y - h + 7, 6, 7);
      }
      sailBoat(p, 420, 226, 0.9);
    },
  },
  'GR/meteora': {
    palette: 'lilac', subject: 'hill-monastery', middle: 250,
    sky: { ...sun(112, 78, 32), horizon: 184 },
    draw(p) {
      range(p, 190, 60, 0, 320, 'F', 'F');
      for (const [x, w, h, far] of [[60, 60, 80, 1], [380, 60, 90, 1], [140, 84, 126, 0], [270, 100, 150, 0], [430, 90, 110, 0], [20, 60, 96, 0]] as const) {
        p.path(far ? 'f' : 'k', `M${x - w * 0.6} 236L${x - w * 0.46} ${236 - h * 0.6} ${x - w * 0.4} ${236 - h * 0.94} ${x - w * 0.1} ${236 - h} ${x + w * 0.3} ${236 - h * 0.96} ${x + w * 0.42} ${236 - h * 0.6} ${x + w * 0.6} 236z`);
        if (!far)
          p.path('K', `M${x + w * 0.06} ${236 - h * 0.98}L${x + w * 0.3} ${236 - h * 0.96} ${x + w * 0.42} ${236 - h * 0.6} ${x + w * 0.6} 236H${x + w * 0.16}z`);
      }
      for (const [x, y, s] of [[136, 112, 0.8], [272, 88, 1], [428, 130, 0.7]] as const) {
        p.at(x, y, s, () => {
          p.rect('e', -38, -22, 76, 26);
          p.rect('o', 16, -22, 22, 26);
          p.path('w', 'M-42-20L-30-34H34L42-20z');
          p.rect('e', -10, -40, 22, 18);
          dome(p, 1, -38, 13, 'w', 'o', 6);
          p.grid('d', -30, -14, 6, 1, 11, 1, 4, 8);
        });
      }
      trees(p, 244, 18, 'm');
      ground(p, 'm', 240);
    },
  },
  'TR/pamukkale': {
    palette: 'lagoon', subject: 'white-terraces', middle: 240,
    sky: { ...sun(112, 64, 26), clouds: 1, horizon: 150 },
    draw(p) {
      hills(p, 'F', 156, 30, 3, 0.4);
      for (const [x, h] of [[330, 36], [352, 44], [374, 44], [412, 30]] as const) {
        p.rect('k', x - 4, 150 - h, 8, h);
        p.rect('k', x - 6, 146 - h, 12, 5);
      }
      p.rect('k', 322, 102, 58, 5);
      const steps = [[0, 150], [1, 172], [2, 196], [3, 222], [4, 250]] as const;
      for (const [i, y] of steps) {
        p.path('p', `M-10 270V${y}Q60 ${y - 8} 120 ${y + 2}T260 ${y}T380 ${y + 4}T490 ${y - 2}V270z`);
        for (let j = 0; j < 6; j++) {
          const x = -20 + j * 96 + (i % 2) * 46, w = 44 + (j % 2) * 8;
          p.path('q', `M${x - w} ${y + 6}Q${x - w} ${y + 24} ${x} ${y + 24}T${x + w} ${y + 6}z`);
          p.oval('b', x, y + 6, w, 7);
          p.oval('c', x - 6, y + 4, w * 0.66, 3.4);
        }
      }
    },
  },
};
