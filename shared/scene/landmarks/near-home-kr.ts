import type { Landmarks } from '#shared/scene/landmark.ts';
import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';
import { eave } from '#shared/scene/built/asia.ts';
import { bigTree, pineTree } from '#shared/scene/motifs/land.ts';
import { fishingBoat } from '#shared/scene/motifs/vehicles.ts';
import { ground, islands, rise, sea } from '#shared/scene/nature/ground.ts';
import { hills, peak, range } from '#shared/scene/nature/mountains.ts';
import { blossom, conifers, pine, trees } from '#shared/scene/nature/plants.ts';
import { cycle } from '#shared/scene/pen.ts';
import { sun } from '#shared/scene/sun.ts';

/** A turbine with its blades at an angle in degrees. */
function turbine(p: Pen, x: number, y: number, s: number, angle: number) {
  p.at(x, y, s, () => {
    p.path('p', 'M-3 0L-1.4-100H1.4L3 0z');
    p.path('q', 'M0 0V-100H1.4L3 0z');
    for (const turn of [0, 120, 240] as const) {
      const a = ((angle + turn) * Math.PI) / 180,
        [c, d] = [Math.cos(a), Math.sin(a)];
      p.path('p', `M${-3 * d} ${-100 + 3 * c}L${52 * c} ${-100 + 52 * d}L${14 * c + 4 * d} ${-100 + 14 * d - 4 * c}z`);
    }
    p.circ('q', 0, -100, 3);
  });
}

/** A crown of blossom over a trunk that leans. */
function cherry(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.line('d', 9, 'M0 0Q-4-40 14-74');
      p.line('d', 5, 'M4-52Q-20-70-30-92M14-74Q40-92 62-94');
      for (const [cx, cy, r, c] of [
        [-34, -98, 30, 'e'],
        [4, -116, 38, 'e'],
        [52, -112, 34, 'e'],
        [88, -92, 22, 'e'],
        [-48, -104, 3, 'p'],
        [-34, -118, 4, 'p'],
        [-24, -92, 3, 'p'],
        [-14, -126, 3, 'p'],
        [-6, -108, 4, 'p'],
        [4, -144, 3, 'p'],
        [14, -126, 4, 'p'],
        [22, -104, 3, 'p'],
        [30, -142, 3, 'p'],
        [42, -122, 4, 'p'],
        [56, -136, 3, 'p'],
        [62, -106, 4, 'p'],
        [76, -120, 3, 'p'],
        [92, -98, 4, 'p'],
        [84, -84, 3, 'p'],
      ] as const) {
        p.circ(c, cx, cy, r);
      }
    },
    flip,
  );
}

/** A paper lantern in the form of a lotus, afloat. */
function floatingLantern(p: Pen, x: number, y: number, s: number, c: Ink) {
  p.at(x, y, s, () => {
    p.path(c, 'M0 0Q-24-4-26-20Q-14-18-10-12Q-10-28 0-36Q10-28 10-12Q14-18 26-20Q24-4 0 0z');
    p.path('p', 'M0-2Q-7-12 0-24Q7-12 0-2z');
    p.line(c, 2.4, 'M-18 6h36M-10 11h20');
  });
}

