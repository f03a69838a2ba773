import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome, stupa } from '#shared/scene/built/domes.ts';
import { elephant, skyline } from '#shared/scene/built/things.ts';
import { blocks } from '#shared/scene/built/west.ts';
import { tajMahal } from '#shared/scene/forms/tropics.ts';
import { camels } from '#shared/scene/motifs/animals.ts';
import { bigTree, pineTree } from '#shared/scene/motifs/land.ts';
import { dagoba, lakePalace } from '#shared/scene/motifs/south.ts';
import { fishingBoat, rowboat, sampan, tuktuk } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { cypress, leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAsia: Landmarks = {
  'IN/agra': {
    palette: 'dawn', subject: 'domed-tomb',
    sky: { ...sun(336, 80, 34), horizon: 190 },
    draw(p) {
      trees(p, 206, 18, 'F');
      p.rect('F', 0, 204, 480, 20);
      tajMahal(p, 240, 210, 1.06);
      trees(p, 222, 12, 'm', -10, 190);
      trees(p, 222, 12, 'm', 300, 490);
      p.rect('l', 0, 220, 480, 60);
      p.path('c', 'M222 214H258L300 270H180z');
      for (const [x, k] of [[176, 1], [304, 1], [140, 1.6], [340, 1.6]] as const) {
        cypress(p, x, 232 + k * 12, 30 * k);
      }
    },
  },
  'NP/kathmandu': {
    palette: 'alpine', subject: 'stupa',
    sky: { horizon: 180 },
    draw(p) {
      range(p, 186, 150, 0.8, 250, 'f', 'l');
      hills(p, 'm', 212, 20, 3);
      stupa(p, 240, 246, 1.15);
      p.rect('w', 0, 244, 480, 30);
      for (let i = 0; i < 7; i++) {
        p.rect(i % 2 ? 'o' : 'e', -8 + i * 72, 236, 66, 40);
        p.grid('d', 0 + i * 72, 246, 4, 1, 15, 1, 8, 12);
      }
    },
  },
  'IN/delhi': {
    palette: 'golden', subject: 'domed-tomb',
    sky: { ...sun(350, 80, 34), horizon: 190 },
    draw(p) {
      trees(p, 206, 18, 'F');
      p.rect('w', 60, 186, 360, 34);
      p.rect('o', 60, 204, 360, 16);
      arcades(p, 'd', 70, 218, 15, 23.4, 13, 16);
      p.rect('e', 130, 130, 220, 58);
      p.rect('w', 290, 130, 60, 58);
      p.rect('p', 128, 126, 224, 5);
      arcades(p, 'o', 146, 186, 3, 24, 17, 26);
      arcades(p, 'o', 276, 186, 3, 24, 17, 26);
      p.path('w', 'M214 188V128H266V188z');
      p.path('d', 'M224 188V154Q240 134 256 154V188z');
      for (const [x, b] of [[146, 128], [334, 128], [190, 122], [290, 122]] as const) {
        p.rect('e', x - 11, b - 14, 22, 14);
        dome(p, x, b - 13, 11, 'p', 'q', 6);
      }
      p.rect('e', 212, 108, 56, 22);
      dome(p, 240, 110, 42, 'p', 'q', 16, 1.05);
      ground(p, 'l', 218);
      p.path('c', 'M224 222H256L290 270H190z');
      for (const x of [170, 310, 130, 350] as const) {
        cypress(p, x, 250, 40);
      }
    },
  },
  'IN/jaipur': {
    palette: 'lilac', subject: 'windowed-palace',
    sky: { ...sun(112, 74, 28), horizon: 190 },
    draw(p) {
      hills(p, 'F', 188, 44, 3, 0.3);
      for (let j = 0; j < 5; j++) {
        const w = [320, 280, 230, 160, 84][j] ?? 0, y = 224 - j * 34;
        p.rect('w', 240 - w / 2, y - 34, w, 34);
        p.rect('o', 240 + w * 0.3, y - 34, w * 0.2, 34);
        const n = Math.max(2, Math.round(w / 34));
        for (let i = 0; i < n; i++) {
          const x = 240 - w / 2 + (i + 0.5) * (w / n);
          p.path('e', `M${x - 12} ${y - 2}V${y - 18}Q${x} ${y - 34} ${x + 12} ${y - 18}V${y - 2}z`);
          p.grid('o', x - 7, y - 16, 3, 2, 5, 7, 3, 5);
        }
      }
      for (const [x, y] of [[240, 54], [200, 88], [280, 88], [165, 122], [315, 122]] as const) {
        dome(p, x, y, 11, 'y', 'Y', 8, 1.1);
      }
      ground(p, 'e', 222);
      camels(p, 330, 256, 0.8);
    },
  },
  'IN/mumbai': {
    palette: 'golden', subject: 'harbour-arch', middle: 200,
    sky: { ...sun(350, 84, 36), horizon: 190 },
    draw(p) {
      skyline(p, 208, 24, 70, 'F');
      p.at(380, 214, 1, () => {
        p.rect('f', -60, -70, 120, 70);
        dome(p, 0, -70, 20, 'w', 'o', 8);
        for (const k of [-50, 50] as const) {
          dome(p, k, -70, 12, 'w', 'o', 6);
        }
        p.grid('t', -52, -60, 8, 3, 13, 20, 6, 12);
      });
      p.at(200, 218, 1.15, () => {
        p.rect('y', -92, -84, 184, 84);
        p.rect('Y', 40, -84, 52, 84);
        p.rect('y', -96, -92, 192, 10);
        for (const k of [-62, 62] as const) {
          p.path('o', `M${k - 18} 0V-40Q${k} -60 ${k + 18} -40V0z`);
        }
        p.path('d', 'M-28 0V-50Q0-82 28-50V0z');
        for (const k of [-38, 38] as const) {
          p.rect('y', k - 11, -122, 22, 32);
          p.rect('Y', k + 2, -122, 9, 32);
          dome(p, k, -120, 12, 'y', 'Y', 8);
        }
        for (const k of [-88, 88] as const) {
          dome(p, k, -92, 9, 'y', 'Y', 6);
        }
      });
      p.rect('K', 0, 216, 480, 6);
      sea(p, 222, 350);
      fishingBoat(p, 90, 250, 0.8);
      sailBoat(p, 400, 252, 0.6);
    },
  },
  'IN/goa': {
    palette: 'lagoon', subject: 'white-church-beach', middle: 340,
    sky: { ...sun(116, 72, 28), horizon: 170 },
    draw(p) {
      hills(p, 'F', 170, 30, 2, 0.7);
      sea(p, 166, 116);
      p.path('e', 'M490 270V210Q400 206 330 230T190 270z');
      p.at(350, 216, 0.92, () => {
        p.rect('p', -44, -60, 88, 60);
        p.rect('q', 16, -60, 28, 60);
        p.path('p', 'M-40-60Q-30-84-14-88H14Q30-84 40-60z');
        for (const k of [-54, 54] as const) {
          p.rect('p', k - 14, -90, 28, 90);
          p.rect('q', k + 2, -90, 12, 90);
          dome(p, k, -90, 13, 'p', 'q', 8);
        }
        p.rect('p', -1.4, -110, 2.8, 24);
        p.rect('p', -7, -104, 14, 3);
        p.path('t', 'M-9 0v-26q9-12 18 0V0z');
        p.grid('b', -30, -50, 3, 1, 24, 1, 10, 18);
        p.path('k', 'M-64 0H64L84 24H-84z');
        p.line('q', 1.4, 'M-68 6H68M-74 14H74');
      });
      sampan(p, 110, 222, 0.8);
      for (const [x, h] of [[446, 150], [240, 110], [212, 86]] as const) {
        palm(p, x, 264, h, x > 300 ? -0.1 : 0.06);
      }
    },
  },
  'IN/varanasi': {
    palette: 'dawn', subject: 'river-steps', middle: 280,
    sky: { ...sun(110, 92, 40), horizon: 186 },
    draw(p) {
      for (const [x, h] of [[216, 84], [286, 112], [366, 92], [444, 120]] as const) {
        p.at(x, 190, h / 110, () => p.sym('w', 'o', '0 -110 L2 -110 L4 -98 Q16 -60 18 -30 L24 -26 L24 0'));
      }
      for (const [x, w, h, c] of [[180, 54, 60, 'e'], [236, 40, 44, 'p'], [306, 50, 54, 'y'], [390, 40, 50, 'e'], [460, 50, 60, 'p']] as const) {
        p.rect(c, x, 196 - h, w, h);
        p.grid('o', x + 6, 204 - h, Math.floor(w / 13), 2, 12, 20, 6, 10);
      }
      for (let i = 0; i < 6; i++) {
        p.path(i % 2 ? 'K' : 'k', `M${176 - i * 14} ${196 + i * 7}H490V${206 + i * 7}H${162 - i * 14}z`);
      }
      for (const [x, y] of [[260, 216], [330, 206], [410, 222]] as const) {
        p.line('d', 2, `M${x} ${y + 8}v-26`);
        p.path('w', `M${x - 20} ${y - 12}Q${x} ${y - 34} ${x + 20} ${y - 12}z`);
      }
      sea(p, 236, 110, 'b', 'c');
      p.path('b', 'M-10 186H190L90 240H-10z');
      p.line('c', 2.4, 'M60 196h60M40 208h70M70 222h30');
      rowboat(p, 120, 254, 1.1, 'd');
      rowboat(p, 40, 226, 0.7, 'd');
    },
  },
  'IN/udaipur': {
    palette: 'lilac', subject: 'lake-palace', middle: 230,
    sky: { ...sun(340, 80, 34), horizon: 180 },
    draw(p) {
      hills(p, 'F', 178, 60, 3, 0.1);
      hills(p, 'f', 190, 34, 2, 0.6);
      sea(p, 186, 340);
      lakePalace(p, 230, 214, 1.06);
      p.rect('q', 98, 213, 264, 4);
      sea(p, 216, 340);
      sampan(p, 390, 246, 0.8);
      p.path('e', 'M-10 270V240H60L70 270z');
    },
  },
  'IN/kochi': {
    palette: 'sunset', subject: 'fishing-nets', middle: 180,
    sky: { ...sun(240, 122, 52), horizon: 180 },
    draw(p) {
      islands(p, 178);
      sea(p, 176, 240);
      for (const [x, s] of [[110, 1.1], [250, 0.8], [360, 0.6]] as const) {
        p.at(x, 224, s, () => {
          p.line('d', 3, 'M-50 10L10-90 70 10M10-90L70-100M10-90L-44-80M-50 10L-10-120');
          p.line('d', 1.2, 'M70-100L20-40M70-100L110-34M70-100L66-20');
          p.path('o', 'M20-40Q66-12 110-34Q70-24 20-40z');
          p.rect('d', -70, 8, 60, 4);
        });
      }
      p.rect('d', -10, 234, 160, 6);
      palm(p, 446, 280, 180, -0.14);
      palm(p, 474, 276, 120, -0.02);
    },
  },
  'IN/bengaluru': {
    palette: 'monsoon', subject: 'domed-hall',
    sky: { ...sun(110, 70, 28), horizon: 188 },
    draw(p) {
      skyline(p, 206, 24, 70, 'F');
      trees(p, 210, 18, 'f');
      p.rect('k', 50, 168, 380, 54);
      p.rect('K', 50, 200, 380, 22);
      p.grid('d', 60, 176, 26, 1, 14, 1, 6, 18);
      p.rect('k', 150, 140, 180, 82);
      for (let i = 0; i < 9; i++) {
        p.rect('K', 160 + i * 19.4, 150, 6, 66);
      }
      p.rect('k', 140, 132, 200, 10);
      p.rect('k', 208, 110, 64, 24);
      dome(p, 240, 112, 28, 'k', 'K', 14);
      for (const x of [70, 410, 160, 320] as const) {
        dome(p, x, x > 100 && x < 400 ? 132 : 168, 15, 'k', 'K', 8);
      }
      p.path('k', 'M170 222H310L330 240H150z');
      p.line('K', 1.4, 'M164 228H316M158 234H322');
      ground(p, 'l', 238);
      for (const [x, c] of [[40, 'w'], [440, 'w'], [110, 'e'], [372, 'e']] as const) {
        bigTree(p, x, 262, 0.7, c, 'o');
      }
    },
  },
  'IN/leh': {
    palette: 'alpine', subject: 'hill-monastery', middle: 260,
    sky: { horizon: 176, ...sun(96, 52, 22) },
    draw(p) {
      range(p, 196, 150, 0.5, 320, 'F', 'f');
      p.path('y', 'M90 240Q150 170 210 140H300Q350 170 420 240z');
      p.path('Y', 'M260 140H300Q350 170 420 240H320z');
      p.at(252, 146, 1, () => {
        for (const [k, b, w, h] of [[-46, 30, 70, 40], [30, 26, 74, 44], [-10, 0, 90, 44], [0, -40, 56, 34]] as const) {
          p.path('p', `M${k - w / 2} ${b}L${k - w / 2 + 4} ${b - h}H${k + w / 2 - 4}L${k + w / 2} ${b}z`);
          p.path('q', `M${k + w * 0.2} ${b}V${b - h}H${k + w / 2 - 4}L${k + w / 2} ${b}z`);
          p.rect('w', k - w / 2 + 2, b - h - 5, w - 4, 6);
          p.grid('d', k - w * 0.36, b - h + 8, Math.floor(w / 14), 2, 12, 16, 5, 8);
        }
      });
      p.line('d', 1.2, 'M-10 90Q110 150 226 84M490 110Q400 150 280 80');
      for (let i = 1; i < 10; i++) {
        p.rect(cycle(['w', 'p', 'l', 'y', 'b'], i), i * 24 - 16, 100 + Math.sin((i / 10) * Math.PI) * 26 - 4, 12, 10);
      }
      ground(p, 'y', 236);
      dagoba(p, 90, 254, 0.42);
      dagoba(p, 420, 254, 0.36);
      for (const x of [160, 180, 340, 362] as const) {
        cypress(p, x, 258, 50, 'm');
      }
    },
  },
  'IN/port-blair': {
    palette: 'lagoon', subject: 'elephants', middle: 200,
    sky: { ...sun(360, 76, 32), clouds: 1, horizon: 170 },
    draw(p) {
      islands(p, 168);
      sea(p, 166, 360);
      p.path('p', 'M-10 270V226Q120 204 250 232T430 270z');
      elephant(p, 190, 244, 1.3);
      elephant(p, 270, 250, 0.8);
      palm(p, 40, 262, 190, 0.1);
      palm(p, 80, 268, 140, 0.2);
      leaves(p, true);
    },
  },
  'LK/colombo': {
    palette: 'lilac', subject: 'tower-over-city', middle: 220,
    sky: { ...sun(350, 76, 32), horizon: 192 },
    draw(p) {
      skyline(p, 208, 30, 80, 'F');
      blocks(p, 212, [[356, 30, 116, 0], [390, 30, 130, 1], [430, 34, 90, 2], [110, 30, 80, 0]], 'f', 'l', 'y');
      p.at(220, 214, 1, () => {
        p.path('l', 'M-8 0L-5-118H5L8 0z');
        p.path('m', 'M0-118H5L8 0H0z');
        p.path('w', 'M-20-118Q-34-150-22-160Q-10-146-8-162Q-2-150 0-168Q2-150 8-162Q10-146 22-160Q34-150 20-118z');
        p.path('o', 'M0-168Q2-150 8-162Q10-146 22-160Q34-150 20-118H2z');
        p.line('l', 2, 'M0-166V-196');
        p.rect('e', -22, -122, 44, 5);
      });
      sea(p, 212, 350);
      p.path('m', 'M-10 226Q60 214 150 230H-10z');
      palm(p, 40, 232, 70, 0.1, 'd', 0.7);
      palm(p, 90, 232, 90, 0.04, 'd', 0.7);
      tuktuk(p, 150, 262, 1.1, 'y');
      p.rect('m', -10, 262, 500, 10);
      tuktuk(p, 340, 262, 0.9, 'l');
    },
  },
  'LK/kandy': {
    palette: 'monsoon', subject: 'lake-temple',
    sky: { ...sun(112, 68, 28), horizon: 174 },
    draw(p) {
      hills(p, 'F', 176, 66, 2, 0.2);
      hills(p, 'f', 190, 40, 3, 0.6);
      dagoba(p, 400, 160, 0.3);
      trees(p, 202, 18, 'l');
      p.at(240, 214, 1.1, () => {
        p.rect('p', -120, -30, 240, 30);
        p.rect('q', -120, -8, 240, 8);
        p.path('w', 'M-60-44L-40-72H60L84-44z');
        p.rect('p', -50, -46, 124, 18);
        p.path('y', 'M-30-70L-16-88H40L56-70z');
        p.rect('p', -100, -64, 44, 36);
        p.path('w', 'M-112-62L-78-92L-44-62z');
        p.grid('o', -94, -56, 4, 1, 10, 1, 5, 14);
        let d = '';
        for (let i = 0; i < 16; i++) {
          d += `M${-116 + i * 15} -30q7-12 14 0z`;
        }
        p.path('p', d);
      });
      sea(p, 214, 240);
      p.path('m', 'M330 238Q370 226 410 238z');
      bigTree(p, 370, 234, 0.36);
      elephant(p, 96, 258, 0.7);
      leaves(p, true);
    },
  },
  'LK/galle': {
    palette: 'sunset', subject: 'stilt-fishers', middle: 250,
    sky: { ...sun(120, 116, 46), horizon: 178 },
    draw(p) {
      sea(p, 174, 120);
      p.path('o', 'M490 270V190L440 186 400 200 300 204 270 226 250 270z');
      p.path('d', 'M400 200L300 204 270 226 250 270H340z');
      p.at(380, 198, 1.1, () => {
        p.path('p', 'M-11 0L-8-74H8L11 0z');
        p.path('q', 'M1-74H8L11 0H3z');
        p.rect('p', -12, -78, 24, 4);
        p.rect('y', -6, -90, 12, 12);
        p.path('p', 'M-8-90Q0-102 8-90z');
      });
      palm(p, 430, 196, 84, 0.04, 'd', 0.7);
      palm(p, 330, 204, 64, -0.06, 'd', 0.6);
      for (const [x, y, s] of [[110, 246, 1], [186, 256, 1.2], [54, 234, 0.8]] as const) {
        p.at(x, y, s, () => {
          p.line('d', 2.4, 'M0 14V-44M-10-10H16');
          p.path('d', 'M-6-12V-30Q0-38 8-30L10-12z');
          p.circ('d', 2, -40, 5.4);
          p.line('d', 1.4, 'M8-28L44-50');
          p.line('d', 0.8, 'M44-50V6');
        });
      }
    },
  },
  'NP/pokhara': {
    palette: 'dawn', subject: 'lake-below-peak',
    sky: { horizon: 176 },
    draw(p) {
      range(p, 192, 100, 0.6, 140, 'F', 'f');
      p.path('f', 'M150 196L200 140 226 90 246 36 258 58 268 48 290 110 320 150 370 196z');
      p.path('i', 'M214 112L226 90 246 36 258 58 268 48 290 110 276 104 262 124 246 92 230 122z');
      p.path('l', 'M268 48L290 110 320 150 370 196H280Q296 120 262 66z');
      hills(p, 'm', 202, 20, 3, 0.4);
      sea(p, 200, 250);
      p.path('F', 'M210 202H300L270 250 258 244 248 262 236 234z');
      for (const [x, y, c] of [[90, 234, 'w'], [140, 248, 'b'], [60, 256, 'y'], [370, 236, 'y']] as const) {
        p.path(c, `M${x - 40} ${y - 6}Q${x} ${y + 6} ${x + 40} ${y - 6}L${x + 30} ${y + 6}H${x - 30}z`);
        p.path('d', `M${x - 4} ${y - 2}v-12q5-6 10 0v12z`);
        p.circ('d', x + 1, y - 20, 4);
      }
      p.path('m', 'M400 270Q420 236 490 226V270z');
    },
  },
  'BT/thimphu': {
    palette: 'monsoon', subject: 'hill-monastery', middle: 300,
    sky: { horizon: 120, ...sun(110, 56, 24) },
    draw(p) {
      range(p, 150, 90, 0.5, 110, 'F', 'F');
      p.path('K', 'M170 270L190 170 220 120 240 70 280 40 340 30 400 10H490V270z');
      p.path('t', 'M340 30L400 10H490V270H400Q420 140 340 30zM240 70L260 130 240 200 260 270H220L210 190z');
      p.path('l', 'M-10 270V190Q60 160 120 200L180 270zM280 40L340 30 400 10 410 30 340 48z');
      mist(p, 214, 'p');
      p.at(312, 158, 1, () => {
        p.path('k', 'M-90 8L-60-6H80L96 14 60 30H-60z');
        for (const [k, b, w, h] of [[-50, 0, 44, 40], [4, -6, 50, 52], [56, 2, 40, 36]] as const) {
          p.path('p', `M${k - w / 2} ${b}L${k - w / 2 + 3} ${b - h}H${k + w / 2 - 3}L${k + w / 2} ${b}z`);
          p.rect('w', k - w / 2 + 2, b - h, w - 4, 9);
          p.grid('o', k - w * 0.34, b - h + 16, 3, 1, w * 0.26, 1, 6, 12);
          p.path('y', `M${k - w / 2 - 8} ${b - h}L${k - w * 0.24} ${b - h - 13}H${k + w * 0.24}L${k + w / 2 + 8} ${b - h}z`);
        }
      });
      for (const [x, h] of [[30, 90], [70, 120], [120, 80], [170, 60]] as const) {
        pineTree(p, x, 276, h, 'd');
      }
      p.line('d', 1.2, 'M60 160Q150 210 232 150');
      for (let i = 1; i < 7; i++) {
        p.rect(cycle(['w', 'p', 'y', 'b', 'l'], i), 60 + i * 24, 170 + Math.sin((i / 7) * Math.PI) * 16, 10, 9);
      }
    },
  },
};
