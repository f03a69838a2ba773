import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { ferris, skyline } from '#shared/scene/built/things.ts';
import { blocks, gable, spire } from '#shared/scene/built/west.ts';
import { bigBen } from '#shared/scene/forms/europe.ts';
import { deer, sheep } from '#shared/scene/motifs/animals.ts';
import { humpBridge } from '#shared/scene/motifs/bridges.ts';
import { clockTower } from '#shared/scene/motifs/churches.ts';
import { leafy } from '#shared/scene/motifs/land.ts';
import { rowboat } from '#shared/scene/motifs/vehicles.ts';
import { ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

export const britain: Landmarks = {
  'GB/london': {
    palette: 'nordic', subject: 'clock-tower-river', middle: 250,
    sky: { ...sun(130, 84, 34), clouds: 3, cloudY: 50, horizon: 196 },
    draw(p) {
      skyline(p, 206, 24, 66, 'F');
      ferris(p, 396, 214, 52, 'f');
      p.at(160, 216, 1, () => {
        p.rect('y', -170, -50, 250, 50);
        p.rect('Y', -170, -12, 250, 12);
        p.grid('Y', -164, -44, 30, 1, 8, 1, 3, 30);
        for (const x of [-150, -110, -70, -30, 10] as const) {
          p.path('y', `M${x} -50v-12l4-12 4 12v12z`);
        }
        p.rect('y', -150, -92, 26, 92);
        p.path('t', 'M-152-92L-137-110-122-92z');
      });
      bigBen(p, 262, 218, 0.98);
      sea(p, 220, 130);
      p.rect('w', 380, 196, 46, 20);
      p.grid('p', 384, 200, 5, 1, 8.4, 1, 5, 5);
      p.rect('o', 380, 208, 46, 2);
      p.path('t', 'M290 216H490V226H290zM310 226q24-6 48 0v14h-6q-18-12-36 0h-6zM400 226q24-6 48 0v14h-6q-18-12-36 0h-6z');
    },
  },
  'GB/edinburgh': {
    palette: 'nordic', subject: 'hill-fortress', middle: 262,
    sky: { ...sun(130, 84, 34), clouds: 2, horizon: 190 },
    draw(p) {
      hills(p, 'F', 186, 50, 2, 0.5);
      p.path('K', 'M120 230L146 170 170 156 196 128H330L352 150 386 172 412 230z');
      p.path('d', 'M330 128L352 150 386 172 412 230H330L344 190z');
      p.at(262, 132, 1, () => {
        for (const [x, w, h] of [[-66, 36, 26], [-30, 30, 44], [0, 40, 34], [40, 28, 22]] as const) {
          p.rect('k', x, -h, w, h + 4);
          p.rect('K', x + w * 0.64, -h, w * 0.36, h + 4);
          let d = '';
          for (let i = 0; i < w / 7 - 0.5; i++) {
            d += `M${x + i * 7} ${-h}v-4h4v4z`;
          }
          p.path('k', d);
        }
        p.path('t', 'M2-34L20-54L38-34z');
        p.grid('d', -56, -16, 9, 1, 12, 1, 3, 7);
      });
      trees(p, 232, 18, 'm');
      p.rect('m', 0, 230, 480, 50);
      for (let i = 0; i < 8; i++) {
        gable(p, -14 + i * 64, 274, 62, 16 + (i % 2) * 8, 'k', 't', 'd', 0.42);
      }
      spire(p, 92, 270, 22, 150, 'K', 'd', 't');
    },
  },
  'GB/st-andrews': {
    palette: 'dawn', subject: 'golf-course', middle: 240,
    sky: { ...sun(120, 84, 32), horizon: 178 },
    draw(p) {
      sea(p, 168, 120, 'b', 'c', 190);
      p.at(380, 196, 1, () => {
        p.rect('k', -70, -40, 140, 40);
        p.rect('K', 30, -40, 40, 40);
        p.path('t', 'M-76-38L-60-60H60L76-38z');
        p.grid('d', -60, -32, 8, 1, 15, 1, 8, 18);
        spire(p, 50, 0, 22, 96, 'k', 'K', 't');
        p.rect('k', -60, -70, 8, 14);
      });
      p.path('l', 'M-10 270V190Q160 180 300 194T490 190V270z');
      p.path('m', 'M-10 270V236Q120 220 260 240T490 232V270z');
      p.path('c', 'M150 270Q200 240 180 222T200 206H216Q230 220 216 236T240 270z');
      humpBridge(p, 204, 244, 74, 34);
      p.line('d', 1.6, 'M330 214V166');
      p.path('w', 'M330 166L352 173L330 180z');
      p.oval('p', 420, 226, 26, 6);
      p.oval('p', 80, 214, 24, 6);
    },
  },
  'GB/manchester': {
    palette: 'lilac', subject: 'mills-canal', middle: 200,
    sky: { ...sun(350, 78, 32), horizon: 192 },
    draw(p) {
      skyline(p, 206, 24, 60, 'F');
      blocks(p, 210, [[410, 26, 150, 0], [442, 26, 110, 0]], 'f', 'l', 'y');
      p.at(130, 212, 1, () => {
        p.rect('e', -70, -60, 140, 60);
        p.rect('o', 40, -60, 30, 60);
        p.grid('t', -62, -50, 9, 2, 15, 26, 6, 16);
        p.path('t', 'M-74-60L-60-78H60L74-60z');
        clockTower(p, 0, -50, 0.9);
      });
      for (const [x, w, h] of [[230, 80, 86], [312, 74, 70]] as const) {
        p.rect('w', x, 214 - h, w, h);
        p.rect('o', x + w * 0.7, 214 - h, w * 0.3, h);
        p.grid('p', x + 8, 222 - h, Math.floor(w / 14), Math.floor(h / 22), 13, 20, 7, 11);
      }
      p.rect('w', 392, 90, 14, 124);
      p.rect('o', 400, 90, 6, 124);
      p.rect('K', 0, 212, 480, 8);
      sea(p, 220, 350);
      p.at(220, 250, 1.1, () => {
        p.path('d', 'M-70-12H70L60 6H-62z');
        p.rect('l', -56, -24, 104, 12);
        p.grid('y', -50, -21, 7, 1, 14, 1, 8, 6);
        p.rect('w', 56, -18, 10, 6);
      });
    },
  },
  'GB/inverness': {
    palette: 'nordic', subject: 'loch-ruin', middle: 280,
    sky: { clouds: 2, cloudY: 44, horizon: 170 },
    draw(p) {
      hills(p, 'F', 176, 70, 2, 0.2);
      hills(p, 'f', 186, 44, 2, 0.8);
      sea(p, 182, 240);
      p.path('l', 'M490 270V186Q420 176 360 200T240 250L220 270z');
      p.at(390, 190, 1.1, () => {
        p.rect('K', -34, -62, 40, 62);
        p.rect('d', -10, -62, 16, 62);
        p.path('K', 'M-34-62V-72H-26V-62zM-18-62V-74H-8V-62z');
        p.path('K', 'M6 0V-30L24-36 30-20 52-28 60 0z');
        p.rect('d', -26, -40, 7, 12);
      });
      p.path('d', 'M70 228Q76 206 92 228zM104 228Q116 196 132 228zM146 228Q150 190 160 178Q172 172 178 182L166 188Q162 206 166 228z');
      p.line('c', 2.6, 'M50 230h140M70 238h90');
      sheep(p, 320, 250, 0.9);
      sheep(p, 430, 244, 0.8, true);
    },
  },
  'GB/bath': {
    palette: 'golden', subject: 'shop-bridge',
    sky: { ...sun(112, 76, 30), horizon: 186 },
    draw(p) {
      hills(p, 'f', 182, 60, 2, 0.4);
      for (let i = 0; i < 9; i++) {
        const x = 20 + i * 50;
        p.rect('e', x, 122 - Math.abs(i - 4) * 4, 48, 50);
        p.grid('o', x + 7, 130 - Math.abs(i - 4) * 4, 3, 2, 14, 18, 6, 10);
        p.rect('t', x, 116 - Math.abs(i - 4) * 4, 48, 8);
      }
      trees(p, 182, 18, 'l');
      p.rect('l', 0, 180, 480, 20);
      sea(p, 200, 240);
      p.rect('y', 60, 168, 360, 24);
      p.rect('Y', 330, 168, 90, 24);
      p.grid('t', 70, 172, 24, 1, 14.6, 1, 6, 12);
      p.path('t', 'M56 168L64 158H416L424 168z');
      for (const k of [84, 396, 240] as const) {
        p.path('y', `M${k - 22} 168V154L${k} 144L${k + 22} 154V168z`);
      }
      p.path('y', 'M60 190H420V226H404Q400 200 370 200T336 226H304Q300 200 270 200H210Q180 200 176 226H144Q140 200 110 200T76 226H60z');
      for (const [y, c] of [[240, 'p'], [250, 'c'], [258, 'p']] as const) {
        p.line(c, 5, `M60 ${y}Q240 ${y + 20} 420 ${y}`);
      }
    },
  },
  'IE/dublin': {
    palette: 'jade', subject: 'footbridge-houses',
    sky: { ...sun(350, 80, 32), clouds: 1, horizon: 190 },
    draw(p) {
      for (let i = 0; i < 9; i++) {
        const x = -14 + i * 56, h = 92 + (i % 3) * 10, c = cycle(['w', 'e', 'o', 'p', 'w', 'l'] as const, i);
        p.rect(c, x, 210 - h, 54, h);
        p.grid(c === 'e' || c === 'p' ? 't' : 'p', x + 8, 220 - h, 3, 3, 15, 24, 8, 14);
        p.rect(cycle(['b', 'w', 'y', 'l'] as const, i), x + 22, 188, 13, 22);
        p.path('p', `M${x + 20} 188q8-10 17 0z`);
        p.rect('t', x + 4, 198 - h, 10, 14);
      }
      p.rect('K', 0, 208, 480, 8);
      sea(p, 214, 350);
      p.path('p', 'M40 240Q240 150 440 240V246Q240 166 40 246z');
      p.line('p', 2, 'M40 226Q240 132 440 226M60 238V220M90 226V206M120 214V196M150 206V186M180 199V179M210 196V175M240 195V173M270 196V175M300 199V179M330 206V186M360 214V196M390 226V206M420 238V220');
      for (const x of [150, 240, 330] as const) {
        p.line('d', 2, `M${x} ${x === 240 ? 174 : 186}v-26`);
        p.circ('y', x, x === 240 ? 146 : 158, 5);
      }
    },
  },
  'IE/galway': {
    palette: 'nordic', subject: 'high-cliffs', middle: 330,
    sky: { ...sun(110, 80, 30), horizon: 172, birds: [250, 50] },
    draw(p) {
      sea(p, 170, 110);
      for (const [x, w, t, c] of [[490, 150, 96, 'f'], [430, 150, 92, 'l']] as const) {
        p.path(c, `M490 220V${t}H${x - w + 40}L${x - w + 20} ${t + 40} ${x - w + 30} ${t + 80} ${x - w} 220z`);
      }
      p.path('K', 'M490 240V86H330Q310 84 300 92L306 130 296 160 308 200 290 240z');
      p.path('t', 'M340 86L350 140 336 190 346 240H310L308 200 296 160 306 130 300 92Q310 84 340 86zM400 92L412 160 400 240H384L388 150z');
      p.line('k', 2, 'M310 130H490M304 164H490M310 200H490');
      p.path('l', 'M296 92Q330 72 400 78L490 72V96H330Q310 88 296 92z');
      p.line('p', 3, 'M270 240h220M250 250h80');
      p.at(120, 232, 1.2, () => {
        p.path('w', 'M-26-4Q-28-46 20-60Q10-30 14-4z');
        p.path('o', 'M18-40Q34-20 34-4H18z');
        p.path('d', 'M-34-3H38Q34 8 20 8H-22Q-32 6-34-3z');
      });
    },
  },
  'IE/killarney': {
    palette: 'monsoon', subject: 'loch-ruin', middle: 310,
    sky: { horizon: 170, ...sun(110, 64, 26) },
    draw(p) {
      range(p, 182, 90, 0, 180, 'F', 'f');
      hills(p, 'l', 190, 26, 3, 0.5);
      sea(p, 186, 110);
      p.path('m', 'M490 270V206Q420 196 360 214T260 270z');
      p.at(380, 214, 1.06, () => {
        p.rect('k', -30, -88, 60, 88);
        p.rect('K', 8, -88, 22, 88);
        let d = '';
        for (let i = 0; i < 5; i++) {
          d += `M${-31 + i * 13} -88v-8h8v8z`;
        }
        p.path('k', d);
        p.grid('d', -18, -74, 2, 3, 20, 24, 5, 12);
        p.rect('k', -62, -36, 34, 36);
        p.rect('k', -70, -44, 14, 44);
      });
      rowboat(p, 160, 232, 1);
      deer(p, 460, 240, 0.7, true);
      leafy(p);
    },
  },
  'GB/oxford': {
    palette: 'golden', subject: 'domed-hall', middle: 240,
    sky: { ...sun(112, 76, 30), horizon: 188 },
    draw(p) {
      hills(p, 'F', 186, 24, 3, 0.3);
      for (const [x, h] of [[60, 110], [90, 90], [400, 120], [440, 94]] as const) {
        spire(p, x, 214, 18, h, 'k', 'K', 'k');
      }
      p.rect('e', -10, 176, 140, 40);
      p.rect('e', 350, 170, 140, 46);
      p.grid('t', 0, 184, 10, 1, 13, 1, 6, 22);
      p.grid('t', 360, 180, 9, 1, 13, 1, 6, 22);
      p.at(240, 220, 1.1, () => {
        p.rect('y', -66, -40, 132, 40);
        p.rect('Y', 26, -40, 40, 40);
        arcades(p, 'o', -60, -2, 7, 17, 11, 22);
        p.rect('y', -58, -84, 116, 46);
        p.rect('Y', 22, -84, 36, 46);
        for (let i = 0; i < 9; i++) {
          p.rect('p', -54 + i * 13, -82, 4, 42);
        }
        p.rect('p', -62, -90, 124, 7);
        p.rect('y', -44, -104, 88, 16);
        dome(p, 0, -102, 46, 'l', 'm', 0, 1);
        p.rect('p', -8, -166, 16, 20);
        p.path('l', 'M-10-166Q0-182 10-166z');
      });
      ground(p, 'l', 218);
      p.path('k', 'M190 222H290L340 270H140z');
      for (const [x, y] of [[120, 254], [370, 256]] as const) {
        p.at(x, y, 0.8, () => {
          p.line('d', 2.6, 'M-34 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M6 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M-18 0L-8-26H16L22 0M-8-26L6-4 16-26');
        });
      }
    },
  },
};
