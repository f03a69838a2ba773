import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function house(p: Pen, x: number, y: number, w: number, h: number, wall: Ink = 'p', roof: Ink = 'w', shade: Ink = 'q', side = 0.3) {
  p.rect(wall, x, y - h, w, h);
  p.rect(shade, x + w * (1 - side), y - h, w * side, h);
  const t = Math.min(w * 0.3, 18);
  p.path(roof, `M${x - 3} ${y - h + 1}L${x + w * 0.22} ${y - h - t}H${x + w * 0.78}L${x + w + 3} ${y - h + 1}z`);
}

export function gable(p: Pen, x: number, y: number, w: number, h: number, wall: Ink = 'p', roof: Ink = 'w', shade: Ink = 'o', pitch = 0.7) {
  p.path(wall, `M${x} ${y}V${y - h}L${x + w / 2} ${y - h - w * pitch}L${x + w} ${y - h}V${y}z`);
  p.path(roof, `M${x - 4} ${y - h + 5}L${x + w / 2} ${y - h - w * pitch - 5}L${x + w + 4} ${y - h + 5}L${x + w} ${y - h + 8}L${x + w / 2} ${y - h - w * pitch + 4}L${x} ${y - h + 8}z`);
  p.path(shade, `M${x + w / 2} ${y - h - w * pitch - 5}L${x + w + 4} ${y - h + 5}L${x + w} ${y - h + 8}L${x + w / 2} ${y - h - w * pitch + 4}z`);
}

export function spire(p: Pen, x: number, y: number, w: number, h: number, c: Ink = 'k', shade: Ink = 'K', roof: Ink = 't') {
  p.rect(c, x - w / 2, y - h * 0.6, w, h * 0.6);
  p.rect(shade, x + w * 0.1, y - h * 0.6, w * 0.4, h * 0.6);
  p.path(roof, `M${x - w * 0.6} ${y - h * 0.6}L${x} ${y - h}L${x + w * 0.6} ${y - h * 0.6}z`);
  p.grid('d', x - w * 0.12, y - h * 0.5, 1, 2, 1, h * 0.2, w * 0.24, h * 0.1);
}

export function tower(p: Pen, x: number, y: number, w: number, h: number, c: Ink = 'l', shade: Ink = 'm', setbacks = 2, mast = 16, lit: Ink | null = null) {
  for (let i = 0; i <= setbacks; i++) {
    const k = 1 - i * 0.26, a = (w * k) / 2, t = h * (setbacks ? 0.62 + (0.38 * i) / setbacks : 1);
    p.rect(c, x - a, y - t, a * 2, t);
    p.rect(shade, x + a * 0.1, y - t, a * 0.9, t);
  }
  if (mast)
    p.rect(c, x - 1, y - h - mast, 2, mast);
  if (lit)
    p.grid(lit, Math.round(x - w * 0.4), Math.round(y - h * 0.58), Math.floor(w / 9), Math.floor(h / 20), 8, 11, 3, 5, 0.3);
}

export function chalet(p: Pen, x: number, y: number, s: number, snow = true) {
  p.at(x, y, s, () => {
    p.path('o', 'M-32 0V-24L0-46L32-24V0z');
    p.path('d', 'M0-46L32-24V0H6V-30z');
    p.path(snow ? 'p' : 'w', 'M-42-18L0-52L42-18L38-12L0-42L-38-12z');
    if (snow)
      p.path('q', 'M0-52L42-18L38-12L0-42z');
    p.grid('y', -20, -22, 2, 1, 13, 1, 8, 9);
    p.rect('y', 12, -22, 8, 9);
    p.rect('q', -32, -3, 64, 3);
  });
}
