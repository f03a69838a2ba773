import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function junk(p: Pen, x: number, y: number, s = 1) {
  p.at(x, y, s, () => {
    p.path('w', 'M-22-4Q-26-44-2-60Q6-30 0-4zM4-6Q2-34 20-48Q30-24 24-6zM-28-8Q-36-28-26-38Q-22-22-22-8z');
    p.line('o', 1, 'M-23-18L0-14M-23-31L3-29M-17-45L4-43M4-18L25-17M6-31L26-29');
    p.path('d', 'M-38-6L-32 4Q0 10 30 4L38-10Q30-4 20-3H-20Q-32-3-38-6z');
  });
}

export function sailBoat(p: Pen, x: number, y: number, s = 1, c: Ink = 'p', c2: Ink = 'w') {
  p.at(x, y, s, () => {
    p.path(c, 'M2-52Q26-24 28-6H2z');
    p.path(c2, 'M-2-46Q-20-22-20-6H-2z');
    p.path('d', 'M-26-3H32Q26 6 18 6H-14Q-22 4-26-3z');
  });
}

export function longtail(p: Pen, x: number, y: number, s = 1) {
  p.at(x, y, s, () => {
    p.path('d', 'M-52-20Q-44-2-20 0H30Q44-2 50-8Q44 8 28 8H-20Q-46 6-52-20z');
    p.path('w', 'M-8-18Q8-26 26-18V-15H-8z');
    p.line('d', 1.4, 'M-6-15V0M24-15V0');
    p.line('w', 2, 'M-50-16l4 7');
  });
}

export function gondola(p: Pen, x: number, y: number, s = 1) {
  p.at(x, y, s, () => {
    p.path('d', 'M-60-22Q-56-4-30-1H26Q48-3 58-18Q54 4 30 7H-28Q-58 4-60-22z');
    p.line('p', 2, 'M-60-22v8');
    p.path('d', 'M38-8l-3-26q3-7 6 0l1 26z');
    p.circ('d', 38, -40, 4);
    p.path('e', 'M31-43h14l-2-3h-10z');
    p.line('d', 1.4, 'M50-46L26 12');
    p.path('w', 'M-14-9h22v8h-22z');
  });
}

export function bangka(p: Pen, x: number, y: number, s = 1) {
  p.at(x, y, s, () => {
    p.path('p', 'M2-60Q28-30 30-8H2z');
    p.path('b', 'M-2-56Q-24-28-26-8H-2z');
    p.path('d', 'M-46-6H46Q36 4 24 4H-26Q-38 4-46-6z');
    p.line('d', 1.6, 'M-34 10H36M-18 0l-8 10M18 0l10 10');
  });
}

export function felucca(p: Pen, x: number, y: number, s = 1) {
  p.at(x, y, s, () => {
    p.path('p', 'M-10-2Q-6-50 34-92Q34-40 18-4z');
    p.path('q', 'M34-92Q34-40 18-4H8Q24-40 34-92z');
    p.path('d', 'M-34-4H34Q28 6 18 7H-20Q-30 4-34-4z');
  });
}

export function ferryBoat(p: Pen, x: number, y: number, s = 1) {
  p.at(x, y, s, () => {
    p.path('w', 'M-40-8H40L32 6H-32z');
    p.path('p', 'M-32-20H32V-8H-32z');
    p.path('d', 'M-26-17h52v5h-52z');
    p.path('p', 'M-22-28h44v6h-44z');
    p.rect('w', -4, -40, 9, 12);
  });
}
