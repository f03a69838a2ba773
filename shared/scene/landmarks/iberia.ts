import type { Landmarks } from '#shared/scene/landmark.ts';
import { arcades, dome } from '#shared/scene/built/domes.ts';
import { lighthouse, skyline, suspension } from '#shared/scene/built/things.ts';
import { hillTown, house, houses, spire } from '#shared/scene/built/west.ts';
import { sagrada } from '#shared/scene/forms/europe.ts';
import { camels, cow } from '#shared/scene/motifs/animals.ts';
import { castleTop, columnStatue } from '#shared/scene/motifs/churches.ts';
import { flowers } from '#shared/scene/motifs/land.ts';
import { kayak, parasols } from '#shared/scene/motifs/shore.ts';
import { gondolas } from '#shared/scene/motifs/snow.ts';
import { bus, rowboat, yacht } from '#shared/scene/motifs/vehicles.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { dunes, ground, sea } from '#shared/scene/nature/ground.ts';
import { hills, range } from '#shared/scene/nature/mountains.ts';
import { cypress, palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';

export const iberia: Landmarks = {
  'ES/barcelona': {
    palette: 'golden', subject: 'spired-church',
    sky: { ...sun(356, 92, 38), horizon: 200 },
    draw(p) {
      hills(p, 'F', 192, 40, 3);
      skyline(p, 222, 16, 44, 'f');
      sagrada(p, 240, 234, 1);
      trees(p, 244, 18, 'm');
      p.rect('m', 0, 242, 480, 30);
      palm(p, 440, 276, 130, -0.1);
    },
  },
  'ES/granada': {
    palette: 'golden', subject: 'hill-fortress',
    sky: { horizon: 170, ...sun(110, 70, 28) },
    draw(p) {
      range(p, 180, 120, 0.7, 260, 'F', 'f');
      hills(p, 'l', 214, 44, 1);
      p.at(250, 186, 1, () => {
        for (const [x, w, h] of [[-150, 60, 40], [-90, 40, 66], [-50, 90, 36], [40, 50, 74], [90, 70, 44]] as const) {
          p.rect('e', x, -h, w, h + 20);
          p.rect('w', x + w * 0.66, -h, w * 0.34, h + 20);
          let d = '';
          for (let i = 0; i < w / 9 - 1; i++) {
            d += `M${x + i * 9} ${-h}v-5h5v5z`;
          }
          p.path('e', d);
        }
        p.grid('d', -74, -48, 1, 2, 1, 26, 6, 11);
        p.grid('d', 56, -56, 2, 2, 16, 26, 6, 11);
        p.grid('d', -36, -24, 5, 1, 15, 1, 6, 10);
      });
      trees(p, 228, 18, 'm');
      p.rect('m', 0, 226, 480, 50);
      for (const x of [60, 92, 380, 420, 446] as const) {
        cypress(p, x, 260, 84);
      }
    },
  },
  'PT/lisbon': {
    palette: 'lagoon', subject: 'tram-steep-street', middle: 260,
    sky: { clouds: 2, horizon: 180 },
    draw(p) {
      suspension(p, { y: 190, deck: 140, top: 84, xs: [310, 440], c: 'w', shade: 'o', wide: 6 });
      sea(p, 158, 300, 'b', 'c', 210);
      p.path('k', 'M-10 270V150L130 150 260 232 490 250V270z');
      for (const [x, y, w, h] of [[-20, 200, 66, 84], [44, 204, 54, 76], [96, 214, 52, 60], [146, 232, 50, 56]] as const) {
        house(p, x, y, w, h, p.pick(['p', 'e', 'p']), 'w');
        p.grid('n', x + 9, y - h + 12, 3, Math.floor(h / 22), 15, 20, 7, 11);
      }
      p.path('q', 'M-10 270V230L200 230 490 252V270z');
      p.at(284, 250, 1.15, () => {
        p.path('y', 'M-52-10V-34H52V-10z');
        p.path('p', 'M-52-52H52V-34H-52z');
        p.grid('d', -46, -49, 6, 1, 16, 1, 11, 13);
        p.path('y', 'M-56-52Q-50-62-40-62H40Q50-62 56-52z');
        p.rect('Y', -52, -20, 104, 4);
        p.circ('d', -26, -6, 8);
        p.circ('d', 26, -6, 8);
        p.line('d', 1.6, 'M0-62L14-86');
      });
      p.line('d', 1, 'M-10 120Q240 170 490 150');
    },
  },
  'PT/porto': {
    palette: 'golden', subject: 'iron-arch-bridge', middle: 220,
    sky: { ...sun(120, 76, 30), horizon: 176 },
    draw(p) {
      p.path('f', 'M280 270V140Q380 110 490 120V270z');
      for (let i = 0; i < 12; i++) {
        const x = 300 + (i % 4) * 48, y = 160 + Math.floor(i / 4) * 26;
        house(p, x + (Math.floor(i / 4) % 2) * 20, y + 10, 46, 26, i % 2 ? 'p' : 'e', 'w');
      }
      p.line('t', 5, 'M-10 104H490');
      p.line('t', 7, 'M40 214Q200 10 372 214');
      p.line('t', 3, 'M70 214Q206 54 342 214');
      let d = '';
      for (let x = 60; x < 360; x += 22) {
        const y = 214 - 102 * (1 - ((x - 206) / 166) ** 2);
        d += `M${x} 104V${Math.max(106, y)}`;
      }
      p.line('t', 1.4, d);
      sea(p, 208, 120);
      p.at(170, 246, 1, () => {
        p.path('d', 'M-64-14Q-50 0-30 0H30Q52-2 66-16Q58 8 36 10H-34Q-56 6-64-14z');
        for (const x of [-26, -8, 10, 28] as const) {
          p.oval('w', x, -4, 8, 6);
        }
        p.path('p', 'M-4-12V-74Q28-60 34-20z');
        p.line('d', 1.6, 'M-5-6V-78');
      });
    },
  },
  'ES/madrid': {
    palette: 'golden', subject: 'corner-dome-avenue', middle: 180,
    sky: { ...sun(352, 80, 34), horizon: 192 },
    draw(p) {
      skyline(p, 208, 24, 60, 'F');
      p.at(160, 222, 1.1, () => {
        p.path('p', 'M-50 0V-100Q-50-112-34-116H34Q50-112 50-100V0z');
        p.path('q', 'M14-116H34Q50-112 50-100V0H14z');
        p.grid('t', -40, -96, 6, 4, 14, 22, 7, 14);
        p.rect('p', -54, -104, 108, 5);
        p.rect('p', -22, -138, 44, 24);
        p.rect('q', 6, -138, 16, 24);
        dome(p, 0, -136, 28, 't', 'd', 0, 1.1);
        p.path('y', 'M-5-166Q-8-180-20-186Q-6-188 0-182Q6-188 20-186Q8-180 5-166z');
      });
      for (const [x, h, c] of [[250, 84, 'e'], [312, 100, 'p'], [374, 88, 'e'], [436, 104, 'p'], [-20, 86, 'e'], [40, 70, 'p']] as const) {
        p.rect(c, x, 222 - h, 60, h);
        p.grid('t', x + 8, 232 - h, 4, Math.floor((h - 20) / 22), 13, 21, 6, 12);
        p.path('t', `M${x - 2} ${222 - h}L${x + 8} ${206 - h}H${x + 52}L${x + 62} ${222 - h}z`);
      }
      ground(p, 'k', 220);
      p.line('q', 2.4, 'M250 222L300 270M320 222L440 270');
      bus(p, 360, 258, 0.8);
      trees(p, 230, 11, 'm', -10, 90);
    },
  },
  'ES/seville': {
    palette: 'sunset', subject: 'bell-tower', middle: 290,
    sky: { ...sun(114, 100, 42), horizon: 192 },
    draw(p) {
      skyline(p, 206, 12, 34, 'F');
      p.rect('e', 90, 166, 190, 56);
      for (const x of [110, 140, 170, 200, 230, 260] as const) {
        p.path('e', `M${x - 4} 168V150L${x} 138L${x + 4} 150V168z`);
      }
      arcades(p, 'o', 100, 220, 8, 22, 13, 26);
      p.rect('y', 288, 84, 48, 138);
      p.rect('Y', 318, 84, 18, 138);
      p.grid('o', 296, 98, 3, 4, 13, 30, 7, 16);
      p.rect('y', 284, 80, 56, 7);
      p.rect('y', 296, 54, 32, 28);
      p.rect('Y', 316, 54, 12, 28);
      arcades(p, 'o', 299, 80, 3, 10, 6, 14);
      p.rect('y', 303, 34, 18, 22);
      dome(p, 312, 36, 9, 'y', 'Y', 12);
      ground(p, 'k', 220);
      for (const x of [40, 90, 400, 446] as const) {
        p.line('d', 4, `M${x} 250V222`);
        p.circ('m', x, 210, 18);
        for (const [a, b] of [[-6, -4], [6, 4], [2, -10], [-8, 8]] as const) {
          p.circ('y', x + a, 210 + b, 3);
        }
      }
      p.at(240, 262, 1, () => {
        p.path('d', 'M-30 0V-22Q-34-36-20-38H10Q16-40 22-52L30-56 34-48 32-40Q28-30 24-24L22 0H18L16-20H-18L-22 0z');
        p.path('w', 'M-66-4V-24H-36L-30-4z');
        p.circ('d', -52, -2, 9);
      });
    },
  },
  'ES/valencia': {
    palette: 'lagoon', subject: 'white-shells', middle: 210,
    sky: { ...sun(360, 70, 28), horizon: 188 },
    draw(p) {
      hills(p, 'F', 188, 20, 3, 0.4);
      skyline(p, 204, 20, 60, 'F', 300, 490);
      p.path('p', 'M40 212Q70 120 210 112Q330 118 356 212z');
      p.path('n', 'M96 212Q120 150 210 144Q290 150 306 212z');
      p.line('p', 3, 'M130 212Q150 160 210 146M170 212Q180 170 210 146M210 212V146M250 212Q240 170 210 146M286 212Q270 164 210 146');
      p.path('q', 'M210 112Q330 118 356 212H330Q310 130 210 112z');
      for (let i = 0; i < 6; i++) {
        p.path('p', `M${380 + i * 20} 212L${384 + i * 20} ${150 + i * 6}Q${400 + i * 20} ${160 + i * 6} ${402 + i * 20} 212H${396 + i * 20}Q${396 + i * 20} 176 ${388 + i * 20} ${172 + i * 6}L${386 + i * 20} 212z`);
      }
      sea(p, 210, 210);
      p.path('c', 'M96 212Q130 244 210 246T306 212z');
      p.line('p', 2, 'M100 222h220M130 234h160');
      palm(p, 40, 262, 110, 0.06);
    },
  },
  'ES/malaga': {
    palette: 'dawn', subject: 'hill-fortress', middle: 300,
    sky: { ...sun(110, 74, 28), horizon: 180 },
    draw(p) {
      hills(p, 'F', 178, 60, 2, 0.6);
      p.path('l', 'M200 214Q260 150 330 140T490 160V214z');
      p.at(350, 150, 1, () => {
        for (const [x, w, h] of [[-90, 40, 30], [-50, 30, 50], [-20, 60, 28], [40, 34, 54], [74, 60, 34]] as const) {
          p.rect('y', x, -h, w, h + 20);
          p.rect('Y', x + w * 0.66, -h, w * 0.34, h + 20);
          let d = '';
          for (let i = 0; i < w / 9 - 1; i++) {
            d += `M${x + i * 9} ${-h}v-5h5v5z`;
          }
          p.path('y', d);
        }
      });
      for (const x of [230, 270, 400, 440, 300] as const) {
        cypress(p, x, 214, 44, 'm');
      }
      houses(p, 218, [[-10, 50, 44, 'p'], [42, 46, 54, 'e'], [90, 50, 46, 'p'], [142, 44, 56, 'e']]);
      p.rect('k', 0, 214, 480, 8);
      sea(p, 222, 110);
      lighthouse(p, 210, 222, 0.8);
      palm(p, 60, 224, 60, 0.05, 'd', 0.7);
      palm(p, 120, 224, 70, 0.03, 'd', 0.7);
      palm(p, 360, 224, 66, 0.03, 'd', 0.7);
      yacht(p, 340, 250, 0.9);
      yacht(p, 110, 252, 0.8, 'e');
    },
  },
  'ES/palma': {
    palette: 'golden', subject: 'sea-cathedral', middle: 260,
    sky: { ...sun(112, 78, 30), horizon: 184 },
    draw(p) {
      range(p, 190, 66, 0, 140, 'F', 'f');
      p.rect('y', -10, 190, 500, 34);
      p.rect('Y', -10, 212, 500, 12);
      p.at(260, 194, 1.1, () => {
        p.rect('e', -120, -64, 230, 64);
        p.rect('o', 60, -64, 50, 64);
        for (let i = 0; i < 12; i++) {
          const x = -116 + i * 20;
          p.rect('e', x, -82, 8, 82);
          p.path('e', `M${x} -82L${x + 4} -98L${x + 8} -82z`);
          p.rect('o', x + 5, -82, 3, 82);
        }
        p.rect('e', -20, -84, 70, 22);
        p.path('e', 'M-20-84L16-100L50-84z');
        p.rect('e', 104, -118, 26, 118);
        p.rect('o', 120, -118, 10, 118);
      });
      sea(p, 224, 112);
      p.path('o', 'M130 226H390L370 246H160z');
      for (const [x, h] of [[30, 70], [70, 80], [430, 76], [462, 66]] as const) {
        palm(p, x, 226, h, 0.03, 'd', 0.8);
      }
      sailBoat(p, 90, 254, 0.8);
    },
  },
  'ES/tenerife': {
    palette: 'desert', subject: 'volcano-lava', middle: 240,
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
  'ES/las-palmas': {
    palette: 'golden', subject: 'dunes', middle: 190,
    sky: { ...sun(360, 80, 32), horizon: 176 },
    draw(p) {
      sea(p, 166, 360);
      dunes(p, 180);
      camels(p, 250, 214, 0.7);
      lighthouse(p, 90, 196, 0.9);
      palm(p, 50, 226, 80, 0.04);
      palm(p, 130, 222, 66, 0.06);
    },
  },
  'ES/san-sebastian': {
    palette: 'lilac', subject: 'shell-bay', middle: 240,
    sky: { ...sun(240, 96, 38), horizon: 172 },
    draw(p) {
      p.path('f', 'M-10 186Q30 120 80 116T170 180zM490 186Q440 110 390 112T310 180z');
      p.path('F', 'M200 176Q240 150 280 176z');
      columnStatue(p, 400, 116, 46);
      castleTop(p);
      sea(p, 174, 240);
      p.path('c', 'M40 204Q240 170 440 204T490 260H-10T40 204z');
      p.path('p', 'M-10 236Q60 232 120 244T250 252T400 242T490 232V270H-10z');
      houses(p, 204, [[380, 34, 26, 'p'], [416, 34, 32, 'e'], [452, 34, 26, 'p'], [-6, 34, 28, 'e'], [30, 34, 24, 'p']]);
      parasols(p, 258, [90, 150, 330, 390], 0.8);
      sailBoat(p, 210, 212, 0.5);
      sailBoat(p, 300, 204, 0.4);
    },
  },
  'PT/albufeira': {
    palette: 'lagoon', subject: 'sea-arch', middle: 290,
    sky: { ...sun(96, 60, 26), horizon: 160 },
    draw(p) {
      sea(p, 160, 96);
      p.path('y', 'M490 240V70H240Q200 76 196 110L206 150 192 190 204 240H244Q240 176 270 160T330 170Q350 196 344 240z');
      p.path('Y', 'M490 240V110Q430 130 410 180L400 240zM330 170Q350 196 344 240H366Q366 180 330 170zM204 240L216 190 210 150 222 100 240 70Q200 76 196 110L206 150 192 190z');
      p.path('o', 'M230 92H490V100H236zM400 130H490V136H396z');
      p.path('m', 'M230 74Q300 52 490 58V78H240z');
      p.line('p', 3, 'M180 242h80M330 242h160');
      p.path('e', 'M-10 270V252Q140 236 300 254T490 250V270z');
      rowboat(p, 110, 232, 0.9);
      kayak(p, 300, 236, 0.7);
    },
  },
  'PT/funchal': {
    palette: 'monsoon', subject: 'triangle-houses', middle: 236,
    sky: { ...sun(110, 66, 26), horizon: 160 },
    draw(p) {
      p.path('F', 'M-10 190L60 110 130 130 220 70 300 110 360 80 490 150V200z');
      p.path('f', 'M-10 214Q120 140 260 130T490 170V220z');
      for (const [x, y] of [[60, 196], [120, 180], [180, 172], [250, 170], [310, 176], [370, 184], [430, 196], [90, 214], [160, 206], [220, 204], [290, 206], [350, 212], [410, 220]] as const) {
        p.rect('p', x, y - 10, 18, 12);
        p.path('w', `M${x - 2} ${y - 10}L${x + 9} ${y - 18}L${x + 20} ${y - 10}z`);
      }
      gondolas(p, -10, 60, 490, 110, 0.9);
      p.path('l', 'M-10 270V226Q120 214 260 226T490 222V270z');
      for (const [x, s, c] of [[120, 1, 'w'], [230, 1.15, 'b'], [346, 1, 'w']] as const) {
        p.at(x, 254, s, () => {
          p.rect('p', -18, -20, 36, 20);
          p.path('p', 'M-34 0L0-50L34 0z');
          p.path('Y', 'M-44 0L0-62L44 0H34L0-48L-34 0z');
          p.rect(c, -6, -20, 12, 20);
          p.rect(c, -22, -14, 9, 9);
          p.rect(c, 13, -14, 9, 9);
          p.rect(c, -4, -36, 8, 8);
        });
      }
      flowers(p, 258, 'w', 30);
    },
  },
  'PT/ponta-delgada': {
    palette: 'alpine', subject: 'crater-lake',
    sky: { ...sun(360, 54, 24), clouds: 2, horizon: 140 },
    draw(p) {
      p.path('F', 'M-10 160Q60 110 130 124T270 110T400 124T490 110V170z');
      p.path('l', 'M-10 196Q60 140 150 150T300 140T420 150T490 140V200z');
      p.path('m', 'M-10 270V190H490V270z');
      p.path('b', 'M20 206Q60 170 160 172T250 206Q200 234 130 234T20 206z');
      p.path('n', 'M262 212Q280 184 350 180T460 200Q450 226 380 232T262 212z');
      p.path('c', 'M50 198Q110 178 200 186Q110 188 50 198zM296 200Q340 188 410 194Q340 196 296 200z');
      p.rect('k', 248, 196, 8, 36);
      p.path('l', 'M-10 270V226Q40 240 130 248T260 240T400 246T490 222V270z');
      for (const [x, y, r] of [[30, 256, 13], [56, 262, 15], [90, 260, 12], [390, 258, 13], [420, 262, 16], [456, 256, 14]] as const) {
        p.circ('b', x, y, r);
        p.circ('c', x - 4, y - 4, r * 0.4);
      }
      cow(p, 240, 260, 0.7);
    },
  },
  'ES/toledo': {
    palette: 'desert', subject: 'hill-fortress', middle: 270,
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
  'ES/cordoba': {
    palette: 'golden', subject: 'striped-arches', middle: 240,
    sky: { ...sun(356, 76, 30), horizon: 180 },
    draw(p) {
      p.rect('e', 0, 0, 480, 270);
      p.rect('F', 0, 0, 480, 40);
      p.rect('Y', 0, 0, 480, 30);
      for (let j = 0; j < 2; j++) {
        for (let i = -1; i < 5; i++) {
          const s = j ? 1 : 0.7, x = j ? 30 + i * 124 : 76 + i * 88, b = j ? 250 : 214, r = 58 * s, y = b - 96 * s;
          if (j === 0)
            p.rect('o', x - 44, y - r * 1.2, 88, 200);
        }
      }
      p.rect('o', 0, 60, 480, 190);
      for (let j = 0; j < 2; j++) {
        for (let i = -1; i < 6; i++) {
          const s = j ? 1 : 0.62, step = j ? 124 : 80, x = j ? -8 + i * 124 : 22 + i * 80, b = j ? 252 : 212, y = b - 100 * s, r = (step / 2) * 0.98;
          for (let k = 0; k < 9; k++) {
            const a = Math.PI + (k * Math.PI) / 9, e = a + Math.PI / 9, R = r, q = r * 0.66;
            p.path(k % 2 ? 'w' : 'p', `M${x + step / 2 + Math.cos(a) * R} ${y + Math.sin(a) * R}L${x + step / 2 + Math.cos(e) * R} ${y + Math.sin(e) * R}L${x + step / 2 + Math.cos(e) * q} ${y + Math.sin(e) * q}L${x + step / 2 + Math.cos(a) * q} ${y + Math.sin(a) * q}z`);
          }
          p.rect('k', x - 7 * s, y, 14 * s, b - y);
          p.rect('K', x + 1 * s, y, 6 * s, b - y);
          p.rect('y', x - 11 * s, y - 6 * s, 22 * s, 9 * s);
          p.rect('y', x - 10 * s, b - 5 * s, 20 * s, 6 * s);
        }
      }
      p.rect('Y', 0, 250, 480, 20);
    },
  },
  'ES/bilbao': {
    palette: 'nordic', subject: 'curved-museum', middle: 270,
    sky: { ...sun(112, 74, 28), clouds: 1, horizon: 178 },
    draw(p) {
      hills(p, 'F', 178, 60, 2, 0.3);
      hills(p, 'f', 192, 30, 3, 0.8);
      houses(p, 206, [[-10, 46, 40, 'e'], [38, 44, 48, 'p'], [84, 46, 40, 'y'], [400, 44, 44, 'e'], [444, 46, 52, 'p']]);
      p.at(270, 216, 1.15, () => {
        p.path('p', 'M-110 0Q-120-30-90-44Q-60-60-56-30L-50 0z');
        p.path('q', 'M-70 0Q-80-64-40-84Q-10-90-10-50L-6 0z');
        p.path('p', 'M-30 0Q-20-90 20-100Q52-98 36-50L40 0z');
        p.path('q', 'M20-100Q52-98 36-50L40 0H14Q30-60 20-100z');
        p.path('p', 'M20 0Q30-60 66-64Q96-60 84-30L92 0z');
        p.path('k', 'M60 0Q80-36 116-34Q132-24 124 0z');
        p.rect('k', -116, -8, 246, 8);
      });
      p.rect('K', -10, 214, 500, 6);
      sea(p, 218, 112);
      p.line('p', 5, 'M30 240Q90 160 150 240');
      p.rect('p', -10, 236, 200, 5);
      p.line('p', 1.2, 'M50 236V218M70 236V206M90 236V201M110 236V206M130 236V218');
    },
  },
};
