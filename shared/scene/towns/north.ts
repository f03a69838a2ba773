import { chalet, gable, spire } from '#shared/scene/built/west.ts';
import { type Pen, cycle } from '#shared/scene/pen.ts';

export function mansardTown(p: Pen, y: number) {
  for (const [x, w, h] of [
    [-20, 118, 74],
    [98, 104, 84],
    [202, 96, 76],
    [298, 110, 88],
    [408, 100, 78],
  ] as const) {
    p.rect('p', x, y - h, w, h);
    p.rect('q', x + w - 16, y - h, 16, h);
    p.path('t', `M${x - 2} ${y - h}L${x + 8} ${y - h - 26}H${x + w - 8}L${x + w + 2} ${y - h}z`);
    const n = Math.floor(w / 18);
    p.grid('p', x + 16, y - h - 18, n - 1, 1, 18, 1, 8, 12);
    p.grid('t', x + 9, y - h + 10, n, 3, 18, 24, 7, 14);
    p.rect('w', x + 14, y - h - 36, 10, 12);
    p.rect('w', x + w - 28, y - h - 36, 12, 12);
    p.rect('t', x, y - 22 - h * 0.0, w - 1, 2);
  }
}

export function canalTown(p: Pen, y: number) {
  let x = -8;
  const tones = ['w', 'p', 'o', 'e', 't', 'k', 'w', 'q', 'e', 'o', 'p', 'w'] as const;
  let i = 0;
  while (x < 480) {
    const w = 36 + ((i * 7) % 11),
      h = 84 + ((i * 23) % 34),
      c = cycle(tones, i % 12),
      window = c === 'p' || c === 'e' || c === 'q' || c === 'k' ? 't' : 'p',
      m = x + w / 2,
      t = y - h;
    p.path(
      c,
      i % 3 === 0
        ? `M${x} ${y}V${t}h6v-9h6v-9h${w / 2 - 16}v-8h8v8h${w / 2 - 16}v9h6v9h6V${y}z`
        : i % 3 === 1
          ? `M${x} ${y}V${t}Q${x + 8} ${t - 4} ${m - 8} ${t - 22}Q${m} ${t - 30} ${m + 8} ${t - 22}Q${x + w - 8} ${t - 4} ${x + w} ${t}V${y}z`
          : `M${x} ${y}V${t}L${m - 5} ${t - 24}h10L${x + w} ${t}V${y}z`,
    );
    p.grid(window, x + 6, t + 8, 3, 4, (w - 12) / 3 + 0.6, 20, (w - 12) / 3 - 3, 12);
    p.circ(window, m, t - 7, 3);
    x += w + 1;
    i++;
  }
}

export function fjordTown(p: Pen, y: number, kind = 0) {
  if (kind) {
    const tones = ['w', 'y', 'o', 'p', 'w', 'e', 'o', 'y', 'w', 'p', 'e'] as const;
    for (let i = 0; i < 11; i++) {
      const x = -12 + i * 45,
        h = 56 + ((i * 17) % 20);
      gable(p, x, y, 44, h, cycle(tones, i), 't', 'd', 0.5);
      p.grid('pe'.includes(cycle(tones, i)) ? 't' : 'p', x + 8, y - h + 6, 3, Math.floor(h / 18), 11, 17, 6, 9);
    }
    if (kind === 2) {
      spire(p, 250, y, 30, 176, 'k', 'K', 'l');
      spire(p, 380, y, 22, 128, 'e', 'o', 'l');
    }
    return;
  }
  for (const [x, s, c] of [
    [70, 1, 'w'],
    [134, 0.86, 'p'],
    [196, 1, 'w'],
    [262, 0.84, 'y'],
    [326, 1.04, 'w'],
    [396, 0.9, 'p'],
  ] as const) {
    p.at(x, y, s, () => {
      gable(p, -26, 0, 52, 30, c, 't', 'd', 0.46);
      p.grid(c === 'p' ? 't' : 'p', -16, -24, 3, 1, 12, 1, 7, 10);
      p.line('d', 2, 'M-22 0v8M0 0v8M22 0v8');
    });
  }
  p.rect('d', 34, y, 400, 2.4);
}

export function englishTown(p: Pen, y: number) {
  for (let i = 0; i < 8; i++) {
    const x = -14 + i * 64,
      h = 58 + (i % 3) * 8;
    gable(p, x, y, 62, h - 14, i % 2 ? 'e' : 'p', 't', 'd', 0.4);
    p.grid('t', x + 10, y - h + 20, 3, 2, 16, 22, 9, 12);
    p.rect('o', x + 48, y - h - 16, 9, 22);
  }
  spire(p, 240, y, 32, 142, 'k', 'K', 'K');
}

export function skiTown(p: Pen, y: number) {
  for (const [x, dy, s] of [
    [86, 2, 0.9],
    [170, 10, 0.7],
    [390, -2, 1],
    [300, 12, 0.76],
  ] as const) {
    chalet(p, x, y + dy, s);
  }
}
