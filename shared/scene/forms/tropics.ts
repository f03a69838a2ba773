import { arcades, dome } from '#shared/scene/built/domes.ts';
import { bud } from '#shared/scene/built/tropics.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function petronas(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    for (const k of [-30, 30] as const) {
      p.at(k, 0, 1, () => {
        p.sym('p', 'k', '0 -200 L0.8 -200 L1.4 -180 L3 -174 L5 -158 L8 -156 L9 -142 L13 -140 L14 -116 L18 -114 L19 0');
        p.grid('k', -17, -104, 1, 8, 1, 13, 34, 2);
      });
    }
    p.rect('q', -14, -92, 28, 6);
    p.path('q', 'M-12-62L-1-86H1L12-62H9L0-80L-9-62z');
  });
}

export function marinaTowers(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    for (const k of [-72, 0, 72] as const) {
      p.path('p', `M${k - 22} 0Q${k - 8} -60 ${k - 14} -112H${k + 2}Q${k + 2} -50 ${k + 4} 0z`);
      p.path('q', `M${k + 4} 0Q${k + 2} -50 ${k + 2} -112H${k + 14}Q${k + 12} -50 ${k + 22} 0z`);
    }
    p.path('t', 'M-112-118Q0-128 126-124Q120-112 100-111H-96Q-108-112-112-118z');
    p.path('l', 'M-84-121q4-7 8 0zM-60-122q4-8 9 0zM20-124q5-8 10 0zM54-125q5-9 10 0zM84-124q4-7 8 0z');
  });
}

export function angkorTowers(p: Pen, y: number) {
  for (const [x, s] of [
    [116, 0.62],
    [364, 0.62],
    [176, 0.84],
    [304, 0.84],
    [240, 1.16],
  ] as const) {
    bud(p, x, y - 20, s);
  }
  p.rect('k', 60, y - 34, 360, 34);
  p.rect('K', 60, y - 12, 360, 12);
  p.rect('k', 10, y - 20, 460, 20);
  p.grid('d', 74, y - 28, 14, 1, 24.4, 1, 12, 14);
  p.path('k', `M204 ${y - 30}L240 ${y - 62}L276 ${y - 30}z`);
  p.path('d', `M230 ${y}v-26h20v26z`);
}

export function tajMahal(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    for (const k of [-118, 118] as const) {
      p.rect('p', k - 4, -104, 8, 104);
      p.rect('q', k, -104, 4, 104);
      for (const b of [-96, -66, -36] as const) {
        p.rect('p', k - 7, b, 14, 4);
      }
      dome(p, k, -104, 8, 'p', 'q', 8);
    }
    p.rect('q', -134, -10, 268, 14);
    p.rect('p', -134, -10, 268, 4);
    p.path('p', 'M-84-10V-60H84V-10z');
    p.path('q', 'M42-60H84V-10H42z');
    p.rect('p', -34, -76, 68, 66);
    for (const k of [-56, 56] as const) {
      p.rect('p', k - 12, -72, 24, 12);
      dome(p, k, -70, 14, 'p', 'q', 10, 1.1);
    }
    p.rect('p', -30, -88, 60, 14);
    p.rect('q', 8, -88, 22, 14);
    dome(p, 0, -86, 40, 'p', 'q', 18, 1.2);
    p.path('t', 'M-20-10V-46Q-18-58 0-66Q18-58 20-46V-10z');
    p.path('d', 'M-9-10V-30Q0-42 9-30V-10z');
    arcades(p, 't', -74, -12, 2, 19, 12, 10);
    arcades(p, 't', 44, -12, 2, 19, 12, 10);
    arcades(p, 't', -74, -36, 2, 19, 12, 8);
    arcades(p, 't', 44, -36, 2, 19, 12, 8);
  });
}
