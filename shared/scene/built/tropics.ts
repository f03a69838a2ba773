import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function chedi(p: Pen, x: number, y: number, h: number, c: Ink = 'y', shade: Ink = 'Y') {
  p.at(x, y, h / 160, () =>
    p.sym(
      c,
      shade,
      '0 -160 L1.5 -160 L4 -112 L8 -110 L9 -96 L15 -94 Q18 -84 20 -70 Q24 -48 38 -40 L38 -34 L44 -33 L44 -24 L52 -23 L52 -12 L62 -11 L62 0',
    ),
  );
}

export function thai(p: Pen, x: number, y: number, s = 1, roof: Ink = 'w', edge: Ink = 'y', wall: Ink = 'p') {
  p.at(x, y, s, () => {
    p.rect(wall, -46, -46, 92, 46);
    p.rect('q', 12, -46, 34, 46);
    for (const i of [-38, -20, 14, 32] as const) {
      p.rect(edge, i, -46, 5, 46);
    }
    p.path('d', 'M-8 0V-26Q0-36 8-26V0z');
    for (const [w, b, h] of [
      [66, -40, 40],
      [52, -58, 44],
      [37, -78, 48],
    ] as const) {
      p.path(
        edge,
        `M${-w - 5} ${b + 4}Q${-w * 0.36} ${b - h * 0.36} 0 ${b - h}Q${w * 0.36} ${b - h * 0.36} ${w + 5} ${b + 4}L${w} ${b + 7}H${-w}z`,
      );
      p.path(
        roof,
        `M${-w + 4} ${b + 3}Q${-w * 0.3} ${b - h * 0.26} 0 ${b - h + 9}Q${w * 0.3} ${b - h * 0.26} ${w - 4} ${b + 3}z`,
      );
      p.path(roof === 'p' ? 'q' : 'o', `M0 ${b - h + 9}Q${w * 0.3} ${b - h * 0.26} ${w - 4} ${b + 3}H0z`);
    }
    p.path(edge, 'M-18-76Q-8-92 0-106Q8-92 18-76z');
    p.path(edge, 'M-2-124Q-4-138 5-146Q2-134 2-122z');
  });
}

export function bud(p: Pen, x: number, y: number, s: number, c: Ink = 'k', shade: Ink = 'K') {
  p.at(x, y, s, () =>
    p.sym(
      c,
      shade,
      '0 -110 L2 -110 L5 -98 L10 -94 L10 -88 L15 -84 L15 -76 L20 -72 L20 -62 L24 -58 L24 -46 L27 -42 L27 -26 L32 -26 L32 0',
    ),
  );
}

export function splitGate(p: Pen, x: number, y: number, s: number) {
  for (const flip of [false, true] as const) {
    p.at(
      x,
      y,
      s,
      () => {
        p.path('w', 'M9 0V-118L14-132L18-118H24V-104H32V-90H41V-74H51V-56H62V-36H74V0z');
        p.path('o', 'M9 0V-118L12-126V0z');
        p.path(
          'k',
          'M24-104H32V-100H24zM32-90H41V-86H32zM41-74H51V-70H41zM51-56H62V-51H51zM62-36H74V-31H62zM18-62h18v5h-18zM18-34h34v5h-34z',
        );
      },
      flip,
    );
  }
}

export function meru(p: Pen, x: number, y: number, tiers: number, w: number, step = 13) {
  p.rect('K', x - w * 0.3, y - 18, w * 0.6, 18);
  for (let i = 0; i < tiers; i++) {
    const k = w * (1 - i / (tiers + 2)),
      b = y - 16 - i * step;
    p.path(
      'd',
      `M${x - k / 2} ${b}L${x - k * 0.2} ${b - step * 0.8}H${x + k * 0.2}L${x + k / 2} ${b}Q${x} ${b - 4} ${x - k / 2} ${b}z`,
    );
    p.rect('w', x - k * 0.14, b - step, k * 0.28, step * 0.3);
  }
  p.line('d', 2, `M${x} ${y - 16 - tiers * step}v-8`);
}

export function hut(p: Pen, x: number, y: number, s: number, stilts = true) {
  p.at(x, y, s, () => {
    if (stilts) p.line('d', 2.4, 'M-22-4V12M-8-4V14M8-4V14M22-4V12');
    p.rect('e', -22, -18, 44, 16);
    p.rect('o', 6, -18, 16, 16);
    p.rect('d', -14, -14, 9, 10);
    p.path('Y', 'M-34-14Q-14-28-5-46H5Q14-28 34-14Q0-20-34-14z');
    p.path('o', 'M0-46H5Q14-28 34-14Q18-18 4-18z');
    p.rect('d', -30, -3, 60, 3);
  });
}

export function prang(p: Pen, x: number, y: number, h: number) {
  p.at(x, y, h / 170, () =>
    p.sym(
      'k',
      'K',
      '0 -170 L1.4 -170 L3 -152 L7 -146 Q14 -128 16 -104 L20 -100 L21 -86 L27 -82 L28 -66 L36 -62 L38 -44 L48 -40 L50 -24 L62 -20 L64 0',
    ),
  );
  p.grid('e', x - h * 0.13, y - h * 0.44, 5, 2, h * 0.055, h * 0.12, h * 0.03, h * 0.04);
}
