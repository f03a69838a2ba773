import type { Ink } from '#shared/scene/inks.ts';
import { type Pen, cycle } from '#shared/scene/pen.ts';

export function islands(p: Pen, base: number, c: Ink = 'F', d: Ink = 'f') {
  p.path(
    c,
    `M20 ${base}Q70 ${base - 26} 118 ${base - 20}T220 ${base}zM286 ${base}Q320 ${base - 14} 356 ${base - 26}T470 ${base}z`,
  );
  p.path(
    d,
    `M-20 ${base}V${base - 22}Q30 ${base - 36} 66 ${base - 12}T130 ${base}zM392 ${base}Q420 ${base - 40} 452 ${base - 44}T500 ${base - 30}V${base}z`,
  );
}

export function dunes(p: Pen, y = 180) {
  p.path('F', `M-10 ${y + 20}Q80 ${y - 26} 170 ${y + 6}T340 ${y - 4}T490 ${y + 4}V270H-10z`);
  p.path(
    'l',
    `M-10 ${y + 34}C90 ${y + 30} 120 ${y - 6} 190 ${y + 4}C260 ${y + 40} 380 ${y + 40} 490 ${y + 18}V270H-10z`,
  );
  p.path(
    'K',
    `M190 ${y + 4}C260 ${y + 40} 380 ${y + 40} 490 ${y + 18}V270H330C320 ${y + 60} 210 ${y + 50} 190 ${y + 4}z`,
  );
  p.path('y', `M-10 270V${y + 58}C60 ${y + 60} 190 ${y + 20} 300 ${y + 40}C240 ${y + 56} 230 ${y + 80} 250 270z`);
  p.path(
    'Y',
    `M300 ${y + 40}C240 ${y + 56} 230 ${y + 80} 250 270H490V${y + 66}C420 ${y + 70} 360 ${y + 50} 300 ${y + 40}z`,
  );
}

export function sea(p: Pen, y: number, x = 240, c: Ink = 'b', glint: Ink = 'c', to = 270) {
  p.rect(c, 0, y, 480, to - y);
  let d = '';
  const rows = Math.floor((to - y) / 9);
  for (let i = 0; i < rows; i++) {
    const yy = y + 5 + i * 9,
      k = 10 + i * 5;
    d += `M${x - k + p.between(-14, 10)} ${yy}h${k * p.between(1.1, 2)}`;
    if (i % 2) d += `M${p.between(10, 420)} ${yy}h${p.between(14, 34)}`;
  }
  p.line(glint, 2.4, d);
}

export function river(p: Pen, y: number, x = 240, c: Ink = 'b') {
  p.path(
    c,
    `M${x - 6} ${y}C${x + 70} ${y + 14} ${x + 90} ${y + 26} ${x - 10} ${y + 40}C${x - 130} ${y + 58} ${x - 70} ${y + 80} ${x - 130} 270H${x + 120}C${x + 90} ${y + 80} ${x + 10} ${y + 60} ${x + 50} ${y + 42}C${x + 130} ${y + 24} ${x + 70} ${y + 6} ${x + 6} ${y}z`,
  );
}

export function terraces(p: Pen, y = 165) {
  const tones = ['l', 'c', 'l', 'c', 'm', 'b', 'm'] as const;
  for (let i = 0; i < 7; i++) {
    const a = y + i * 15 + i * i * 0.9;
    p.path(
      cycle(tones, i),
      `M-10 ${a + 14}C80 ${a - 24 + i * 3} 150 ${a + 20} 250 ${a + 4}S420 ${a - 16} 490 ${a + 6 + i * 2}V270H-10z`,
    );
  }
}

export function snow(p: Pen, y = 190) {
  p.path('I', `M-10 ${y + 6}Q120 ${y - 26} 250 ${y + 8}T490 ${y - 16}V270H-10z`);
  p.path('i', `M-10 ${y + 52}Q130 ${y - 12} 300 ${y + 30}T490 ${y + 22}V270H-10z`);
  p.line(
    'I',
    2,
    `M330 ${y + 36}C250 ${y + 48} 300 ${y + 58} 230 270M342 ${y + 38}C262 ${y + 50} 314 ${y + 60} 246 270`,
  );
}

export function fairway(p: Pen, y = 180) {
  p.path('l', `M-10 ${y + 10}Q120 ${y - 14} 260 ${y + 6}T490 ${y}V270H-10z`);
  p.path(
    'm',
    `M-10 ${y + 30}Q60 ${y + 14} 120 ${y + 40}T160 270H-10zM490 ${y + 26}Q410 ${y + 30} 380 ${y + 56}T370 270H490z`,
  );
  p.path(
    'k',
    `M212 270C190 ${y + 60} 330 ${y + 54} 300 ${y + 34}C280 ${y + 20} 320 ${y + 10} 346 ${y + 18}C392 ${y + 30} 330 ${y + 58} 330 270z`,
  );
  p.oval('p', 196, y + 44, 30, 8);
  p.oval('p', 402, y + 30, 22, 5);
  p.line('d', 1.6, `M334 ${y + 22}V${y - 26}`);
  p.path('w', `M334 ${y - 26}L356 ${y - 19}L334 ${y - 12}z`);
}

/** Flat ground from the line `y` to the lower edge. */
export function ground(p: Pen, c: Ink, y: number) {
  p.rect(c, 0, y, 480, 270 - y);
}

/** A wave of land from the line `y` to the lower edge. */
export function rise(p: Pen, c: Ink, y: number, left = 0, right = 0) {
  p.path(c, `M-10 270V${y + left}Q120 ${y - 16} 250 ${y}T490 ${y + right}V270z`);
}