export const nearHomeKr: Landmarks = {
  'KR/ganghwa': {
    palette: 'nordic',
    subject: 'dolmen',
    middle: 226,
    sky: { ...sun(424, 62, 28), horizon: 186 },
    draw(p) {
      hills(p, 'F', 184, 34, 3, 0.5);
      p.rect('c', 0, 182, 480, 22);
      p.line('p', 2, 'M20 190h90M180 188h60M300 194h120');
      rise(p, 'l', 204, 4, -4);
      trees(p, 206, 12, 'm', 380, 490);
      p.path('K', 'M196 224V150H250V224z');
      p.path('k', 'M134 234L150 146H186L182 234z');
      p.path('K', 'M170 234L176 146H186L182 234z');
      p.path('k', 'M262 234L258 144H300L312 234z');
      p.path('K', 'M288 234L284 144H300L312 234z');
      p.path('k', 'M66 144L84 114 150 92 250 86 344 94 386 120 380 146 330 158 130 160z');
      p.path('K', 'M66 144Q150 132 240 138T386 120L380 146 330 158 130 160z');
      p.line('q', 2, 'M120 112L170 102M220 100L262 98');
      p.path('m', 'M-10 270V240Q90 226 220 236T490 230V270z');
      for (const x of [24, 60, 330, 372, 430, 462] as const) {
        p.line('d', 2, `M${x} 258l-5-13M${x + 4} 258v-16M${x + 8} 258l5-12`);
      }
    },
  },
  'KR/taean': {
    palette: 'desert',
    subject: 'twin-rocks',
    middle: 236,
    sky: { ...sun(232, 150, 46), horizon: 176, birds: [330, 54] },
    draw(p) {
      sea(p, 168, 232, 'b', 'u', 232);
      p.path('d', 'M88 210L96 176 110 168 116 140 132 132 150 146 158 178 172 188 182 210z');
      p.path('t', 'M132 132L150 146 158 178 172 188 182 210H146L140 168z');
      p.path('d', 'M278 212L290 168 304 160 306 118 322 96 346 90 366 106 372 148 390 164 400 190 412 212z');
      p.path('t', 'M346 90L366 106 372 148 390 164 400 190 412 212H356L350 140z');
      for (const [x, y, w] of [
        [128, 132, 24],
        [147, 144, 17],
        [320, 98, 20],
        [346, 90, 27],
        [364, 105, 18],
      ] as const) {
        p.line('d', 3, `M${x} ${y + 4}Q${x + 3} ${y - 6} ${x - 1} ${y - 14}`);
        p.path(
          'm',
          `M${x - w} ${y - 12}Q${x - w * 0.5} ${y - 26} ${x} ${y - 24}T${x + w} ${y - 12}Q${x} ${y - 7} ${x - w} ${y - 12}z`,
        );
      }
      p.line('p', 2.6, 'M76 211h116M262 213h160');
      p.path('e', 'M-10 270V226Q120 238 260 228T490 222V270z');
      p.path('c', 'M-10 240Q140 250 280 240T490 238V246Q380 250 280 250T-10 252z');
    },
  },
  'KR/yangpyeong': {
    palette: 'lilac',
    subject: 'river-tree',
    middle: 330,
    sky: { ...sun(74, 64, 28), horizon: 176 },
    draw(p) {
      hills(p, 'F', 170, 66, 2, 0.2);
      hills(p, 'f', 178, 34, 3, 0.7);
      p.rect('b', 0, 176, 480, 94);
      p.line('g', 12, 'M-10 170h150M180 176h120M360 168h140');
      p.line('c', 7, 'M40 190h190M250 200h110M-10 208h90');
      p.at(136, 226, 1.1, () => {
        p.line('d', 2.6, 'M0-4V-86');
        p.path('e', 'M4-86L46-80Q54-48 46-18L4-22z');
        p.path('w', 'M32-82L46-80Q54-48 46-18L34-19Q42-50 32-82z');
        p.line('o', 1.6, 'M4-70L49-66M4-54L51-52M4-38L50-36');
        p.path('d', 'M-48-12Q-20-4 10-4T64-14Q54 8 30 9H-22Q-42 6-48-12z');
      });
      p.line('p', 2, 'M80 240h90M100 248h50');
      p.path('m', 'M490 270V214Q420 204 330 216T220 262L214 270z');
      bigTree(p, 350, 222, 1.56, 'l', 'm');
      p.path('d', 'M490 270V246Q430 238 360 250T270 270z');
    },
  },
  'KR/samcheok': {
    palette: 'lagoon',
    subject: 'dripstone-cave',
    middle: 250,
    sky: { horizon: 200 },
    draw(p) {
      p.rect('n', 0, 0, 480, 270);
      p.path('b', 'M70 206Q60 90 150 60T340 56Q430 90 416 206z');
      p.path('c', 'M140 206Q140 116 210 96T320 104Q360 140 350 206z');
      p.path('b', 'M-10 204H490V270H-10z');
      p.line('c', 2.4, 'M60 226h80M190 238h120M330 224h70M110 254h60M280 258h110');
      let far = '',
        near = '';
      for (let i = 0; i < 18; i++) {
        far += `L${470 - i * 26} 56L${460 - i * 26} ${84 + ((i * 37) % 44)} ${450 - i * 26} 56`;
      }
      p.path('n', `M0 0H480V56${far}H0z`);
      p.path('k', 'M92 210Q112 170 106 110T90 0H158Q138 70 140 124T160 210z');
      p.path('K', 'M128 210Q126 150 128 100T138 0H158Q138 70 140 124T160 210z');
      p.path('k', 'M340 210Q356 190 372 150 388 190 410 210z');
      p.path('K', 'M372 150Q388 190 410 210H376z');
      p.path('k', 'M286 212Q296 200 304 178 312 200 324 212z');
      for (let i = 0; i < 13; i++) {
        const h = 26 + ((i * 53) % 74);
        near += `M${-14 + i * 40} 0Q${2 + i * 40} ${h * 0.5} ${6 + i * 40} ${h}Q${12 + i * 40} ${h * 0.4} ${30 + i * 40} 0z`;
      }
      p.path('d', near);
      p.path('w', 'M150 212Q270 190 490 208V214Q270 197 150 219z');
      p.line('w', 1.8, 'M170 214v-20M214 208v-20M260 204v-20M306 202v-20M352 203v-20M398 204v-20M444 206v-20');
      p.line('w', 1.8, 'M160 196Q270 172 490 188');
      for (const [x, y] of [
        [214, 186],
        [306, 180],
        [398, 182],
      ] as const) {
        p.circ('y', x, y, 6);
        p.circ('u', x, y, 3);
      }
      p.path('d', 'M-10 270V196Q20 150 44 206 66 226 96 270zM490 270V222Q460 196 440 236T400 270z');
    },
  },
  'KR/yeongwol': {
    palette: 'alpine',
    subject: 'river-bend',
    middle: 244,
    sky: { ...sun(96, 48, 20), horizon: 110 },
    draw(p) {
      hills(p, 'F', 106, 50, 3, 0.1);
      hills(p, 'f', 122, 36, 4, 0.6);
      p.rect('b', 0, 118, 480, 152);
      p.line('c', 3, 'M52 150h60M70 186h50M366 154h60M380 190h50M330 236h40M110 228h56');
      const shore =
        'Q350 122 324 136 346 148 332 164 350 180 338 196 346 222 314 234 278 250 248 238 216 240 212 224 186 218 200 202 172 196 190 182 162 172 184 158 150 148 164 134 130 128 96 122';
      p.line('y', 11, `M366 120${shore}`);
      p.path('l', `M366 120${shore}Q230 92 366 120z`);
      for (const [y, x0, x1, size] of [
        [128, 130, 340, 12],
        [150, 190, 318, 14],
        [174, 204, 322, 15],
        [200, 216, 326, 16],
        [226, 232, 310, 16],
      ] as const) {
        trees(p, y, size, 'm', x0, x1);
      }
      p.path(
        'l',
        'M-10 270V118H70Q96 134 70 152T44 204Q40 236 90 270zM490 270V118H420Q392 134 414 154T440 206Q440 240 396 270z',
      );
      trees(p, 150, 14, 'm', -10, 60);
      trees(p, 156, 14, 'm', 430, 490);
      p.path('d', 'M-10 270V236Q60 214 104 270zM490 270V226Q420 220 372 270z');
      pine(p, true, 20);
    },
  },
  'KR/yeongju': {
    palette: 'sunset',
    subject: 'temple-ridges',
    middle: 190,
    sky: { ...sun(396, 92, 34), horizon: 170 },
    draw(p) {
      hills(p, 'F', 160, 50, 3, 0.2);
      hills(p, 'f', 178, 44, 4, 0.9);
      hills(p, 'l', 200, 34, 3, 0.4);
      hills(p, 'm', 218, 22, 5, 0.7);
      p.path('K', 'M-10 270V228H396L402 270z');
      p.path('k', 'M-10 270V234H372L378 270z');
      p.line(
        'K',
        2,
        'M-10 250H374M40 234v16M110 234v16M190 234v16M262 234v16M330 234v16M70 250v20M150 250v20M226 250v20M300 250v20',
      );
      p.rect('e', 56, 172, 212, 56);
      p.rect('o', 196, 172, 72, 56);
      for (let i = 0; i < 6; i++) {
        p.path('d', `M${54 + i * 42} 228l1-24-1-34h6l-1 34 1 24z`);
      }
      p.grid('w', 68, 186, 5, 1, 42, 1, 26, 34);
      p.line('d', 5, 'M50 170H274');
      eave(p, 162, 172, 288, 64, 'd', 12, 0.52);
      p.at(346, 230, 0.9, () => {
        p.path('k', 'M-14 0L-8-12H8L14 0zM-4-12V-44H4V-12zM-12-44H12V-50H-12zM-9-50V-70H9V-50z');
        p.rect('y', -4, -66, 8, 12);
        p.path('K', 'M-20-68Q-8-72-4-82H4Q8-72 20-68zM-3-82h6v-8h-6z');
      });
      pineTree(p, 436, 274, 112, 'd');
      pineTree(p, 470, 280, 84, 'd');
    },
  },
  'KR/mungyeong': {
    palette: 'monsoon',
    subject: 'pass-gate',
    middle: 200,
    sky: { ...sun(104, 62, 26), horizon: 180 },
    draw(p) {
      peak(p, 300, 196, 210, 150, 'F', 'f', 0, -0.06);
      peak(p, 470, 200, 150, 120, 'f', 'l', 0, -0.1);
      peak(p, 40, 204, 170, 96, 'f', 'l', 0, 0.1);
      conifers(p, 206, 34, 'l', -10, 490, 0.5);
      ground(p, 'm', 204);
      p.path('e', 'M176 214H226Q240 236 330 270H120Q190 240 176 214z');
      p.rect('k', -10, 180, 500, 34);
      p.rect('K', -10, 208, 500, 6);
      let d = '';
      for (let x = -4; x < 490; x += 26) d += `M${x} 180v-9h17v9z`;
      p.path('k', d);
      p.path('k', 'M126 216L132 150H270L276 216z');
      p.path('K', 'M236 216V150H270L276 216z');
      p.path('d', 'M176 216V186Q201 158 226 186V216z');
      p.rect('w', 148, 122, 106, 28);
      p.rect('o', 218, 122, 36, 28);
      for (let i = 0; i < 5; i++) p.rect('d', 148 + i * 25.5, 122, 4, 28);
      p.rect('l', 146, 122, 110, 6);
      eave(p, 201, 126, 160, 46, 'd', 11, 0.56);
      bigTree(p, 52, 232, 0.8, 'w', 'o');
      bigTree(p, 372, 236, 0.9, 'y', 'Y');
      bigTree(p, 446, 250, 1.1, 'w', 'o');
    },
  },
  'KR/hadong': {
    palette: 'alpine',
    subject: 'blossom-road',
    middle: 250,
    sky: { ...sun(236, 70, 24), horizon: 150 },
    draw(p) {
      hills(p, 'F', 150, 76, 2, 0.3);
      hills(p, 'f', 166, 40, 3, 0.8);
      p.path('l', 'M-10 270V176Q140 160 250 172T490 164V270z');
      p.path('b', 'M262 172Q300 182 262 196T180 226Q140 246 96 270H-10V250Q120 222 190 202T240 172z');
      p.line('p', 2, 'M190 212h34M120 238h44M60 258h40');
      p.path('q', 'M300 172H314Q330 200 430 270H262Q330 210 300 172z');
      p.line('p', 2.6, 'M308 180v7M316 198v9M328 220v11M346 246v13', false);
      cherry(p, 280, 184, 0.36);
      cherry(p, 352, 192, 0.5, true);
      cherry(p, 214, 226, 0.72);
      cherry(p, 420, 236, 0.94, true);
      cherry(p, 34, 274, 1.34);
      cherry(p, 478, 280, 1.3, true);
      for (let i = 0; i < 26; i++)
        p.circ(i % 3 ? 'e' : 'p', p.between(60, 420), p.between(110, 262), p.between(1.4, 2.6));
    },
  },
  'KR/gurye': {
    palette: 'monsoon',
    subject: 'sea-of-clouds',
    middle: 190,
    sky: { ...sun(268, 104, 34), horizon: 178 },
    draw(p) {
      range(p, 168, 64, 0, 330, 'F', 'f');
      for (const [y, c] of [
        [160, 'p'],
        [176, 'g'],
        [194, 'p'],
        [214, 'g'],
      ] as const) {
        p.line(c, 20, `M-10 ${y}h90M70 ${y - 7}h130M230 ${y + 4}h120M330 ${y - 6}h170`);
      }
      p.path('f', 'M230 204Q280 172 330 180T420 204z');
      p.line('p', 16, 'M210 206h110M330 210h120');
      p.path('l', 'M-10 270V196Q80 176 190 206T400 252L430 270z');
      p.path('m', 'M-10 270V224Q90 206 200 232T330 270z');
      p.at(150, 222, 1, () => {
        p.sym('p', 'q', '0 -118 Q14 -110 22 -84 Q34 -46 40 0');
        p.line(
          't',
          2,
          'M-36-14Q0-8 36-14M-32-32Q0-26 32-32M-27-52Q0-46 27-52M-22-72Q0-67 22-72M-16-92Q0-88 16-92M-18-30V-14M4-28V-10M22-32V-15M-8-50V-30M14-50V-30M10-70V-50M-14-70V-52M-6-90V-70M8-90V-71',
        );
        p.path('K', 'M-52 0L-44-10H44L52 0z');
      });
      blossom(p, true, 40, 'u');
    },
  },
  'KR/boseong': {
    palette: 'lagoon',
    subject: 'tea-hills',
    middle: 220,
    sky: { ...sun(392, 60, 26), horizon: 130 },
    draw(p) {
      hills(p, 'F', 130, 54, 2, 0.5);
      hills(p, 'f', 146, 40, 3, 0.1);
      p.path('l', 'M-10 270V128Q90 96 210 128T490 156V270z');
      let hedges = '';
      for (let i = 0; i < 11; i++) {
        const y = 126 + i * 13 + i * i * 0.5;
        hedges += `M-10 ${y + 6 + i * 3}Q${90 + i * 6} ${y - 28 + i * 2} ${200 + i * 5} ${y + 8}T490 ${y + 30 - i * 3}`;
      }
      p.line('m', 6, hedges);
      p.line('y', 1.4, hedges);
      p.path('e', 'M196 126Q230 160 200 196T236 270H262Q226 230 226 198T206 126z');
      for (const [x, y, h] of [
        [24, 150, 76],
        [52, 142, 88],
        [82, 136, 84],
        [112, 132, 92],
        [142, 130, 82],
        [170, 130, 72],
      ] as const) {
        pineTree(p, x, y, h, 'd');
      }
      p.path('m', 'M-10 270V252Q40 236 110 270zM490 270V242Q440 236 380 270z');
    },
  },
  'KR/buan': {
    palette: 'golden',
    subject: 'layered-cliff',
    middle: 320,
    sky: { ...sun(110, 138, 40), horizon: 176 },
    draw(p) {
      islands(p, 174);
      sea(p, 170, 110);
      const tones = ['K', 'k', 'q', 't', 'k', 'Y', 'K', 'k', 'o', 'q', 'K', 't', 'k'] as const;
      for (let i = 0, y = 62; y < 232; i++) {
        const h = 5 + ((i * 7) % 9),
          x = 300 - (y - 62) * 0.42 + ((i * 37) % 22);
        p.path(
          cycle(tones, i),
          `M${x} ${y + 4}L${x + 24} ${y - 3}Q${x + 110} ${y - 9} 490 ${y - 8}V${y + h}Q${x + 110} ${y + h + 2} ${x + 5} ${y + h + 6}z`,
        );
        y += h;
      }
      p.line('d', 1.6, 'M352 74l-6 34M412 60l4 46M330 128l5 40M446 128l-6 42M388 118l-4 36M298 176l3 38M430 190l4 36');
      p.path('d', 'M330 236Q336 190 352 176 370 192 376 236z');
      p.path('m', 'M286 68Q330 40 400 44T490 36V62Q380 56 286 68z');
      for (const [x, y] of [
        [318, 52],
        [362, 44],
        [420, 42],
        [462, 38],
      ] as const) {
        p.line('d', 3, `M${x} ${y + 6}q4-14-2-26`);
        p.oval('m', x - 2, y - 20, 24, 9);
      }
      p.path('K', 'M120 270L150 240 232 232 490 236V270z');
      p.path('t', 'M60 270L96 256 260 252 490 256V270z');
      p.line('c', 2.6, 'M170 244h70M280 242h90M120 262h60M330 262h100');
      p.at(206, 240, 1, () => {
        p.circ('d', 0, -24, 4);
        p.path('d', 'M-5 0L-4-18H4L5 0z');
        p.circ('d', 16, -20, 3.4);
        p.path('d', 'M12 0L13-15H19L20 0z');
      });
    },
  },
  'KR/jinju': {
    palette: 'night',
    subject: 'pavilion-lanterns',
    middle: 300,
    sky: { ...sun(92, 56, 18), stars: 26, horizon: 170 },
    draw(p) {
      hills(p, 'l', 176, 40, 3, 0.3);
      p.path('t', 'M172 208L184 184 180 176 200 160H490V208z');
      p.path(
        'l',
        'M196 208L206 176 226 170 238 208zM270 208L276 176 300 168 318 208zM356 208L372 172 390 180 400 208zM432 208L438 176 462 170 474 208z',
      );
      p.path('h', 'M196 164V150H490V164z');
      p.rect('o', 236, 142, 188, 8);
      p.rect('y', 246, 112, 168, 30);
      for (let i = 0; i < 8; i++) p.rect('d', 240 + i * 25.1, 108, 5, 56);
      p.line('o', 2, 'M238 132H424');
      eave(p, 331, 112, 246, 52, 'd', 13, 0.6);
      p.line('w', 2, 'M216 103Q331 116 446 103');
      p.line('h', 2.4, 'M258 61H404');
      p.rect('b', 0, 206, 480, 64);
      p.line('y', 2.2, 'M250 214h50M330 218h70M280 224h40M410 212h34');
      for (const [x, y, s, c] of [
        [52, 222, 0.7, 'y'],
        [118, 216, 0.6, 'w'],
        [178, 224, 0.7, 'e'],
        [240, 236, 0.9, 'y'],
        [84, 248, 1.1, 'w'],
        [166, 252, 1.15, 'y'],
        [320, 244, 1, 'w'],
        [396, 252, 1.1, 'e'],
        [452, 236, 0.8, 'y'],
      ] as const) {
        floatingLantern(p, x, y, s, c);
      }
    },
  },
  'KR/yeongdeok': {
    palette: 'alpine',
    subject: 'turbines-coast',
    middle: 330,
    sky: { ...sun(92, 96, 32), horizon: 156, birds: [150, 64] },
    draw(p) {
      sea(p, 152, 92);
      p.path('f', 'M490 170V96Q430 84 360 104T240 150L220 170z');
      turbine(p, 268, 138, 0.6, 20);
      turbine(p, 322, 116, 0.62, 75);
      p.path('l', 'M490 270V120Q420 122 352 150T246 200Q214 222 206 270z');
      p.path('k', 'M206 270Q214 222 246 200L262 214 254 232 268 246 262 270z');
      p.path('K', 'M246 200L262 214 254 232 268 246 262 270H244L240 230z');
      turbine(p, 386, 146, 0.84, 50);
      turbine(p, 450, 132, 0.76, 100);
      p.line('e', 4, 'M490 214Q400 206 340 216T284 250L280 270');
      p.path('m', 'M490 270V236Q420 226 362 244T320 270z');
      for (const [x, w, h] of [
        [160, 40, 22],
        [194, 30, 34],
        [118, 24, 12],
      ] as const) {
        p.path('K', `M${x - w / 2} 246L${x - w * 0.2} ${246 - h} ${x + w * 0.2} ${250 - h} ${x + w / 2} 246z`);
        p.line('p', 2.4, `M${x - w * 0.7} 247h${w * 1.4}`);
      }
      fishingBoat(p, 84, 214, 0.9);
    },
  },
};
