import type { Landmarks } from '#shared/scene/landmark.ts';
import { dome } from '#shared/scene/built/domes.ts';
import { cable, lighthouse, skyline } from '#shared/scene/built/things.ts';
import { blocks, hillTown, houses } from '#shared/scene/built/west.ts';
import { christStatue } from '#shared/scene/forms/world.ts';
import { flamingo, monkey } from '#shared/scene/motifs/animals.ts';
import { standingFigure } from '#shared/scene/motifs/asia.ts';
import { ropeBridge } from '#shared/scene/motifs/bridges.ts';
import { church, obelisk, twinChurch } from '#shared/scene/motifs/churches.ts';
import { araucaria, bigTree, flowers, glacier, pineTree, poplars, rows, springPool, steam } from '#shared/scene/motifs/land.ts';
import { bay, kayak, surf, turtle } from '#shared/scene/motifs/shore.ts';
import { fishingBoat, yacht } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { ground, islands, sea } from '#shared/scene/nature/ground.ts';
import { hills, karst, range, volcano } from '#shared/scene/nature/mountains.ts';
import { conifers, leaves, palm, trees } from '#shared/scene/nature/plants.ts';
import { mist } from '#shared/scene/nature/sky.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const southAmerica: Landmarks = {
  'BR/rio-de-janeiro': {
    palette: 'sunset', subject: 'statue-on-hill', middle: 290,
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
    palette: 'monsoon', subject: 'mountain-ruins', middle: 250,
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
    palette: 'lilac', subject: 'salt-flat',
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
    palette: 'dawn', subject: 'needle-peak',
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
  'AR/buenos-aires': {
    palette: 'golden', subject: 'obelisk', middle: 240,
    sky: { ...sun(110, 80, 32), horizon: 194 },
    draw(p) {
      skyline(p, 208, 40, 90, 'F');
      for (const [x, w, h, c] of [[-10, 70, 104, 'p'], [62, 60, 92, 'e'], [350, 62, 96, 'p'], [414, 76, 110, 'e']] as const) {
        p.rect(c, x, 222 - h, w, h);
        p.grid('t', x + 8, 232 - h, Math.floor(w / 15), Math.floor(h / 24), 13, 22, 6, 12);
        p.path('t', `M${x - 2} ${223 - h}L${x + 8} ${204 - h}H${x + w - 8}L${x + w + 2} ${223 - h}z`);
      }
      dome(p, 384, 108, 22, 't', 'd', 10);
      obelisk(p, 236, 226, 176, 'p', 'q');
      p.rect('k', 206, 222, 60, 8);
      ground(p, 't', 226);
      p.line('y', 2, 'M240 234V240M240 250V262', false);
      for (const [x, c] of [[150, 'l'], [320, 'l'], [120, 'e'], [360, 'e']] as const) {
        bigTree(p, x, 240, 0.5, c, 'd');
      }
      p.at(300, 264, 1, () => {
        p.path('d', 'M-4 0L-8-24 4-40 10-24 16-4 8 0 4-16z');
        p.circ('d', 6, -46, 5.4);
        p.path('w', 'M-20 0L-6-26-12-40 0-44 4-28-4-12 6 0z');
        p.circ('w', -6, -49, 5);
      });
    },
  },
  'AR/bariloche': {
    palette: 'alpine', subject: 'lake-below-peak', middle: 280,
    sky: { ...sun(370, 56, 22), clouds: 1, horizon: 170 },
    draw(p) {
      range(p, 186, 110, 0.5, 180, 'F', 'f');
      hills(p, 'l', 194, 30, 3, 0.4);
      sea(p, 190, 240);
      p.path('m', 'M210 250Q280 206 370 206T490 214V270H200z');
      p.at(360, 214, 1, () => {
        p.rect('e', -70, -34, 150, 34);
        p.rect('k', -70, -10, 150, 10);
        p.grid('t', -62, -28, 11, 1, 13, 1, 6, 12);
        p.path('w', 'M-80-32L-40-70H50L90-32z');
        p.path('w', 'M-30-60L0-96L30-60z');
        p.path('e', 'M-16-60L0-80L16-60z');
        p.path('o', 'M20-70H50L90-32H50z');
      });
      pineTree(p, 250, 256, 60, 'd');
      pineTree(p, 456, 240, 80, 'd');
      sailBoat(p, 110, 232, 0.9);
      conifers(p, 284, 90, 'd', -10, 60);
    },
  },
  'AR/mendoza': {
    palette: 'sunset', subject: 'vineyards', middle: 260,
    sky: { ...sun(120, 92, 38), horizon: 180 },
    draw(p) {
      range(p, 192, 124, 0.6, 280, 'F', 'f');
      poplars(p, 198, 'm');
      rows(p, 196, 'l', 'o');
      for (const [x, y] of [[60, 244], [150, 232], [340, 236], [420, 250], [250, 254]] as const) {
        for (const [a, b] of [[0, 0], [8, 0], [4, 7], [-4, 7], [0, 14]] as const) {
          p.circ('o', x + a, y + b, 4.6);
        }
      }
    },
  },
  'AR/el-calafate': {
    palette: 'alpine', subject: 'glacier', middle: 250,
    sky: { horizon: 150, ...sun(380, 54, 22) },
    draw(p) {
      range(p, 166, 116, 0.7, 200, 'f', 'l');
      glacier(p, 216, 58);
      p.path('b', 'M-10 214H490V270H-10z');
      for (const [x, y, w] of [[90, 234, 60], [250, 246, 80], [390, 232, 50]] as const) {
        p.path('p', `M${x - w / 2} ${y}L${x - w * 0.3} ${y - w * 0.3} ${x} ${y - w * 0.2} ${x + w * 0.2} ${y - w * 0.4} ${x + w / 2} ${y}z`);
        p.path('c', `M${x + w * 0.2} ${y - w * 0.4}L${x + w / 2} ${y}H${x + w * 0.1}z`);
      }
      p.line('c', 2.4, 'M30 226h40M170 232h50M310 238h50M140 258h60');
      fishingBoat(p, 180, 258, 0.7);
    },
  },
  'AR/ushuaia': {
    palette: 'nordic', subject: 'lighthouse-cape', middle: 240,
    sky: { horizon: 170, ...sun(110, 66, 26) },
    draw(p) {
      range(p, 184, 110, 0.6, 300, 'f', 'l');
      sea(p, 180, 110);
      p.path('K', 'M150 236Q190 208 240 206T330 236Q240 246 150 236z');
      p.at(240, 210, 1.2, () => {
        p.path('w', 'M-11 0L-9-30H9L11 0z');
        p.path('p', 'M-9-30L-8-52H8L9-30z');
        p.path('w', 'M-8-52L-7-70H7L8-52z');
        p.path('o', 'M1 0L2-70H7L11 0z');
        p.rect('d', -9, -73, 18, 3);
        p.rect('y', -5, -82, 10, 9);
        p.path('d', 'M-7-82Q0-92 7-82z');
      });
      for (const [x, y] of [[176, 226], [192, 220], [290, 224], [306, 230]] as const) {
        p.oval('d', x, y, 9, 4);
        p.circ('d', x + 7, y - 4, 3);
      }
      for (const [x, y] of [[330, 110], [356, 124], [120, 130]] as const) {
        p.line('d', 1.6, `M${x - 9} ${y}q5-6 9 0q4-6 9 0`);
      }
      sailBoat(p, 400, 246, 0.7);
    },
  },
  'AR/puerto-iguazu': {
    palette: 'monsoon', subject: 'waterfall', middle: 240,
    sky: { horizon: 110, ...sun(390, 46, 22) },
    draw(p) {
      trees(p, 104, 20, 'f');
      p.path('l', 'M-10 104H490V130Q400 150 340 140T240 160 140 140T-10 130z');
      p.path('m', 'M-10 128Q80 140 140 138T240 158T340 138T490 128V236H-10z');
      let d = '';
      for (const [x, w, t] of [[20, 40, 130], [74, 36, 138], [126, 40, 138], [176, 44, 146], [240, 60, 158], [304, 44, 146], [354, 40, 138], [406, 36, 136], [456, 44, 130]] as const) {
        d += `M${x - w / 2} ${t}H${x + w / 2}L${x + w * 0.56} 232H${x - w * 0.56}z`;
      }
      p.path('p', d);
      p.line('c', 3, 'M20 144V206M74 150V214M126 152V200M170 158V216M232 172V214M252 170V220M304 158V208M354 150V218M406 148V204M456 144V212');
      for (const [x, r] of [[20, 40], [90, 46], [170, 50], [250, 60], [330, 48], [410, 46], [470, 36]] as const) {
        p.oval('p', x ?? 0, 234, r ?? 0, (r ?? 0) * 0.3);
      }
      p.path('b', 'M-10 238H490V270H-10z');
      p.at(150, 70, 0.8, () => {
        p.path('d', 'M-20 0Q-6-16 14-10L26-8 20 0Q10 10-8 8L-24 14z');
        p.path('w', 'M14-10L26-8Q40-4 34 4L20-2z');
      });
      leaves(p, false);
      leaves(p, true);
    },
  },
  'BR/sao-paulo': {
    palette: 'lilac', subject: 'cable-stayed-bridge', middle: 244,
    sky: { ...sun(350, 78, 32), horizon: 192 },
    draw(p) {
      skyline(p, 210, 50, 120, 'F');
      skyline(p, 214, 30, 80, 'f', -10, 490);
      sea(p, 212, 350);
      p.line('p', 6, 'M196 236L244 70L292 236M212 236L256 70M276 236L232 70');
      p.rect('p', 228, 66, 32, 7);
      p.line('y', 1.1, 'M244 76L60 200M244 84L100 200M244 92L140 200M244 100L176 200M244 76L430 190M244 84L390 192M244 92L350 194M244 100L316 198');
      p.path('p', 'M-10 206Q120 190 260 204T490 184V192Q380 204 260 212T-10 214z');
      p.path('q', 'M-10 222Q140 230 260 214T490 214V219Q360 220 260 221T-10 230z');
    },
  },
  'BR/salvador': {
    palette: 'dawn', subject: 'colour-houses', middle: 240,
    sky: { ...sun(112, 76, 30), horizon: 186 },
    draw(p) {
      hills(p, 'F', 184, 30, 3, 0.4);
      p.at(220, 200, 0.9, () => twinChurch(p, 0, 0, 0.9, 'p', 'q', 'w', 30));
      for (let i = 0; i < 9; i++) {
        const x = -20 + i * 58, h = 60 + (i % 3) * 12, c = cycle(['b', 'y', 'w', 'p', 'l', 'e', 'y', 'b', 'w'] as const, i), y = 250 - Math.abs(i - 4) * 6;
        p.rect(c, x, y - h, 57, h + 20);
        p.grid(c === 'y' || c === 'p' || c === 'e' ? 't' : 'p', x + 8, y - h + 12, 3, 2, 16, 24, 9, 15);
        p.path('o', `M${x - 2} ${y - h + 2}L${x + 6} ${y - h - 10}H${x + 51}L${x + 59} ${y - h + 2}z`);
      }
      p.path('k', 'M150 270L210 236H270L330 270z');
      palm(p, 30, 180, 60, 0.06, 'd', 0.6);
      palm(p, 440, 180, 66, -0.06, 'd', 0.6);
    },
  },
  'BR/fernando-de-noronha': {
    palette: 'sunset', subject: 'twin-rocks', middle: 270,
    sky: { ...sun(120, 110, 44), horizon: 176 },
    draw(p) {
      sea(p, 174, 120);
      for (const [x, w, h] of [[250, 70, 96], [330, 60, 80]] as const) {
        p.path('o', `M${x - w / 2} 210Q${x - w * 0.46} ${210 - h * 0.8} ${x - w * 0.16} ${210 - h}Q${x + w * 0.14} ${210 - h * 1.02} ${x + w * 0.26} ${210 - h * 0.6}L${x + w / 2} 210z`);
        p.path('d', `M${x} ${210 - h}Q${x + w * 0.18} ${210 - h * 0.9} ${x + w * 0.26} ${210 - h * 0.6}L${x + w / 2} 210H${x + w * 0.14}z`);
        p.path('m', `M${x - w * 0.3} ${210 - h * 0.8}Q${x - w * 0.2} ${206 - h} ${x} ${204 - h}Q${x + w * 0.1} ${212 - h} ${x} ${218 - h * 0.94}z`);
        p.line('p', 3, `M${x - w * 0.6} 212h${w * 1.2}`);
      }
      p.path('m', 'M490 270V140Q440 150 420 190T370 250L360 270z');
      p.path('e', 'M-10 270V246Q120 226 260 248L360 270z');
      turtle(p, 130, 234, 0.6);
      palm(p, 40, 276, 130, 0.1);
    },
  },
  'CL/santiago': {
    palette: 'dawn', subject: 'skyline', middle: 240,
    sky: { ...sun(110, 72, 28), horizon: 180 },
    draw(p) {
      range(p, 198, 150, 0.7, 280, 'F', 'f');
      skyline(p, 216, 20, 60, 'f');
      blocks(p, 220, [[240, 34, 166, 2], [190, 30, 96, 0], [292, 32, 104, 1], [336, 30, 76, 0], [148, 28, 72, 2]], 'l', 'm', 'e');
      hills(p, 'm', 236, 34, 1, 0.6);
      trees(p, 240, 15, 'm');
      ground(p, 'm', 238);
      standingFigure(p, 80, 214, 0.26);
    },
  },
  'CL/san-pedro-de-atacama': {
    palette: 'desert', subject: 'flamingos', middle: 240,
    sky: { ...sun(370, 76, 30), horizon: 172 },
    draw(p) {
      volcano(p, 220, 180, 230, 124, 'F', 'f', false);
      p.path('i', 'M196 62L204 56H238L250 72 236 68 222 80 208 68z');
      hills(p, 'w', 192, 20, 3, 0.5);
      p.path('p', 'M-10 270V196Q140 186 300 196T490 192V270z');
      p.path('b', 'M40 226Q160 206 300 220T440 240Q320 262 160 252T40 226z');
      p.path('F', 'M110 228L220 246 330 230 300 224H150z');
      p.line('q', 2, 'M-10 210L90 204 150 214M330 206L420 214 490 206M20 256L90 250');
      for (const [x, y, s, f] of [[120, 254, 0.8, 0], [170, 246, 0.6, 1], [340, 256, 0.9, 0], [390, 250, 0.7, 1]] as const) {
        flamingo(p, x, y, s, f === 1);
      }
    },
  },
  'CL/puerto-natales': {
    palette: 'alpine', subject: 'needle-peak', middle: 240,
    sky: { horizon: 160, clouds: 1, ...sun(96, 52, 22) },
    draw(p) {
      p.path('F', 'M-10 196L70 130 130 150 360 130 420 110 490 150V200z');
      for (const [x, w, h] of [[200, 34, 118], [246, 36, 140], [294, 34, 126]] as const) {
        p.path('e', `M${x - w} 186L${x - w * 0.5} ${186 - h * 0.5} ${x - w * 0.36} ${186 - h * 0.9} ${x} ${186 - h} ${x + w * 0.3} ${186 - h * 0.8} ${x + w * 0.5} ${186 - h * 0.4} ${x + w} 186z`);
        p.path('o', `M${x} ${186 - h}L${x + w * 0.3} ${186 - h * 0.8} ${x + w * 0.5} ${186 - h * 0.4} ${x + w} 186H${x + w * 0.3}z`);
      }
      p.path('i', 'M140 190L180 168 210 176 246 164 280 176 310 166 350 190z');
      hills(p, 'l', 200, 18, 3, 0.3);
      sea(p, 200, 246, 'c', 'p');
      p.path('y', 'M-10 270V238Q110 222 240 242T490 232V270z');
      p.at(110, 250, 1, () => p.path('d', 'M-22 0V-18Q-24-26-16-28H6L10-52 8-58 13-56 17-58 16-54 22-50 20-46H16L15-24 12-18V0H8V-16H-14L-17 0z'));
      p.at(180, 244, 0.7, () => p.path('d', 'M-22 0V-18Q-24-26-16-28H6L10-52 8-58 13-56 17-58 16-54 22-50 20-46H16L15-24 12-18V0H8V-16H-14L-17 0z'));
    },
  },
  'CL/pucon': {
    palette: 'lagoon', subject: 'volcano-lake', middle: 230,
    sky: { ...sun(380, 60, 24), horizon: 172 },
    draw(p) {
      volcano(p, 230, 190, 200, 130, 'F', 'f');
      p.path('i', 'M206 60L224 65 254 60Q262 90 284 116L262 104 246 126 228 100 208 128 194 106 176 122Q198 90 206 60z');
      hills(p, 'm', 196, 24, 3, 0.4);
      sea(p, 194, 230);
      p.path('c', 'M180 200H280L300 240H160z');
      araucaria(p, 60, 270, 150);
      araucaria(p, 430, 270, 120);
      kayak(p, 250, 250, 1);
    },
  },
  'CO/cartagena': {
    palette: 'golden', subject: 'sea-walls', middle: 280,
    sky: { ...sun(114, 76, 30), horizon: 184 },
    draw(p) {
      p.path('F', 'M-10 186Q60 170 120 186z');
      blocks(p, 190, [[30, 14, 60, 0], [50, 12, 76, 0], [68, 14, 54, 0]], 'F', 'f');
      for (const [x, w, h, c] of [[180, 56, 70, 'w'], [320, 60, 66, 'b'], [382, 56, 78, 'e'], [440, 60, 68, 'y']] as const) {
        p.rect(c, x, 208 - h, w, h);
        p.grid(c === 'e' || c === 'y' ? 't' : 'p', x + 8, 216 - h, 3, 2, 16, 26, 9, 16);
        p.rect('o', x + 2, 232 - h, w - 4, 4);
        p.path('o', `M${x - 3} ${210 - h}L${x + 6} ${198 - h}H${x + w - 6}L${x + w + 3} ${210 - h}z`);
      }
      p.at(270, 214, 1.1, () => {
        p.rect('y', -52, -50, 104, 50);
        p.rect('Y', 20, -50, 32, 50);
        for (const k of [-32, 0, 32] as const) {
          p.path('d', `M${k - 9} 0V-26Q${k} -38 ${k + 9} -26V0z`);
        }
        p.rect('p', -16, -88, 32, 40);
        p.rect('q', 4, -88, 12, 40);
        p.circ('d', 0, -72, 8);
        p.rect('p', -11, -108, 22, 22);
        p.path('w', 'M-14-108L0-132L14-108z');
        p.rect('p', -56, -54, 112, 5);
      });
      p.path('k', 'M-10 214H490V236H-10z');
      let d = '';
      for (let i = 0; i < 18; i++) {
        d += `M${-4 + i * 28} 214v-7h16v7z`;
      }
      p.path('k', d);
      p.rect('K', -10, 228, 500, 8);
      sea(p, 236, 114);
      palm(p, 120, 214, 80, 0.06, 'd', 0.8);
      palm(p, 90, 216, 60, -0.06, 'd', 0.7);
    },
  },
  'CO/bogota': {
    palette: 'nordic', subject: 'colour-houses', middle: 200,
    sky: { ...sun(350, 66, 26), clouds: 1, horizon: 176 },
    draw(p) {
      p.path('f', 'M-10 206L80 110 150 80 200 66 260 90 330 120 410 96 490 140V210z');
      p.path('l', 'M200 66L260 90 330 120 410 96 490 140V210H260Q270 130 200 66z');
      church(p, 190, 70, 0.5, 'p', 'q', 'w', 20);
      p.line('d', 1.2, 'M40 230L180 76');
      for (const t of [0.34, 0.7] as const) {
        cable(p, 40 + 140 * t, 230 - 154 * t + 8, 0.6);
      }
      skyline(p, 214, 14, 40, 'm', 260, 490);
      blocks(p, 216, [[340, 26, 116, 0], [376, 24, 92, 4], [410, 26, 76, 0]], 'm', 'd', 'y');
      houses(p, 236, [[-10, 50, 34, 'y'], [42, 48, 42, 'w'], [92, 50, 34, 'b'], [144, 48, 40, 'e'], [194, 50, 34, 'l'], [246, 48, 42, 'y'], [296, 50, 36, 'p']], 'o');
      ground(p, 'k', 234);
      p.line('K', 1.6, 'M0 250H480');
    },
  },
  'CO/medellin': {
    palette: 'monsoon', subject: 'colour-houses', middle: 300,
    sky: { ...sun(112, 62, 26), horizon: 160 },
    draw(p) {
      hills(p, 'F', 170, 80, 2, 0.3);
      hills(p, 'f', 186, 50, 2, 0.8);
      hillTown(p, 170, 256, 320, 130, ['w', 'e', 'o', 'p', 'y', 'w'], 't');
      p.line('d', 1.4, 'M-10 200L240 96L490 40');
      for (const t of [0.12, 0.34, 0.56, 0.8] as const) {
        cable(p, -10 + 500 * t, (t < 0.5 ? 200 - 208 * t : 96 - 112 * (t - 0.5)) + 14, 1, t > 0.3 && t < 0.4 ? 'l' : 'w');
      }
      p.line('d', 3, 'M234 190L240 94L246 190');
      flowers(p, 250, 'w', 20);
      leaves(p, false);
    },
  },
  'EC/quito': {
    palette: 'dawn', subject: 'spired-church', middle: 240,
    sky: { horizon: 172, ...sun(110, 66, 26) },
    draw(p) {
      volcano(p, 360, 190, 160, 120, 'F', 'f', false);
      p.path('i', 'M342 70L356 75 380 70Q386 96 402 112L386 104 372 122 358 102 344 120 326 110Q338 92 342 70z');
      hills(p, 'f', 196, 40, 2, 0.2);
      hillTown(p, 0, 220, 170, 50, ['p', 'e', 'y', 'p'], 'w', true);
      p.at(240, 226, 1.06, () => {
        p.rect('k', -40, -60, 80, 60);
        p.rect('K', 16, -60, 24, 60);
        p.path('k', 'M-40-60L0-88L40-60z');
        for (const k of [-42, 42] as const) {
          p.rect('k', k - 14, -112, 28, 112);
          p.rect('K', k + 2, -112, 12, 112);
          p.path('k', `M${k - 14} -112L${k} -156L${k + 14} -112z`);
          p.path('K', `M${k} -156L${k + 14} -112H${k + 2}z`);
          p.grid('d', k - 8, -104, 2, 3, 10, 28, 5, 20);
        }
        p.circ('d', 0, -58, 12);
        p.circ('c', 0, -58, 8);
        p.path('d', 'M-10 0V-28Q0-42 10-28V0z');
      });
      ground(p, 'k', 224);
      houses(p, 262, [[-10, 60, 26, 'p'], [52, 56, 30, 'e'], [110, 56, 26, 'p'], [320, 56, 28, 'y'], [378, 56, 32, 'p'], [436, 56, 26, 'e']]);
    },
  },
  'EC/galapagos': {
    palette: 'lagoon', subject: 'giant-tortoise', middle: 330,
    sky: { ...sun(110, 62, 26), horizon: 160 },
    draw(p) {
      p.path('f', 'M230 172Q300 130 360 120T490 150V174z');
      sea(p, 168, 110);
      p.path('k', 'M196 200L206 120 214 84 226 96 234 150 244 200z');
      p.path('K', 'M214 84L226 96 234 150 244 200H222z');
      p.line('p', 3, 'M184 201h70');
      p.path('t', 'M-10 270V236Q110 216 250 236T490 230V270z');
      p.at(360, 246, 1.3, () => {
        p.path('d', 'M-52 0Q-56-16-40-18L-34-8zM42 4H58V-12H40zM-34 4H-20V-10H-36z');
        p.path('l', 'M-42-6Q-36-48 6-50Q48-48 52-6Q4 2-42-6z');
        p.path('m', 'M6-50Q48-48 52-6Q40-4 24-3Q30-30 6-50z');
        p.line('m', 2, 'M-30-20L-6-30 14-24 36-30M-6-30L-8-48M-20-4L-6-30M14-24L18-4');
        p.path('d', 'M-42-8Q-58-10-60-24Q-58-34-48-32Q-40-28-42-8z');
      });
      p.at(120, 246, 1, () => {
        p.path('d', 'M-60 6Q-30-4-10-4Q-2-16 12-14Q20-22 34-18Q44-12 36-6L24-4 26 6H18L12 0H-4L-8 6H-16L-14 2Q-40 2-60 8z');
        p.line('d', 2, 'M-4-12l3-6 3 5 3-6 3 5 3-6 4 5');
      });
    },
  },
  'PA/panama-city': {
    palette: 'lilac', subject: 'skyline', middle: 270,
    sky: { ...sun(112, 74, 30), horizon: 188 },
    draw(p) {
      hills(p, 'F', 188, 30, 3, 0.5);
      skyline(p, 206, 50, 110, 'F', 200, 490);
      blocks(p, 212, [[250, 28, 130, 0], [284, 26, 154, 2], [362, 28, 140, 3], [398, 26, 118, 1], [432, 30, 146, 0], [464, 26, 100, 2]], 'l', 'm', 'y');
      p.path('l', 'M312 212Q300 180 314 150Q328 120 318 66L338 60Q346 120 334 150Q322 180 338 212z');
      p.path('m', 'M330 63L338 60Q346 120 334 150Q322 180 338 212H328Q316 178 326 150Q338 116 330 63z');
      sea(p, 210, 112);
      p.at(130, 250, 1, () => {
        p.path('w', 'M-104-16H110L96 10H-90z');
        for (const [x1, y1, c] of [[-76, -16, 'b'], [-50, -16, 'y'], [-24, -16, 'l'], [2, -16, 'e'], [28, -16, 'b'], [-62, -30, 'e'], [-36, -30, 'w'], [-10, -30, 'y'], [16, -30, 'l']] as const) {
          p.rect(c, x1, y1 - 13, 25, 13);
        }
        p.rect('p', 62, -46, 26, 30);
        p.rect('d', 66, -42, 18, 6);
      });
      palm(p, 440, 272, 110, -0.06);
    },
  },
  'GT/antigua': {
    palette: 'monsoon', subject: 'city-arch', middle: 240,
    sky: { ...sun(112, 72, 28), horizon: 176 },
    draw(p) {
      volcano(p, 270, 200, 230, 150, 'F', 'f');
      for (const [x, w, h, c] of [[-10, 120, 74, 'e'], [370, 120, 74, 'w']] as const) {
        p.rect(c, x, 232 - h, w, h);
        p.grid('o', x + 14, 250 - h, 4, 1, 28, 1, 13, 26);
        p.path('o', `M${x - 4} ${234 - h}L${x + 8} ${220 - h}H${x + w - 8}L${x + w + 4} ${234 - h}z`);
      }
      p.at(240, 232, 1.15, () => {
        p.path('y', 'M-116 0V-70H116V0H84Q80-48 0-48T-84 0z');
        p.path('Y', 'M84-70H116V0H84Q82-24 70-34z');
        p.rect('p', -120, -74, 240, 6);
        p.rect('y', -26, -100, 52, 28);
        p.rect('Y', 8, -100, 18, 28);
        p.circ('p', 0, -86, 9);
        p.path('y', 'M-14-100Q-10-116 0-120Q10-116 14-100z');
        p.rect('p', -1.2, -132, 2.4, 14);
        p.rect('p', -5, -128, 10, 2.4);
      });
      p.path('k', 'M-10 270V230H490V270z');
      p.line('K', 1.6, 'M180 232L130 270M300 232L350 270M0 250H480');
    },
  },
  'CR/la-fortuna': {
    palette: 'monsoon', subject: 'sky-bridge', middle: 240,
    sky: { ...sun(370, 62, 26), horizon: 170 },
    draw(p) {
      volcano(p, 240, 194, 210, 140, 'F', 'f');
      mist(p, 160, 'p');
      trees(p, 200, 26, 'l');
      trees(p, 222, 24, 'm');
      ground(p, 'm', 220);
      ropeBridge(p, -10, 190, 490, 180, 26, 'd');
      springPool(p, 250, 250, 80);
      steam(p, 240, 240, 0.5, 'p');
      leaves(p, false);
      leaves(p, true);
    },
  },
  'CR/quepos': {
    palette: 'lagoon', subject: 'sloth', middle: 200,
    sky: { ...sun(112, 70, 28), horizon: 168 },
    draw(p) {
      p.path('f', 'M240 174Q280 120 330 116T420 130L490 170V178H240z');
      trees(p, 176, 14, 'l', 240, 490);
      sea(p, 172, 112);
      bay(p, 216, true, 'p');
      p.line('d', 7, 'M-10 90Q120 110 230 84');
      for (const [x, y, r] of [[20, 84, 26], [60, 92, 22], [200, 84, 24], [230, 78, 18], [0, 70, 26]] as const) {
        p.oval('m', x, y, r, r * 0.6);
      }
      p.at(130, 104, 1, () => {
        p.line('o', 7, 'M-24 0Q-26 26-10 38M24-2Q30 22 16 40');
        p.path('Y', 'M-26 34Q-22 60 4 60Q30 58 26 34Q12 28 0 30T-26 34z');
        p.circ('e', -22, 46, 10);
        p.path('o', 'M-28 44q6-4 12 0l-2 4h-8z');
      });
      palm(p, 446, 262, 130, -0.1);
      monkey(p, 330, 254, 0.6);
    },
  },
  'CR/tamarindo': {
    palette: 'sunset', subject: 'surf-wave', middle: 250,
    sky: { ...sun(230, 120, 50), horizon: 176 },
    draw(p) {
      islands(p, 176);
      sea(p, 174, 230);
      surf(p, 150, 222, 0.9);
      p.path('e', 'M-10 270V250Q150 234 320 250T490 244V270z');
      p.at(370, 252, 1.1, () => {
        p.path('d', 'M-7 0V-14L-9-38Q-8-48 0-48T9-38L7-14 6 0z');
        p.circ('d', 0, -54, 6);
        p.path('w', 'M10 6Q6-30 14-74Q26-30 20 6z');
        p.line('p', 1.4, 'M15-66V0');
      });
      palm(p, 450, 278, 170, -0.14);
      palm(p, 40, 276, 130, 0.1);
    },
  },
  'PE/lima': {
    palette: 'lilac', subject: 'sea-cliff', middle: 330,
    sky: { ...sun(110, 90, 36), horizon: 176 },
    draw(p) {
      sea(p, 174, 110);
      p.path('e', 'M490 270V140L420 138 400 150 330 148 310 162 250 168 230 230 210 270z');
      p.path('w', 'M420 138L400 150 392 270H420L430 190zM330 148L310 162 306 270H330L338 200zM250 168L230 230 210 270H244L256 210z');
      p.path('l', 'M248 172L310 158 330 144 400 146 420 134 490 136V146L420 144 400 156 332 154 312 168 250 176z');
      blocks(p, 144, [[350, 24, 60, 0], [380, 22, 84, 2], [410, 24, 68, 0], [440, 26, 96, 0], [468, 22, 72, 1]], 'l', 'm', 'y');
      for (const [x, y, s, c] of [[190, 76, 1, 'w'], [260, 50, 0.7, 'y']] as const) {
        p.at(x, y, s, () => {
          p.path(c, 'M-34-6Q-24-28 0-30Q24-28 34-6Q0-20-34-6z');
          p.line('d', 0.9, 'M-30-8L0 20M30-8L0 20');
          p.circ('d', 0, 22, 3);
          p.path('d', 'M-3 25H3L6 34H-2z');
        });
      }
      p.rect('o', 60, 214, 150, 4);
      p.line('o', 2.4, 'M80 218V238M110 218V238M140 218V238M170 218V238M200 218V238', false);
      p.at(90, 214, 0.8, () => {
        p.rect('p', -28, -26, 56, 26);
        p.path('w', 'M-36-24L-14-44H14L36-24z');
        p.rect('p', -8, -54, 16, 12);
        p.path('w', 'M-11-54L0-66L11-54z');
      });
      surf(p, 60, 256, 0.34);
    },
  },
  'PE/cusco': {
    palette: 'golden', subject: 'colonial-church', middle: 250,
    sky: { ...sun(356, 66, 28), horizon: 170 },
    draw(p) {
      range(p, 178, 80, 0.3, 150, 'F', 'f');
      hillTown(p, 0, 190, 480, 56, ['p', 'e', 'p', 'y'], 'w');
      p.at(250, 222, 1.1, () => {
        p.rect('e', -96, -50, 192, 50);
        p.rect('o', 50, -50, 46, 50);
        p.path('e', 'M-30-50Q-20-78 0-82Q20-78 30-50z');
        for (const k of [-76, 76] as const) {
          p.rect('e', k - 16, -88, 32, 88);
          p.rect('o', k + 4, -88, 12, 88);
          dome(p, k, -86, 15, 'e', 'o', 8);
          p.path('d', `M${k - 5} -66v-12q5-6 10 0v12z`);
        }
        p.path('d', 'M-12 0V-28Q0-42 12-28V0zM-54 0V-20Q-46-30-38-20V0zM38 0V-20Q46-30 54-20V0z');
      });
      ground(p, 'k', 220);
      p.line('K', 1.6, 'M0 240H480');
      for (const [x, y, s] of [[100, 256, 1], [150, 262, 0.8]] as const) {
        p.at(x, y, s, () => {
          p.path('p', 'M-22 0V-18Q-24-26-16-28H6L10-52 8-58 13-56 17-58 16-54 22-50 20-46H16L15-24 12-18V0H8V-16H-14L-17 0z');
          p.path('w', 'M-16-28H6L4-14H-14z');
        });
      }
      p.at(370, 262, 1, () => {
        p.path('w', 'M-20 0L-14-30Q0-40 14-30L20 0z');
        p.circ('d', 0, -40, 6);
        p.path('o', 'M-15-42H15L8-50H-8z');
        p.path('y', 'M-14-24H14L15-18H-15z');
      });
    },
  },
  'UY/punta-del-este': {
    palette: 'lagoon', subject: 'lighthouse-cape', middle: 300,
    sky: { ...sun(360, 72, 30), horizon: 172 },
    draw(p) {
      blocks(p, 186, [[60, 26, 84, 2], [92, 24, 106, 0], [124, 26, 76, 1], [156, 24, 92, 0], [188, 24, 64, 2], [28, 24, 60, 0]], 'l', 'm', 'p');
      p.path('e', 'M-10 184H230Q260 188 270 198H-10z');
      sea(p, 186, 360);
      p.path('e', 'M490 270V222Q400 212 320 232T220 270z');
      lighthouse(p, 400, 226, 1.1);
      for (const [x, y] of [[300, 246], [330, 240]] as const) {
        p.path('d', `M${x - 24} ${y + 8}Q${x - 30} ${y - 10} ${x - 8} ${y - 12}L${x} ${y - 26}Q${x + 10} ${y - 32} ${x + 14} ${y - 22}L${x + 18} ${y + 2}Q${x} ${y + 12} ${x - 24} ${y + 8}z`);
      }
      yacht(p, 110, 230, 0.9);
      sailBoat(p, 200, 250, 0.8);
    },
  },
};
