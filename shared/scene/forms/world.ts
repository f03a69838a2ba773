import { arcades, dome, minaret } from '#shared/scene/built/domes.ts';
import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function libertyStatue(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('k', 'M-26 0L-20-54H20L26 0zM-30 0h60v6h-60z');
    p.path('K', 'M4-54H20L26 0H8z');
    p.rect('k', -24, -60, 48, 7);
    p.path(
      'c',
      'M-15-60C-17-88-14-110-10-122Q-14-128-10-132L-6-134Q-8-144 0-146Q8-144 6-134Q12-132 14-126L20-160 25-158 20-122Q16-112 15-100 18-80 16-60z',
    );
    p.path('n', 'M2-60Q6-90 4-132L6-134Q12-132 14-126L20-122Q16-112 15-100 18-80 16-60z');
    p.path('c', 'M-9-144L-14-150-7-148-7-156-2-149 0-158 2-149 7-156 7-148 14-150 9-144z');
    p.path('y', 'M17-160h12l-3 5h-6zM20-162Q18-170 24-176Q28-168 26-162z');
    p.path('c', 'M-10-118L-22-100-14-94-8-104z');
  });
}

export function burjTower(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path(
      'p',
      'M-1-228H1L3-190 5-186 5-160 9-156V-128L13-122V-92L18-86V-52L24-46V0H-26V-38L-20-44V-74L-15-80V-110L-10-116V-146L-6-150V-176L-3-182z',
    );
    p.path('f', 'M1-228L3-190 5-186 5-160 9-156V-128L13-122V-92L18-86V-52L24-46V0H4V-200z');
  });
}

export function operaHouse(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('K', 'M-104 0L-98-14H98L108 0z');
    const shell = (a: number, w: number, h: number, c1: Ink, c2: Ink) => {
      p.path(
        c1,
        `M${a} -14Q${a + w * 0.1} ${-14 - h * 0.8} ${a + w * 0.72} ${-14 - h}Q${a + w * 0.62} ${-14 - h * 0.4} ${a + w} -14z`,
      );
      p.path(
        c2,
        `M${a + w * 0.72} ${-14 - h}Q${a + w * 0.62} ${-14 - h * 0.4} ${a + w} -14H${a + w * 0.62}Q${a + w * 0.44} ${-14 - h * 0.5} ${a + w * 0.72} ${-14 - h}z`,
      );
    };
    shell(-92, 50, 42, 'p', 'q');
    shell(-62, 62, 66, 'p', 'q');
    shell(-22, 74, 88, 'p', 'q');
    shell(36, 40, 38, 'p', 'q');
    shell(62, 34, 28, 'p', 'q');
  });
}

export function christStatue(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path(
      'p',
      'M-5-84Q-6-94 0-95Q6-94 5-84L8-80Q40-82 62-84L63-78Q40-72 14-66L13-40 17 0H-17L-13-40-14-66Q-40-72-63-78L-62-84Q-40-82-8-80z',
    );
    p.path('q', 'M0-95Q6-94 5-84L8-80Q40-82 62-84L63-78Q40-72 14-66L13-40 17 0H3L2-60z');
    p.path('k', 'M-20 0H20V16H-20z');
  });
}

export function pyramid(p: Pen, x: number, y: number, w: number, h: number) {
  p.path('y', `M${x - w} ${y}L${x} ${y - h}L${x + w * 0.34} ${y}z`);
  p.path('Y', `M${x} ${y - h}L${x + w * 0.34} ${y}H${x + w}z`);
}

export function blueMosque(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    for (const [k, h] of [
      [-140, 128],
      [140, 128],
      [-96, 156],
      [96, 156],
    ] as const) {
      minaret(p, k, 0, h, 7, 'p', 'q', 't');
    }
    p.rect('p', -84, -50, 168, 50);
    p.rect('q', 30, -50, 54, 50);
    for (const k of [-62, 62] as const) {
      dome(p, k, -50, 17, 't', 'd', 6);
    }
    p.rect('p', -46, -68, 92, 22);
    dome(p, -34, -66, 20, 't', 'd', 6);
    dome(p, 34, -66, 20, 't', 'd', 6);
    p.rect('p', -32, -88, 64, 20);
    p.rect('q', 8, -88, 24, 20);
    dome(p, 0, -86, 40, 't', 'd', 14, 0.95);
    arcades(p, 't', -76, -4, 9, 18, 9, 22);
    p.grid('t', -26, -84, 6, 1, 10, 1, 4, 9);
  });
}

export function rockTreasury(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.rect('e', -66, -150, 132, 150);
    for (let i = 0; i < 6; i++) {
      const k = -55 + i * 22;
      p.rect('p', k - 5, -62, 10, 62);
      p.rect('o', k + 1, -62, 4, 62);
    }
    p.rect('p', -66, -72, 132, 10);
    p.path('p', 'M-40-72L0-90L40-72z');
    p.path('d', 'M-11 0V-44H11V0z');
    for (const k of [-52, 52] as const) {
      p.rect('p', k - 14, -126, 28, 4);
      p.rect('p', k - 12, -122, 6, 36);
      p.rect('o', k + 6, -122, 6, 36);
      p.path('p', k < 0 ? 'M-68-126L-40-140V-126z' : 'M68-126L40-140V-126z');
    }
    p.rect('p', -20, -124, 40, 4);
    for (const k of [-18, -6, 8] as const) {
      p.rect('p', k, -120, 6, 32);
    }
    p.path('p', 'M-22-124L0-150L22-124z');
    p.path('p', 'M-4-148h8v-8q-4-6-8 0z');
  });
}
