import { arcades, dome } from '#shared/scene/built/domes.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function eiffel(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path(
      't',
      'M-1.5-206h3L4-176H6V-170H5Q8-110 17-72H20V-66H19Q25-34 46 0H26Q18-26 0-26T-26 0H-46Q-25-34-19-66H-20V-72H-17Q-8-110-5-170H-6V-176H-4z',
    );
    p.path('d', 'M0-206h1.5L4-176H6V-170H5Q8-110 17-72H20V-66H19Q25-34 46 0H26Q18-26 0-26V-58H9Q4-58 4-62H0z');
    p.path('g', 'M-9-62Q0-96 0-150Q0-96 9-62zM-13-57H13L19-38Q0-44-19-38z');
    p.rect('t', -31, -36, 62, 5);
    p.rect('d', 0, -36, 31, 5);
  });
}

export function bigBen(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.rect('y', -15, -126, 30, 126);
    p.rect('Y', 3, -126, 12, 126);
    p.rect('y', -18, -152, 36, 30);
    p.rect('Y', 4, -152, 14, 30);
    p.circ('p', 0, -137, 11);
    p.line('d', 1.6, 'M0-137V-145M0-137L5-134');
    p.sym('t', 'd', '0 -206 L1 -206 L2 -192 L8 -172 L8 -168 L14 -162 L19 -152');
    p.grid('Y', -11, -114, 3, 1, 8, 1, 3, 104);
  });
}

export function colosseum(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('e', 'M-116 0V-64Q-110-74-70-78V-102Q0-118 66-108 104-102 112-88V0Q0 12-116 0z');
    p.path('o', 'M66-108Q104-102 112-88V0Q90 3 66 5z');
    p.path('K', 'M-70-102Q0-118 66-108V-102Q0-110-70-96z');
    for (const [yy, h, a] of [
      [-6, 22, -104],
      [-38, 20, -104],
      [-70, 16, -58],
    ] as const) {
      let d = '';
      for (let i = 0; i < (a === -104 ? 12 : 10); i++) {
        const xx = a + i * 18,
          cy = yy + 6 - Math.pow((xx + 6) / 116, 2) * 5;
        if (xx < 98) d += `M${xx} ${cy}v${-h}q5.5-8 11 0v${h}z`;
      }
      p.path('d', d);
    }
    p.line('p', 2.4, 'M-116-30Q0-20 112-30M-116-62Q0-52 112-62M-70-98Q0-110 66-102');
  });
}

export function sagrada(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    for (const [k, h, w] of [
      [-52, 120, 9],
      [52, 120, 9],
      [-34, 148, 10],
      [34, 148, 10],
      [-13, 168, 11],
      [13, 168, 11],
    ] as const) {
      p.at(k, 0, 1, () => {
        p.sym('k', 'K', `0 ${-h - 14} L1.5 ${-h - 14} Q3 ${-h} ${w * 0.5} ${-h * 0.8} Q${w} ${-h * 0.5} ${w} 0`);
        p.circ('y', 0, -h - 14, 3.2);
        p.grid('o', -2, -h * 0.74, 1, 7, 1, 10, 4, 6);
      });
    }
    p.sym('y', 'Y', '0 -200 L2 -200 L4 -186 Q10 -150 16 -110');
    p.path('k', 'M-66 0V-54L-40-76 0-98 40-76 66-54V0z');
    p.path('K', 'M0-98L40-76 66-54V0H44z');
    p.path('o', 'M-14 0V-30L0-64L14-30V0zM-46 0V-22L-34-46L-22-22V0zM46 0V-22L34-46L22-22V0z');
  });
}

export function parliament(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.rect('p', -150, -40, 300, 40);
    p.rect('q', -150, -10, 300, 10);
    p.grid('t', -142, -34, 36, 1, 8, 1, 3, 22);
    p.path('w', 'M-150-40L-144-52H144L150-40z');
    for (const k of [-104, -56, 56, 104] as const) {
      p.rect('p', k - 6, -62, 12, 62);
      p.path('w', `M${k - 8} -62L${k} -88L${k + 8} -62z`);
    }
    p.rect('p', -34, -66, 68, 66);
    p.rect('q', 10, -66, 24, 66);
    for (const k of [-34, 34] as const) {
      p.rect('p', k - 5, -96, 10, 96);
      p.path('w', `M${k - 7} -96L${k} -128L${k + 7} -96z`);
    }
    p.rect('p', -22, -82, 44, 18);
    dome(p, 0, -80, 28, 'w', 'o', 0, 1.1);
    p.path('w', 'M-3-110L0-146L3-110z');
    arcades(p, 't', -26, -6, 4, 14, 9, 34);
  });
}

export function parthenon(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.rect('p', -96, -8, 192, 8);
    p.rect('q', -90, -14, 180, 6);
    for (let i = 0; i < 8; i++) {
      const k = -80 + i * 22;
      p.rect('p', k - 6, -66, 12, 52);
      p.rect('q', k + 1, -66, 5, 52);
    }
    p.rect('p', -92, -78, 184, 12);
    p.rect('q', -92, -68, 184, 2);
    p.path('p', 'M-96-78L0-108 96-78z');
    p.path('q', 'M-70-80L0-101 70-80z');
  });
}

export function brandenburg(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    for (let i = 0; i < 6; i++) {
      const k = -80 + i * 32;
      p.rect('y', k - 7, -72, 14, 72);
      p.rect('Y', k + 1, -72, 6, 72);
    }
    p.rect('y', -96, -94, 192, 22);
    p.rect('Y', -96, -76, 192, 4);
    p.rect('y', -56, -108, 112, 14);
    p.rect('Y', 18, -108, 38, 14);
    p.path('l', 'M-26-108q-2-18 6-22l4-6 3 6q8 2 8 10q4-12 6-12l3-5 3 6q7 3 7 11q4-10 6-20l-2-7 6-5 4 5-2 8q6 6 6 31z');
  });
}
